"""Ta-Seti: five modules for the classic edition (T)."""
