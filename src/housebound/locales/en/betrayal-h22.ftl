# Betrayal: haunt 22.

haunt-22-title = The Abyss Gazes Back
haunt-22-story =
    A crack runs through the cellar floor, and the floor beyond it is not there any more. Red light comes up, and a warm wind, and under the wind a sound like a very large thing swallowing.
    One of you has gone to the edge and is smiling down into it.
haunt-22-heroes =
    The house is being swallowed from below, and the traitor wants it to take you all.
    You win when as many exorcisms have succeeded as there were players at the start, and one of you is alive.
    Exorcism, one roll for each of you per turn. With Sanity, 5 or more: in the Chapel, the Crypt or the Pentagram Chamber, or carrying the Holy Symbol or the Ring. With Knowledge, 5 or more: in the Library or the Research Laboratory, or carrying the Book or the Crystal Ball. Each room and each card serves once; a failure uses up nothing.
    When one of you ends a turn, the traitor tells how many rooms that hero must collapse. Keep away from the edge.
    Once: a hero with the Holy Symbol who must collapse rooms, and whose room has a door to a collapsed one, may throw it in instead. Then nothing collapses until that hero's next turn has ended.
haunt-22-traitor =
    You have opened the way for it. Feed it the house, with everybody in it.
    You win when all heroes are dead. The heroes are trying an exorcism that would close the abyss.
    You keep your explorer and play on as before. If you would draw an event card in the basement, you may take Secret Stairs or Secret Passage from the event stack instead and carry it out; the stack is shuffled.
    At the end of your first turn the room of the abyss collapses. At the end of each of your turns the track then goes up by 1. Every living hero, and you before the track moves, must collapse rooms at the end of the own turn, by the number on the track: 0 or 1, none; 2, one room; 3, the result of 2 dice; 4, of 3 dice; 5 or more, of 4 dice.
    Whoever's turn ends chooses the rooms: each beside a collapsed room of the same floor, basement first, then ground floor, then upper floor. When a floor is gone, you choose where the next one begins: an empty room with an open doorway, if there is one.
    Whoever is in a collapsing room, you too, makes a Speed roll. 4 or more: jump into a room joined by a door. Otherwise that explorer dies. Whoever is sent into a collapsed room dies. If you die, you still collapse rooms and move the track.
haunt-22-heroes-win = The last words are spoken, and the light goes out below as if somebody had shut a door. Half a house is left, leaning over a hole full of ordinary dark. You climb out over what remains of the stairs.
haunt-22-traitor-win = The roof goes last, quite slowly, with the weathercock still turning. By morning there is a hill with nothing on it, and the grass has begun to close.

prompt-abyss = Which basement room does { $subject } give to the abyss?
prompt-abyss-event = { $subject } may look for a secret way instead of drawing an event. Which way?
prompt-sacrifice-symbol = Does { $subject } throw the Holy Symbol into the abyss, so that nothing collapses for a while?
notice-abyss-opens = The floor of the { $room } begins to glow: there the abyss will open.
notice-abyss-sated = { $figure } has fed the Holy Symbol to the abyss. For a while it is still.
shown-abyss = The abyss opens in
shown-abyss-here = The abyss opens here
shown-quiet = Stilled by
