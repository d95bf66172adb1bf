# «Предательство в Доме на Холме»: всё, что игра говорит людям.
#
# Слова отдельных сценариев — в betrayal-hNN.ftl, слова нарисованного дома — в betrayal-board.ftl. У чисел нет сообщений.
# Результат броска говорят голым словом (`$dice_word`): как число он потерял бы первые нули.
# Результаты в текстах карт пишут 5+, 2–4 и 0, от большего к меньшему.
# У комнат .acc и .prep — с предлогом: куда и где. У событий формы — со словом «карта».

game-betrayal = Предательство в Доме на Холме

## Настройки нового стола

setting-rulebook = Книга правил
setting-haunt = Начать со сценария
setting-token-counts = Жетоны в коробке
setting-flat-damage = Повреждения, названные просто числом
setting-tile-mismatch = Тайлы для другого этажа
setting-elevator-same-floor = Лифту выпал его же этаж
setting-elevator-end-roll = Бросок лифта в конце хода
setting-collapsed-roller = Кто бросает в Комнате с разрушенным полом
setting-collapsed-by-monster = Монстры проваливаются в Комнате с разрушенным полом
setting-barrier-fail = Неудача у барьера
setting-barrier-contact = Через барьер
setting-effect-discovery-draw = Карты за комнаты, открытые эффектом
setting-item-actions = Отдать, сбросить, подобрать
setting-armor-trade = Отдать Доспех
setting-steal-damage = Какие повреждения могут стать кражей
setting-haunt-roll = Бросок на начало сценария
setting-haunt-count = Какие предзнаменования считаются
setting-avoid-played-haunts = Пропускать сыгранные сценарии
setting-haunt-repick = Как найти другой сценарий
setting-opponent-cost = Выход из комнаты с противниками
setting-opponent-slows = Кого замедляют противники
setting-monster-min-move = Монстры, бросившие 0
setting-traitor-rooms = Комнаты и предатель
setting-traitor-cards = Карты, от которых предатель может отказаться
setting-hidden-traitor-hazard = Вредные комнаты и скрытый предатель
setting-monster-rooms = Комнаты и монстры
setting-monster-shafts = Монстры в желобах и дырах
setting-haunt-round-limit = Самый долгий сценарий, в раундах
setting-monster-secret-ways = Монстры на секретных путях
setting-played = Сыгранные сценарии
setting-date = Дата партии

## Виды случайных исходов, как их спрашивает судья

domain-dice = бросок (по цифре на кубик)
domain-card = карта
domain-room = тайл комнаты
domain-back = рубашка тайла комнаты
domain-pile = место тайла
domain-role = жетон роли
domain-number = число

## Фазы

phase-casting = выбор исследователей
phase-exploring = исследование
phase-turn-start = ход начинается
phase-turn = ход
phase-turn-end = ход заканчивается
phase-revealing = сценарий раскрывается
phase-preparing = обе стороны читают
phase-setting-up = сценарий раскладывают
phase-monsters = ход монстров
phase-over = всё кончено

## Навыки, повреждения, стороны

trait-might = Сила
    .gen = Силы
    .dat = Силе
    .acc = Силу
    .ins = Силой
    .prep = Силе
    .gender = f
trait-speed = Скорость
    .gen = Скорости
    .dat = Скорости
    .acc = Скорость
    .ins = Скоростью
    .prep = Скорости
    .gender = f
trait-sanity = Разум
    .gen = Разума
    .dat = Разуму
    .acc = Разум
    .ins = Разумом
    .prep = Разуме
    .gender = m
trait-knowledge = Знания
    .gen = Знаний
    .dat = Знаниям
    .acc = Знания
    .ins = Знаниями
    .prep = Знаниях
    .gender = p

damage-physical = физические
    .gen = физических
    .dat = физическим
    .acc = физическое
    .ins = физическими
    .prep = физических
    .gender = p
damage-mental = ментальные
    .gen = ментальных
    .dat = ментальным
    .acc = ментальное
    .ins = ментальными
    .prep = ментальных
    .gender = p

team-heroes = герои
    .gen = героев
    .dat = героям
    .acc = героев
    .ins = героями
    .prep = героях
    .gender = p
team-traitor = предатель
    .gen = предателя
    .dat = предателю
    .acc = предателя
    .ins = предателем
    .prep = предателе
    .gender = m

## Этажи, стороны света, стены, тайлы, колоды

floor-basement = подвал
    .gen = подвала
    .dat = подвалу
    .acc = подвал
    .ins = подвалом
    .prep = подвале
    .gender = m
floor-ground = первый этаж
    .gen = первого этажа
    .dat = первому этажу
    .acc = первый этаж
    .ins = первым этажом
    .prep = первом этаже
    .gender = m
floor-upper = верхний этаж
    .gen = верхнего этажа
    .dat = верхнему этажу
    .acc = верхний этаж
    .ins = верхним этажом
    .prep = верхнем этаже
    .gender = m

direction-north = север
    .gen = севера
    .dat = северу
    .acc = север
    .ins = севером
    .prep = севере
    .gender = m
direction-east = восток
    .gen = востока
    .dat = востоку
    .acc = восток
    .ins = востоком
    .prep = востоке
    .gender = m
direction-south = юг
    .gen = юга
    .dat = югу
    .acc = юг
    .ins = югом
    .prep = юге
    .gender = m
direction-west = запад
    .gen = запада
    .dat = западу
    .acc = запад
    .ins = западом
    .prep = западе
    .gender = m

wall-north = северная стена
wall-north-east = северо-восточный угол
wall-east = восточная стена
wall-south-east = юго-восточный угол
wall-south = южная стена
wall-south-west = юго-западный угол
wall-west = западная стена
wall-north-west = северо-западный угол

back-basement = подвал
    .gen = подвала
    .dat = подвалу
    .acc = подвал
    .ins = подвалом
    .prep = подвале
    .gender = m
back-ground = первый этаж
    .gen = первого этажа
    .dat = первому этажу
    .acc = первый этаж
    .ins = первым этажом
    .prep = первом этаже
    .gender = m
back-upper = верхний этаж
    .gen = верхнего этажа
    .dat = верхнему этажу
    .acc = верхний этаж
    .ins = верхним этажом
    .prep = верхнем этаже
    .gender = m
back-basement-ground = подвал или первый этаж
    .gen = подвала или первого этажа
    .dat = подвалу или первому этажу
    .acc = подвал или первый этаж
    .ins = подвалом или первым этажом
    .prep = подвале или первом этаже
    .gender = m
back-basement-upper = подвал или верхний этаж
    .gen = подвала или верхнего этажа
    .dat = подвалу или верхнему этажу
    .acc = подвал или верхний этаж
    .ins = подвалом или верхним этажом
    .prep = подвале или верхнем этаже
    .gender = m
back-ground-upper = первый или верхний этаж
    .gen = первого или верхнего этажа
    .dat = первому или верхнему этажу
    .acc = первый или верхний этаж
    .ins = первым или верхним этажом
    .prep = первом или верхнем этаже
    .gender = m
back-any-floor = любой этаж
    .gen = любого этажа
    .dat = любому этажу
    .acc = любой этаж
    .ins = любым этажом
    .prep = любом этаже
    .gender = m

pile-stack = стопка
pile-discard = сброс

symbol-item = предмет
    .gen = предмета
    .dat = предмету
    .acc = предмет
    .ins = предметом
    .prep = предмете
    .gender = m
symbol-omen = предзнаменование
    .gen = предзнаменования
    .dat = предзнаменованию
    .acc = предзнаменование
    .ins = предзнаменованием
    .prep = предзнаменовании
    .gender = n
symbol-event = событие
    .gen = события
    .dat = событию
    .acc = событие
    .ins = событием
    .prep = событии
    .gender = n

## Исследователи

character-darrin-williams = Даррин «Молния» Уильямс
    .gen = Даррина «Молнии» Уильямса
    .dat = Даррину «Молнии» Уильямсу
    .acc = Даррина «Молнию» Уильямса
    .ins = Даррином «Молнией» Уильямсом
    .prep = Даррине «Молнии» Уильямсе
    .gender = m
character-ox-bellows = Окс Беллоуз
    .gen = Окса Беллоуза
    .dat = Оксу Беллоузу
    .acc = Окса Беллоуза
    .ins = Оксом Беллоузом
    .prep = Оксе Беллоузе
    .gender = m
character-madame-zostra = Мадам Зостра
    .gen = Мадам Зостры
    .dat = Мадам Зостре
    .acc = Мадам Зостру
    .ins = Мадам Зострой
    .prep = Мадам Зостре
    .gender = f
character-vivian-lopez = Вивиан Лопес
    .gen = Вивиан Лопес
    .dat = Вивиан Лопес
    .acc = Вивиан Лопес
    .ins = Вивиан Лопес
    .prep = Вивиан Лопес
    .gender = f
character-brandon-jaspers = Брэндон Джасперс
    .gen = Брэндона Джасперса
    .dat = Брэндону Джасперсу
    .acc = Брэндона Джасперса
    .ins = Брэндоном Джасперсом
    .prep = Брэндоне Джасперсе
    .gender = m
character-peter-akimoto = Питер Акимото
    .gen = Питера Акимото
    .dat = Питеру Акимото
    .acc = Питера Акимото
    .ins = Питером Акимото
    .prep = Питере Акимото
    .gender = m
character-missy-dubourde = Мисси Дюбурд
    .gen = Мисси Дюбурд
    .dat = Мисси Дюбурд
    .acc = Мисси Дюбурд
    .ins = Мисси Дюбурд
    .prep = Мисси Дюбурд
    .gender = f
character-zoe-ingstrom = Зои Ингстром
    .gen = Зои Ингстром
    .dat = Зои Ингстром
    .acc = Зои Ингстром
    .ins = Зои Ингстром
    .prep = Зои Ингстром
    .gender = f
character-professor-longfellow = Профессор Лонгфелло
    .gen = Профессора Лонгфелло
    .dat = Профессору Лонгфелло
    .acc = Профессора Лонгфелло
    .ins = Профессором Лонгфелло
    .prep = Профессоре Лонгфелло
    .gender = m
character-father-rhinehardt = Отец Райнхардт
    .gen = Отца Райнхардта
    .dat = Отцу Райнхардту
    .acc = Отца Райнхардта
    .ins = Отцом Райнхардтом
    .prep = Отце Райнхардте
    .gender = m
character-heather-granville = Хезер Гранвиль
    .gen = Хезер Гранвиль
    .dat = Хезер Гранвиль
    .acc = Хезер Гранвиль
    .ins = Хезер Гранвиль
    .prep = Хезер Гранвиль
    .gender = f
character-jenny-leclerc = Дженни ЛеКлерк
    .gen = Дженни ЛеКлерк
    .dat = Дженни ЛеКлерк
    .acc = Дженни ЛеКлерк
    .ins = Дженни ЛеКлерк
    .prep = Дженни ЛеКлерк
    .gender = f

## Фигурки: исследователи и монстры всех сценариев

figure-darrin-williams = Даррин «Молния» Уильямс
    .gen = Даррина «Молнии» Уильямса
    .dat = Даррину «Молнии» Уильямсу
    .acc = Даррина «Молнию» Уильямса
    .ins = Даррином «Молнией» Уильямсом
    .prep = Даррине «Молнии» Уильямсе
    .gender = m
figure-ox-bellows = Окс Беллоуз
    .gen = Окса Беллоуза
    .dat = Оксу Беллоузу
    .acc = Окса Беллоуза
    .ins = Оксом Беллоузом
    .prep = Оксе Беллоузе
    .gender = m
figure-madame-zostra = Мадам Зостра
    .gen = Мадам Зостры
    .dat = Мадам Зостре
    .acc = Мадам Зостру
    .ins = Мадам Зострой
    .prep = Мадам Зостре
    .gender = f
figure-vivian-lopez = Вивиан Лопес
    .gen = Вивиан Лопес
    .dat = Вивиан Лопес
    .acc = Вивиан Лопес
    .ins = Вивиан Лопес
    .prep = Вивиан Лопес
    .gender = f
figure-brandon-jaspers = Брэндон Джасперс
    .gen = Брэндона Джасперса
    .dat = Брэндону Джасперсу
    .acc = Брэндона Джасперса
    .ins = Брэндоном Джасперсом
    .prep = Брэндоне Джасперсе
    .gender = m
figure-peter-akimoto = Питер Акимото
    .gen = Питера Акимото
    .dat = Питеру Акимото
    .acc = Питера Акимото
    .ins = Питером Акимото
    .prep = Питере Акимото
    .gender = m
figure-missy-dubourde = Мисси Дюбурд
    .gen = Мисси Дюбурд
    .dat = Мисси Дюбурд
    .acc = Мисси Дюбурд
    .ins = Мисси Дюбурд
    .prep = Мисси Дюбурд
    .gender = f
figure-zoe-ingstrom = Зои Ингстром
    .gen = Зои Ингстром
    .dat = Зои Ингстром
    .acc = Зои Ингстром
    .ins = Зои Ингстром
    .prep = Зои Ингстром
    .gender = f
figure-professor-longfellow = Профессор Лонгфелло
    .gen = Профессора Лонгфелло
    .dat = Профессору Лонгфелло
    .acc = Профессора Лонгфелло
    .ins = Профессором Лонгфелло
    .prep = Профессоре Лонгфелло
    .gender = m
figure-father-rhinehardt = Отец Райнхардт
    .gen = Отца Райнхардта
    .dat = Отцу Райнхардту
    .acc = Отца Райнхардта
    .ins = Отцом Райнхардтом
    .prep = Отце Райнхардте
    .gender = m
figure-heather-granville = Хезер Гранвиль
    .gen = Хезер Гранвиль
    .dat = Хезер Гранвиль
    .acc = Хезер Гранвиль
    .ins = Хезер Гранвиль
    .prep = Хезер Гранвиль
    .gender = f
figure-jenny-leclerc = Дженни ЛеКлерк
    .gen = Дженни ЛеКлерк
    .dat = Дженни ЛеКлерк
    .acc = Дженни ЛеКлерк
    .ins = Дженни ЛеКлерк
    .prep = Дженни ЛеКлерк
    .gender = f
figure-mummy = Мумия
    .gen = Мумии
    .dat = Мумии
    .acc = Мумию
    .ins = Мумией
    .prep = Мумии
    .gender = f
figure-ghost = Призрак
    .gen = Призрака
    .dat = Призраку
    .acc = Призрака
    .ins = Призраком
    .prep = Призраке
    .gender = m
figure-witch = Ведьма
    .gen = Ведьмы
    .dat = Ведьме
    .acc = Ведьму
    .ins = Ведьмой
    .prep = Ведьме
    .gender = f
figure-cat-1 = Кошка 1
    .gen = Кошки 1
    .dat = Кошке 1
    .acc = Кошку 1
    .ins = Кошкой 1
    .prep = Кошке 1
    .gender = f
figure-cat-2 = Кошка 2
    .gen = Кошки 2
    .dat = Кошке 2
    .acc = Кошку 2
    .ins = Кошкой 2
    .prep = Кошке 2
    .gender = f
figure-spider = Паук
    .gen = Паука
    .dat = Пауку
    .acc = Паука
    .ins = Пауком
    .prep = Пауке
    .gender = m
figure-dog = Собака
    .gen = Собаки
    .dat = Собаке
    .acc = Собаку
    .ins = Собакой
    .prep = Собаке
    .gender = f
figure-alien-1 = Пришелец 1
    .gen = Пришельца 1
    .dat = Пришельцу 1
    .acc = Пришельца 1
    .ins = Пришельцем 1
    .prep = Пришельце 1
    .gender = m
figure-alien-2 = Пришелец 2
    .gen = Пришельца 2
    .dat = Пришельцу 2
    .acc = Пришельца 2
    .ins = Пришельцем 2
    .prep = Пришельце 2
    .gender = m
figure-alien-3 = Пришелец 3
    .gen = Пришельца 3
    .dat = Пришельцу 3
    .acc = Пришельца 3
    .ins = Пришельцем 3
    .prep = Пришельце 3
    .gender = m
figure-alien-4 = Пришелец 4
    .gen = Пришельца 4
    .dat = Пришельцу 4
    .acc = Пришельца 4
    .ins = Пришельцем 4
    .prep = Пришельце 4
    .gender = m
figure-alien-5 = Пришелец 5
    .gen = Пришельца 5
    .dat = Пришельцу 5
    .acc = Пришельца 5
    .ins = Пришельцем 5
    .prep = Пришельце 5
    .gender = m
figure-alien-6 = Пришелец 6
    .gen = Пришельца 6
    .dat = Пришельцу 6
    .acc = Пришельца 6
    .ins = Пришельцем 6
    .prep = Пришельце 6
    .gender = m
figure-creeper-1 = Лиана 1
    .gen = Лианы 1
    .dat = Лиане 1
    .acc = Лиану 1
    .ins = Лианой 1
    .prep = Лиане 1
    .gender = f
figure-creeper-2 = Лиана 2
    .gen = Лианы 2
    .dat = Лиане 2
    .acc = Лиану 2
    .ins = Лианой 2
    .prep = Лиане 2
    .gender = f
figure-creeper-3 = Лиана 3
    .gen = Лианы 3
    .dat = Лиане 3
    .acc = Лиану 3
    .ins = Лианой 3
    .prep = Лиане 3
    .gender = f
figure-creeper-4 = Лиана 4
    .gen = Лианы 4
    .dat = Лиане 4
    .acc = Лиану 4
    .ins = Лианой 4
    .prep = Лиане 4
    .gender = f
figure-creeper-5 = Лиана 5
    .gen = Лианы 5
    .dat = Лиане 5
    .acc = Лиану 5
    .ins = Лианой 5
    .prep = Лиане 5
    .gender = f
figure-creeper-6 = Лиана 6
    .gen = Лианы 6
    .dat = Лиане 6
    .acc = Лиану 6
    .ins = Лианой 6
    .prep = Лиане 6
    .gender = f
figure-creeper-7 = Лиана 7
    .gen = Лианы 7
    .dat = Лиане 7
    .acc = Лиану 7
    .ins = Лианой 7
    .prep = Лиане 7
    .gender = f
figure-creeper-8 = Лиана 8
    .gen = Лианы 8
    .dat = Лиане 8
    .acc = Лиану 8
    .ins = Лианой 8
    .prep = Лиане 8
    .gender = f
figure-creeper-9 = Лиана 9
    .gen = Лианы 9
    .dat = Лиане 9
    .acc = Лиану 9
    .ins = Лианой 9
    .prep = Лиане 9
    .gender = f
figure-creeper-10 = Лиана 10
    .gen = Лианы 10
    .dat = Лиане 10
    .acc = Лиану 10
    .ins = Лианой 10
    .prep = Лиане 10
    .gender = f
figure-banshee = Банши
    .gen = Банши
    .dat = Банши
    .acc = Банши
    .ins = Банши
    .prep = Банши
    .gender = f
figure-zombie-1 = Зомби 1
    .gen = Зомби 1
    .dat = Зомби 1
    .acc = Зомби 1
    .ins = Зомби 1
    .prep = Зомби 1
    .gender = m
figure-zombie-2 = Зомби 2
    .gen = Зомби 2
    .dat = Зомби 2
    .acc = Зомби 2
    .ins = Зомби 2
    .prep = Зомби 2
    .gender = m
figure-zombie-3 = Зомби 3
    .gen = Зомби 3
    .dat = Зомби 3
    .acc = Зомби 3
    .ins = Зомби 3
    .prep = Зомби 3
    .gender = m
figure-zombie-4 = Зомби 4
    .gen = Зомби 4
    .dat = Зомби 4
    .acc = Зомби 4
    .ins = Зомби 4
    .prep = Зомби 4
    .gender = m
figure-zombie-5 = Зомби 5
    .gen = Зомби 5
    .dat = Зомби 5
    .acc = Зомби 5
    .ins = Зомби 5
    .prep = Зомби 5
    .gender = m
figure-zombie-6 = Зомби 6
    .gen = Зомби 6
    .dat = Зомби 6
    .acc = Зомби 6
    .ins = Зомби 6
    .prep = Зомби 6
    .gender = m
figure-zombie-7 = Зомби 7
    .gen = Зомби 7
    .dat = Зомби 7
    .acc = Зомби 7
    .ins = Зомби 7
    .prep = Зомби 7
    .gender = m
figure-zombie-8 = Зомби 8
    .gen = Зомби 8
    .dat = Зомби 8
    .acc = Зомби 8
    .ins = Зомби 8
    .prep = Зомби 8
    .gender = m
figure-zombie-9 = Зомби 9
    .gen = Зомби 9
    .dat = Зомби 9
    .acc = Зомби 9
    .ins = Зомби 9
    .prep = Зомби 9
    .gender = m
figure-zombie-10 = Зомби 10
    .gen = Зомби 10
    .dat = Зомби 10
    .acc = Зомби 10
    .ins = Зомби 10
    .prep = Зомби 10
    .gender = m
figure-zombie-11 = Зомби 11
    .gen = Зомби 11
    .dat = Зомби 11
    .acc = Зомби 11
    .ins = Зомби 11
    .prep = Зомби 11
    .gender = m
