# What `housebound --help` says. Commands and options are typed as they stand; words in capitals stand for something else.

help-housebound =
    Games of being locked in a house with someone who wants you dead: play, host and study them.
help-play =
    Play at this terminal, with bots in the empty seats; several people pass the keyboard round.

    The table is saved after every choice.
help-guide =
    Play a guided first game, in about five minutes: the guide says what to do, and why.
help-referee =
    Keep the rules of a physical table: people roll, draw and choose, and type in what happens.

    Secrets are typed in behind a hand-over, on a cleared screen. A mistake is taken back with `undo`.
help-serve =
    Host tables of every game for people, programs and bots.
help-club =
    Show the club page of a server (`housebound serve --club`), or look after it.
help-sit =
    Let a program play a seat of a running server; it speaks the line protocol (docs/protocol.md).

    An invitation works once: it is exchanged for the seat's own link, which is shown. If the program crashes, talks
    nonsense or takes too long, the game's usual bot takes over its seat; then the exit code is 1.
help-games =
    List the installed games, or some of them, with their seats, options and bots.
help-rules =
    Search a game's rulebook; without words, print all of it.

    What only one side of a haunt may read is shown if it is asked for, by --pages or by its whole id. Ends with exit
    code 1 if no rule has all the words.
help-replay =
    Play a tape back: the board and what was told after each choice.

    Without --seat or --all it shows what a spectator saw.
help-moments =
    Show the moments in which a seat's chance to win moved most, as play-outs by sensible bots judge them.
help-scenario =
    Run scenario files: a position, what is done, and what must then be true. Prints what differs.

    Ends with exit code 1 if a scenario does not hold, and 2 if a file makes no sense.
help-puzzle =
    Solve a puzzle: a position, and what can be forced there. Answer with the name of an option, or q.
help-simulate =
    Let bots play many games on all cores, and show who won and why; with --out, keep a row of each for study.

    The same seed gives the same games, and the same file, on any number of cores or machines. Ctrl-C stops it, keeps
    what was played and shows it; with --out the same command goes on from there. With --vary the games are played for
    each combination. `housebound report` makes a page of the file; docs/study.md has more.
help-report =
    Make a report of studies: who wins, how long it takes, who dies where, and how sure all that is.

    Files of the same game are also compared, each with the first. Without --out and pictures the report is printed.
help-match =
    Let programs play against each other; external ones speak the line protocol (docs/protocol.md).

    A program that crashes, talks nonsense or takes too long loses its seat to random play; then the exit code is 1.
help-tournament =
    Let bots play every other bot on every side and in every seat, on the same dice; show who is better.

    Ctrl-C stops it; what was played is kept and can be gone on with.
help-bot-protocol =
    Play one seat in JSON lines on standard input and output; docs/protocol.md describes every message.

    For a program that starts Housebound; the other way round is `housebound match`. Ends with exit code 1 if the
    seat was lost.
help-check =
    Check that a game keeps the laws: secrets stay secret, clones are exact, games end, components are conserved.

    Ends with exit code 1 if a check fails; then it says which, and how to see it again. With --citations: if more than
    one in a hundred refusals gives no reason. With --bots: if a bot of any level chooses by what its seat cannot know.
help-playthrough =
    Write a whole random game out as text: every decision, every outcome, every seat's view.
help-bench =
    Measure random play, clone, imagine, view, the size of a saved game and search, in one process.

## Options and arguments

