# The quiz: one incident, and the rulings of several editions to choose from.
