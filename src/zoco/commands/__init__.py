"""What the command `zoco` can do, one file a command. They load only when asked for: rules bring the compiler along."""
