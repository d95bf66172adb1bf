"""A report on studies: figures as plots, as a page, as pictures and as text."""
