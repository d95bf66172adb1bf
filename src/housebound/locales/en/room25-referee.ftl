# Room 25 at a physical table: what people draw from, as the referee names it.

draw-pile-free-green = the green tiles that are left over
draw-pile-free-yellow = the yellow tiles that are left over
draw-pile-free-red = the red tiles that are left over
draw-pile-outer = the face-down tiles of the Exit Zones
draw-pile-face-down = the face-down tiles
draw-pile-events = the Event deck
draw-pile-roles = the role tiles
