"""`make docs`: the manual as a site, from docs/, the rulebooks, the library's docstrings and the schemas.

`pages` gathers Markdown pages, Sphinx (docs/conf.py) makes HTML of them, `site` makes it fit to be served.
"""
