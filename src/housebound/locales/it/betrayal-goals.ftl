# The goal card: who I am, how my side wins, what else ends the game. A haunt's lines belong to the page of the side that they
# are for, and reach nobody else: see seen/pages.py.

goal-uncast = Nessuno ti conosce ancora: prima scegli un esploratore.
goal-explorer = Sei { $character }, e siete tutti dalla stessa parte. Per ora.
goal-explore = Per ora nessuno può vincere. Attraversa porte aperte, scopri stanze, prendi ciò che c’è, diventa forte, e ricorda la via del ritorno.
goal-explore-ends = Ogni presagio può far iniziare lo scenario. Allora uno di voi può diventare traditore, e ogni parte legge come vince. Una caratteristica sul teschio uccide solo da quel momento.
goal-heroes = Sei { $character }. Lo scenario è iniziato, e non sei un traditore.
goal-traitor = Sei { $character }, e sei il traditore.
goal-hidden-traitor = Sei { $character }, e sei il traditore. Lo sai solo tu.
goal-unread = Lo scenario è arrivato. La pagina della tua parte dice come vincete, appena puoi leggerla.
goal-unread-ends = Leggi ciò che è tuo, e non dire nulla che gli altri non debbano sapere.

haunt-1-goal-heroes-win = Scacciate la Mummia: imparate il suo nome, leggete l’incantesimo nel Libro, poi battetela con Sanità mentale mentre un eroe lì ha il Libro.
haunt-1-goal-heroes-ends = Perdete quando la Mummia sposa la Ragazza, o quando siete tutti morti.
haunt-1-goal-traitor-win = Riunisci la Mummia, la Ragazza e l’Anello o il Simbolo Sacro nella stanza del Sarcofago; oppure uccidi tutti gli eroi.
haunt-1-goal-traitor-ends = Perdi quando la Mummia è scacciata.

haunt-2-goal-heroes-win = Evocate per primi lo Spettro e seppellite in tempo le sue ossa; se è del traditore, distruggetelo.
haunt-2-goal-heroes-ends = Perdete quando siete tutti morti. Uno Spettro che aspetta troppo le sue ossa appartiene al traditore.
haunt-2-goal-traitor-win = Evoca lo Spettro prima degli eroi, con la Tavola degli Spiriti, e uccidi tutti gli eroi.
haunt-2-goal-traitor-ends = Perdi quando gli eroi danno pace allo Spettro, o lo distruggono quando è tuo.

haunt-3-goal-heroes-win = Dissotterrate una Radice, rendete mortale la Strega con Radice e Libro, e uccidetela.
haunt-3-goal-heroes-ends = Perdete quando ognuno di voi è morto o è una Rana.
haunt-3-goal-traitor-win = Fa’ che ogni eroe sia morto o una Rana.
haunt-3-goal-traitor-ends = Perdi quando la Strega è uccisa.

haunt-4-goal-heroes-win = Strappate la ragnatela, distruggete le uova nel vostro amico intrappolato, aprite la porta d’ingresso e portate fuori almeno uno di voi.
haunt-4-goal-heroes-ends = Perdete quando le uova si schiudono, o quando siete tutti morti.
haunt-4-goal-traitor-win = Lascia che le uova si schiudano, a 9 sul tracciato; oppure uccidi tutti gli eroi.
haunt-4-goal-traitor-ends = Perdi quando ragnatela e uova sono distrutte e un eroe è fuori dalla casa.

haunt-5-goal-heroes-win = Trovate il Revolver, fabbricate i Proiettili d’Argento, e sparate a ogni Lupo mannaro.
haunt-5-goal-heroes-ends = Perdete quando ognuno di voi è morto o è un Lupo mannaro.
haunt-5-goal-traitor-win = Uccidi gli eroi o mordili finché non sono Lupi mannari, tutti quanti.
haunt-5-goal-traitor-ends = Perdi quando tutti i Lupi mannari sono morti. Gli eroi cercano ciò che può farlo.

haunt-6-goal-heroes-win = Danneggiate l’Astronave nella sua stanza finché non ha tanti segnalini Potenza quanti sono i giocatori; liberate chi è sotto controllo.
haunt-6-goal-heroes-ends = Perdete quando non resta nessuno che possa liberare gli altri.
haunt-6-goal-traitor-win = Porta ogni eroe sotto controllo, a bordo dell’Astronave, o alla morte.
haunt-6-goal-traitor-ends = Perdi quando gli eroi hanno scacciato l’Astronave.

