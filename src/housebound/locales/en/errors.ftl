# What goes wrong at a table, with a tape or with a position: sentences of errors. They follow a name and a colon, so they begin small.
cannot-read = cannot read { $path }: { $why }
is-not-text-no-tape = { $path } is not text: no tape
cannot-write = cannot write { $path }: { $why }
cannot-use = cannot use { $path }: { $why }
machine-says = the machine says: { $why }
bots-are-named-but-there-are-only-seats = { $count } bots are named, but there are only { $seats } seats
the-rules-want-an-outcome-of-the-tape = the rules want an outcome of { $domain }, the tape has { $found }
cannot-come-up-here = { $domain } { $known } cannot come up here
there-is-no-seat-seats-count-from-so = there is no seat { $number }: seats count from 1, so here they are 1 to { $seats }
is-no-seat-write-its-number-or-spectator = { $word } is no seat: write its number, or spectator
cannot-read-step-of-scenario = cannot read { $step }: write 'SEAT option', 'SEAT ! option RULE' or '~domain word'
has-no-option-it-has = { $game } has no option { $option }; it has: { $known }
is-for-seats-not = { $game } is for { $seats } seats, not { $given }
files-are-read-by-the-command-line-alone = { $setting } = { $value }: files are read by the command line alone; give what is in it
no-settings-that-go-together-were-found-define = { $game }: no settings that go together were found; define variety
a-text-of-characters-are-enough = { $setting }: a text of { $count } characters; { $most } are enough
must-be-one-of = { $setting } = { $value }: must be one of { $values }
must-be-like = { $setting } = { $value }: must be like { $default }
reads-no-positions-yet = { $game } reads no positions yet
has-no-bot-called = { $game } has no bot called { $level }
must-be-true-or-false = { $setting } = { $value }: must be true or false
must-be-a-whole-number = { $setting } = { $value }: must be a whole number
needs-keys-and-values-not = needs keys and values, not { $facts }
a-number-from-to-is-wanted = { $key } = { $value }: a number from { $low } to { $high } is wanted
true-or-false-is-wanted = { $key } = { $value }: true or false is wanted
not-among = { $key } = { $value }; known: { $known }
a-list-of-words-is-wanted = { $key } = { $value }: a list of words is wanted
names-something-twice = { $key } names something twice
a-list-of-numbers-from-to-is-wanted = { $key } = { $value }: a list of numbers from { $low } to { $high } is wanted
keys-and-values-are-wanted = { $key } = { $value }: keys and values are wanted
has-an-unknown-key = has an unknown key { $left }
names-which-is-no-known = { $key } names { $word }, which is no { $domain }; known: { $words }
position-plain = position: { $error }
a-clone-has-no-past = a clone has no past
the-tape-has-events-there-is-no-event = the tape has { $count } events: there is no event { $length }
the-guide-has-no-outcome-of-here-but = the guide has no outcome of { $domain } here, but { $line }
the-guide-is-about-to-show-something-else = the guide is about to show something else: choose what it asks for
guide-file-of-game = { $name }.toml of { $game }: { $error }
has-no-places-for-notes = { $game } has no places for notes
a-note-has-at-most-characters-not = a note has at most { $most } characters, not { $count }
a-note-is-one-line-of-text = a note is one line of text
the-book-is-full-notes-are-in-it = the book is full: { $most } notes are in it; wipe one first
header-notes-there-is-no-seat = header notes: there is no seat { $number }
header-notes-is-not-seat-by-seat-place = header notes: { $line } is not seat by seat, place by place
header-notes = header notes: { $error }
an-outcome-of-is-on-the-tape-but = an outcome of { $domain } is on the tape, but none is wanted
is-not-allowed = { $option } is not allowed: { $known }
seat-is-not-asked-when-it-chooses = seat { $seat } is not asked when it chooses { $option }
in-this-file = { $path }: { $error }
over-needs-a-list-of-settings-like-mode = { $path }: { $name }: over needs a list of settings, like [{"{"} mode = "team" {"}"}]
unknown-key-known = { $path }: { $name }: unknown key { $key }; known: { $known }
then-is-unknown-known = { $path }: { $name }: then.{ $key } is unknown; known: { $known }
key-is-missing = { $path }: { $name }: { $missing } is missing
the-entry-point-of-is-which-is-not = the entry point { $name } of { $group } is { $game }, which is not a Game
no-game-is-installed-there-are = no game { $name } is installed; there are: { $known }
scene-differs = the scene { $name } of { $game }, { $step }: { $difference }
header-seed-is-no-whole-number-no-key = header seed: { $text } is no whole number, no key and not 'people'
header-seed-a-key-is-written-and-hexadecimal = header seed: a key is written { $begin } and { $value } hexadecimal digits
seat-is-not-asked-anything-now = seat { $seat } is not asked anything now
decision-is-not-seat-to-answer-answered = decision { $decision } is not seat { $seat }'s to answer: answered, withdrawn or never asked
seat-does-not-sit-at-this-table-and = seat { $seat } does not sit at this table and has no notebook
no-outcome-is-needed-now = no outcome is needed now
only-can-come-up-here = { $domain } { $outcome }: only { $known } can come up here
this-table-was-made-with-searchable-false-it = this table was made with searchable=False: it keeps nothing to clone from
a-clone-or-an-imagination-has-no-past = a clone or an imagination has no past and cannot be saved
cannot-read-line-of-tape = cannot read { $line }: want 'SEAT option' or '~domain word'
this-is-no-tape-its-first-line-must = this is no tape: its first line must be { $line }
header-line-is-not-name-value = header line { $number }: { $line } is not 'name: value'
the-header-has-no-line = the header has no line '{ $key }: …'
this-is-a-tape-of-not-of = this is a tape of { $other }, not of { $game }
header-is-no-setting = header { $key }: { $value } is no setting
header-position = header position: { $error }
header-position-is-no-position = header position: { $value } is no position
header-undone-is-neither-one-number-nor = header undone: { $value } is neither one number nor { $seats }
header-is-no-whole-number = header { $key }: { $value } is no whole number
is-not-allowed-now = { $option } is not allowed now — { $why }
at-step = step { $step }: { $what }
position-about = position: { $thing } { $error }
something-has-happened-since = something has happened since
nothing-has-been-chosen-yet = nothing has been chosen yet
choose-again-instead = choose again instead: an answer can be changed until the last one is given
somebody-else-has-chosen-since = somebody else has chosen since
something-has-been-revealed-since = something has been revealed since

## What the machine says

system-enoent = No such file or directory
system-eacces = Permission denied
system-eperm = Operation not permitted
system-eexist = File exists
system-enotdir = Not a directory
system-eisdir = Is a directory
system-enospc = No space left on device
system-erofs = Read-only file system
system-eaddrinuse = Address already in use
system-eaddrnotavail = Cannot assign requested address
system-econnrefused = Connection refused
this-is-no-position-file = this is no position file: { $why }
a-position-file-begins-with-its-game = a position file begins with its game: { $known }
a-position-file-says = a position file says seats = a number, options = {"{"} … {"}"} and given = {"{"} … {"}"}
