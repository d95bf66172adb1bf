# Haunt 35, Small Change.

haunt-35-title = Small Change

haunt-35-story =
    The carpet is a meadow, and the table is a roof on four distant towers. You have not been hurt; there is only so very
    much less of you. One of you looks up at the keyhole, delighted, and calls. Something answers from the hall, something
    with soft feet and a great deal of patience.

haunt-35-heroes =
    The traitor has shrunk you all and let in Cats, and Cats eat what is small and runs. You must leave in a Toy Airplane.
    You win when at least half of the heroes (rounded up, of those at the start) are out of the house in it.

    Search for it in the Bedroom, the Master Bedroom, the Storeroom, the Attic or the Game Room: Knowledge 3+. It stands in
    that room then. Start it, in its space: Knowledge 4+. You are aboard as the pilot; it stays on the ground until your next
    turn, and heroes in its space may get in. Both are tasks: one roll a turn. Getting in or out on the ground costs 1 space.

    From the pilot's next turn on it flies: up to 5 spaces instead of the pilot's movement. To pick up a hero in its space
    costs 1 of them; whoever aboard has the highest Speed rolls it: 4+ the hero is aboard, 2 or 3 not yet, 0 or 1 the plane
    comes down here. Passengers do not move, but may act. A plane that has come down keeps everybody aboard and must be
    started again; it comes down too if its pilot dies.

    Leave the house: with every living hero aboard, in a room in the open air or with a window that nothing blocks, for 1
    space.

    In the air you attack and are attacked only with the Revolver, the Ring or the Dynamite, roll for no stairs, and pass up
    and down through the Collapsed Room and the Gallery and across the Chasm freely.

    A Cat that wins its attack does not wound, it takes you in its mouth. At the start of your turn name a trait, and you and
    the Cat roll it: if yours is higher you are free and take your turn. Otherwise the turn is over, and with its next turn
    the Cat swallows. Whoever beats that Cat in a fight frees you too.

    Everybody is small. Cards in hand still work, but nobody draws any; discovering a room with a symbol ends the turn. Each
    doorway is a space of its own, 1 to enter and 1 to leave, in neither room. Stairs need Might 3+, or the turn ends; the
    Coal Chute and Secret Passages do not. The Collapsed Room and the Mystic Elevator cannot be used; the Gallery, the
    Gymnasium and the Vault do nothing.

haunt-35-traitor =
    You have made everybody small, and you have let in the Cats. The heroes want to leave the house in a Toy Airplane.
    You win when more than half of the heroes have been eaten by Cats, or when fewer than half of them are left.

    Cats, one in the Entrance Hall, with 5 or 6 players one more in the room of the haunt: Speed 6, Might 7, Sanity 5,
    Knowledge 5. A Cat that wins its attack deals no damage: it holds the hero, and its turn ends. It holds one at a time,
    and neither moves nor attacks meanwhile. A hero still held when the next monster turn starts is swallowed and dies. The
    hero may break free before, and a Cat beaten in a fight is stunned and lets go.

    You yourself attack no explorer, and you cannot get into the plane. But you may knock it down when it flies in your
    space: Speed 5+, your task roll of the turn. A Cat in its space may try once per monster turn: Speed 7+, and may then
    attack somebody aboard. On the ground those aboard can be attacked by Cats as usual.

    Everybody is small, you too. Cards in hand still work, but nobody draws any; discovering a room with a symbol ends the
    turn. Each doorway is a space of its own, 1 to enter and 1 to leave, in neither room; for Cats too. For explorers stairs
    need Might 3+, or the turn ends; the Coal Chute and Secret Passages do not. The Collapsed Room and the Mystic Elevator
    cannot be used by explorers; the Gallery, the Gymnasium and the Vault do nothing for them.

haunt-35-heroes-win =
    The little engine coughs, and then there is cold air and the whole garden under you, wide as a country. Behind you, on
    the sill, sits a cat and watches you go, with an expression you will remember.

haunt-35-traitor-win =
    It is quiet again. The Cats wash themselves on the carpet, thoroughly, behind the ears. You scratch one under the chin,
    which takes both your arms, and it begins to purr like a mill.

verb-search-for-plane = Search for the Toy Airplane (Knowledge 3+)
verb-start-plane = Start the Toy Airplane (Knowledge 4+)
verb-board-plane = Get into the Toy Airplane (1 space)
verb-get-out-of-plane = Get out of the Toy Airplane (1 space)
verb-pick-up-hero = Pick up { $figure } (1 space)
verb-fly-away = Fly out of the house (1 space)
verb-swat-plane = Knock the Toy Airplane down, with Speed
prompt-who-rolls = Who aboard reaches for { $subject }?
prompt-break-free = { $subject } struggles. With which trait?
notice-captured = { $captor } has caught { $figure } and holds on.
notice-still-held = { $figure } struggles, and { $captor } holds on.
notice-swallowed = { $captor } swallows { $figure }.
notice-in-doorway = { $figure } stands in the doorway of the { $room }, to the { $direction }.
notice-plane-found = { $figure } has found a Toy Airplane in the { $room }.
notice-plane-started = { $figure } has started the Toy Airplane.
notice-plane-flies = The Toy Airplane takes off, { $figure } at the controls.
notice-plane-moved = { $figure } flies into the { $room }.
notice-plane-grounded = The Toy Airplane is on the ground, in or at the { $room }.
notice-boarded-plane = { $figure } is aboard the Toy Airplane.
notice-got-out-of-plane = { $figure } has got out of the Toy Airplane.
shown-doorways = In doorways
shown-captives = Captives
shown-plane = Toy Airplane
shown-plane-room = The plane is in
shown-plane-room-here = The plane is here
shown-aboard = Aboard
shown-pilot = Pilot
