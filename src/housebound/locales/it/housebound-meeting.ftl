# Meeting at a table: seats and how they are filled, invitations, clocks, the lobby, the host's page.

## Seats and invitations

page-invite = Invita qualcuno
page-qr = Il link come codice per la fotocamera di un telefono
page-address = Indirizzo nella tua rete
page-alone = Solo questo computer può aprire questo link. Avvia il server con --host 0.0.0.0, e potranno aprirlo anche i telefoni della tua rete.
page-level = Livello
page-fill-with-bot = Riempi con un bot
page-offer-seat = Liberalo: offrilo a una persona
page-bot-level = bot, { $level }
page-room = Posti e inviti
page-host-tag = ospita
page-invited = C’è un invito per te
page-invited-to = { $name ->
    [none] Un tavolo di { $game }.
   *[other] «{ $name }», un tavolo di { $game }.
}
page-invited-with = Con { $names }.
page-sit-down = Siediti
page-waiting-empty = { $names } è libero. La partita aspetta che qualcuno vi si sieda.

## Clocks and stand-ins

page-clock-why = Allo scadere, gioca un bot
page-clock-choice = per scegliere
page-clock-away = assente; un bot gioca fra
page-clock-days = { $days ->
    [one] un giorno, { $hours } h
   *[other] { $days } giorni, { $hours } h
}
page-bot-soon = Scegli, o un bot gioca per te fra
page-bot-plays = Un bot gioca per te.
page-take-over = Riprendi il posto
page-house-stand-in = Ora un bot gioca per { $name }.
page-house-back = { $name } gioca di nuovo.
page-house-left = Qualcuno ha lasciato il posto { $seat }.
page-house-put-out = Qualcuno è stato allontanato dal posto { $seat }. Lo tiene un bot.
page-house-bot = { $bot ->
    [none] Un bot si è seduto al posto { $seat }.
   *[other] { $bot }, un bot, si è seduto al tavolo.
}
page-house-free = Il posto { $seat } è libero.
page-unread = { $count ->
    [one] uno non letto
   *[other] { $count } non letti
}

## Watching

page-watching = Stai guardando.
page-watching-eyes = Vedi ciò che tutti possono vedere. A partita finita, il replay la mostra con gli occhi di ogni posto.

## Lobby and my tables

page-lobby-waiting = Aspettano giocatori
page-lobby-running = Da guardare
page-lobby-none-running = Ora non si può guardare nessun tavolo.
page-company-people = { $count ->
    [one] una persona
   *[other] { $count } persone
}
page-company-bots = { $count ->
    [one] un bot
   *[other] { $count } bot
}
page-mine-your-turn = Tocca a te
page-mine-asked = tocca a: { $names }
page-mine-goes-on = continua
page-mine-won = Hai vinto
page-mine-lost = Hai perso
page-mine-nobody = Finita, non ha vinto nessuno
page-mine-gone = non c’è più
page-back-to-table = Torna al tavolo: { $game } ({ $standing })
page-house-rules = Regole della casa
page-clock-limit-none = senza orologio
page-away-limit = { $minutes ->
    [one] dopo un minuto di assenza subentra un bot
   *[other] dopo { $minutes } minuti di assenza subentra un bot
}

## The host's page

page-presets = Che cosa si gioca?
page-preset-house = Regole della casa
page-preset-house-text = Scegli tu ogni opzione, capitolo per capitolo.
page-players-and-bots = Giocatori e bot
page-rest = Il resto
page-chapter-first = Che cosa si gioca
page-rest-table = Il tavolo: nome, elenco, spettatori, orologio
page-changed-count = { $count ->
    [one] una cambiata
   *[other] { $count } cambiate
}
page-rule-link = Regola { $rule }
page-start-again = Ricomincia
