import { tell } from '../../../engine/flow.ts'
import type { Choice } from '../../../engine/options.ts'
import type { Next, Seat } from '../../../engine/rules.ts'
import type { HexId } from '../../../galaxy/hexes.ts'
import { begin } from '../../../galaxy/rules/lasting.ts'
import { before } from '../../../galaxy/rules/secondaries.ts'
import type { StrategyCardId } from '../../content/strategyCards.ts'
import { isMecatol } from '../../places.ts'
import { isLegendary } from '../../planets.ts'
import { planetsAt, sheet } from '../../realm.ts'
import { strategyRules } from '../../rules/strategy/index.ts'
import type { Table } from '../../table.ts'
import type { Component } from '../act.ts'
import { exhaustedAt, heroic } from '../costs.ts'
import { pickOf } from '../factions/placing.ts'
import { servingOf } from './helping.ts'

const saved = 2

const berekarBerekon: Component = {
  at: {
    whenProducing: exhaustedAt('berekar_berekon', {
      choice: { line: servingOf },
      *does(table, { by, about: { of } }) {
        begin(table, {
          effect: 'berekar_berekon',
          by,
          on: of,
          until: 'production',
          adds: { freeResources: saved },
        })
      },
    }),
  },
}

const isStage = (table: Table, seat: Seat, hex: HexId): boolean =>
  isMecatol(table, hex) ||
  sheet(table, seat).home === hex ||
  planetsAt(table, hex).some(planet => isLegendary(table, planet))

const rickarRickani: Component = {
  numbers: { combat: ({ table, holder, hex }) => (isStage(table, holder, hex) ? 2 : 0) },
}

const allCards = (table: Table): Record<string, Choice> =>
  Object.fromEntries(Object.keys(table.strategyCards).map(card => [card, { on: { card } }]))

/** The primary ability of any; who may follow is said once it is done. */
const mathisMathinus: Component = {
  action: heroic('mathis_mathinus', {
    hint: { uses: 'strategyCard', helps: 'you', by: 2 },
    may: () => true,
    *does(table, seat) {
      const card = yield* pickOf<StrategyCardId>(
        seat,
        { name: 'seal', card: 'mathis_mathinus', text: 'ti4.ask.seal', rule: 'ti4/51.12' },
        allCards,
      )
      if (card === 'none') return undefined
      yield* tell('everyone', { text: 'ti4.log.seal', about: { seat, card } })
      const opens = yield* strategyRules[card].primary(table, seat, 'sealed')
      const follows: Next = { segment: 'imperialSeal', args: { seat, card } }
      return opens ? before(opens, follows) : follows
    },
    endsTurn: true,
  }),
}

export const winnuLeaders = {
  berekar_berekon: berekarBerekon,
  rickar_rickani: rickarRickani,
  mathis_mathinus: mathisMathinus,
} as const