haunt-7-goal-heroes-win = Preparate il Diserbante con il Libro, e uccidete con esso tanti Rampicanti quanti sono i giocatori.
haunt-7-goal-heroes-ends = Perdete quando siete tutti morti, o quando il Diserbante è distrutto.
haunt-7-goal-traitor-win = Uccidi tutti gli eroi, oppure impadronisciti dell’oggetto che stanno preparando e distruggilo nel Precipizio, nel Locale Caldaia o nel Lago.
haunt-7-goal-traitor-ends = Perdi quando gli eroi hanno ucciso con esso abbastanza piante.

haunt-8-goal-heroes-win = Riuscite in tanti esorcismi quanti erano i giocatori: Sanità mentale o Conoscenza 5+, nelle stanze giuste o con le carte giuste.
haunt-8-goal-heroes-ends = Perdete quando siete tutti morti.
haunt-8-goal-traitor-win = Lascia passare la Banshee finché tutti gli eroi non sono morti.
haunt-8-goal-traitor-ends = Perdi quando gli eroi l’hanno messa a tacere.

haunt-9-goal-heroes-win = Scacciate il Violinista tante volte quanti erano i giocatori: Sanità mentale 5+ nella Camera del Pentacolo, con lì il Simbolo Sacro.
haunt-9-goal-heroes-ends = Perdete quando il Simbolo Sacro è distrutto, o quando nessuno è più un eroe. Chi cede diventa un traditore.
haunt-9-goal-traitor-win = Finisci un turno con il Simbolo Sacro nel Precipizio, nel Locale Caldaia o nel Lago; oppure fa’ che non resti nessun eroe.
haunt-9-goal-traitor-ends = Perdi quando il Violinista è scacciato.

haunt-10-goal-heroes-win = Attirate ogni Zombi in una stanza che per lui contava in vita, finché non sono tutti intrappolati.
haunt-10-goal-heroes-ends = Perdete quando siete tutti morti.
haunt-10-goal-traitor-win = Uccidi tutti gli eroi, con il Maniaco e i suoi Zombi.
haunt-10-goal-traitor-ends = Perdi quando tutti gli Zombi sono intrappolati.

haunt-11-goal-heroes-win = Riuscite in tanti esorcismi quanti erano i giocatori; oppure scacciate ogni Ombra con l’Anello.
haunt-11-goal-heroes-ends = Perdete quando siete tutti morti.
haunt-11-goal-traitor-win = Lascia entrare le Ombre, e uccidi tutti gli eroi.
haunt-11-goal-traitor-ends = Perdi quando gli eroi scacciano le Ombre.

haunt-12-goal-heroes-win = Non c’è un traditore. Uccidete i Gemelli Malvagi, con la Sfera di Cristallo, e siate ancora vivi quando muore l’ultimo.
haunt-12-goal-heroes-ends = Se il tuo esploratore muore, giochi il Gemello. Quando tutti gli eroi sono morti hanno vinto i Gemelli, e con loro i loro giocatori.

haunt-13-goal-heroes-win = Svegliate chi sogna: tanti segnalini risveglio quanti sono i giocatori, accanto al corpo, con il Simbolo Sacro.
haunt-13-goal-heroes-ends = Perdete quando abbastanza Incubi hanno lasciato la casa, o quando siete tutti morti.
haunt-13-goal-traitor-win = Porta fuori dalla casa tanti Incubi quanti ne sono stati annotati; oppure uccidi tutti gli eroi.
haunt-13-goal-traitor-ends = Perdi quando gli eroi svegliano il tuo corpo.

haunt-14-goal-heroes-win = Gettate tutto il Colore nella Camera del Pentacolo, dalle stanze accanto.
haunt-14-goal-heroes-ends = Perdete quando le stelle hanno avuto abbastanza sacrifici, o quando siete tutti morti.
haunt-14-goal-traitor-win = Porta 13 punti di sacrifici nella Camera del Pentacolo; oppure uccidi tutti gli eroi.
haunt-14-goal-traitor-ends = Perdi quando gli eroi hanno rovinato la Camera con tutto il loro Colore.

haunt-15-goal-heroes-win = Uccidete il Drago. La Lancia, lo Scudo e l’Armatura Antica vi aiuteranno.
haunt-15-goal-heroes-ends = Perdete quando siete tutti morti.
haunt-15-goal-traitor-win = Uccidi tutti gli eroi, con il fuoco e con i denti.
haunt-15-goal-traitor-ends = Perdi quando il Drago è ucciso.