figure-zombie-12 = Зомби 12
    .gen = Зомби 12
    .dat = Зомби 12
    .acc = Зомби 12
    .ins = Зомби 12
    .prep = Зомби 12
    .gender = m
figure-zombie-13 = Зомби 13
    .gen = Зомби 13
    .dat = Зомби 13
    .acc = Зомби 13
    .ins = Зомби 13
    .prep = Зомби 13
    .gender = m
figure-zombie-14 = Зомби 14
    .gen = Зомби 14
    .dat = Зомби 14
    .acc = Зомби 14
    .ins = Зомби 14
    .prep = Зомби 14
    .gender = m
figure-zombie-15 = Зомби 15
    .gen = Зомби 15
    .dat = Зомби 15
    .acc = Зомби 15
    .ins = Зомби 15
    .prep = Зомби 15
    .gender = m
figure-zombie-16 = Зомби 16
    .gen = Зомби 16
    .dat = Зомби 16
    .acc = Зомби 16
    .ins = Зомби 16
    .prep = Зомби 16
    .gender = m
figure-zombie-17 = Зомби 17
    .gen = Зомби 17
    .dat = Зомби 17
    .acc = Зомби 17
    .ins = Зомби 17
    .prep = Зомби 17
    .gender = m
figure-madman = Психопат
    .gen = Психопата
    .dat = Психопату
    .acc = Психопата
    .ins = Психопатом
    .prep = Психопате
    .gender = m
figure-specter-1 = Привидение 1
    .gen = Привидения 1
    .dat = Привидению 1
    .acc = Привидение 1
    .ins = Привидением 1
    .prep = Привидении 1
    .gender = n
figure-specter-2 = Привидение 2
    .gen = Привидения 2
    .dat = Привидению 2
    .acc = Привидение 2
    .ins = Привидением 2
    .prep = Привидении 2
    .gender = n
figure-specter-3 = Привидение 3
    .gen = Привидения 3
    .dat = Привидению 3
    .acc = Привидение 3
    .ins = Привидением 3
    .prep = Привидении 3
    .gender = n
figure-specter-4 = Привидение 4
    .gen = Привидения 4
    .dat = Привидению 4
    .acc = Привидение 4
    .ins = Привидением 4
    .prep = Привидении 4
    .gender = n
figure-specter-5 = Привидение 5
    .gen = Привидения 5
    .dat = Привидению 5
    .acc = Привидение 5
    .ins = Привидением 5
    .prep = Привидении 5
    .gender = n
figure-specter-6 = Привидение 6
    .gen = Привидения 6
    .dat = Привидению 6
    .acc = Привидение 6
    .ins = Привидением 6
    .prep = Привидении 6
    .gender = n
figure-evil-twin-1 = Злой двойник 1
    .gen = Злого двойника 1
    .dat = Злому двойнику 1
    .acc = Злого двойника 1
    .ins = Злым двойником 1
    .prep = Злом двойнике 1
    .gender = m
figure-evil-twin-2 = Злой двойник 2
    .gen = Злого двойника 2
    .dat = Злому двойнику 2
    .acc = Злого двойника 2
    .ins = Злым двойником 2
    .prep = Злом двойнике 2
    .gender = m
figure-evil-twin-3 = Злой двойник 3
    .gen = Злого двойника 3
    .dat = Злому двойнику 3
    .acc = Злого двойника 3
    .ins = Злым двойником 3
    .prep = Злом двойнике 3
    .gender = m
figure-evil-twin-4 = Злой двойник 4
    .gen = Злого двойника 4
    .dat = Злому двойнику 4
    .acc = Злого двойника 4
    .ins = Злым двойником 4
    .prep = Злом двойнике 4
    .gender = m
figure-evil-twin-5 = Злой двойник 5
    .gen = Злого двойника 5
    .dat = Злому двойнику 5
    .acc = Злого двойника 5
    .ins = Злым двойником 5
    .prep = Злом двойнике 5
    .gender = m
figure-evil-twin-6 = Злой двойник 6
    .gen = Злого двойника 6
    .dat = Злому двойнику 6
    .acc = Злого двойника 6
    .ins = Злым двойником 6
    .prep = Злом двойнике 6
    .gender = m
figure-nightmare-1 = Кошмар 1
    .gen = Кошмара 1
    .dat = Кошмару 1
    .acc = Кошмара 1
    .ins = Кошмаром 1
    .prep = Кошмаре 1
    .gender = m
figure-nightmare-2 = Кошмар 2
    .gen = Кошмара 2
    .dat = Кошмару 2
    .acc = Кошмара 2
    .ins = Кошмаром 2
    .prep = Кошмаре 2
    .gender = m
figure-nightmare-3 = Кошмар 3
    .gen = Кошмара 3
    .dat = Кошмару 3
    .acc = Кошмара 3
    .ins = Кошмаром 3
    .prep = Кошмаре 3
    .gender = m
figure-nightmare-4 = Кошмар 4
    .gen = Кошмара 4
    .dat = Кошмару 4
    .acc = Кошмара 4
    .ins = Кошмаром 4
    .prep = Кошмаре 4
    .gender = m
figure-nightmare-5 = Кошмар 5
    .gen = Кошмара 5
    .dat = Кошмару 5
    .acc = Кошмара 5
    .ins = Кошмаром 5
    .prep = Кошмаре 5
    .gender = m
figure-nightmare-6 = Кошмар 6
    .gen = Кошмара 6
    .dat = Кошмару 6
    .acc = Кошмара 6
    .ins = Кошмаром 6
    .prep = Кошмаре 6
    .gender = m
figure-cultist-1 = Культист 1
    .gen = Культиста 1
    .dat = Культисту 1
    .acc = Культиста 1
    .ins = Культистом 1
    .prep = Культисте 1
    .gender = m
figure-cultist-2 = Культист 2
    .gen = Культиста 2
    .dat = Культисту 2
    .acc = Культиста 2
    .ins = Культистом 2
    .prep = Культисте 2
    .gender = m
figure-cultist-3 = Культист 3
    .gen = Культиста 3
    .dat = Культисту 3
    .acc = Культиста 3
    .ins = Культистом 3
    .prep = Культисте 3
    .gender = m
figure-cultist-4 = Культист 4
    .gen = Культиста 4
    .dat = Культисту 4
    .acc = Культиста 4
    .ins = Культистом 4
    .prep = Культисте 4
    .gender = m
figure-cultist-5 = Культист 5
    .gen = Культиста 5
    .dat = Культисту 5
    .acc = Культиста 5
    .ins = Культистом 5
    .prep = Культисте 5
    .gender = m
figure-dragon = Дракон
    .gen = Дракона
    .dat = Дракону
    .acc = Дракона
    .ins = Драконом
    .prep = Драконе
    .gender = m
figure-phantom = Фантом
    .gen = Фантома
    .dat = Фантому
    .acc = Фантома
    .ins = Фантомом
    .prep = Фантоме
    .gender = m
figure-poltergeist = Полтергейст
    .gen = Полтергейста
    .dat = Полтергейсту
    .acc = Полтергейста
    .ins = Полтергейстом
    .prep = Полтергейсте
    .gender = m
figure-ghost-bride = Призрачная невеста
    .gen = Призрачной невесты
    .dat = Призрачной невесте
    .acc = Призрачную невесту
    .ins = Призрачной невестой
    .prep = Призрачной невесте
    .gender = f
figure-groom-ghost = Призрак жениха
    .gen = Призрака жениха
    .dat = Призраку жениха
    .acc = Призрака жениха
    .ins = Призраком жениха
    .prep = Призраке жениха
    .gender = m
figure-zombie-lord = Повелитель зомби
    .gen = Повелителя зомби
    .dat = Повелителю зомби
    .acc = Повелителя зомби
    .ins = Повелителем зомби
    .prep = Повелителе зомби
    .gender = m
figure-sucker-1 = Присоска 1
    .gen = Присоски 1
    .dat = Присоске 1
    .acc = Присоску 1
    .ins = Присоской 1
    .prep = Присоске 1
    .gender = f
figure-sucker-2 = Присоска 2
    .gen = Присоски 2
    .dat = Присоске 2
    .acc = Присоску 2
    .ins = Присоской 2
    .prep = Присоске 2
    .gender = f
figure-sucker-3 = Присоска 3
    .gen = Присоски 3
    .dat = Присоске 3
    .acc = Присоску 3
    .ins = Присоской 3
    .prep = Присоске 3
    .gender = f
figure-sucker-4 = Присоска 4
    .gen = Присоски 4
    .dat = Присоске 4
    .acc = Присоску 4
    .ins = Присоской 4
    .prep = Присоске 4
    .gender = f
figure-sucker-5 = Присоска 5
    .gen = Присоски 5
    .dat = Присоске 5
    .acc = Присоску 5
    .ins = Присоской 5
    .prep = Присоске 5
    .gender = f
figure-sucker-6 = Присоска 6
    .gen = Присоски 6
    .dat = Присоске 6
    .acc = Присоску 6
    .ins = Присоской 6
    .prep = Присоске 6
    .gender = f
figure-tentacled-head = Голова со щупальцами
    .gen = Головы со щупальцами
    .dat = Голове со щупальцами
    .acc = Голову со щупальцами
    .ins = Головой со щупальцами
    .prep = Голове со щупальцами
    .gender = f
figure-bat-1 = Летучая мышь 1
    .gen = Летучей мыши 1
    .dat = Летучей мыши 1
    .acc = Летучую мышь 1
    .ins = Летучей мышью 1
    .prep = Летучей мыши 1
    .gender = f
figure-bat-2 = Летучая мышь 2
    .gen = Летучей мыши 2
    .dat = Летучей мыши 2
    .acc = Летучую мышь 2
    .ins = Летучей мышью 2
    .prep = Летучей мыши 2
    .gender = f
figure-bat-3 = Летучая мышь 3
    .gen = Летучей мыши 3
    .dat = Летучей мыши 3
    .acc = Летучую мышь 3
    .ins = Летучей мышью 3
    .prep = Летучей мыши 3
    .gender = f
figure-bat-4 = Летучая мышь 4
    .gen = Летучей мыши 4
    .dat = Летучей мыши 4
    .acc = Летучую мышь 4
    .ins = Летучей мышью 4
    .prep = Летучей мыши 4
    .gender = f
figure-bat-5 = Летучая мышь 5
    .gen = Летучей мыши 5
    .dat = Летучей мыши 5
    .acc = Летучую мышь 5
    .ins = Летучей мышью 5
    .prep = Летучей мыши 5
    .gender = f
figure-bat-6 = Летучая мышь 6
    .gen = Летучей мыши 6
    .dat = Летучей мыши 6
    .acc = Летучую мышь 6
    .ins = Летучей мышью 6
    .prep = Летучей мыши 6
    .gender = f
figure-bat-7 = Летучая мышь 7
    .gen = Летучей мыши 7
    .dat = Летучей мыши 7
    .acc = Летучую мышь 7
    .ins = Летучей мышью 7
    .prep = Летучей мыши 7
    .gender = f
figure-bat-8 = Летучая мышь 8
    .gen = Летучей мыши 8
    .dat = Летучей мыши 8
    .acc = Летучую мышь 8
    .ins = Летучей мышью 8
    .prep = Летучей мыши 8
    .gender = f
figure-bat-9 = Летучая мышь 9
    .gen = Летучей мыши 9
    .dat = Летучей мыши 9
    .acc = Летучую мышь 9
    .ins = Летучей мышью 9
    .prep = Летучей мыши 9
    .gender = f
figure-bat-10 = Летучая мышь 10
    .gen = Летучей мыши 10
    .dat = Летучей мыши 10
    .acc = Летучую мышь 10
    .ins = Летучей мышью 10
    .prep = Летучей мыши 10
    .gender = f
figure-bat-11 = Летучая мышь 11
    .gen = Летучей мыши 11
    .dat = Летучей мыши 11
    .acc = Летучую мышь 11
    .ins = Летучей мышью 11
    .prep = Летучей мыши 11
    .gender = f
figure-bat-12 = Летучая мышь 12
    .gen = Летучей мыши 12
    .dat = Летучей мыши 12
    .acc = Летучую мышь 12
    .ins = Летучей мышью 12
    .prep = Летучей мыши 12
    .gender = f
figure-bat-13 = Летучая мышь 13
    .gen = Летучей мыши 13
    .dat = Летучей мыши 13
    .acc = Летучую мышь 13
    .ins = Летучей мышью 13
    .prep = Летучей мыши 13
    .gender = f
figure-bat-14 = Летучая мышь 14
    .gen = Летучей мыши 14
    .dat = Летучей мыши 14
    .acc = Летучую мышь 14
    .ins = Летучей мышью 14
    .prep = Летучей мыши 14
    .gender = f
figure-bat-15 = Летучая мышь 15
    .gen = Летучей мыши 15
    .dat = Летучей мыши 15
    .acc = Летучую мышь 15
    .ins = Летучей мышью 15
    .prep = Летучей мыши 15
    .gender = f
figure-bat-16 = Летучая мышь 16
    .gen = Летучей мыши 16
    .dat = Летучей мыши 16
    .acc = Летучую мышь 16
    .ins = Летучей мышью 16
    .prep = Летучей мыши 16
    .gender = f
figure-bat-17 = Летучая мышь 17
    .gen = Летучей мыши 17
    .dat = Летучей мыши 17
    .acc = Летучую мышь 17
    .ins = Летучей мышью 17
    .prep = Летучей мыши 17
    .gender = f
figure-bat-18 = Летучая мышь 18
    .gen = Летучей мыши 18
    .dat = Летучей мыши 18
    .acc = Летучую мышь 18
    .ins = Летучей мышью 18
    .prep = Летучей мыши 18
    .gender = f
figure-bat-19 = Летучая мышь 19
    .gen = Летучей мыши 19
    .dat = Летучей мыши 19
    .acc = Летучую мышь 19
    .ins = Летучей мышью 19
    .prep = Летучей мыши 19
    .gender = f
figure-bat-20 = Летучая мышь 20
    .gen = Летучей мыши 20
    .dat = Летучей мыши 20
    .acc = Летучую мышь 20
    .ins = Летучей мышью 20
    .prep = Летучей мыши 20
    .gender = f
figure-bat-21 = Летучая мышь 21
    .gen = Летучей мыши 21
    .dat = Летучей мыши 21
    .acc = Летучую мышь 21
    .ins = Летучей мышью 21
    .prep = Летучей мыши 21
    .gender = f
figure-bat-22 = Летучая мышь 22
    .gen = Летучей мыши 22
    .dat = Летучей мыши 22
    .acc = Летучую мышь 22
    .ins = Летучей мышью 22
    .prep = Летучей мыши 22
    .gender = f
figure-bat-23 = Летучая мышь 23
    .gen = Летучей мыши 23
    .dat = Летучей мыши 23
    .acc = Летучую мышь 23
    .ins = Летучей мышью 23
    .prep = Летучей мыши 23
    .gender = f
figure-bat-24 = Летучая мышь 24
    .gen = Летучей мыши 24
    .dat = Летучей мыши 24
    .acc = Летучую мышь 24
    .ins = Летучей мышью 24
    .prep = Летучей мыши 24
    .gender = f
figure-rat-1 = Крыса 1
    .gen = Крысы 1
    .dat = Крысе 1
    .acc = Крысу 1
    .ins = Крысой 1
    .prep = Крысе 1
    .gender = f
figure-rat-2 = Крыса 2
    .gen = Крысы 2
    .dat = Крысе 2
    .acc = Крысу 2
    .ins = Крысой 2
    .prep = Крысе 2
    .gender = f
figure-rat-3 = Крыса 3
    .gen = Крысы 3
    .dat = Крысе 3
    .acc = Крысу 3
    .ins = Крысой 3
    .prep = Крысе 3
    .gender = f
figure-rat-4 = Крыса 4
    .gen = Крысы 4
    .dat = Крысе 4
    .acc = Крысу 4
    .ins = Крысой 4
    .prep = Крысе 4
    .gender = f
figure-rat-5 = Крыса 5
    .gen = Крысы 5
    .dat = Крысе 5
    .acc = Крысу 5
    .ins = Крысой 5
    .prep = Крысе 5
    .gender = f
figure-rat-6 = Крыса 6
    .gen = Крысы 6
    .dat = Крысе 6
    .acc = Крысу 6
    .ins = Крысой 6
    .prep = Крысе 6
    .gender = f
figure-rat-7 = Крыса 7
    .gen = Крысы 7
    .dat = Крысе 7
    .acc = Крысу 7
    .ins = Крысой 7
    .prep = Крысе 7
    .gender = f
figure-rat-8 = Крыса 8
    .gen = Крысы 8
    .dat = Крысе 8
    .acc = Крысу 8
    .ins = Крысой 8
    .prep = Крысе 8
    .gender = f
figure-rat-9 = Крыса 9
    .gen = Крысы 9
    .dat = Крысе 9
    .acc = Крысу 9
    .ins = Крысой 9
    .prep = Крысе 9
    .gender = f
figure-rat-10 = Крыса 10
    .gen = Крысы 10
    .dat = Крысе 10
    .acc = Крысу 10
    .ins = Крысой 10
    .prep = Крысе 10
    .gender = f
figure-rat-11 = Крыса 11
    .gen = Крысы 11
    .dat = Крысе 11
    .acc = Крысу 11
    .ins = Крысой 11
    .prep = Крысе 11
    .gender = f
figure-rat-12 = Крыса 12
    .gen = Крысы 12
    .dat = Крысе 12
    .acc = Крысу 12
    .ins = Крысой 12
    .prep = Крысе 12
    .gender = f
figure-blob-person-1 = Слизняк 1
    .gen = Слизняка 1
    .dat = Слизняку 1
    .acc = Слизняка 1
    .ins = Слизняком 1
    .prep = Слизняке 1
    .gender = m
figure-blob-person-2 = Слизняк 2
    .gen = Слизняка 2
    .dat = Слизняку 2
    .acc = Слизняка 2
    .ins = Слизняком 2
    .prep = Слизняке 2
    .gender = m
figure-blob-person-3 = Слизняк 3
    .gen = Слизняка 3
    .dat = Слизняку 3
    .acc = Слизняка 3
    .ins = Слизняком 3
    .prep = Слизняке 3
    .gender = m
figure-blob-person-4 = Слизняк 4
    .gen = Слизняка 4
    .dat = Слизняку 4
    .acc = Слизняка 4
    .ins = Слизняком 4
    .prep = Слизняке 4
    .gender = m
figure-blob-person-5 = Слизняк 5
    .gen = Слизняка 5
    .dat = Слизняку 5
    .acc = Слизняка 5
    .ins = Слизняком 5
    .prep = Слизняке 5
    .gender = m
figure-blob-person-6 = Слизняк 6
    .gen = Слизняка 6
    .dat = Слизняку 6
    .acc = Слизняка 6
    .ins = Слизняком 6
    .prep = Слизняке 6
    .gender = m
figure-demon-lord = Владыка демонов
    .gen = Владыки демонов
    .dat = Владыке демонов
    .acc = Владыку демонов
    .ins = Владыкой демонов
    .prep = Владыке демонов
    .gender = m
figure-demon-1 = Демон 1
    .gen = Демона 1
    .dat = Демону 1
    .acc = Демона 1
    .ins = Демоном 1
    .prep = Демоне 1
    .gender = m
figure-demon-2 = Демон 2
    .gen = Демона 2
    .dat = Демону 2
    .acc = Демона 2
    .ins = Демоном 2
    .prep = Демоне 2
    .gender = m
figure-demon-3 = Демон 3
    .gen = Демона 3
    .dat = Демону 3
    .acc = Демона 3
    .ins = Демоном 3
    .prep = Демоне 3
    .gender = m
figure-demon-4 = Демон 4
    .gen = Демона 4
    .dat = Демону 4
    .acc = Демона 4
    .ins = Демоном 4
    .prep = Демоне 4
    .gender = m
figure-frankensteins-monster = Чудовище Франкенштейна
    .gen = Чудовища Франкенштейна
    .dat = Чудовищу Франкенштейна
    .acc = Чудовище Франкенштейна
    .ins = Чудовищем Франкенштейна
    .prep = Чудовище Франкенштейна
    .gender = n
figure-dracula = Дракула
    .gen = Дракулы
    .dat = Дракуле
    .acc = Дракулу
    .ins = Дракулой
    .prep = Дракуле
    .gender = m
figure-bride = Невеста
    .gen = Невесты
    .dat = Невесте
    .acc = Невесту
    .ins = Невестой
    .prep = Невесте
    .gender = f
figure-elder-god = Древний бог
    .gen = Древнего бога
    .dat = Древнему богу
    .acc = Древнего бога
    .ins = Древним богом
    .prep = Древнем боге
    .gender = m
figure-death = Смерть
    .gen = Смерти
    .dat = Смерти
    .acc = Смерть
    .ins = Смертью
    .prep = Смерти
    .gender = f
