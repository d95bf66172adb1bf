# How to play: one page, three pictures.

howto-explore-title = Explore
howto-explore = In your turn you walk as many spaces as your Speed says. A door with nothing behind it is explored: a room is turned up, and you are in it. All of you are friends, for now.
howto-card-title = Rooms bring cards
howto-card = A new room may have a sign: an item helps you, an event happens to you, an omen stays with you. Traits are rolled with as many dice as their number; each die shows 0, 1 or 2. After an omen six dice are rolled, and the more omens there are, the likelier the haunt begins.
howto-haunt-title = The haunt
howto-haunt = Which of fifty stories it is depends on the omen and the room. Mostly one of you is the traitor now; each side reads its own page, which says how it wins, and the other never sees it. In a fight both roll, the higher sum wins, the difference is damage, and a trait on the skull is death.
