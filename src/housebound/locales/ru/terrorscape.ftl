# «Шёпот за стеной»: всё, что игра говорит людям.
#
# Что написано на картах и планшетах — в terrorscape-cards.ftl, нарисованный особняк — в terrorscape-board.ftl. У чисел нет
# сообщений. Выбор с пометкой «доп.» не стоит жертве основного действия. У локаций .acc и .prep — с предлогом: куда и где.

game-terrorscape = Шёпот за стеной

## Настройки нового стола

setting-killer-seat = Место убийцы
setting-killer = Убийца
setting-victims = Жертвы
setting-crossroads = На распутье
setting-plan = Есть план!
setting-abilities = Способности
setting-unblock-noise = Шум при разборе баррикады
setting-johnson-slots = Инвентарь Джонсона
setting-rescue-public = Жетон спасения у всех на виду
setting-ghost-strength = Сила Призрачной горничной
setting-death-blossom = Цветок смерти

## Виды случайных исходов, как их спрашивает судья

domain-dice = кубик
domain-item = карта предмета
domain-card = карта убийцы
domain-plan = план
domain-ability = способность
domain-victim = первый игрок (жертва)

## Фазы

phase-casting = выбор сторон
phase-sharing = распределение жертв
phase-dealing = сдача карт
phase-choosing = выбор способностей
phase-round-start = начинается раунд
phase-actions = действуют жертвы
phase-equipment = экипировка
phase-plan-check = планы
phase-announcing = объявление шума
phase-revealing = убийца раскрывается
phase-killer-start = начинается ход убийцы
phase-instant-cards = мгновенные действия убийцы
phase-main-step = убийца охотится
phase-long-term = убийца строит планы
phase-killer-end = ход убийцы заканчивается
phase-drawing = убийца берёт карты
phase-encounter = столкновение
phase-attack = атака
phase-flight = побег
phase-over = всё кончено

## Локации с обозначениями и что есть в особых

location-R1 = Холл (R1)
    .gen = Холла (R1)
    .dat = Холлу (R1)
    .acc = в Холл (R1)
    .ins = Холлом (R1)
    .prep = в Холле (R1)
    .gender = m
location-R2 = Галерея (R2)
    .gen = Галереи (R2)
    .dat = Галерее (R2)
    .acc = в Галерею (R2)
    .ins = Галереей (R2)
    .prep = в Галерее (R2)
    .gender = f
location-R3 = Коридор (R3)
    .gen = Коридора (R3)
    .dat = Коридору (R3)
    .acc = в Коридор (R3)
    .ins = Коридором (R3)
    .prep = в Коридоре (R3)
    .gender = m
location-R4 = Кабинет (R4)
    .gen = Кабинета (R4)
    .dat = Кабинету (R4)
    .acc = в Кабинет (R4)
    .ins = Кабинетом (R4)
    .prep = в Кабинете (R4)
    .gender = m
location-R5 = Библиотека (R5)
    .gen = Библиотеки (R5)
    .dat = Библиотеке (R5)
    .acc = в Библиотеку (R5)
    .ins = Библиотекой (R5)
    .prep = в Библиотеке (R5)
    .gender = f
location-B1 = Гостиная (B1)
    .gen = Гостиной (B1)
    .dat = Гостиной (B1)
    .acc = в Гостиную (B1)
    .ins = Гостиной (B1)
    .prep = в Гостиной (B1)
    .gender = f
location-B2 = Столовая (B2)
    .gen = Столовой (B2)
    .dat = Столовой (B2)
    .acc = в Столовую (B2)
    .ins = Столовой (B2)
    .prep = в Столовой (B2)
    .gender = f
location-B3 = Кухня (B3)
    .gen = Кухни (B3)
    .dat = Кухне (B3)
    .acc = на Кухню (B3)
    .ins = Кухней (B3)
    .prep = на Кухне (B3)
    .gender = f
location-B4 = Кладовая (B4)
    .gen = Кладовой (B4)
    .dat = Кладовой (B4)
    .acc = в Кладовую (B4)
    .ins = Кладовой (B4)
    .prep = в Кладовой (B4)
    .gender = f
location-B5 = Бальный зал (B5)
    .gen = Бального зала (B5)
    .dat = Бальному залу (B5)
    .acc = в Бальный зал (B5)
    .ins = Бальным залом (B5)
    .prep = в Бальном зале (B5)
    .gender = m
