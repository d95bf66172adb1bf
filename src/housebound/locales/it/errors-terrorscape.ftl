# Terrorscape: opzioni e posizioni che non possono essere.
killer-seat-there-are-the-seats-to = killer_seat = { $seat }: i posti vanno da 0 a { $seats }
crossroads-is-for-players-each-of-the-team = crossroads è per 4 giocatori, ognuno della squadra con una vittima (TER-CROSS-1)
plan-and-crossroads-exclude-each-other-a-plan = plan e crossroads si escludono: un piano è di una squadra (TER-ABIL-4)
victims-write-chosen-or-three-different-ones = victims = { $text }: scrivi chosen, o tre diverse tra { $known } (TER-TEAM-3)
is-chosen-in-the-phase-casting-and-known = si sceglie nella fase casting, e poi è noto
but-this-table-plays-with = = { $word }, ma a questo tavolo gioca { $other }
is-always-somewhere-at-and-last-known-cannot = è sempre da qualche parte: at e last_known non possono essere vuoti
is-at-and-was-last-seen-at-but = è in { $place } ed è stato visto l’ultima volta in { $seen }, ma non è in furtività: nomina la carta
stealth-a-card-of-stealth-of-his-own = stealth = { $word }: serve una sua carta di furtività
is-at-more-than-steps-from-where-he = è in { $place }, a più di { $most_unseen } passi da { $seen }, dove è stato visto l’ultima volta
has-no-before-the-cards-are-dealt = prima che si distribuiscano le carte non ha { $named }
has-of-there-are-in-the-cards-of = di { $word } ne ha { $there }, nelle carte di { $other } ce ne sono { $copies }
deck-and-pile-leave-some-out = di { $word } ne ha { $there }, ce ne sono { $copies }: mazzo e scarti ne lasciano fuori
has-cards-in-hand-at-most-are-allowed = ha { $hand } carte in mano, ne sono permesse al massimo { $hand_limit } (TER-KCARD-4)
has-shown-which-must-then-lie-in-his = ha mostrato { $word }, che allora deve stare nei suoi scarti
cannot-have-it-is-an-ability-of-victims = non può avere { $word }: è un’abilità delle vittime
has-spent-which-is-none-of-his-abilities = ha speso { $word }, che non è tra le sue abilità
has-too-many-abilities-with-abilities-he-keeps = ha troppe abilità: con abilities = { $abilities } ne tiene { $kept } su { $dealt }
has-too-few-abilities-to-choose-in-the = ha troppo poche abilità da scegliere nella fase choosing: di’ abilities_dealt
has-barricades-there-are-ter-comp = ha { $barricades } barricate, ce ne sono { $most } (TER-COMP-2)
has-heard-noise-where-none-is = ha sentito rumore dove non ce n’è
names-plans-but-this-table-plays-without-them = nomina piani, ma a questo tavolo si gioca senza: imposta plan = true
dealt-must-name-at-most-different-plans = dealt può nominare al massimo { $most } piani diversi
marked-which-was-not-dealt = marked = { $word }, che non è stato distribuito
ready-steps-done-and-marked-do-not-go = ready, steps_done e marked non vanno d’accordo: sono fatti { $steps_done } passi su { $steps }
has-nobody-in-it-put-a-victim-where = non contiene nessuno: metti una vittima dov’è l’assassino
found-who-is-not-where-the-killer-is = ha trovato { $word }, che non è dov’è l’assassino
why-the-rule-that-ended-the-game-in = why: la regola che ha chiuso la partita, nella fase over e in nessun’altra
the-house-is-empty-before-the-cards-are = la casa è vuota prima che si distribuiscano le carte
position-is-no-victim-known = posizione: { $word } non è una vittima; note: { $known }
position-victims-are-chosen-in-the-phase = posizione: le vittime si scelgono nella fase casting, e poi sono note
position-victims-there-are-ter-team = posizione: { $count } vittime, ce ne sono { $size } (TER-TEAM-3)
position-is-not-among-the-victims-of-this = posizione: { $victim } non è tra le vittime di questo tavolo
has-seat-which-plays-the-killer = ha il posto { $seat }, che gioca l’assassino
position-victims-are-shared-out-in-the-phase = posizione: le vittime si dividono nella fase sharing, e poi hanno un posto
position-seat-of-the-team-plays-no-victim = posizione: il posto { $seat } della squadra non gioca nessuna vittima (TER-TEAM-5)
needs-a-condition = serve una condizione: { $known }
is-which-ends-the-game-without-crossroads-ter = { $condition }: senza crossroads questo chiude la partita (TER-END-4)
is-at-but-she-is-not-in-the = è in { $place }, ma non è nella casa
must-be-somewhere-in-the-house = dev’essere da qualche parte nella casa
could-be-empty-only-while-she-is-not = could_be: vuoto solo finché non è nella casa
has-items-but-she-is-not-in-the = ha oggetti, ma non è nella casa
has-a-key-among-her-items-keys-lie = ha una Chiave tra i suoi oggetti: le Chiavi stanno sul tetto (team.keys), o sono sue (keys)
has-keys-of-her-own-which-is-for = ha Chiavi sue, che ci sono solo al bivio: scrivi team.keys (TER-CROSS-3)
has-an-ability-but-this-table-plays-without = ha un’abilità, ma a questo tavolo si gioca senza: imposta abilities
cannot-have-it-is-an-ability-of-killers = non può avere { $ability }: è un’abilità degli assassini
has-no-ability-to-choose-in-the-phase = non ha abilità da scegliere nella fase choosing: di’ abilities_dealt
has-used-an-ability-but-has-none = ha usato un’abilità, ma non ne ha
has-spent-an-ability-that-nobody-has-seen = ha speso un’abilità che nessuno ha visto: quella usata si mostra (TER-ABIL-2)
position-has-items-for-slots = posizione: { $word } ha { $count } oggetti per { $slots } spazi
has-keys-on-the-roof-but-at-the = ci sono Chiavi sul tetto, ma al bivio ogni vittima ha le sue (TER-CROSS-3)
has-gears-and-rescue-the-rescue-token-comes = ha { $gears } ingranaggi e rescue = { $rescue }: il segnalino soccorsi arriva con { $gears_needed } ingranaggi
acting-who-is-not-in-the-house = acting = { $victim }, che non è nella casa
has-a-first-player-who-is-for-the = ha un primo giocatore, che c’è solo al bivio (TER-CROSS-2)
who-is-not-among-the-victims-of-this = { $key } = { $victim }, che non è tra le vittime di questo tavolo
names-who-is-not-among-the-victims-of = { $key } nomina { $victim }, che non è tra le vittime di questo tavolo
has-looked-at-cards-name-the-looker = qualcuno guarda le carte: di’ chi
leaves-out-of-every-card-is-somewhere = lascia fuori { $left } di { $word }: ogni carta è da qualche parte
deck-has-fewer = { $name } ha { $deck } di { $item }, quel mazzo ne ha { $printed }
has-of-in-all-there-are = ha in tutto { $named } di { $item }, ce ne sono { $copies }
needs-from-item-and-to = servono from, item e to
is-about-a-card-that-is-not-there = riguarda una carta che non c’è