figure-firebat-1 = Огненная мышь 1
    .gen = Огненной мыши 1
    .dat = Огненной мыши 1
    .acc = Огненную мышь 1
    .ins = Огненной мышью 1
    .prep = Огненной мыши 1
    .gender = f
figure-firebat-2 = Огненная мышь 2
    .gen = Огненной мыши 2
    .dat = Огненной мыши 2
    .acc = Огненную мышь 2
    .ins = Огненной мышью 2
    .prep = Огненной мыши 2
    .gender = f
figure-firebat-3 = Огненная мышь 3
    .gen = Огненной мыши 3
    .dat = Огненной мыши 3
    .acc = Огненную мышь 3
    .ins = Огненной мышью 3
    .prep = Огненной мыши 3
    .gender = f
figure-firebat-4 = Огненная мышь 4
    .gen = Огненной мыши 4
    .dat = Огненной мыши 4
    .acc = Огненную мышь 4
    .ins = Огненной мышью 4
    .prep = Огненной мыши 4
    .gender = f
figure-firebat-5 = Огненная мышь 5
    .gen = Огненной мыши 5
    .dat = Огненной мыши 5
    .acc = Огненную мышь 5
    .ins = Огненной мышью 5
    .prep = Огненной мыши 5
    .gender = f
figure-firebat-6 = Огненная мышь 6
    .gen = Огненной мыши 6
    .dat = Огненной мыши 6
    .acc = Огненную мышь 6
    .ins = Огненной мышью 6
    .prep = Огненной мыши 6
    .gender = f
figure-firebat-7 = Огненная мышь 7
    .gen = Огненной мыши 7
    .dat = Огненной мыши 7
    .acc = Огненную мышь 7
    .ins = Огненной мышью 7
    .prep = Огненной мыши 7
    .gender = f
figure-firebat-8 = Огненная мышь 8
    .gen = Огненной мыши 8
    .dat = Огненной мыши 8
    .acc = Огненную мышь 8
    .ins = Огненной мышью 8
    .prep = Огненной мыши 8
    .gender = f
figure-firebat-9 = Огненная мышь 9
    .gen = Огненной мыши 9
    .dat = Огненной мыши 9
    .acc = Огненную мышь 9
    .ins = Огненной мышью 9
    .prep = Огненной мыши 9
    .gender = f
figure-firebat-10 = Огненная мышь 10
    .gen = Огненной мыши 10
    .dat = Огненной мыши 10
    .acc = Огненную мышь 10
    .ins = Огненной мышью 10
    .prep = Огненной мыши 10
    .gender = f
figure-firebat-11 = Огненная мышь 11
    .gen = Огненной мыши 11
    .dat = Огненной мыши 11
    .acc = Огненную мышь 11
    .ins = Огненной мышью 11
    .prep = Огненной мыши 11
    .gender = f
figure-firebat-12 = Огненная мышь 12
    .gen = Огненной мыши 12
    .dat = Огненной мыши 12
    .acc = Огненную мышь 12
    .ins = Огненной мышью 12
    .prep = Огненной мыши 12
    .gender = f
figure-firebat-13 = Огненная мышь 13
    .gen = Огненной мыши 13
    .dat = Огненной мыши 13
    .acc = Огненную мышь 13
    .ins = Огненной мышью 13
    .prep = Огненной мыши 13
    .gender = f
figure-firebat-14 = Огненная мышь 14
    .gen = Огненной мыши 14
    .dat = Огненной мыши 14
    .acc = Огненную мышь 14
    .ins = Огненной мышью 14
    .prep = Огненной мыши 14
    .gender = f
figure-firebat-15 = Огненная мышь 15
    .gen = Огненной мыши 15
    .dat = Огненной мыши 15
    .acc = Огненную мышь 15
    .ins = Огненной мышью 15
    .prep = Огненной мыши 15
    .gender = f
figure-firebat-16 = Огненная мышь 16
    .gen = Огненной мыши 16
    .dat = Огненной мыши 16
    .acc = Огненную мышь 16
    .ins = Огненной мышью 16
    .prep = Огненной мыши 16
    .gender = f
figure-firebat-17 = Огненная мышь 17
    .gen = Огненной мыши 17
    .dat = Огненной мыши 17
    .acc = Огненную мышь 17
    .ins = Огненной мышью 17
    .prep = Огненной мыши 17
    .gender = f
figure-firebat-18 = Огненная мышь 18
    .gen = Огненной мыши 18
    .dat = Огненной мыши 18
    .acc = Огненную мышь 18
    .ins = Огненной мышью 18
    .prep = Огненной мыши 18
    .gender = f
figure-firebat-19 = Огненная мышь 19
    .gen = Огненной мыши 19
    .dat = Огненной мыши 19
    .acc = Огненную мышь 19
    .ins = Огненной мышью 19
    .prep = Огненной мыши 19
    .gender = f
figure-firebat-20 = Огненная мышь 20
    .gen = Огненной мыши 20
    .dat = Огненной мыши 20
    .acc = Огненную мышь 20
    .ins = Огненной мышью 20
    .prep = Огненной мыши 20
    .gender = f
figure-assassin-1 = Убийца 1
    .gen = Убийцы 1
    .dat = Убийце 1
    .acc = Убийцу 1
    .ins = Убийцей 1
    .prep = Убийце 1
    .gender = m
figure-assassin-2 = Убийца 2
    .gen = Убийцы 2
    .dat = Убийце 2
    .acc = Убийцу 2
    .ins = Убийцей 2
    .prep = Убийце 2
    .gender = m
figure-assassin-3 = Убийца 3
    .gen = Убийцы 3
    .dat = Убийце 3
    .acc = Убийцу 3
    .ins = Убийцей 3
    .prep = Убийце 3
    .gender = m
figure-assassin-4 = Убийца 4
    .gen = Убийцы 4
    .dat = Убийце 4
    .acc = Убийцу 4
    .ins = Убийцей 4
    .prep = Убийце 4
    .gender = m
figure-assassin-5 = Убийца 5
    .gen = Убийцы 5
    .dat = Убийце 5
    .acc = Убийцу 5
    .ins = Убийцей 5
    .prep = Убийце 5
    .gender = m
figure-assassin-6 = Убийца 6
    .gen = Убийцы 6
    .dat = Убийце 6
    .acc = Убийцу 6
    .ins = Убийцей 6
    .prep = Убийце 6
    .gender = m
figure-assassin-7 = Убийца 7
    .gen = Убийцы 7
    .dat = Убийце 7
    .acc = Убийцу 7
    .ins = Убийцей 7
    .prep = Убийце 7
    .gender = m
figure-assassin-8 = Убийца 8
    .gen = Убийцы 8
    .dat = Убийце 8
    .acc = Убийцу 8
    .ins = Убийцей 8
    .prep = Убийце 8
    .gender = m
figure-assassin-9 = Убийца 9
    .gen = Убийцы 9
    .dat = Убийце 9
    .acc = Убийцу 9
    .ins = Убийцей 9
    .prep = Убийце 9
    .gender = m
figure-assassin-10 = Убийца 10
    .gen = Убийцы 10
    .dat = Убийце 10
    .acc = Убийцу 10
    .ins = Убийцей 10
    .prep = Убийце 10
    .gender = m
figure-assassin-11 = Убийца 11
    .gen = Убийцы 11
    .dat = Убийце 11
    .acc = Убийцу 11
    .ins = Убийцей 11
    .prep = Убийце 11
    .gender = m
figure-assassin-12 = Убийца 12
    .gen = Убийцы 12
    .dat = Убийце 12
    .acc = Убийцу 12
    .ins = Убийцей 12
    .prep = Убийце 12
    .gender = m
figure-assassin-13 = Убийца 13
    .gen = Убийцы 13
    .dat = Убийце 13
    .acc = Убийцу 13
    .ins = Убийцей 13
    .prep = Убийце 13
    .gender = m
figure-assassin-14 = Убийца 14
    .gen = Убийцы 14
    .dat = Убийце 14
    .acc = Убийцу 14
    .ins = Убийцей 14
    .prep = Убийце 14
    .gender = m
figure-assassin-15 = Убийца 15
    .gen = Убийцы 15
    .dat = Убийце 15
    .acc = Убийцу 15
    .ins = Убийцей 15
    .prep = Убийце 15
    .gender = m
figure-assassin-16 = Убийца 16
    .gen = Убийцы 16
    .dat = Убийце 16
    .acc = Убийцу 16
    .ins = Убийцей 16
    .prep = Убийце 16
    .gender = m
figure-assassin-17 = Убийца 17
    .gen = Убийцы 17
    .dat = Убийце 17
    .acc = Убийцу 17
    .ins = Убийцей 17
    .prep = Убийце 17
    .gender = m
figure-assassin-18 = Убийца 18
    .gen = Убийцы 18
    .dat = Убийце 18
    .acc = Убийцу 18
    .ins = Убийцей 18
    .prep = Убийце 18
    .gender = m
figure-statue = Статуя
    .gen = Статуи
    .dat = Статуе
    .acc = Статую
    .ins = Статуей
    .prep = Статуе
    .gender = f
figure-cannibal-freak-1 = Урод-людоед 1
    .gen = Урода-людоеда 1
    .dat = Уроду-людоеду 1
    .acc = Урода-людоеда 1
    .ins = Уродом-людоедом 1
    .prep = Уроде-людоеде 1
    .gender = m
figure-cannibal-freak-2 = Урод-людоед 2
    .gen = Урода-людоеда 2
    .dat = Уроду-людоеду 2
    .acc = Урода-людоеда 2
    .ins = Уродом-людоедом 2
    .prep = Уроде-людоеде 2
    .gender = m
figure-cannibal-freak-3 = Урод-людоед 3
    .gen = Урода-людоеда 3
    .dat = Уроду-людоеду 3
    .acc = Урода-людоеда 3
    .ins = Уродом-людоедом 3
    .prep = Уроде-людоеде 3
    .gender = m
figure-cannibal-freak-4 = Урод-людоед 4
    .gen = Урода-людоеда 4
    .dat = Уроду-людоеду 4
    .acc = Урода-людоеда 4
    .ins = Уродом-людоедом 4
    .prep = Уроде-людоеде 4
    .gender = m
figure-cannibal-freak-5 = Урод-людоед 5
    .gen = Урода-людоеда 5
    .dat = Уроду-людоеду 5
    .acc = Урода-людоеда 5
    .ins = Уродом-людоедом 5
    .prep = Уроде-людоеде 5
    .gender = m
figure-victim-1 = Жертва 1
    .gen = Жертвы 1
    .dat = Жертве 1
    .acc = Жертву 1
    .ins = Жертвой 1
    .prep = Жертве 1
    .gender = f
figure-victim-2 = Жертва 2
    .gen = Жертвы 2
    .dat = Жертве 2
    .acc = Жертву 2
    .ins = Жертвой 2
    .prep = Жертве 2
    .gender = f
figure-victim-3 = Жертва 3
    .gen = Жертвы 3
    .dat = Жертве 3
    .acc = Жертву 3
    .ins = Жертвой 3
    .prep = Жертве 3
    .gender = f
figure-victim-4 = Жертва 4
    .gen = Жертвы 4
    .dat = Жертве 4
    .acc = Жертву 4
    .ins = Жертвой 4
    .prep = Жертве 4
    .gender = f
figure-victim-5 = Жертва 5
    .gen = Жертвы 5
    .dat = Жертве 5
    .acc = Жертву 5
    .ins = Жертвой 5
    .prep = Жертве 5
    .gender = f
figure-ouroboros-head-1 = Голова Уробороса 1
    .gen = Головы Уробороса 1
    .dat = Голове Уробороса 1
    .acc = Голову Уробороса 1
    .ins = Головой Уробороса 1
    .prep = Голове Уробороса 1
    .gender = f
figure-ouroboros-head-2 = Голова Уробороса 2
    .gen = Головы Уробороса 2
    .dat = Голове Уробороса 2
    .acc = Голову Уробороса 2
    .ins = Головой Уробороса 2
    .prep = Голове Уробороса 2
    .gender = f
figure-crimson-jack = Багровый Джек
    .gen = Багрового Джека
    .dat = Багровому Джеку
    .acc = Багрового Джека
    .ins = Багровым Джеком
    .prep = Багровом Джеке
    .gender = m
figure-astral-spirit = Астральный дух
    .gen = Астрального духа
    .dat = Астральному духу
    .acc = Астрального духа
    .ins = Астральным духом
    .prep = Астральном духе
    .gender = m

## Комнаты и что делают те, что что-то делают

room-entrance-hall = Холл
    .gen = Холла
    .dat = Холлу
    .acc = в Холл
    .ins = Холлом
    .prep = в Холле
    .gender = m
room-entrance-hall-text = Здесь все начинают. Входная дверь на востоке заперта.
room-foyer = Фойе
    .gen = Фойе
    .dat = Фойе
    .acc = в Фойе
    .ins = Фойе
    .prep = в Фойе
    .gender = n
room-foyer-text = До Лестницы из подвала 1 единица движения, если её уже нашли.
room-grand-staircase = Парадная лестница
    .gen = Парадной лестницы
    .dat = Парадной лестнице
    .acc = на Парадную лестницу
    .ins = Парадной лестницей
    .prep = на Парадной лестнице
    .gender = f
room-grand-staircase-text = До Верхнего этажа и обратно 1 единица движения. Окно.
room-upper-landing = Верхний этаж
    .gen = Верхнего этажа
    .dat = Верхнему этажу
    .acc = на Верхний этаж
    .ins = Верхним этажом
    .prep = на Верхнем этаже
    .gender = m
room-upper-landing-text = До Парадной лестницы и обратно 1 единица движения.
room-basement-landing = Площадка подвала
    .gen = Площадки подвала
    .dat = Площадке подвала
    .acc = на Площадку подвала
    .ins = Площадкой подвала
    .prep = на Площадке подвала
    .gender = f
room-basement-landing-text = Сюда ведёт Угольный желоб. Лестницы наверх отсюда нет.
room-catacombs = Подземелья
    .gen = Подземелий
    .dat = Подземельям
    .acc = в Подземелья
    .ins = Подземельями
    .prep = в Подземельях
    .gender = p
room-catacombs-text = Барьер между двумя дверями: проверка Разума 6+ переводит на другую сторону, одна попытка за ход, движения не стоит.
room-chasm = Пропасть
    .gen = Пропасти
    .dat = Пропасти
    .acc = в Пропасть
    .ins = Пропастью
    .prep = в Пропасти
    .gender = f
room-chasm-text = Барьер между двумя дверями: проверка Скорости 3+ переводит на другую сторону, одна попытка за ход, движения не стоит.
room-crypt = Склеп
    .gen = Склепа
    .dat = Склепу
    .acc = в Склеп
    .ins = Склепом
    .prep = в Склепе
    .gender = m
room-crypt-text = Закончите здесь ход — получите 1 ментальное повреждение.
room-furnace-room = Котельная
    .gen = Котельной
    .dat = Котельной
    .acc = в Котельную
    .ins = Котельной
    .prep = в Котельной
    .gender = f
room-furnace-room-text = Закончите здесь ход — получите 1 физическое повреждение. Заканчивает «Свет погас».
room-larder = Кладовая
    .gen = Кладовой
    .dat = Кладовой
    .acc = в Кладовую
    .ins = Кладовой
    .prep = в Кладовой
    .gender = f
room-larder-text = Закончите здесь ход — получите 1 Силы, раз за партию каждый исследователь.
room-pentagram-chamber = Зал пентаграммы
    .gen = Зала пентаграммы
    .dat = Залу пентаграммы
    .acc = в Зал пентаграммы
    .ins = Залом пентаграммы
    .prep = в Зале пентаграммы
    .gender = m
room-pentagram-chamber-text = Чтобы выйти, нужна проверка Знаний 4+. При неудаче потеряйте 1 Разума; вы всё равно выходите.
room-stairs-from-basement = Лестница из подвала
    .gen = Лестницы из подвала
    .dat = Лестнице из подвала
    .acc = на Лестницу из подвала
    .ins = Лестницей из подвала
    .prep = на Лестнице из подвала
    .gender = f
room-stairs-from-basement-text = До Фойе и обратно 1 единица движения.
room-underground-lake = Подземное озеро
    .gen = Подземного озера
    .dat = Подземному озеру
    .acc = на Подземное озеро
    .ins = Подземным озером
    .prep = на Подземном озере
    .gender = n
room-wine-cellar = Винный погреб
    .gen = Винного погреба
    .dat = Винному погребу
    .acc = в Винный погреб
    .ins = Винным погребом
    .prep = в Винном погребе
    .gender = m
room-ballroom = Бальный зал
    .gen = Бального зала
    .dat = Бальному залу
    .acc = в Бальный зал
    .ins = Бальным залом
    .prep = в Бальном зале
    .gender = m
room-ballroom-text = Сюда падает тот, кто прыгает из Галереи.
room-coal-chute = Угольный желоб
    .gen = Угольного желоба
    .dat = Угольному желобу
    .acc = в Угольный желоб
    .ins = Угольным желобом
    .prep = в Угольном желобе
    .gender = m
room-coal-chute-text = Вы сразу съезжаете на Площадку подвала; то и другое вместе — 1 единица движения. Ни один исследователь не взберётся обратно.
room-dining-room = Столовая
    .gen = Столовой
    .dat = Столовой
    .acc = в Столовую
    .ins = Столовой
    .prep = в Столовой
    .gender = f
room-dining-room-text = Окно.
room-gardens = Сад
    .gen = Сада
    .dat = Саду
    .acc = в Сад
    .ins = Садом
    .prep = в Саду
    .gender = m
room-gardens-text = Открытое небо.
room-graveyard = Кладбище
    .gen = Кладбища
    .dat = Кладбищу
    .acc = на Кладбище
    .ins = Кладбищем
    .prep = на Кладбище
    .gender = n
room-graveyard-text = Открытое небо. Чтобы выйти, нужна проверка Разума 4+. При неудаче потеряйте 1 Знаний; вы всё равно выходите.
room-patio = Задний двор
    .gen = Заднего двора
    .dat = Заднему двору
    .acc = на Задний двор
    .ins = Задним двором
    .prep = на Заднем дворе
    .gender = m
room-patio-text = Открытое небо.
room-attic = Чердак
    .gen = Чердака
    .dat = Чердаку
    .acc = на Чердак
    .ins = Чердаком
    .prep = на Чердаке
    .gender = m
room-attic-text = Чтобы выйти, нужна проверка Скорости 3+. При неудаче потеряйте 1 Силы; вы всё равно выходите.
room-balcony = Балкон
    .gen = Балкона
    .dat = Балкону
    .acc = на Балкон
    .ins = Балконом
    .prep = на Балконе
    .gender = m
room-balcony-text = Открытое небо.
room-bedroom = Спальня
    .gen = Спальни
    .dat = Спальне
    .acc = в Спальню
    .ins = Спальней
    .prep = в Спальне
    .gender = f
room-bedroom-text = Окно.
room-gallery = Галерея
    .gen = Галереи
    .dat = Галерее
    .acc = в Галерею
    .ins = Галереей
    .prep = в Галерее
    .gender = f
room-gallery-text = Пока вы ещё можете двигаться, можете прыгнуть в Бальный зал, если он найден: движения не стоит, 1 кубик физических повреждений.
room-master-bedroom = Хозяйская спальня
    .gen = Хозяйской спальни
    .dat = Хозяйской спальне
    .acc = в Хозяйскую спальню
    .ins = Хозяйской спальней
    .prep = в Хозяйской спальне
    .gender = f
room-master-bedroom-text = Окно.
room-tower = Башня
    .gen = Башни
    .dat = Башне
    .acc = в Башню
    .ins = Башней
    .prep = в Башне
    .gender = f
room-tower-text = Открытое небо. Барьер между двумя дверями: проверка Силы 3+ переводит на другую сторону, одна попытка за ход, движения не стоит.
room-abandoned-room = Заброшенная комната
    .gen = Заброшенной комнаты
    .dat = Заброшенной комнате
    .acc = в Заброшенную комнату
    .ins = Заброшенной комнатой
    .prep = в Заброшенной комнате
    .gender = f
room-kitchen = Кухня
    .gen = Кухни
    .dat = Кухне
    .acc = на Кухню
    .ins = Кухней
    .prep = на Кухне
    .gender = f
room-bloody-room = Кровавая комната
    .gen = Кровавой комнаты
    .dat = Кровавой комнате
    .acc = в Кровавую комнату
    .ins = Кровавой комнатой
    .prep = в Кровавой комнате
    .gender = f
room-chapel = Часовня
    .gen = Часовни
    .dat = Часовне
    .acc = в Часовню
    .ins = Часовней
    .prep = в Часовне
    .gender = f
room-chapel-text = Окно. Закончите здесь ход — получите 1 Разума, раз за партию каждый исследователь.
room-charred-room = Обгоревшая комната
    .gen = Обгоревшей комнаты
    .dat = Обгоревшей комнате
    .acc = в Обгоревшую комнату
    .ins = Обгоревшей комнатой
    .prep = в Обгоревшей комнате
    .gender = f