location-G1 = Задняя тропа (G1)
    .gen = Задней тропы (G1)
    .dat = Задней тропе (G1)
    .acc = на Заднюю тропу (G1)
    .ins = Задней тропой (G1)
    .prep = на Задней тропе (G1)
    .gender = f
location-G2 = Кладбище (G2)
    .gen = Кладбища (G2)
    .dat = Кладбищу (G2)
    .acc = на Кладбище (G2)
    .ins = Кладбищем (G2)
    .prep = на Кладбище (G2)
    .gender = n
location-G3 = Сарай (G3)
    .gen = Сарая (G3)
    .dat = Сараю (G3)
    .acc = в Сарай (G3)
    .ins = Сараем (G3)
    .prep = в Сарае (G3)
    .gender = m
location-G4 = Теплица (G4)
    .gen = Теплицы (G4)
    .dat = Теплице (G4)
    .acc = в Теплицу (G4)
    .ins = Теплицей (G4)
    .prep = в Теплице (G4)
    .gender = f
location-G5 = Сад (G5)
    .gen = Сада (G5)
    .dat = Саду (G5)
    .acc = в Сад (G5)
    .ins = Садом (G5)
    .prep = в Саду (G5)
    .gender = m

location-R1-text = Главный вход: здесь жертвы начинают, и отсюда же выходят, если хватает Ключей.
location-R2-text = Здесь есть что искать.
location-R5-text = Книга: здесь работают над планами.
location-B1-text = Передатчик: ему нужно пять шестерёнок. Радио: здесь работают над планами. Тайный проход на Кладбище.
location-B4-text = Здесь есть что искать.
location-B5-text = Тайный проход в Сад.
location-G2-text = Оккультное: здесь работают над планами. Тайный проход в Гостиную.
location-G3-text = Инструменты: здесь работают над планами.
location-G4-text = Здесь есть что искать.
location-G5-text = Потайной выход: отсюда жертвы выходят, если хватает Ключей и есть План здания. Здесь начинает убийца. Выход: здесь работают над планами. Тайный проход в Бальный зал.

zone-red = красная зона
    .gen = красной зоны
    .dat = красной зоне
    .acc = красную зону
    .ins = красной зоной
    .prep = красной зоне
    .gender = f
zone-blue = синяя зона
    .gen = синей зоны
    .dat = синей зоне
    .acc = синюю зону
    .ins = синей зоной
    .prep = синей зоне
    .gender = f
zone-green = зелёная зона
    .gen = зелёной зоны
    .dat = зелёной зоне
    .acc = зелёную зону
    .ins = зелёной зоной
    .prep = зелёной зоне
    .gender = f

passage-B1-B2 = Гостиная–Столовая (B1–B2)
passage-B1-R1 = Гостиная–Холл (B1–R1)
passage-B2-B3 = Столовая–Кухня (B2–B3)
passage-B2-B5 = Столовая–Бальный зал (B2–B5)
passage-B2-R1 = Столовая–Холл (B2–R1)
passage-B3-B4 = Кухня–Кладовая (B3–B4)
passage-B4-G5 = Кладовая–Сад (B4–G5)
passage-B5-R3 = Бальный зал–Коридор (B5–R3)
passage-B5-R4 = Бальный зал–Кабинет (B5–R4)
passage-R1-R2 = Холл–Галерея (R1–R2)
passage-R1-R3 = Холл–Коридор (R1–R3)
passage-R2-R3 = Галерея–Коридор (R2–R3)
passage-R2-R5 = Галерея–Библиотека (R2–R5)
passage-R2-G1 = Галерея–Задняя тропа (R2–G1)
passage-R4-R5 = Кабинет–Библиотека (R4–R5)
passage-R5-G4 = Библиотека–Теплица (R5–G4)
passage-G3-G4 = Сарай–Теплица (G3–G4)

condition-unhurt = без ран
condition-wounded = ранение
condition-killed = нет в живых
condition-escaped = побег удался

## Что можно выбрать: прежде чем начнётся

verb-hunt-as = Охотиться в роли { $killer_gen }
verb-trio = { $victim }, { $victim2 } и { $victim3 }
verb-share = Первая — месту { $seat }, вторая — месту { $seat2 }, третья — месту { $seat3 }
verb-keep-ability = Оставить способность «{ $ability }»

## Что можно выбрать: команда

