# The goal card: who I am, how my side wins, what else ends the game. A haunt's lines belong to the page of the side that they
# are for, and reach nobody else: see seen/pages.py.

goal-uncast = Nobody knows you yet: choose an explorer first.
goal-explorer = You are { $character }, and all of you are on the same side. For now.
goal-explore = Nobody can, yet. Walk through open doors, turn up rooms, take what lies there, grow strong, and mind the way back.
goal-explore-ends = Each omen may start the haunt. Then one of you may turn traitor, and each side reads how it wins. A trait on the skull kills only after that.
goal-heroes = You are { $character }. The haunt has begun, and you are no traitor.
goal-traitor = You are { $character }, and you are the traitor.
goal-hidden-traitor = You are { $character }, and you are the traitor. Nobody knows but you.
goal-unread = The haunt has come. Your side's page says how you win, as soon as you may read it.
goal-unread-ends = Read what is yours, and say nothing that the others should not know.

haunt-1-goal-heroes-win = Banish the Mummy: learn its name, read the spell in the Book, then beat it with Sanity while a hero there holds the Book.
haunt-1-goal-heroes-ends = You lose when the Mummy is wedded to the Girl, or when all of you are dead.
haunt-1-goal-traitor-win = Bring the Mummy, the Girl and the Ring or the Holy Symbol together in the room of the Sarcophagus; or kill every hero.
haunt-1-goal-traitor-ends = You lose when the Mummy is banished.

haunt-2-goal-heroes-win = Summon the Ghost first and bury its bones in time; if it is the traitor's, destroy it.
haunt-2-goal-heroes-ends = You lose when all of you are dead. A Ghost that is too late for its bones belongs to the traitor.
haunt-2-goal-traitor-win = Summon the Ghost before the heroes do, with the Spirit Board, and kill every hero.
haunt-2-goal-traitor-ends = You lose when the heroes lay the Ghost to rest, or destroy it once it is yours.

haunt-3-goal-heroes-win = Dig up a Root, make the Witch mortal with Root and Book, and kill her.
haunt-3-goal-heroes-ends = You lose when every one of you is dead or a Frog.
haunt-3-goal-traitor-win = See to it that every hero is dead or a Frog.
haunt-3-goal-traitor-ends = You lose when the Witch is killed.

haunt-4-goal-heroes-win = Tear the web, destroy the eggs in your trapped friend, open the front door and get at least one of you out.
haunt-4-goal-heroes-ends = You lose when the eggs hatch, or when all of you are dead.
haunt-4-goal-traitor-win = Let the eggs hatch, at 9 on the track; or kill every hero.
haunt-4-goal-traitor-ends = You lose when web and eggs are destroyed and a hero is out of the house.

haunt-5-goal-heroes-win = Find the Revolver, make Silver Bullets, and shoot every Werewolf.
haunt-5-goal-heroes-ends = You lose when every one of you is dead or a Werewolf.
haunt-5-goal-traitor-win = Kill the heroes or bite them until they are Werewolves, every one.
haunt-5-goal-traitor-ends = You lose when all Werewolves are dead. The heroes look for what can do that.

haunt-6-goal-heroes-win = Damage the Spaceship in its room until it has as many Might tokens as there are players; free whoever is controlled.
haunt-6-goal-heroes-ends = You lose when nobody is left to free the others.
haunt-6-goal-traitor-win = Bring every hero under control, aboard the Spaceship, or to death.
haunt-6-goal-traitor-ends = You lose when the heroes have driven the Spaceship off.

haunt-7-goal-heroes-win = Make the Plant Spray with the Book, and kill as many Creepers with it as there are players.
haunt-7-goal-heroes-ends = You lose when all of you are dead, or when the Plant Spray is destroyed.
haunt-7-goal-traitor-win = Kill every hero, or get hold of the item they are making and destroy it in the Chasm, the Furnace Room or the Lake.
haunt-7-goal-traitor-ends = You lose when the heroes have killed enough of the vines with it.

haunt-8-goal-heroes-win = Succeed in as many exorcisms as there were players: Sanity or Knowledge 5+, in the right rooms or with the right cards.
haunt-8-goal-heroes-ends = You lose when all of you are dead.
haunt-8-goal-traitor-win = Let the Banshee pass until every hero is dead.
haunt-8-goal-traitor-ends = You lose when the heroes have silenced her.

