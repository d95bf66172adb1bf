# Betrayal: haunt 43. Everybody reads the same page.

haunt-43-title = The Star-Sickness
haunt-43-story =
    Something came down in the garden last night, and you have all been coughing since noon. It glitters a little, what you cough up. It is rather beautiful.
    One of you has stopped coughing. One of you has begun to listen to it.
haunt-43-heroes =
    One of you is a traitor, and nobody knows who but the traitor. Everybody has two secret numbers; whoever has the 1, or ever gets it, is a traitor for good, also after giving it away. Nobody may ever show a number, but you may claim what you like. All talk is for everybody's ears. Any explorer may attack any other, and nobody uses a traitor's powers in secret.
    The heroes win when the Serum exists and every living explorer is inoculated. The traitors win when every explorer is dead, a traitor or an Alien: all traitors but the one who became a traitor last, if there is more than one.
    Exchange: the first time in your turn that you enter a room with another explorer, the two of you give each other one number at random, face down. If there are several, you choose one, and one with whom you have never exchanged if you can.
    The sickness: at the end of each turn of the haunt's revealer, alive or not, the track goes up by 1, and that many dice are rolled, however many they are. Everybody who is not inoculated rolls Might, and whoever rolls lower takes the difference as physical damage.
    Lab work: in the Research Laboratory, a Knowledge roll of 5 or more, with one more die for each other explorer there and one more if the Book is there. A success puts a token into the room.
    Herbs: in the Conservatory or the Gardens, at the end of your turn, a Knowledge roll of 3 or more for a herb. Herbs are items; drop them in the laboratory, where they stay. Lab work and herbs: one roll in your turn, for both together.
    The Serum: with as many tokens in the laboratory as there are players, at least one from the lab and one herb, whoever added the last one takes the Serum. It is an item and never runs out. Inject yourself or somebody in your room who agrees, for 1 space each; or anybody in your room by a Speed attack, which deals no damage if you win.
    Who is no traitor is inoculated by it: no more exchanges, no more sickness, and every trait below its starting value returns to it. A traitor or an Alien dies of it for good.
    A traitor who dies in any other way must say so and begins to change: its next turn is missed, and at the start of the one after it is an Alien in the same room and drops everything. Until then an injection, for 1 space, kills it for good. Aliens: Speed 4, Might 6, Sanity 4; they move by a roll of 4 dice and make one Might attack in their player's turn, are stunned when they are defeated and then miss that player's next turn, and do not fall sick.
haunt-43-heroes-win = The needle goes in, and the glitter goes out of the last pair of eyes like lamps along a street. In the garden the thing that came down has gone grey and cold. You cough, all of you, from habit, and look at your hands, and there is nothing on them.
haunt-43-traitor-win = You go out together to the place where it came down. Nobody coughs. Overhead it is very clear, and for the first time you can hear what they are saying up there, and that it is your names.

setting-exchange-on = When numbers are exchanged (haunt 43)
verb-lab-work = Work in the laboratory
verb-gather-herbs = Gather herbs, and end the turn
verb-inject = Inject { $figure }
verb-inject-by-force = Inject { $figure } by force
prompt-exchange-with = With whom does { $subject } exchange a number?
prompt-accept-serum = { $subject } holds out the Serum. Take it?
notice-your-numbers = Your numbers are { $number } and { $other }.
notice-exchanged = { $figure } and { $partner } have exchanged numbers.
notice-inoculated = { $figure } is inoculated.
notice-serum-kills = The Serum kills { $figure }.
notice-serum-refused = { $figure } refuses the Serum.
notice-transforming = { $figure } does not die, but begins to change.
notice-sickness-strikes = The sickness strikes.
shown-your-numbers = Your numbers
shown-you-are-traitor = You are a traitor
shown-lab-tokens = Lab tokens in the laboratory
shown-herb-tokens = Herbs in the laboratory
shown-serum-made = The Serum exists
shown-inoculated = Inoculated
shown-changing = Changing
shown-aliens = Aliens
