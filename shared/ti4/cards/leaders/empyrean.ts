import { tell } from '../../../engine/flow.ts'
import type { HexId } from '../../../galaxy/hexes.ts'
import { hasFrontier } from '../../exploring.ts'
import { fleet } from '../../forces.ts'
import { systemAt } from '../../galaxy.ts'
import { hasActivated, planetsAt } from '../../realm.ts'
import { takeBackCounter } from '../../rules/economy.ts'
import { exploreFrontier } from '../../rules/exploration.ts'
import { gainTokens, placing } from '../../rules/tokens.ts'
import type { Table } from '../../table.ts'
import { layTokenAt } from '../../tokens.ts'
import type { Component } from '../act.ts'
import { exhaustedAt, heroic } from '../costs.ts'
import { inHexes, pickOf } from '../factions/placing.ts'

const acamar: Component = {
  at: {
    afterShipsMove: exhaustedAt('acamar', {
      choice: {
        may: (table, _, { hex, units }) => units.length > 0 && planetsAt(table, hex).length === 0,
        line: (_, by, { of }) => ({
          on: { card: 'acamar' },
          hint: of === by ? { gains: 'counters' } : { helps: 'foe' },
        }),
      },
      *does(table, { name, about: { of } }) {
        const shared = yield* placing(of, `${name}/acamar`, 'ti4/20.2', () => 1)
        yield* gainTokens(table, of, shared)
      },
    }),
  },
}

const xuange: Component = {
  at: {
    afterShipsMove: {
      choice: {
        hint: { gains: 'counters' },
        may: (table, by, { of, hex, units }) => of !== by && units.length > 0 && hasActivated(table, by, hex),
      },
      *does(table, { by, about: { hex } }) {
        if (!hasActivated(table, by, hex)) return
        takeBackCounter(table, by, hex, 'reinforcements')
        yield* tell('everyone', { text: 'ti4.log.takesToken', about: { seat: by, hex } })
      },
    },
  },
}

/** Every system without a planet, those beside the map too. */
const voids = (table: Table): HexId[] =>
  Object.keys(table.galaxy.tiles).filter(
    hex => systemAt(table, hex) !== undefined && planetsAt(table, hex).length === 0,
  )

const card = 'conservator_procyon'

const procyon: Component = {
  action: heroic(card, {
    hint: { helps: 'you', by: 3 },
    may: () => true,
    *does(table, seat) {
      const bare = voids(table).filter(hex => !hasFrontier(table, hex))
      for (const hex of bare) layTokenAt(table, 'frontier', hex)
      yield* tell('everyone', { text: 'ti4.log.frontiersLaid', about: { seat, count: bare.length } })
      const found = (now: Table) =>
        voids(now).filter(hex => hasFrontier(now, hex) && fleet(now, seat, hex).length > 0)
      // In whatever order he likes. [35.2d]
      for (let nth = 1, left = found(table).length; left > 0; nth++, left--) {
        const asks = { name: `${card}/${nth}`, card, text: 'ti4.ask.nextFrontier', rule: 'ti4/35.2' } as const
        const hex = yield* pickOf<HexId>(seat, asks, now => inHexes(found(now)))
        if (hex !== 'none') yield* exploreFrontier(table, seat, hex)
      }
    },
    endsTurn: true,
  }),
}

export const empyreanLeaders = { acamar, xuange, conservator_procyon: procyon } as const
