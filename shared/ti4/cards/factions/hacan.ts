import { choose, type Flow, tell } from '../../../engine/flow.ts'
import type { Choice, SomeOf } from '../../../engine/options.ts'
import type { Seat } from '../../../engine/rules.ts'
import { battleOf } from '../../../galaxy/rules/exchange.ts'
import type { StrategyCardId } from '../../content/strategyCards.ts'
import { isOut, othersClockwise, sheet, strategyCardsOf } from '../../realm.ts'
import { giveTradeGoods, spendTradeGoods } from '../../rules/economy.ts'
import { gainGoods } from '../../rules/goods.ts'
import { payStrategyToken } from '../../rules/strategyTokens.ts'
import { hasStrategyToken } from '../../strategyTokens.ts'
import type { Battle, Table, Ti4 } from '../../table.ts'
import type { OfFaction } from './means.ts'
import { flagshipOf, pickOf } from './placing.ts'

const others = (table: Table, seat: Seat): Seat[] =>
  othersClockwise(table, seat).filter(other => !isOut(table, other))

const bySeat = (seats: readonly Seat[]): Record<string, Choice> =>
  Object.fromEntries(seats.map(seat => [seat, { on: { seat } }]))

const cardsOf = (table: Table, seat: Seat): Record<string, Choice> =>
  Object.fromEntries(strategyCardsOf(table, seat).map(card => [card, { on: { card } }]))

/** With whom he could change a Strategy Card. */
const partners = (table: Table, seat: Seat): Seat[] =>
  strategyCardsOf(table, seat).length === 0
    ? []
    : others(table, seat).filter(other => strategyCardsOf(table, other).length > 0)

const price = 3

/** Dice of his that miss by one. */
const nearly = (battle: Battle, seat: Seat) =>
  (battle.thrown?.[seat] ?? []).flatMap(({ kind, needs, dice }) =>
    dice.flatMap((die, place) => (die === needs - 1 ? [{ id: `${kind}.${place}`, kind, die, needs }] : [])),
  )

/** A trade good for each die that is lifted by one: those that become hits by it. */
function* liftDice(table: Table, seat: Seat, name: string): Flow {
  const { hex, planet } = battleOf<Table>(table)
  if (planet !== undefined || flagshipOf(table, seat)?.at !== hex) return
  const lifted = yield* choose<string[], Ti4>(seat, seen => {
    const near = seen.table.battle ? nearly(seen.table.battle, seat) : []
    const most = Math.min(near.length, sheet(seen.table, seat).tradeGoods)
    if (most === 0) return { skip: [] }
    return {
      name: `${name}/wrath_of_kenara`,
      rule: 'ti4/78.5',
      text: 'ti4.ask.liftDice',
      about: { count: most },
      hint: { helps: 'dice', costs: 'tradeGoods' },
      options: {
        shape: 'someOf',
        of: Object.fromEntries(
          near.map(({ id, kind, die, needs }) => [
            id,
            { text: 'ti4.liftDie', about: { unit: kind, count: die, needs } },
          ]),
        ),
        least: 0,
        most,
      } satisfies SomeOf,
      otherwise: [],
    }
  })
  if (lifted.length === 0) return
  spendTradeGoods(table, seat, lifted.length)
  for (const volley of battleOf<Table>(table).thrown?.[seat] ?? [])
    volley.dice = volley.dice.map((die, place) =>
      lifted.includes(`${volley.kind}.${place}`) && die === volley.needs - 1 ? die + 1 : die,
    )
  yield* tell('everyone', { text: 'ti4.log.liftsDice', about: { seat, count: lifted.length } })
}

export const hacan: OfFaction = {
  arbiters: { permits: { tradesCards: () => true } },
  guild_ships: { permits: { tradesAfar: () => true } },
  masters_of_trade: { permits: { secondaryFree: ({ card }) => (card === 'trade' ? true : undefined) } },
  production_biomes: {
    action: {
      hint: { gains: 'tradeGoods', costs: 'counters' },
      may: (table, seat) =>
        hasStrategyToken(table, seat) &&
        sheet(table, seat).technologies.production_biomes?.exhausted !== true &&
        others(table, seat).length > 0,
      *does(table, seat) {
        const other = yield* pickOf<Seat>(
          seat,
          {
            name: 'production_biomes',
            card: 'production_biomes',
            text: 'galaxy.ask.aim.seat',
            hint: { helps: 'aimed' },
          },
          now => bySeat(others(now, seat)),
        )
        if (other === 'none') return
        const card = sheet(table, seat).technologies.production_biomes
        if (card) card.exhausted = true
        yield* payStrategyToken(table, seat)
        yield* gainGoods(table, seat, 4)
        yield* gainGoods(table, other, 2)
      },
      endsTurn: true,
    },
  },
  quantum_datahub_node: {
    at: {
      strategyPhaseEnd: {
        choice: {
          hint: { trades: 'strategyCard', costs: 'tradeGoods' },
          may: (table, by) =>
            hasStrategyToken(table, by) &&
            sheet(table, by).tradeGoods >= price &&
            partners(table, by).length > 0,
        },
        *does(table, { by, name }) {
          const ask = { card: 'quantum_datahub_node', hint: { trades: 'strategyCard' } } as const
          const other = yield* pickOf<Seat>(
            by,
            { ...ask, name: `${name}/seat`, text: 'galaxy.ask.aim.seat' },
            now => bySeat(partners(now, by)),
          )
          if (other === 'none') return
          const given = yield* pickOf<StrategyCardId>(
            by,
            { ...ask, name: `${name}/given`, text: 'ti4.ask.giveStrategyCard' },
            now => cardsOf(now, by),
          )
          const taken = yield* pickOf<StrategyCardId>(
            by,
            { ...ask, name: `${name}/taken`, text: 'ti4.ask.takeStrategyCard' },
            now => cardsOf(now, other),
          )
          if (given === 'none' || taken === 'none') return
          yield* payStrategyToken(table, by)
          giveTradeGoods(table, by, other, price)
          table.strategyCards[given].holder = other
          table.strategyCards[taken].holder = by
          const about = { seat: by, other, card: taken, given }
          yield* tell('everyone', { text: 'ti4.log.cardsChange', about })
        },
      },
    },
  },
  wrath_of_kenara: {
    at: {
      afterOwnCombatRoll: {
        *does(table, { by, name, about: { of } }) {
          if (of === by) yield* liftDice(table, by, name)
        },
      },
      afterUnitAbilityRoll: {
        *does(table, { by, name, about: { of, step } }) {
          if (of === by && step === 'barrage' && table.battle) yield* liftDice(table, by, name)
        },
      },
    },
  },
}
