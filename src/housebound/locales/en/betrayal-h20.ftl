# Haunt 20, Ghost Bride.

haunt-20-title = Ghost Bride

haunt-20-story =
    The ring is warm. Somewhere an organ draws breath, and a smell of lilies that have stood too long comes down the
    stairs. She stops in the doorway, all in white, and the white is mould. She looks from face to face until she finds the
    one she has waited for. It is not his face. She lifts her veil all the same, and smiles, and says his name: a name that
    none of you has ever heard.

haunt-20-heroes =
    A dead bride believes that one of you is her groom: everybody is told which one. She takes his strength, and when he is
    dead she will marry his ghost in the Chapel. Find the man she was promised to.

    What one of you has done, all have done. The first three steps are tasks, and they go in this order:

    1. Learn the true groom's name: in the Bedroom, the Dining Room or the Library, or anywhere with the Book. Knowledge 5+.
    2. Find where he lies: in the Crypt. Knowledge 4+.
    3. Dig him up: in the Crypt. Might 4+. Whoever does may take the Corpse at once.
    4. Carry the Corpse to the Chapel. It is an item, and heavy: every room costs its carrier 2 spaces. The Dog cannot
    carry it.
    5. Carry the Ring to the Chapel. This may be done at any time.

    The bride cannot be hurt. Whoever has the Ring may attack her with Sanity: if you win, she is stunned; if you lose, you
    take mental damage.

    You win when the Corpse and the Ring are both in the Chapel, carried by heroes or lying there, before the wedding is
    complete. What the traitor carries does not count.

haunt-20-traitor =
    Your explorer stays in play, and acts and attacks as usual. The Ghost Bride begins in your room, and moves in the
    monsters' turn. Her groom is the hero with the Ring, if that is a man; otherwise the oldest man among the heroes. If
    there is none, a man whom nobody plays waits for her in the Entrance Hall: you and she may attack him. The heroes will
    try to stop the wedding.

    The Ghost Bride: Speed 4, Sanity 6; with five or six players Speed 5, Sanity 7. She walks through walls, and attacks
    with Sanity only. She deals mental damage; from her groom she takes Might instead: 1 for 1 or 2 points, 2 for 3 or 4
    points, 3 for 5 or more. She cannot be hurt, and loses nothing by an attack that fails. Only an attack with the Ring
    stuns her.

    However the groom dies, his ghost is yours. At the start of your next turn both of them are in the Chapel, and the
    wedding begins. (If the table plays that they walk, the ghost moves as she does, and the wedding begins at the start of
    a turn of yours in which both are there.) During the wedding they stay in the Chapel, and she may still attack there.
    At the end of each of your turns the track moves up by 1, whether she is stunned or not.

    You win when the track is at 3, or when all heroes are dead.

haunt-20-heroes-win =
    There is not much left of him: a collar, a few buttons, a hand. You lay the ring in the hand, and the hand closes. She
    kneels, and for a moment she is nineteen and has never been cold. Then there is only the smell of lilies, and that goes
    too, when somebody at last thinks of opening a window.

haunt-20-traitor-win =
    The organ falls silent on the last word. He turns to her with the face of a friend of yours, and there is nobody behind
    it. They go up the stairs together, slowly, as couples do. You throw the rice, and hear it fall through both of them
    onto the stone. Behind you the doors are locked for the night, and for all the nights to come.

setting-wedding-travel = How bride and groom get to the Chapel (haunt 20)
figure-groom = The Groom
domain-character = explorer

prompt-take-corpse = Does { $subject } take up the Corpse at once?
prompt-strangers-body = How many steps does { $subject } lose from Might? Speed loses the rest.
prompt-strangers-mind = How many steps does { $subject } lose from Sanity? Knowledge loses the rest.

verb-learn-true-groom = Look for the true groom's name, with Knowledge
verb-locate-grooms-body = Look for the place where he lies, with Knowledge
verb-dig-up-groom = Dig him up, with Might

notice-groom-is = The bride takes { $figure } for her groom.
notice-outsider-groom = A stranger waits in the Entrance Hall: { $character }.
notice-corpse-buried = Somebody lies buried in the { $room }.
notice-corpse-dug = { $figure } digs up the Corpse.
notice-groom-dead = { $figure } is dead, and his ghost belongs to the bride.
notice-wedding-begins = The wedding begins.
shown-groom = The groom
shown-groom-traits = His traits
shown-groom-is-dead = The groom is dead
shown-bride-steps = Steps done against the wedding
shown-corpse-buried-in = The Corpse lies buried in
shown-corpse-buried-in-here = The Corpse lies here
shown-wedding = The wedding has begun