haunt-9-goal-heroes-win = Banish the Fiddler as many times as there were players: Sanity 5+ in the Pentagram Chamber, with the Holy Symbol there.
haunt-9-goal-heroes-ends = You lose when the Holy Symbol is destroyed, or when nobody is a hero any more. Giving in makes you a traitor.
haunt-9-goal-traitor-win = End a turn with the Holy Symbol in the Chasm, the Furnace Room or the Lake; or see that no hero is left.
haunt-9-goal-traitor-ends = You lose when the Fiddler is banished.

haunt-10-goal-heroes-win = Lure every Zombie into a room that mattered to it in life, until all are trapped.
haunt-10-goal-heroes-ends = You lose when all of you are dead.
haunt-10-goal-traitor-win = Kill every hero, with the Madman and his Zombies.
haunt-10-goal-traitor-ends = You lose when all Zombies are trapped.

haunt-11-goal-heroes-win = Succeed in as many exorcisms as there were players; or banish every Specter with the Ring.
haunt-11-goal-heroes-ends = You lose when all of you are dead.
haunt-11-goal-traitor-win = Let the Specters in, and kill every hero.
haunt-11-goal-traitor-ends = You lose when the heroes drive the Specters off.

haunt-12-goal-heroes-win = There is no traitor. Kill the Evil Twins, with the Crystal Ball, and be alive when the last one dies.
haunt-12-goal-heroes-ends = If your explorer dies you play the Twin. When all heroes are dead, the Twins have won, and their players with them.

haunt-13-goal-heroes-win = Wake the dreamer: as many wake tokens as there are players, beside the body, with the Holy Symbol.
haunt-13-goal-heroes-ends = You lose when enough Nightmares have left the house, or when all of you are dead.
haunt-13-goal-traitor-win = Get as many Nightmares out of the house as was written down; or kill every hero.
haunt-13-goal-traitor-ends = You lose when the heroes wake your body.

haunt-14-goal-heroes-win = Throw all the Paint into the Pentagram Chamber, from the rooms beside it.
haunt-14-goal-heroes-ends = You lose when the stars have had enough sacrifices, or when all of you are dead.
haunt-14-goal-traitor-win = Bring 13 points of sacrifices into the Pentagram Chamber; or kill every hero.
haunt-14-goal-traitor-ends = You lose when the heroes have spoilt the Chamber with all their Paint.

haunt-15-goal-heroes-win = Slay the Dragon. The Spear, the Shield and the Antique Armor will help.
haunt-15-goal-heroes-ends = You lose when all of you are dead.
haunt-15-goal-traitor-win = Kill every hero, with fire and teeth.
haunt-15-goal-traitor-ends = You lose when the Dragon is slain.

haunt-16-goal-heroes-win = Find and kill the Phantom in the basement; then defuse the bomb, or leave the house with the Girl.
haunt-16-goal-heroes-ends = You lose when the bomb goes off, when all of you are dead, or when you all leave without her.
haunt-16-goal-traitor-win = Let the house blow up, kill every hero, or see them all leave without the Girl and with the bomb ticking.
haunt-16-goal-traitor-ends = You lose when the Phantom is dead and the heroes have defused the bomb or brought the Girl out.

haunt-17-goal-heroes-win = Burn as many Candles as there are heroes, each in another room of the floor where this began.
haunt-17-goal-heroes-ends = You lose when all of you are dead.
haunt-17-goal-traitor-win = Feed the Poltergeist, and kill every hero with it.
haunt-17-goal-traitor-ends = You lose when the heroes have exorcised it.

haunt-18-goal-heroes-win = Overheat the furnace and burn down the house with the traitor in it; be outside, or at least alive.
haunt-18-goal-heroes-ends = You lose when too many of you are dead while what was your friend still lives.
haunt-18-goal-traitor-win = Kill two heroes and leave by the front door; or be there when no more than one hero is alive.
haunt-18-goal-traitor-ends = You lose when you are dead. Only a burning house can do that.

