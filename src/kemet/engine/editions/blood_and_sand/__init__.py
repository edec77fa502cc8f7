"""Blood and Sand, the second edition (BS): other set-up, day before night, veterans, a night of nine steps.

Its own book is not at hand. What is reconstructed is data of this package, marked so, and can be put right here alone.
"""
