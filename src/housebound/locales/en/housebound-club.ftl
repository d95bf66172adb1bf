# The club page: results of finished tables, names of one's own, ratings, seasons.

page-club = The club
club-what = Finished tables of this server, by the names that people gave. What is shown in the lobby counts; any other table counts if all its people want it.
club-empty = No table has counted in this season yet.
club-season-open = This season
club-season-named = Season { $number }: { $name }
club-season-closed = Closed on { $date }.
club-seasons = Seasons

## Names

club-name = Your name here
club-name-why = Anybody can give any name. Make yours your own, and results count for it only with the secret that this browser then keeps. No account, no password.
club-name-claim = Make it mine
club-name-own = { $name } is yours, on this device. Your results count for it wherever you sit down under this name.
club-name-other = You give another name at tables now: { $name }.
club-name-use = Sit down as { $name }
club-name-device = Bring it to another device
club-name-code = Type this on the other device, at { $where } under “I have a code”.
club-name-free = Take it off
club-name-free-sure = The name will be free for anybody, and all its results nobody’s. There is no way back.
club-name-free-yes = Take it off for good
club-name-not-kept = This browser keeps nothing between visits: a name would be lost at once.
club-name-owned = somebody’s own name
club-nobody = somebody
club-bot = bot, { $level }

## Results

club-tables = { $tables ->
    [one] one table
   *[other] { $tables } tables
}
club-standings = Standings: { $game }
club-place = Place
club-player = Name
club-rating = Rating
club-rating-why = A rating begins at 0 and says what somebody is surely worth: it grows with wins, and with games.
club-rating-exactly = { $skill }, give or take { $doubt }
club-won = Won
club-played = Played
club-side-score = { $side } { $won } of { $played }
club-kinds-betrayal = Haunts
club-kinds-room25 = Modes
club-kinds-terrorscape = Killers
club-kinds = Kinds
club-kind = Kind
club-kind-tables = Tables
club-kind-numbered = { $number }. { $name }
club-kind-won = won by: { $sides }
club-kind-nobody = nobody won yet
club-side-won = { $side } { $won }
club-latest = Latest tables
club-earlier = Earlier ones
club-latest-rounds = { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
}
club-won-mark = won
club-replay = See it again

## At a table

club-counts-listed = This table is shown in the lobby, so its result counts for the club page.
club-counts-all = Everybody wants it: the result counts for the club page.
club-counts-not-yet = { $agreed } of { $people } want the result on the club page. It counts if all do.
club-agree = Put the result on the club page

## What the server refuses

error-bad-name = A name of one’s own has a letter or a digit, and letters of one alphabet. Choose another.
error-does-not-count = This table cannot count for the club page: a practice table, a guided game, or one of before there was a club.
error-name-taken = This name is somebody’s own. Choose another, or let this device in with a code from the one that has it.
error-no-club = This server keeps no club page.
error-no-such-season = There is no such season.
error-not-your-name = The name is not yours on this device. Make it yours, or use the device that has it.
error-too-many-names = Too many names were made one’s own from here: wait a while.
