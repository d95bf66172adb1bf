# Terrorscape at a physical table: what people draw from, as the referee names it.

draw-pile-killer = the killer's deck
draw-pile-search = the search deck
draw-pile-equipment = the equipment deck
entry-victim = Draw lots: who begins?
