# Betrayal at a physical table: what people draw from, as the referee names it.

draw-pile-deck-item = the item deck
draw-pile-deck-omen = the omen deck
draw-pile-deck-event = the event deck
draw-pile-stack = the stack of room tiles
entry-back = What does the back of the tile on top of the stack say now?
