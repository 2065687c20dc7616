.PHONY: play test
PYTHON ?= python3
play:
	$(PYTHON) scripts/play.py
test:
	$(PYTHON) scripts/test.py
