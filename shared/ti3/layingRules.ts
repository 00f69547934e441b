import type { RulesOfRefusals } from '../galaxy/refuse.ts'

/** Of galaxy's refusals those while the galaxy is built: a browser reads no more of them then. */
export const layingRules: RulesOfRefusals = {
  specialBesideSpecial: 'ti3/8.special',
  planetIsDue: 'ti3/8.planet',
  notThisRing: 'ti3/8.ring',
}
