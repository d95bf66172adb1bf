# Haunt 49, You Wear It Well.

haunt-49-title = You Wear It Well

haunt-49-story =
    You see yourself lie on the floor with your mouth a little open. You are not in there any more. You put out a hand, and
    it goes through the wall up to the elbow. One of you is still standing, quite solid, beside something that has no face
    yet and is looking your bodies over, one after the other, like coats in a shop.

haunt-49-heroes =
    The traitor has torn your Souls from your bodies. An Astral Spirit wants one of these bodies for itself. Destroy the
    Spirit, and you can go back.
    You win when your blows against the Spirit are as many as there were players at the start.

    Your figure is your Soul now: it has your traits and takes your turns. Your body lies where you stood. Souls pass through
    walls between rooms side by side, and freely up and down the Coal Chute, the Collapsed Room and the Gallery. What rooms
    do with Might, Speed and physical damage does not touch them. They discover no rooms, use the items they have, but get
    no others, give nothing away, and cannot use the Skull, a weapon or the Dynamite.

    Souls attack and defend only with Knowledge or Sanity, one attack a turn. Beat the Spirit, and that is one blow, with a
    token of the trait; lose, and nothing happens. Beat the traitor, and the traitor is stunned and misses the next turn, with
    no damage; lose, and you take mental damage. Physical damage becomes mental damage for you.

    If your Sanity or Knowledge reaches the skull, your Soul is destroyed with your items, and you are out.

haunt-49-traitor =
    You have torn the Souls of the others from their bodies. Your master, the Astral Spirit, shall have one of those bodies.
    The heroes try to destroy the Spirit, and then to go back into their bodies.
    You win when all Souls are destroyed, or when the Spirit inhabits a body.

    The Astral Spirit: Speed 3, Sanity 6, Knowledge 6. It passes through walls between rooms side by side, is never stunned,
    and attacks only Souls, with Sanity or Knowledge; the Soul takes the difference as mental damage.

    Possession: once per monster turn, in the room of a body whose Soul is destroyed, the Spirit rolls Sanity. More than that
    explorer's starting Sanity puts a token by the body. As many tokens as there were players, by one body, and the Spirit
    inhabits it. It may attack in the same turn.

    You may attack a body in your room, in place of an attack: roll 2 dice, and that hero takes so much mental damage, with no
    defence. But if this destroys the Soul, that body can never be inhabited. Souls you can attack only with Sanity or
    Knowledge, as the Ring lets you. A Soul that beats you stuns you: you miss your next turn.

haunt-49-heroes-win =
    It comes apart without a sound, like smoke when a door is opened. Then there is weight again, and a cold floor, and the
    most beautiful headache of your life.

haunt-49-traitor-win =
    One of the bodies sits up and looks at its hands. It tries the fingers, one by one. It tries a smile, and after a while it
    gets it nearly right. How do I look? it asks.

verb-assail = Attack { $figure }, with { $trait }
verb-strike-body = Strike the body of { $figure } (2 dice of mental damage)
verb-possess = Try to possess the body of { $figure }
notice-body-struck = { $figure } strikes the body of { $target }: { $result }.
notice-possession = The Spirit reaches into the body of { $figure }: { $result }. { $number ->
    [0] No token lies by it.
    [one] One token lies by it.
   *[other] { $number } tokens lie by it.
}
notice-soul-lost = The Soul of { $figure } is destroyed.
shown-bodies = Bodies
shown-possession = Tokens of possession
shown-sanity-tokens = Blows with Sanity
shown-knowledge-tokens = Blows with Knowledge
