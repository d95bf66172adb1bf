# The page before it has anything to say: the server puts these into it, and into what a phone is told when it is installed.

page-no-answer = The server does not answer. Load this page again in a moment; nothing is lost.
page-needs-scripts = Housebound needs JavaScript to draw its boards. `housebound play` works in a terminal without it.
