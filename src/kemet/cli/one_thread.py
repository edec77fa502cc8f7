"""Has NumPy use one thread in what the command line starts; imported before anything that loads it.

A position at a time is no work for several threads: they wait for each other, and where the processor is busy a net takes
twenty times as long. Whoever sets these variables is not overruled.
"""

import os

for variable in ("OPENBLAS_NUM_THREADS", "OMP_NUM_THREADS"):
    os.environ.setdefault(variable, "1")
