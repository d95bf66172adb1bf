# Terrorscape at a physical table: what people draw from, as the referee names it.

pile-killer = the killer's deck
pile-search = the search deck
pile-equipment = the equipment deck
