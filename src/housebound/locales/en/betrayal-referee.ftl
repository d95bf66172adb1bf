# Betrayal at a physical table: what people draw from, as the referee names it.

pile-deck-item = the item deck
pile-deck-omen = the omen deck
pile-deck-event = the event deck
pile-stack = the stack of room tiles
