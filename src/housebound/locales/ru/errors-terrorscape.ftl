# Terrorscape: настройки и позиции, которых быть не может.
killer-seat-there-are-the-seats-to = killer_seat = { $seat }: места от 0 до { $seats }
crossroads-is-for-players-each-of-the-team = crossroads — для 4 игроков: у каждого в команде по одной жертве (TER-CROSS-1)
plan-and-crossroads-exclude-each-other-a-plan = plan и crossroads исключают друг друга: план бывает у команды (TER-ABIL-4)
victims-write-chosen-or-three-different-ones = victims = { $text }: напишите chosen или трёх разных из: { $known } (TER-TEAM-3)
is-chosen-in-the-phase-casting-and-known = выбирается в фазе casting, потом известен
but-this-table-plays-with = указано { $word }, а за этим столом играет { $other }
is-always-somewhere-at-and-last-known-cannot = всегда где-то есть: at и last_known не могут быть пустыми
is-at-and-was-last-seen-at-but = он в { $place }, в последний раз замечен в { $seen }, но не скрывается: назовите карту
stealth-a-card-of-stealth-of-his-own = stealth = { $word }: нужна его собственная карта скрытности
is-at-more-than-steps-from-where-he = он в { $place }, а это больше { $most_unseen } шагов от { $seen }, где его видели в последний раз
has-no-before-the-cards-are-dealt = до раздачи карт { $named } не бывает
has-of-there-are-in-the-cards-of = { $word } у него { $there }, а среди карт { $other } их { $copies }
deck-and-pile-leave-some-out = { $word } у него { $there }, а всего их { $copies }: в колоде и стопке их не хватает
has-cards-in-hand-at-most-are-allowed = на руке карт { $hand }, а можно не больше { $hand_limit } (TER-KCARD-4)
has-shown-which-must-then-lie-in-his = показал { $word }, значит, эта карта лежит в его стопке
cannot-have-it-is-an-ability-of-victims = не может иметь { $word }: это способность жертв
has-spent-which-is-none-of-his-abilities = потратил { $word }, а такой способности у него нет
has-too-many-abilities-with-abilities-he-keeps = слишком много способностей: при abilities = { $abilities } он оставляет { $kept } из { $dealt }
has-too-few-abilities-to-choose-in-the = слишком мало способностей для выбора в фазе choosing: скажите abilities_dealt
has-barricades-there-are-ter-comp = баррикад { $barricades }, а их всего { $most } (TER-COMP-2)
has-heard-noise-where-none-is = слышит шум там, где его нет
names-plans-but-this-table-plays-without-them = называет планы, но за этим столом играют без них: задайте plan = true
dealt-must-name-at-most-different-plans = dealt может назвать не больше { $most } разных планов
marked-which-was-not-dealt = marked = { $word }, а этот план не раздавали
ready-steps-done-and-marked-do-not-go = ready, steps_done и marked не сходятся: шагов сделано { $steps_done } из { $steps }
has-nobody-in-it-put-a-victim-where = в ней никого: поставьте жертву туда, где убийца
found-who-is-not-where-the-killer-is = найдена { $word }, а она не там, где убийца
why-the-rule-that-ended-the-game-in = why: правило, которое окончило партию, — в фазе over и ни в какой другой
the-house-is-empty-before-the-cards-are = до раздачи карт дом пуст
position-is-no-victim-known = позиция: { $word } — не жертва; известны: { $known }
position-victims-are-chosen-in-the-phase = позиция: жертв выбирают в фазе casting, потом они известны
position-victims-there-are-ter-team = позиция: жертв { $count }, а их бывает { $size } (TER-TEAM-3)
position-is-not-among-the-victims-of-this = позиция: { $victim } — не из жертв этого стола
has-seat-which-plays-the-killer = место { $seat } — место убийцы
position-victims-are-shared-out-in-the-phase = позиция: жертв делят в фазе sharing, потом у них есть места
position-seat-of-the-team-plays-no-victim = позиция: место команды { $seat } не играет ни за одну жертву (TER-TEAM-5)
needs-a-condition = нужно состояние: { $known }
is-which-ends-the-game-without-crossroads-ter = { $condition }: без crossroads это конец партии (TER-END-4)
is-at-but-she-is-not-in-the = стоит в { $place }, но её нет в доме
must-be-somewhere-in-the-house = должна быть где-то в доме
could-be-empty-only-while-she-is-not = could_be: пусто только тогда, когда её нет в доме
has-items-but-she-is-not-in-the = у неё предметы, но её нет в доме
has-a-key-among-her-items-keys-lie = среди её предметов Ключ: Ключи лежат на крыше (team.keys) или принадлежат ей самой (keys)
has-keys-of-her-own-which-is-for = у неё свои Ключи, а это бывает только «На распутье»: пишите team.keys (TER-CROSS-3)
has-an-ability-but-this-table-plays-without = у неё способность, но за этим столом играют без них: задайте abilities
cannot-have-it-is-an-ability-of-killers = не может иметь { $ability }: это способность убийц
has-no-ability-to-choose-in-the-phase = в фазе choosing ей не из чего выбирать: скажите abilities_dealt
has-used-an-ability-but-has-none = использовала способность, но у неё нет ни одной
has-spent-an-ability-that-nobody-has-seen = потратила способность, которой никто не видел: использованную показывают (TER-ABIL-2)
position-has-items-for-slots = позиция: { $word }: предметов { $count }, а слотов { $slots }
has-keys-on-the-roof-but-at-the = Ключи на крыше, но «На распутье» у каждой жертвы свои (TER-CROSS-3)
has-gears-and-rescue-the-rescue-token-comes = шестерёнок { $gears } и rescue = { $rescue }: жетон спасения приходит, когда шестерёнок { $gears_needed }
acting-who-is-not-in-the-house = acting = { $victim }, а её нет в доме
has-a-first-player-who-is-for-the = назван первый игрок, а он бывает только «На распутье» (TER-CROSS-2)
who-is-not-among-the-victims-of-this = { $key } = { $victim }, а это не из жертв этого стола
names-who-is-not-among-the-victims-of = { $key } называет { $victim }, а это не из жертв этого стола
has-looked-at-cards-name-the-looker = карты просмотрены: назовите, кем
leaves-out-of-every-card-is-somewhere = не хватает { $left } из { $word }: каждая карта где-то лежит
deck-has-fewer = { $name }: карт { $item } там { $deck }, а в этой колоде их { $printed }
has-of-in-all-there-are = { $item } всего { $named }, а их бывает { $copies }
needs-from-item-and-to = нужны from, item и to
is-about-a-card-that-is-not-there = речь о карте, которой там нет
