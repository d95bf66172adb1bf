# Haunt 31, Airborne.

haunt-31-title = Airborne

haunt-31-story =
    The floor leans, and every picture in the house leans the other way. Through the window you see the hill, quite small,
    with a square hole in it where a cellar used to be. Your old friend with the wild eyes is laughing: it flies, it flies!
    Somewhere in these rooms he has packed parachutes. He has not packed enough.

haunt-31-heroes =
    There is no traitor, and nobody is on your side. There is one Parachute for every two of you, rounded down, and whoever
    is still inside when the last one has left the house dies.

    The basement has stayed behind. Explorers who were down there ride up in the Mystic Elevator, to the ground floor if a
    doorway is open there. Nobody slides in the Coal Chute or falls in the Collapsed Room any more, the Elevator does not go
    below the ground floor (a 0 still hurts), and nothing else moves anybody to the basement.

    Find a Parachute: in a room with an omen symbol that has given none yet, without one of your own, Knowledge 4+ or Speed
    4+. Whoever finds one does not move any more this turn. If there are fewer such rooms left than Parachutes, rooms may
    give another.

    Take one: an explorer in your room has a Parachute and you have none. Might against Might, or Knowledge against
    Knowledge, in place of an attack: the higher roll has it. Nobody is hurt, and your turn ends in any case. An ordinary
    attack is open too, with damage or theft as usual. Whoever steals a Parachute does not move any more this turn.

    Jump: with a Parachute in the Entrance Hall, the Balcony, the Tower, the Coal Chute or the Collapsed Room. 1 space, then
    Knowledge 4+ or Sanity 4+. If it fails you are still standing there, with the Parachute.

    Searching and jumping are tasks: one roll a turn. One Parachute each; the dead leave theirs in the room; it may be given
    away, but the Dog will not carry it. All explorers are each other's opponents and slow each other down.

    Whoever jumps safely wins. The others lose.

haunt-31-heroes-win =
    The silk opens with a crack, and suddenly it is quiet. Above you the house sails on with all its lamps lit, smaller and
    smaller, until it could be a star that somebody forgot to put out.

verb-seek-parachute = Look for a Parachute, with { $trait }
verb-snatch-parachute = Take the Parachute of { $figure }, with { $trait }
verb-leap = Jump, with { $trait } (1 space)
notice-leap-failed = { $figure } stands on the edge and does not dare.
notice-parachutes-left = { $number ->
    [0] That was the last Parachute to be found.
    [one] One more Parachute is hidden somewhere.
   *[other] { $number } more Parachutes are hidden somewhere.
}
shown-parachutes-left = Parachutes still hidden
shown-searched-rooms = Have given one
shown-searched-rooms-here = A Parachute was here