haunt-16-goal-heroes-win = Trovate e uccidete il Fantasma nel sotterraneo; poi disinnescate la bomba, o lasciate la casa con la Ragazza.
haunt-16-goal-heroes-ends = Perdete quando la bomba esplode, quando siete tutti morti, o quando uscite tutti senza di lei.
haunt-16-goal-traitor-win = Fa’ saltare la casa, uccidi tutti gli eroi, o guardali uscire tutti senza la Ragazza mentre la bomba ticchetta.
haunt-16-goal-traitor-ends = Perdi quando il Fantasma è morto e gli eroi hanno disinnescato la bomba o portato fuori la Ragazza.

haunt-17-goal-heroes-win = Bruciate tante Candele quanti sono gli eroi, ciascuna in una stanza diversa del piano dove tutto è cominciato.
haunt-17-goal-heroes-ends = Perdete quando siete tutti morti.
haunt-17-goal-traitor-win = Nutri il Poltergeist, e uccidi con esso tutti gli eroi.
haunt-17-goal-traitor-ends = Perdi quando gli eroi l’hanno esorcizzato.

haunt-18-goal-heroes-win = Surriscaldate la caldaia e bruciate la casa con dentro il traditore; siate fuori, o almeno vivi.
haunt-18-goal-heroes-ends = Perdete quando troppi di voi sono morti mentre ciò che era vostro amico vive ancora.
haunt-18-goal-traitor-win = Uccidi due eroi ed esci dalla porta d’ingresso; oppure vinci quando non resta vivo più di un eroe.
haunt-18-goal-traitor-ends = Perdi quando sei morto. Solo una casa in fiamme può farlo.

haunt-19-goal-heroes-win = Portate il Colore nella Galleria e date tante pennellate quanti erano gli eroi; oppure uccidete il traditore, con l’Amuleto.
haunt-19-goal-heroes-ends = Perdete quando troppo Colore è distrutto, o quando siete tutti morti.
haunt-19-goal-traitor-win = Distruggi tre vasetti di Colore; oppure uccidi tutti gli eroi.
haunt-19-goal-traitor-ends = Perdi quando il tuo ritratto ha un altro volto, o quando sei morto.

haunt-20-goal-heroes-win = Imparate il nome del vero sposo, trovate e dissotterrate il suo Cadavere, e portatelo con l’Anello nella Cappella.
haunt-20-goal-heroes-ends = Perdete quando le nozze sono compiute, o quando siete tutti morti.
haunt-20-goal-traitor-win = Uccidi lo sposo, e manda avanti le nozze finché il tracciato non è a 3; oppure uccidi tutti gli eroi.
haunt-20-goal-traitor-ends = Perdi quando gli eroi hanno fermato le nozze.

haunt-21-goal-heroes-win = Distruggete il Signore degli Zombi, con il Medaglione; oppure ogni Zombi nella casa.
haunt-21-goal-heroes-ends = Perdete quando siete tutti morti. Chi muore si rialza come Zombi.
haunt-21-goal-traitor-win = Uccidi tutti gli eroi. Si rialzano dalla tua parte.
haunt-21-goal-traitor-ends = Perdi quando il Signore degli Zombi è distrutto, o quando non resta nessuno Zombi.

haunt-22-goal-heroes-win = Riuscite in tanti esorcismi quanti erano i giocatori, prima che la casa non ci sia più.
haunt-22-goal-heroes-ends = Perdete quando siete tutti morti. Alla fine di ogni turno crollano stanze: state lontani dal bordo.
haunt-22-goal-traitor-win = Lascia che l’abisso si prenda la casa, e con essa tutti gli eroi.
haunt-22-goal-traitor-ends = Perdi quando gli eroi chiudono l’abisso.

haunt-23-goal-heroes-win = Trovate la Testa della creatura con la Sfera di Cristallo, e colpitela tre volte.
haunt-23-goal-heroes-ends = Perdete quando siete tutti morti.
haunt-23-goal-traitor-win = Trascina gli eroi alle Braccia finché non sono tutti morti.
haunt-23-goal-traitor-ends = Perdi quando gli eroi uccidono la Testa della creatura.

