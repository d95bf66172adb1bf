# Haunt 24, Fly Away Home.

haunt-24-title = Fly Away Home

haunt-24-story =
    The bite was small. It was the quiet afterwards that was wrong: one of you simply sat down and went white, and something
    the size of a glove let go of the neck and walked up the wall. You look after it. The ceiling is moving. Now you hear
    it too, from the chimney, from the cracks, from every window: thousands of thin voices, all asking for the same thing.

haunt-24-heroes =
    Bloodsucking Bats want to kill you all. The one who should have been the traitor is dead already; only the Bats are left.

    They hate the organ. If the house has no Organ Room, bring it in: the first of you puts it where you like.

    1. Start the organ: in the Organ Room, Might 5+.
    2. Play: in the Organ Room, once it is started, Knowledge 6+; 5+ for whoever has music as a hobby. All Bats that fly
    leave the house, and no more come.

    Each of you makes one such roll in a turn.

    Bats that hang on you bite at the start of your turn: 1 point of physical damage for each, all at once. Each also costs
    you a space of movement, but you can always move one.

    You can attack a Bat in your room, whether it flies or hangs on somebody there, yourself included: a Might attack against
    Might 2. If you win, it is gone; if you lose, you are hurt as usual. Bats do not slow you down.

    You win when the Bats have been driven off and none hangs on any of you.

haunt-24-traitor =
    Your explorer is dead, and what it owned lies in its room. You are the Bats now. There are 24 of them. Put 3 into the
    Tower or the Attic, and 3 into the Chasm or the Catacombs, if they are in the house. The heroes look for a way to drive
    you away.

    The monster turn begins with new Bats: as many as a roll of one die per player says, if there are so many left. They
    come in by the rooms outside, the rooms with a window before which no other room lies, the Chasm, the Conservatory and
    the Entrance Hall: one to each room while there is one without, the rest wherever of these you like.

    Then every Bat may fly: Speed 5, one roll for all. One that has just come in has used a space for that.

    A Bat in a room with a hero may try to latch on to that hero: roll 1 die, and on a 2 it hangs on. The hero does not roll.
    After that the Bat does nothing but bite, which hurts its hero at the start of each of the hero's turns. If the hero
    dies, it is free again.

    Bats have Might 2 and Sanity 1. One that is beaten is dead, and may come in again later. They slow nobody down.

    You win when all heroes are dead.

haunt-24-heroes-win =
    The last chord is still in the walls when the last of them lets go. They leave by the chimney, a long black ribbon that
    does not want to end, and the sky over the house gets a little lighter. Nobody takes a hand from the keys just yet.

haunt-24-traitor-win =
    Hanging head down is a matter of practice. So is seeing with one's ears. Below you the guests have become very quiet, and
    quite pale, and the children are round and warm and sleepy. Tomorrow night you will show them the village.

verb-start-organ = Start the organ
verb-play-organ = Play the organ
verb-latch-on = Latch on to { $figure }

prompt-roost = { $subject } is dead, and three Bats wake. Where?
prompt-bat-entry = A Bat comes into the house. By which room?

notice-bats-come =
    { $number ->
        [0] Something scratches at the windows, but no Bat comes in.
        [one] A Bat comes in.
       *[other] { $number } Bats come in.
    }
notice-bat-latched = { $figure } hangs on { $hero }.
notice-bats-driven-off = { $figure } plays, and all Bats that fly leave the house.
shown-organ-started = The organ is started
shown-bats-driven-off = The Bats are driven off
shown-bats-on = Bats and on whom they hang
shown-bats-left = Bats still outside