room-collapsed-room = Комната с разрушенным полом
    .gen = Комнаты с разрушенным полом
    .dat = Комнате с разрушенным полом
    .acc = в Комнату с разрушенным полом
    .ins = Комнатой с разрушенным полом
    .prep = в Комнате с разрушенным полом
    .gender = f
room-collapsed-room-text = Лишь один исследователь должен сделать здесь проверку Скорости 5+ или упасть в подвал. После этого всякий, кто ещё может двигаться, может упасть по своей воле: движения не стоит. Каждое падение стоит 1 кубик физических повреждений и заканчивается под разрушенной комнатой.
room-conservatory = Оранжерея
    .gen = Оранжереи
    .dat = Оранжерее
    .acc = в Оранжерею
    .ins = Оранжереей
    .prep = в Оранжерее
    .gender = f
room-library = Библиотека
    .gen = Библиотеки
    .dat = Библиотеке
    .acc = в Библиотеку
    .ins = Библиотекой
    .prep = в Библиотеке
    .gender = f
room-library-text = Закончите здесь ход — получите 1 Знаний, раз за партию каждый исследователь.
room-gymnasium = Гимнастический зал
    .gen = Гимнастического зала
    .dat = Гимнастическому залу
    .acc = в Гимнастический зал
    .ins = Гимнастическим залом
    .prep = в Гимнастическом зале
    .gender = m
room-gymnasium-text = Закончите здесь ход — получите 1 Скорости, раз за партию каждый исследователь.
room-operating-laboratory = Операционная
    .gen = Операционной
    .dat = Операционной
    .acc = в Операционную
    .ins = Операционной
    .prep = в Операционной
    .gender = f
room-research-laboratory = Лаборатория
    .gen = Лаборатории
    .dat = Лаборатории
    .acc = в Лабораторию
    .ins = Лабораторией
    .prep = в Лаборатории
    .gender = f
room-servants-quarters = Комнаты прислуги
    .gen = Комнат прислуги
    .dat = Комнатам прислуги
    .acc = в Комнаты прислуги
    .ins = Комнатами прислуги
    .prep = в Комнатах прислуги
    .gender = p
room-storeroom = Чулан
    .gen = Чулана
    .dat = Чулану
    .acc = в Чулан
    .ins = Чуланом
    .prep = в Чулане
    .gender = m
room-vault = Погреб
    .gen = Погреба
    .dat = Погребу
    .acc = в Погреб
    .ins = Погребом
    .prep = в Погребе
    .gender = m
room-vault-text = Заперт: открывает проверка Знаний 6+, одна попытка за ход. Кто открыл, берёт 2 предмета; затем он открыт и пуст навсегда.
room-creaky-hallway = Скрипучий коридор
    .gen = Скрипучего коридора
    .dat = Скрипучему коридору
    .acc = в Скрипучий коридор
    .ins = Скрипучим коридором
    .prep = в Скрипучем коридоре
    .gender = m
room-dusty-hallway = Пыльный коридор
    .gen = Пыльного коридора
    .dat = Пыльному коридору
    .acc = в Пыльный коридор
    .ins = Пыльным коридором
    .prep = в Пыльном коридоре
    .gender = m
room-game-room = Игровая комната
    .gen = Игровой комнаты
    .dat = Игровой комнате
    .acc = в Игровую комнату
    .ins = Игровой комнатой
    .prep = в Игровой комнате
    .gender = f
room-junk-room = Комната с хламом
    .gen = Комнаты с хламом
    .dat = Комнате с хламом
    .acc = в Комнату с хламом
    .ins = Комнатой с хламом
    .prep = в Комнате с хламом
    .gender = f
room-junk-room-text = Чтобы выйти, нужна проверка Силы 3+. При неудаче потеряйте 1 Скорости; вы всё равно выходите.
room-mystic-elevator = Заколдованный лифт
    .gen = Заколдованного лифта
    .dat = Заколдованному лифту
    .acc = в Заколдованный лифт
    .ins = Заколдованным лифтом
    .prep = в Заколдованном лифте
    .gender = m
room-mystic-elevator-text = Войдите — и он поедет, раз в ход. Бросьте 2 кубика. 4: любой этаж. 3: верхний этаж. 2: первый этаж. 1: подвал. 0: подвал и 1 кубик физических повреждений каждому исследователю внутри. Предатель и монстры выбирают этаж сами.
room-organ-room = Органный зал
    .gen = Органного зала
    .dat = Органному залу
    .acc = в Органный зал
    .ins = Органным залом
    .prep = в Органном зале
    .gender = m
room-statuary-corridor = Коридор статуй
    .gen = Коридора статуй
    .dat = Коридору статуй
    .acc = в Коридор статуй
    .ins = Коридором статуй
    .prep = в Коридоре статуй
    .gender = m

## Жетоны, которые карты и комнаты оставляют в доме

token-blessing = Благословение
token-closet = Шкаф
token-drip = Капли
token-safe = Сейф
token-secret-passage = Секретный проход
token-secret-stairs = Секретная лестница
token-skeletons = Скелеты
token-slide = Спуск
token-smoke = Дым
token-wall-switch = Поворотная стена
token-vault-empty = Погреб пуст
token-below-collapsed-room = Под разрушенной комнатой

## Предметы

card-adrenaline-shot = Шприц адреналина
    .gen = Шприца адреналина
    .dat = Шприцу адреналина
    .acc = Шприц адреналина
    .ins = Шприцем адреналина
    .prep = Шприце адреналина
    .gender = m
card-adrenaline-shot-text = Перед своей проверкой навыка: прибавьте к её результату 4, затем отправьте эту карту в сброс. Не для бросков атаки, защиты и на начало сценария и не для заданного числа кубиков.
card-amulet-of-the-ages = Амулет веков
    .gen = Амулета веков
    .dat = Амулету веков
    .acc = Амулет веков
    .ins = Амулетом веков
    .prep = Амулете веков
    .gender = m
card-amulet-of-the-ages-text = Получив его: получите по 1 в каждом навыке. Потеряв его: потеряйте по 3 в каждом навыке, всегда полностью.
card-angel-feather = Перо ангела
    .gen = Пера ангела
    .dat = Перу ангела
    .acc = Перо ангела
    .ins = Пером ангела
    .prep = Пере ангела
    .gender = n
card-angel-feather-text = Вместо любого своего броска: назовите число от 0 до 8, оно и будет результатом. Затем отправьте эту карту в сброс.
card-armor = Доспех
    .gen = Доспеха
    .dat = Доспеху
    .acc = Доспех
    .ins = Доспехом
    .prep = Доспехе
    .gender = m
card-armor-text = Каждый раз, получая физические повреждения, получайте на 1 меньше. Его нельзя украсть.
card-axe = Топор
    .gen = Топора
    .dat = Топору
    .acc = Топор
    .ins = Топором
    .prep = Топоре
    .gender = m
card-axe-text = Оружие: на 1 кубик больше при атаке Силой.
card-bell = Колокольчик
    .gen = Колокольчика
    .dat = Колокольчику
    .acc = Колокольчик
    .ins = Колокольчиком
    .prep = Колокольчике
    .gender = m
card-bell-text = Получив его: получите 1 Разума. Потеряв его: потеряйте 1 Разума. Раз в свой ход, после начала сценария, можете сделать проверку Разума. 5+: передвиньте любых героев, которые могут двигаться, на 1 единицу движения ближе к себе. 0–4: предатель может передвинуть любых монстров на 1 единицу движения ближе к вам; без предателя приходят все. Составляет одно целое с Книгой и Свечой.
card-blood-dagger = Окровавленный кинжал
    .gen = Окровавленного кинжала
    .dat = Окровавленному кинжалу
    .acc = Окровавленный кинжал
    .ins = Окровавленным кинжалом
    .prep = Окровавленном кинжале
    .gender = m
card-blood-dagger-text = Оружие: на 3 кубика больше при атаке Силой, и вы теряете за это 1 Скорости. Его нельзя отдать или сбросить. Если его у вас украли, получите 2 кубика физических повреждений.
card-bottle = Бутылка
    .gen = Бутылки
    .dat = Бутылке
    .acc = Бутылку
    .ins = Бутылкой
    .prep = Бутылке
    .gender = f
card-bottle-text = В свой ход, после начала сценария, можете выпить: бросьте 3 кубика, затем отправьте эту карту в сброс. 6: перейдите в любую комнату дома. 5: получите 2 Силы и 2 Скорости. 4: получите 2 Знаний и 2 Разума. 3: получите 1 Знаний, потеряйте 1 Силы. 2: потеряйте 2 Знаний и 2 Разума. 1: потеряйте 2 Силы и 2 Скорости. 0: потеряйте по 2 в каждом навыке.
card-candle = Свеча
    .gen = Свечи
    .dat = Свече
    .acc = Свечу
    .ins = Свечой
    .prep = Свече
    .gender = f
card-candle-text = Проверки навыков по событиям, которые вы берёте, — на 1 кубик больше. Заканчивает «Свет погас». Кто держит Колокольчик, Книгу и Свечу, получает по 2 в каждом навыке и теряет по 2 в каждом навыке, впервые лишившись одного из трёх; то и другое — по разу на исследователя.
card-dark-dice = Тёмные кости
    .gen = Тёмных костей
    .dat = Тёмным костям
    .acc = Тёмные кости
    .ins = Тёмными костями
    .prep = Тёмных костях
    .gender = p
card-dark-dice-text = Раз в свой ход можете бросить 3 кубика. 6: перейдите в комнату любого исследователя, который не раскрыт как предатель. 5: передвиньте другого исследователя из своей комнаты в соседнюю. 4: получите 1 Силы или Скорости. 3: перейдите в соседнюю комнату, движения не стоит. 2: получите 1 Разума или Знаний. 1: возьмите событие. 0: все четыре навыка падают до наименьшего значения над черепом, а кости уходят в сброс.
card-dynamite = Динамит
    .gen = Динамита
    .dat = Динамиту
    .acc = Динамит
    .ins = Динамитом
    .prep = Динамите
    .gender = m
card-dynamite-text = Вместо своей атаки можете бросить его через дверь в соседнюю комнату; карта уходит в сброс. Каждый там, у кого есть Сила и Скорость, делает проверку Скорости. 5+: ничего. 0–4: 4 физических повреждения.
card-healing-salve = Целебная мазь
    .gen = Целебной мази
    .dat = Целебной мази
    .acc = Целебную мазь
    .ins = Целебной мазью
    .prep = Целебной мази
    .gender = f
card-healing-salve-text = В свой ход: поднимите Силу и Скорость, свои или живого исследователя в вашей комнате, до начальных значений, если они ниже. Затем отправьте эту карту в сброс.
card-idol = Идол
    .gen = Идола
    .dat = Идолу
    .acc = Идола
    .ins = Идолом
    .prep = Идоле
    .gender = m
card-idol-text = Раз в ход, перед проверкой навыка, броском атаки или защиты или броском по событию: на 2 кубика больше, но сначала вы теряете 1 Разума.
card-lucky-stone = Счастливый камень
    .gen = Счастливого камня
    .dat = Счастливому камню
    .acc = Счастливый камень
    .ins = Счастливым камнем
    .prep = Счастливом камне
    .gender = m
card-lucky-stone-text = После любого своего броска: один раз перебросьте любые его кубики. Затем отправьте эту карту в сброс.
card-medical-kit = Аптечка
    .gen = Аптечки
    .dat = Аптечке
    .acc = Аптечку
    .ins = Аптечкой
    .prep = Аптечке
    .gender = f
card-medical-kit-text = Раз в свой ход можете сделать проверку Знаний для себя или исследователя в вашей комнате; тот получает не выше начальных значений. 8+: получите 3 Силы или Скорости, поделив как хотите. 6–7: получите 2 Силы или Скорости. 4–5: получите 1 Силы или Скорости. 0–3: ничего.
card-music-box = Музыкальная шкатулка
    .gen = Музыкальной шкатулки
    .dat = Музыкальной шкатулке
    .acc = Музыкальную шкатулку
    .ins = Музыкальной шкатулкой
    .prep = Музыкальной шкатулке
    .gender = f
card-music-box-text = Раз в свой ход можете открыть её или закрыть. Пока она открыта, всякий, кто входит в её комнату или начинает там ход, делает проверку Разума. 4+: ничего. 0–3: ход сразу заканчивается, а если это владелец, шкатулка падает на пол. Вначале она закрыта.
card-pickpockets-gloves = Перчатки карманника
    .gen = Перчаток карманника
    .dat = Перчаткам карманника
    .acc = Перчатки карманника
    .ins = Перчатками карманника
    .prep = Перчатках карманника
    .gender = p
card-pickpockets-gloves-text = В свой ход, если в вашей комнате есть другой исследователь: отправьте Перчатки в сброс и возьмите один его предмет, который можно украсть.
card-puzzle-box = Шкатулка-головоломка
    .gen = Шкатулки-головоломки
    .dat = Шкатулке-головоломке
    .acc = Шкатулку-головоломку
    .ins = Шкатулкой-головоломкой
    .prep = Шкатулке-головоломке
    .gender = f
card-puzzle-box-text = Раз в свой ход можете сделать проверку Знаний. 6+: возьмите 2 предмета и отправьте шкатулку в сброс. 0–5: она не поддаётся.
card-rabbits-foot = Кроличья лапка
    .gen = Кроличьей лапки
    .dat = Кроличьей лапке
    .acc = Кроличью лапку
    .ins = Кроличьей лапкой
    .prep = Кроличьей лапке
    .gender = f
card-rabbits-foot-text = Раз в свой ход, после своего броска: перебросьте 1 его кубик. Второй результат остаётся.
card-revolver = Револьвер
    .gen = Револьвера
    .dat = Револьверу
    .acc = Револьвер
    .ins = Револьвером
    .prep = Револьвере
    .gender = m
card-revolver-text = Оружие: атакуйте Скоростью на 1 кубик больше, в своей комнате или по прямой линии дверей. Другая сторона защищается Скоростью; повреждения физические. Стреляя в другую комнату, вы их не получаете и ничего не крадёте.
card-sacrificial-dagger = Ритуальный кинжал
    .gen = Ритуального кинжала
    .dat = Ритуальному кинжалу
    .acc = Ритуальный кинжал
    .ins = Ритуальным кинжалом
    .prep = Ритуальном кинжале
    .gender = m
card-sacrificial-dagger-text = Оружие: на 3 кубика больше при атаке Силой, но сначала сделайте проверку Знаний. 6+: без вреда. 3–5: потеряйте 1 Разума или Знаний. 0–2: получите 2 кубика физических повреждений, и атаки в этот ход нет.
card-smelling-salts = Нюхательная соль
    .gen = Нюхательной соли
    .dat = Нюхательной соли
    .acc = Нюхательную соль
    .ins = Нюхательной солью
    .prep = Нюхательной соли
    .gender = f
card-smelling-salts-text = В свой ход: поднимите Знания, свои или живого исследователя в вашей комнате, до начального значения, если они ниже. Затем отправьте эту карту в сброс.

## Предзнаменования

card-bite = Укус
    .gen = Укуса
    .dat = Укусу
    .acc = Укус
    .ins = Укусом
    .prep = Укусе
    .gender = m
card-bite-text = Взяв эту карту: нечто невидимое один раз атакует вас с Силой 4; бросает игрок справа от вас. Карта остаётся у вас навсегда.
card-book = Книга
    .gen = Книги
    .dat = Книге
    .acc = Книгу
    .ins = Книгой
    .prep = Книге
    .gender = f
card-book-text = Получив её: получите 2 Знаний. Потеряв её: потеряйте 2 Знаний. Составляет одно целое с Колокольчиком и Свечой.
card-crystal-ball = Хрустальный шар
    .gen = Хрустального шара
    .dat = Хрустальному шару
    .acc = Хрустальный шар
    .ins = Хрустальным шаром
    .prep = Хрустальном шаре
    .gender = m
card-crystal-ball-text = Раз в свой ход, после начала сценария, можете сделать проверку Знаний. 4+: просмотрите колоду предметов или событий, положите одну карту наверх и перетасуйте остальные. 1–3: потеряйте 1 Разума. 0: потеряйте 2 Разума.
card-dog = Собака
    .gen = Собаки
    .dat = Собаке
    .acc = Собаку
    .ins = Собакой
    .prep = Собаке
    .gender = f
card-dog-text = Компаньон. Получив её: получите 1 Силы и 1 Разума. Потеряв её: потеряйте 1 Силы и 1 Разума. Раз в свой ход она может сбегать в комнату не дальше 6 единиц движения и обратно, дверями и лестницами, где не нужен бросок, и принести или отнести один предмет, который её не замедляет. Исследователь, у которого она берёт или которому даёт, должен согласиться.
card-girl = Девушка
    .gen = Девушки
    .dat = Девушке
    .acc = Девушку
    .ins = Девушкой
    .prep = Девушке
    .gender = f
card-girl-text = Компаньон. Получив её: получите 1 Разума и 1 Знаний. Потеряв её: потеряйте 1 Разума и 1 Знаний.
card-holy-symbol = Святой символ
    .gen = Святого символа
    .dat = Святому символу
    .acc = Святой символ
    .ins = Святым символом
    .prep = Святом символе
    .gender = m
card-holy-symbol-text = Получив его: получите 2 Разума. Потеряв его: потеряйте 2 Разума.
card-madman = Психопат
    .gen = Психопата
    .dat = Психопату
    .acc = Психопата
    .ins = Психопатом
    .prep = Психопате
    .gender = m
card-madman-text = Компаньон. Получив его: получите 2 Силы, потеряйте 1 Разума. Потеряв его: потеряйте 2 Силы, получите 1 Разума.
card-mask = Маска
    .gen = Маски
    .dat = Маске
    .acc = Маску
    .ins = Маской
    .prep = Маске
    .gender = f
card-mask-text = Раз в свой ход можете сделать проверку Разума. 4+: наденьте её (получите 2 Знаний, потеряйте 2 Разума) или снимите (получите 2 Разума, потеряйте 2 Знаний). 0–3: ничего. Если вы её теряете, сначала она снимается.
card-medallion = Медальон
    .gen = Медальона
    .dat = Медальону
    .acc = Медальон
    .ins = Медальоном
    .prep = Медальоне
    .gender = m
card-medallion-text = Зал пентаграммы, Склеп и Кладбище вам ничего не делают.
card-ring = Кольцо
    .gen = Кольца
    .dat = Кольцу
    .acc = Кольцо
    .ins = Кольцом
    .prep = Кольце
    .gender = n
card-ring-text = Можете атаковать Разумом всякого, у кого есть Разум: обе стороны бросают Разум, повреждения ментальные. Не вместе с оружием.
card-skull = Череп
    .gen = Черепа
    .dat = Черепу
    .acc = Череп
    .ins = Черепом
    .prep = Черепе
    .gender = m
card-skull-text = Каждый раз, когда вы должны получить ментальные повреждения, можете принять их все как физические.
card-spear = Копьё
    .gen = Копья
    .dat = Копью
    .acc = Копьё
    .ins = Копьём
    .prep = Копье
    .gender = n
card-spear-text = Оружие: на 2 кубика больше при атаке Силой.
card-spirit-board = Спиритическая доска
    .gen = Спиритической доски
    .dat = Спиритической доске
    .acc = Спиритическую доску
    .ins = Спиритической доской
    .prep = Спиритической доске
    .gender = f
card-spirit-board-text = Раз в свой ход, прежде чем двигаться, можете посмотреть верхний тайл стопки комнат. После начала сценария это притягивает монстров: предатель может передвинуть любых из них на 1 единицу движения ближе к вам; без предателя приходят все.

## События

card-a-moment-of-hope = Миг надежды
    .gen = карты «Миг надежды»
    .dat = карте «Миг надежды»
    .acc = карту «Миг надежды»
    .ins = картой «Миг надежды»
    .prep = карте «Миг надежды»
    .gender = f
card-a-moment-of-hope-text = Жетон благословения в этой комнате: отныне герои в ней бросают на проверках навыков на 1 кубик больше.
card-angry-being = Разгневанная сущность
    .gen = карты «Разгневанная сущность»
    .dat = карте «Разгневанная сущность»
    .acc = карту «Разгневанная сущность»
    .ins = картой «Разгневанная сущность»
    .prep = карте «Разгневанная сущность»
    .gender = f
card-angry-being-text = Проверка Скорости. 5+: получите 1 Скорости. 2–4: 1 кубик ментальных повреждений. 0–1: 1 кубик ментальных повреждений и 1 кубик физических повреждений.
card-bloody-vision = Кровавое видение
    .gen = карты «Кровавое видение»
    .dat = карте «Кровавое видение»
    .acc = карту «Кровавое видение»
    .ins = картой «Кровавое видение»
    .prep = карте «Кровавое видение»
    .gender = f
card-bloody-vision-text = Проверка Разума. 4+: получите 1 Разума. 2–3: потеряйте 1 Разума. 0–1: атакуйте кого-нибудь в своей или соседней комнате, если можете; исследователя прежде монстра, того, у кого наименьшая Сила.
card-burning-man = Горящий человек
    .gen = карты «Горящий человек»
    .dat = карте «Горящий человек»
    .acc = карту «Горящий человек»
    .ins = картой «Горящий человек»
    .prep = карте «Горящий человек»
    .gender = f
