# Betrayal: figures with a facing, as several haunts have them.

verb-face = Guarda a { $direction }
prompt-facing = Da che parte guarda { $subject_art }?