haunt-24-goal-heroes-win = Avviate l’organo e suonatelo, nella Sala dell’Organo; poi liberatevi di ogni Pipistrello che vi sta ancora addosso.
haunt-24-goal-heroes-ends = Perdete quando siete tutti morti.
haunt-24-goal-traitor-win = Lascia bere i Pipistrelli finché tutti gli eroi non sono morti.
haunt-24-goal-traitor-ends = Perdi quando i Pipistrelli sono scacciati.

haunt-25-goal-heroes-win = Trovate le bambole, e ciascuno distrugga la propria: cercate con Conoscenza 2+. Almeno metà di voi deve vivere.
haunt-25-goal-heroes-ends = Perdete quando più della metà di voi è morta.
haunt-25-goal-traitor-win = Fa’ che più della metà degli eroi muoia.
haunt-25-goal-traitor-ends = Perdi quando tutte le bambole sono distrutte e metà degli eroi vive.

haunt-26-goal-heroes-win = Uccidete ogni Ratto nella casa; oppure il traditore, prima che raggiunga la Camera del Pentacolo.
haunt-26-goal-heroes-ends = Perdete quando la melodia è suonata fino in fondo, o quando siete tutti morti.
haunt-26-goal-traitor-win = Suona l’ultima strofa nella Camera del Pentacolo: cinque, o quattro con cinque o sei giocatori. Oppure uccidi tutti gli eroi.
haunt-26-goal-traitor-ends = Perdi quando non resta nessun Ratto, o quando muori prima di essere stato nella Camera.

haunt-27-goal-heroes-win = Esaminate la Melma, trovatene il punto debole, e gettateci tanti ingredienti quanti sono i giocatori.
haunt-27-goal-heroes-ends = Perdete quando ognuno di voi è morto o è un Uomo di Melma.
haunt-27-goal-traitor-win = Lascia crescere la Melma finché ogni eroe non è morto o un Uomo di Melma.
haunt-27-goal-traitor-ends = Perdi quando gli eroi ci hanno gettato abbastanza di ciò che le fa male.

haunt-28-goal-heroes-win = Battete due volte il Signore dei Demoni mentre portate l’Anello.
haunt-28-goal-heroes-ends = Perdete quando siete tutti morti.
haunt-28-goal-traitor-win = Uccidi tutti gli eroi, con i Demoni.
haunt-28-goal-traitor-ends = Perdi quando il Signore dei Demoni è distrutto.

haunt-29-goal-heroes-win = Uccidete il Mostro: colpitelo con tante Torce quanti sono i giocatori, o spingetelo giù dalla Torre o nel Precipizio.
haunt-29-goal-heroes-ends = Perdete quando siete tutti morti.
haunt-29-goal-traitor-win = Uccidi tutti gli eroi, con il tuo Mostro.
haunt-29-goal-traitor-ends = Perdi quando il Mostro è morto. Il fuoco gli fa male.

haunt-30-goal-heroes-win = Distruggete Dracula e la Sposa: con la Lancia, o con il sole che sorge. Uno di voi deve vivere.
haunt-30-goal-heroes-ends = Perdete quando ognuno di voi è morto o è un Vampiro.
haunt-30-goal-traitor-win = Uccidi o trasforma tutti gli eroi prima che sorga il sole.
haunt-30-goal-traitor-ends = Perdi quando Dracula e la Sposa sono distrutti. Guardati dalla Lancia e dal mattino.

haunt-31-goal-heroes-win = Nessuno è dalla tua parte. Trova un Paracadute, o prendine uno, e salta fuori sano e salvo.
haunt-31-goal-heroes-ends = Ci sono Paracadute per metà di voi. Chi è ancora dentro quando anche l’ultimo è sparito, muore.

haunt-32-goal-heroes-win = Suonate l’organo abbastanza bene da tornare a casa: trovate gli indizi, raccogliete ciò che aiuta, e tirate nella Sala dell’Organo.
haunt-32-goal-heroes-ends = Perdete quando siete tutti morti. L’aria si prende la sua parte all’inizio di ogni vostro turno.
haunt-32-goal-traitor-win = Guasta la macchina, e lascia che l’aria uccida tutti gli eroi.
haunt-32-goal-traitor-ends = Perdi quando gli eroi tornano a casa.

haunt-33-goal-heroes-win = Prendete il Libro e distruggetelo nel Locale Caldaia o nel Precipizio; oppure uccidete il traditore prima che il Dio sia arrivato.
haunt-33-goal-heroes-ends = Perdete quando siete tutti morti.
haunt-33-goal-traitor-win = Pronuncia le cinque sillabe nella Cappella o nella Camera del Pentacolo; poi lascia che il Dio Antico uccida tutti gli eroi.
haunt-33-goal-traitor-ends = Perdi quando il Libro è distrutto, o quando muori prima della quinta sillaba.

