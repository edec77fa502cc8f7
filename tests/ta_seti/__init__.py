"""Ta-Seti, a file for each of its modules."""