card-burning-man-text = Проверка Разума. 4+: получите 1 Разума. 2–3: перейдите в Холл. 0–1: 1 кубик физических повреждений, затем 1 кубик ментальных повреждений.
card-closet-door = Дверь шкафа
    .gen = карты «Дверь шкафа»
    .dat = карте «Дверь шкафа»
    .acc = карту «Дверь шкафа»
    .ins = картой «Дверь шкафа»
    .prep = карте «Дверь шкафа»
    .gender = f
card-closet-door-text = Жетон шкафа в этой комнате. Раз в ход исследователь здесь может бросить 2 кубика, чтобы открыть его. 4: возьмите предмет. 2–3: возьмите событие. 0–1: возьмите событие, и жетон убирают.
card-creepy-crawlies = Ползучие твари
    .gen = карты «Ползучие твари»
    .dat = карте «Ползучие твари»
    .acc = карту «Ползучие твари»
    .ins = картой «Ползучие твари»
    .prep = карте «Ползучие твари»
    .gender = f
card-creepy-crawlies-text = Проверка Разума. 5+: получите 1 Разума. 1–4: потеряйте 1 Разума. 0: потеряйте 2 Разума.
card-creepy-puppet = Жуткая кукла
    .gen = карты «Жуткая кукла»
    .dat = карте «Жуткая кукла»
    .acc = карту «Жуткая кукла»
    .ins = картой «Жуткая кукла»
    .prep = карте «Жуткая кукла»
    .gender = f
card-creepy-puppet-text = Кукла атакует вас с Силой 4; бросает игрок справа от вас. Если она вас ранит, тот, у кого Копьё, получает 2 Силы, если это не вы.
card-debris = Обломки
    .gen = карты «Обломки»
    .dat = карте «Обломки»
    .acc = карту «Обломки»
    .ins = картой «Обломки»
    .prep = карте «Обломки»
    .gender = f
card-debris-text = Проверка Скорости. 3+: получите 1 Скорости. 1–2: 1 кубик физических повреждений, оставьте эту карту, вас завалило. 0: 2 кубика физических повреждений, оставьте эту карту, вас завалило. Под завалом вы можете только пытаться освободиться. Раз в ход каждый исследователь в вашей комнате, и вы тоже, может сделать проверку Силы; 4 или больше освобождает вас. После 3 неудач вы свободны в начале своего следующего хода.
card-disquieting-sounds = Тревожные звуки
    .gen = карты «Тревожные звуки»
    .dat = карте «Тревожные звуки»
    .acc = карту «Тревожные звуки»
    .ins = картой «Тревожные звуки»
    .prep = карте «Тревожные звуки»
    .gender = f
card-disquieting-sounds-text = Бросьте 6 кубиков. Не меньше, чем взято предзнаменований: получите 1 Разума. Меньше: 1 кубик ментальных повреждений.
card-drip-drip-drip = Кап… Кап… Кап…
    .gen = карты «Кап… Кап… Кап…»
    .dat = карте «Кап… Кап… Кап…»
    .acc = карту «Кап… Кап… Кап…»
    .ins = картой «Кап… Кап… Кап…»
    .prep = карте «Кап… Кап… Кап…»
    .gender = f
card-drip-drip-drip-text = Жетон капель в этой комнате: отныне исследователи в ней бросают на проверках навыков на 1 кубик меньше, но не меньше 1.
card-footsteps = Шаги
    .gen = карты «Шаги»
    .dat = карте «Шаги»
    .acc = карту «Шаги»
    .ins = картой «Шаги»
    .prep = карте «Шаги»
    .gender = f
card-footsteps-text = Бросьте 1 кубик, в Часовне — 2. 4: вы и ближайший исследователь получаете по 1 Силы. 3: вы получаете 1 Силы, ближайший исследователь теряет 1 Разума. 2: потеряйте 1 Разума. 1: потеряйте 1 Скорости. 0: каждый исследователь теряет 1 в навыке по своему выбору.
card-funeral = Похороны
    .gen = карты «Похороны»
    .dat = карте «Похороны»
    .acc = карту «Похороны»
    .ins = картой «Похороны»
    .prep = карте «Похороны»
    .gender = f
card-funeral-text = Проверка Разума. 4+: получите 1 Разума. 2–3: потеряйте 1 Разума. 0–1: потеряйте 1 Разума и 1 Силы и перейдите на Кладбище или в Склеп, если хоть что-то из них найдено.
card-grave-dirt = Могильная земля
    .gen = карты «Могильная земля»
    .dat = карте «Могильная земля»
    .acc = карту «Могильная земля»
    .ins = картой «Могильная земля»
    .prep = карте «Могильная земля»
    .gender = f
card-grave-dirt-text = Проверка Силы. 4+: получите 1 Силы. 0–3: оставьте эту карту; в начале каждого своего хода получайте 1 физическое повреждение. Это проходит, когда предмет повышает ваш навык или когда вы заканчиваете ход на Балконе, в Саду, на Кладбище, в Гимнастическом зале, в Кладовой, на Заднем дворе или в Башне.
card-groundskeeper = Садовник
    .gen = карты «Садовник»
    .dat = карте «Садовник»
    .acc = карту «Садовник»
    .ins = картой «Садовник»
    .prep = карте «Садовник»
    .gender = f
card-groundskeeper-text = Проверка Знаний, в Саду на 2 кубика меньше. 4+: возьмите предмет. 0–3: он атакует вас с Силой 4; бросает игрок справа от вас.
card-hanged-men = Висельники
    .gen = карты «Висельники»
    .dat = карте «Висельники»
    .acc = карту «Висельники»
    .ins = картой «Висельники»
    .prep = карте «Висельники»
    .gender = f
card-hanged-men-text = По одной проверке каждого вашего навыка. 2+: ничего. 0–1: потеряйте 1 в этом навыке. Если все четыре — 2 или больше, получите 1 в навыке по своему выбору.
card-hideous-shriek = Ужасный вопль
    .gen = карты «Ужасный вопль»
    .dat = карте «Ужасный вопль»
    .acc = карту «Ужасный вопль»
    .ins = картой «Ужасный вопль»
    .prep = карте «Ужасный вопль»
    .gender = f
card-hideous-shriek-text = Каждый исследователь делает проверку Разума. 4+: ничего. 1–3: 1 кубик ментальных повреждений. 0: 2 кубика ментальных повреждений.
card-image-in-the-mirror-give = Отражение в зеркале
    .gen = карты «Отражение в зеркале»
    .dat = карте «Отражение в зеркале»
    .acc = карту «Отражение в зеркале»
    .ins = картой «Отражение в зеркале»
    .prep = карте «Отражение в зеркале»
    .gender = f
card-image-in-the-mirror-give-text = Замешайте одну из своих карт предметов в колоду предметов и получите 1 Знаний. Если у вас ни одной, это достаётся следующему слева исследователю, у которого есть.
card-image-in-the-mirror-receive = Отражение в зеркале (обратное)
    .gen = карты «Отражение в зеркале (обратное)»
    .dat = карте «Отражение в зеркале (обратное)»
    .acc = карту «Отражение в зеркале (обратное)»
    .ins = картой «Отражение в зеркале (обратное)»
    .prep = карте «Отражение в зеркале (обратное)»
    .gender = f
card-image-in-the-mirror-receive-text = Возьмите предмет.
card-it-is-meant-to-be = Так суждено
    .gen = карты «Так суждено»
    .dat = карте «Так суждено»
    .acc = карту «Так суждено»
    .ins = картой «Так суждено»
    .prep = карте «Так суждено»
    .gender = f
card-it-is-meant-to-be-text = Выберите. Либо посмотрите 3 верхних из комнат, предметов, предзнаменований или событий и верните в любом порядке. Либо бросьте 4 кубика и оставьте эту карту: один раз вместо вашего броска результатом будет это число, но не больше, чем мог бы дать бросок.
card-jonahs-turn = Черёд Ионы
    .gen = карты «Черёд Ионы»
    .dat = карте «Черёд Ионы»
    .acc = карту «Черёд Ионы»
    .ins = картой «Черёд Ионы»
    .prep = карте «Черёд Ионы»
    .gender = f
card-jonahs-turn-text = Если у кого-то есть Шкатулка-головоломка, он отправляет её в сброс и берёт предмет, а вы получаете 1 Разума. Иначе получите 1 кубик ментальных повреждений.
card-lights-out = Свет погас
    .gen = карты «Свет погас»
    .dat = карте «Свет погас»
    .acc = карту «Свет погас»
    .ins = картой «Свет погас»
    .prep = карте «Свет погас»
    .gender = f
card-lights-out-text = Оставьте эту карту: за ход вы можете пройти только 1 единицу движения. Это проходит, когда вы заканчиваете ход в одной комнате с другим исследователем или в Котельной, или как только у вас есть Свеча.
card-locked-safe = Запертый сейф
    .gen = карты «Запертый сейф»
    .dat = карте «Запертый сейф»
    .acc = карту «Запертый сейф»
    .ins = картой «Запертый сейф»
    .prep = карте «Запертый сейф»
    .gender = f
card-locked-safe-text = Жетон сейфа в этой комнате. Раз в ход исследователь здесь может сделать проверку Знаний. 5+: возьмите 2 предмета, и жетон убирают. 2–4: 1 кубик физических повреждений. 0–1: 2 кубика физических повреждений.
card-mists-from-the-walls = Туман из стен
    .gen = карты «Туман из стен»
    .dat = карте «Туман из стен»
    .acc = карту «Туман из стен»
    .ins = картой «Туман из стен»
    .prep = карте «Туман из стен»
    .gender = f
card-mists-from-the-walls-text = Каждый исследователь в подвале делает проверку Разума. 4+: ничего. 1–3: 1 кубик ментальных повреждений, 2 кубика в комнате с символом события. 0: 1 кубик ментальных повреждений, 3 кубика в комнате с символом события.
card-mystic-slide = Заколдованный спуск
    .gen = карты «Заколдованный спуск»
    .dat = карте «Заколдованный спуск»
    .acc = карту «Заколдованный спуск»
    .ins = картой «Заколдованный спуск»
    .prep = карте «Заколдованный спуск»
    .gender = f
card-mystic-slide-text = Жетон спуска в этой комнате и проверка Силы. 5+: перейдите в любую комнату одного из этажей ниже. 0–4: упадите в новую комнату подвала и получите 1 кубик физических повреждений. Потом всякий исследователь здесь может спуститься с тем же броском, раз в ход, движения не стоит. Если вы в подвале, это достаётся следующему слева исследователю, который не там.
card-night-view = Ночной вид
    .gen = карты «Ночной вид»
    .dat = карте «Ночной вид»
    .acc = карту «Ночной вид»
    .ins = картой «Ночной вид»
    .prep = карте «Ночной вид»
    .gender = f
card-night-view-text = Проверка Знаний. 5+: получите 1 Знаний. 0–4: ничего.
card-phone-call = Телефонный звонок
    .gen = карты «Телефонный звонок»
    .dat = карте «Телефонный звонок»
    .acc = карту «Телефонный звонок»
    .ins = картой «Телефонный звонок»
    .prep = карте «Телефонный звонок»
    .gender = f
card-phone-call-text = Бросьте 2 кубика. 4: получите 1 Разума. 3: получите 1 Знаний. 1–2: 1 кубик ментальных повреждений. 0: 2 кубика физических повреждений.
card-possession = Одержимость
    .gen = карты «Одержимость»
    .dat = карте «Одержимость»
    .acc = карту «Одержимость»
    .ins = картой «Одержимость»
    .prep = карте «Одержимость»
    .gender = f
card-possession-text = Выберите навык и сделайте его проверку. 4+: получите 1 в навыке по своему выбору. 0–3: этот навык падает до наименьшего значения над черепом; если он уже там, падает другой.
card-revolving-wall = Проворачивающаяся стена
    .gen = карты «Проворачивающаяся стена»
    .dat = карте «Проворачивающаяся стена»
    .acc = карту «Проворачивающаяся стена»
    .ins = картой «Проворачивающаяся стена»
    .prep = карте «Проворачивающаяся стена»
    .gender = f
card-revolving-wall-text = Жетон поворотной стены у стены без двери или в углу этой комнаты. Вы проходите сквозь неё, в новую комнату, если там ничего не лежит. Потом исследователь с любой стороны раз в ход может сделать проверку Знаний. 3+: сквозь неё, движения не стоит. 0–2: не пройти.
card-rotten = Гниль
    .gen = карты «Гниль»
    .dat = карте «Гниль»
    .acc = карту «Гниль»
    .ins = картой «Гниль»
    .prep = карте «Гниль»
    .gender = f
card-rotten-text = Проверка Разума. 5+: получите 1 Разума. 2–4: потеряйте 1 Силы. 1: потеряйте 1 Силы и 1 Скорости. 0: потеряйте по 1 в каждом навыке.
card-secret-passage = Секретный проход
    .gen = карты «Секретный проход»
    .dat = карте «Секретный проход»
    .acc = карту «Секретный проход»
    .ins = картой «Секретный проход»
    .prep = карте «Секретный проход»
    .gender = f
card-secret-passage-text = Жетон секретного прохода здесь и второй в другой комнате. Бросьте 3 кубика. 6: на любом этаже. 4–5: на верхнем этаже. 2–3: на первом этаже. 0–1: в подвале. Можете пройти сразу, даже если движения не осталось; потом это 1 единица движения.
card-secret-stairs = Секретная лестница
    .gen = карты «Секретная лестница»
    .dat = карте «Секретная лестница»
    .acc = карту «Секретная лестница»
    .ins = картой «Секретная лестница»
    .prep = карте «Секретная лестница»
    .gender = f
card-secret-stairs-text = Жетон секретной лестницы здесь и второй в комнате другого этажа; между ними 1 единица движения. Можете пройти сразу, даже если движения не осталось; если сделаете это в этот ход, возьмите там событие.
card-shrieking-wind = Воющий ветер
    .gen = карты «Воющий ветер»
    .dat = карте «Воющий ветер»
    .acc = карту «Воющий ветер»
    .ins = картой «Воющий ветер»
    .prep = карте «Воющий ветер»
    .gender = f
card-shrieking-wind-text = Каждый исследователь в Саду, на Кладбище, на Заднем дворе, в Башне, на Балконе или у окна наружу делает проверку Силы. 5+: ничего. 3–4: 1 кубик физических повреждений. 1–2: 1 кубик ментальных повреждений. 0: 1 кубик физических повреждений, и 1 ваш предмет уносит в Холл.
card-silence = Тишина
    .gen = карты «Тишина»
    .dat = карте «Тишина»
    .acc = карту «Тишина»
    .ins = картой «Тишина»
    .prep = карте «Тишина»
    .gender = f
card-silence-text = Каждый исследователь в подвале делает проверку Разума. 4+: ничего. 1–3: 1 кубик ментальных повреждений. 0: 2 кубика ментальных повреждений.
card-skeletons = Скелеты
    .gen = карты «Скелеты»
    .dat = карте «Скелеты»
    .acc = карту «Скелеты»
    .ins = картой «Скелеты»
    .prep = карте «Скелеты»
    .gender = f
card-skeletons-text = Жетон скелетов в этой комнате и 1 кубик ментальных повреждений вам. Раз в ход исследователь здесь может обыскать их проверкой Разума. 5+: возьмите предмет, и жетон убирают. 0–4: 1 кубик ментальных повреждений.
card-smoke = Дым
    .gen = карты «Дым»
    .dat = карте «Дым»
    .acc = карту «Дым»
    .ins = картой «Дым»
    .prep = карте «Дым»
    .gender = f
card-smoke-text = Жетон дыма в этой комнате: отныне исследователи в ней бросают на проверках навыков на 2 кубика меньше, но не меньше 1, и сквозь неё, в неё и из неё никто не видит.
card-something-hidden = Что-то спрятано
    .gen = карты «Что-то спрятано»
    .dat = карте «Что-то спрятано»
    .acc = карту «Что-то спрятано»
    .ins = картой «Что-то спрятано»
    .prep = карте «Что-то спрятано»
    .gender = f
card-something-hidden-text = Можете сделать проверку Знаний. 4+: возьмите предмет. 0–3: потеряйте 1 Разума.
card-something-slimy = Что-то склизкое
    .gen = карты «Что-то склизкое»
    .dat = карте «Что-то склизкое»
    .acc = карту «Что-то склизкое»
    .ins = картой «Что-то склизкое»
    .prep = карте «Что-то склизкое»
    .gender = f
card-something-slimy-text = Проверка Скорости. 4+: получите 1 Скорости. 1–3: потеряйте 1 Силы. 0: потеряйте 1 Силы и 1 Скорости.
card-spider = Паук
    .gen = карты «Паук»
    .dat = карте «Паук»
    .acc = карту «Паук»
    .ins = картой «Паук»
    .prep = карте «Паук»
    .gender = f
card-spider-text = Проверка Скорости или Разума, на ваш выбор. 4+: получите 1 в этом навыке. 1–3: 1 кубик физических повреждений. 0: 2 кубика физических повреждений.
card-the-beckoning = Зов
    .gen = карты «Зов»
    .dat = карте «Зов»
    .acc = карту «Зов»
    .ins = картой «Зов»
    .prep = карте «Зов»
    .gender = f
card-the-beckoning-text = Каждый исследователь в Саду, на Кладбище, в Башне, на Балконе или у окна наружу делает проверку Разума. 3+: ничего. 0–2: прыгните на Задний двор и получите 1 кубик физических повреждений. Если Задний двор ещё не найден, его ищут и кладут.
card-the-lost-one = Потерянная
    .gen = карты «Потерянная»
    .dat = карте «Потерянная»
    .acc = карту «Потерянная»
    .ins = картой «Потерянная»
    .prep = карте «Потерянная»
    .gender = f
card-the-lost-one-text = Проверка Знаний. 5+: получите 1 Знаний. 0–4: вы заблудились; бросьте 3 кубика. 6: перейдите в Холл. 4–5: перейдите на Верхний этаж. 2–3: в новую комнату на верхнем этаже. 0–1: в новую комнату в подвале.
card-the-voice = Голос
    .gen = карты «Голос»
    .dat = карте «Голос»
    .acc = карту «Голос»
    .ins = картой «Голос»
    .prep = карте «Голос»
    .gender = f
card-the-voice-text = Проверка Знаний. 4+: возьмите предмет. 0–3: ничего.
card-the-walls = Стены
    .gen = карты «Стены»
    .dat = карте «Стены»
    .acc = карту «Стены»
    .ins = картой «Стены»
    .prep = карте «Стены»
    .gender = f
card-the-walls-text = Возьмите следующий тайл комнаты, положите на этаж, куда он подходит, и перейдите туда.
card-webs = Паутина
    .gen = карты «Паутина»
    .dat = карте «Паутина»
    .acc = карту «Паутина»
    .ins = картой «Паутина»
    .prep = карте «Паутина»
    .gender = f
card-webs-text = Проверка Силы. 4+: получите 1 Силы. 0–3: вы застряли, оставьте эту карту. Застряв, вы можете только пытаться освободиться. Раз в ход каждый исследователь в вашей комнате, и вы тоже, может сделать проверку Силы; 4 или больше освобождает вас, а кто не смог, в этот ход больше не двигается. После 3 неудач вы свободны в начале своего следующего хода.
card-what-the = Что за…?
    .gen = карты «Что за…?»
    .dat = карте «Что за…?»
    .acc = карту «Что за…?»
    .ins = картой «Что за…?»
    .prep = карте «Что за…?»
    .gender = f
card-what-the-text = Эта комната и всё, что в ней, переезжает к другому свободному дверному проёму, на этом этаже, если он есть.
card-whoops = Ой!
    .gen = карты «Ой!»
    .dat = карте «Ой!»
    .acc = карту «Ой!»
    .ins = картой «Ой!»
    .prep = карте «Ой!»
    .gender = f
card-whoops-text = Одна из ваших карт предметов, взятая наугад, уходит в сброс.

## Жетоны предметов из сценариев

card-corpse = Труп
    .gen = Трупа
    .dat = Трупу
    .acc = Труп
    .ins = Трупом
    .prep = Трупе
    .gender = m
card-root-1 = Корень 1
    .gen = Корня 1
    .dat = Корню 1
    .acc = Корень 1
    .ins = Корнем 1
    .prep = Корне 1
    .gender = m
card-root-2 = Корень 2
    .gen = Корня 2
    .dat = Корню 2
    .acc = Корень 2
    .ins = Корнем 2
    .prep = Корне 2
    .gender = m
card-root-3 = Корень 3
    .gen = Корня 3
    .dat = Корню 3
    .acc = Корень 3
    .ins = Корнем 3
    .prep = Корне 3
    .gender = m
card-silver-bullets = Серебряные пули
    .gen = Серебряных пуль
    .dat = Серебряным пулям
    .acc = Серебряные пули
    .ins = Серебряными пулями
    .prep = Серебряных пулях
    .gender = p
