# With the real box on the table: people roll and draw, and enter on their phones what came up.

box-title = With the real box on the table
box-how = You roll the dice and draw the tiles and cards of your own box; every phone keeps the rules and the secrets of its player.
box-entry = What came up
box-roll = { $count ->
    [one] Roll the die, and tap what it shows.
   *[other] Roll { $count } dice, and tap what they show.
}
box-which = Which { $what } is it?
box-draw = Draw from { $pile } ({ $left } left). Which { $what } is it?
box-draw-nth = From { $pile }, { $nth } of { $of }: which { $what } is it?
box-private = Only you may see this. Nobody else is shown what you enter.
box-shared = Your side sees this, and nobody else is shown what you enter.
box-look-for = Look for { $name }, a bot, and keep it to yourself.
box-order = { $count } pieces: tap them in the order in which they lie, the first one first.
box-enters = { $name } enters what came up.
box-you-enter = Enter what came up.
box-nobody = Only whoever takes a free seat may see what comes now: somebody has to sit down there.
box-enter-myself = I see it: enter it here
box-search = Search by name
box-pieces = What can come up
box-none-found = Nothing that can come up is called that.
box-tap-one = Tap what came up
box-enter = Enter: { $name }
box-again = Again
box-fell = { $faces }: { $sum } in all
box-how-many = How many dice show { $face }?
box-rest-blank = Of { $count } dice; the others are blank.
box-take-back = Take the last entry back
box-lay-out = Lay out the box
box-lay-out-how = Do this with your hands before the first entry. Tick off what is done: only this phone shows the ticks.
box-big-screen = Big screen
box-big-screen-how = For a tablet or a television: the board as everybody may see it, whose turn it is, and nothing to press.
box-scan = Scan this to sit down
box-scan-at-host = Seats are free: whoever opened the table has the codes for them.
box-asked = { $names }: { $sentence }
page-house-misfit = { $name } has entered something that cannot be.
