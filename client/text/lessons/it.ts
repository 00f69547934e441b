import type { LessonsWords } from './en.ts'

export const lessonsIt: LessonsWords = {
  'galaxy.lesson.title': 'Giocando s’impara',
  'galaxy.lesson.next': 'Capito',
  'galaxy.lesson.skip': 'Basta suggerimenti',
  'galaxy.lesson.lay':
    'Insieme costruite la mappa. Pianeti ricchi vicino a casa ti aiutano; i bordi rossi tengono lontani gli altri.',
  'galaxy.lesson.station':
    'Le tue prime forze. Una buona divisione è pronta; confermala, o spostane con più e meno.',
  'galaxy.lesson.pick':
    'Ogni carta è un’azione forte per questo round, e il suo numero dice quando agisci. Per cominciare: quella che porta più pianeti o una Tecnologia. Anche gli altri useranno la sua seconda metà.',
  'galaxy.lesson.objectives':
    'Si vince a punti, e i punti vengono dagli obiettivi. Guarda quelli scoperti, e a che punto sei, in «Obiettivi» qui.',
  'galaxy.lesson.turn':
    'Ora un’azione. Tocca un sistema: leggi tutto di lui, e puoi attivarlo per muoverti lì. Prima i pianeti liberi accanto a casa.',
  'galaxy.lesson.ways':
    'Queste sono le altre azioni: la tua Carta Strategia, ciò che offre una carta, e passare. Un’azione per turno; poi tocca al prossimo.',
  'galaxy.lesson.hold':
    'Tieni un dito (o il mouse) su una figura o una parola e ti si dice che cos’è. Sulla mappa si apre il sistema, qualunque cosa tu stia facendo.',
  'galaxy.lesson.move':
    'Scegli chi vola: tocca un tipo, o prendi tutto. Ciò che non raggiunge il sistema non è offerto. I Trasporti portano chi prende i pianeti.',
  'galaxy.lesson.land': 'Chi sbarca dove? Un pianeta è tuo quando vi stanno tue truppe.',
  'galaxy.lesson.battle':
    'Ogni dado che mostra il numero di un’unità o più è un colpo. I dadi d’oro hanno fatto un colpo. Tirano entrambe le parti, poi entrambe perdono unità.',
  'galaxy.lesson.casualties':
    'Scegli tu che cosa perdi. Un danno per ora non costa nulla; poi ciò che costa poco. Il suggerimento è buono.',
  'galaxy.lesson.produce':
    'Tocca ciò che vuoi costruire. La somma mostra quanto costa e quanto puoi spendere; accanto a una base sta quante unità produce.',
  'galaxy.lesson.pay':
    'I pianeti pagano per intero: ciò che supera il prezzo va perso. Una scelta adatta è pronta.',
  'galaxy.lesson.secondary':
    'Qualcuno ha usato una Carta Strategia, e tu puoi usarne la seconda metà. Per lo più costa un contatore, quindi prendi ciò che ti serve ora.',
  'galaxy.lesson.respond':
    'Succede qualcosa a cui puoi rispondere. Passa se non ti serve; quanto spesso ti si chiede si sceglie in «Tavolo».',
  'galaxy.lesson.research':
    'Una Tecnologia vale per tutta la partita. Toccane una per leggerla; quelle che brillano ti sono aperte.',
  'galaxy.lesson.vote':
    'L’influenza dei tuoi pianeti sono i tuoi voti, e i pianeti usati per ora sono spesi. Puoi anche starne fuori.',
  'galaxy.lesson.score': 'Il premio del round: scegli l’obiettivo che hai raggiunto.',
  'galaxy.lesson.share':
    'Tre posti per i tuoi contatori: per attivare sistemi, per avere flotte più grandi, per usare le carte altrui. Due o tre dei primi e uno degli ultimi va bene.',
  'galaxy.lesson.deals':
    'Ecco gli altri: i loro punti, che cosa hanno, che cosa potrebbero ottenere in questo round. Tocca un nome per leggere che cosa sanno fare.',
  'galaxy.lesson.log':
    'Tutto ciò che è successo sta qui. Le sue parole si toccano, e gli ultimi turni si rivedono.',
  'galaxy.lesson.pass':
    'Passare finisce il round per te, usata la tua Carta Strategia. Fallo quando nessuna azione vale un contatore.',

  'ti4.lesson.pick':
    'Ogni carta è un’azione forte per questo round, e il suo numero dice quando agisci. Per cominciare: Comando, Tecnologia o Guerra. Anche gli altri useranno la sua seconda metà.',
  'ti4.lesson.secondary':
    'Qualcuno ha usato una Carta Strategia, e tu puoi usarne la seconda metà. Per lo più costa un segnalino della tua Riserva Strategica, quindi prendi ciò che ti serve ora.',
  'ti4.lesson.share':
    'Tre riserve per i tuoi segnalini: Tattica per attivare sistemi, di Flotta per flotte più grandi, Strategica per le carte altrui. Tre, tre e due va bene.',
  'ti4.lesson.pass':
    'Passare finisce il round per te, usata la tua Carta Strategia. Fallo quando nessuna azione vale un segnalino.',
  'ti4.lesson.deals':
    'Ecco gli altri. Con i vicini commerci nel tuo turno: dai le tue Merci per le loro, ed entrambi avete Beni di Commercio. Le offerte stanno sotto i tre puntini accanto alla domanda.',
}
