import type { SetId } from './sets.ts'

/** Domain Counters, kind by kind: how many there are, and the number printed on them. What they are called and do is said in
 *  `client/text/ti3/*`/domains.ts. The rulebook counts 44; the expansion adds 19. */
const printed = {
  peaceful_annexation: { set: 'base', copies: 9 },
  natural_wealth_2: { set: 'base', copies: 5, tradeGoods: 2 },
  natural_wealth_4: { set: 'base', copies: 4, tradeGoods: 4 },
  technological_society: { set: 'base', copies: 2 },
  industrial_society: { set: 'base', copies: 2 },
  biohazard: { set: 'base', copies: 4 },
  radiation: { set: 'base', copies: 4 },
  hostile_locals_1: { set: 'base', copies: 5, locals: 1 },
  hostile_locals_2: { set: 'base', copies: 2, locals: 2 },
  hostile_locals_3: { set: 'base', copies: 1, locals: 3 },
  lazax_survivors: { set: 'base', copies: 2 },
  settlers: { set: 'base', copies: 2 },
  wormhole_alpha: { set: 'base', copies: 1, wormhole: 'alpha' },
  wormhole_beta: { set: 'base', copies: 1, wormhole: 'beta' },
  native_intelligence: { set: 'expansionDomains', copies: 4 },
  hidden_factory: { set: 'expansionDomains', copies: 3 },
  hostage_situation: { set: 'expansionDomains', copies: 4 },
  automated_defense_system: { set: 'expansionDomains', copies: 3 },
  fighter_ambush_1: { set: 'expansionDomains', copies: 2, fighters: 1 },
  fighter_ambush_2: { set: 'expansionDomains', copies: 2, fighters: 2 },
  fighter_ambush_3: { set: 'expansionDomains', copies: 1, fighters: 3 },
} as const

export type DomainKind = keyof typeof printed

export interface DomainCounter {
  readonly set: SetId
  readonly copies: number
  readonly tradeGoods?: number
  /** Ground Forces of nobody that fight whoever lands. */
  readonly locals?: number
  /** Fighters of nobody that attack the fleet whoever lands came with. */
  readonly fighters?: number
  readonly wormhole?: 'alpha' | 'beta'
}

export const domainCounters: Readonly<Record<DomainKind, DomainCounter>> = printed
