# Haunt 13, Perchance to Dream.

haunt-13-title = Perchance to Dream

haunt-13-story =
    One of you has lain down on the bare floor and fallen asleep, smiling. It gets dark around the sleeper, as if the dark
    came out of that quiet mouth. The dark has legs now. It tries the windows.

haunt-13-heroes =
    Nightmares are loose. If enough of them escape from the house, you have lost; how many that is, you are not told. Wake
    the dreamer.

    Waking: in the room of the sleeping body, with the Holy Symbol in the hands of any hero there, roll Sanity 5+ or Might
    5+, once a turn. Each success is a wake token. The Smelling Salts do not help. The body cannot be attacked, moved or
    robbed.

    A Nightmare that you beat in a fight is dead. If you lose to one, you take mental damage.

    You win when you have as many wake tokens as there are players.

haunt-13-traitor =
    Your body sleeps where it stands: it drops its items, its companions are set aside, and it does nothing any more. You
    play your Nightmares, as many as there are players. The heroes try to wake the body.

    Escape rooms are all rooms with a window, false or not, all rooms in the open air, the Conservatory and the Entrance
    Hall. If the house has fewer of them than there are players, fetch more. The number of escape rooms is then written down,
    and the heroes do not learn it: so many Nightmares must escape. Rooms found later may be used too and do not change it.

    You win when that many have escaped, or when all heroes are dead.

    The Nightmares: Speed 5, Might 4, Sanity 4, one movement roll for all. Their Might attacks deal mental damage. In an
    escape room without a marker one of them may leave the house for 1 space; a marker then closes that room. Whenever a
    Nightmare escapes or is killed, a new one rises beside the body and acts from the next monster turn on. One that attacks
    and loses is stunned. One may attack and escape in the same turn.

haunt-13-heroes-win =
    The eyes open, and all over the house the dark folds up and is gone, like a slide when the lamp is lit. I had the
    strangest dream, says your friend. You were all in it. Nobody laughs.

haunt-13-traitor-win =
    The last one squeezes through and drops into the garden without a sound. Down in the valley a child sits up in bed, and
    then, in the next house, another. You sleep on. You have never had so much company.

verb-wake-dreamer = Wake the dreamer with { $trait }
verb-nightmare-escapes = Escape from the house

prompt-fetch-escape-room = The house needs more ways out. Which room does { $subject } add?

notice-dreamer-sleeps = { $figure } falls asleep and does not wake.
notice-nightmare-escaped = { $number ->
    [one] { $figure } escapes by the { $room }, the first to get away.
   *[other] { $figure } escapes by the { $room }. That makes { $number }.
}
notice-escapes-needed = Of the Nightmares { $number } had to escape, and so many have.
shown-marked = Nightmares have fled from
shown-marked-here = A Nightmare left here
shown-wake-tokens = Tokens of waking
shown-escapes-needed = Nightmares that must flee
