# Terrorscape at a physical table: what people draw from, as the referee names it.

draw-pile-killer = dal mazzo dell’assassino
draw-pile-search = dal mazzo ricerca
draw-pile-equipment = dal mazzo equipaggiamento
entry-victim = Tirate a sorte: chi comincia?
