import type { Refusal } from '../engine/options.ts'
import type { About } from '../engine/rules.ts'
import { type RulesOfRefusals, refuse, ruled } from '../galaxy/refuse.ts'
import { layingRules } from './layingRules.ts'

/** The paragraphs of this rulebook that galaxy's refusals come from. */
// Called without effect, so that what is built of it leaves what it does not use.
export const rulesOfRefusals: RulesOfRefusals = /* @__PURE__ */ Object.assign(
  {
    planetFull: 'ti3/7.10',
    unitsLeft: 'ti3/7.10',
    noCounterInPool: 'ti3/11.activate',
    tollUnpaid: 'ti3/11.activate',
    mayNotActivate: 'ti3/11.activate',
    activatedBefore: 'ti3/11.once',
    noCounterLeft: 'ti3/12.transfer',
    noPair: 'ti3/12.transfer',
    asteroidField: 'ti3/18.asteroids',
    supernova: 'ti3/18.supernova',
    noPieces: 'ti3/19.pieces',
    loneCounter: 'ti3/19.counters',
    overFleetSupply: 'ti3/21.moving',
    fleetFull: 'ti3/21.fleet',
    notEnough: 'ti3/22.paying',
    overpaid: 'ti3/22.paying',
    oneDock: 'ti3/22.laws',
    notSoManyGoods: 'ti3/25.give',
    mayNotBuild: 'ti3/26.building',
    dockFull: 'ti3/26.limit',
    blockaded: 'ti3/26.blockade',
    overCapacity: 'ti3/27.capacity',
    notCarried: 'ti3/27.capacity',
    notOnTheWay: 'ti3/27.pickUp',
    staysAboard: 'ti3/27.unload',
    noSupport: 'ti3/29.support',
    pdsFull: 'ti3/29.pds',
    needsTechnology: 'ti3/30.warSun',
    leaderStays: 'ti3/34.landing',
    leaderAlone: 'ti3/34.landing',
    needsAdmiral: 'ti3/35.admiral',
    needsDiplomat: 'ti3/35.passage',
    dockInSpaceFull: 'ti3/se.docks',
    nowhereToLand: 'ti3/se.docks',
    unitsFull: 'ti3/se.production',
  },
  layingRules,
)

export const because = (code: string, about?: About): Refusal => ruled(rulesOfRefusals, refuse(code, about))
