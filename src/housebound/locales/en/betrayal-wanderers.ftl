# Betrayal: figures with a facing, as several haunts have them.

verb-face = Face { $direction }
prompt-facing = Which way does { $subject } look?
