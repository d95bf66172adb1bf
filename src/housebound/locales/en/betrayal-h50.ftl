# Haunt 50, Treasure Hunt.

haunt-50-title = Treasure Hunt

haunt-50-story =
    Behind the five-pointed star there is a slip of paper in an old hand: whoever reads this shall have everything I own, if
    he can find it before the others do, and before I take my house back. You all read it over each other's shoulders. Then
    you all look up at the same moment.

haunt-50-heroes =
    There is no traitor. Whoever finds the treasure wins alone.

    Twenty Clues lie face down, one in each room with a symbol; nobody knows which is which. If there are fewer rooms, the
    rest is kept for rooms found later, once their card is done. Clues are given, dropped and stolen like items.

    Search, for 1 space, as often as you can pay it, in a room that has or had a Clue: roll Knowledge, add 1 for each Clue 1
    to 16 that you hold, and add what those of them say that fit the room. You choose before rolling which of these you use.
    0: 2 dice of physical damage. 1 to 3: nothing. 4 to 12: take the room's Clue, if it is still there, and turn it up. 13 to
    15: a room collapses. 16 or more: the treasure.

    1: +7 Catacombs. 2: +7 Wine Cellar. 3: +7 Library. 4: +7 Dining Room. 5: +6 Conservatory, Underground Lake. 6: +6 Crypt,
    Chapel. 7: +5 Attic, Kitchen, Storeroom, Larder. 8: +4 in the basement. 9: +3 everywhere. 10: + your Knowledge in the
    Research or Operating Laboratory; 11: in the Organ Room; 12: in the Game Room. 13: + your Might in the Statuary Corridor.
    14: + your Sanity in the Furnace Room. 15: +6 in the Tower, the Balcony or a room whose window is not blocked. 16: + your
    Might or Sanity in the Chasm. Whoever uses 15 or 16 and stays below 13 dies.
    17: poison; lose 1 in a trait of your choice at the start of each of your turns. 18: Might 4+ or Speed 4+, or 3 dice of
    physical damage. 19: everybody on your floor, Might 3+, or lose as many steps as 3 dice show, in any traits. 20: leave it,
    or roll Knowledge: 5+ take two face-down Clues from anywhere, otherwise lose as many steps as 4 dice show, in any traits.

    Collapse: the searcher chooses. The first time an upper room with nobody in it, later one beside a collapsed room.
    Whoever is in it dies, and what lies in it is lost. After the upper floor the ground floor goes, beginning with the Grand
    Staircase; when that is gone, everybody in the basement dies.

    All explorers are each other's opponents and slow each other down. Damage from attacks never brings a trait to the skull;
    everything else can kill. If everybody is dead, or no room is left to search, nobody wins.

haunt-50-heroes-win =
    The stone turns as if it had been oiled yesterday. Gold, yes, and things that are better than gold; and a letter with your
    name on it, in the same old hand. Behind you the others have stopped shouting.

verb-search-for-treasure = Search this room (1 space)
verb-count-clue = Use { $card }
verb-risk-clue = Use { $card }, at the risk of your life
prompt-declare-clues = { $subject } searches. Which Clues are used before the roll?
prompt-place-clue = There are more rooms than Clues. Where does { $subject } put the next one?
prompt-clue-side = On which side of the barrier does { $subject } put the Clue?
prompt-clue-trait = Which trait does { $subject } add?
prompt-trap-trait = A trap! With which trait does { $subject } get away?
prompt-puzzle-box = A puzzle box. Does { $subject } try to open it?
prompt-take-clue = From which room does { $subject } take a Clue?
notice-clue-found = { $figure } turns up { $card }.
notice-clue-poison = { $figure } is poisoned.
notice-clue-left = The puzzle box is left in the { $room }.
notice-searched-for-treasure = { $figure } searches the { $room }: { $result }.
notice-treasure-found = { $figure } has found the treasure in the { $room }!
shown-clues = Face-down Clues
shown-clues-here = A face-down Clue
shown-searchable = Can be searched
shown-reserve = Clues kept for new rooms
shown-puzzle-box = The puzzle box is in
shown-puzzle-box-here = The puzzle box
shown-unknown-clues = Clues not yet seen
shown-poisoned = Poisoned
