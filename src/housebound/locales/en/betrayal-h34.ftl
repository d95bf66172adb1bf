# Betrayal: haunt 34. Everybody reads the same page.

haunt-34-title = Guillotines
haunt-34-story =
    You wake on the floor with something cold around your neck. Everybody has one: an iron collar with a number on it, and inside the iron a blade on a spring that ticks.
    One of the collars is a toy. Its owner put the others on.
haunt-34-heroes =
    One of you is the traitor, and nobody knows who but the traitor. All talk is for everybody's ears. Any explorer may attack any other.
    The heroes win when no collar is left that works or hides the traitor, and at least half of them, rounded up, are alive. A collar is gone when it is unlocked, when its wearer is dead, or when its wearer is known to be the traitor. The traitor wins when more than half of the heroes are dead.
    At the end of each turn of the haunt's revealer, alive or not, the track goes up by 1. Then everybody whose collar has a number up to the track rolls 3 dice: a result below the track, and the collar kills. The traitor's own collar cannot; the traitor must show the token then.
    The traitor may show the token at any time, and has the traitor's powers from then on.
    Unlock a collar: with 2 Keys, anywhere, at no cost. The Keys are used up; take off your own collar or that of somebody in the same room, not with a Key that you picked up this turn. Keys are items: they can be given, dropped, picked up and stolen.
    Each Key room has one Key, also if it is found later. One Key and one roll for a Key per turn, and no more movement after taking one. A traitor who is known takes none there.
    Crypt, Furnace Room: end your turn there, with the room's damage. Vault: be the first to end a turn in it once it is open.
    Catacombs, Chasm, Tower: cross to the other side by your roll. Gallery: jump down into the Ballroom, with the damage of the jump.
    Attic, Junk Room, Pentagram Chamber: make the roll of the tile, on leaving or staying; a failure costs what the tile says. Collapsed Room: the Speed roll of 5 or more; on a failure you fall.
    Operating Laboratory: roll all four traits, 3 or more each, and take 2 dice of physical damage whatever they show.
haunt-34-heroes-win = The last lock gives, and the last blade snaps shut on nothing. You leave the collars in a heap in the hall. One of them never had an edge at all.
haunt-34-traitor-win = The ticking stops, here and there in the house, one room after the other. Somebody unbuckles a collar of painted tin and begins to count.

verb-try-for-key = Try for the Key of this room
verb-unlock-collar = Unlock the collar of { $figure } with 2 Keys
prompt-take-key = { $subject } has earned the Key of that room. Take it, and move no more?
notice-key-lies = A Key is in the { $room }.
notice-collar = { $figure } wears collar number { $number }.
notice-collar-off = The collar of { $figure } is off.
notice-collar-shuts = The collar of { $figure } snaps shut.
shown-keys = Keys wait in
shown-keys-here = A Key waits here
shown-collars = Collars
