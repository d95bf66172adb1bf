# Haunt 47, Worm Ouroboros.

haunt-47-title = Worm Ouroboros

haunt-47-story =
    The skull in your friend's hands opens its mouth, and the mouth goes on opening. Something wet and very long comes out
    of it, and out of your friend, and turns round to look. There are two heads. They regard each other for a while, like
    old acquaintances, then each chooses a door. What lies between them fills the room, and breathes.

haunt-47-heroes =
    One of you is dead, and a worm with two Heads is in the house. In every room that a Head leaves, a piece of its Body
    stays behind. The worm must not grow to its full length.

    Heads and Bodies hold you up as opponents do, each for one more space. A Body does nothing else, and nothing can be done
    to it. A Head attacks with Might, and cannot be stunned or attacked: not before the spell.

    The Skull lies where your friend died, with everything else that was there. It is an item.

    The spell, a task: you carry the Skull and are in a Head's room. Sanity 5+. For the rest of the game this Head is weaker
    and can be attacked. Each Head needs a spell of its own.

    Attack a Head that is under the spell, with Might: each time that you win is a hit, also when it attacks you and loses.
    With two hits a Head is destroyed, with five or six players it takes three. Shots and Dynamite do nothing.

    You win when both Heads are destroyed.

haunt-47-traitor =
    Your explorer is dead, and all its items lie in the room where it died. You are the worm. The heroes want to kill it:
    your Heads can be hurt after some ritual of theirs.

    Both Heads begin in that room. In the monsters' turn each of them rolls 1 die for its spaces. In every room
    that a Head leaves, a Body stays, if there is none yet. Heroes do not hold Heads up, and Bodies do not either.
    Heads discover rooms and go on moving; they draw nothing. They cannot use Secret Stairs or a Secret Passage, and cannot
    enter the Mystic Elevator.

    A Head: Speed 1, Might 6, after the ritual Might 5. It may attack once in each monsters' turn, and cannot be stunned.
    Speed attacks and Dynamite do nothing to it. Heads and Bodies hold heroes up, each for one more space.

    You win when the 16th Body is laid, or when all heroes are dead.

haunt-47-heroes-win =
    The second Head falls with its mouth open, a hand's breadth from the tail of the first. All through the house what lay
    between them goes slack, sighs, and begins to smell. You walk out over it, room after room. It takes longer than you
    thought. It is still warm.

haunt-47-traitor-win =
    In the last room the two Heads meet. They have been looking forward to this since before there were houses. One opens
    its mouth, the other goes in, and the circle is closed around everything that there is. Then it tightens.

verb-work-worm-spell = Work the spell on { $figure }, with Sanity

notice-ouroboros-body-laid = A Body of the worm fills the { $room }. Bodies so far: { $number }.
notice-head-spelled = { $figure } is under the spell, and can be hurt.
notice-head-hit = { $figure } is hit. Hits so far: { $number }.
shown-ouroboros-bodies = Bodies of the worm
shown-ouroboros-bodies-here = A Body of the worm
shown-spelled-heads = Heads under the spell
shown-worm-hits = Hits
shown-worm-hits-needed = Hits that destroy a Head
shown-bodies-needed = Bodies of the whole worm
