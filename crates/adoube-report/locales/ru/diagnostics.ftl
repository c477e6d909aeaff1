# diagnostics
