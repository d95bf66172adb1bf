# Настройки стола, как их выбирает хозяин: наборы, главы и каждое значение с тем, что оно делает.

preset-beginner = Для начинающих
preset-beginner-text = Советуем: второе издание с ответами издателя. Все спорные случаи решены, больше ничего выбирать не надо.
preset-ru = По русской книге
preset-ru-text = Как говорит русская книга правил. Повреждения, названные просто числом, бросают, лифт не знает покоя, скрытого предателя выдаёт вред.
preset-pl = По польской книге
preset-pl-text = Как говорит польская книга правил. Сценарий приближают только те предзнаменования, что ещё у кого-то есть, и предатель должен терпеть каждую карту.
preset-it = По итальянской книге
preset-it-text = Как говорит итальянская книга правил. Одна сделка с предметами за ход, и предатель может отказаться от любой карты.

chapter-house = Дом
chapter-cards = Карты и предметы
chapter-haunt = Как сценарий начинается и заканчивается
chapter-opponents = Предатель и монстры
chapter-single-haunts = Отдельные сценарии
chapter-beginning = Кто начинает

value-preset = Как говорит выбранная книга правил

value-rulebook-default = Второе издание, с ответами издателя
value-rulebook-ru = Русская книга
value-rulebook-pl = Польская книга
value-rulebook-it = Итальянская книга
setting-haunt-text = Номер сценария, от 1 до 50: партия начинается с него, в доме, который исследовали боты. 0 — весь вечер целиком, и выбирают предзнаменования.

value-token-counts-set-149 = 149 жетонов: 91 малый круглый для монстров
value-token-counts-set-291 = 291 жетон: 204 малых круглых для монстров и больше жетонов предметов
value-flat-damage-dice = Бросают: «2 повреждения» — сумма двух кубиков
value-flat-damage-points = Как написано: «2 повреждения» — на два деления вниз
value-tile-mismatch-bottom = Под стопку: тайл для другого этажа придёт позже
value-tile-mismatch-discard = В сторону: тайл для другого этажа уходит в сброс
value-elevator-same-floor-may = Может остаться на месте
value-elevator-same-floor-must = Должен переехать к другой открытой двери своего этажа, если она есть
value-elevator-end-roll-ends-there = Кто заканчивает ход в лифте, бросает снова
value-elevator-end-roll-stayed = Снова бросает только тот, кто провёл в нём весь ход
value-elevator-end-roll-none = Никто снова не бросает
value-collapsed-roller-first-to-enter = Первый исследователь, который в неё войдёт
value-collapsed-roller-discoverer = Исследователь, который её открыл, а иначе никто
value-collapsed-by-monster-fixes-landing = Куда упал монстр, туда потом падают все
value-collapsed-by-monster-moves-only = Монстр падает сам по себе: первый упавший исследователь всё равно берёт комнату
value-barrier-fail-stay-side = Можно идти дальше, любым выходом со своей стороны
value-barrier-fail-retreat = Можно идти дальше, но только назад, как пришли
value-barrier-fail-stop = Ваше движение закончено
value-barrier-contact-ranged-only = Через него можно стрелять, но нельзя ни меняться, ни драться врукопашную
value-barrier-contact-none = Через него не достать ничем

value-effect-discovery-draw-must = Комната, открытая эффектом, даёт карту: её надо взять
value-effect-discovery-draw-may = Комната, открытая эффектом, даёт карту: можно отказаться
value-item-actions-each-once = За ход один раз отдать, один раз сбросить и один раз подобрать
value-item-actions-one-of = За ход одно из трёх: отдать, сбросить или подобрать
value-armor-trade-allowed = Доспех можно отдать
value-armor-trade-forbidden = Доспех отдать нельзя
value-steal-damage-physical = Два и больше физических повреждений могут стать кражей
value-steal-damage-any = Два и больше повреждений любого вида могут стать кражей

value-haunt-roll-below = Начинается, если выпало меньше числа предзнаменований
value-haunt-roll-at-most = Начинается, если выпало число предзнаменований или меньше: раньше
value-haunt-count-drawn = Считаются все когда-либо взятые предзнаменования
value-haunt-count-held = Считаются только те предзнаменования, что ещё у кого-то есть
value-avoid-played-haunts-off = Какой сценарий выпал, тот и играют
value-avoid-played-haunts-on = Сценарии, которые ваша компания играла, пропускают
value-haunt-repick-stack-swap = Обменом предзнаменований с колодой
value-haunt-repick-nearest-room = Ближайшей другой комнатой с предзнаменованием
setting-played-text = Номера сценариев, которые ваша компания знает, например 1 4 10.
value-haunt-round-limit-off = Без предела, до которого кто-нибудь бы дошёл
value-haunt-round-limit-40 = После 40 раундов никто не побеждает

value-opponent-cost-each = По лишней единице движения за каждого противника в комнате
value-opponent-cost-once = Одна лишняя единица движения, сколько бы ни было противников
value-opponent-slows-all = И исследователей, и монстров
value-opponent-slows-explorers = Только исследователей: монстры проходят свободно
value-monster-min-move-one = Монстр, бросивший 0, всё же проходит одну единицу движения
value-monster-min-move-zero = Монстр, бросивший 0, остаётся на месте
value-traitor-rooms-ignore-harmful = Предатель не замечает никакого вреда комнат
value-traitor-rooms-ignore-nondamaging = Предатель не замечает того, что делают комнаты, но повреждения от них получает
value-traitor-cards-events-and-bite = Предатель может отказаться от событий и Укуса
value-traitor-cards-any-drawn = Предатель может отказаться от любой карты
value-traitor-cards-none = Предатель должен терпеть каждую карту
value-hidden-traitor-hazard-must-reveal = Вредная комната разоблачает его и ничего ему не делает
value-hidden-traitor-hazard-may-reveal = Он может раскрыться и уйти от вреда или стерпеть и остаться скрытым
value-monster-rooms-ignore-harmful = Монстры не замечают никакого вреда комнат
value-monster-rooms-ignore-nondamaging = Падение может задержать монстра; остального он не замечает
value-monster-shafts-both-ways = Монстры по желобам и дырам ещё и взбираются
value-monster-shafts-as-printed = Монстры падают в них, как все
value-monster-secret-ways-no = Монстры не могут ходить секретными проходами и лестницами
value-monster-secret-ways-yes = Монстры ходят секретными проходами и лестницами

value-wedding-travel-placed = Их ставят в Часовню
value-wedding-travel-walk = Они идут туда сами
value-sunlit-rooms-off = Дневной свет не важен
value-sunlit-rooms-on = Вампир в комнате, залитой солнцем, умирает
value-firebat-supply-20 = Не больше 20, как в коробке
value-firebat-supply-unlimited = Столько, сколько вылупилось
value-exchange-on-enter = Когда кто-то входит в комнату
value-exchange-on-occupy = Всякий раз, когда кто-то в комнате
setting-date-text = Месяц и день, например 10-31: начинает тот, чей день рождения ближе. «today» — сегодня.
