"""Building the site: what `build_site.py` puts together in `dist/`."""
