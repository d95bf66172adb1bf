# Haunt 4, The Web of Destiny.

haunt-4-title = The Web of Destiny

haunt-4-story =
    What looked like a curtain was a web, and one of you is in the middle of it. Something as large as a pony sits above,
    quite still. The bite has begun to itch. Under the skin, small things turn over in their sleep.

haunt-4-heroes =
    A huge Spider guards whoever woke this haunt: trapped in the web, with the Spider's eggs inside, until they hatch. Get
    rid of both, and get somebody out of the house.

    The trapped explorer cannot move, but may tear at the web and may use, give and take items in the room. As long as the
    eggs are there, none of its traits falls to the skull.

    The web: in that room, as the attack of your turn and with any weapon for Might, make a Might attack against 4 dice of
    the traitor's player. Each win puts one token on the web, a loss hurts nobody. With as many tokens as there are players
    the web is gone.

    The eggs: in that room, roll Knowledge 4+ with the Medical Kit in your hands, or use up the Healing Salve on the trapped
    explorer, without a roll. Until the Medical Kit is found, any hero who would draw an item may take the Kit instead.

    The front door: once web and eggs are destroyed, roll Knowledge 6+ or Might 6+ in the Entrance Hall. A success opens it;
    you then draw an event card, and your turn is over. From the next turn on heroes may leave from the Entrance Hall for
    1 space.

    The rolls for eggs and door: one a turn for each of you. You win when web and eggs are destroyed and at least one
    hero is out of the house.

haunt-4-traitor =
    Whoever woke this haunt hangs in a web, full of your Spider's eggs, and cannot move. With 3 or 4 players your explorer
    is dead and you play the Spider alone; with 5 or 6 your explorer stays.

    You win when the eggs hatch, which is at 9 on the track, or when all heroes are dead. The track begins at 1 and goes up
    by 1 at the end of each of your turns, also if your explorer is dead; the monster turn that follows goes by the new number.

    Neither you nor the Spider may attack the explorer in the web until the eggs are destroyed.

    The Spider: Sanity 5; Speed and Might grow with the track.
    At 1: Speed 0, Might 2. At 2: Speed 1, Might 2. At 3: Speed 2, Might 4. At 4: Speed 4, Might 4. At 5: Speed 5, Might 5.
    At 6: Speed 6, Might 7. From 7 on: Speed 6, Might 8.
    Each monster turn it must move toward a hero of your choice, not the trapped one, and attack if it can; with no such hero
    it moves as you like. In the attacks that it makes it rolls every blank die again, once.

haunt-4-heroes-win =
    The door gives, and there is rain, and nothing has ever tasted better. Behind you eight feet come down the hall,
    unhurried, and stop at the threshold. They do not like the wet. You do not look back, and you do not scratch.

haunt-4-traitor-win =
    It sounds like applause, very small and very many. The web shivers from end to end as they come out to be counted. The
    mother counts them. Then she looks at you as one looks at a good nurse, and you hold out your hands.

verb-tear-web = Tear at the web
verb-tear-web-with = Tear at the web with the { $card }
verb-cut-out-eggs = Destroy the eggs with the Medical Kit
verb-salve-eggs = Use up the Healing Salve on the eggs

prompt-fetch-medical-kit = Does { $subject } take the Medical Kit instead of drawing an item?

notice-webbed = { $figure } hangs in the web and cannot move.
notice-web-held = The web holds against { $figure }: { $result } to { $against }.
notice-web-gone = The web is destroyed.
notice-eggs-gone = The eggs are destroyed.
notice-eggs-hatch = The eggs hatch.
shown-web-tokens = Times the web was torn
shown-web-needed = To be torn in all
shown-eggs = The eggs live
shown-front-door-open = The front door is open
