"""Ta-Seti, module 3: the path to Ta-Seti, with priests, items and skills (T3)."""
