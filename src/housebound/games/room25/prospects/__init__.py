"""What the answers to a question lead to, as numbers: written from what a seat sees, and from nothing else."""
