# Haunt 40, Buried Alive.

haunt-40-title = Buried Alive

haunt-40-story =
    The pointer moves by itself. You laugh, because that is what one does, and read the letters aloud as they come: d, a, r,
    k. C, a, n, t. Then very fast, so that you can hardly follow: under the floor under the floor under the floor. And now
    that all of you are quiet you can hear it too. Somebody is knocking, from below.

haunt-40-heroes =
    Somebody is buried alive in a room of the basement, one that was in the house when the haunt began. Find the room and dig,
    before the air is gone. The traitor knows where it is, and keeps a record of how the buried person suffers.

    Search: in a basement room into which you have walked in this turn, Knowledge 3+. If it succeeds, the traitor must say
    truthfully whether it is the room. Once for each room in your turn, and in as many rooms as you can reach. If you are
    still there from your last turn, you have to go out and come in again.

    Dig: in the room, once it is known, Might 4+. One such roll in a turn. Each success is a token there.

    The Spirit Board, while the room is unknown: whoever holds it cannot give or drop it, and its usual use is off. The
    holder may ask it instead of doing anything else in a turn. Roll Sanity:

    - 0 to 2: nothing.
    - 3 or 4: you move any one explorer by up to 3 spaces. Nobody may search because of that.
    - 5 or 6: a breath of air. Roll 2 dice and take the result off the harm done so far.
    - 7 or more: the traitor must name the room.

    When the room becomes known the Board is discarded.

    You win when there are as many tokens as players in the room.

haunt-40-traitor =
    If the basement has fewer than five rooms, bring in more until it has. Then choose in secret the room of the basement in
    which you have buried somebody. The heroes want to rescue that person. When they ask in the right way, you must tell the
    truth about a room.

    At the end of each turn of yours the track advances by 1. Then roll as many dice as it shows, 8 at the most: so much harm
    is done to the buried person, and noted. This goes on when you are dead.

    The Spirit Board may help the heroes. If you defeat the hero who carries it with a Might attack by 2 or more, you may
    take it instead of doing damage; it is destroyed at once.

    You win when the harm comes to 12, or when all heroes are dead.

haunt-40-heroes-win =
    The lid splinters. There is a hand first, and then a face, grey and astonished, that cannot stop blinking into your
    candle. It takes a long breath, the longest you have ever heard. And then it asks, in quite an ordinary voice, whether
    anybody has thought of looking under the next room.

haunt-40-traitor-win =
    The knocking has stopped. You wait a little while to be sure, with your cheek on the cold stone, as one waits for a
    child to fall asleep. Then you get up, and brush off your knees, and pick up the spade. There is so much room down here,
    and you have company.

verb-search-for-grave = Search this room for the grave
verb-dig-up = Dig
verb-ask-spirit-board = Ask the Spirit Board

prompt-burial-room = In which room of the basement has { $subject } buried somebody? Nobody else will know.
prompt-board-moves = The Spirit Board pulls at somebody. At whom?
prompt-board-step = Where does the Spirit Board pull { $subject }?

notice-grave-in = The grave is in the { $room }.
notice-no-grave-in = The grave is not in the { $room }.
notice-buried-suffers = The knocking becomes fainter: { $number } more harm to the buried person.
notice-buried-breathes = A breath of air: { $number } less harm to the buried person.
shown-times-dug = Times dug
shown-digs-needed = To be dug in all
shown-burial-room = The grave is in
shown-burial-room-here = The grave is here
shown-graves-possible = The grave may be in
shown-graves-possible-here = The grave may be here
shown-buried-damage = Harm to the buried person
