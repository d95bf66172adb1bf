# Haunt 37, Checkmate.

haunt-37-title = Checkmate

haunt-37-story =
    The board was there when you came in, and nobody had noticed it. Now somebody sits behind it, in black, and has waited
    long enough. A sleeve moves one pawn two squares forward. "Please," says a voice like a drawer of dry leaves, and a chair
    slides out by itself on the other side. You know what is being played for. Everybody does, sooner or later.

haunt-37-heroes =
    Death sits in the room of one of you, and plays chess. Once in every round, when the monsters' turn begins, one of you
    must play: the hero in Death's room with the highest Knowledge. If nobody is in that room then, you have lost.

    The game: Death rolls, then you roll your Knowledge, with one die more if you carry the Book (8 dice at most). If you
    roll higher, even once, all of you are saved. On a tie nothing happens. If Death rolls higher, all of you pay for it.

    Death cannot be attacked, moved or held up, and holds up nobody.

    There are five Holy Seals in this house, some of them perhaps in rooms that you have not found yet. They are items. Who
    carries one may break it anywhere, a task: Sanity 4+. From then on Death rolls 2 dice fewer for each broken Seal, with
    five or six players 1 die fewer. A Seal cannot be broken in the turn in which you picked it up or got it.

    You win when a hero beats Death at chess.

haunt-37-traitor =
    Your explorer stays in play. Choose a hero: Death sits down in that hero's room, and never leaves it. Nobody can attack
    Death or move it, and it holds up nobody. One of the heroes will play chess against Death in every monsters' turn, and
    they will use the Holy Seals to beat it. If they win a single game, you have lost.

    A Seal lies in each of the Vault (inside), the Crypt, the Research Laboratory, the Operating Laboratory and the Game
    Room, as soon as that room is in the house. Do not name those that are not. You cannot pick Seals up, but you may take
    them from heroes by force.

    You cannot go into Death's room, and if you are there you can only leave it. Nothing that you do touches a hero who is
    there.

    The game, when the monsters' turn begins, against the hero in the room with the highest Knowledge: Death rolls 8 dice,
    or fewer, and rolls every blank again once. The hero rolls Knowledge. On a tie nothing happens. If Death is higher by 1
    or 2, every hero loses 1 Sanity; by 3 or 4, 1 Might; by 5 or more, 1 of each.

    You win when no hero is in Death's room as the monsters' turn begins, or when all heroes are dead.

haunt-37-heroes-win =
    The black king falls over, quite slowly, and rolls to the edge of the board. "Well played," says Death, and means it; it
    does not happen often. The chair is empty. On the board stands one white pawn more than there should be. You leave it
    there. You do not want to owe anybody anything.

haunt-37-traitor-win =
    The pieces are set up again, white on one side, black on the other, and both sides have faces now that you remember.
    Death looks up at you and waits. It never said that the bargain was for good. A chair slides out by itself.

prompt-deaths-opponent = To which hero does { $subject } lead Death?

verb-break-seal = Break a Holy Seal, with Sanity

notice-seal-in = { $card } lies in the { $room }.
notice-seal-broken = { $figure } breaks { $card }. Death is weaker for it.
notice-chess-with-death = { $figure } sits down at the board, opposite Death.
notice-chess-ended = { $figure } has { $result }, Death has { $against }.
notice-chair-empty = Nobody sits opposite Death.
shown-seals-broken = Holy Seals broken
shown-seals-kept-for = Seals will lie in
shown-seals-kept-for-here = A Seal will lie here
