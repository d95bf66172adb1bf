"""What single rooms and cards do."""
