"""A server that hosts tables of every game for people, programs and bots."""