card-plant-spray = Яд для растений
    .gen = Яда для растений
    .dat = Яду для растений
    .acc = Яд для растений
    .ins = Ядом для растений
    .prep = Яде для растений
    .gender = m
card-paint-1 = Краска 1
    .gen = Краски 1
    .dat = Краске 1
    .acc = Краску 1
    .ins = Краской 1
    .prep = Краске 1
    .gender = f
card-paint-2 = Краска 2
    .gen = Краски 2
    .dat = Краске 2
    .acc = Краску 2
    .ins = Краской 2
    .prep = Краске 2
    .gender = f
card-paint-3 = Краска 3
    .gen = Краски 3
    .dat = Краске 3
    .acc = Краску 3
    .ins = Краской 3
    .prep = Краске 3
    .gender = f
card-paint-4 = Краска 4
    .gen = Краски 4
    .dat = Краске 4
    .acc = Краску 4
    .ins = Краской 4
    .prep = Краске 4
    .gender = f
card-paint-5 = Краска 5
    .gen = Краски 5
    .dat = Краске 5
    .acc = Краску 5
    .ins = Краской 5
    .prep = Краске 5
    .gender = f
card-paint-6 = Краска 6
    .gen = Краски 6
    .dat = Краске 6
    .acc = Краску 6
    .ins = Краской 6
    .prep = Краске 6
    .gender = f
card-paint-7 = Краска 7
    .gen = Краски 7
    .dat = Краске 7
    .acc = Краску 7
    .ins = Краской 7
    .prep = Краске 7
    .gender = f
card-body-1 = Тело 1
    .gen = Тела 1
    .dat = Телу 1
    .acc = Тело 1
    .ins = Телом 1
    .prep = Теле 1
    .gender = n
card-body-2 = Тело 2
    .gen = Тела 2
    .dat = Телу 2
    .acc = Тело 2
    .ins = Телом 2
    .prep = Теле 2
    .gender = n
card-body-3 = Тело 3
    .gen = Тела 3
    .dat = Телу 3
    .acc = Тело 3
    .ins = Телом 3
    .prep = Теле 3
    .gender = n
card-body-4 = Тело 4
    .gen = Тела 4
    .dat = Телу 4
    .acc = Тело 4
    .ins = Телом 4
    .prep = Теле 4
    .gender = n
card-body-5 = Тело 5
    .gen = Тела 5
    .dat = Телу 5
    .acc = Тело 5
    .ins = Телом 5
    .prep = Теле 5
    .gender = n
card-body-6 = Тело 6
    .gen = Тела 6
    .dat = Телу 6
    .acc = Тело 6
    .ins = Телом 6
    .prep = Теле 6
    .gender = n
card-shield = Щит
    .gen = Щита
    .dat = Щиту
    .acc = Щит
    .ins = Щитом
    .prep = Щите
    .gender = m
card-antique-armor = Старинный доспех
    .gen = Старинного доспеха
    .dat = Старинному доспеху
    .acc = Старинный доспех
    .ins = Старинным доспехом
    .prep = Старинном доспехе
    .gender = m
card-haunt-candle-1 = Жетон свечи 1
    .gen = Жетона свечи 1
    .dat = Жетону свечи 1
    .acc = Жетон свечи 1
    .ins = Жетоном свечи 1
    .prep = Жетоне свечи 1
    .gender = m
card-haunt-candle-2 = Жетон свечи 2
    .gen = Жетона свечи 2
    .dat = Жетону свечи 2
    .acc = Жетон свечи 2
    .ins = Жетоном свечи 2
    .prep = Жетоне свечи 2
    .gender = m
card-haunt-candle-3 = Жетон свечи 3
    .gen = Жетона свечи 3
    .dat = Жетону свечи 3
    .acc = Жетон свечи 3
    .ins = Жетоном свечи 3
    .prep = Жетоне свечи 3
    .gender = m
card-haunt-candle-4 = Жетон свечи 4
    .gen = Жетона свечи 4
    .dat = Жетону свечи 4
    .acc = Жетон свечи 4
    .ins = Жетоном свечи 4
    .prep = Жетоне свечи 4
    .gender = m
card-haunt-candle-5 = Жетон свечи 5
    .gen = Жетона свечи 5
    .dat = Жетону свечи 5
    .acc = Жетон свечи 5
    .ins = Жетоном свечи 5
    .prep = Жетоне свечи 5
    .gender = m
card-haunt-candle-6 = Жетон свечи 6
    .gen = Жетона свечи 6
    .dat = Жетону свечи 6
    .acc = Жетон свечи 6
    .ins = Жетоном свечи 6
    .prep = Жетоне свечи 6
    .gender = m
card-haunt-candle-7 = Жетон свечи 7
    .gen = Жетона свечи 7
    .dat = Жетону свечи 7
    .acc = Жетон свечи 7
    .ins = Жетоном свечи 7
    .prep = Жетоне свечи 7
    .gender = m
card-haunt-candle-8 = Жетон свечи 8
    .gen = Жетона свечи 8
    .dat = Жетону свечи 8
    .acc = Жетон свечи 8
    .ins = Жетоном свечи 8
    .prep = Жетоне свечи 8
    .gender = m
card-haunt-candle-9 = Жетон свечи 9
    .gen = Жетона свечи 9
    .dat = Жетону свечи 9
    .acc = Жетон свечи 9
    .ins = Жетоном свечи 9
    .prep = Жетоне свечи 9
    .gender = m
card-haunt-candle-10 = Жетон свечи 10
    .gen = Жетона свечи 10
    .dat = Жетону свечи 10
    .acc = Жетон свечи 10
    .ins = Жетоном свечи 10
    .prep = Жетоне свечи 10
    .gender = m
card-haunt-candle-11 = Жетон свечи 11
    .gen = Жетона свечи 11
    .dat = Жетону свечи 11
    .acc = Жетон свечи 11
    .ins = Жетоном свечи 11
    .prep = Жетоне свечи 11
    .gender = m
card-haunt-candle-12 = Жетон свечи 12
    .gen = Жетона свечи 12
    .dat = Жетону свечи 12
    .acc = Жетон свечи 12
    .ins = Жетоном свечи 12
    .prep = Жетоне свечи 12
    .gender = m
card-haunt-candle-13 = Жетон свечи 13
    .gen = Жетона свечи 13
    .dat = Жетону свечи 13
    .acc = Жетон свечи 13
    .ins = Жетоном свечи 13
    .prep = Жетоне свечи 13
    .gender = m
card-haunt-candle-14 = Жетон свечи 14
    .gen = Жетона свечи 14
    .dat = Жетону свечи 14
    .acc = Жетон свечи 14
    .ins = Жетоном свечи 14
    .prep = Жетоне свечи 14
    .gender = m
card-haunt-candle-15 = Жетон свечи 15
    .gen = Жетона свечи 15
    .dat = Жетону свечи 15
    .acc = Жетон свечи 15
    .ins = Жетоном свечи 15
    .prep = Жетоне свечи 15
    .gender = m
card-haunt-candle-16 = Жетон свечи 16
    .gen = Жетона свечи 16
    .dat = Жетону свечи 16
    .acc = Жетон свечи 16
    .ins = Жетоном свечи 16
    .prep = Жетоне свечи 16
    .gender = m
card-haunt-candle-17 = Жетон свечи 17
    .gen = Жетона свечи 17
    .dat = Жетону свечи 17
    .acc = Жетон свечи 17
    .ins = Жетоном свечи 17
    .prep = Жетоне свечи 17
    .gender = m
card-haunt-candle-18 = Жетон свечи 18
    .gen = Жетона свечи 18
    .dat = Жетону свечи 18
    .acc = Жетон свечи 18
    .ins = Жетоном свечи 18
    .prep = Жетоне свечи 18
    .gender = m
card-haunt-candle-19 = Жетон свечи 19
    .gen = Жетона свечи 19
    .dat = Жетону свечи 19
    .acc = Жетон свечи 19
    .ins = Жетоном свечи 19
    .prep = Жетоне свечи 19
    .gender = m
card-haunt-candle-20 = Жетон свечи 20
    .gen = Жетона свечи 20
    .dat = Жетону свечи 20
    .acc = Жетон свечи 20
    .ins = Жетоном свечи 20
    .prep = Жетоне свечи 20
    .gender = m
card-ingredient-1 = Ингредиент 1
    .gen = Ингредиента 1
    .dat = Ингредиенту 1
    .acc = Ингредиент 1
    .ins = Ингредиентом 1
    .prep = Ингредиенте 1
    .gender = m
card-ingredient-2 = Ингредиент 2
    .gen = Ингредиента 2
    .dat = Ингредиенту 2
    .acc = Ингредиент 2
    .ins = Ингредиентом 2
    .prep = Ингредиенте 2
    .gender = m
card-ingredient-3 = Ингредиент 3
    .gen = Ингредиента 3
    .dat = Ингредиенту 3
    .acc = Ингредиент 3
    .ins = Ингредиентом 3
    .prep = Ингредиенте 3
    .gender = m
card-ingredient-4 = Ингредиент 4
    .gen = Ингредиента 4
    .dat = Ингредиенту 4
    .acc = Ингредиент 4
    .ins = Ингредиентом 4
    .prep = Ингредиенте 4
    .gender = m
card-ingredient-5 = Ингредиент 5
    .gen = Ингредиента 5
    .dat = Ингредиенту 5
    .acc = Ингредиент 5
    .ins = Ингредиентом 5
    .prep = Ингредиенте 5
    .gender = m
card-ingredient-6 = Ингредиент 6
    .gen = Ингредиента 6
    .dat = Ингредиенту 6
    .acc = Ингредиент 6
    .ins = Ингредиентом 6
    .prep = Ингредиенте 6
    .gender = m
card-ingredient-7 = Ингредиент 7
    .gen = Ингредиента 7
    .dat = Ингредиенту 7
    .acc = Ингредиент 7
    .ins = Ингредиентом 7
    .prep = Ингредиенте 7
    .gender = m
card-ingredient-8 = Ингредиент 8
    .gen = Ингредиента 8
    .dat = Ингредиенту 8
    .acc = Ингредиент 8
    .ins = Ингредиентом 8
    .prep = Ингредиенте 8
    .gender = m
card-ingredient-9 = Ингредиент 9
    .gen = Ингредиента 9
    .dat = Ингредиенту 9
    .acc = Ингредиент 9
    .ins = Ингредиентом 9
    .prep = Ингредиенте 9
    .gender = m
card-ingredient-10 = Ингредиент 10
    .gen = Ингредиента 10
    .dat = Ингредиенту 10
    .acc = Ингредиент 10
    .ins = Ингредиентом 10
    .prep = Ингредиенте 10
    .gender = m
card-ingredient-11 = Ингредиент 11
    .gen = Ингредиента 11
    .dat = Ингредиенту 11
    .acc = Ингредиент 11
    .ins = Ингредиентом 11
    .prep = Ингредиенте 11
    .gender = m
card-ingredient-12 = Ингредиент 12
    .gen = Ингредиента 12
    .dat = Ингредиенту 12
    .acc = Ингредиент 12
    .ins = Ингредиентом 12
    .prep = Ингредиенте 12
    .gender = m
card-ingredient-13 = Ингредиент 13
    .gen = Ингредиента 13
    .dat = Ингредиенту 13
    .acc = Ингредиент 13
    .ins = Ингредиентом 13
    .prep = Ингредиенте 13
    .gender = m
card-torch-1 = Факел 1
    .gen = Факела 1
    .dat = Факелу 1
    .acc = Факел 1
    .ins = Факелом 1
    .prep = Факеле 1
    .gender = m
card-torch-2 = Факел 2
    .gen = Факела 2
    .dat = Факелу 2
    .acc = Факел 2
    .ins = Факелом 2
    .prep = Факеле 2
    .gender = m
card-torch-3 = Факел 3
    .gen = Факела 3
    .dat = Факелу 3
    .acc = Факел 3
    .ins = Факелом 3
    .prep = Факеле 3
    .gender = m
card-torch-4 = Факел 4
    .gen = Факела 4
    .dat = Факелу 4
    .acc = Факел 4
    .ins = Факелом 4
    .prep = Факеле 4
    .gender = m
card-torch-5 = Факел 5
    .gen = Факела 5
    .dat = Факелу 5
    .acc = Факел 5
    .ins = Факелом 5
    .prep = Факеле 5
    .gender = m
card-torch-6 = Факел 6
    .gen = Факела 6
    .dat = Факелу 6
    .acc = Факел 6
    .ins = Факелом 6
    .prep = Факеле 6
    .gender = m
card-torch-7 = Факел 7
    .gen = Факела 7
    .dat = Факелу 7
    .acc = Факел 7
    .ins = Факелом 7
    .prep = Факеле 7
    .gender = m
card-torch-8 = Факел 8
    .gen = Факела 8
    .dat = Факелу 8
    .acc = Факел 8
    .ins = Факелом 8
    .prep = Факеле 8
    .gender = m
card-torch-9 = Факел 9
    .gen = Факела 9
    .dat = Факелу 9
    .acc = Факел 9
    .ins = Факелом 9
    .prep = Факеле 9
    .gender = m
card-torch-10 = Факел 10
    .gen = Факела 10
    .dat = Факелу 10
    .acc = Факел 10
    .ins = Факелом 10
    .prep = Факеле 10
    .gender = m
card-torch-11 = Факел 11
    .gen = Факела 11
    .dat = Факелу 11
    .acc = Факел 11
    .ins = Факелом 11
    .prep = Факеле 11
    .gender = m
card-torch-12 = Факел 12
    .gen = Факела 12
    .dat = Факелу 12
    .acc = Факел 12
    .ins = Факелом 12
    .prep = Факеле 12
    .gender = m
card-parachute-1 = Парашют 1
    .gen = Парашюта 1
    .dat = Парашюту 1
    .acc = Парашют 1
    .ins = Парашютом 1
    .prep = Парашюте 1
    .gender = m
card-parachute-2 = Парашют 2
    .gen = Парашюта 2
    .dat = Парашюту 2
    .acc = Парашют 2
    .ins = Парашютом 2
    .prep = Парашюте 2
    .gender = m
card-parachute-3 = Парашют 3
    .gen = Парашюта 3
    .dat = Парашюту 3
    .acc = Парашют 3
    .ins = Парашютом 3
    .prep = Парашюте 3
    .gender = m
card-key-1 = Ключ 1
    .gen = Ключа 1
    .dat = Ключу 1
    .acc = Ключ 1
    .ins = Ключом 1
    .prep = Ключе 1
    .gender = m
card-key-2 = Ключ 2
    .gen = Ключа 2
    .dat = Ключу 2
    .acc = Ключ 2
    .ins = Ключом 2
    .prep = Ключе 2
    .gender = m
card-key-3 = Ключ 3
    .gen = Ключа 3
    .dat = Ключу 3
    .acc = Ключ 3
    .ins = Ключом 3
    .prep = Ключе 3
    .gender = m
card-key-4 = Ключ 4
    .gen = Ключа 4
    .dat = Ключу 4
    .acc = Ключ 4
    .ins = Ключом 4
    .prep = Ключе 4
    .gender = m
card-key-5 = Ключ 5
    .gen = Ключа 5
    .dat = Ключу 5
    .acc = Ключ 5
    .ins = Ключом 5
    .prep = Ключе 5
    .gender = m
card-key-6 = Ключ 6
    .gen = Ключа 6
    .dat = Ключу 6
    .acc = Ключ 6
    .ins = Ключом 6
    .prep = Ключе 6
    .gender = m
card-key-7 = Ключ 7
    .gen = Ключа 7
    .dat = Ключу 7
    .acc = Ключ 7
    .ins = Ключом 7
    .prep = Ключе 7
    .gender = m
card-key-8 = Ключ 8
    .gen = Ключа 8
    .dat = Ключу 8
    .acc = Ключ 8
    .ins = Ключом 8
    .prep = Ключе 8
    .gender = m
card-key-9 = Ключ 9
    .gen = Ключа 9
    .dat = Ключу 9
    .acc = Ключ 9
    .ins = Ключом 9
    .prep = Ключе 9
    .gender = m
card-key-10 = Ключ 10
    .gen = Ключа 10
    .dat = Ключу 10
    .acc = Ключ 10
    .ins = Ключом 10
    .prep = Ключе 10
    .gender = m
card-key-11 = Ключ 11
    .gen = Ключа 11
    .dat = Ключу 11
    .acc = Ключ 11
    .ins = Ключом 11
    .prep = Ключе 11
    .gender = m
card-key-12 = Ключ 12
    .gen = Ключа 12
    .dat = Ключу 12
    .acc = Ключ 12
    .ins = Ключом 12
    .prep = Ключе 12
    .gender = m
card-rowboat = Лодка
    .gen = Лодки
    .dat = Лодке
    .acc = Лодку
    .ins = Лодкой
    .prep = Лодке
    .gender = f
card-holy-seal-1 = Священная печать 1
    .gen = Священной печати 1
    .dat = Священной печати 1
    .acc = Священную печать 1
    .ins = Священной печатью 1
    .prep = Священной печати 1
    .gender = f
card-holy-seal-2 = Священная печать 2
    .gen = Священной печати 2
    .dat = Священной печати 2
    .acc = Священную печать 2
    .ins = Священной печатью 2
    .prep = Священной печати 2
    .gender = f
card-holy-seal-3 = Священная печать 3
    .gen = Священной печати 3
    .dat = Священной печати 3
    .acc = Священную печать 3
    .ins = Священной печатью 3
    .prep = Священной печати 3
    .gender = f
card-holy-seal-4 = Священная печать 4
    .gen = Священной печати 4
    .dat = Священной печати 4
    .acc = Священную печать 4
    .ins = Священной печатью 4
    .prep = Священной печати 4
    .gender = f
card-holy-seal-5 = Священная печать 5
    .gen = Священной печати 5
    .dat = Священной печати 5
    .acc = Священную печать 5
    .ins = Священной печатью 5
    .prep = Священной печати 5
    .gender = f
card-serum = Сыворотка
    .gen = Сыворотки
    .dat = Сыворотке
    .acc = Сыворотку
    .ins = Сывороткой
    .prep = Сыворотке
    .gender = f
card-herb-1 = Трава 1
    .gen = Травы 1
    .dat = Траве 1
    .acc = Траву 1
    .ins = Травой 1
    .prep = Траве 1
    .gender = f
card-herb-2 = Трава 2
    .gen = Травы 2
    .dat = Траве 2
    .acc = Траву 2
    .ins = Травой 2
    .prep = Траве 2
    .gender = f
card-herb-3 = Трава 3
    .gen = Травы 3
    .dat = Траве 3
    .acc = Траву 3
    .ins = Травой 3
    .prep = Траве 3
    .gender = f
card-herb-4 = Трава 4
    .gen = Травы 4
    .dat = Траве 4
    .acc = Траву 4
    .ins = Травой 4
    .prep = Траве 4
    .gender = f
card-herb-5 = Трава 5
    .gen = Травы 5
    .dat = Траве 5
    .acc = Траву 5
    .ins = Травой 5
    .prep = Траве 5
    .gender = f
card-herb-6 = Трава 6
    .gen = Травы 6
    .dat = Траве 6
    .acc = Траву 6
    .ins = Травой 6
    .prep = Траве 6
    .gender = f
card-herb-7 = Трава 7
    .gen = Травы 7
    .dat = Траве 7
    .acc = Траву 7
    .ins = Травой 7
    .prep = Траве 7
    .gender = f
card-herb-8 = Трава 8
    .gen = Травы 8
    .dat = Траве 8
    .acc = Траву 8
    .ins = Травой 8
    .prep = Траве 8
    .gender = f
card-herb-9 = Трава 9
    .gen = Травы 9
    .dat = Траве 9
    .acc = Траву 9
    .ins = Травой 9
    .prep = Траве 9
    .gender = f
card-herb-10 = Трава 10
    .gen = Травы 10
    .dat = Траве 10
    .acc = Траву 10
    .ins = Травой 10
    .prep = Траве 10
    .gender = f
card-herb-11 = Трава 11
    .gen = Травы 11
    .dat = Траве 11
    .acc = Траву 11
    .ins = Травой 11
    .prep = Траве 11
    .gender = f
card-herb-12 = Трава 12
    .gen = Травы 12
    .dat = Траве 12
    .acc = Траву 12
    .ins = Травой 12
    .prep = Траве 12
    .gender = f
card-herb-13 = Трава 13
    .gen = Травы 13
    .dat = Траве 13
    .acc = Траву 13
    .ins = Травой 13
    .prep = Траве 13
    .gender = f
card-herb-14 = Трава 14
    .gen = Травы 14
    .dat = Траве 14
    .acc = Траву 14
    .ins = Травой 14
    .prep = Траве 14
    .gender = f
card-herb-15 = Трава 15
    .gen = Травы 15
    .dat = Траве 15
    .acc = Траву 15
    .ins = Травой 15
    .prep = Траве 15
    .gender = f
card-herb-16 = Трава 16
    .gen = Травы 16
    .dat = Траве 16
    .acc = Траву 16
    .ins = Травой 16
    .prep = Траве 16
    .gender = f