haunt-34-goal-heroes-win = Aprite i collari con due Chiavi ciascuno, e trovate il traditore tra voi. Almeno metà degli eroi deve vivere.
haunt-34-goal-heroes-ends = Perdete quando più della metà degli eroi è morta.
haunt-34-goal-traitor-win = Passa per un eroe mentre i collari fanno il loro lavoro, finché più della metà degli eroi non è morta.
haunt-34-goal-traitor-ends = Perdi quando non resta alcun collare che funzioni o ti nasconda, e metà degli eroi vive.

haunt-35-goal-heroes-win = Trovate e avviate l’Aeroplanino, prendete tutti a bordo, e volate fuori: almeno metà di voi.
haunt-35-goal-heroes-ends = Perdete quando restate in meno della metà.
haunt-35-goal-traitor-win = Lascia che i Gatti mangino più della metà degli eroi.
haunt-35-goal-traitor-ends = Perdi quando metà degli eroi è fuori con l’Aeroplanino.

haunt-36-goal-heroes-win = Portate la Barca a Remi e ogni eroe vivo sul Balcone, o nella Torre; almeno metà di voi deve vivere.
haunt-36-goal-heroes-ends = Perdete quando più della metà di voi è morta, o quando la Barca a Remi è distrutta. L’acqua sale.
haunt-36-goal-traitor-win = Fa’ che più della metà degli eroi muoia; oppure distruggi la Barca a Remi.
haunt-36-goal-traitor-ends = Perdi quando gli eroi fuggono con la Barca a Remi.

haunt-37-goal-heroes-win = Battete la Morte a scacchi, una volta. Spezzate Sigilli Sacri perché la Morte giochi peggio.
haunt-37-goal-heroes-ends = Perdete quando nessuno è nella stanza della Morte all’inizio del turno mostro, o quando siete tutti morti.
haunt-37-goal-traitor-win = Fa’ che nessun eroe sia nella stanza della Morte all’inizio del turno mostro; o che siano tutti morti.
haunt-37-goal-traitor-ends = Perdi quando un eroe vince anche una sola partita.

haunt-38-goal-heroes-win = Riuscite in tanti esorcismi quanti erano i giocatori: Sanità mentale o Conoscenza 5+, nelle stanze giuste o con le carte giuste.
haunt-38-goal-heroes-ends = Perdete quando siete tutti morti.
haunt-38-goal-traitor-win = Lascia che i Pipistrelli di Fuoco brucino tutti gli eroi.
haunt-38-goal-traitor-ends = Perdi quando gli eroi fermano lo sciame.

haunt-39-goal-heroes-win = Portate l’erede nel Corridoio delle Statue con la Lancia e l’Anello in mano. Il traditore non deve scoprire chi è.
haunt-39-goal-heroes-ends = Perdete quando l’erede è morto.
haunt-39-goal-traitor-win = Scopri chi è l’erede, e fa’ che muoia.
haunt-39-goal-traitor-ends = Perdi quando l’erede è incoronato: nel Corridoio delle Statue, con la Lancia e l’Anello.

haunt-40-goal-heroes-win = Trovate la stanza nel sotterraneo dove qualcuno è sepolto vivo, e scavate: tante volte quanti sono i giocatori.
haunt-40-goal-heroes-ends = Perdete quando l’aria è finita, o quando siete tutti morti.
haunt-40-goal-traitor-win = Lascia che il danno arrivi a 12; oppure uccidi tutti gli eroi.
haunt-40-goal-traitor-ends = Perdi quando chi è sepolto viene tirato fuori.

haunt-41-goal-heroes-win = Trovate il traditore invisibile, e uccidetelo.
haunt-41-goal-heroes-ends = Perdete quando siete tutti morti.
haunt-41-goal-traitor-win = Senza farti vedere, uccidi tutti gli eroi.
haunt-41-goal-traitor-ends = Perdi quando sei morto.

haunt-42-goal-heroes-win = Svegliate la Statua, mandatela dietro al traditore, e lasciate che il suo tocco lo consumi fino alla morte.
haunt-42-goal-heroes-ends = Perdete quando ciò che si prepara è compiuto, o quando siete tutti morti.
haunt-42-goal-traitor-win = Uccidi un eroe con un’arma e apri il varco con il corpo, nelle Catacombe, nel Precipizio o nella Camera del Pentacolo; oppure uccidili tutti.
haunt-42-goal-traitor-ends = Perdi quando sei morto. Forse solo la Statua può farlo.

