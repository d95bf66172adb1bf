# Betrayal: haunt 21.

haunt-21-title = House of the Living Dead
haunt-21-story =
    Earth slides from the flagstones, and hands come after it. They are slow, the ones who climb out, and they are many, and nothing you do seems to bother them for long.
    Among them stands somebody you came here with, white-eyed, pointing at each of you in turn.
haunt-21-heroes =
    The dead walk this house, led by the Zombie Lord, and they want you among them. Zombies are slow and tough.
    You win when the Zombie Lord is destroyed, or when no Zombie is left in the house. At least one of you must be alive.
    Whoever of you dies is a Zombie from the start of that player's next turn, in the room of the death, and counts as one even before. That player fights for the dead then.
    Zombies: whoever wins an attack on a Zombie with the Axe, the Blood Dagger, the Sacrificial Dagger or the Spear destroys it, and so does the Dynamite. Any other defeat only stuns it. A Zombie that attacks you and loses is stunned, whatever you hold.
    The Zombie Lord: only an explorer who carries the Medallion can hurt it, in the same room, with any weapon or none. The difference of the two results is added to its damage, also when it attacks you and loses. Nothing else has any effect on it, and it is never stunned.
    The Holy Symbol: a Zombie that makes a Might attack on its carrier rolls 2 dice fewer. The Lord does not care.
    Whenever one of you would draw an item, that hero may draw 3, keep 1 and put the other 2 under the stack.
haunt-21-traitor =
    Your explorer is dead; what it carried lies where it fell. You are the Zombie Lord now, and you lead the Zombies.
    You win when all heroes are dead.
    In the monsters' turn you move and attack with the Zombie Lord and with every Zombie: one movement roll for all Zombies, one for the Lord. They carry nothing and discover nothing. Zombies cannot use the Mystic Elevator, the Lord can.
    Zombie: Speed 2, Might 5, Sanity 2. Zombie Lord: Speed 3, Might 7, Sanity 2.
    The heroes will fight. Keep your Zombies away from those with the Axe, a Dagger or the Spear, and from the Dynamite: they destroy Zombies. What the Medallion does to the Lord is worse: 7 points of damage destroy it. Nothing else hurts or stuns it.
    A hero who dies rises as a Zombie at the start of that player's next turn. That player moves it, with a roll of 2 dice, and attacks with it in turns of its own, and shares your win if that Zombie has killed a hero.
haunt-21-heroes-win = The white eyes close. What held the dead upright lets go of them all at once, and they lie down where they stand like people who are very tired. You do not wait to see whether the sun will wake them.
haunt-21-traitor-win = The last of them stops struggling and, after a while, gets up again. There is room for everybody here. There always was.

notice-lord-hurt = The Medallion burns { $figure }.
prompt-draw-three = An item for { $subject }. Draw 3 and keep 1 of them?
prompt-keep-one = Which of these items does { $subject } keep?
shown-rising = About to rise
shown-risen = Risen
shown-killers = Have killed a hero as Zombies
