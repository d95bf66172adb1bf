# Betrayal at House on the Hill: the haunt's page at hand, and how a finished game is told.

house-haunt-page = The haunt's page
