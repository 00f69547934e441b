import type { Refusal } from '../engine/options.ts'
import type { About } from '../engine/rules.ts'
import { type RulesOfRefusals, refuse, ruled } from '../galaxy/refuse.ts'

/** The paragraphs of this rulebook that galaxy's refusals come from. */
export const rulesOfRefusals: RulesOfRefusals = {
  activatedBefore: 'ti4/5.2',
  mayNotActivate: 'ti4/5.1',
  noPieces: 'ti4/23.2',
  overCapacity: 'ti4/16.1',
  notCarried: 'ti4/16.1',
  notOnTheWay: 'ti4/95.1',
  tooManyHastened: 'ti4/58.4',
  specialBesideSpecial: 'ti4/S6',
  notThisRing: 'ti4/S6',
  loneCounter: 'ti4/36.3',
  notEnough: 'ti4/26.1',
  overpaid: 'ti4/26.1',
  dockFull: 'ti4/68.1',
  dockInSpaceFull: 'ti4/68.1',
  kindFull: 'ti4/68.1',
  costsTooMuch: 'ti4/67.4',
  blockaded: 'ti4/67.6',
  enemyShipsThere: 'ti4/67.6',
  needsTechnology: 'ti4/26.3',
  notSoManyGoods: 'ti4/94.2',
  nothingExchanged: 'ti4/94.2',
}

export const because = (code: string, about?: About): Refusal => ruled(rulesOfRefusals, refuse(code, about))
