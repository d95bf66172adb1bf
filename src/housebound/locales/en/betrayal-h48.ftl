# Haunt 48, Stacked Like Cordwood.

haunt-48-title = Stacked Like Cordwood

haunt-48-story =
    In the old newspapers the photographs are all alike: a shed, a lantern, and along the wall, neatly, what he had left. They
    hanged Crimson Jack for it twice. Now the front door stands open, there is snow on the carpet, and somebody in a red
    coat stamps his boots and hums. He counts you with one finger, moving his lips. It is going to be a cold winter.

haunt-48-heroes =
    Crimson Jack is in the house. He can be beaten, but then he is only gone for a while: he comes back through the front
    door, and stronger each time. Only a cursed weapon kills him for good.

    His aura of fear: when your turn begins in Jack's room, roll Sanity 3+. If you fail, you lose 1 from a mental trait of
    your choice and 1 from a physical one.

    The cursed weapon is one of these: the Axe, the Spear, the Blood Dagger, the Sacrificial Dagger. You decide which, once
    and for all.

    Declare it: you hold one of the four. It costs nothing.

    Find it, a task: in the Library, the Chapel, the Attic or an opened Vault. Knowledge 3+. You take one of the four that
    has not been drawn yet, and that is the one.

    Study it, a task: you are where the cursed weapon is, in anybody's hands or on the floor. Might 5+ or Knowledge 5+. Put
    a token on your card. When you have as many tokens together as there are players, the weapon is mastered. Find and
    study share the one roll of your turn.

    Attack Jack with the mastered weapon: if you win, he is dead. If you beat him in any other way, or when he attacks you,
    he comes back.

    You win when Crimson Jack is killed for good.

haunt-48-traitor =
    Your explorer stays in play, and acts and attacks as usual. Crimson Jack begins in the Entrance Hall. The heroes look
    for a weapon that can kill him.

    Crimson Jack: Speed 3, Might 3, Sanity 3. He is never stunned and never hurt. If he is beaten, he is out of the house;
    at the start of your next turn he comes back in the Entrance Hall with 1 more in each of the three, every time, and acts
    in the monsters' turn that follows. He never rolls more than 8 dice.

    His aura of fear: a hero whose turn begins in his room must roll Sanity 3 or more, or loses 1 from a mental and 1 from a
    physical trait.

    You win when all heroes are dead.

haunt-48-heroes-win =
    He looks down at the blade, and then at you, almost relieved, and says that it was always such a lot of work. Then he
    falls, and this time he falls like something with weight. Nobody sleeps. Toward morning somebody goes out to the shed,
    and comes back, and does not say what was on the list.

haunt-48-traitor-win =
    One on top of the other, heads to the wall. Jack squares the pile with his boot, steps back, squares it again. He has
    left a gap at the end of the row, about as long as you are tall. "For later," he says kindly, and holds the door for you.

prompt-which-cursed-weapon = Which weapon does { $subject } find?

verb-find-cursed-weapon = Look for the cursed weapon, with Knowledge
verb-declare-cursed-weapon = Declare that { $card } is the cursed weapon
verb-study-cursed-weapon = Study the cursed weapon, with { $trait }

notice-weapon-is-cursed = { $card } is the cursed weapon.
notice-weapon-mastered = { $card } is mastered. It can kill now.
notice-jack-falls = { $figure } falls.
notice-jack-returns = { $figure } comes in through the front door again, stronger than before. Returns so far: { $number }.
notice-aura-of-fear = { $figure } cannot look away.
shown-jack-returns = Times that Jack has returned
shown-cursed-weapon = The cursed weapon
shown-study-tokens = Tokens of study
shown-study-tokens-needed = Tokens that master it
