# Haunt 14, The Stars Are Right.

haunt-14-title = The Stars Are Right

haunt-14-story =
    Nobody drew this pentagram tonight. It was always here, under the dust, and the dust has just blown away by itself. In
    each of its corners stands somebody in a long robe with a face you nearly know. Far above the cellar, above the roof,
    seven stars have come into line, and in the line there is a gap where something is looking down.

haunt-14-heroes =
    Your friend belongs to a cult. It brings sacrifices into the Pentagram Chamber: items, some omens, and the corpses of
    explorers. When the stars have had enough, something will come. You have not been told how much is enough. Whoever
    dies lies where it fell; you do not carry corpses.

    Paint: as many pots of it as there are players stand about in the house. You may pick one up wherever it lies; nobody
    carries two. It is an item: you may give it to another hero or drop it. The cult cannot touch it. Whoever dies drops it.

    Throw it: in a room joined to the Pentagram Chamber by a door, for 1 space and without a roll. That Paint is in the
    Chamber for good. You cannot throw it from inside.

    You win when all the Paint has been thrown into the Pentagram Chamber.

haunt-14-traitor =
    Put Cultists in the Pentagram Chamber, one fewer than there are players. Your own explorer stays in play. The heroes can
    stop the ritual only by spoiling the Chamber with the Paint that stands about in the house.

    You win with 13 points of sacrifices, or when all heroes are dead.

    Sacrifice: you or a Cultist in the Pentagram Chamber give up what you carry, as much as you like, at no cost, and it
    leaves the game. An explorer's corpse: 4 points, yours too. The Girl, the Madman or the Dog, if you have them: 2. Any
    other item or omen that can be traded: 1. You keep count in the open.

    Corpses: whoever dies lies where it fell. You or a Cultist may pick the corpse up like an item, one at a time. With it
    every room costs you 2 spaces.

    Cultists: Speed 4, Might 4, Sanity 4, one movement roll for all. They carry items, which do nothing for them, pick up
    what lies about, and may take an item instead of dealing 2 or more damage. A stunned Cultist drops everything. They do
    not look after companions. None of you can touch the Paint.

haunt-14-heroes-win =
    The last pot breaks on the wall in a great yellow flower, and you hear it from very far up: not a scream, not a word.
    Something like a chair being pushed back. When you look out, the stars are just anywhere.

haunt-14-traitor-win =
    The gap in the line of stars is gone. So is the line. So are, if one looks closely, the stars. The robes kneel in a
    circle in the dark, and in their middle the one who called it tries to remember which question was to be asked first.

prompt-paint-room = There is no Paint in the house yet. Which room does { $subject } bring in for it?

verb-pick-up-paint = Pick up the Paint: { $card }
verb-throw-paint = Throw the Paint into the Pentagram Chamber (1 space)
verb-sacrifice = Sacrifice: { $card }

notice-paint-in = { $card } stands in the { $room }.
notice-paint-thrown = { $figure } throws Paint into the Pentagram Chamber. Thrown so far: { $number }.
notice-sacrificed = { $figure } gives to the stars: { $card }. Points so far: { $number }.
shown-paint-thrown = Paint in the Chamber
shown-sacrifice-points = Points of the sacrifices
shown-points-needed = Points that the stars want
