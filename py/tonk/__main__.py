"""Run the command line: `python -m tonk`."""

import sys

from tonk.cli import main

sys.exit(main())
