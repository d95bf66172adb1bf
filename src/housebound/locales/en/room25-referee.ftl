# Room 25 at a physical table: what people draw from, as the referee names it.

pile-free-green = the green tiles that are left over
pile-free-yellow = the yellow tiles that are left over
pile-free-red = the red tiles that are left over
pile-outer = the face-down tiles of the Exit Zones
pile-face-down = the face-down tiles
pile-events = the Event deck
pile-roles = the role tiles
