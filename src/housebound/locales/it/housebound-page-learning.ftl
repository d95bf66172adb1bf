## The goal card

page-goal = Obiettivo
page-goal-key = Obiettivo (G)
page-goal-win = Si vince così:
page-goal-ends = Finisce così:
page-goal-veiled = Solo per te: tieni premuto per leggere chi sei e come vinci
page-goal-close = Capito

## Hints of a first game

page-coach = Suggerimento
page-coach-choice = Ciò che brilla si può scegliere: toccalo. Ciò che è spento dice perché non si può.
page-coach-reveal = Ciò che fanno gli altri si mostra una cosa dopo l’altra. Ogni nome sottolineato apre la sua carta.
page-coach-secret = Questo è solo per te. A nessun altro viene mostrato.
page-coach-undo = Non era ciò che volevi? Annulla lo ritira, finché nessuno ne ha saputo nulla.
page-coach-none = Basta suggerimenti

## The guided game

page-guide = Guida
page-guide-open = Prima partita guidata
page-guide-progress = Quanta strada ha fatto la guida
page-guide-play = Gioca ora
page-guide-title = Partita guidata

## How to play

page-howto = Come si gioca
page-howto-title = Come si gioca a { $game }
page-howto-then = Ora prova