card-herb-17 = Трава 17
    .gen = Травы 17
    .dat = Траве 17
    .acc = Траву 17
    .ins = Травой 17
    .prep = Траве 17
    .gender = f
card-herb-18 = Трава 18
    .gen = Травы 18
    .dat = Траве 18
    .acc = Траву 18
    .ins = Травой 18
    .prep = Траве 18
    .gender = f
card-herb-19 = Трава 19
    .gen = Травы 19
    .dat = Траве 19
    .acc = Траву 19
    .ins = Травой 19
    .prep = Траве 19
    .gender = f
card-herb-20 = Трава 20
    .gen = Травы 20
    .dat = Траве 20
    .acc = Траву 20
    .ins = Травой 20
    .prep = Траве 20
    .gender = f
card-time-bomb-1 = Часовая бомба 1
    .gen = Часовой бомбы 1
    .dat = Часовой бомбе 1
    .acc = Часовую бомбу 1
    .ins = Часовой бомбой 1
    .prep = Часовой бомбе 1
    .gender = f
card-time-bomb-2 = Часовая бомба 2
    .gen = Часовой бомбы 2
    .dat = Часовой бомбе 2
    .acc = Часовую бомбу 2
    .ins = Часовой бомбой 2
    .prep = Часовой бомбе 2
    .gender = f
card-time-bomb-3 = Часовая бомба 3
    .gen = Часовой бомбы 3
    .dat = Часовой бомбе 3
    .acc = Часовую бомбу 3
    .ins = Часовой бомбой 3
    .prep = Часовой бомбе 3
    .gender = f
card-time-bomb-4 = Часовая бомба 4
    .gen = Часовой бомбы 4
    .dat = Часовой бомбе 4
    .acc = Часовую бомбу 4
    .ins = Часовой бомбой 4
    .prep = Часовой бомбе 4
    .gender = f
card-time-bomb-5 = Часовая бомба 5
    .gen = Часовой бомбы 5
    .dat = Часовой бомбе 5
    .acc = Часовую бомбу 5
    .ins = Часовой бомбой 5
    .prep = Часовой бомбе 5
    .gender = f
card-clue-1 = Улика 1
    .gen = Улики 1
    .dat = Улике 1
    .acc = Улику 1
    .ins = Уликой 1
    .prep = Улике 1
    .gender = f
card-clue-2 = Улика 2
    .gen = Улики 2
    .dat = Улике 2
    .acc = Улику 2
    .ins = Уликой 2
    .prep = Улике 2
    .gender = f
card-clue-3 = Улика 3
    .gen = Улики 3
    .dat = Улике 3
    .acc = Улику 3
    .ins = Уликой 3
    .prep = Улике 3
    .gender = f
card-clue-4 = Улика 4
    .gen = Улики 4
    .dat = Улике 4
    .acc = Улику 4
    .ins = Уликой 4
    .prep = Улике 4
    .gender = f
card-clue-5 = Улика 5
    .gen = Улики 5
    .dat = Улике 5
    .acc = Улику 5
    .ins = Уликой 5
    .prep = Улике 5
    .gender = f
card-clue-6 = Улика 6
    .gen = Улики 6
    .dat = Улике 6
    .acc = Улику 6
    .ins = Уликой 6
    .prep = Улике 6
    .gender = f
card-clue-7 = Улика 7
    .gen = Улики 7
    .dat = Улике 7
    .acc = Улику 7
    .ins = Уликой 7
    .prep = Улике 7
    .gender = f
card-clue-8 = Улика 8
    .gen = Улики 8
    .dat = Улике 8
    .acc = Улику 8
    .ins = Уликой 8
    .prep = Улике 8
    .gender = f
card-clue-9 = Улика 9
    .gen = Улики 9
    .dat = Улике 9
    .acc = Улику 9
    .ins = Уликой 9
    .prep = Улике 9
    .gender = f
card-clue-10 = Улика 10
    .gen = Улики 10
    .dat = Улике 10
    .acc = Улику 10
    .ins = Уликой 10
    .prep = Улике 10
    .gender = f
card-clue-11 = Улика 11
    .gen = Улики 11
    .dat = Улике 11
    .acc = Улику 11
    .ins = Уликой 11
    .prep = Улике 11
    .gender = f
card-clue-12 = Улика 12
    .gen = Улики 12
    .dat = Улике 12
    .acc = Улику 12
    .ins = Уликой 12
    .prep = Улике 12
    .gender = f
card-clue-13 = Улика 13
    .gen = Улики 13
    .dat = Улике 13
    .acc = Улику 13
    .ins = Уликой 13
    .prep = Улике 13
    .gender = f
card-clue-14 = Улика 14
    .gen = Улики 14
    .dat = Улике 14
    .acc = Улику 14
    .ins = Уликой 14
    .prep = Улике 14
    .gender = f
card-clue-15 = Улика 15
    .gen = Улики 15
    .dat = Улике 15
    .acc = Улику 15
    .ins = Уликой 15
    .prep = Улике 15
    .gender = f
card-clue-16 = Улика 16
    .gen = Улики 16
    .dat = Улике 16
    .acc = Улику 16
    .ins = Уликой 16
    .prep = Улике 16
    .gender = f
card-clue-17 = Улика 17
    .gen = Улики 17
    .dat = Улике 17
    .acc = Улику 17
    .ins = Уликой 17
    .prep = Улике 17
    .gender = f
card-clue-18 = Улика 18
    .gen = Улики 18
    .dat = Улике 18
    .acc = Улику 18
    .ins = Уликой 18
    .prep = Улике 18
    .gender = f
card-clue-19 = Улика 19
    .gen = Улики 19
    .dat = Улике 19
    .acc = Улику 19
    .ins = Уликой 19
    .prep = Улике 19
    .gender = f
card-clue-20 = Улика 20
    .gen = Улики 20
    .dat = Улике 20
    .acc = Улику 20
    .ins = Уликой 20
    .prep = Улике 20
    .gender = f

## Сценарии

haunt-haunt-0 = Никакой
haunt-haunt-1 = Мумия идёт
haunt-haunt-2 = Спиритический сеанс
haunt-haunt-3 = Рагу из лягушачьих лапок
haunt-haunt-4 = Паутина судьбы
haunt-haunt-5 = Я был подростком-ликантропом
haunt-haunt-6 = Парящее око
haunt-haunt-7 = Плотоядный плющ
haunt-haunt-8 = Плач банши
haunt-haunt-9 = Пляска смерти
haunt-haunt-10 = Семейный сбор
haunt-haunt-11 = Впустите их
haunt-haunt-12 = Ходячая плоть
haunt-haunt-13 = И видеть сны, быть может
haunt-haunt-14 = Звёзды сошлись
haunt-haunt-15 = Здесь водятся драконы
haunt-haunt-16 = Объятия призрака
haunt-haunt-17 = Дуновение ветра
haunt-haunt-18 = Вместе мы сила
haunt-haunt-19 = Друг на века
haunt-haunt-20 = Призрачная невеста
haunt-haunt-21 = Дом живых мертвецов
haunt-haunt-22 = Бездна смотрит в ответ
haunt-haunt-23 = Щупальца ужаса
haunt-haunt-24 = Летите домой
haunt-haunt-25 = Вуду
haunt-haunt-26 = Плата крысолову
haunt-haunt-27 = Взбесившаяся плоть
haunt-haunt-28 = Кольцо царя Соломона
haunt-haunt-29 = Наследие Франкенштейна
haunt-haunt-30 = Гробница Дракулы
haunt-haunt-31 = В воздухе
haunt-haunt-32 = Затерянные
haunt-haunt-33 = Призыв тьмы
haunt-haunt-34 = Гильотины
haunt-haunt-35 = Мелочь
haunt-haunt-36 = С друзьями веселее
haunt-haunt-37 = Шах и мат
haunt-haunt-38 = Адские твари
haunt-haunt-39 = Наследник
haunt-haunt-40 = Погребённый заживо
haunt-haunt-41 = Невидимый предатель
haunt-haunt-42 = Герой приходит
haunt-haunt-43 = Звёздная болезнь
haunt-haunt-44 = Смерть найдёт нас всех
haunt-haunt-45 = Тик-так, тик-так
haunt-haunt-46 = Пир
haunt-haunt-47 = Змей Уроборос
haunt-haunt-48 = Как дрова в поленнице
haunt-haunt-49 = Тебе идёт
haunt-haunt-50 = Охота за сокровищами

## Что можно выбрать

verb-walk = Пойти { $room_acc }
verb-climb = По лестнице { $room_acc }
verb-passage = Секретным путём { $room_acc }
verb-explore = Исследовать, что на { $direction_prep }
verb-cross = Перейти на другую сторону
verb-fall = Упасть в дыру
verb-jump = Прыгнуть в Бальный зал
verb-clamber = Вскарабкаться { $room_acc }
verb-try = { $token_word ->
    [closet] Открыть шкаф
    [safe] Попробовать открыть сейф
    [skeletons] Обыскать скелеты
    [slide] Съехать по спуску
    [wall_switch] Нажать на поворотную стену
   *[other] Попытать счастья: { $token }
}
verb-use = { $card_word ->
    [it_is_meant_to_be] Взять суждённое число
   *[other] Использовать { $card_acc }
}
verb-give = Отдать { $card_acc } { $figure_dat }
verb-drop = Сбросить { $card_acc }
verb-take = Подобрать { $card_acc }
verb-attack = Атаковать { $figure_acc }
verb-attack-with = Атаковать { $figure_acc } { $card_ins }
verb-throw = Бросить Динамит { $room_acc }
verb-free = Попробовать освободить { $figure_acc }
verb-reveal = Показать, что вы предатель
verb-search-stairs = Искать Лестницу из подвала
verb-end-turn = Закончить ход
verb-act = Действовать за { $figure_acc }
verb-end-monster-turn = Закончить ход монстров
verb-yes = Да
verb-no = Нет
verb-ready = Готово
verb-be = { $character }
verb-turn-tile = { $rotation ->
    [0] Как взят
    [1] Повёрнут на четверть вправо
    [2] Вверх ногами
   *[other] Повёрнут на четверть влево
}
verb-attach = { $direction_word ->
    [north] Северная дверь { $room_gen }
    [east] Восточная дверь { $room_gen }
    [south] Южная дверь { $room_gen }
   *[west] Западная дверь { $room_gen }
}
verb-relay = { $room }: к { $direction_dat } от { $room2_gen }{ $rotation ->
    [0] { "" }
    [1] , поворот вправо
    [2] , вверх ногами
   *[other] , поворот влево
}
verb-stay = Оставить как есть
verb-to-room = { $room }
verb-to-side = { $side ->
    [0] Ближняя сторона
   *[other] Дальняя сторона
}
verb-to-wall = { $wall }
verb-split = { $number ->
    [0] Ни одного
   *[other] { $number }
}
verb-pick-trait = { $trait }
verb-pick-card = { $card }
verb-pick-figure = { $figure }
verb-pick-deck = { $symbol_word ->
    [item] Карты предметов
    [omen] Карты предзнаменований
   *[event] Карты событий
}
verb-pick-stack = Тайлы комнат
verb-pick-tile = { $room }
verb-steal = Вместо этого взять { $card_acc }
verb-hurt = Нанести повреждения
verb-roll = Бросить
verb-name-result = Результат: { $result }
verb-reroll = { $dice_mask ->
    [0] { $card }: не перебрасывать ничего
    [1] { $card }: перебросить кубик 1
    [2] { $card }: перебросить кубик 2
    [3] { $card }: перебросить кубики 1 и 2
    [4] { $card }: перебросить кубик 3
    [5] { $card }: перебросить кубики 1 и 3
    [6] { $card }: перебросить кубики 2 и 3
    [7] { $card }: перебросить кубики 1, 2 и 3
    [8] { $card }: перебросить кубик 4
    [9] { $card }: перебросить кубики 1 и 4
    [10] { $card }: перебросить кубики 2 и 4
    [11] { $card }: перебросить кубики 1, 2 и 4
    [12] { $card }: перебросить кубики 3 и 4
    [13] { $card }: перебросить кубики 1, 3 и 4
    [14] { $card }: перебросить кубики 2, 3 и 4
    [15] { $card }: перебросить кубики 1, 2, 3 и 4
    [16] { $card }: перебросить кубик 5
    [17] { $card }: перебросить кубики 1 и 5
    [18] { $card }: перебросить кубики 2 и 5
    [19] { $card }: перебросить кубики 1, 2 и 5
    [20] { $card }: перебросить кубики 3 и 5
    [21] { $card }: перебросить кубики 1, 3 и 5
    [22] { $card }: перебросить кубики 2, 3 и 5
    [23] { $card }: перебросить кубики 1, 2, 3 и 5
    [24] { $card }: перебросить кубики 4 и 5
    [25] { $card }: перебросить кубики 1, 4 и 5
    [26] { $card }: перебросить кубики 2, 4 и 5
    [27] { $card }: перебросить кубики 1, 2, 4 и 5
    [28] { $card }: перебросить кубики 3, 4 и 5
    [29] { $card }: перебросить кубики 1, 3, 4 и 5
    [30] { $card }: перебросить кубики 2, 3, 4 и 5
    [31] { $card }: перебросить кубики 1, 2, 3, 4 и 5
    [32] { $card }: перебросить кубик 6
    [33] { $card }: перебросить кубики 1 и 6
    [34] { $card }: перебросить кубики 2 и 6
    [35] { $card }: перебросить кубики 1, 2 и 6
    [36] { $card }: перебросить кубики 3 и 6
    [37] { $card }: перебросить кубики 1, 3 и 6
    [38] { $card }: перебросить кубики 2, 3 и 6
    [39] { $card }: перебросить кубики 1, 2, 3 и 6
    [40] { $card }: перебросить кубики 4 и 6
    [41] { $card }: перебросить кубики 1, 4 и 6
    [42] { $card }: перебросить кубики 2, 4 и 6
    [43] { $card }: перебросить кубики 1, 2, 4 и 6
    [44] { $card }: перебросить кубики 3, 4 и 6
    [45] { $card }: перебросить кубики 1, 3, 4 и 6
    [46] { $card }: перебросить кубики 2, 3, 4 и 6
    [47] { $card }: перебросить кубики 1, 2, 3, 4 и 6
    [48] { $card }: перебросить кубики 5 и 6
    [49] { $card }: перебросить кубики 1, 5 и 6
    [50] { $card }: перебросить кубики 2, 5 и 6
    [51] { $card }: перебросить кубики 1, 2, 5 и 6
    [52] { $card }: перебросить кубики 3, 5 и 6
    [53] { $card }: перебросить кубики 1, 3, 5 и 6
    [54] { $card }: перебросить кубики 2, 3, 5 и 6
    [55] { $card }: перебросить кубики 1, 2, 3, 5 и 6
    [56] { $card }: перебросить кубики 4, 5 и 6
    [57] { $card }: перебросить кубики 1, 4, 5 и 6
    [58] { $card }: перебросить кубики 2, 4, 5 и 6
    [59] { $card }: перебросить кубики 1, 2, 4, 5 и 6
    [60] { $card }: перебросить кубики 3, 4, 5 и 6
    [61] { $card }: перебросить кубики 1, 3, 4, 5 и 6
    [62] { $card }: перебросить кубики 2, 3, 4, 5 и 6
    [63] { $card }: перебросить кубики 1, 2, 3, 4, 5 и 6
    [64] { $card }: перебросить кубик 7
    [65] { $card }: перебросить кубики 1 и 7
    [66] { $card }: перебросить кубики 2 и 7
    [67] { $card }: перебросить кубики 1, 2 и 7
    [68] { $card }: перебросить кубики 3 и 7
    [69] { $card }: перебросить кубики 1, 3 и 7
    [70] { $card }: перебросить кубики 2, 3 и 7
    [71] { $card }: перебросить кубики 1, 2, 3 и 7
    [72] { $card }: перебросить кубики 4 и 7
    [73] { $card }: перебросить кубики 1, 4 и 7
    [74] { $card }: перебросить кубики 2, 4 и 7
    [75] { $card }: перебросить кубики 1, 2, 4 и 7
    [76] { $card }: перебросить кубики 3, 4 и 7
    [77] { $card }: перебросить кубики 1, 3, 4 и 7
    [78] { $card }: перебросить кубики 2, 3, 4 и 7
    [79] { $card }: перебросить кубики 1, 2, 3, 4 и 7
    [80] { $card }: перебросить кубики 5 и 7
    [81] { $card }: перебросить кубики 1, 5 и 7
    [82] { $card }: перебросить кубики 2, 5 и 7
    [83] { $card }: перебросить кубики 1, 2, 5 и 7
    [84] { $card }: перебросить кубики 3, 5 и 7
    [85] { $card }: перебросить кубики 1, 3, 5 и 7
    [86] { $card }: перебросить кубики 2, 3, 5 и 7
    [87] { $card }: перебросить кубики 1, 2, 3, 5 и 7
    [88] { $card }: перебросить кубики 4, 5 и 7
    [89] { $card }: перебросить кубики 1, 4, 5 и 7
    [90] { $card }: перебросить кубики 2, 4, 5 и 7
    [91] { $card }: перебросить кубики 1, 2, 4, 5 и 7
    [92] { $card }: перебросить кубики 3, 4, 5 и 7
    [93] { $card }: перебросить кубики 1, 3, 4, 5 и 7
    [94] { $card }: перебросить кубики 2, 3, 4, 5 и 7
    [95] { $card }: перебросить кубики 1, 2, 3, 4, 5 и 7
    [96] { $card }: перебросить кубики 6 и 7
    [97] { $card }: перебросить кубики 1, 6 и 7
    [98] { $card }: перебросить кубики 2, 6 и 7
    [99] { $card }: перебросить кубики 1, 2, 6 и 7
    [100] { $card }: перебросить кубики 3, 6 и 7
    [101] { $card }: перебросить кубики 1, 3, 6 и 7
    [102] { $card }: перебросить кубики 2, 3, 6 и 7
    [103] { $card }: перебросить кубики 1, 2, 3, 6 и 7
    [104] { $card }: перебросить кубики 4, 6 и 7
    [105] { $card }: перебросить кубики 1, 4, 6 и 7
    [106] { $card }: перебросить кубики 2, 4, 6 и 7
    [107] { $card }: перебросить кубики 1, 2, 4, 6 и 7
    [108] { $card }: перебросить кубики 3, 4, 6 и 7
    [109] { $card }: перебросить кубики 1, 3, 4, 6 и 7
    [110] { $card }: перебросить кубики 2, 3, 4, 6 и 7
    [111] { $card }: перебросить кубики 1, 2, 3, 4, 6 и 7
    [112] { $card }: перебросить кубики 5, 6 и 7
    [113] { $card }: перебросить кубики 1, 5, 6 и 7
    [114] { $card }: перебросить кубики 2, 5, 6 и 7
    [115] { $card }: перебросить кубики 1, 2, 5, 6 и 7
    [116] { $card }: перебросить кубики 3, 5, 6 и 7
    [117] { $card }: перебросить кубики 1, 3, 5, 6 и 7
    [118] { $card }: перебросить кубики 2, 3, 5, 6 и 7
    [119] { $card }: перебросить кубики 1, 2, 3, 5, 6 и 7
    [120] { $card }: перебросить кубики 4, 5, 6 и 7
    [121] { $card }: перебросить кубики 1, 4, 5, 6 и 7
    [122] { $card }: перебросить кубики 2, 4, 5, 6 и 7
    [123] { $card }: перебросить кубики 1, 2, 4, 5, 6 и 7
    [124] { $card }: перебросить кубики 3, 4, 5, 6 и 7
    [125] { $card }: перебросить кубики 1, 3, 4, 5, 6 и 7
    [126] { $card }: перебросить кубики 2, 3, 4, 5, 6 и 7
    [127] { $card }: перебросить кубики 1, 2, 3, 4, 5, 6 и 7
    [128] { $card }: перебросить кубик 8
    [129] { $card }: перебросить кубики 1 и 8
    [130] { $card }: перебросить кубики 2 и 8
    [131] { $card }: перебросить кубики 1, 2 и 8
    [132] { $card }: перебросить кубики 3 и 8
    [133] { $card }: перебросить кубики 1, 3 и 8
    [134] { $card }: перебросить кубики 2, 3 и 8
    [135] { $card }: перебросить кубики 1, 2, 3 и 8
    [136] { $card }: перебросить кубики 4 и 8
    [137] { $card }: перебросить кубики 1, 4 и 8
    [138] { $card }: перебросить кубики 2, 4 и 8
    [139] { $card }: перебросить кубики 1, 2, 4 и 8
    [140] { $card }: перебросить кубики 3, 4 и 8
    [141] { $card }: перебросить кубики 1, 3, 4 и 8
    [142] { $card }: перебросить кубики 2, 3, 4 и 8
    [143] { $card }: перебросить кубики 1, 2, 3, 4 и 8
    [144] { $card }: перебросить кубики 5 и 8
    [145] { $card }: перебросить кубики 1, 5 и 8
    [146] { $card }: перебросить кубики 2, 5 и 8
    [147] { $card }: перебросить кубики 1, 2, 5 и 8
    [148] { $card }: перебросить кубики 3, 5 и 8
    [149] { $card }: перебросить кубики 1, 3, 5 и 8
    [150] { $card }: перебросить кубики 2, 3, 5 и 8
    [151] { $card }: перебросить кубики 1, 2, 3, 5 и 8
    [152] { $card }: перебросить кубики 4, 5 и 8
    [153] { $card }: перебросить кубики 1, 4, 5 и 8
    [154] { $card }: перебросить кубики 2, 4, 5 и 8
    [155] { $card }: перебросить кубики 1, 2, 4, 5 и 8
    [156] { $card }: перебросить кубики 3, 4, 5 и 8
    [157] { $card }: перебросить кубики 1, 3, 4, 5 и 8
    [158] { $card }: перебросить кубики 2, 3, 4, 5 и 8
    [159] { $card }: перебросить кубики 1, 2, 3, 4, 5 и 8
    [160] { $card }: перебросить кубики 6 и 8
    [161] { $card }: перебросить кубики 1, 6 и 8
    [162] { $card }: перебросить кубики 2, 6 и 8
    [163] { $card }: перебросить кубики 1, 2, 6 и 8
    [164] { $card }: перебросить кубики 3, 6 и 8
    [165] { $card }: перебросить кубики 1, 3, 6 и 8
    [166] { $card }: перебросить кубики 2, 3, 6 и 8
    [167] { $card }: перебросить кубики 1, 2, 3, 6 и 8
    [168] { $card }: перебросить кубики 4, 6 и 8
    [169] { $card }: перебросить кубики 1, 4, 6 и 8
    [170] { $card }: перебросить кубики 2, 4, 6 и 8
    [171] { $card }: перебросить кубики 1, 2, 4, 6 и 8
    [172] { $card }: перебросить кубики 3, 4, 6 и 8
    [173] { $card }: перебросить кубики 1, 3, 4, 6 и 8
    [174] { $card }: перебросить кубики 2, 3, 4, 6 и 8
    [175] { $card }: перебросить кубики 1, 2, 3, 4, 6 и 8
    [176] { $card }: перебросить кубики 5, 6 и 8
    [177] { $card }: перебросить кубики 1, 5, 6 и 8
    [178] { $card }: перебросить кубики 2, 5, 6 и 8
    [179] { $card }: перебросить кубики 1, 2, 5, 6 и 8
    [180] { $card }: перебросить кубики 3, 5, 6 и 8
    [181] { $card }: перебросить кубики 1, 3, 5, 6 и 8
    [182] { $card }: перебросить кубики 2, 3, 5, 6 и 8
    [183] { $card }: перебросить кубики 1, 2, 3, 5, 6 и 8
    [184] { $card }: перебросить кубики 4, 5, 6 и 8
    [185] { $card }: перебросить кубики 1, 4, 5, 6 и 8
    [186] { $card }: перебросить кубики 2, 4, 5, 6 и 8
    [187] { $card }: перебросить кубики 1, 2, 4, 5, 6 и 8
    [188] { $card }: перебросить кубики 3, 4, 5, 6 и 8
    [189] { $card }: перебросить кубики 1, 3, 4, 5, 6 и 8
    [190] { $card }: перебросить кубики 2, 3, 4, 5, 6 и 8
    [191] { $card }: перебросить кубики 1, 2, 3, 4, 5, 6 и 8
    [192] { $card }: перебросить кубики 7 и 8
    [193] { $card }: перебросить кубики 1, 7 и 8
    [194] { $card }: перебросить кубики 2, 7 и 8
    [195] { $card }: перебросить кубики 1, 2, 7 и 8
    [196] { $card }: перебросить кубики 3, 7 и 8
    [197] { $card }: перебросить кубики 1, 3, 7 и 8
    [198] { $card }: перебросить кубики 2, 3, 7 и 8
    [199] { $card }: перебросить кубики 1, 2, 3, 7 и 8
    [200] { $card }: перебросить кубики 4, 7 и 8
    [201] { $card }: перебросить кубики 1, 4, 7 и 8
    [202] { $card }: перебросить кубики 2, 4, 7 и 8
    [203] { $card }: перебросить кубики 1, 2, 4, 7 и 8
    [204] { $card }: перебросить кубики 3, 4, 7 и 8
    [205] { $card }: перебросить кубики 1, 3, 4, 7 и 8
    [206] { $card }: перебросить кубики 2, 3, 4, 7 и 8
    [207] { $card }: перебросить кубики 1, 2, 3, 4, 7 и 8
    [208] { $card }: перебросить кубики 5, 7 и 8
    [209] { $card }: перебросить кубики 1, 5, 7 и 8
    [210] { $card }: перебросить кубики 2, 5, 7 и 8
    [211] { $card }: перебросить кубики 1, 2, 5, 7 и 8
    [212] { $card }: перебросить кубики 3, 5, 7 и 8
    [213] { $card }: перебросить кубики 1, 3, 5, 7 и 8
    [214] { $card }: перебросить кубики 2, 3, 5, 7 и 8
    [215] { $card }: перебросить кубики 1, 2, 3, 5, 7 и 8
    [216] { $card }: перебросить кубики 4, 5, 7 и 8
    [217] { $card }: перебросить кубики 1, 4, 5, 7 и 8
    [218] { $card }: перебросить кубики 2, 4, 5, 7 и 8
    [219] { $card }: перебросить кубики 1, 2, 4, 5, 7 и 8
    [220] { $card }: перебросить кубики 3, 4, 5, 7 и 8
    [221] { $card }: перебросить кубики 1, 3, 4, 5, 7 и 8
    [222] { $card }: перебросить кубики 2, 3, 4, 5, 7 и 8
    [223] { $card }: перебросить кубики 1, 2, 3, 4, 5, 7 и 8
    [224] { $card }: перебросить кубики 6, 7 и 8
    [225] { $card }: перебросить кубики 1, 6, 7 и 8
    [226] { $card }: перебросить кубики 2, 6, 7 и 8
    [227] { $card }: перебросить кубики 1, 2, 6, 7 и 8
    [228] { $card }: перебросить кубики 3, 6, 7 и 8
    [229] { $card }: перебросить кубики 1, 3, 6, 7 и 8
    [230] { $card }: перебросить кубики 2, 3, 6, 7 и 8
    [231] { $card }: перебросить кубики 1, 2, 3, 6, 7 и 8
    [232] { $card }: перебросить кубики 4, 6, 7 и 8
    [233] { $card }: перебросить кубики 1, 4, 6, 7 и 8
    [234] { $card }: перебросить кубики 2, 4, 6, 7 и 8
    [235] { $card }: перебросить кубики 1, 2, 4, 6, 7 и 8
    [236] { $card }: перебросить кубики 3, 4, 6, 7 и 8
    [237] { $card }: перебросить кубики 1, 3, 4, 6, 7 и 8
    [238] { $card }: перебросить кубики 2, 3, 4, 6, 7 и 8
    [239] { $card }: перебросить кубики 1, 2, 3, 4, 6, 7 и 8
    [240] { $card }: перебросить кубики 5, 6, 7 и 8
    [241] { $card }: перебросить кубики 1, 5, 6, 7 и 8
    [242] { $card }: перебросить кубики 2, 5, 6, 7 и 8
    [243] { $card }: перебросить кубики 1, 2, 5, 6, 7 и 8
    [244] { $card }: перебросить кубики 3, 5, 6, 7 и 8
    [245] { $card }: перебросить кубики 1, 3, 5, 6, 7 и 8
    [246] { $card }: перебросить кубики 2, 3, 5, 6, 7 и 8
    [247] { $card }: перебросить кубики 1, 2, 3, 5, 6, 7 и 8
    [248] { $card }: перебросить кубики 4, 5, 6, 7 и 8
    [249] { $card }: перебросить кубики 1, 4, 5, 6, 7 и 8
    [250] { $card }: перебросить кубики 2, 4, 5, 6, 7 и 8
    [251] { $card }: перебросить кубики 1, 2, 4, 5, 6, 7 и 8
    [252] { $card }: перебросить кубики 3, 4, 5, 6, 7 и 8
    [253] { $card }: перебросить кубики 1, 3, 4, 5, 6, 7 и 8
    [254] { $card }: перебросить кубики 2, 3, 4, 5, 6, 7 и 8
   *[other] { $card }: перебросить все 8 кубиков
}
verb-keep-roll = Оставить бросок
verb-row = Строка { $room_gen }
verb-open-front-door = Открыть входную дверь ({ $trait })
verb-go-out-of-house = Выйти из дома
verb-exorcise-in = Обряд экзорцизма { $room_prep } ({ $trait })
verb-exorcise-with = Обряд экзорцизма: { $card } ({ $trait })

