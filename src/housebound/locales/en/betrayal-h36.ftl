# Haunt 36, Better with Friends.

haunt-36-title = Better with Friends

haunt-36-story =
    It begins with a sound like somebody drinking. The floor leans, a very little, and every door in the house swings open the
    same way. Through the cellar grating comes black water with weed in it, and the swamp lays its cold lips to the walls. We
    are going down, says your friend, and dabbles a hand in it, delighted. Can you not all swim?

haunt-36-heroes =
    The house sinks into a swamp, floor by floor, and the traitor wants you to drown. There is one Rowboat. It lies in the
    Attic, or will as soon as the Attic is found.

    The Rowboat is an item that one hero carries at a time. Every room that you enter with it costs 2 spaces. The Dog cannot
    carry it. Take care of it: the traitor can damage it.

    The water: at the end of each turn of the traitor you are told how far it has risen. Begin your turn on a partly flooded
    floor, and you move 2 spaces fewer in that turn. Begin it on a fully flooded floor, and you move 4 spaces fewer and take 2
    physical damage, which nothing can prevent or lessen. You can always move at least 1 space. Where you go later in the turn
    makes no difference.

    The Medallion: a hero who carries it in a room of a partly or fully flooded floor may discard it, once in the game. Then
    the water does not rise at the end of the traitor's next turn.

    You win when every living hero is in the Balcony, or every one in the Tower, with the Rowboat there, carried or lying, and
    at least half of you, rounded up, are alive.

haunt-36-traitor =
    The house sinks, and you have always liked the water: it does nothing to you. Your explorer stays in play. The Rowboat is
    in the Attic; if the Attic is not in the house yet, put it there as soon as it is. The heroes want to escape.

    At the end of each of your turns the track goes up by 1, from 0. Say how far the water has come:
    1: the basement is partly flooded. 2: it is fully flooded. 3: the ground floor is partly flooded. 4: it is fully flooded.
    5: the upper floor is partly flooded. From 6 on everything is fully flooded.

    A hero who begins a turn on a partly flooded floor moves 2 spaces fewer, on a fully flooded floor 4 spaces fewer, and takes
    2 physical damage that nothing can prevent.

    The Rowboat: in its room, also when a hero there carries it, you may attack it instead of somebody. Roll Might 3+, nobody
    defends it. The first four successes give you a token each, the fifth destroys it. You cannot take, carry or steal it.

    You win when more than half of the heroes are dead, or when the Rowboat is destroyed.

haunt-36-heroes-win =
    Nobody speaks. There are more knees in the boat than it was built for, and the water stands a finger's width below the
    edge. Behind you the last chimney breathes out, and the reeds close over it. Somebody starts to bail with a shoe.

haunt-36-traitor-win =
    From underneath, the surface is a ceiling of green glass. Hands have been knocking on it for a while. It is peaceful down
    here, and there is room for everybody, and your friends, who were so afraid of it, are coming to see.

verb-hack-rowboat = Attack the Rowboat (Might)
verb-stop-flood = Hold up the Medallion and stop the water

notice-rowboat-lies-in = The Rowboat lies in the { $room }.
notice-rowboat-hit = { $figure } has damaged the Rowboat: { $number } in all.
notice-rowboat-lost = The Rowboat is in pieces.
notice-floor-half-flooded = The water rises: partly flooded is now the { $floor }.
notice-floor-flooded = The water rises: fully flooded is now the { $floor }.
notice-water-stands-still = The water stands still, this once.
notice-flood-stopped = { $figure } has given the Medallion to the water.
notice-rowed-away = The heroes push off with the Rowboat from the { $room }.
shown-half-flooded = Partly flooded
shown-flooded = Fully flooded
shown-flood-stopped = The water will not rise next time
shown-rowboat-hits = Damage to the Rowboat
shown-rowboat-hits-needed = Damage that destroys it
