# Room 25 at a physical table: what people draw from, as the referee names it.

draw-pile-free-green = the green tiles that are left over
draw-pile-free-yellow = the yellow tiles that are left over
draw-pile-free-red = the red tiles that are left over
draw-pile-face-down = the face-down tiles
draw-pile-events = the Event deck
draw-pile-roles = the role tiles
entry-room = Look at the tile: which room is it?
entry-seat = Draw lots: who begins?
