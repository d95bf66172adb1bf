# Terrorscape: ustawienia i pozycje, które być nie mogą.
killer-seat-there-are-the-seats-to = killer_seat = { $seat }: miejsca są od 0 do { $seats }
crossroads-is-for-players-each-of-the-team = crossroads jest dla 4 graczy: każdy z drużyny ma jedną ofiarę (TER-CROSS-1)
plan-and-crossroads-exclude-each-other-a-plan = plan i crossroads wykluczają się: plan należy do drużyny (TER-ABIL-4)
victims-write-chosen-or-three-different-ones = victims = { $text }: napisz chosen albo trzy różne z: { $known } (TER-TEAM-3)
is-chosen-in-the-phase-casting-and-known = wybiera się go w fazie casting, potem jest znany
but-this-table-plays-with = = { $word }, ale przy tym stole gra { $other }
is-always-somewhere-at-and-last-known-cannot = zawsze gdzieś jest: at i last_known nie mogą być puste
is-at-and-was-last-seen-at-but = jest w { $place }, a ostatnio widziano go w { $seen }, ale się nie skrada: podaj kartę
stealth-a-card-of-stealth-of-his-own = stealth = { $word }: potrzebna jest jego własna karta skradania
is-at-more-than-steps-from-where-he = jest w { $place }, a to więcej niż { $most_unseen } kroki od { $seen }, gdzie go ostatnio widziano
has-no-before-the-cards-are-dealt = przed rozdaniem kart nie ma { $named }
has-of-there-are-in-the-cards-of = { $word } ma { $there }, a w kartach { $other } jest { $copies }
deck-and-pile-leave-some-out = { $word } ma { $there }, a jest ich { $copies }: w talii i stosie kilku brakuje
has-cards-in-hand-at-most-are-allowed = na ręce ma kart { $hand }, a wolno najwyżej { $hand_limit } (TER-KCARD-4)
has-shown-which-must-then-lie-in-his = pokazał { $word }, więc ta karta musi leżeć na jego stosie
cannot-have-it-is-an-ability-of-victims = nie może mieć { $word }: to zdolność ofiar
has-spent-which-is-none-of-his-abilities = zużył { $word }, a takiej zdolności nie ma
has-too-many-abilities-with-abilities-he-keeps = za dużo zdolności: przy abilities = { $abilities } zachowuje { $kept } z { $dealt }
has-too-few-abilities-to-choose-in-the = za mało zdolności do wyboru w fazie choosing: podaj abilities_dealt
has-barricades-there-are-ter-comp = barykad { $barricades }, a jest ich { $most } (TER-COMP-2)
has-heard-noise-where-none-is = słyszy hałas tam, gdzie go nie ma
names-plans-but-this-table-plays-without-them = wymienia plany, ale przy tym stole gra się bez nich: ustaw plan = true
dealt-must-name-at-most-different-plans = dealt może wymienić najwyżej { $most } różne plany
marked-which-was-not-dealt = marked = { $word }, a tego planu nie rozdano
ready-steps-done-and-marked-do-not-go = ready, steps_done i marked nie zgadzają się: wykonano kroków { $steps_done } z { $steps }
has-nobody-in-it-put-a-victim-where = nie ma w nim nikogo: postaw ofiarę tam, gdzie jest zabójca
found-who-is-not-where-the-killer-is = znaleziono { $word }, a nie ma jej tam, gdzie jest zabójca
why-the-rule-that-ended-the-game-in = why: zasada, która zakończyła rozgrywkę, w fazie over i w żadnej innej
the-house-is-empty-before-the-cards-are = przed rozdaniem kart dom jest pusty
position-is-no-victim-known = pozycja: { $word } to nie ofiara; znane: { $known }
position-victims-are-chosen-in-the-phase = pozycja: ofiary wybiera się w fazie casting, potem są znane
position-victims-there-are-ter-team = pozycja: ofiar { $count }, a jest ich { $size } (TER-TEAM-3)
position-is-not-among-the-victims-of-this = pozycja: { $victim } nie jest wśród ofiar tego stołu
has-seat-which-plays-the-killer = miejsce { $seat } gra zabójcą
position-victims-are-shared-out-in-the-phase = pozycja: ofiary dzieli się w fazie sharing, potem mają miejsca
position-seat-of-the-team-plays-no-victim = pozycja: miejsce drużyny { $seat } nie gra żadną ofiarą (TER-TEAM-5)
needs-a-condition = potrzebny jest stan: { $known }
is-which-ends-the-game-without-crossroads-ter = { $condition }: bez crossroads to koniec rozgrywki (TER-END-4)
is-at-but-she-is-not-in-the = jest w { $place }, ale nie ma jej w domu
must-be-somewhere-in-the-house = musi być gdzieś w domu
could-be-empty-only-while-she-is-not = could_be: puste tylko wtedy, gdy nie ma jej w domu
has-items-but-she-is-not-in-the = ma przedmioty, ale nie ma jej w domu
has-a-key-among-her-items-keys-lie = wśród przedmiotów ma Klucz: Klucze leżą na dachu (team.keys) albo są jej własne (keys)
has-keys-of-her-own-which-is-for = ma własne Klucze, co jest tylko na rozdrożu: pisz team.keys (TER-CROSS-3)
has-an-ability-but-this-table-plays-without = ma zdolność, ale przy tym stole gra się bez nich: ustaw abilities
cannot-have-it-is-an-ability-of-killers = nie może mieć { $ability }: to zdolność zabójców
has-no-ability-to-choose-in-the-phase = w fazie choosing nie ma zdolności do wyboru: podaj abilities_dealt
has-used-an-ability-but-has-none = zużyła zdolność, ale żadnej nie ma
has-spent-an-ability-that-nobody-has-seen = zużyła zdolność, której nikt nie widział: zużytą się pokazuje (TER-ABIL-2)
position-has-items-for-slots = pozycja: { $word }: przedmiotów { $count }, a miejsc { $slots }
has-keys-on-the-roof-but-at-the = są Klucze na dachu, ale na rozdrożu każda ofiara ma własne (TER-CROSS-3)
has-gears-and-rescue-the-rescue-token-comes = trybów jest { $gears } i rescue = { $rescue }: żeton ratunku przychodzi, gdy trybów jest { $gears_needed }
acting-who-is-not-in-the-house = acting = { $victim }, a nie ma jej w domu
has-a-first-player-who-is-for-the = podano pierwszego gracza, a jest on tylko na rozdrożu (TER-CROSS-2)
who-is-not-among-the-victims-of-this = { $key } = { $victim }, a nie ma jej wśród ofiar tego stołu
names-who-is-not-among-the-victims-of = { $key } wymienia { $victim }, a nie ma jej wśród ofiar tego stołu
has-looked-at-cards-name-the-looker = karty są oglądane: podaj, kto patrzy
leaves-out-of-every-card-is-somewhere = brakuje { $left } z { $word }: każda karta gdzieś jest
deck-has-fewer = { $name }: { $item } jest tam { $deck }, a ta talia ma { $printed }
has-of-in-all-there-are = { $item } razem { $named }, a jest ich { $copies }
needs-from-item-and-to = potrzebne są from, item i to
is-about-a-card-that-is-not-there = mowa o karcie, której tam nie ma
