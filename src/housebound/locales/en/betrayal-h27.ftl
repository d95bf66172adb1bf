# Betrayal: haunt 27.

haunt-27-title = Amok Flesh
haunt-27-story =
    The crystal goes dark, then pink, then soft. It runs out between the fingers that held it and lies on the floor and breathes. It is about as large as a hand. It is about as large as a dog.
    "It is only hungry," somebody says, quite tenderly. "You must not be afraid. It is going to be all of us."
haunt-27-heroes =
    Something alive is spreading through the house, room by room, in each monsters' turn: through doors and over stairs, through secret passages, up and down every shaft. Whoever is in a room with a Blob token, or enters one, is a Blob-person from that moment, loses everything, and helps the traitor.
    You win when as many ingredients have been thrown into the Blob as there are players.
    Examine the Blob: in a room joined to one of its rooms by a door, not by stairs or a passage, a Knowledge roll of 3 or more. With as many successes as there are players you know its weakness.
    Search for an ingredient: once the weakness is known, in the Attic, Conservatory, Furnace Room, Gardens, Junk Room, Kitchen, Larder, Library, Operating Laboratory, Research Laboratory, Storeroom, Wine Cellar or the opened Vault, a Knowledge roll of 3 or more. Each room gives one; only if none is left to give anything may rooms be searched again. Examining and searching: one roll in your turn, for both together.
    Throw an ingredient: in a room joined to the Blob by a door, for 1 space each. Ingredients are items.
    The Blob does not slow you and cannot be attacked. Blob-people can neither attack nor be attacked; but where one stands, there is Blob in the next monsters' turn.
haunt-27-traitor =
    The Blob was the Crystal Ball a moment ago, and the Crystal Ball was yours to raise. It needs you no more than it needs the others, but it is your side.
    You win when every hero is dead or a Blob-person.
    The heroes look for things that hurt the Blob and want to throw them in. You may kill them, or steal those things. You act and attack as an explorer.
    The Blob grows in each monsters' turn. First it appears wherever a Blob-person stands; such a part does not grow until it is linked to the rest. Then, in the first turn, it fills the room where it began and every room one step away, and in every later turn every room one step away from it. After a later growth a die is rolled: on a 2 it grows once more, and that is all for this turn.
    One step is a door, stairs, a secret passage, a revolving wall, and every shaft in both directions; not the slide. The Blob discovers nothing, and a Mystic Elevator that holds it never moves again.
    Everybody in a room with a Blob token is a Blob-person at once, you as well, and loses all items and omens. A Blob-person moves up to 2 spaces in its player's turn; entering a room with a Blob token costs nothing. It cannot attack, be attacked, carry, discover, draw cards or use the Mystic Elevator, and its player wins with you.
haunt-27-heroes-win = It takes the last of the jars with a wet little sound, and stops. Then it begins to shake, all of it, in every room at once, and to shrink, and to talk. You do not stay to hear in how many voices.
haunt-27-traitor-win = It is warm. There are no doors any more, and nobody on the other side of them. You had forgotten what it was like to be alone, and now, gently, you forget it for good.

verb-examine-blob = Examine the Blob
verb-search-ingredient = Search this room for an ingredient
verb-throw-ingredient = Throw an ingredient into the Blob
notice-blob-stirs = Something stirs in the { $room }.
notice-blob-grows = The Blob fills the { $room }.
notice-engulfed = The Blob closes over { $figure }.
notice-weakness-known = The weakness of the Blob is known.
notice-ingredient-thrown = { $figure } throws an ingredient into the Blob.
shown-blob-origin = The Blob stirs in
shown-blob-origin-here = The Blob stirs here
shown-blob = The Blob is in
shown-blob-here = The Blob is here
shown-blob-people = Blob-people
shown-examinations = Examinations
shown-weakness-known = The weakness is known
shown-searched = Searched
shown-thrown = Ingredients thrown
shown-blob-needed = Examinations, and then ingredients, needed
