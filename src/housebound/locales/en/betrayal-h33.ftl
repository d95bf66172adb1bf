# Haunt 33, An Invocation of Darkness.

haunt-33-title = An Invocation of Darkness

haunt-33-story =
    The Book falls open where it has been opened before. There are no letters on the page, only a shape, and the shape is
    read with something that is not the eye. “It is a name,” says your friend, who has gone pale and cannot look away. “A
    long one. I know the first syllable.” And all the lamps in the house lean toward the voice.

haunt-33-heroes =
    If there is neither a Chapel nor a Pentagram Chamber in the house, bring one of them in, as far from the traitor as you
    can. Your friend will read there, out of the Book, until an Elder God comes. You have not been told how often.

    The Book is all that holds the door. Get it: win a Might attack on the traitor by 2 or more and take it, or find it
    where it has been dropped.

    Destroy the Book: carry it into the Furnace Room or the Chasm. It takes 1 space and no roll. It works nowhere else; but
    it works also when the God is here.

    The traitor can be hurt and killed as usual. The God can only be stunned.

    You win when the Book is destroyed, or when the traitor is killed before the God has come.

haunt-33-traitor =
    Raise every trait that is below its starting value to it. Then roll 2 dice for each of your traits and raise it by so
    many steps. You take an extra turn at once, before anybody else; then play goes on to your left.

    Invoke: in the Chapel or the Pentagram Chamber: Knowledge 5+, for 1 space, as often as you have spaces. Each success is
    a syllable of the name. For your first roll the Book must be in your hands; later you know how it goes on. Syllables
    spoken in either room count together, and are never lost.

    With the fifth the portal opens where you stand. You die of it, what you carry falls there, and the Elder God has come.
    You move it from the monster turn of the next round on.

    The Elder God: Speed as many as there are players, Might 12, Sanity 7. It rolls all its twelve dice. Damage stuns it, and
    it carries nothing. The heroes can still destroy the Book, to be rid of it; where, you have not been told.

    You win when all heroes are dead. If you are killed before the fifth syllable, you have lost.

haunt-33-heroes-win =
    The pages do not burn. They scream, one after the other, in the order of the numbers, and then there are no more numbers.
    In the silence a very large thing, very far away, finds that it has forgotten what it was called.

haunt-33-traitor-win =
    It stands in the broken roof with the rain going round it. It has a great deal of time, and looks from window to window
    of the town, as one looks over a shelf. Of those who came here it remembers only the voice. It says the name to itself.

prompt-ritual-room = Which room does { $subject } bring in, where the Book can be read?

verb-invoke = Speak the next syllable (Knowledge 5+, 1 space)
verb-destroy-book = Destroy the Book (1 space)

notice-portal-opens = In the { $room } the air parts like a curtain.
notice-book-destroyed = { $figure } destroys the Book in the { $room }.
shown-invocation-tokens = Syllables spoken
shown-invocation-needed = Syllables of the name
