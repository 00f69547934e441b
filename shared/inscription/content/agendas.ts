import type { Reprinted } from './editions.ts'
import type { SetId } from './sets.ts'

const printed = {
  homestead_relief: {
    id: 'homestead_relief',
    set: 'base',
    name: 'Homestead Relief',
    stage: 2,
    star: true,
    pass: 'Each player claims 1 population.',
    fail: 'Each player crosses out any 2 icons on one of their unlocked planets; a player with no unlocked planet claims 1 trade good.',
  },
  population_controls: {
    id: 'population_controls',
    set: 'base',
    name: 'Population Controls',
    stage: 2,
    pass: 'Each player crosses out 1 unspent planet asset; a player who has none crosses out 1 claimed trade good or vote (if any).',
    fail: 'Each player crosses out the asset of one row or column of their choice on Expansion that they have not claimed; it can no longer be claimed.',
    second: {
      fail: 'Each player crosses out the asset of one row or column of their choice that they have not claimed on one of their unlocked planets; it can no longer be claimed. A player who has none crosses out 1 claimed trade good (if any).',
    },
  },
  trade_fleet_subsidization: {
    id: 'trade_fleet_subsidization',
    set: 'base',
    name: 'Trade-Fleet Subsidization',
    stage: 2,
    star: true,
    pass: 'Each player claims 1 commodity of their choice.',
    fail: 'Each player claims 1 trade good; the player who cast the most votes claims 1 more.',
  },
  technology_embargo: {
    id: 'technology_embargo',
    set: 'base',
    name: 'Technology Embargo',
    stage: 2,
    pass: 'Each player chooses one of their locked technologies: its research cost can no longer be paid (it can still be unlocked by specialty or by a card).',
    fail: 'Each player crosses out 1 unspent specialty asset; a player who has none crosses out 1 claimed trade good (if any).',
    second: {
      pass: 'Each player crosses out 1 claimed trade good (if any) and chooses one of their locked technologies: its research cost can no longer be paid (it can still be unlocked by specialty or by a card).',
    },
  },
  corporate_tax_breaks: {
    id: 'corporate_tax_breaks',
    set: 'base',
    name: 'Corporate Tax Breaks',
    stage: 3,
    star: true,
    pass: 'Each player claims 1 trade good for every two "+1 trade good" icons they have unlocked, rounded up (minimum 1).',
    fail: 'Each player spends 3 material on any sheet.',
  },
  automated_worker_ban: {
    id: 'automated_worker_ban',
    set: 'base',
    name: 'Automated Worker Ban',
    stage: 3,
    pass: 'Each player chooses one unmarked asset space in their industry grid that is adjacent to a marked space and blacks it out; it is no longer a space.',
    fail: 'During the next strategy event no player can spend resources from focus dice.',
    second: {
      pass: 'Each player chooses one space in their industry grid that they could claim and blacks it out; it is no longer a space. A player who has none crosses out 1 claimed trade good (if any).',
    },
  },
  hyperlane_security: {
    id: 'hyperlane_security',
    set: 'base',
    name: 'Hyperlane Security',
    stage: 3,
    star: true,
    pass: 'Each player explores 2 systems at no cost.',
    fail: 'Each player claims 1 explored system other than Mecatol Rex at no cost.',
  },
  disarmament_treaty: {
    id: 'disarmament_treaty',
    set: 'base',
    name: 'Disarmament Treaty',
    stage: 3,
    pass: 'Each player chooses the left or the right side of their next unresolved war and crosses out the win asset there; it cannot be claimed.',
    fail: 'Each player crosses out one unit band of their choice that is not yet built and has no crossed-out icons (not infantry); that copy can no longer be built.',
    second: {
      pass: 'Each player crosses out the win assets on both sides of their next unresolved war; they cannot be claimed.',
      fail: 'Each player crosses out one unit band of their choice that is not yet built and has crossed-out icons; that copy can no longer be built. A player who has none crosses out 2 claimed trade goods (if any).',
    },
  },
  earmarked_spending: {
    id: 'earmarked_spending',
    set: 'base',
    name: 'Earmarked Spending',
    stage: 4,
    star: true,
    pass: 'Each player spends 2 free trade goods on any one sheet.',
    fail: 'The player who cast the most votes chooses material, influence or research; each player spends 3 material, 2 influence or 1 research accordingly on any sheet.',
  },
  construction_moratorium: {
    id: 'construction_moratorium',
    set: 'base',
    name: 'Construction Moratorium',
    stage: 4,
    pass: 'Each player crosses out one unbuilt space dock (it can no longer be built); a player who has built all three crosses out 1 claimed trade good (if any).',
    fail: 'Each player crosses out one locked planet (it can no longer be unlocked); a player with no locked planet crosses out 1 claimed trade good (if any).',
    second: {
      pass: 'Each player crosses out 2 claimed trade goods (if any) and one unbuilt space dock (it can no longer be built).',
      fail: 'Each player crosses out 2 claimed trade goods (if any) and one locked planet (it can no longer be unlocked).',
    },
  },
  wartime_preparations: {
    id: 'wartime_preparations',
    set: 'base',
    name: 'Wartime Preparations',
    stage: 4,
    star: true,
    pass: 'Each player deploys a cruiser.',
    fail: 'Each player deploys 2 infantry.',
  },
  piracy_crackdown: {
    id: 'piracy_crackdown',
    set: 'base',
    name: 'Piracy Crackdown',
    stage: 4,
    pass: 'Each player crosses out half of their claimed trade goods, rounded up.',
    fail: 'Each player crosses out their rightmost unlocked "+1 trade good" icon; it no longer counts during production.',
  },
} as const satisfies Record<string, AgendaCard & Reprinted<AgendaCard>>

export interface AgendaCard {
  readonly id: string
  readonly set: SetId
  readonly name: string
  readonly stage: 2 | 3 | 4
  /** Its outcomes are gifts; without it both are burdens. */
  readonly star?: true
  readonly pass: string
  readonly fail: string
}
export type AgendaId = keyof typeof printed
export const agendas: Readonly<Record<AgendaId, AgendaCard & Reprinted<AgendaCard>>> = printed
export const agendaIds = Object.keys(printed) as AgendaId[]
