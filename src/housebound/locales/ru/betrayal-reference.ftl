chart-haunts = Таблица сценариев
chart-haunts-text = Взятое предзнаменование и комната, в которой его взяли, говорят, какой сценарий начинается.
chart-haunts-column = Предзнаменование
chart-haunts-row = Комната
chart-haunts-whole = Вся таблица
chart-haunts-shut = О чём сценарий, сказано в двух его текстах; здесь они закрыты: каждая сторона читает свой, когда он начинается.
reference-room = { $floors }{ $has ->
    [yes] . Кто её открыл, берёт карту: { $symbol }
   *[no] . Кто её открыл, карт не берёт
}
reference-explorer = Возраст: { $age }, день рождения: { $day }.{ $month }
