# Betrayal: haunt 9.

haunt-9-title = The Dance of Death
haunt-9-story =
    It is only a fiddle, a long way off, and your foot has been keeping time for some minutes before you notice. It is a good tune. One feels that one knows how it goes on.
    In the Ballroom the candles are lit. They are dancing there already, very close together, and their shoes are quite worn through.
haunt-9-heroes =
    A Dark Fiddler plays for a dance of death in the Ballroom, and nobody can lay a hand on him. None of you is a traitor yet. Whoever gives in to the music becomes one.
    You win when he is banished: as many times as there were players at the start. To banish, one roll for each of you per turn: Sanity 5 or more, in the Pentagram Chamber, while a hero in that room carries the Holy Symbol.
    At the start of your turn, unless you carry the Holy Symbol, roll Sanity 4 or more. If you fail in the Ballroom, you turn traitor. If you fail anywhere else, you lose 1 Sanity, and in this turn you must walk toward the Ballroom as far as your Speed takes you, through rooms that are known; you may do other things on the way. With no way there you stay where you are.
    If your Sanity ever reaches the skull, you do not die: you turn traitor, and take your turn as one.
    Whoever carries the Holy Symbol cannot give it away or drop it. It can be stolen, and it falls when its bearer dies.
haunt-9-traitor =
    You have stopped fighting it, and it is so easy. All that you had lost you have again: every trait below its starting value returns to it. The others who dance are your friends.
    You win when the Holy Symbol is destroyed, or when no hero is left. Whoever of you ends a turn with the Holy Symbol in the Chasm, the Furnace Room or the Underground Lake destroys it.
    At the start of your turn roll Might 3 or more. If you fail, your feet will not leave the spot in this turn, and you lose 1 Might. Any trait on the skull kills you now.
    You cannot attack with Might any more. You attack with Speed against Speed and do physical damage; where it would be 2 or more you may steal an item instead.
haunt-9-heroes-win = On the last word a string breaks. In the Ballroom they all stand still, bow to their partners, and fall down. You carry your shoes in your hands on the way out, so as not to hear your own steps.
haunt-9-traitor-win = The musicians are so pleased that you could stay. There is no hurry now, and no morning, and the floor is as smooth as ice. You give somebody your hand, and somebody gives you a very cold one, and you begin again from the beginning.

verb-banish-fiddler = Banish the Dark Fiddler
notice-lured = { $figure } cannot help listening, and walks toward the music.
notice-cannot-stop-dancing = { $figure } dances on the spot and cannot stop.
notice-holy-symbol-destroyed = { $figure } destroys the Holy Symbol in the { $room }.
shown-banishings = Banishings done
shown-lured = Lured to the Ballroom
