# Haunt 4, The Web of Destiny.

haunt-4-title = La tela del destino

haunt-4-story =
    Quella che sembrava una tenda era una ragnatela, e uno di voi ci sta in mezzo. Qualcosa di grande come un pony è lì sopra, immobile. Il morso ha cominciato a prudere. Sotto la pelle, piccole cose si rigirano nel sonno.

haunt-4-heroes =
    Un Ragno enorme sorveglia chi ha risvegliato questo scenario: intrappolato nella ragnatela, con dentro le uova del Ragno, finché non si schiudono. Liberatevi dell’una e delle altre, e portate qualcuno fuori dalla casa.

    L’esploratore intrappolato non può muoversi, ma può strappare la ragnatela e può usare, dare e prendere oggetti nella stanza. Finché le uova sono lì, nessuna sua caratteristica scende al teschio.

    La ragnatela: in quella stanza, come attacco del vostro turno e con qualsiasi arma per la Potenza, fate un attacco di Potenza contro 4 dadi del giocatore traditore. Ogni vittoria mette un segnalino sulla ragnatela, una sconfitta non ferisce nessuno. Con tanti segnalini quanti sono i giocatori la ragnatela non c’è più.

    Le uova: in quella stanza, tiro di Conoscenza 4+ con il Kit Medico in mano, oppure consumate l’Unguento Curativo sull’esploratore intrappolato, senza tiro. Finché il Kit Medico non è trovato, ogni eroe che dovrebbe pescare un oggetto può prendere invece il Kit.

    La porta d’ingresso: distrutte ragnatela e uova, tiro di Conoscenza 6+ o di Potenza 6+ nella Sala d’Ingresso. Un successo la apre; poi pescate una carta evento, e il vostro turno è finito. Dal turno seguente gli eroi possono uscire dalla Sala d’Ingresso per 1 spazio.

    I tiri per uova e porta: uno per turno per ciascuno di voi. Vincete quando ragnatela e uova sono distrutte e almeno un eroe è fuori dalla casa.

haunt-4-traitor =
    Chi ha risvegliato questo scenario pende da una ragnatela, pieno delle uova del tuo Ragno, e non può muoversi. Con 3 o 4 giocatori il tuo esploratore è morto e giochi solo il Ragno; con 5 o 6 il tuo esploratore resta.

    Vinci quando le uova si schiudono, cioè a 9 sul tracciato, o quando tutti gli eroi sono morti. Il tracciato parte da 1 e sale di 1 alla fine di ogni tuo turno, anche se il tuo esploratore è morto; il turno mostro che segue va secondo il nuovo numero.

    Né tu né il Ragno potete attaccare l’esploratore nella ragnatela finché le uova non sono distrutte.

    Il Ragno: Sanità mentale 5; Velocità e Potenza crescono con il tracciato. A 1: Velocità 0, Potenza 2. A 2: Velocità 1, Potenza 2. A 3: Velocità 2, Potenza 4. A 4: Velocità 4, Potenza 4. A 5: Velocità 5, Potenza 5. A 6: Velocità 6, Potenza 7. Da 7 in poi: Velocità 6, Potenza 8. In ogni turno mostro deve muoversi verso un eroe a tua scelta, non quello intrappolato, e attaccare se può; se non c’è un tale eroe si muove come vuoi. Negli attacchi che fa tira di nuovo ogni dado vuoto, una volta.

haunt-4-heroes-win =
    La porta cede, e c’è la pioggia, e nulla ha mai avuto un sapore migliore. Dietro di voi otto zampe percorrono la sala, senza fretta, e si fermano sulla soglia. Non amano il bagnato. Non vi voltate, e non vi grattate.

haunt-4-traitor-win =
    Sembra un applauso, piccolissimo e fittissimo. La ragnatela trema da un capo all’altro mentre escono per farsi contare. La madre le conta. Poi ti guarda come si guarda una brava balia, e tu tendi le mani.

verb-tear-web = Strappa la ragnatela
verb-tear-web-with = Strappa la ragnatela con { $card_art }
verb-cut-out-eggs = Distruggi le uova con il Kit Medico
verb-salve-eggs = Consuma l’Unguento Curativo sulle uova

prompt-fetch-medical-kit = { $subject_cap } prende il Kit Medico invece di pescare un oggetto?

notice-webbed = { $figure_cap } pende dalla ragnatela e non può muoversi.
notice-web-held = La ragnatela resiste { $figure_to }: { $result } a { $against }.
notice-web-gone = La ragnatela è distrutta.
notice-eggs-gone = Le uova sono distrutte.
notice-eggs-hatch = Le uova si schiudono.
shown-web-tokens = Strappi nella ragnatela
shown-web-needed = Strappi necessari
shown-eggs = Le uova sono vive
shown-front-door-open = La porta d’ingresso è aperta
