# Haunt 26, Pay the Piper.

haunt-26-title = Pay the Piper

haunt-26-story =
    First you take it for water in the pipes: four notes, going down, and the same four again. Then the wall beside you
    begins to listen. It listens with small feet. One of you has known the tune since childhood, hums along, and goes to
    the Pentagram Chamber to play it properly; and under every floor of this house something gets in line.

haunt-26-heroes =
    Whoever stands in the Pentagram Chamber is pushed out of it into a room beside it, door or not. You choose yours.

    Your friend performs a ritual in there, to the tune of a pipe, and no hero can set foot in that room by any means. In it
    nothing that you do reaches the traitor; outside it a fight is a fight. You have not been told how long the tune is.

    Only one thing stops it: every Rat in the house has to die. Any damage kills a Rat. You attack one of them at a time,
    and the others do not help it. If you lose, you take damage as usual. Each verse may call a dead one back.

    Beware of swarms: Rats in one room may fall upon one of you all together.

    You win when no Rat is left in the house. You also win if the traitor dies before setting foot in the Chamber.

haunt-26-traitor =
    Raise every trait that is below its starting value to it, then raise all four by a step. Whoever stands in the
    Pentagram Chamber goes to a room beside it; so do you. Then put two Rats for each player into the house: one in each
    room with an omen or event and nobody in it, and what is left over in the same rooms as you like. None in the Chamber.

    The ritual: in the Pentagram Chamber, once per turn: Sanity 3+. Each success is a verse, and puts a Rat that has been
    killed into a room beside the Chamber again. You need five verses; with five or six players, four. In the Chamber no
    hero can do anything to you, and none can enter it. The heroes want to kill all Rats, which would end the ritual.

    Rats: Speed 3, Might 2, Sanity 1. Any damage kills them, and they never enter the Chamber. A Rat that attacks alone
    and loses is dead.

    Swarm: any number of Rats in one room attack one hero together, with two dice for each of them, at most eight. If they
    lose, nothing happens to them. Each Rat attacks once per turn, alone or in a swarm.

    You win when the last verse is played, or when all heroes are dead.

haunt-26-heroes-win =
    The last of them runs round the skirting of the hall three times and falls over like a wound-down toy. Below, the pipe
    tries the four notes once more, and stops to listen. It is very quiet. Then somebody down there begins to cry.

haunt-26-traitor-win =
    The tune ends where it should, on a note too low to hear. Every Rat in the house sits up and turns its head, as in
    church. There is no door any more between the walls and the rooms; and in the town, far down the hill, cradles creak.

prompt-leave-chamber = Nobody may stay in the Pentagram Chamber. Where does { $subject } go?
prompt-rat-room = Into which room does { $subject } call a Rat?

verb-play-the-pipe = Play a verse of the ritual (Sanity 3+)
verb-swarm = Attack { $figure } in a swarm of { $number } Rats

notice-swarmed = A swarm of { $number } Rats falls upon { $target }.
shown-ritual-tokens = Verses of the ritual
shown-rats-left = Rats in the house
shown-ritual-needed = Verses that are needed
