import type { BattleCardsWords } from '../en/battleCards.ts'

export const battleCardsIt: BattleCardsWords = {
  'ti4.ask.diceAgain': '{card}: quali dadi ritiri?',
  'ti4.ask.dieAgain': '{unit}: {count}, serve {needs}',
  'ti4.ask.destroyShip': 'Una delle tue navi è distrutta: scegli quale.',
  'ti4.log.repairs': '{seat} ripara {count} {count|unità|unità} in {hex}.',
  'ti4.log.intercepted': 'La ritirata di {seat} è bloccata.',
  'ti4.log.hitsCancelled': '{seat} annulla al massimo {count} {count|colpo|colpi}.',
  'ti4.log.directHit': 'Una nave danneggiata di {seat} è colpita di nuovo.',
  'ti4.log.pdsDisabled': 'I PDS degli altri in {hex} tacciono durante questa invasione.',
  'rule.ti4/31.1.why': "Un'unità distrutta torna nei rinforzi del proprietario.",
  'rule.ti4/74.1.why': 'Vale ciò che il dado mostra ora, non ciò che mostrava prima.',
}
