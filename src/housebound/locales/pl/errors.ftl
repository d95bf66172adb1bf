# Co jest nie tak ze stołem, taśmą albo pozycją: zdania o błędach. Stoją po nazwie i dwukropku, więc zaczynają się małą literą.
cannot-read = nie można odczytać { $path }: { $why }
is-not-text-no-tape = { $path } to nie tekst, a więc nie taśma
cannot-write = nie można zapisać { $path }: { $why }
cannot-use = nie można użyć { $path }: { $why }
machine-says = komputer mówi: { $why }
bots-are-named-but-there-are-only-seats = podano botów: { $count }, a miejsc jest tylko { $seats }
the-rules-want-an-outcome-of-the-tape = zasady chcą wyniku { $domain }, a na taśmie jest { $found }
cannot-come-up-here = { $domain } { $known } nie może tu wypaść
there-is-no-seat-seats-count-from-so = nie ma miejsca { $number }: miejsca liczy się od 1, tu są od 1 do { $seats }
is-no-seat-write-its-number-or-spectator = { $word } to nie miejsce: napisz jego numer albo spectator
cannot-read-step-of-scenario = nie można odczytać { $step }: pisz 'SEAT option', 'SEAT ! option RULE' albo '~domain word'
has-no-option-it-has = { $game } nie ma ustawienia { $option }; ma: { $known }
is-for-seats-not = { $game }: miejsc może być { $seats }, nie { $given }
files-are-read-by-the-command-line-alone = { $setting } = { $value }: pliki czyta tylko wiersz poleceń; podaj to, co w nim jest
no-settings-that-go-together-were-found-define = { $game }: nie znaleziono ustawień, które do siebie pasują; określ variety
a-text-of-characters-are-enough = { $setting }: tekst ma znaków { $count }; wystarczy { $most }
must-be-one-of = { $setting } = { $value }: musi to być jedno z: { $values }
must-be-like = { $setting } = { $value }: musi to być coś w rodzaju { $default }
reads-no-positions-yet = { $game } nie czyta jeszcze pozycji
has-no-bot-called = { $game } nie ma bota { $level }
must-be-true-or-false = { $setting } = { $value }: musi to być true albo false
must-be-a-whole-number = { $setting } = { $value }: musi to być liczba całkowita
needs-keys-and-values-not = potrzebne są klucze i wartości, nie { $facts }
a-number-from-to-is-wanted = { $key } = { $value }: potrzebna jest liczba od { $low } do { $high }
true-or-false-is-wanted = { $key } = { $value }: potrzebne jest true albo false
not-among = { $key } = { $value }; znane: { $known }
a-list-of-words-is-wanted = { $key } = { $value }: potrzebna jest lista słów
names-something-twice = { $key } wymienia coś dwa razy
a-list-of-numbers-from-to-is-wanted = { $key } = { $value }: potrzebna jest lista liczb od { $low } do { $high }
keys-and-values-are-wanted = { $key } = { $value }: potrzebne są klucze i wartości
has-an-unknown-key = nieznany klucz { $left }
names-which-is-no-known = { $key } wymienia { $word }, a nie ma takiego słowa ({ $domain }); znane: { $words }
position-plain = pozycja: { $error }
a-clone-has-no-past = kopia nie ma przeszłości
the-tape-has-events-there-is-no-event = na taśmie jest zdarzeń { $count }: zdarzenia { $length } nie ma
the-guide-has-no-outcome-of-here-but = przewodnik nie ma tu wyniku { $domain }, tylko { $line }
the-guide-is-about-to-show-something-else = przewodnik chce pokazać coś innego: wybierz to, o co prosi
guide-file-of-game = { $name }.toml gry { $game }: { $error }
has-no-places-for-notes = { $game } nie ma miejsc na notatki
a-note-has-at-most-characters-not = notatka ma najwyżej { $most } znaków, a nie { $count }
a-note-is-one-line-of-text = notatka to jeden wiersz tekstu
the-book-is-full-notes-are-in-it = notes jest pełny, notatek jest w nim { $most }; najpierw wymaż jedną
header-notes-there-is-no-seat = nagłówek notes: nie ma miejsca { $number }
header-notes-is-not-seat-by-seat-place = nagłówek notes: { $line } nie jest zapisane miejsce po miejscu, notatka po notatce
header-notes = nagłówek notes: { $error }
an-outcome-of-is-on-the-tape-but = na taśmie jest wynik { $domain }, ale żaden nie jest tu potrzebny
is-not-allowed = { $option } nie wolno: { $known }
seat-is-not-asked-when-it-chooses = miejsce { $seat } wybiera { $option }, choć nikt go nie pyta
in-this-file = { $path }: { $error }
over-needs-a-list-of-settings-like-mode = { $path }: { $name }: over potrzebuje listy ustawień, na przykład [{"{"} mode = 'team' {"}"}]
unknown-key-known = { $path }: { $name }: nieznany klucz { $key }; znane: { $known }
then-is-unknown-known = { $path }: { $name }: then.{ $key } jest nieznane; znane: { $known }
key-is-missing = { $path }: { $name }: brakuje { $missing }
the-entry-point-of-is-which-is-not = punkt wejścia { $name } grupy { $group } to { $game }, a nie Game
no-game-is-installed-there-are = gra { $name } nie jest zainstalowana; są: { $known }
scene-differs = scena { $name } gry { $game }, { $step }: { $difference }
header-seed-is-no-whole-number-no-key = nagłówek seed: { $text } to nie liczba całkowita, nie klucz i nie 'people'
header-seed-a-key-is-written-and-hexadecimal = nagłówek seed: klucz pisze się jako { $begin } i cyfry szesnastkowe w liczbie { $value }
seat-is-not-asked-anything-now = miejsca { $seat } nikt teraz o nic nie pyta
decision-is-not-seat-to-answer-answered = na pytanie { $decision } nie odpowiada miejsce { $seat }: odpowiedź już padła, pytanie wycofano albo nigdy go nie było
seat-does-not-sit-at-this-table-and = miejsca { $seat } nie ma przy tym stole i nie ma ono notesu
no-outcome-is-needed-now = teraz żaden wynik nie jest potrzebny
only-can-come-up-here = { $domain } { $outcome }: może tu wypaść tylko { $known }
this-table-was-made-with-searchable-false-it = ten stół powstał z searchable=False: nie ma z czego robić kopii
a-clone-or-an-imagination-has-no-past = ani kopia, ani stół wyobrażony nie mają przeszłości i nie można ich zapisać
cannot-read-line-of-tape = nie można odczytać { $line }: potrzebne 'SEAT option' albo '~domain word'
this-is-no-tape-its-first-line-must = to nie taśma: pierwszy wiersz musi brzmieć { $line }
header-line-is-not-name-value = wiersz nagłówka { $number }: { $line } to nie 'name: value'
the-header-has-no-line = w nagłówku nie ma wiersza '{ $key }: …'
this-is-a-tape-of-not-of = to taśma gry { $other }, nie { $game }
header-is-no-setting = nagłówek { $key }: { $value } to nie ustawienie
header-position = nagłówek position: { $error }
header-position-is-no-position = nagłówek position: { $value } to nie pozycja
header-undone-is-neither-one-number-nor = nagłówek undone: { $value } to ani jedna liczba, ani po liczbie na miejsce: { $seats }
header-is-no-whole-number = nagłówek { $key }: { $value } to nie liczba całkowita
is-not-allowed-now = { $option } teraz nie wolno – { $why }
at-step = krok { $step }: { $what }
position-about = pozycja: { $thing }: { $error }
something-has-happened-since = od tej pory coś się wydarzyło
nothing-has-been-chosen-yet = nic jeszcze nie wybrano
choose-again-instead = wybierz raczej jeszcze raz: odpowiedź można zmieniać, póki nie padnie ostatnia
somebody-else-has-chosen-since = od tej pory wybrał ktoś inny
something-has-been-revealed-since = od tej pory coś wyszło na jaw

## Co mówi komputer

system-enoent = nie ma takiego pliku ani folderu
system-eacces = brak dostępu
system-eperm = to nie jest dozwolone
system-eexist = taki plik już jest
system-enotdir = to nie folder
system-eisdir = to folder
system-enospc = na dysku nie ma miejsca
system-erofs = tu nie można zapisywać
system-eaddrinuse = ten adres jest już zajęty
system-eaddrnotavail = ten komputer nie ma takiego adresu
system-econnrefused = odmowa połączenia
this-is-no-position-file = to nie jest plik pozycji: { $why }
a-position-file-begins-with-its-game = plik pozycji zaczyna się od gry: { $known }
a-position-file-says = w pliku pozycji stoją seats = liczba, options = {"{"} … {"}"} i given = {"{"} … {"}"}
