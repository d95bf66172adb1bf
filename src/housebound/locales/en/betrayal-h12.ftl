# Haunt 12, Fleshwalkers.

haunt-12-title = Fleshwalkers

haunt-12-story =
    In the Crystal Ball stands the front door, and before it a group of people, waiting to be let in. You count them. You
    know that coat. You know that way of standing. The one in the middle looks up at you and smiles with your own mouth, and
    downstairs, slowly, the latch begins to turn.

haunt-12-heroes =
    There is no traitor. For each of you an Evil Twin has come into the Entrance Hall: as strong, as quick and as clever as
    you were when you entered this house, in all four traits, and it stays so whatever happens. Twins carry nothing.

    The Twins' turn comes after the turn of the player who brought this about. They move in the order of your seats,
    beginning to that player's left, each with a roll of its own Speed, each toward the hero whose face it wears. A Twin
    that ends its movement in a room with heroes attacks with Might: its own hero if that one is there, otherwise one that
    chance picks. It has no choice.

    Fighting your own Twin without the Crystal Ball, whoever attacks: you lose 1 step in each of your four traits, also on a
    tie. If the Twin wins you take its damage as well; if you win, it is stunned. This can kill you.

    Fighting your own Twin while you hold the Crystal Ball: no such loss, and if you win, the Twin is dead.

    Fighting the Twin of another hero: if you win, it is stunned. If that hero is dead and you hold the Crystal Ball, the
    Twin is dead. Only who holds the Crystal Ball can attack a stunned Twin; it rolls as usual and deals no damage. A shot
    from another room costs you nothing and never kills a Twin.

    The Crystal Ball: once in your turn you may take it from a hero in your room who is willing to part with it. It works
    at once. You cannot attack each other.

    If your hero dies, you play the Twin: in the Twins' turn you move it as you like and attack whom you like.

    You win if your hero is alive when the last Twin dies. When all heroes are dead, their players win.

haunt-12-heroes-win =
    The last one falls without a sound, and for a moment you see yourself lying there, younger than you are, and not afraid.
    Then there is only dust on the carpet. You wipe the Crystal Ball with your sleeve. You do not look into it again.

haunt-12-traitor-win =
    You straighten the coats, count heads and step out into the night. The car starts at the first try. At home they will
    be glad to see you, and if somebody thinks that you have changed, well, a night in such a house would change anybody.

prompt-part-with-ball = { $subject } asks you for the Crystal Ball. Do you part with it?

verb-take-crystal-ball = Ask for the Crystal Ball and take it

notice-twin-of = { $figure } has the face of { $hero }.
shown-twins = Whose face they wear
