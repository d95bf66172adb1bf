# Haunt 15, Here There Be Dragons.

haunt-15-title = Qui ci sono draghi

haunt-15-story =
    L’asta della lancia è bruciacchiata per tutta la lunghezza, e ora sapete perché. La porta d’ingresso viene dentro con mezza parete. Per un istante dietro non c’è che notte e pioggia; poi la notte apre un occhio giallo, prende fiato, e vi mostra quant’è grande.

haunt-15-heroes =
    Nella casa c’è un Drago. Sputa fuoco, e morde. Non può essere attaccato con Velocità, e la Dinamite non gli fa nulla. Potete ferirlo con Potenza, e con Sanità mentale grazie all’Anello. Il danno non lo stordisce.

    Il suo fuoco raggiunge chiunque nella sua stanza e nelle stanze unite a essa da porte. Tirate Velocità: con 4 o più non siete feriti. Dopo i dadi di danno potete lasciar bruciare cose vostre, oggetti, segnalini oggetto e presagi che sono oggetti: 2 punti in meno per ciascuna.

    La Lancia: chi la porta aggiunge 4 al risultato di ogni scontro di Potenza con il Drago, in attacco o in difesa, oltre a ciò che fa comunque in un attacco.

    Due vecchie cose sono da qualche parte nel sotterraneo, o ci saranno quando si troverà la loro stanza: uno Scudo e un’Armatura Antica.

    Lo Scudo: chi lo porta non subisce danno da fuoco e calore e si muove di 1 spazio in meno, e ogni eroe nella sua stanza è al sicuro dal fuoco del Drago.

    L’Armatura Antica: indossarla richiede tutto il turno, e così toglierla, per tenerla o per consegnarla. Chi la indossa subisce ogni volta 5 punti in meno di danno fisico e si muove di 1 spazio in meno. Contro fuoco e calore non serve. Non si indossa insieme all’Armatura, e nessuno può rubarla. Potete sempre muovervi di 1 spazio.

    Vincete quando il Drago è ucciso.

haunt-15-traitor =
    Metti il Drago nella Sala d’Ingresso. Metti lo Scudo nel Precipizio o nella Cripta, e l’Armatura Antica nelle Catacombe o nel Lago Sotterraneo; se nessuna delle due stanze di una coppia è nella casa, sta nella prima che viene trovata. Il tuo esploratore resta in gioco. Gli eroi vogliono uccidere il Drago.

    Vinci quando tutti gli eroi sono morti.

    Il Drago: Velocità 3, Potenza 8, Sanità mentale 6. Nessuno può attaccarlo con Velocità. In ogni turno mostro può sputare fuoco una volta e mordere una volta, in qualsiasi ordine, e sputare in qualsiasi momento del suo movimento.

    Fuoco: ogni esploratore nella sua stanza o in una stanza unita a essa da una porta, anche il tuo, tira Velocità. Con 4 o più non accade nulla; con meno sono 4 dadi di danno fisico nella stanza del Drago, 2 dadi nelle stanze accanto.

    Morso: un attacco di Potenza a un eroe nella sua stanza.

    Tempra: ogni volta che il Drago è battuto, togli 2 dal danno e annota il resto sul tracciato, che vedi solo tu. Le sue caratteristiche non cambiano, e il danno non lo stordisce mai. Quando il tracciato ha raggiunto il numero dei giocatori, il Drago è morto, e devi dirlo.

haunt-15-heroes-win =
    Muore come brucia una casa: piano, da un capo all’altro, con lunghi silenzi. Al mattino dietro la casa c’è una collina che prima non c’era. Qualcuno dovrebbe metterci un cartello, dite. Nessuno lo fa.

haunt-15-traitor-win =
    Gira su sé stesso tre volte, come un cane, e si stende su ciò che resta. Dopo un po’ esci e ti siedi con la schiena contro il suo fianco caldo. L’oro sarebbe più comodo, immagini. Ma non è mai stato per l’oro.

prompt-arms-room = In quale stanza si trovano le vecchie armi? Sceglie { $subject_art }.
prompt-burn-item = Il fuoco ha raggiunto { $subject_art }. Lasciar bruciare invece un oggetto?

verb-breathe-fire = Sputa fuoco
verb-put-on-antique-armor = Indossa l’Armatura Antica (tutto il turno)
verb-take-off-antique-armor = Togli l’Armatura Antica (tutto il turno)
verb-hand-over-antique-armor = Togli l’Armatura Antica per { $figure_art } (tutto il turno)

notice-arms-in = { $card_cap } è { $room_in }.
notice-dragon-breathed = { $figure_cap } sputa fuoco { $room_in }.
notice-shielded = Il fuoco si infrange sullo Scudo e risparmia { $figure_art }.
notice-armor-put-on = { $figure_cap } ha indossato l’Armatura Antica.
notice-armor-taken-off = { $figure_cap } ha tolto l’Armatura Antica.
notice-item-burnt = Il fuoco prende { $card_art }, e un po’ meno { $figure_art }.
shown-wearer = Indossa l’Armatura Antica
shown-dragon-damage = Danno del Drago
