import type { RulesOfRefusals } from '../galaxy/refuse.ts'

/** The paragraphs of this rulebook that galaxy's refusals come from. */
export const rulesOfRefusals: RulesOfRefusals = {
  activatedBefore: 'ti4/5.2',
  mayNotActivate: 'ti4/5.1',
  noPieces: 'ti4/23.2',
  overCapacity: 'ti4/16.1',
  notCarried: 'ti4/16.1',
  notOnTheWay: 'ti4/95.1',
  specialBesideSpecial: 'ti4/S6',
  notThisRing: 'ti4/S6',
  loneCounter: 'ti4/36.3',
  notEnough: 'ti4/26.1',
}