haunt-19-goal-heroes-win = Carry Paint to the Gallery and paint as many strokes as there were heroes; or kill the traitor, with the Amulet.
haunt-19-goal-heroes-ends = You lose when too much of the Paint is destroyed, or when all of you are dead.
haunt-19-goal-traitor-win = Destroy three pots of Paint; or kill every hero.
haunt-19-goal-traitor-ends = You lose when your portrait has another face, or when you are dead.

haunt-20-goal-heroes-win = Learn the true groom's name, find and dig up his Corpse, and bring it and the Ring to the Chapel.
haunt-20-goal-heroes-ends = You lose when the wedding is complete, or when all of you are dead.
haunt-20-goal-traitor-win = Kill the groom, and keep the wedding going until the track is at 3; or kill every hero.
haunt-20-goal-traitor-ends = You lose when the heroes have stopped the wedding.

haunt-21-goal-heroes-win = Destroy the Zombie Lord, with the Medallion; or every Zombie in the house.
haunt-21-goal-heroes-ends = You lose when all of you are dead. Whoever dies rises as a Zombie.
haunt-21-goal-traitor-win = Kill every hero. They rise for your side.
haunt-21-goal-traitor-ends = You lose when the Zombie Lord is destroyed, or when no Zombie is left.

haunt-22-goal-heroes-win = Succeed in as many exorcisms as there were players, before the house is gone.
haunt-22-goal-heroes-ends = You lose when all of you are dead. Rooms collapse at the end of every turn: keep away from the edge.
haunt-22-goal-traitor-win = Let the abyss take the house, and every hero with it.
haunt-22-goal-traitor-ends = You lose when the heroes close the abyss.

haunt-23-goal-heroes-win = Find the creature's Head with the Crystal Ball, and hit it three times.
haunt-23-goal-heroes-ends = You lose when all of you are dead.
haunt-23-goal-traitor-win = Drag the heroes to the Arms until all of them are dead.
haunt-23-goal-traitor-ends = You lose when the heroes kill the creature's Head.

haunt-24-goal-heroes-win = Start the organ and play it, in the Organ Room; then be rid of every Bat that still hangs on you.
haunt-24-goal-heroes-ends = You lose when all of you are dead.
haunt-24-goal-traitor-win = Let the Bats drink until every hero is dead.
haunt-24-goal-traitor-ends = You lose when the Bats are driven off.

haunt-25-goal-heroes-win = Find the dolls and destroy each one's own: search with Knowledge 2+. At least half of you must live.
haunt-25-goal-heroes-ends = You lose when more than half of you are dead.
haunt-25-goal-traitor-win = See more than half of the heroes dead.
haunt-25-goal-traitor-ends = You lose when all dolls are destroyed and half of the heroes live.

haunt-26-goal-heroes-win = Kill every Rat in the house; or the traitor, before the Pentagram Chamber is reached.
haunt-26-goal-heroes-ends = You lose when the tune is played to its end, or when all of you are dead.
haunt-26-goal-traitor-win = Play the last verse in the Pentagram Chamber: five, or four with five or six players. Or kill every hero.
haunt-26-goal-traitor-ends = You lose when no Rat is left, or when you die before you have been in the Chamber.

haunt-27-goal-heroes-win = Examine the Blob, find its weakness, and throw in as many ingredients as there are players.
haunt-27-goal-heroes-ends = You lose when every one of you is dead or a Blob-person.
haunt-27-goal-traitor-win = Let the Blob grow until every hero is dead or a Blob-person.
haunt-27-goal-traitor-ends = You lose when the heroes have thrown in enough of what hurts it.

haunt-28-goal-heroes-win = Beat the Demon Lord twice while you carry the Ring.
haunt-28-goal-heroes-ends = You lose when all of you are dead.
haunt-28-goal-traitor-win = Kill every hero, with the Demons.
haunt-28-goal-traitor-ends = You lose when the Demon Lord is destroyed.

haunt-29-goal-heroes-win = Kill the Monster: hit it with as many Torches as there are players, or push it down in the Tower or the Chasm.
haunt-29-goal-heroes-ends = You lose when all of you are dead.
haunt-29-goal-traitor-win = Kill every hero, with your Monster.
haunt-29-goal-traitor-ends = You lose when the Monster is dead. Fire hurts it.

