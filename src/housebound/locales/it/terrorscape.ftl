# Terrorscape: everything the game says to people, in Italian.
#
# What stands on cards and boards is in terrorscape-cards.ftl, the drawn mansion in terrorscape-board.ftl. Numbers have no
# message. An option marked "extra" costs a victim no main action.

game-terrorscape = Terrorscape

## Settings of a new table

setting-killer-seat = Posto dell’assassino
setting-killer = Assassino
setting-victims = Vittime
setting-crossroads = Al bivio
setting-plan = C’è un piano!
setting-abilities = Abilità
setting-unblock-noise = Rumore nel togliere una barricata
setting-johnson-slots = Inventario di Johnson
setting-rescue-public = Segnalino soccorsi visibile
setting-ghost-strength = Forza della Cameriera Fantasma
setting-death-blossom = Fiore di Morte

## Kinds of chance outcomes, as the referee asks for them

domain-dice = dado
domain-item = carta oggetto
domain-card = carta assassino
domain-plan = piano
domain-ability = abilità
domain-victim = primo giocatore (una vittima)

## Phases

phase-casting = scelta delle parti
phase-sharing = spartizione delle vittime
phase-dealing = distribuzione
phase-choosing = scelta delle abilità
phase-round-start = comincia un round
phase-actions = agiscono le vittime
phase-equipment = equipaggiamento
phase-plan-check = piani
phase-announcing = si annuncia il rumore
phase-revealing = l’assassino si mostra
phase-killer-start = comincia il turno dell’assassino
phase-instant-cards = carte istantanee dell’assassino
phase-main-step = l’assassino è a caccia
phase-long-term = l’assassino pensa al futuro
phase-killer-end = finisce il turno dell’assassino
phase-drawing = l’assassino pesca
phase-encounter = uno scontro
phase-attack = un attacco
phase-flight = fuga
phase-over = è finita

## Locations with their codes, and what those that are something are

location-R1 = Salone (R1)
    .art = il Salone (R1)
    .cap = Il Salone (R1)
    .in = nel Salone (R1)
    .to = al Salone (R1)
    .from = dal Salone (R1)
    .of = del Salone (R1)
    .gender = m
location-R2 = Galleria (R2)
    .art = la Galleria (R2)
    .cap = La Galleria (R2)
    .in = nella Galleria (R2)
    .to = alla Galleria (R2)
    .from = dalla Galleria (R2)
    .of = della Galleria (R2)
    .gender = f
location-R3 = Corridoio (R3)
    .art = il Corridoio (R3)
    .cap = Il Corridoio (R3)
    .in = nel Corridoio (R3)
    .to = al Corridoio (R3)
    .from = dal Corridoio (R3)
    .of = del Corridoio (R3)
    .gender = m
location-R4 = Studio (R4)
    .art = lo Studio (R4)
    .cap = Lo Studio (R4)
    .in = nello Studio (R4)
    .to = allo Studio (R4)
    .from = dallo Studio (R4)
    .of = dello Studio (R4)
    .gender = m
location-R5 = Biblioteca (R5)
    .art = la Biblioteca (R5)
    .cap = La Biblioteca (R5)
    .in = nella Biblioteca (R5)
    .to = alla Biblioteca (R5)
    .from = dalla Biblioteca (R5)
    .of = della Biblioteca (R5)
    .gender = f
location-B1 = Soggiorno (B1)
    .art = il Soggiorno (B1)
    .cap = Il Soggiorno (B1)
    .in = nel Soggiorno (B1)
    .to = al Soggiorno (B1)
    .from = dal Soggiorno (B1)
    .of = del Soggiorno (B1)
    .gender = m
location-B2 = Sala da Pranzo (B2)
    .art = la Sala da Pranzo (B2)
    .cap = La Sala da Pranzo (B2)
    .in = nella Sala da Pranzo (B2)
    .to = alla Sala da Pranzo (B2)
    .from = dalla Sala da Pranzo (B2)
    .of = della Sala da Pranzo (B2)
    .gender = f
location-B3 = Cucina (B3)
    .art = la Cucina (B3)
    .cap = La Cucina (B3)
    .in = nella Cucina (B3)
    .to = alla Cucina (B3)
    .from = dalla Cucina (B3)
    .of = della Cucina (B3)
    .gender = f
location-B4 = Ripostiglio (B4)
    .art = il Ripostiglio (B4)
    .cap = Il Ripostiglio (B4)
    .in = nel Ripostiglio (B4)
    .to = al Ripostiglio (B4)
    .from = dal Ripostiglio (B4)
    .of = del Ripostiglio (B4)
    .gender = m
