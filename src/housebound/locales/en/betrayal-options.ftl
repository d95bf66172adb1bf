# The options of a table as a host chooses them: presets, chapters, and each value with what it does.

preset-beginner = Beginner
preset-beginner-text = Recommended: the second edition with the publisher's answers. Every doubtful case is settled, nothing else to decide.
preset-ru = By the book: Russian
preset-ru-text = What the Russian rulebook says. Plain damage is rolled, the elevator never rests, a hidden traitor is unmasked by harm.
preset-pl = By the book: Polish
preset-pl-text = What the Polish rulebook says. Only omens still held bring the haunt nearer, and the traitor must suffer every card.
preset-it = By the book: Italian
preset-it-text = What the Italian rulebook says. One deal with items a turn, and the traitor may refuse any card.

chapter-house = The house
chapter-cards = Cards and items
chapter-haunt = How the haunt begins and ends
chapter-opponents = The traitor and the monsters
chapter-single-haunts = Single haunts
chapter-beginning = Who begins

value-preset = As the chosen rulebook says

value-rulebook-default = Second edition, with the publisher's answers
value-rulebook-ru = The Russian book
value-rulebook-pl = The Polish book
value-rulebook-it = The Italian book
setting-haunt-text = The number of a haunt, 1 to 50: play begins with it, in a house that bots have explored. 0 plays the whole evening, and the omens choose.

value-token-counts-set-149 = 149 tokens: 91 small round ones for monsters
value-token-counts-set-291 = 291 tokens: 204 small round ones for monsters, and more item tokens
value-flat-damage-dice = Rolled: “2 damage” means the sum of two dice
value-flat-damage-points = As written: “2 damage” means two steps down
value-tile-mismatch-bottom = Under the stack: a tile for another floor comes back later
value-tile-mismatch-discard = Aside: a tile for another floor is discarded
value-elevator-same-floor-may = It may stay where it is
value-elevator-same-floor-must = It must move to another open door of its floor, if there is one
value-elevator-end-roll-ends-there = Whoever ends a turn in the elevator rolls again
value-elevator-end-roll-stayed = Only whoever spent the whole turn in it rolls again
value-elevator-end-roll-none = Nobody rolls again
value-collapsed-roller-first-to-enter = The first explorer who ever enters it
value-collapsed-roller-discoverer = The explorer who discovers it, nobody otherwise
value-collapsed-by-monster-fixes-landing = Where the monster lands, everybody lands from then on
value-collapsed-by-monster-moves-only = The monster lands alone: the first explorer to fall still draws a room
value-barrier-fail-stay-side = You may walk on, by any way out on your side
value-barrier-fail-retreat = You may walk on, but only back the way you came
value-barrier-fail-stop = Your movement is over
value-barrier-contact-ranged-only = You may shoot across it, but neither trade nor fight hand to hand
value-barrier-contact-none = Nothing reaches across

value-effect-discovery-draw-must = A room found by an effect gives its card: you must draw
value-effect-discovery-draw-may = A room found by an effect gives its card: you may decline
value-item-actions-each-once = Give once, drop once and pick up once a turn
value-item-actions-one-of = One of the three a turn: give, drop or pick up
value-armor-trade-allowed = The Armor can be given away
value-armor-trade-forbidden = The Armor cannot be given away
value-steal-damage-physical = Two or more physical damage may become a theft
value-steal-damage-any = Two or more damage of either kind may become a theft

value-haunt-roll-below = It begins below the number of omens
value-haunt-roll-at-most = It begins at the number of omens or below: sooner
value-haunt-count-drawn = Every omen that was ever drawn counts
value-haunt-count-held = Only omens that somebody still holds count
value-avoid-played-haunts-off = Whatever haunt comes is played
value-avoid-played-haunts-on = Haunts that your group has played are skipped
value-haunt-repick-stack-swap = By swapping omens with the stack
value-haunt-repick-nearest-room = By the nearest other omen room
setting-played-text = The numbers of the haunts that your group knows, like 1 4 10.
value-haunt-round-limit-off = No limit that anybody would reach
value-haunt-round-limit-40 = After 40 rounds nobody wins

value-opponent-cost-each = One extra space for each opponent in the room
value-opponent-cost-once = One extra space, however many opponents there are
value-opponent-slows-all = Explorers and monsters alike
value-opponent-slows-explorers = Only explorers: monsters pass freely
value-monster-min-move-one = A monster that rolls 0 still moves one space
value-monster-min-move-zero = A monster that rolls 0 stays where it is
value-traitor-rooms-ignore-harmful = The traitor ignores all harm of rooms
value-traitor-rooms-ignore-nondamaging = The traitor ignores what rooms do, but takes their damage
value-traitor-cards-events-and-bite = The traitor may refuse events and the Bite
value-traitor-cards-any-drawn = The traitor may refuse any card
value-traitor-cards-none = The traitor must suffer every card
value-hidden-traitor-hazard-must-reveal = A harmful room unmasks it, and does nothing to it
value-hidden-traitor-hazard-may-reveal = It may show itself to escape, or suffer and stay hidden
value-monster-rooms-ignore-harmful = Monsters ignore all harm of rooms
value-monster-rooms-ignore-nondamaging = A fall can stun a monster; it ignores the rest
value-monster-shafts-both-ways = Monsters climb up chutes and holes too
value-monster-shafts-as-printed = Monsters fall down them like everybody
value-monster-secret-ways-no = Monsters cannot use secret passages and stairs
value-monster-secret-ways-yes = Monsters use secret passages and stairs

value-wedding-travel-placed = They are put into the Chapel
value-wedding-travel-walk = They walk there
value-sunlit-rooms-off = Daylight does not matter
value-sunlit-rooms-on = A Vampire in a sunlit room dies
value-firebat-supply-20 = 20 at most, as in the box
value-firebat-supply-unlimited = As many as are hatched
value-exchange-on-enter = When somebody comes into the room
value-exchange-on-occupy = Whenever somebody is in the room
setting-date-text = Month and day, like 10-31: whoever has the next birthday begins. “today” is today.