verb-move = { $victim }: перейти { $location_acc }
verb-calm = { $victim }: успокоиться
verb-unblock = { $victim }: убрать баррикаду { $passage }
verb-repair = { $victim }: чинить передатчик
verb-search = { $victim }: искать предметы
verb-recover = { $victim }: взять { $item_acc } из сброса
verb-sprint = { $victim }: рывок { $location_acc }, там будет шум
verb-secret-passage = { $victim }: тайным проходом { $location_acc }
verb-use = { $item_word ->
    [toolbox] { $victim }: чинить { $item_ins }
    [trap] { $victim }: поставить здесь { $item_acc }
    [firecracker] { $victim }: зажечь { $item_acc }
    [sedative] { $victim }, доп.: принять { $item_acc }
    [camera] { $victim }, доп.: вспышка { $item_gen }, с шумом здесь
   *[other] { $victim }: использовать { $item_acc }
}
verb-heal = { $victim }: лечить { $victim2_acc } { $item_ins }
verb-finish-repair = { $victim }: собрать рацию за три Ящика с инструментами
verb-place-buzzer = { $victim }: поставить здесь Зуммер за Ящик с инструментами
verb-open-with-master-key = { $victim }: достать последний Ключ за Ящик с инструментами
verb-open-chest = { $victim }: открыть Старый сундук за Древний амулет
verb-first-aid = { $victim }: «Первая помощь» для { $victim2_gen }
verb-encourage = { $victim }: ободрить остальных
verb-throw = { $victim }, доп.: бросить Бутылку виски { $location_acc }
verb-hack = { $victim }, доп.: разрубить баррикаду { $passage }
verb-run = { $victim }, доп.: на Адреналине { $location_acc }
verb-buzz = { $victim }, доп.: включить Зуммер
verb-use-survey = { $victim }, доп.: «Осмотр местности», { $location_acc }
verb-gather-herbs = { $victim }, доп.: «Кладбищенские травы» для { $victim2_gen }
verb-lure = { $victim }, доп.: «Приманка», шум { $location_prep }
verb-dart = { $victim }, доп.: «Быстрая реакция», { $location_acc }
verb-give = { $victim }: отдать { $item_acc } { $victim2_dat }
verb-swap = { $victim }: обменять { $item_acc } на { $item2_acc } у { $victim2_gen }
verb-take = { $victim }: взять { $item_acc } с тела { $victim2_gen }
verb-done = Закончить действия жертв
verb-accept = Да
verb-decline = Нет
verb-name = { $victim }
verb-keep = Оставить { $item_acc }
verb-throw-away = Сбросить { $item_acc }
verb-keep-none = Не оставлять ничего
verb-defend-with = { $item_word ->
    [hatchet] { $item } (+1)
    [short_sword] { $item } (+1)
    [fertiliser] { $item } (+2)
    [long_sword] { $item } (+3, но убийца берёт карту)
    [ammo] Револьвер и { $item } (+4)
   *[other] { $item }
}
verb-bare-hands = Без карты
verb-bottle = Горящая Бутылка виски (+2)
verb-flee = { $victim }: бежать { $location_acc }
verb-stay = { $victim }: остаться
verb-check-off = Отметить пункт: { $plan }

## Что можно выбрать: убийца

verb-play = Разыграть карту «{ $card }»
verb-pass = Пропустить
verb-go = Пойти { $location_acc }
verb-stop = Остановиться
verb-search-here = Искать здесь
verb-sense-zone = [ЧУТЬЁ]: { $zone }
verb-sense-at = [ЧУТЬЁ]: { $location }
verb-sense-pair = [ЧУТЬЁ]: { $location } и { $location2 }
verb-barricade = Баррикада: { $passage }
verb-lift = Снять баррикаду: { $passage }
verb-frighten = Напугать { $victim_acc }
verb-slip-to = Незаметно { $location_acc }
verb-discard = Сбросить карту «{ $card }»
verb-pay = Заплатить картами
verb-call-on = Применить способность «{ $ability }»

## О чём спрашивают

