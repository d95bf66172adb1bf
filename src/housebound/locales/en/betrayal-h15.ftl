# Haunt 15, Here There Be Dragons.

haunt-15-title = Here There Be Dragons

haunt-15-story =
    The shaft of the spear is scorched along its whole length, and now you know why. The front door comes in with half of
    its wall. For a moment there is nothing behind it but night and rain; then the night opens one yellow eye, takes a
    breath, and lets you see how large it is.

haunt-15-heroes =
    A Dragon is in the house. It breathes fire, and it bites. It cannot be attacked with Speed, and the Dynamite does
    nothing to it. You can hurt it with Might, and with Sanity by the Ring. Damage does not stun it.

    Its fire reaches everyone in its room and in the rooms joined to it by doors. Roll Speed: with 4 or more you are not
    hurt. After the damage dice you may let items of yours burn, items, item tokens and omens that are items: 2 points less
    for each of them.

    The Spear: whoever carries it adds 4 to the result of every Might fight with the Dragon, attacking or defending, besides
    what it does in an attack anyway.

    Two old things are somewhere in the basement, or will be when their room is found: a Shield and an Antique Armor.

    The Shield: its bearer takes no damage from fire and heat and moves 1 space less, and every hero in the bearer's room is
    safe from the Dragon's fire.

    The Antique Armor: putting it on takes your whole turn, and so does taking it off, to keep or to hand over. Whoever
    wears it takes 5 points less of physical damage each time and moves 1 space less. It is no help against fire and heat.
    It is not worn together with the Armor, and nobody can steal it. You can always move 1 space.

    You win when the Dragon is slain.

haunt-15-traitor =
    Put the Dragon in the Entrance Hall. Put the Shield in the Chasm or the Crypt, and the Antique Armor in the Catacombs or
    the Underground Lake; if neither room of a pair is in the house, it lies in the first of them that is found. Your own
    explorer stays in play. The heroes want to slay the Dragon.

    You win when all heroes are dead.

    The Dragon: Speed 3, Might 8, Sanity 6. Nobody can attack it with Speed. In each monsters' turn it may breathe fire once
    and bite once, in either order, and breathe at any moment of its movement.

    Fire: every explorer in its room or in a room joined to it by a door, yours too, rolls Speed. With 4 or more nothing
    happens; with less it is 4 dice of physical damage in the Dragon's room, 2 dice in the rooms beside it.

    Bite: a Might attack on one hero in its room.

    Toughness: each time the Dragon is beaten, subtract 2 from the damage and note the rest on the track, which only you
    see. Its traits do not change, and it is never stunned by damage. When the track has reached the number of players, the
    Dragon is dead, and you have to say so.

haunt-15-heroes-win =
    It dies the way a house burns down: slowly, from one end to the other, with long silences. In the morning there is a
    hill behind the house that was not there before. Somebody should put up a sign, you say. Nobody does.

haunt-15-traitor-win =
    It turns around three times, like a dog, and lies down on what is left. After a while you come out and sit with your
    back against its warm side. Gold would be more comfortable, you suppose. But it was never about the gold.

prompt-arms-room = In which room do the old arms lie? { $subject } chooses.
prompt-burn-item = The fire has caught { $subject }. Let an item burn instead?

verb-breathe-fire = Breathe fire
verb-put-on-antique-armor = Put on the Antique Armor (whole turn)
verb-take-off-antique-armor = Take off the Antique Armor (whole turn)
verb-hand-over-antique-armor = Take off the Antique Armor for { $figure } (whole turn)

notice-arms-in = { $card } lies in the { $room }.
notice-dragon-breathed = { $figure } breathes fire in the { $room }.
notice-shielded = The fire breaks over the Shield and leaves { $figure } alone.
notice-armor-put-on = { $figure } has put on the Antique Armor.
notice-armor-taken-off = { $figure } has taken off the Antique Armor.
notice-item-burnt = { $card } burns, and { $figure } a little less.
shown-wearer = Wears the Antique Armor
shown-dragon-damage = Damage of the Dragon