location-B5 = Sala da Ballo (B5)
    .art = la Sala da Ballo (B5)
    .cap = La Sala da Ballo (B5)
    .in = nella Sala da Ballo (B5)
    .to = alla Sala da Ballo (B5)
    .from = dalla Sala da Ballo (B5)
    .of = della Sala da Ballo (B5)
    .gender = f
location-G1 = Sentiero sul Retro (G1)
    .art = il Sentiero sul Retro (G1)
    .cap = Il Sentiero sul Retro (G1)
    .in = sul Sentiero sul Retro (G1)
    .to = al Sentiero sul Retro (G1)
    .from = dal Sentiero sul Retro (G1)
    .of = del Sentiero sul Retro (G1)
    .gender = m
location-G2 = Cimitero (G2)
    .art = il Cimitero (G2)
    .cap = Il Cimitero (G2)
    .in = nel Cimitero (G2)
    .to = al Cimitero (G2)
    .from = dal Cimitero (G2)
    .of = del Cimitero (G2)
    .gender = m
location-G3 = Capanno (G3)
    .art = il Capanno (G3)
    .cap = Il Capanno (G3)
    .in = nel Capanno (G3)
    .to = al Capanno (G3)
    .from = dal Capanno (G3)
    .of = del Capanno (G3)
    .gender = m
location-G4 = Serra (G4)
    .art = la Serra (G4)
    .cap = La Serra (G4)
    .in = nella Serra (G4)
    .to = alla Serra (G4)
    .from = dalla Serra (G4)
    .of = della Serra (G4)
    .gender = f
location-G5 = Giardino (G5)
    .art = il Giardino (G5)
    .cap = Il Giardino (G5)
    .in = nel Giardino (G5)
    .to = al Giardino (G5)
    .from = dal Giardino (G5)
    .of = del Giardino (G5)
    .gender = m

location-R1-text = L’Ingresso Principale: le vittime cominciano qui, e con abbastanza Chiavi escono da qui.
location-R2-text = Qui si può cercare.
location-R5-text = Libro: qui si lavora ai piani.
location-B1-text = Il trasmettitore: gli servono cinque ingranaggi. Radio: qui si lavora ai piani. Un passaggio segreto verso il Cimitero.
location-B4-text = Qui si può cercare.
location-B5-text = Un passaggio segreto verso il Giardino.
location-G2-text = Occulto: qui si lavora ai piani. Un passaggio segreto verso il Soggiorno.
location-G3-text = Attrezzi: qui si lavora ai piani.
location-G4-text = Qui si può cercare.
location-G5-text = L’Uscita Nascosta: con abbastanza Chiavi e la Pianta dell’Edificio le vittime escono da qui. L’assassino comincia qui. Uscita: qui si lavora ai piani. Un passaggio segreto verso la Sala da Ballo.

zone-red = zona rossa
    .art = la zona rossa
    .cap = La zona rossa
    .in = nella zona rossa
    .to = alla zona rossa
    .from = dalla zona rossa
    .of = della zona rossa
    .gender = f
zone-blue = zona blu
    .art = la zona blu
    .cap = La zona blu
    .in = nella zona blu
    .to = alla zona blu
    .from = dalla zona blu
    .of = della zona blu
    .gender = f
zone-green = zona verde
    .art = la zona verde
    .cap = La zona verde
    .in = nella zona verde
    .to = alla zona verde
    .from = dalla zona verde
    .of = della zona verde
    .gender = f

passage-B1-B2 = Soggiorno–Sala da Pranzo (B1–B2)
passage-B1-R1 = Soggiorno–Salone (B1–R1)
passage-B2-B3 = Sala da Pranzo–Cucina (B2–B3)
passage-B2-B5 = Sala da Pranzo–Sala da Ballo (B2–B5)
passage-B2-R1 = Sala da Pranzo–Salone (B2–R1)
passage-B3-B4 = Cucina–Ripostiglio (B3–B4)
passage-B4-G5 = Ripostiglio–Giardino (B4–G5)
passage-B5-R3 = Sala da Ballo–Corridoio (B5–R3)
passage-B5-R4 = Sala da Ballo–Studio (B5–R4)
passage-R1-R2 = Salone–Galleria (R1–R2)
passage-R1-R3 = Salone–Corridoio (R1–R3)
passage-R2-R3 = Galleria–Corridoio (R2–R3)
passage-R2-R5 = Galleria–Biblioteca (R2–R5)
passage-R2-G1 = Galleria–Sentiero sul Retro (R2–G1)
passage-R4-R5 = Studio–Biblioteca (R4–R5)
passage-R5-G4 = Biblioteca–Serra (R5–G4)
passage-G3-G4 = Capanno–Serra (G3–G4)

