"""Set up what is missing, then run all checks and tests."""

import signal
import sys

OLD = "Tonk needs Python 3.11 or newer, and this is %d.%d: install a newer one from python.org, then start again."

if sys.version_info < (3, 11):
    sys.exit(OLD % sys.version_info[:2])

from setup.test import main

if __name__ == "__main__":
    # A shell that starts this in the background lets it ignore Ctrl+C.
    signal.signal(signal.SIGINT, signal.default_int_handler)
    sys.exit(main())