haunt-30-goal-heroes-win = Destroy Dracula and the Bride: with the Spear, or by the rising sun. One of you must live.
haunt-30-goal-heroes-ends = You lose when every one of you is dead or a Vampire.
haunt-30-goal-traitor-win = Kill or turn every hero before the sun rises.
haunt-30-goal-traitor-ends = You lose when Dracula and the Bride are destroyed. Beware of the Spear and of the morning.

haunt-31-goal-heroes-win = Nobody is on your side. Find a Parachute, or take one, and jump out safely.
haunt-31-goal-heroes-ends = There are Parachutes for half of you. Whoever is inside when the last one is gone dies.

haunt-32-goal-heroes-win = Play the organ well enough to go home: find the clues, gather what helps, and roll in the Organ Room.
haunt-32-goal-heroes-ends = You lose when all of you are dead. The air takes its share at the start of each of your turns.
haunt-32-goal-traitor-win = Spoil the machine, and let the air kill every hero.
haunt-32-goal-traitor-ends = You lose when the heroes go home.

haunt-33-goal-heroes-win = Get the Book and destroy it in the Furnace Room or the Chasm; or kill the traitor before the God has come.
haunt-33-goal-heroes-ends = You lose when all of you are dead.
haunt-33-goal-traitor-win = Speak the five syllables in the Chapel or the Pentagram Chamber; then let the Elder God kill every hero.
haunt-33-goal-traitor-ends = You lose when the Book is destroyed, or when you die before the fifth syllable.

haunt-34-goal-heroes-win = Unlock the collars with two Keys each, and find the traitor among you. At least half of the heroes must live.
haunt-34-goal-heroes-ends = You lose when more than half of the heroes are dead.
haunt-34-goal-traitor-win = Pass for a hero while the collars work, until more than half of the heroes are dead.
haunt-34-goal-traitor-ends = You lose when no collar is left that works or hides you, and half of the heroes live.

haunt-35-goal-heroes-win = Find and start the Toy Airplane, take everybody aboard, and fly out: at least half of you.
haunt-35-goal-heroes-ends = You lose when fewer than half of you are left.
haunt-35-goal-traitor-win = Let the Cats eat more than half of the heroes.
haunt-35-goal-traitor-ends = You lose when half of the heroes are out in the Toy Airplane.

haunt-36-goal-heroes-win = Bring the Rowboat and every living hero to the Balcony, or to the Tower; at least half of you must live.
haunt-36-goal-heroes-ends = You lose when more than half of you are dead, or when the Rowboat is destroyed. The water rises.
haunt-36-goal-traitor-win = See more than half of the heroes dead; or destroy the Rowboat.
haunt-36-goal-traitor-ends = You lose when the heroes escape in the Rowboat.

haunt-37-goal-heroes-win = Beat Death at chess, once. Break Holy Seals to make Death play worse.
haunt-37-goal-heroes-ends = You lose when nobody is in Death's room as the monsters' turn begins, or when all of you are dead.
haunt-37-goal-traitor-win = See that no hero is in Death's room as the monsters' turn begins; or that all of them are dead.
haunt-37-goal-traitor-ends = You lose when a hero wins a single game.

haunt-38-goal-heroes-win = Succeed in as many exorcisms as there were players: Sanity or Knowledge 5+, in the right rooms or with the right cards.
haunt-38-goal-heroes-ends = You lose when all of you are dead.
haunt-38-goal-traitor-win = Let the Firebats burn every hero.
haunt-38-goal-traitor-ends = You lose when the heroes stop the swarm.

haunt-39-goal-heroes-win = Bring the heir to the Statuary Corridor with the Spear and the Ring in hand. The traitor must not learn who it is.
haunt-39-goal-heroes-ends = You lose when the heir is dead.
haunt-39-goal-traitor-win = Find out who the heir is, and see the heir dead.
haunt-39-goal-traitor-ends = You lose when the heir is crowned: in the Statuary Corridor, with the Spear and the Ring.

haunt-40-goal-heroes-win = Find the room in the basement where somebody is buried alive, and dig: as many times as there are players.
haunt-40-goal-heroes-ends = You lose when the air is gone, or when all of you are dead.
haunt-40-goal-traitor-win = Let the harm come to 12; or kill every hero.
haunt-40-goal-traitor-ends = You lose when the buried one is dug out.