condition-unhurt = senza ferite
condition-wounded = con una ferita
condition-killed = senza vita
condition-escaped = in salvo

## What can be chosen: before it begins

verb-hunt-as = Caccia nei panni { $killer_of }
verb-trio = { $victim }, { $victim2 } e { $victim3 }
verb-share = La prima al posto { $seat }, la seconda al posto { $seat2 }, la terza al posto { $seat3 }
verb-keep-ability = Tieni { $ability }

## What can be chosen: by the team

verb-move = { $victim }: vai { $location_in }
verb-calm = { $victim }: calmati
verb-unblock = { $victim }: togli la barricata { $passage }
verb-repair = { $victim }: ripara il trasmettitore
verb-search = { $victim }: cerca oggetti
verb-recover = { $victim }: prendi { $item_art } dagli scarti
verb-sprint = { $victim }: scatta { $location_in }, con rumore lì
verb-secret-passage = { $victim }: prendi il passaggio segreto e va’ { $location_in }
verb-use = { $item_word ->
    [toolbox] { $victim }: ripara con { $item_art }
    [trap] { $victim }: piazza qui { $item_art }
    [firecracker] { $victim }: accendi { $item_art }
    [sedative] { $victim }, extra: prendi { $item_art }
    [camera] { $victim }, extra: fai scattare { $item_art }, con rumore qui
   *[other] { $victim }: usa { $item_art }
}
verb-heal = { $victim }: cura { $victim2 } con { $item_art }
verb-finish-repair = { $victim }: completa la radio, scartando tre Cassette degli Attrezzi
verb-place-buzzer = { $victim }: monta qui il Cicalino, scartando una Cassetta degli Attrezzi
verb-open-with-master-key = { $victim }: prendi l’ultima Chiave, scartando una Cassetta degli Attrezzi
verb-open-chest = { $victim }: apri il Vecchio Forziere, scartando l’Amuleto Antico
verb-first-aid = { $victim }: Primo Soccorso per { $victim2 }
verb-encourage = { $victim }: incoraggia gli altri
verb-throw = { $victim }, extra: lancia la Bottiglia di Whisky { $location_in }
verb-hack = { $victim }, extra: apri con l’Accetta il passaggio { $passage }
verb-run = { $victim }, extra: con l’Adrenalina { $location_in }
verb-buzz = { $victim }, extra: fai suonare il Cicalino
verb-use-survey = { $victim }, extra: con il Sopralluogo { $location_in }
verb-gather-herbs = { $victim }, extra: Erbe del Cimitero per { $victim2 }
verb-lure = { $victim }, extra: Diversivo, con rumore { $location_in }
verb-dart = { $victim }, extra: Riflessi Pronti, { $location_in }
verb-give = { $victim }: dai { $item_art } { $victim2_to }
verb-swap = { $victim }: scambia { $item_art } con { $item2_art } { $victim2_of }
verb-take = { $victim }: prendi { $item_art } dal corpo { $victim2_of }
verb-done = Termina le azioni delle vittime
verb-accept = Sì
verb-decline = No
verb-name = { $victim }
verb-keep = Tieni { $item_art }
verb-throw-away = Scarta { $item_art }
verb-keep-none = Non tenerne nessuna
verb-defend-with = { $item_word ->
    [hatchet] { $item } (+1)
    [short_sword] { $item } (+1)
    [fertiliser] { $item } (+2)
    [long_sword] { $item } (+3, ma l’assassino pesca una carta)
    [ammo] Revolver e { $item } (+4)
   *[other] { $item }
}
verb-bare-hands = Nessuna carta
verb-bottle = Una Bottiglia di Whisky in fiamme (+2)
verb-flee = { $victim }: fuggi { $location_in }
verb-stay = { $victim }: resta
verb-check-off = Spunta un passo: { $plan }

## What can be chosen: by the killer

verb-play = Gioca { $card }
verb-pass = Passa
verb-go = Vai { $location_in }
verb-stop = Fermati
verb-search-here = Ricerca qui
verb-sense-zone = Fiuto { $zone_in }
verb-sense-at = Fiuto { $location_in }
verb-sense-pair = Fiuto { $location_in } e { $location2_in }
verb-barricade = Barrica il passaggio { $passage }
verb-lift = Riprendi la barricata { $passage }
verb-frighten = Spaventa { $victim }
verb-slip-to = Senza farti vedere { $location_in }
verb-discard = Scarta { $card }
verb-pay = Paga con carte
verb-call-on = Usa { $ability }

