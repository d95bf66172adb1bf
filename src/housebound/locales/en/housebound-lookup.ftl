## Looking things up

page-look-up = Look up
page-look-up-ask = May I…? A rule, a card, a room
page-look-up-title = Look something up
page-look-up-help = Type a few words: rules, cards, rooms and figures of every game are searched at once.
page-look-up-all = All games
page-look-up-found = { $count ->
    [0] Nothing has these words. Try fewer, or another one.
    [one] One thing fits
   *[other] { $count } things fit
}
page-look-up-more = { $count ->
    [one] One more
   *[other] { $count } more
}
page-books-differ = Printed books differ: { $option }
page-books-note = ru, pl, it: the printed rulebooks in Russian, Polish and Italian. A host chooses one of them, or each point by itself.
page-choose = Choose…

page-things-room = Room
page-things-card = Card
page-things-character = Figure
page-things-token = Token
page-things-trait = Trait
page-things-symbol = Symbol
page-things-plan = Plan
page-things-role = Role
page-things-colour = Colour
page-things-state = State
page-things-location = Place
page-things-item = Item
page-things-victim = Victim
page-things-killer = Killer
page-things-ability = Ability
page-things-condition = Condition

# What the search knows of words. No accents are needed, and not every form of a word: endings are forgiven.
# Words of a question that tell nothing.
page-look-up-idle =
    a about after again all allowed also am an and another any anybody anyone are as at be been but by can could
    did do does for from get gets go got had happen happens has have he her here him his how i if in into is it
    its just many may me might must my need no not now of off on one or other our out shall she should so
    somebody someone something than that the their them then there they this to too two up us was we were what
    when where which while who whose why will with without would you your yours
# Groups of words that mean the same here, with semicolons between them: what people say, what the books say.
page-look-up-same =
    give hand trade; swap exchange trade; drop lay; walk move step; go move; explore discover find;
    reveal reveals unmask; die dead death killed eliminated; attack fight hit; shoot shot ranged line sight;
    fire shoot ranged; equal exactly same tie below less; tie fit highest; begin start starts; stop end over;
    search searching; leave exit escape; hurt damage wound; talk speak tell say information; see look looked saw;
    here location; killer killers; player explorer somebody; card item; floor level storey; enter go; row line;
    moved move shift shifted; back direction against; way direction; twice same repeat differ;
    carry hold take slots; guard guards; scream noise; lock locked locking; skip decline; stun stunned;
    heal healed; hide hidden invisible stealth; push pushed; first begin; win wins victory; lose lost loser;
    most maximum limit more; slow slows extra; trigger effect apply sets; decide choose chooses splits; fit share;
    defence defend defender; second later next; carry number; escape escapes escaping; draw drawn drawing draws
