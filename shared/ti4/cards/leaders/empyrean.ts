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

const procyon: Component = {
  action: heroic('conservator_procyon', {
    hint: { helps: 'you', by: 3 },
    may: () => true,
    *does(table, seat) {
      const bare = voids(table).filter(hex => !hasFrontier(table, hex))
      for (const hex of bare) layTokenAt(table, 'frontier', hex)
      yield* tell('everyone', { text: 'ti4.log.frontiersLaid', about: { seat, count: bare.length } })
      const found = voids(table).filter(hex => hasFrontier(table, hex) && fleet(table, seat, hex).length > 0)
      for (const hex of found) yield* exploreFrontier(table, seat, hex)
    },
    endsTurn: true,
  }),
}

export const empyreanLeaders = { acamar, xuange, conservator_procyon: procyon } as const