## What is asked

prompt-killer = Chi sei in questa casa?
prompt-victims = Quali tre sono in trappola nella casa? Nominale nell’ordine dei posti.
prompt-share = Chi gioca chi? Le vittime si contano nell’ordine dei posti.
prompt-ability = Quale abilità tiene { $subject }?
prompt-killer-ability = Quale abilità tieni?
prompt-act = Il turno delle vittime. Chi fa che cosa?
prompt-equipment = Chi riceve l’equipaggiamento?
prompt-keep = Che cosa tiene { $subject }? Il resto si scarta.
prompt-throw-away = { $subject } porta troppo. Quale carta se ne va?
prompt-quiet-find = Queste carte farebbero rumore. { $subject } usa Mano Leggera?
prompt-plan = Si spunta un passo di un piano?
prompt-who-draws = Sapere Condiviso: chi pesca dal mazzo ricerca?
prompt-exchange = { $subject } ti offre uno scambio. Accetti?
prompt-use-amulet = Una ferita sta per colpire { $subject }. Si scarta invece l’Amuleto Antico?
prompt-wounded-next = Chi riceve la prossima ferita?
prompt-defender = Chi affronta l’assassino?
prompt-defend = { $subject } subisce un attacco. Con che cosa si difende?
prompt-defend-too = { $subject } applica un’altra carta?
prompt-flee = Per ora è finita. Chi fugge, e dove?
prompt-start-of-turn = Comincia il tuo turno. Usi un’abilità?
prompt-instant = Giochi una carta istantanea?
prompt-main-step = Sei a caccia: due azioni base, o al loro posto una carta di potenziamento. E ora?
prompt-long-term = Giochi una carta a lungo termine?
prompt-attack-card = Attacchi. Aggiungi una carta?
prompt-move-killer = Dove vai?
prompt-slip-away = Ora nessuno ti vede. Dove vai?
prompt-sense-zone = Di quale zona chiedi?
prompt-sense-pair = Di quali due luoghi adiacenti chiedi?
prompt-sense-noise = Di quale dei luoghi con rumore chiedi?
prompt-barricade = Quale passaggio barrichi?
prompt-lift = Le barricate sono sette in tutto. Quale riprendi?
prompt-frighten = Chi spaventi?
prompt-discard = Quale carta scarti?
prompt-pay-to-search = Scarti due carte per fare qui una Ricerca?
prompt-wound-the-panicked = { $subject } va nel panico. Scarti tre carte per farne una ferita?

## What is told: setting up

notice-cast = { $first }, { $second } e { $third } sono in trappola nella casa con { $killer_art }.
notice-played-by = Il posto { $seat } gioca { $victim }.
notice-plan-dealt = Avete un piano: { $plan }.
notice-ability-dealt = { $victim } può tenere { $ability }.
notice-ability-kept = { $victim } tiene { $ability }.
notice-first-player = { $victim } ha il segnalino primo giocatore.

## What is told: the victims' turn

notice-round = Comincia il round { $number }.
notice-rescue-at = { $number ->
    [0] I soccorsi sono qui.
    [one] I soccorsi arrivano al prossimo round.
   *[other] I soccorsi sono a { $number } round di distanza.
}
notice-moved = { $victim } va { $location_in }.
notice-calmed = { $victim } si calma.
notice-opened = La squadra ha tolto la barricata { $passage }.
notice-gears = { $number ->
    [one] { $victim } ripara: un ingranaggio su cinque è al suo posto.
   *[other] { $victim } ripara: { $number } ingranaggi su cinque sono al loro posto.
}
notice-transmitting = Il trasmettitore funziona. I soccorsi sono a cinque round di distanza.
notice-drew-item = { $victim } pesca: { $item }.
notice-kept = { $victim } prende { $item_art }.
notice-threw-away = { $victim } scarta { $item_art }.
notice-key-laid = { $number ->
    [one] C’è una Chiave sul tetto.
   *[other] Ci sono { $number } Chiavi sul tetto.
}
notice-own-key = { $number ->
    [one] { $victim } ha una Chiave.
   *[other] { $victim } ha { $number } Chiavi.
}
notice-used = { $victim } usa { $item_art }.
notice-gave = { $other } riceve { $item_art } { $victim_from }.
notice-declined = { $victim } rifiuta lo scambio.
notice-healed = { $victim_gender ->
    [f] { $victim } è guarita.
   *[m] { $victim } è guarito.
}
notice-plan-step = { $plan }: spuntato il passo { $number }.
notice-plan-ready = { $plan }: il piano è completo.
notice-plan-used = { $victim } si serve del piano: { $plan }.
notice-ability-used = { $victim } usa { $ability }.
notice-escapes = { $victim } è fuori dalla casa.
notice-made-noise = Questo ha fatto rumore { $location_in }.
notice-noise-at = Rumore { $location_in }.
notice-no-noise = Non un suono nella casa.
notice-firecracker-lit = Un petardo scoppia { $location_in }.
notice-firecracker-noise = Un petardo: c’è rumore ovunque.

