"""Book of the Dead: emerald tiles, honour and decay, sacrifices, the afterlife, and the divinities Thoth and Apophis (B1–B6).

It goes on top of either edition (R58) and with every module of Ta-Seti under the classic one.
"""
