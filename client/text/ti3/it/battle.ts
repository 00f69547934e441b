import type { BattleWords } from '../en/battle.ts'

export const battleIt: BattleWords = {
  'ti3.ask.withdraw': 'Annuncia la ritirata, oppure continua a combattere.',
  'ti3.ask.retreat': 'Annuncia la ritirata, oppure continua a combattere.',
  'ti3.ask.withdraw.to': 'Ritirata verso {hex}',
  'ti3.ask.retreat.to': 'Ritirata verso {hex}',
  'ti3.ask.stillRetreat.to': 'Ritirata verso {hex}',
  'ti3.ask.fightOn': 'Continua a combattere',
  'ti3.ask.stillRetreat': 'Non resta nessuna nave nemica. Esegui la ritirata, oppure tieni il sistema.',
  'ti3.ask.holdSpace': 'Tieni il sistema',
  'ti3.ask.land': 'Sbarca Forze di Terra e PDS, o tienili a bordo.',
  'ti3.ask.bombard': 'Scegli che cosa bombarda ogni {unit}.',
  'ti3.ask.nextPlanet': 'Scegli per quale pianeta si combatte adesso.',
  'ti3.ask.fightersInvade': 'Scegli quanti Caccia partecipano alla battaglia per {planet}.',
  'ti3.log.announcesRetreat': '{seat} annuncia la ritirata verso {hex}.',
  'ti3.log.cannotRetreat': '{seat} resta: la ritirata è annullata.',
  'ti3.log.settles': '{seat} prende {planet}, che era neutrale.',
  'ti3.log.bombardment': '{count} {count|nave|navi} di {seat} {count|bombarda|bombardano} {planet}.',
  'ti3.log.turnsNeutral': '{planet} diventa neutrale.',
  'rule.ti3/11.landing.why':
    'Solo le Forze di Terra prendono un pianeta; i PDS sbarcati da soli su un pianeta altrui sono distrutti.',
  'rule.ti3/12.order.why': "Il giocatore attivo decide l'ordine in cui si combatte per i pianeti.",
  'rule.ti3/15.retreat.why':
    "L'intera flotta va in un solo sistema adiacente che hai già attivato, dopo questo round di dadi.",
  'rule.ti3/16.casualties.why':
    'Scegli tu chi subisce i colpi. Il carico va perso con la nave; Corazzate e Soli di Guerra prima si danneggiano.',
  'rule.ti3/16.cancelled.why':
    "La ritirata è annullata quando l'avversario non ha più unità nel sistema; quelle sui pianeti contano.",
  'rule.ti3/17.bombardment.why':
    'Ogni nave bombarda una volta. Alle Corazzate serve il tuo sbarco e nessun PDS nemico; ai Soli di Guerra no.',
  'rule.ti3/17.fighters.why': 'Combattono accanto alle tue Forze di Terra e poi tornano nello spazio.',
}
