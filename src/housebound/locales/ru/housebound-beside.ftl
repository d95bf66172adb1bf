# Рядом с настоящей коробкой: играют своей коробкой, а здесь только тексты, список подготовки и счётчики.

page-title-betrayal-haunt = Только сценарий
page-line-betrayal-haunt = Исследуйте дом со своей коробкой, без Housebound. Когда начнётся сценарий, скажите здесь, что выпало: вы узнаете, какой это сценарий и кто предатель, а каждый телефон откроет текст своей стороны.
beside-around = За столом
beside-around-how = По часовой стрелке, как вы сидите. Остальное спросим, если от него что-то зависит.
beside-count = Сколько игроков
beside-name = Имя игрока { $n }
beside-happened = Что выпало
beside-choose = Выберите
beside-nobody-yet = Не сказано
beside-missing = Скажите остальное, и ответ появится сразу.
beside-asked = От этого зависит, кто предатель:
beside-answer = Что начинается
beside-traitor = Предатель: { $name }
beside-no-traitor = Сейчас предателя нет
beside-rule = Правило { $rule }
beside-ways = Что дальше
beside-pages = Только тексты
beside-pages-how = Каждый телефон читает текст своей стороны и никакой другой, отмечает подготовку и считает. Дом, кубики и карты остаются у вас в руках.
beside-device = Чьё это устройство?
beside-device-nobody = Ничьё: оно только раздаёт коды
beside-open = Раздать тексты
beside-whole = Всё ведёт Housebound
beside-whole-how = Выложите дом таким, каким он лежит перед вами, и играйте дальше своими кубиками и картами: за ходами, правилами и тайнами следит программа.
beside-whole-who = Кто за кого играет
beside-lay = Выложить дом
beside-codes = Коды для остальных
beside-tab-page = Текст
beside-tab-setup = Подготовка
beside-tab-counters = Счётчики
beside-tab-table = Стол
beside-you = { $name }: { $side }
beside-setup = Подготовка
beside-setup-side = По порядку. Отметки видит вся ваша сторона и больше никто.
beside-setup-all = По порядку. Отметки видят все за столом.
beside-setup-done = Всё сделано.
beside-setup-left = { $count ->
    [one] Осталось { $count } дело.
    [few] Осталось { $count } дела.
    [many] Осталось { $count } дел.
   *[other] Осталось { $count } дела.
}
beside-shared = Считают все
beside-own = Считает ваша сторона
beside-own-how = Другая сторона не видит ни этих счётчиков, ни даже того, что вы их ведёте.
beside-own-all = Это видят все.
beside-nothing = Считать нечего.
beside-more = { $name }: на один больше
beside-less = { $name }: на один меньше
beside-people = Кто на какой стороне
beside-changes = { $name }: «Я теперь на другой стороне» ({ $side }).
beside-agree = Это так
beside-agree-who = Должен согласиться кто-то с той стороны; тогда текст откроется.
beside-stay = Взять слова назад
beside-change = Мой исследователь теперь на другой стороне
beside-change-how = Кто-то с той стороны соглашается на своём телефоне, и её текст открывается здесь. Прочитанное остаётся с вами.
beside-change-to = На эту сторону: { $side }
beside-end = Чем кончилось?
beside-end-how = Когда кто-то с каждой стороны скажет одно и то же, оба текста откроются всем.
beside-end-how-all = Когда двое скажут одно и то же, партия окончена.
beside-says = { $names }: { $ending }
beside-go-on = Игра продолжается
beside-over = Партия окончена
