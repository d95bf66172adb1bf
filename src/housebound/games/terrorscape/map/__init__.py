"""The mansion: its rooms, ways and barricades."""