haunt-41-goal-heroes-win = Find the invisible traitor, and kill it.
haunt-41-goal-heroes-ends = You lose when all of you are dead.
haunt-41-goal-traitor-win = Unseen, kill every hero.
haunt-41-goal-traitor-ends = You lose when you are dead.

haunt-42-goal-heroes-win = Wake the Statue, send it after the traitor, and let its touch wear the traitor down to death.
haunt-42-goal-heroes-ends = You lose when what is being prepared is done, or when all of you are dead.
haunt-42-goal-traitor-win = Kill a hero with a weapon and open the gate with the body, in the Catacombs, the Chasm or the Pentagram Chamber; or kill them all.
haunt-42-goal-traitor-ends = You lose when you are dead. Only the Statue may be able to do that.

haunt-43-goal-heroes-win = As long as you never hold the number 1: make the Serum in the Research Laboratory, and inoculate every living explorer.
haunt-43-goal-heroes-ends = Whoever gets the 1 is a traitor for good. The traitors win when everybody is dead, a traitor or an Alien.
haunt-43-goal-traitor-win = See everybody dead, a traitor or an Alien, and be not the last who became one.
haunt-43-goal-traitor-ends = You lose when the Serum exists and every living explorer is inoculated. It kills you.

haunt-44-goal-heroes-win = Succeed in as many rituals as there were players: Sanity or Knowledge 5+, each in another of the right rooms.
haunt-44-goal-heroes-ends = You lose when all of you are dead. You grow older in every round.
haunt-44-goal-traitor-win = Outlive the heroes: you win when all of them are dead.
haunt-44-goal-traitor-ends = You lose when the heroes stop their ageing.

haunt-45-goal-heroes-win = Defuse the bombs that you wear, and kill the traitor.
haunt-45-goal-heroes-ends = You lose when all of you are dead, or when the Big Bomb is ready.
haunt-45-goal-traitor-win = Wait for the Big Bomb, at 12 on the track; or see every hero dead.
haunt-45-goal-traitor-ends = You lose when you are dead and a hero lives.

haunt-46-goal-heroes-win = Kill the traitor and all Freaks; or bring all Victims and all of you out, if nobody has been killed.
haunt-46-goal-heroes-ends = You lose when all of you are dead, or when all Victims are dead and eaten.
haunt-46-goal-traitor-win = Kill every hero; or kill and eat every Victim, as long as none has escaped.
haunt-46-goal-traitor-ends = You lose when you and all Freaks are dead, or when the heroes bring everybody out unharmed.

haunt-47-goal-heroes-win = Put each Head under the spell of the Skull, and destroy both.
haunt-47-goal-heroes-ends = You lose when the worm has its full length, or when all of you are dead.
haunt-47-goal-traitor-win = Lay the 16th Body; or kill every hero.
haunt-47-goal-traitor-ends = You lose when both Heads are destroyed.

haunt-48-goal-heroes-win = Name a cursed weapon, master it, and kill Crimson Jack with it.
haunt-48-goal-heroes-ends = You lose when all of you are dead. He comes back stronger each time.
haunt-48-goal-traitor-win = Kill every hero, you or Crimson Jack.
haunt-48-goal-traitor-ends = You lose when Crimson Jack is killed for good.

haunt-49-goal-heroes-win = Strike the Astral Spirit as many times as there were players, with Knowledge or Sanity.
haunt-49-goal-heroes-ends = You lose when all your Souls are destroyed, or when the Spirit has taken a body.
haunt-49-goal-traitor-win = Destroy all Souls; or let the Spirit move into a body.
haunt-49-goal-traitor-ends = You lose when the Spirit is destroyed.

haunt-50-goal-heroes-win = Nobody is on your side. Gather Clues, and search where they say: 16 or more finds the treasure.
haunt-50-goal-heroes-ends = Whoever finds it wins alone. If everybody is dead, or no room is left to search, nobody does.

## Hints of a first game

coach-choice = What glows can be chosen. A lit door leads into a room that nobody has seen; your Speed says how many spaces you go.
coach-secret = This page is only for your side. The others have another one. It stays one tap away.
