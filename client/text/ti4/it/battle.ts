import type { BattleWords } from '../en/battle.ts'

export const battleIt: BattleWords = {
  'ti4.ask.announceRetreat': 'Annuncia la ritirata da {hex}, oppure continua a combattere.',
  'ti4.retreat.announce': 'Annuncia la ritirata',
  'ti4.retreat.stay': 'Continua a combattere',
  'ti4.ask.retreatTo': 'Scegli dove si ritirano le tue navi.',
  'ti4.ask.retreatWith': 'Scegli che cosa portano con sé le tue navi: {count} {count|posto|posti}.',
  'ti4.ask.tokenFrom': 'Scegli la riserva da cui viene il segnalino che metti in {hex}.',
  'ti4.ask.bombard': 'Scegli che cosa bombarda: {unit}.',
  'ti4.bombardment.hold': 'Non sparare',
  'ti4.ask.custodians': 'Spendi {count} influenza per rimuovere i custodi da Mecatol Rex?',
  'ti4.custodians.remove': 'Rimuovi i custodi',
  'ti4.custodians.leave': 'Lasciali lì',
  'ti4.ask.payCustodians': 'Spendi influenza per i custodi.',
  'ti4.ask.land': 'Impegna forze di terra sui pianeti di {hex}.',
  'ti4.ask.nextPlanet': 'Un pianeta dopo l’altro: scegli il prossimo.',
  'ti4.ask.nextCombat': 'Scegli per quale pianeta si combatte adesso.',
  'ti4.ask.spaceCannonDefense': 'Il tuo Cannone Spaziale su {planet} spara a chi sbarca?',
  'ti4.log.spaceCombat': '{seat} contro {other} in {hex}: combattimento spaziale.',
  'ti4.log.announcesRetreat': '{seat} annuncia la ritirata.',
  'ti4.log.retreats': 'Le navi di {seat} si ritirano da {hex} a {to}.',
  'ti4.log.holdsSpace': 'Il combattimento è finito: {seat} tiene {hex}.',
  'ti4.log.bothLost': 'Il combattimento è finito: non resta nessuno.',
  'ti4.log.takes': '{seat} prende {planet}.',
  'ti4.log.custodians': '{seat} rimuove i custodi da Mecatol Rex.',
  'ti4.log.lands': '{seat} sbarca {count} {count|forza|forze} di terra su {planet}.',
  'ti4.log.groundCombat': '{seat} contro {other} su {planet}: combattimento di terra.',
  'ti4.log.holdsPlanet': 'Il combattimento su {planet} è finito: resta {seat}.',
  'galaxy.log.spaceBattle': '{seat} attacca in {hex}: combattimento spaziale.',
  'galaxy.scene.space': 'Combattimento spaziale: {place}',
  'galaxy.now.battle': 'Combattimento spaziale, {place}',
  'galaxy.land.hostile': 'tenuto da altri, {count} {count|forza|forze} di terra',
  'rule.ti4/15.1.why':
    'Ogni unità con Bombardamento spara una volta, alle forze di terra su un pianeta senza uno Scudo Planetario che tenga.',
  'rule.ti4/20.3.why':
    'Nei tuoi rinforzi non resta nessun Segnalino Comando, quindi uno viene da una riserva.',
  'rule.ti4/27.2.why':
    'Prima nessuno sbarca su Mecatol Rex. Chi li rimuove ottiene un punto vittoria e deve sbarcare; da allora seguono le agende.',
  'rule.ti4/42.2.why': 'Scegli tu chi subisce i colpi. I Mech possono invece Sostenere Danni.',
  'rule.ti4/49.2.why':
    'Le forze di terra nello spazio di questo sistema possono sbarcare, su quanti dei suoi pianeti vuoi.',
  'rule.ti4/49.3.why': "Il giocatore attivo decide l'ordine.",
  'rule.ti4/49.4.why': "Il giocatore attivo decide l'ordine in cui si combatte per i pianeti.",
  'rule.ti4/77.6.why': 'Le unità con Cannone Spaziale su quel pianeta sparano una volta a chi è sbarcato.',
  'rule.ti4/78.4.why':
    "Il difensore annuncia per primo; se lo fa, l'attaccante non può. Le navi partono dopo questo round di dadi.",
  'rule.ti4/78.6.why':
    'Scegli tu chi subisce i colpi. Le navi che sanno Sostenere Danni possono riportarne invece.',
  'rule.ti4/78.7.why':
    'Tutte le navi vanno in un sistema adiacente senza navi altrui dove hai un pianeta o unità. Vi si mette un Segnalino Comando.',
}
