# Haunt 28, Ring of King Solomon.

haunt-28-title = Ring of King Solomon

haunt-28-story =
    It was a little too warm for a ring that had lain in the dark so long. Now it is hot. Somewhere in the house a door has
    opened in a wall without doors, and the air that comes through it smells of struck stone. One of you has been reading
    the names aloud, under the breath, all evening. The names have answered.

haunt-28-heroes =
    A portal has opened. The Demon Lord has come through it with smaller Demons, no two of them alike, and they want to kill
    everyone who will not kneel. They come to you: each walks as far as it can toward the nearest of you, and must attack.

    Only the Ring helps for good. Whoever carries it and beats the Demon Lord deals him a defeat: with a Might attack, with
    a Sanity attack by the Ring, which adds 2 to your result, or when he attacks you and loses. The first defeat stuns him,
    the second destroys him; it need not be the same carrier. Any other defeat of the Lord only stuns him. He cannot be
    attacked with Speed, and the Dynamite does nothing to him.

    A Sanity attack with the Ring on a Demon that you win puts it under your control. From your next turn on it acts after
    you: roll its movement, and it may make one Might attack, on Demons, on the Lord or on the traitor. Whom it beats is
    stunned, the Lord too. It does not slow you, and you do not harm it.

    Control belongs to whoever of you carries the Ring. It passes with the Ring to another hero. If the Ring is dropped, or
    falls into other hands, all Demons are free again.

    Without the Ring you fight as usual, and a Demon that you beat is stunned. If you beat whoever has the Ring by 2 or more
    in a Might attack, you may take it instead.

    You win when the Demon Lord is destroyed.

haunt-28-traitor =
    Choose the room of the portal: one with an event symbol in which nobody is, 4 or more spaces from every explorer; if
    there is none, the farthest such room. Out of it come the Demon Lord and one Demon for each hero, four at most. Your own
    explorer stays in play. The heroes will try to kill the Demons.

    You win when all heroes are dead.

    Demon 1: Speed 3, Might 5, Sanity 5. Demon 2: Speed 4, Might 4, Sanity 4. Demon 3: Speed 5, Might 3, Sanity 3. Demon 4:
    Speed 6, Might 2, Sanity 2. The Demon Lord: Speed 2, Might 7, Sanity 7; nobody can attack him with Speed.

    In the monsters' turn each of them, with a movement roll of its own, must move its full roll toward the nearest hero and
    must attack if it can. Among equally near heroes and equal ways you choose.

    If one of them beats the hero who carries the Ring by 2 or more, it may take the Ring instead of dealing damage. It
    cannot use it, drop it or hand it on, and keeps it when it is stunned.

haunt-28-heroes-win =
    The Lord says one more name, and it is his own, and he says it like somebody signing a paper. Then the wall has no door
    in it, and the Ring is cold. You bury it at a crossroads. None of you writes down which.

haunt-28-traitor-win =
    They kneel around you in the order of their rank, and it is only now, counting, that you see that there is one place
    left, at the very end of the row, and that all of them are looking from it to you.

prompt-portal-room = The portal opens. Into which room do the Demons of { $subject } come?

notice-demon-obeys = { $figure } bows its head and obeys { $hero }.
notice-demon-free = { $figure } obeys nobody any more.
notice-demon-lord-defeated = { $number ->
    [1] The Ring has broken the Demon Lord once. Once more, and he is destroyed.
   *[other] The Ring has broken the Demon Lord { $number } times.
}
shown-obeying = Demons that obey the Ring
shown-lord-defeats = Defeats of the Demon Lord