## What is told: the killer's turn

notice-killer-at = L’assassino è { $location_in }.
notice-killer-gone = L’assassino svanisce, visto l’ultima volta { $location_in }.
notice-killer-slipped = Sei { $location_in }, e nessuno ti vede.
notice-killer-ability = Abilità dell’assassino: { $ability }.
notice-card-played = L’assassino gioca { $card }.
notice-card-drawn = { $card } entra nella tua mano.
notice-card-lost = Scartata: { $card }.
notice-drew-cards = L’assassino pesca.
notice-level = L’assassino raggiunge il livello { $number }.
notice-strength = La forza dell’assassino è { $number }.
notice-barricaded = L’assassino barrica il passaggio { $passage }.
notice-lifted = L’assassino leva la barricata { $passage }.
notice-sensed-zone = Fiuto dell’assassino: chi c’è { $zone_in }?
notice-sensed = Fiuto dell’assassino: chi c’è { $location_in }?
notice-sensed-pair = Fiuto dell’assassino: chi c’è { $location_in } o { $other_in }?
notice-searched = L’assassino compie una Ricerca { $location_in }.
notice-named = La squadra risponde: { $victim }.
notice-nobody-named = La squadra risponde: nessuno.
notice-located = { $victim } è { $location_in }.
notice-afraid = { $number ->
    [one] { $victim } ha paura: un segnalino paura.
   *[other] { $victim } ha paura: { $number } segnalini paura.
}
notice-panic-at = { $victim } va nel panico: rumore { $location_in }.
notice-panic = { $victim } va nel panico, e nessuno sente dove.
notice-wound = { $victim_gender ->
    [f] { $victim } è ferita.
   *[m] { $victim } è ferito.
}
notice-saved-by-amulet = L’Amuleto Antico prende su di sé la ferita { $victim_of }.
notice-kill = { $victim_gender ->
    [f] { $victim } è morta.
   *[m] { $victim } è morto.
}

## What is told: an encounter, and the end

notice-encounter = L’assassino ha trovato qualcuno { $location_in }.
notice-defends = { $victim } affronta l’assassino.
notice-applies = { $item_word ->
    [ammo] { $victim } spara con il Revolver: { $item }.
   *[other] { $victim } si difende con { $item_art }.
}
notice-rolled = Un dado per la difesa di { $victim } mostra { $dice }.
notice-trap-sprung = La tagliola { $location_in } scatta: 2 in più per la difesa.
notice-defence = Difesa { $total } contro forza { $strength }.
notice-repelled = { $victim } respinge l’attacco.
notice-fled = { $victim_gender ->
    [f] { $victim } è fuggita { $location_in }.
   *[m] { $victim } è fuggito { $location_in }.
}
notice-game-over = È finita.

## How it ended, by the rule that ended it

ending-TER-CHECK-2 = I soccorsi sfondano la porta. Tutti e tre sono vivi.
ending-TER-CHECK-3 = Cinque Chiavi, cinque serrature: tutti e tre escono dall’Ingresso Principale.
ending-TER-CHECK-4 = Cinque Chiavi e la Pianta dell’Edificio: tutti e tre sono spariti dall’Uscita Nascosta.
ending-TER-PLAN-5 = Il Portale Nascosto si apre nel Cimitero, e tutti e tre lo attraversano.
ending-TER-EQUIP-5 = In questa casa non c’è più nulla da trovare. L’assassino deve solo aspettare.
ending-TER-WOUND-2 = Una seconda ferita, e una vittima è morta. La casa appartiene all’assassino.
ending-TER-KILLER-3 = Fiore di Morte: una vittima non ha nemmeno visto la lama.
ending-TER-CROSS-8 = Il tempo è scaduto: chi è ancora nella casa è salvo, o perduto con essa.
ending-TER-CROSS-9 = Nella casa non resta vivo nessuno. Chi è fuori ha vinto; con due morti, anche l’assassino.
