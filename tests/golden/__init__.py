"""Golden hands: hand records with the results that the rules give them, replayed by every implementation."""
