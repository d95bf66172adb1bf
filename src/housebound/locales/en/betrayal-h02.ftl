# Haunt 2, The Séance.

haunt-2-title = The Séance

haunt-2-story =
    The pointer moves before anybody touches it. Yes, it says. Yes. Yes. Your friend laughs, too loudly, and lays ten fingers on
    the board, and asks it for its name. Overhead somebody begins to walk from room to room, unhurried, trying every door. It
    does not matter who called. It only matters who calls best.

haunt-2-heroes =
    The traitor tries to summon a Ghost. Summon it first, and it is yours. Until one side has done so, nobody may attack
    anybody.

    Your séance: in the Pentagram Chamber roll Knowledge 5+ or Sanity 5+. With 3 players you need 1 success, with 4 or 5 players
    2, with 6 players 3, all of you together. Then the Ghost stands in the Chamber. It does not move or attack, slows nobody and
    cannot be attacked. It wants to rest.

    The bones: in the Attic, the Bedroom or the Master Bedroom roll Knowledge 5+ to find them. They are an item. In the Crypt or
    the Graveyard, whoever carries them rolls Knowledge 5+ to bury them. You have little time: the track begins at 1 and goes up
    at the end of each later turn of the hero who made the last success. When it shows 5, the Ghost is the traitor's, and the
    bones no longer help you.

    If the traitor commands the Ghost, whether you failed or were too slow, destroy it. You can attack it with Sanity, if you
    are in its room and carry the Ring, or if that room is the Pentagram Chamber. If you win, it is destroyed; if you lose, you
    take the difference as mental damage.

    Each of you makes one roll a turn for séance and bones.

    You win when the bones are buried while the Ghost is yours, or when the traitor's Ghost is destroyed.

haunt-2-traitor =
    Summon the Ghost before the heroes do. Until one side has done so, nobody may attack anybody. If the Pentagram Chamber is not
    in the house, attach it at least 5 spaces away from you, or as far as you can.

    Your séance: while you hold the Spirit Board, anywhere, roll Knowledge 5+ or Sanity 5+, once a turn. You need one success
    with each. Then the Ghost is in your room, and yours. If the heroes are faster, they command it and get a task; should they
    fail, it is yours from then on. Under your command they will try to destroy it. It stays yours even if you die.

    The Ghost: Speed 4, Sanity 6. It goes through walls, and through collapsed rooms too. In every turn of the monsters it must
    move toward a hero of your choice and make a Sanity attack on a hero in its room, if it can; the damage is mental. If it
    loses its own attack, nothing happens to it.

    The collapse: at the end of your first turn with the Ghost in your command, before it moves, the Attic collapses; the turn
    in which you summon it counts. If there is no Attic, it is an empty room of the upper floor, or else any room there, as you
    choose. From then on every living hero and you collapse one more room at the end of each turn: beside a collapsed room of
    the same floor, door or not. First the whole upper floor, then the ground floor, beginning with the Grand Staircase, then
    the basement, beginning with the Basement Landing. A collapsing room kills every explorer in it, you too. Only the Ghost can
    enter collapsed rooms, and they do not harm it. If it ends a turn in one, it comes to the Pentagram Chamber, or if that is
    gone to the Entrance Hall, or else to the nearest room that is left.

    You win when all heroes are dead.

haunt-2-heroes-win =
    The steps overhead stop in the middle of a room. For a while there is only the rain, and the pointer, which turns once round
    the board as if it were looking at you all. Then it goes, letter by letter, without being asked: good night.

haunt-2-traitor-win =
    The house lies down, floor upon floor, like somebody who has been on their feet for a hundred years. The board is still
    whole. The pointer has a good deal to say now, and it says it in several hands.

prompt-ghost-returns = Where does { $subject } come back?

verb-hold-seance = Call the Ghost ({ $trait })
verb-find-bones = Look for the bones (Knowledge)
verb-bury-bones = Bury the bones (Knowledge)
verb-drift-through-ruins = Drift through the ruins into the { $room }

notice-ghost-summoned = The Ghost is in the { $room }. It obeys the { $team }.
notice-bones-found = { $figure } has found the bones in the { $room }.
notice-bones-buried = { $figure } has buried the bones in the { $room }.
notice-bones-too-late = It is too late for the bones. The Ghost obeys the traitor.
notice-seance-house-falls = The house begins to fall, from the top. From now on everybody brings down one more room at the end of each turn.
notice-ghost-destroyed = { $figure } has destroyed the Ghost.
shown-heroes-called = Successes of the heroes
shown-traitor-called-with = The traitor has called with
shown-ghost-commanded-by = The Ghost obeys the
shown-bones-found = The bones have been found
shown-house-collapses = The house is collapsing
shown-calls-needed = Successes that summon it
shown-bones-until = The bones help until the track shows