prompt-killer = Кто вы в этом доме?
prompt-victims = Какие трое попались в доме? Назовите их в порядке мест.
prompt-share = Кто за кого играет? Жертв считают в порядке мест.
prompt-ability = Какую способность оставляет { $subject }?
prompt-killer-ability = Какую способность вы оставляете?
prompt-act = Ход жертв. Кто что делает?
prompt-equipment = Кто получает экипировку?
prompt-keep = Что оставляет { $subject }? Остальное сбрасывают.
prompt-throw-away = { $subject } несёт слишком много. Какую карту сбросить?
prompt-quiet-find = Эти карты зашумят. Применяет ли { $subject } «Тихую находку»?
prompt-plan = Отметить ли пункт плана?
prompt-who-draws = «Общие знания»: кто берёт карту из колоды поиска?
prompt-exchange = { $subject } предлагает вам обмен. Согласны?
prompt-use-amulet = { $subject } вот-вот получит ранение. Сбросить вместо этого Древний амулет?
prompt-wounded-next = Кто получает ранение следующим?
prompt-defender = Кто встретит убийцу?
prompt-defend = { $subject } под атакой. Чем защищаться?
prompt-defend-too = Применит ли { $subject } ещё одну карту?
prompt-flee = Пока всё позади. Кто бежит и куда?
prompt-start-of-turn = Ваш ход начинается. Применить способность?
prompt-instant = Разыграть карту мгновенного действия?
prompt-main-step = Вы охотитесь: два базовых действия или вместо них одна карта дополнительного усиления. Что теперь?
prompt-long-term = Разыграть карту долгосрочного планирования?
prompt-attack-card = Вы атакуете. Добавить карту?
prompt-move-killer = Куда вы идёте?
prompt-slip-away = Теперь вас никто не видит. Куда вы идёте?
prompt-sense-zone = О какой зоне вы спрашиваете?
prompt-sense-pair = О каких двух соседних локациях вы спрашиваете?
prompt-sense-noise = О каком из мест с шумом вы спрашиваете?
prompt-barricade = В каком проходе поставить баррикаду?
prompt-lift = Баррикад всего семь. Какую вы снимаете?
prompt-frighten = Кого вы пугаете?
prompt-discard = Какую карту вы сбрасываете?
prompt-pay-to-search = Сбросить две карты и искать здесь?
prompt-wound-the-panicked = { $subject } паникует. Сбросить три карты, чтобы вышло ранение?

## Что рассказывают: подготовка

notice-cast = В доме заперты { $first }, { $second } и { $third }. Убийца — { $killer }.
notice-played-by = Место { $seat } играет за { $victim_acc }.
notice-plan-dealt = У вас есть план: «{ $plan }».
notice-ability-dealt = { $victim } может оставить способность «{ $ability }».
notice-ability-kept = { $victim } оставляет способность «{ $ability }».
notice-first-player = Жетон первого игрока получает { $victim }.

## Что рассказывают: ход жертв

notice-round = Начинается раунд { $number }.
notice-rescue-at = { $number ->
    [0] Служба спасения здесь.
    [1] Служба спасения приедет в следующем раунде.
    [one] Служба спасения приедет через { $number } раунд.
    [few] Служба спасения приедет через { $number } раунда.
    [many] Служба спасения приедет через { $number } раундов.
   *[other] Служба спасения приедет через { $number } раунда.
}
notice-moved = { $victim } идёт { $location_acc }.
notice-calmed = { $victim } приходит в себя.
notice-opened = Команда убирает баррикаду { $passage }.
notice-gears = { $victim } чинит: { $number ->
    [one] на месте { $number } шестерёнка из пяти.
    [few] на месте { $number } шестерёнки из пяти.
    [many] на месте { $number } шестерёнок из пяти.
   *[other] на месте { $number } шестерёнки из пяти.
}
notice-transmitting = Передатчик работает. Служба спасения приедет через пять раундов.
notice-drew-item = { $victim } берёт карту: { $item }.
notice-kept = { $victim } оставляет себе { $item_acc }.
notice-threw-away = { $victim } сбрасывает { $item_acc }.
notice-key-laid = { $number ->
    [one] На крыше { $number } Ключ.
    [few] На крыше { $number } Ключа.
    [many] На крыше { $number } Ключей.
   *[other] На крыше { $number } Ключа.
}
notice-own-key = { $number ->
    [one] У { $victim_gen } { $number } Ключ.
    [few] У { $victim_gen } { $number } Ключа.
    [many] У { $victim_gen } { $number } Ключей.
   *[other] У { $victim_gen } { $number } Ключа.
}
notice-used = { $victim } использует { $item_acc }.
notice-gave = { $other } получает { $item_acc } от { $victim_gen }.
notice-declined = { $victim } отказывается от обмена.
notice-healed = { $victim } снова без ран.
notice-plan-step = «{ $plan }»: отмечен пункт { $number }.
notice-plan-ready = «{ $plan }»: план выполнен.
notice-plan-used = { $victim } пускает план в ход: «{ $plan }».
notice-ability-used = { $victim } применяет способность «{ $ability }».
notice-escapes = { $victim } вне дома.
notice-made-noise = От этого шум { $location_prep }.
notice-noise-at = Шум { $location_prep }.
notice-no-noise = В доме ни звука.
notice-firecracker-lit = Взрывается петарда: { $location }.
notice-firecracker-noise = Петарда: шум повсюду.

