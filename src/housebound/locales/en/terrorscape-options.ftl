# The options of a table as a host chooses them: presets, chapters, and each value with what it does.

preset-beginner = Beginner
preset-beginner-text = By the book: three victims, one killer, no ability cards.
preset-plan = There is a plan!
preset-plan-text = The team is dealt two plan cards: a second way out for those who work together.
preset-abilities = Plans and abilities
preset-abilities-text = Two plan cards, and everybody has an ability of their own. For people who know the game.
preset-crossroads = At the crossroads
preset-crossroads-text = Four players: every victim for herself, and only some get out.
preset-revised = Revised edition
preset-revised-text = As the revised printing is described: barricades make noise, Johnson carries what he likes, the Ghost Maid is weaker.

chapter-casting = Who is who
chapter-variants = Variants of play
chapter-details = Where printings differ

value-killer-chosen = Whoever plays the killer chooses
setting-victims-text = Three names in the order of seats, like marco johnson anna: marco, johnson, sofia, anna, william. “chosen”: the team chooses.
value-crossroads-true = Every victim plays for herself
value-crossroads-false = The victims are a team
value-plan-true = The team is dealt two plan cards
value-plan-false = Without plan cards
value-abilities-off = Without ability cards
value-abilities-easy = Easy: victims keep one ability each, the killer none
value-abilities-normal = Normal: victims keep one each, the killer one
value-abilities-hard = Hard: victims keep one each, the killer two
value-abilities-nightmare = Nightmare: victims keep one each, the killer three
value-unblock-noise-true = It makes noise where the victim stands
value-unblock-noise-false = It is silent
value-johnson-slots-6 = Six slots
value-johnson-slots-unlimited = As much as he likes
value-rescue-public-true = The killer sees how near the rescue is
value-rescue-public-false = The count is kept from the killer
value-ghost-strength-2 = Strength 2, as in the revised printing
value-ghost-strength-3 = Strength 3, as in the first printing
value-death-blossom-kill = It kills within one room
value-death-blossom-wound = It wounds within one room; the Amulet protects
