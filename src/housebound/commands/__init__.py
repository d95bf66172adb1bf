"""What the `housebound` command can do, by the reason people come: to play, to look things up, to study."""
