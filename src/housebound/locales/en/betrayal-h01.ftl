# Haunt 1, The Mummy Walks.

haunt-1-title = The Mummy Walks

haunt-1-story =
    Somebody has brought a stone coffin into this house, and somebody else has opened it. What climbs out has waited for
    its bride longer than any city has stood. It has noticed the Girl. One of you thinks that they would make a lovely
    couple.

haunt-1-heroes =
    The traitor wants the Mummy to marry the Girl. Drive the Mummy back to where it came from.

    You share three steps, in this order:
    1. Its name: in the room with the Sarcophagus, in the Research Laboratory or in the Library, roll Knowledge 6+.
    2. The spell: whoever carries the Book rolls Knowledge 6+, anywhere.
    3. The banishment: in the Mummy's room, with the Book in the hands of any hero there, attack the Mummy with Sanity. No
    Ring is needed. Win, and the Mummy is gone for good; lose, and the difference is mental damage. Not in a turn in which
    you have made a roll for one of the other steps.

    Steps 1 and 2 allow each hero one roll a turn; two heroes may do them in the same round. If the Book lies in the omen
    stack or its discard pile, the next hero who discovers a room with an omen gets it instead of drawing.

    Any other attack that beats the Mummy stuns it as usual. What it carries falls then, the Girl too, and a hero in the
    room may take her along. Where she waits alone, the first explorer to enter takes her.

    You win when the Mummy is banished.

haunt-1-traitor =
    The Mummy stands beside its Sarcophagus in the room of the haunt. Choose a room for the Girl: on the same floor, 5
    spaces away or as far as that floor allows. The first explorer to enter her room takes her. The heroes want to banish
    the Mummy.

    You win when the Mummy has the Girl and carries the Ring or the Holy Symbol, in the room of the Sarcophagus; or when all
    heroes are dead.

    Your explorer goes on as before. In its turn, in the Mummy's room, it may hand the Mummy any items and the Girl. If both
    the Ring and the Holy Symbol lie in the omen stack or its discard pile when you discover a room with an omen, you may
    take one of them instead of drawing.

    The Mummy: Speed 3, Might 8, Sanity 5. It picks up items, and the Girl where she waits alone, at no cost; they
    change nothing about it. With a movement roll of 0 or 1 it may be put into any room instead of moving. Where its
    movement ends in the room of a hero it must attack one there, and it may attack earlier. Its damage takes Speed
    down to the lowest number first, then Might. Instead of 2 or more damage it may take one item, or the Girl.
    Attacks with Speed and the Dynamite do nothing to it; stunned, it drops everything.

haunt-1-heroes-win =
    The last word of the spell is spoken. The bandages stand for a moment with nothing inside, and then they are a heap of
    linen on the floor. The Girl asks whether it is coming back. No, you tell her, and you very much hope that this is so.

haunt-1-traitor-win =
    The lid of the coffin stands open like a church door. There is a ring, or something that will do for one, and a bride
    who has stopped crying. You are the only guest. The groom nods to you, and the stone slides shut over them both.

verb-learn-mummy-name = Learn the Mummy's name
verb-read-mummy-spell = Read the spell in the Book
verb-banish-mummy = Banish the Mummy
verb-take-girl = Take the Girl along
verb-hand-to-mummy = Hand the { $card } to the Mummy

prompt-girl-room = { $subject } hides the Girl. In which room?
prompt-wedding-gift = { $subject } may pick a wedding present. Which card?
prompt-mummy-appears = { $subject } is slow, and may turn up anywhere instead of walking. Where?

notice-sarcophagus-in = The Sarcophagus stands in the { $room }.
notice-girl-in = The Girl waits in the { $room }.
shown-sarcophagus = The Sarcophagus stands in
shown-sarcophagus-here = The Sarcophagus
shown-mummy-steps = Steps learnt against the Mummy
