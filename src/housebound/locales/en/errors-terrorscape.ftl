# Terrorscape: settings and positions that cannot be.
killer-seat-there-are-the-seats-to = killer_seat = { $seat }: there are the seats 0 to { $seats }
crossroads-is-for-players-each-of-the-team = crossroads is for 4 players, each of the team with one victim (TER-CROSS-1)
plan-and-crossroads-exclude-each-other-a-plan = plan and crossroads exclude each other: a plan belongs to a team (TER-ABIL-4)
victims-write-chosen-or-three-different-ones = victims = { $text }: write chosen, or three different ones of { $known } (TER-TEAM-3)
is-chosen-in-the-phase-casting-and-known = is chosen in the phase casting, and known afterwards
but-this-table-plays-with = = { $word }, but this table plays with { $other }
is-always-somewhere-at-and-last-known-cannot = is always somewhere: at and last_known cannot be empty
is-at-and-was-last-seen-at-but = is at { $place } and was last seen at { $seen }, but he is not in stealth: name the card
stealth-a-card-of-stealth-of-his-own = stealth = { $word }: a card of stealth of his own is wanted
is-at-more-than-steps-from-where-he = is at { $place }, more than { $most_unseen } steps from { $seen }, where he was last seen
has-no-before-the-cards-are-dealt = has no { $named } before the cards are dealt
has-of-there-are-in-the-cards-of = has { $there } of { $word }, there are { $copies } in the cards of { $other }
deck-and-pile-leave-some-out = has { $there } of { $word }, there are { $copies }: deck and pile leave some out
has-cards-in-hand-at-most-are-allowed = has { $hand } cards in hand, at most { $hand_limit } are allowed (TER-KCARD-4)
has-shown-which-must-then-lie-in-his = has shown { $word }, which must then lie in his pile
cannot-have-it-is-an-ability-of-victims = cannot have { $word }: it is an ability of victims
has-spent-which-is-none-of-his-abilities = has spent { $word }, which is none of his abilities
has-too-many-abilities-with-abilities-he-keeps = has too many abilities: with abilities = { $abilities } he keeps { $kept } of { $dealt }
has-too-few-abilities-to-choose-in-the = has too few abilities to choose in the phase choosing: say abilities_dealt
has-barricades-there-are-ter-comp = has { $barricades } barricades, there are { $most } (TER-COMP-2)
has-heard-noise-where-none-is = has heard noise where none is
names-plans-but-this-table-plays-without-them = names plans, but this table plays without them: set plan = true
dealt-must-name-at-most-different-plans = dealt must name at most { $most } different plans
marked-which-was-not-dealt = marked = { $word }, which was not dealt
ready-steps-done-and-marked-do-not-go = ready, steps_done and marked do not go together: { $steps_done } of { $steps } steps are done
has-nobody-in-it-put-a-victim-where = has nobody in it: put a victim where the killer is
found-who-is-not-where-the-killer-is = found { $word }, who is not where the killer is
why-the-rule-that-ended-the-game-in = why: the rule that ended the game, in the phase over and in no other
the-house-is-empty-before-the-cards-are = the house is empty before the cards are dealt
position-is-no-victim-known = position: { $word } is no victim; known: { $known }
position-victims-are-chosen-in-the-phase = position: victims are chosen in the phase casting, and known afterwards
position-victims-there-are-ter-team = position: { $count } victims, there are { $size } (TER-TEAM-3)
position-is-not-among-the-victims-of-this = position: { $victim } is not among the victims of this table
has-seat-which-plays-the-killer = has seat { $seat }, which plays the killer
position-victims-are-shared-out-in-the-phase = position: victims are shared out in the phase sharing, and have seats afterwards
position-seat-of-the-team-plays-no-victim = position: seat { $seat } of the team plays no victim (TER-TEAM-5)
needs-a-condition = needs a condition: { $known }
is-which-ends-the-game-without-crossroads-ter = is { $condition }, which ends the game without crossroads (TER-END-4)
is-at-but-she-is-not-in-the = is at { $place }, but she is not in the house
must-be-somewhere-in-the-house = must be somewhere in the house
could-be-empty-only-while-she-is-not = could_be: empty only while she is not in the house
has-items-but-she-is-not-in-the = has items, but she is not in the house
has-a-key-among-her-items-keys-lie = has a Key among her items: Keys lie on the roof (team.keys), or are her own (keys)
has-keys-of-her-own-which-is-for = has Keys of her own, which is for the crossroads: write team.keys (TER-CROSS-3)
has-an-ability-but-this-table-plays-without = has an ability, but this table plays without them: set abilities
cannot-have-it-is-an-ability-of-killers = cannot have { $ability }: it is an ability of killers
has-no-ability-to-choose-in-the-phase = has no ability to choose in the phase choosing: say abilities_dealt
has-used-an-ability-but-has-none = has used an ability, but has none
has-spent-an-ability-that-nobody-has-seen = has spent an ability that nobody has seen: a used one is shown (TER-ABIL-2)
position-has-items-for-slots = position: { $word } has { $count } items for { $slots } slots
has-keys-on-the-roof-but-at-the = has Keys on the roof, but at the crossroads every victim has her own (TER-CROSS-3)
has-gears-and-rescue-the-rescue-token-comes = has { $gears } gears and rescue = { $rescue }: the rescue token comes with { $gears_needed } gears
acting-who-is-not-in-the-house = acting = { $victim }, who is not in the house
has-a-first-player-who-is-for-the = has a first player, who is for the crossroads (TER-CROSS-2)
who-is-not-among-the-victims-of-this = { $key } = { $victim }, who is not among the victims of this table
names-who-is-not-among-the-victims-of = { $key } names { $victim }, who is not among the victims of this table
has-looked-at-cards-name-the-looker = has looked at cards: name the looker
leaves-out-of-every-card-is-somewhere = leaves out { $left } of { $word }: every card is somewhere
deck-has-fewer = { $name } has { $deck } of { $item }, that deck has { $printed }
has-of-in-all-there-are = has { $named } of { $item } in all, there are { $copies }
needs-from-item-and-to = needs from, item and to
is-about-a-card-that-is-not-there = is about a card that is not there