## О чём спрашивают

prompt-cast = За какого исследователя вы играете?
prompt-turn = Ход { $subject_gen }. Что теперь?
prompt-turn-tile = { $subject } находит новую комнату. Как ляжет тайл?
prompt-attach = К какому свободному дверному проёму { $subject } приставляет новую комнату?
prompt-relay = Любой из оставшихся тайлов замкнёт этот этаж. { $subject } перекладывает одну комнату или отступает?
prompt-elevator = Заколдованный лифт едет с { $subject_ins }. Где он остановится?
prompt-draw = Берёт ли { $subject } карту за эту комнату?
prompt-accept-card = Даёт ли { $subject } карте подействовать?
prompt-before-roll = { $subject } вот-вот бросит кубики. Применить карту?
prompt-after-roll = Бросок { $subject_gen } сделан. Перебросить кубики?
prompt-name-result = Перо ангела: какой результат называет { $subject }?
prompt-skull = Ментальные повреждения { $subject_dat }: принять все как физические, с Черепом?
prompt-split-physical = Сколько делений Силы теряет { $subject }? Остальное теряет Скорость.
prompt-split-mental = Сколько делений Разума теряет { $subject }? Остальное теряют Знания.
prompt-lose-trait = В каком навыке { $subject } теряет деление?
prompt-accept-gift = { $subject } предлагает вам предмет. Берёте?
prompt-spoils = { $subject } терпит поражение. Нанести повреждения или вместо этого взять предмет?
prompt-side = На какой стороне барьера окажется { $subject }?
prompt-landing = В какую комнату подвала падает { $subject }?
prompt-showing = В любой момент { $subject } может открыть свой жетон и стать явным предателем.
prompt-hazard = Эта комната вот-вот навредит { $subject_dat }. Предателя, который раскроется, она пощадит. Раскрыться?
prompt-card-hazard = Эта карта вот-вот подействует. Предатель, который раскроется, может от неё отказаться. { $subject } — предатель и раскрывается?
prompt-next-row = Этот сценарий уже играли. Какая из этих комнат, одинаково близких, считается следующей? Выбирает { $subject }.
prompt-row = Этой комнаты нет в таблице сценариев. Какая строка считается? Выбирает { $subject }.
prompt-next-omen = Этот сценарий уже играли. Какое предзнаменование { $subject_gen } считается следующим?
prompt-ready = Прочтите текст своей стороны. { $subject }: всё готово?
prompt-monsters = Ход монстров. Кто из них действует следующим?
prompt-monster = Действует { $subject }. Что теперь?
prompt-toward = { $subject } подходит ближе. Каким путём?
prompt-gain-trait = В каком навыке { $subject } получает деление?
prompt-roll-trait = Какой навык проверяет { $subject }?
prompt-try-event = Решается ли { $subject } на бросок?
prompt-nearest = Кто имеется в виду из исследователей, ближайших к { $subject_dat }?
prompt-part-with = С каким предметом расстаётся { $subject }?
prompt-go-to = В какую комнату идёт { $subject }?
prompt-bloody-vision = Кровавое видение: кого атакует { $subject } и чем?
prompt-meant-to-be = Так суждено: { $subject } бросает и оставляет число или смотрит 3 верхних в стопке или колоде?
prompt-next-tile = Какой из этих тайлов { $subject } хочет увидеть следующим?
prompt-next-card = Какую из этих карт { $subject } хочет увидеть следующей?
prompt-wall-switch = Проворачивающаяся стена: у какой стены или в каком углу { $subject } находит проход?
prompt-other-end = { $subject } находит секретный путь. Где он выходит?
prompt-follow-way = Идёт ли { $subject } секретным путём сразу?
prompt-push-whom = Тёмные кости: кого { $subject } выдворяет из комнаты?
prompt-push-where = Тёмные кости: в какую комнату попадает { $subject }?
prompt-heal-whom = Кого лечит { $subject }?
prompt-heal-trait = { $subject }: какой навык вылечить?
prompt-pick-pocket = Перчатки: какой предмет берёт { $subject }?
prompt-dog-item = Собаку посылает { $subject }. Какой предмет она несёт?
prompt-dog-to = Куда или кому несёт его Собака { $subject_gen }?
prompt-dog-asks = Собака { $subject_gen } хочет взять у вас предмет. Отдаёте?
prompt-dog-brings = Собака { $subject_gen } принесла вам предмет. Берёте?
prompt-search-deck = Хрустальный шар: какую колоду просматривает { $subject }?
prompt-put-on-top = Хрустальный шар: какую карту { $subject } кладёт наверх?
prompt-mask = Надевает ли { $subject } Маску или, если она надета, снимает?
prompt-summon = Кто приближается на 1 единицу движения к { $subject_dat }?
prompt-prey = Кого атакует { $subject }?
prompt-quarry = За кем идёт { $subject }?
prompt-collapse = Какая комната обрушится следующей? Выбирает { $subject }.
prompt-jump-out = В какую комнату { $subject } прыгает, спасаясь?

## Ради чего бросают кубики

purpose-might = Сила
purpose-speed = Скорость
purpose-sanity = Разум
purpose-knowledge = Знания
purpose-fight-might = Сила в схватке
purpose-fight-speed = Скорость в схватке
purpose-fight-sanity = Разум в схватке
purpose-fight-knowledge = Знания в схватке
purpose-haunt = бросок на начало сценария
purpose-damage = повреждения
purpose-pace = движение
purpose-gain = шаги вверх
purpose-elevator = этаж лифта
purpose-bottle = Бутылка
purpose-dark-dice = Тёмные кости
purpose-closet-door = Дверь шкафа
purpose-disquieting-sounds = Тревожные звуки
purpose-footsteps = Шаги
purpose-it-is-meant-to-be = Так суждено
purpose-phone-call = Телефонный звонок
purpose-secret-passage = Секретный проход
purpose-the-lost-one = Потерянная
purpose-age = прожитые годы
purpose-air = воздух
purpose-bomb = бомба
purpose-chess = партия в шахматы
purpose-collapse = рушащиеся комнаты
purpose-collar = ошейник
purpose-coming = сколько их придёт
purpose-doll = кукла
purpose-flight = как она летит
purpose-growth = растёт ли дальше
purpose-hideout = тайное место
purpose-latching = вцепиться
purpose-suffocation = израсходованный воздух
purpose-sunrise = восход
purpose-web = крепость паутины

## Что рассказывают

notice-plays = Место { $seat } играет за { $character_acc }.
notice-turn-starts = Начинается ход { $figure_gen }.
notice-moved = { $figure } входит { $room_acc }.
notice-put = { $figure } попадает { $room_acc }.
notice-discovered = { $floor_word ->
    [basement] { $figure } открывает комнату в подвале: { $room }.
    [ground] { $figure } открывает комнату на первом этаже: { $room }.
   *[upper] { $figure } открывает комнату на верхнем этаже: { $room }.
}
notice-passed-over = Пропущен тайл, его этаж: { $back }.
notice-set-aside = { $room }: нигде не подходит, тайл отложен.
notice-stack-renewed = Сброшенные тайлы комнат перетасованы и становятся новой стопкой.
notice-rolled = { $needed ->
    [0] { $figure } бросает { $dice_word } ({ $purpose }): { $result }.
   *[other] { $figure } бросает { $dice_word } ({ $purpose }): { $result }, нужно { $needed }.
}
notice-about-to-roll = { $needed ->
    [0] { $figure } вот-вот бросит { $number ->
        [one] { $number } кубик
        [few] { $number } кубика
        [many] { $number } кубиков
       *[other] { $number } кубика
    } ({ $purpose }).
   *[other] { $figure } вот-вот бросит { $number ->
        [one] { $number } кубик
        [few] { $number } кубика
        [many] { $number } кубиков
       *[other] { $number } кубика
    } ({ $purpose }), нужно { $needed }.
}
notice-named = { $figure } не бросает: результат { $result }.
notice-gained = { $figure } получает { $number } { $trait_gen }.
notice-lost = { $figure } теряет { $number } { $trait_gen }.
notice-damaged = { $figure } получает { $number ->
    [one] { $number } { $damage_acc } повреждение.
    [few] { $number } { $damage_gen } повреждения.
    [many] { $number } { $damage_gen } повреждений.
   *[other] { $number } { $damage_gen } повреждения.
}
notice-drew = { $figure } берёт карту: { $card }.
notice-got = { $figure } получает { $card_acc }.
notice-discarded = В сброс: { $card }.
notice-dropped = { $figure } оставляет { $card_acc }.
notice-gave = { $figure } отдаёт { $card_acc } { $to_dat }.
notice-stole = { $figure } забирает { $card_acc } у { $victim_gen }.
notice-refused-gift = { $card_gender ->
    [p] { $figure } говорит «нет»: { $card } остаются на месте.
   *[m] { $figure } говорит «нет»: { $card } остаётся на месте.
}
notice-used = { $card_word ->
    [it_is_meant_to_be] { $figure } берёт число карты «{ $card }».
   *[other] { $figure } использует { $card_acc }.
}
notice-token-placed = Жетон лежит { $room_prep }: { $token }.
notice-token-removed = Жетона { $room_prep } больше нет: { $token }.
notice-elevator-moved = { $floor_word ->
    [basement] Заколдованный лифт останавливается в подвале.
    [ground] Заколдованный лифт останавливается на первом этаже.
   *[upper] Заколдованный лифт останавливается на верхнем этаже.
}
notice-room-laid = { $floor_word ->
    [basement] Тайл теперь лежит в подвале: { $room }.
    [ground] Тайл теперь лежит на первом этаже: { $room }.
   *[upper] Тайл теперь лежит на верхнем этаже: { $room }.
}
notice-side-taken = { $side ->
    [0] { $figure } переходит на ближнюю сторону.
   *[other] { $figure } переходит на дальнюю сторону.
}
notice-attacked = { $figure } атакует { $target_acc } { $trait_ins }.
notice-fought = Схватка: { $figure } — { $result }, { $target } — { $against }.
notice-stunned = { $figure_gender ->
    [f] { $figure } задержана.
    [n] { $figure } задержано.
    [p] { $figure } задержаны.
   *[m] { $figure } задержан.
}
notice-recovered = { $figure } снова шевелится.
notice-died = { $figure_gender ->
    [f] { $figure } мертва.
    [n] { $figure } мертво.
    [p] { $figure } мертвы.
   *[m] { $figure } мёртв.
}
notice-haunt-rolled = { $figure } бросает на начало сценария: { $result }, { $omens ->
    [one] при { $omens } предзнаменовании.
    [few] при { $omens } предзнаменованиях.
    [many] при { $omens } предзнаменованиях.
   *[other] при { $omens } предзнаменованиях.
}
notice-haunt-begins = Сценарий начинается, и зачинщик — { $figure }: «{ $haunt }».
notice-traitor-is = Предатель — { $figure }.
notice-nobody-is-traitor = Предателя нет, пока что.
notice-traitor-hidden = Один из вас предатель, и знает об этом только он.
notice-role-shown = { $team_word ->
    [traitor] Предатель — { $figure }.
   *[heroes] { $figure } всё это время на стороне героев.
}
notice-your-role = { $team_word ->
    [traitor] Вы предатель.
   *[heroes] Вы герой.
}
notice-peeked-tile = Вы видите комнату: { $room }.
notice-peeked-card = Вы видите карту: { $card }.
notice-freed = { $figure } на свободе.
notice-left-house = { $figure } вне дома.
notice-room-lost = Комнаты больше нет: { $room }.
notice-monster-came = { $figure } появляется { $room_prep }.
notice-monster-gone = { $figure } исчезает.
notice-turned = { $figure } переходит на другую сторону.
notice-track = Трек показывает { $number }.
notice-success = { $team_word ->
    [traitor] { $number ->
        [one] У стороны предателя { $number } успех.
        [few] У стороны предателя { $number } успеха.
        [many] У стороны предателя { $number } успехов.
       *[other] У стороны предателя { $number } успеха.
    }
   *[heroes] { $number ->
        [one] У героев { $number } успех.
        [few] У героев { $number } успеха.
        [many] У героев { $number } успехов.
       *[other] У героев { $number } успеха.
    }
}
notice-front-door-opened = { $figure } открывает входную дверь.
notice-turned-up = Находка { $room_prep }: { $card }.
notice-exorcised-in = { $figure }: обряд экзорцизма { $room_prep } удался.
notice-exorcised-with = { $figure }: обряд экзорцизма удался ({ $card }).
notice-won = { $team_word ->
    [traitor] Сторона предателя победила.
   *[heroes] Герои победили.
}