## Что рассказывают: ход убийцы

notice-killer-at = Убийца { $location_prep }.
notice-killer-gone = Убийца исчезает из виду; в последний раз — { $location_prep }.
notice-killer-slipped = Вы { $location_prep }, и вас не видят.
notice-killer-ability = Способность убийцы: «{ $ability }».
notice-card-played = Убийца разыгрывает карту «{ $card }».
notice-card-drawn = Карта «{ $card }» у вас в руке.
notice-card-lost = Карта «{ $card }» сброшена.
notice-drew-cards = Убийца берёт карты.
notice-level = Убийца достигает уровня { $number }.
notice-strength = Сила убийцы теперь { $number }.
notice-barricaded = Убийца ставит баррикаду { $passage }.
notice-lifted = Убийца снимает баррикаду { $passage }.
notice-sensed-zone = Чутьё убийцы: кто в { $zone_prep }?
notice-sensed = Чутьё убийцы: кто { $location_prep }?
notice-sensed-pair = Чутьё убийцы: кто { $location_prep } или { $other_prep }?
notice-searched = Убийца ищет { $location_prep }.
notice-named = Команда отвечает: { $victim }.
notice-nobody-named = Команда отвечает: никого.
notice-located = { $victim } сейчас { $location_prep }.
notice-afraid = { $victim } боится: { $number ->
    [one] { $number } жетон страха.
    [few] { $number } жетона страха.
    [many] { $number } жетонов страха.
   *[other] { $number } жетона страха.
}
notice-panic-at = { $victim } паникует: шум { $location_prep }.
notice-panic = { $victim } паникует, и никто не слышит где.
notice-wound = { $victim } получает ранение.
notice-saved-by-amulet = Древний амулет принимает на себя ранение { $victim_gen }.
notice-kill = { $victim_gender ->
    [f] { $victim } мертва.
   *[m] { $victim } мёртв.
}

## Что рассказывают: столкновение и конец

notice-encounter = Убийца кого-то нашёл { $location_prep }.
notice-defends = { $victim } встречает убийцу.
notice-applies = { $item_word ->
    [ammo] { $victim } стреляет из Револьвера: { $item }.
   *[other] { $victim } защищается { $item_ins }.
}
notice-rolled = Кубик на защиту { $victim_gen }: { $dice }.
notice-trap-sprung = Капкан { $location_prep } захлопывается: ещё 2 к защите.
notice-defence = Защита { $total } против силы { $strength }.
notice-repelled = { $victim } отражает атаку.
notice-fled = { $victim } бежит { $location_acc }.
notice-game-over = Всё кончено.

## Чем кончилось, по правилу, которое положило конец

ending-TER-CHECK-2 = Служба спасения выламывает дверь. Все трое живы.
ending-TER-CHECK-3 = Пять Ключей, пять замков: все трое выходят через Главный вход.
ending-TER-CHECK-4 = Пять Ключей и План здания: все трое ушли через Потайной выход.
ending-TER-PLAN-5 = На Кладбище открывается Скрытый портал, и все трое входят в него.
ending-TER-EQUIP-5 = В этом доме больше нечего найти. Убийце остаётся только ждать.
ending-TER-WOUND-2 = Второе ранение — и одна из жертв мертва. Дом принадлежит убийце.
ending-TER-KILLER-3 = Цветок смерти: одна из жертв так и не увидела клинка.
ending-TER-CROSS-8 = Время вышло: кто ещё в доме, спасён или пропал вместе с ним.
ending-TER-CROSS-9 = В доме не осталось живых. Кто вышел, победил; если двое мертвы, победил и убийца.
