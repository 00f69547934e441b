import { choose, leave, tell } from '../../../engine/flow.ts'
import type { Seat } from '../../../engine/rules.ts'
import type { HexId } from '../../../galaxy/hexes.ts'
import type { StrategyCardId } from '../../content/strategyCards.ts'
import { piecesAt } from '../../forces.ts'
import { countersOnMap, sheet, strategyCardsOf } from '../../realm.ts'
import { endTurnOf } from '../../rules/cutShort.ts'
import { takeBackCounter } from '../../rules/economy.ts'
import { discardLaw } from '../../rules/laws.ts'
import { useProduction } from '../../rules/production.ts'
import type { Table, Ti4 } from '../../table.ts'
import type { Agendas } from '../act.ts'

/** Laws that do something for whoever owns them. */

const cardsOfOthers = (table: Table, seat: Seat): StrategyCardId[] =>
  table.order.filter(other => other !== seat).flatMap(other => strategyCardsOf(table, other))

const oneCard = (
  seat: Seat,
  name: string,
  text: string,
  among: (table: Table) => readonly StrategyCardId[],
) =>
  choose<StrategyCardId, Ti4>(seat, ({ table }) => ({
    name,
    rule: 'ti4/7.3',
    text,
    hint: { trades: 'strategyCard' },
    options: {
      shape: 'oneOf',
      of: Object.fromEntries(among(table).map(card => [card, { on: { card } }])),
    },
  }))

export const ministers = {
  imperial_arbiter: {
    at: {
      strategyPhaseEnd: {
        choice: {
          may: (table, by) => strategyCardsOf(table, by).length > 0 && cardsOfOthers(table, by).length > 0,
        },
        *does(table, { by, name }) {
          yield* discardLaw(table, 'imperial_arbiter')
          const gives = yield* oneCard(by, `${name}/gives`, 'ti4.ask.swapOwn', now =>
            strategyCardsOf(now, by),
          )
          const takes = yield* oneCard(by, `${name}/takes`, 'ti4.ask.swapOther', now =>
            cardsOfOthers(now, by),
          )
          const other = table.strategyCards[takes].holder
          if (other === undefined) return
          table.strategyCards[takes].holder = by
          table.strategyCards[gives].holder = other
          yield* tell('everyone', {
            text: 'ti4.log.swapsCards',
            about: { seat: by, from: other, card: takes },
          })
        },
      },
    },
  },
  minister_of_industry: {
    at: {
      dockPlaced: {
        *does(table, { by, name, about: { of, hex } }) {
          if (of === by) yield* useProduction(table, by, hex, name, { newDocks: false })
        },
      },
    },
  },
  minister_of_peace: {
    at: {
      afterActivation: {
        choice: { may: (table, _, { of, hex }) => piecesAt(table, hex).some(piece => piece.of !== of) },
        *does(table, { about: { of } }) {
          yield* discardLaw(table, 'minister_of_peace')
          yield* endTurnOf(table, of)
        },
      },
    },
  },
  minister_of_sciences: {
    numbers: {
      researchPrice: { set: ({ of = '', elected }) => (elected?.includes(of) ? 0 : undefined) },
    },
  },
  minister_of_war: {
    at: {
      afterAction: {
        choice: {
          may: (table, by, { of }) =>
            of === by && !sheet(table, by).passed && countersOnMap(table, by).length > 0,
        },
        *does(table, { by, name }) {
          yield* discardLaw(table, 'minister_of_war')
          const hex = yield* choose<HexId, Ti4>(by, ({ table }) => ({
            name: `${name}/token`,
            rule: 'ti4/7.3',
            text: 'ti4.ask.takeToken',
            options: {
              shape: 'oneOf',
              of: Object.fromEntries(countersOnMap(table, by).map(at => [at, { on: { hex: at } }])),
            },
          }))
          takeBackCounter(table, by, hex, 'reinforcements')
          yield* tell('everyone', { text: 'ti4.log.tokenTaken', about: { seat: by, hex } })
          yield* leave({ segment: 'turn', args: { seat: by, goesOn: true, again: true } })
        },
      },
    },
  },
} satisfies Agendas
