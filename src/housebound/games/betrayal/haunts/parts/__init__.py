"""What several haunts share."""
