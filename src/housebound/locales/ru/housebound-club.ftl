# The club page: results of finished tables, names of one's own, ratings, seasons.

page-club = Клуб
club-what = Законченные столы этого сервера под именами, которыми люди назвались. Считается то, что показано в списке; любой другой стол — если этого хотят все, кто за ним сидел.
club-empty = В этом сезоне ещё не засчитан ни один стол.
club-season-open = Этот сезон
club-season-named = Сезон { $number }: { $name }
club-season-closed = Закрыт { $date }.
club-seasons = Сезоны

## Names

club-name = Ваше имя здесь
club-name-why = Назваться может кто угодно и как угодно. Закрепите имя за собой, и результаты будут засчитываться ему только с тайным ключом, который хранит этот браузер. Ни учётной записи, ни пароля.
club-name-claim = Закрепить за мной
club-name-own = Имя { $name } — ваше, на этом устройстве. Результаты засчитываются ему везде, где вы садитесь под ним за стол.
club-name-other = Сейчас за столами вы называетесь иначе: { $name }.
club-name-use = Садиться под именем { $name }
club-name-device = Перенести на другое устройство
club-name-code = Введите это на другом устройстве: { $where }, «У меня есть код».
club-name-free = Освободить имя
club-name-free-sure = Имя станет свободным для всех, а все его результаты — ничьими. Пути назад нет.
club-name-free-yes = Освободить навсегда
club-name-not-kept = Этот браузер ничего не хранит между посещениями: имя тут же пропало бы.
club-name-owned = имя за кем-то закреплено
club-nobody = кто-то
club-bot = бот, { $level }

## Results

club-tables = { $tables ->
    [one] { $tables } стол
    [few] { $tables } стола
    [many] { $tables } столов
   *[other] { $tables } стола
}
club-standings = Таблица: { $game }
club-place = Место
club-player = Имя
club-rating = Рейтинг
club-rating-why = Рейтинг начинается с 0 и говорит, чего человек стоит наверняка: он растёт с победами и с числом партий.
club-rating-exactly = { $skill }, плюс-минус { $doubt }
club-won = Победы
club-played = Партии
club-side-score = { $side }: { $won } из { $played }
club-kinds-betrayal = Сценарии
club-kinds-room25 = Режимы
club-kinds-terrorscape = Убийцы
club-kinds = Виды
club-kind = Вид
club-kind-tables = Столы
club-kind-numbered = { $number }. { $name }
club-kind-won = победили: { $sides }
club-kind-nobody = ещё никто не победил
club-side-won = { $side } { $won }
club-latest = Последние столы
club-earlier = Более ранние
club-latest-rounds = { $rounds ->
    [one] { $rounds } раунд
    [few] { $rounds } раунда
    [many] { $rounds } раундов
   *[other] { $rounds } раунда
}
club-won-mark = победа
club-replay = Смотреть повтор

## At a table

club-counts-listed = Этот стол показан в списке, поэтому его результат засчитывается на странице клуба.
club-counts-all = Все согласны: результат засчитывается на странице клуба.
club-counts-not-yet = Хотят видеть результат на странице клуба: { $agreed } из { $people }. Он засчитывается, если согласны все.
club-agree = Поместить результат на страницу клуба

## What the server refuses

error-bad-name = В закреплённом имени должна быть буква или цифра, а все буквы — из одного алфавита. Выберите другое.
error-does-not-count = Этот стол не может быть засчитан на странице клуба: он учебный, с провожатым или открыт, когда клуба ещё не было.
error-name-taken = Это имя за кем-то закреплено. Выберите другое или введите здесь код с устройства, где оно есть.
error-no-club = На этом сервере нет страницы клуба.
error-no-such-season = Такого сезона нет.
error-not-your-name = На этом устройстве имя не ваше. Закрепите его за собой или возьмите устройство, где оно есть.
error-too-many-names = Отсюда закрепили слишком много имён: подождите немного.
