# Haunt 42, Comes the Hero.

haunt-42-title = Comes the Hero

haunt-42-story =
    The Mask was never made for a face. Whoever puts it on feels how little there is behind it, and how much room. The
    strongest of you stands in the middle of the floor, smiling, and the poker that somebody has swung lies bent beside
    those feet like a question mark. “Which of you will it be?” In the corner, under a sheet, a statue has raised its head.

haunt-42-heroes =
    Your friend is invincible. No blow lands, no trick bites, nothing can be taken out of those hands. Something is being
    prepared, and it is easy to guess that it will cost a life.

    Put the Statue in the room where the haunt began. It is stone, and nobody can move it.

    Wake it: in its room, with one of four things, which is used up. Only one is ever accepted, and it says what the Statue
    becomes, and what it takes from the traitor: the Holy Symbol a Judge, who takes Speed; the Axe a Warrior, who takes
    Might; the Crystal Ball a Seer, who takes Sanity; the Book a Wizard, who takes Knowledge.

    Move it: in its room, once per turn, roll Knowledge or Sanity and send it as many spaces as the result, through the
    rooms of the house. You need not follow. It never attacks and is never stunned, and nothing holds it up.

    Its touch: when the traitor's turn begins and the Statue is in the same room, that trait of the traitor falls by a step.

    The dead lie where they fell. You may carry one body; every room costs you 2 spaces then.

    You win when the traitor is dead.

haunt-42-traitor =
    Raise every trait that is below its starting value to it. If you have no weapon, search the item stack or the omen
    stack and take the first one; if there is none, you may search the other.

    From now on your traits neither rise nor fall, whatever you carry. You cannot be attacked, nothing hurts you, nothing can
    be stolen from you, and no explorer slows you. You attack as usual, and lose nothing by it.

    There is one thing in the house that may be able to harm you: the Statue. You are told its form when it wakes. You may
    attack it with your Might then, against eight dice: if you win, it loses the next thing that it would do to you; if you
    lose, nothing happens. Awake, it slows you.

    The gate. First kill a hero with a weapon, and pick the body up like an item; you carry one, every room costs you 2
    spaces with it, and the Dog will not touch it. Then bring it to the Catacombs, the Chasm or the Pentagram Chamber. With
    the body there, carried or lying, once per turn: Sanity 4+ or Knowledge 4+. Bodies of heroes who died in any other way
    are useless. The heroes want to stop you.

    You win when the gate is open, or when all heroes are dead.

haunt-42-heroes-win =
    It lays a hand on the smiling face, quite gently, as one quiets a horse. The smile stays there. Behind it the room goes
    on emptying for a while, and then there is only the Mask, rocking on the floor, and a statue with its arm stretched out.

haunt-42-traitor-win =
    The stones drink, and the wall breathes in. Where it was there is a stair going down, broad, well kept, with lamps; and
    someone is coming up it who has come a long way and is in no hurry. “At last,” it says. “Which of you is the hero?”

prompt-weapon-stack = In which stack does { $subject } search for a weapon?
prompt-statue-room = Where is { $subject } sent?

verb-animate-statue = Wake the Statue with: { $card }
verb-move-statue = Move the Statue ({ $trait })
verb-open-gate = Open the gate ({ $trait } 4+)

notice-statue-animated = { $figure } lays this down before the Statue: { $card }. It opens its eyes.
notice-statue-form-is = { $number ->
    [0] The Statue is a Judge.
    [1] The Statue is a Warrior.
    [2] The Statue is a Seer.
   *[3] The Statue is a Wizard.
  }
notice-statue-staggers = The Statue staggers.
notice-statue-held-off = The Statue raises its hand, and lets it fall again.
notice-statue-touches = The Statue touches { $figure }: { $trait }.
notice-gate-opened = In the { $room } the gate opens.
shown-statue-form = What woke the Statue
shown-statue-held-off = The Statue has been beaten back
shown-sacrifices = Killed with a weapon
