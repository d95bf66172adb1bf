# Betrayal: haunt 8.

haunt-8-title = Wail of the Banshee
haunt-8-story =
    The pointer on the board would not stop. It spelled no name, only the same long vowel, over and over, until the glass in the windows took it up.
    Now something in the house is answering. It is far off, then it is in the next room, and between the two there was no door.
haunt-8-heroes =
    The Spirit Board has called a Banshee. Nothing can hurt her, nothing holds her up, and she stands in nobody's way. When she passes through a room, or stops in it, everybody there loses hold of the mind, and a firm Sanity roll only softens it. If the traitor carries the Spirit Board, the traitor hears nothing. It does not shield you.
    You win when as many exorcisms have succeeded as there were players at the start.
    Exorcism, one roll for each of you per turn. With Sanity, 5 or more: in the Chapel, the Crypt or the Pentagram Chamber, or carrying the Holy Symbol or the Spirit Board. With Knowledge, 5 or more: in the Library or the Research Laboratory, or carrying the Book or the Crystal Ball. Each room and each card serves once; a failure uses up nothing.
haunt-8-traitor =
    You called, and she came. The heroes will try to silence her. You win when all of them are dead.
    You keep your explorer. The Banshee begins in your room, looking where you like. She cannot be attacked, slows nobody and is slowed by nobody, goes through barriers, finds no new rooms and does not ride the Mystic Elevator.
    In each monster turn roll 8 dice: so many spaces she flies, never fewer. Then roll 2 dice for her manner.
    0: she does not fly. Put her into any room up to 8 spaces away; she passes through none on the way.
    1: choose her first room; after that she keeps to the left wall: left, else straight on, else right, else back.
    2: choose her first room; after that straight on; where she cannot, left or right at random; else back.
    3: choose her first room; after that she keeps to the right wall: right, else straight on, else left, else back.
    4: fly her as you like. In this turn only one explorer hears her, and only once: you choose which, among those whose rooms she has passed or stops in.
    At stairs, a Secret Passage, Secret Stairs, a Wall Switch, the Collapsed Room and the Gallery her next space may be the other end, and you turn her there. From the Coal Chute it must be the Basement Landing.
    Everybody in a room that she enters rolls Sanity and takes mental damage: 6 or more, 1 die; 3 to 5, 2 dice; 0 to 2, 4 dice. In the manners 1 to 3 she is heard again each time she comes back. The room where she starts is safe until she returns to it. You are spared while you hold the Spirit Board, and only then.
haunt-8-heroes-win = The last word is said, and the note breaks in the middle like a thread. You wait for it to begin again. A clock ticks. Somebody starts to laugh, and puts both hands over the mouth, and listens.
haunt-8-traitor-win = They sit where she left them, with their mouths open, and no sound comes out. You walk from room to room with the board under your arm. She goes before you, singing, and it is beautiful.

prompt-banshee-leap = Where is { $subject } suddenly heard?
prompt-banshee-wail = Who hears { $subject }?
prompt-banshee-way = Where does { $subject } fly next?
notice-banshee-manner = { $number ->
    [0] She vanishes, to come out wherever you like.
    [1] She keeps to the left wall.
    [2] She flies straight on.
    [3] She keeps to the right wall.
   *[4] She flies where you send her.
  }
notice-hears-banshee = { $figure } hears the Banshee.
shown-banshee-facing = The Banshee looks
