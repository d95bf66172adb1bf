# Room 25 at a physical table: what people draw from, as the referee names it.

draw-pile-free-green = dalle tessere verdi avanzate
draw-pile-free-yellow = dalle tessere gialle avanzate
draw-pile-free-red = dalle tessere rosse avanzate
draw-pile-face-down = dalle tessere coperte
draw-pile-events = dal mazzo eventi
draw-pile-roles = dalle tessere ruolo
entry-room = Guarda la tessera: che stanza è?
entry-seat = Tirate a sorte: chi comincia?