haunt-43-goal-heroes-win = Purché tu non abbia mai il numero 1: prepara il Siero nel Laboratorio, e inocula ogni esploratore vivo.
haunt-43-goal-heroes-ends = Chi riceve l’1 è un traditore per sempre. I traditori vincono quando ognuno è morto, traditore o Alieno.
haunt-43-goal-traitor-win = Fa’ che ognuno sia morto, traditore o Alieno, e non essere l’ultimo a diventarlo.
haunt-43-goal-traitor-ends = Perdi quando il Siero esiste e ogni esploratore vivo è inoculato. Ti uccide.

haunt-44-goal-heroes-win = Riuscite in tanti rituali quanti erano i giocatori: Sanità mentale o Conoscenza 5+, ciascuno in una stanza diversa tra quelle giuste.
haunt-44-goal-heroes-ends = Perdete quando siete tutti morti. Invecchiate a ogni round.
haunt-44-goal-traitor-win = Sopravvivi agli eroi: vinci quando sono tutti morti.
haunt-44-goal-traitor-ends = Perdi quando gli eroi fermano il loro invecchiamento.

haunt-45-goal-heroes-win = Disinnescate le bombe che portate addosso, e uccidete il traditore.
haunt-45-goal-heroes-ends = Perdete quando siete tutti morti, o quando la Grande Bomba è pronta.
haunt-45-goal-traitor-win = Aspetta la Grande Bomba, a 12 sul tracciato; oppure fa’ che tutti gli eroi muoiano.
haunt-45-goal-traitor-ends = Perdi quando sei morto e un eroe vive.

haunt-46-goal-heroes-win = Uccidete il traditore e tutti i Cannibali; oppure uscite tutti, con tutte le Vittime, se nessuno è stato ucciso.
haunt-46-goal-heroes-ends = Perdete quando siete tutti morti, o quando tutte le Vittime sono morte e mangiate.
haunt-46-goal-traitor-win = Uccidi tutti gli eroi; oppure uccidi e mangia tutte le Vittime, purché nessuna sia fuggita.
haunt-46-goal-traitor-ends = Perdi quando tu e tutti i Cannibali siete morti, o quando gli eroi portano fuori tutti illesi.

haunt-47-goal-heroes-win = Mettete ogni Testa sotto l’incantesimo del Teschio, e distruggetele entrambe.
haunt-47-goal-heroes-ends = Perdete quando il verme ha tutta la sua lunghezza, o quando siete tutti morti.
haunt-47-goal-traitor-win = Posa il 16º Corpo; oppure uccidi tutti gli eroi.
haunt-47-goal-traitor-ends = Perdi quando entrambe le Teste sono distrutte.

haunt-48-goal-heroes-win = Nominate un’arma maledetta, domatela, e uccidete con essa Jack il Cremisi.
haunt-48-goal-heroes-ends = Perdete quando siete tutti morti. Ogni volta torna più forte.
haunt-48-goal-traitor-win = Uccidete tutti gli eroi, tu o Jack il Cremisi.
haunt-48-goal-traitor-ends = Perdi quando Jack il Cremisi è ucciso per sempre.

haunt-49-goal-heroes-win = Colpite lo Spirito Astrale tante volte quanti erano i giocatori, con Conoscenza o Sanità mentale.
haunt-49-goal-heroes-ends = Perdete quando tutte le vostre Anime sono distrutte, o quando lo Spirito ha preso un corpo.
haunt-49-goal-traitor-win = Distruggi tutte le Anime; oppure lascia che lo Spirito entri in un corpo.
haunt-49-goal-traitor-ends = Perdi quando lo Spirito è distrutto.

haunt-50-goal-heroes-win = Nessuno è dalla tua parte. Raccogli Indizi, e cerca dove dicono: 16 o più trova il tesoro.
haunt-50-goal-heroes-ends = Chi lo trova vince da solo. Se sono tutti morti, o non resta una stanza in cui cercare, non vince nessuno.

## Hints of a first game

coach-choice = Ciò che brilla si può scegliere. Una porta illuminata conduce in una stanza che nessuno ha visto; la tua Velocità dice quanti spazi percorri.
coach-secret = Questa pagina è solo per la tua parte. Gli altri ne hanno un’altra. Resta a un tocco di distanza.
