# La scatola vera sul tavolo: le persone tirano e pescano, e sul telefono dicono che cosa è uscito.

box-title = Con la scatola vera sul tavolo
box-how = Tirate i dadi e pescate tessere e carte della vostra scatola; il telefono di ciascuno tiene le regole e i segreti del suo giocatore.
box-entry = Che cosa è uscito
box-roll = { $count ->
    [one] Tira il dado e tocca ciò che mostra.
   *[other] Tira { $count } dadi e tocca ciò che mostrano.
}
box-which = Che cosa è uscito ({ $what })?
box-draw = Pesca { $pile } (restanti: { $left }). Quale { $what } è?
box-draw-nth = Pesca { $pile }, { $nth } di { $of }. Quale { $what } è?
box-private = Puoi vederlo solo tu. A nessun altro si mostra ciò che inserisci.
box-shared = Lo vede la tua parte; a nessun altro si mostra ciò che inserisci.
box-look-for = Guarda al posto di { $name }, un bot, e tienilo per te.
box-order = { $count } pezzi: toccali nell’ordine in cui stanno, cominciando dal primo.
box-enters = { $name } inserisce che cosa è uscito.
box-you-enter = Inserisci che cosa è uscito.
box-nobody = Ciò che viene ora può vederlo solo chi prende un posto libero: qualcuno deve sedersi lì.
box-enter-myself = Lo vedo: lo inserisco qui
box-search = Cerca per nome
box-pieces = Che cosa può uscire
box-none-found = Niente che possa uscire si chiama così.
box-tap-one = Tocca ciò che è uscito
box-enter = Inserisci: { $name }
box-again = Da capo
box-fell = { $faces }: in tutto { $sum }
box-how-many = Quanti dadi mostrano { $face }?
box-rest-blank = Dadi in tutto: { $count }; gli altri sono vuoti.
box-take-back = Ritira l’ultimo inserimento
box-lay-out = Prepara la scatola
box-lay-out-how = Fatelo con le vostre mani prima del primo inserimento. Spunta ciò che è fatto: le spunte le vede solo questo telefono.
box-big-screen = Schermo grande
box-big-screen-how = Per un tablet o un televisore: la plancia come tutti possono vederla, di chi è il turno, e niente da premere.
box-scan = Inquadra il codice per sederti
box-scan-at-host = Ci sono posti liberi: i codici li ha chi ha aperto il tavolo.
box-asked = { $names }: { $sentence }
page-house-misfit = { $name } ha inserito qualcosa che non può essere.
