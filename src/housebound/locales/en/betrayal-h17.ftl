# Haunt 17, A Breath of Wind.

haunt-17-title = A Breath of Wind

haunt-17-story =
    No window is open, and yet something goes through your hair. A page turns. A cup moves to the edge of the shelf, thinks
    about it, and steps off. Then all the junk in the room begins to lift, slowly, one thing after the other, and to circle,
    and in the middle where nothing is, somebody laughs.

haunt-17-heroes =
    A Poltergeist wants to kill you. You can drive it out of this house with Candles: as many as there are heroes must burn,
    each in another room of the floor where the haunt began. The Mystic Elevator does not count. Should that floor be too
    small, with nothing left to discover on it, any floor will do.

    Find a Candle: in the Kitchen, the Dining Room, the Chapel or the Gallery, a Speed roll of 3+. Once in your turn, and as
    many as you like from one room.

    Exorcise: in a room of that floor without a burning Candle, give up a Candle you carry, or the card of that name, and
    roll Knowledge, 5+. If it succeeds, the Candle burns there for good, and nobody can take it. If not, it is lost. Once in
    your turn; you may find a Candle and exorcise in the same turn.

    Blows and bullets go straight through the Poltergeist. In its room you can make one of these attacks instead:

    Snatch: with Speed. If you win, take one thing that it carries; that makes it weaker by 1. If you lose, you take 1 die
    of physical damage.

    Drive it back: with Sanity, if you carry the Ring, the Skull or the Bell. If you win, it becomes weaker by the
    difference. If you lose, you take 1 die of mental damage.

    You win when as many Candles burn as there are heroes.

haunt-17-traitor =
    The Poltergeist is in the room where the haunt began. The heroes will try to exorcise it.

    The Poltergeist: Speed 3, Sanity 4, and Might as the track says, 4 at first and never counted as more than 8. Nobody can
    attack it with Might or with the Revolver, and nothing stuns it. It carries any number of items, which do nothing for it
    but make it grow: 1 on the track for each item it gains, 1 less for each it loses. It picks up, gives away and drops
    things wherever it comes, and you may hand it things in your own turn in the same room.

    It feeds: if it is in the Junk Room, Storeroom, Attic, Library, Wine Cellar, Research Laboratory or Operating Laboratory
    at the end of a monster turn, it draws an item card.

    It attacks as it moves: once each turn every hero whose room it reaches, with Might. Instead of 2 or more damage it may
    steal an item. A hero who wins does it no harm. With a Might of 0 it does not attack.

    It re-forms: at the start of each monster turn it may drop all it carries and appear in any room with an omen symbol. Its
    Might is 3 then, or 4 in the Junk Room. Dynamite in its room makes it drop everything and blows it out of the house; to
    come back it has to re-form.

    You win when all heroes are dead.

haunt-17-heroes-win =
    The last flame stands straight up and does not move. Everything that was in the air remembers its weight and comes down
    at once, cups, chairs, somebody's shoe. You wait for the laugh. A curtain stirs, but that is only the wind, the ordinary
    kind, which wants nothing from anybody.

haunt-17-traitor-win =
    The room goes round and round. There are watches in it now, and spectacles, and a hand that still holds a candle. You
    stand in the middle, where it is quite still, and something breathes softly down your collar. It has kept the best
    pieces for you.

verb-find-candle = Look for a Candle
verb-burn-candle = Exorcise with the { $card }
verb-snatch-from-poltergeist = Snatch something from the Poltergeist
verb-drive-back-poltergeist = Drive the Poltergeist back
verb-hand-to-poltergeist = Hand the { $card } to the Poltergeist

prompt-re-form = The Poltergeist may drop everything and re-form in a room with an omen symbol. Where?
prompt-snatch-item = What do you snatch from the { $subject }?

notice-candle-placed = { $figure } lights a Candle in the { $room }. It will not go out.
notice-candle-lost = The flame in the hands of { $figure } goes out, and the Candle with it.
notice-poltergeist-re-forms = The air gathers in the { $room }: the { $figure } is there.
shown-candles-placed = Candles burn in
shown-candles-placed-here = A Candle burns here
shown-candles-needed = Candles needed