option-guide-game = A game: betrayal, room25, terrorscape.
option-play-game = A game; not needed with --resume.
option-referee-game = A game; not needed with --resume.
option-tournament-game = A game; not needed with --resume.
option-game = A game; `housebound games` lists them.
option-seats = How many sit at the table.
option-humans = The seats of people, such as 1,3; bots take the others.
option-play-bot = What plays the other seats: beginner, normal, hard, random, or an agent.zip.
option-sit-bot = The program that plays, with its arguments.
option-puzzle-bot = Let a bot, or an agent.zip, try them, and count.
option-match-bot = A bot's level, or a program to start; repeat it.
option-bot-protocol-bot = What plays the other seats.
option-seed = The same seed gives the same dice.
option-puzzle-seed = What comes up; a solution holds whatever that is.
option-check-seed = The seed of the first table; each next one has the next.
option-playthrough-seed = The game that is played depends on it.
option-option = An option of the game; may be given several times.
option-resume = Go on with a saved table.
option-tournament-resume = Go on with a tournament.
option-save = Where the table is saved as it goes on.
option-tournament-save = Where every game is noted.
option-plain = Lines instead of the full screen; works everywhere.
option-hints = People may ask what a hard bot would do.
option-play-pace = Seconds a bot takes for a choice.
option-guide-pace = Seconds that the others take for a choice.
option-serve-pace = Seconds a bot takes at least; the page shows it at each person's own pace.
option-host = The address to listen on.
option-port = The port to listen on; 0: any that is free.
option-serve-database = Where tables are kept: sqlite:///FILE or postgresql://USER@HOST/NAME.
option-club-database = The database of the server; it may be running.
option-workers = Processes in which bots think.
option-budget = Seconds a bot may think.
option-grace = Seconds for which clocks stand still after a start or an outage.
option-keep-finished = Delete tables so many days after the end of their game.
option-certificate = A TLS certificate file.
option-key = The key of the TLS certificate.
option-root-path = Where the house is on its site, if a proxy leaves that in the address.
option-allow-origin = A site whose pages may play here too; repeat it.
option-serve-limit = Change a limit (docs/server.md lists them); repeat it.
option-sit-limit = Seconds the program may take for an answer.
option-limit = Seconds a program may take for an answer.
option-bot-protocol-limit = Seconds that standard input may take for an answer.
option-agent = A trained agent, agent.zip, that may be seated here; repeat it.
option-club = Keep a club page: results of finished tables, names, ratings, seasons.
option-relieve = Load everything, then tell this server to stop and take its place.
option-open-page = Open the page in a browser.
option-close-season = Close the season under this name; the next begins.
option-release = Give a name free that somebody has made their own.
option-forget = Give a name free, and take it off all its results.
option-strike = Strike a table out; the ratings of its season follow.
option-season = The season to show; the open one if you say none.
option-link = The link of the seat, as its host hands it out, or its own.
option-patience = Seconds to wait for a server that does not answer.
option-names = Only these games.
option-words = Words that a rule must have, or a rule's id.
option-pages = Also read secret pages: those whose ids begin like this, H34 say.
option-reader = Of those pages only what this side may read: heroes or traitor.
option-replay-file = A saved table.
option-moments-file = A saved table whose game is over.
option-replay-seat = See what this seat (from 1) saw, and nothing else.
option-moments-seat = Whose prospects, counted from 1.
option-bot-protocol-seat = The seat that standard input plays, counted from 1.
option-everything = See every seat's view, secrets and all.
option-step = Wait after each choice; on a terminal, by arrow keys on the full screen. Go on, back or to any step.
option-most = How many moments.
option-playouts = Play-outs for one estimate.
option-points = How many moments of the game are looked at.
option-scenario-files = Scenario files (TOML).
option-report-files = Files that `housebound simulate --out` has written.
option-which = A number, or a file; without it they are listed.
option-games = How many games.
option-tournament-games = How many games of every pairing.
option-bench-games = Only these games.
option-simulate-bots-named = Bots by level, dealt round the table.
option-tournament-bots-named = Levels, also searching:500ms or searching:200; or programs.
option-vary = Play it with each of these: haunt=1..50, seats=3,4. Repeat it.
option-simulate-out = Keep a row of every game: a .parquet, .csv or .jsonl file.
option-report-out = Write one page, which needs no network.
option-decisions = Beside --out, a row of every decision.
option-tapes = Keep the tape of every game there.
option-hook = Who else looks on and adds columns: module:function, or a plug-in.
option-cores = How many processes play.
option-cluster = Play on a Ray cluster.
option-png = Every plot as a file of this kind, into this folder.
option-svg = Every plot as a file of this kind, into this folder.
option-title = The page's heading.
option-tables = How many random tables are checked.
option-citations = Only see whether refusals of haunts and powers give their reason.
option-bots = Only see that nothing hidden changes any bot's choice, so often.
option-output = Write it there instead of printing it.
option-seconds = How long each game is played.
option-version = Show the version, and stop.
option-help = Show this text, and stop.
option-language = The language of all texts: en, ru, pl or it.
