import type { ShatteredEmpireWords } from '../en/shatteredEmpire.ts'

export const shatteredEmpireIt: ShatteredEmpireWords = {
  'may.spendPolitical': 'Spendi una Carta Politica come Bene di Commercio',

  'ti3.hand.political': 'Le mie Carte Politiche',
  'ti3.hand.political.hint':
    'Con Assemblea se ne può giocare una. In qualsiasi momento puoi scartarne una al posto di un Bene di Commercio che spendi.',
  'ti3.player.political': '{count} {count|Carta Politica|Carte Politiche}',
  'ti3.player.spare': '{count} {count|scartata come Bene|scartate come Beni} di Commercio',

  'ti3.log.drawsPolitical': '{seat} pesca {count} {count|Carta Politica|Carte Politiche}.',
  'ti3.log.discardsPolitical': '{seat} scarta {card}.',
  'ti3.log.inPlaceOfGood': '{seat} scarta {card} al posto di un Bene di Commercio.',
  'ti3.log.playsPolitical': '{seat} gioca {card} dalla mano.',
  'ti3.log.zone': '{seat} dichiara {hex} zona smilitarizzata.',
  'ti3.log.zoneCounter': 'Un Contatore di Comando di {seat} è piazzato in {hex}.',
  'ti3.log.agreementsPay': 'Tutti gli accordi commerciali rendono; chiunque non sia {seat} riceve 1 in meno.',
  'ti3.log.annexesFreely': '{seat} annette {planet}.',
  'ti3.log.highAlert': 'Massima Allerta: le navi di {seat} in {hex} sono più veloci e sparano meglio.',
  'ti3.log.reinforces': '{unit} di {seat} di rinforzo in {hex}.',
  'ti3.log.looksAtObjectives': '{seat} guarda le prime {count} carte del Mazzo degli Obiettivi Pubblici.',

  'ti3.ask.discardPolitical': 'Hai più di {count} Carte Politiche. Scartane una.',
  'ti3.ask.countersAsWell': 'Comprare fino a 3 altri Contatori di Comando per 2 influenza ciascuno?',
  'ti3.ask.diplomacyTwo': 'Scegli che cosa fa Diplomazia II.',
  'ti3.ask.zone': 'Scegli un sistema con un tuo pianeta: tutti gli altri vi piazzano un contatore.',
  'ti3.ask.zoneCounter': 'Non hai contatori nei rinforzi. Scegli da dove viene quello per la zona.',
  'ti3.ask.annexation': 'Scegli un pianeta vuoto da annettere.',
  'ti3.ask.payAnnexation': 'Paga {price} influenza per {planet}.',
  'ti3.ask.assembly': 'Scegli chi prende il Gettone del Portavoce e chi gioca una Carta Politica.',
  'ti3.ask.assemblyPlays': 'Scegli chi gioca una Carta Politica.',
  'ti3.ask.assemblySpeaker': 'Scegli il nuovo Portavoce.',
  'ti3.ask.assemblyAgenda': 'Scegli la Carta Politica che giochi.',
  'ti3.ask.morale': 'Scegli un pianeta da riattivare: restano {count} fra risorse e influenza.',
  'ti3.ask.enoughRefreshed': 'Basta così',
  'ti3.ask.tradeTwo': 'Scegli che cosa viene prima che tutti gli accordi rendano.',
  'ti3.ask.cancelAgreements': 'Scegli uno o due accordi da annullare.',
  'ti3.ask.highAlert': 'Scegli dove le tue navi sono in Massima Allerta.',
  'ti3.ask.alertFollows': 'Le tue navi lasciano {hex}. La Massima Allerta le segue?',
  'ti3.ask.reinforce': 'Scegli una nave da mandare in un sistema che controlli.',
  'ti3.ask.reinforceSecond': 'Scegli una seconda nave, o fermati a una.',
  'ti3.ask.reinforceTo': '{unit} da {hex}: scegli dove va.',
  'ti3.ask.reinforceFighters': 'Scegli quanti Caccia porta con sé.',
  'ti3.ask.turnUp': "Scegli l'obiettivo da rivelare. L'altro torna in cima.",

  'ti3.diplomacyTwo.zone': 'Smilitarizza un tuo sistema',
  'ti3.diplomacyTwo.annex': 'Annetti gratis un pianeta vuoto',
  'ti3.assembly.take': 'Divento Portavoce, un altro gioca una carta',
  'ti3.assembly.give': 'Un altro diventa Portavoce, io gioco una carta',
  'ti3.tradeTwo.goods': 'Ricevi {count} Beni di Commercio',
  'ti3.tradeTwo.cancel': 'Annulla fino a {count} accordi commerciali',
  'ti3.tradeTwo.agreement': '{seat} e {partner}',
  'rule.ti3/se': 'Shattered Empire',
  'ti3.highAlert.token': 'Gettone di Massima Allerta',
  'ti3.highAlert.stays': 'Resta lì',

  'ti3.lasting.highAlert':
    'Massima Allerta in {hex}: le navi di {seat} hanno +1 nelle Battaglie Spaziali e +1 al movimento da lì.',
  'ti3.lasting.annexed': '{planet} è stato annesso in questo round e non si può annettere di nuovo.',

  'rule.ti3/se.politicalHand.why':
    'Non si tengono più di cinque Carte Politiche; quelle di troppo si scartano subito.',
  'rule.ti3/se.leadership.why':
    'Fino a tre contatori per 2 influenza ciascuno; usare questa abilità non ne costa.',
  'rule.ti3/se.diplomacyTwo.why':
    'Chi ha un contatore in un sistema non lo può attivare. Viene dai rinforzi finché ce ne sono.',
  'rule.ti3/se.annexation.why':
    'Non vi sta nulla, e un sistema adiacente è tuo: tutti i suoi pianeti e una nave che non sia un Caccia. I Tunnel Spaziali non contano.',
  'rule.ti3/se.assembly.why':
    'Solo con Assemblea il Gettone del Portavoce passa di mano. Chi lo riceve vota per ultimo e decide i pareggi.',
  'rule.ti3/se.morale.why':
    'Quanti tuoi pianeti vuoi, le cui risorse e influenza sommate siano al massimo 6.',
  'rule.ti3/se.production.why': 'Producono le basi di un solo sistema, anche se attivato; ciò non lo attiva.',
  'rule.ti3/se.tradeTwo.why':
    'Beni o la fine di accordi; poi tutti gli accordi rendono, e se ne possono fare di nuovi.',
  'rule.ti3/se.highAlert.why':
    'Fino alla Fase di Status: lì +1 ai dadi dei round delle Battaglie Spaziali, +1 al movimento per le navi che partono da lì.',
  'rule.ti3/se.reinforce.why':
    'Da sistemi che non hai attivato, un passo in un sistema che controlli. Nulla viene attivato, non si imbarcano truppe.',
  'rule.ti3/se.technologyTwo.why':
    'Ti servono i prerequisiti e il prezzo, meno 1 per ogni pianeta pronto di quel colore.',
  'rule.ti3/se.bureaucracy.why': 'Le vedi entrambe solo tu; una viene rivelata a tutti.',
}
