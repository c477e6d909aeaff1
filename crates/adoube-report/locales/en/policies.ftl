# policies
