# The browser page: the end of a game, its replay, and sound.

## The end

end-won = Hai vinto
end-lost = Hai perso
end-rule = La regola che lo dice
end-draw = Pareggio
end-over = È finita
end-masks-off = Giù le maschere
end-fates = Che ne è stato di ciascuno
end-moments = Che cosa ha deciso
end-moment = { $number } di { $count }
end-moment-before = Il momento precedente
end-moment-next = Il momento successivo
end-watch-from-here = Rivedi da qui
end-figures = In cifre
end-lasted-moment = meno di un minuto
end-lasted-minutes = { $minutes ->
    [one] 1 minuto
   *[other] { $minutes } minuti
}
end-lasted-hours = { $hours } h { $minutes } min
end-see-again = Come è finita
end-rematch-help = Le stesse persone ancora una volta, ognuna un posto più in là.
end-rematch-open = Una nuova partita è aperta, e il tuo posto è riservato.
end-rematch-watch = Giocano di nuovo.
end-watch-rematch = Guarda la rivincita
end-keep = Da tenere o da mostrare
end-share = Condividi
end-share-link = Chi apre questo link vede l’intera partita
end-picture = Immagine
end-no-picture = Non è stato possibile disegnare la plancia come immagine. Nulla è perduto; riprova.

## The replay

replay-speed = Velocità
replay-times = { $speed }×
replay-marks = Momenti decisivi
replay-mark = { $what }, passo { $step }
replay-mark-before = Al momento decisivo precedente
replay-mark-next = Al momento decisivo successivo
replay-everybody = tutti gli occhi
replay-my-eyes = Prima della fine vedi ciò che vedeva il tuo posto.

## Sound

sound-title = Suono
sound-volume = Volume
sound-mute = Togli il suono
sound-unmute = Attiva il suono
