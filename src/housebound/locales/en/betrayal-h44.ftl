# Betrayal: haunt 44.

haunt-44-title = Death Doth Find Us All
haunt-44-story =
    In the mirror over the mantelpiece somebody's grandmother is wearing your coat. You lift a hand to your hair, and she lifts hers, and some of it stays between your fingers.
    All the clocks in the house have begun to strike, each of them in a great hurry. Only the youngest of you is not older than before, and smiles at the rest with very good teeth.
haunt-44-heroes =
    You are growing old. At the end of each of the traitor's turns every one of you rolls a die and is so many decades older; what that does to you, you will feel. The traitor does not age. Age can kill, and nothing prevents it. It does not stop when the traitor is dead.
    You win when as many rituals have succeeded as there were players at the start.
    Ritual, one roll for each of you per turn, Sanity or Knowledge, 5 or more: in the Catacombs, the Charred Room, the Crypt, the Gallery, the Kitchen, the Pentagram Chamber or the Tower. Each room serves once; a failure uses up nothing.
    Whoever carries the Medallion ages one decade less each time. But whenever one of you dies, the bearer of the Medallion is a decade older at once.
haunt-44-traitor =
    They are old, and it suits you. You win when all heroes are dead. They have a Medallion that slows their age, and they will look for a way to stop it.
    You keep your explorer and do not age. You cannot pick up, steal or carry the Medallion. Whenever a hero dies, roll 3 dice and raise your traits by so many steps, as you like.
    Every hero is one decade older at once. At the end of each of your turns, also if you are dead, every hero rolls a die and is so many decades older. What a decade does when it is entered: the teens, nothing; the 20s, 1 more Might and Speed; the 30s, 1 more Sanity and Knowledge; the 40s, 1 less Speed, 1 more Sanity; the 50s, 1 less in one physical and in one mental trait; the 60s, 1 less Might and Speed, and 1 less in one mental trait; the 70s and every later decade, 1 less in each trait.
haunt-44-heroes-win = The clocks stop, all on the same stroke. One after another your faces come back in the mirror, a little thinner than they were, a little kinder perhaps. There is one grey hair among you, and nobody wants to look whose it is.
haunt-44-traitor-win = You sweep them up yourself; it does not take long, they weigh nothing. Then you wind the clocks. It is a fine evening, and you have all of them before you.

notice-enters-decade = { $figure } is a decade older and enters the { $number }0s.
notice-traitor-feeds = { $figure } breathes deeply and is stronger by { $number } { $number ->
    [one] step
   *[other] steps
  }.
shown-ages = Ages
