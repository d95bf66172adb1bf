# Haunt 29, Frankenstein's Legacy.

haunt-29-title = Frankenstein's Legacy

haunt-29-story =
    The last pages of the book are in another hand, and the ink is not quite dry. Lightning walks along the roof. Up in the
    laboratory a sheet slides to the floor, and somebody who was a friend of yours this afternoon begins to laugh, then to
    weep, then to call it by its name. It has no name. It comes anyway.

haunt-29-heroes =
    The traitor commands a Monster, very strong and very hard to stop, and it will hunt you. It always walks toward the
    nearest of you and attacks. Fire is its weakness.

    Torches: in the Charred Room, the Furnace Room, the Pentagram Chamber and the Kitchen each of you may take a Torch, at
    any time in your turn and as often as you like, if you carry none. A Torch is an item; nobody carries two. You may give
    it away, drop it and pick it up.

    Throw a Torch, in place of an attack: you are in the Monster's room or in a room joined to it by a door. Your Speed
    against its Speed. If you win, that is a Torch hit, and the Torch is gone; the Monster is not stunned by it. If you
    lose, the Torch is gone and you are unhurt. On a tie you keep it. No other Speed attack can be made on the Monster, and
    the Dynamite does nothing to it.

    Push the Monster, a task: you are with it in the Tower or the Chasm, on the same side. Might 6+, and it falls to its
    death.

    In a fight with Might the Monster can only be stunned. Torches and the push work on it then, too.

    You win when the Monster is dead: pushed, or hit by as many Torches as there are players.

haunt-29-traitor =
    Your Monster wakes in the Research Laboratory or the Operating Laboratory; if neither is in the house, bring one of them
    to the upper floor. Your own explorer stays in play, and acts and attacks as usual. The heroes will try to kill the
    Monster, and fire hurts it.

    You win when all heroes are dead.

    The Monster: Speed 3, Might 8. When it attacks, add 2 to its result; not when it defends. Nobody can attack it with
    Speed, except with a thrown Torch. In the monsters' turn it must move its full roll toward the nearest hero, and must
    attack if it can. Among equally near heroes and equal ways you choose. It carries nothing.

    If you beat a hero by 2 or more, you may take the hero's Torch instead of dealing damage, and it is destroyed at once.

haunt-29-heroes-win =
    It burns for a long time, without a cry, with its arms half raised, like somebody who wants to be lifted up. When the
    fire is out you stand there a little longer than you need to. Nobody says what all of you are thinking.

haunt-29-traitor-win =
    It stands among them and looks at its hands, then at you. It is waiting to be told that it did well. You tell it. Then
    you pick up the lamp and go ahead of it up the stairs, for there is so much fresh material now, and the night is long.

prompt-monsters-laboratory = In which laboratory does the Monster of { $subject } lie?

verb-take-torch = Take a Torch from the fire
verb-throw-torch = Throw the Torch at the Monster, with Speed
verb-push-monster = Push the Monster over the edge, with Might

notice-torch-hit = The Torch hits { $figure }. Hits so far: { $number }.
notice-torch-out = { $card } goes out.
notice-monster-falls = { $figure } goes over the edge in the { $room }, and the fall is very long.
shown-torch-hits = Torch hits
shown-torch-hits-needed = Torch hits that kill it
