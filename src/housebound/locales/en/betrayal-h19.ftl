# Haunt 19, A Friend for the Ages.

haunt-19-title = A Friend for the Ages

haunt-19-story =
    At the end of the Gallery hangs a picture that nobody has dusted, and that has no dust on it. The coat is of another
    century. The face is not. You have shared bread with that face tonight; you have held a lamp for it on the stairs.
    Behind you somebody clears a throat, and says, very kindly, that one grows so fond of people, and that they always go.

haunt-19-heroes =
    Your friend cannot be hurt. Blades bend, poison is wine, and years are nothing: the portrait in the Gallery bears all
    of it in their stead, and they will guard it at any price. You have to make it the portrait of somebody else.

    Paint: there are two pots more than there are heroes. One stands in each of these rooms that is in the house: Attic,
    Abandoned Room, Collapsed Room, Patio, Statuary Corridor, Storeroom, Wine Cellar; the rest come with the rooms that
    are still to be found. Paint is an item. Nobody carries two, and the Dog carries none. Your friend can take it too.

    Repaint: in the Gallery, with Paint in your hands, once per turn: Knowledge 4+. The Paint is used up, and one stroke of
    the portrait is yours. On less you keep the Paint.

    Fighting: whoever carries the Amulet of the Ages hurts the traitor as usual. Everybody else who wins does no damage; but
    a Might attack won by 2 or more may take an item away, or Paint.

    You win when there are as many strokes on the portrait as there were heroes, or when the traitor is dead.

haunt-19-traitor =
    Raise every trait that is below its starting value to it. Then, once for each hero, raise by a step the trait that
    stands the fewest steps above its start; you choose among equals.

    You do not age, and nothing hurts you: no event, no room and no damage lowers your traits. Cards that you get or lose
    still change them as they say. Only two things reach you. One is a hero with the Amulet of the Ages who fights you.
    The other is the Gallery: whenever you enter it or begin your turn there, you have to look: Sanity 4+, or 1 die of
    mental damage. It can kill you.

    The heroes want to paint another face over yours. There is Paint in the house for it. You may take it, carry one pot,
    trade it, drop it and steal it.

    Destroy Paint: in place of your attack, the pot that you carry.

    The house is yours: once per turn, when you have moved, you may call any room that has not been found yet and lay it
    where it fits. It must not close its floor. Your movement is over then.

    You win when you have destroyed three pots of Paint, or when all heroes are dead.

haunt-19-heroes-win =
    The last stroke is a corner of the mouth. You hear the years come up the stairs, all at once, like people who have
    waited a long time outside a door. What they leave in the corridor is a coat. It is of another century.

haunt-19-traitor-win =
    The third pot goes out of the window and opens on the stones below, white as an eye. “There,” says your oldest friend,
    and wipes each finger. “Now let us sit down. We shall have such a long evening; and you so short a one.”

prompt-paint-waits = Which of these rooms does { $subject } put Paint in?
prompt-portrait-gift = The portrait gives { $subject } a step. For which trait?
prompt-call-which = Which room does { $subject } call into the house?

verb-repaint = Repaint the portrait (Knowledge 4+)
verb-destroy-paint = Destroy the Paint that you carry
verb-call-room = Call a room into the house (your movement is over then)

notice-repainted = { $figure } changes the portrait. Strokes so far: { $number }.
notice-paint-destroyed = { $figure } destroys a pot of Paint. Destroyed so far: { $number }.
notice-portrait-looks = { $figure } stands before the portrait and has to look.
shown-strokes = Strokes on the portrait
shown-destroyed-paint = Paint destroyed
shown-strokes-needed = Strokes that are needed
shown-kept-paint = Paint still to come
shown-destruction-needed = Paint to be destroyed
