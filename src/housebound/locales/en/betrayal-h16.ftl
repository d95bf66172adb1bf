# Haunt 16, The Phantom's Embrace.

haunt-16-title = The Phantom's Embrace

haunt-16-story =
    The Girl let go of your hand as if she had been called. Nobody saw her walk down; there was only the cellar door, and a
    cold that came up around it. Far below somebody has begun to play the organ, badly, with great feeling. In the pauses you
    can hear a clock.

haunt-16-heroes =
    A Phantom keeps the Girl somewhere in the basement, and he has laid a bomb. It is ticking. You do not know when it goes
    off, only that it is likelier every round. Save the Girl, and yourselves.

    Finding him: when a hero discovers a room in the basement with an event or an omen symbol, the Phantom is there with the
    Girl. That hero draws no card and must fight him at once, even after another attack in this turn; otherwise it is the
    attack of the turn. Once the basement is fully explored he shows himself by himself, at the start of the monsters' turn,
    and stays until somebody attacks him.

    Fighting him: a Might attack, with any weapon for Might, or a Sanity attack with the Ring. If you win, he is dead and the
    Girl comes with you. On a tie he vanishes with her. If you lose, you take the usual damage, and he vanishes with her.
    He cannot be stunned, and he does not slow anybody down.

    The bomb: in the room where the Phantom was killed, roll Knowledge 7+ to defuse it.

    The front door: in the Entrance Hall roll Knowledge 6+ or Might 6+, at any time. A success opens it; you then draw an
    event card, and your turn is over. From the next turn on heroes may leave from the Entrance Hall for 1 space. Whoever is
    out stays out.

    The rolls for bomb and door: one a turn for each of you. You win when the Phantom is dead and either the bomb is defused
    or the hero who has the Girl leaves the house. Do not all leave without her.

haunt-16-traitor =
    The Girl is with your Phantom now; her card and her token are put aside, and whoever had her has lost her. Your own
    explorer stays in play. The heroes want to save the Girl and themselves. The track begins at 0.

    The Phantom: Might 6, Sanity 5. He never attacks, he only defends himself. He does not move, slows nobody and cannot be
    stunned. When a hero discovers a room in the basement with an event or an omen symbol, and he is not in the house, put
    him there with the Girl, and a marker. That hero must fight him at once instead of drawing a card. If the hero wins, the
    Phantom is dead; otherwise he leaves the house with the Girl, and may come again. What you discover yourself does not
    call him.

    When the basement is fully explored, because no tile for it is left or no doorway is open, you put him at the start of
    the monsters' turn into a basement room without a marker, add a marker and say where. When every room there has one, take
    them all away first.

    Nobody can steal the Girl.

    The bomb: at the end of each of your turns the track goes up by 1, and you roll as many dice as it shows, more than 8 if
    need be. The house blows up at a total of
    8 or more with 3 players, 7 or more with 4, 6 or more with 5, 5 or more with 6.

    You win when the house blows up, when all heroes are dead, or when every living hero has left the house without the Girl
    and without having dealt with the bomb.

haunt-16-heroes-win =
    The ticking stops, or you are too far away to hear it. The Girl asks if he was very sad. You say that you think so. She
    nods, and for a long time she hums something that you heard tonight through three floors, and this time every note is
    right.

haunt-16-traitor-win =
    The last chord is the loudest. It lifts the roof off, quite gently, like the lid of a box, and lets the stars see what
    was inside. When it is over there are two voices left, a deep one and a very small one, practising.

prompt-phantom-fight = The Phantom stands before { $subject }, who must attack him.
prompt-phantom-room = In which room of the basement does the Phantom show himself?

verb-defuse-bomb = Defuse the Phantom's bomb (Knowledge)

notice-phantom-appeared = The Phantom stands in the { $room }, with the Girl in his arms.
notice-phantom-fled = The Phantom is gone, and the Girl with him.
notice-phantom-slain = { $figure } has killed the Phantom in the { $room } and has the Girl. Under the floor something ticks.
notice-phantom-bomb-defused = { $figure } has defused the bomb.
notice-bomb-ticks = The bomb ticks: { $result }.
notice-house-blown-up = The house blows up.
shown-phantom-markers = The Phantom was seen in
shown-phantom-markers-here = The Phantom was here
shown-bomb-room = The bomb is in
shown-bomb-room-here = The bomb is here
