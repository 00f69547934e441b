import { choose, type Flow, tell } from '../../../engine/flow.ts'
import type { Seat } from '../../../engine/rules.ts'
import { opponentIn } from '../../battles.ts'
import { politicalCards } from '../../content/politicalCards.ts'
import { fleet, onPlanet } from '../../forces.ts'
import { clockwiseFrom, othersClockwise, sheet } from '../../realm.ts'
import { endAgreement } from '../../rules/agreements.ts'
import { loseUnits, takeHits } from '../../rules/casualties.ts'
import { spendCounter } from '../../rules/economy.ts'
import { begin } from '../../rules/lasting.ts'
import { receiveTradeGoods } from '../../rules/receiving.ts'
import { discardLaw } from '../../rules/repeal.ts'
import type { Battle, Table, Ti3, UnitId } from '../../table.ts'
import { partnersOf } from '../../trading.ts'
import type { ActsAt, PoliticalCards } from '../act.ts'

/** Laws by election that do something for whoever was elected. */

const throne = 'mecatol_rex'
const security = 'minister_of_internal_security'
const mostShot = 4
const guards = (table: Table) => onPlanet(table, throne, 'ground_force')

/** The law is spent on it. Whose they are does not matter. */
const purge: ActsAt<'anyTime' | 'beforeInvasionCombat', UnitId[]> = {
  choice: {
    may: table => guards(table).length > 0,
    aims: (_table, { by, name }) =>
      choose<UnitId[] | undefined, Ti3>(by, ({ table }) => {
        const troops = guards(table)
        // Whoever asked for it twice has spent it by then.
        if (!table.laws[security] || troops.length === 0) return { skip: undefined }
        return {
          name: `${name}/purge`,
          rule: 'ti3/22.laws',
          text: 'ti3.ask.purge',
          about: { count: mostShot, planet: throne },
          options: {
            shape: 'someOf',
            of: Object.fromEntries(
              troops.map(({ id, kind, of }) => [id, { on: { unit: id }, about: { unit: kind, seat: of } }]),
            ),
            least: 1,
            most: Math.min(mostShot, troops.length),
          },
        }
      }),
  },
  *does(table, { by, name }, chosen) {
    yield* tell('everyone', { text: 'ti3.log.purges', about: { seat: by, planet: throne } })
    yield* discardLaw(table, security)
    const troops = guards(table).filter(({ id }) => chosen.includes(id))
    for (const seat of clockwiseFrom(table, by)) {
      const ids = troops.filter(({ of }) => of === seat).map(({ id }) => id)
      yield* loseUnits(table, seat, `${name}/purged/${seat}`, ids)
    }
  },
}

const isSpent = (table: Table, by: Seat) =>
  Object.values(table.lasting).some(one => one.effect === 'minister_of_war' && one.by === by)

const fightsIn = ({ attacker, defender }: Battle, by: Seat) => by === attacker || by === defender

export const ministers = {
  /** Right after an election is read: nobody else votes on it. */
  council_elder: {
    at: {
      afterPoliticalRead: {
        choice: { may: (_table, _by, { card }) => politicalCards[card].vote !== 'forAgainst' },
        *does(table, { by }) {
          yield* tell('everyone', { text: 'ti3.log.elder', about: { seat: by } })
          yield* discardLaw(table, 'council_elder')
          begin(table, {
            effect: 'council_elder',
            by,
            touches: 'others',
            until: 'agenda',
            forbids: { votes: true },
          })
        },
      },
    },
  },
  forced_economic_independence: {
    permits: {
      agrees: ({ of, elected, partner }) =>
        elected?.includes(of) && elected.includes(partner) ? false : undefined,
    },
    *outcome(table, [one, other]) {
      if (one !== undefined && other !== undefined) yield* endAgreement(table, one, other)
    },
  },
  minister_of_commerce: {
    at: {
      statusPhaseBegins: {
        *does(table, { by }) {
          for (const seat of othersClockwise(table, by)) {
            if (sheet(table, seat).tradeGoods === 0 || partnersOf(table, seat).length === 0) continue
            sheet(table, seat).tradeGoods--
            sheet(table, by).tradeGoods++
            yield* tell('everyone', { text: 'ti3.log.commerce', about: { seat: by, from: seat } })
          }
        },
      },
    },
  },
  minister_of_exploration: {
    at: {
      afterNeutralPlanetTaken: {
        *does(table, { by, name, about: { of } }) {
          if (of !== by) yield* receiveTradeGoods(table, by, 1, name)
        },
      },
    },
  },
  minister_of_internal_security: {
    at: {
      anyTime: purge,
      // Nothing is asked between a landing and its combat, so it waits there for whoever holds this.
      beforeInvasionCombat: {
        ...purge,
        choice: {
          ...purge.choice,
          may: (table, _by, { planet }) => planet === throne && guards(table).length > 0,
        },
      },
    },
  },
  /** Once in a battle; what is hit does not fire back, as no dice have been thrown yet. */
  minister_of_war: {
    at: {
      beforeSpaceBattle: {
        choice: {
          may: (table, by, { battle }) =>
            fightsIn(battle, by) && sheet(table, by).counters.strategy > 0 && !isSpent(table, by),
        },
        does: strike,
      },
    },
  },
} satisfies PoliticalCards

function* strike(
  table: Table,
  { by, name, about: { battle } }: { by: Seat; name: string; about: { battle: Battle } },
): Flow {
  const enemy = opponentIn(battle, by)
  if (fleet(table, enemy, battle.hex).length === 0) return
  spendCounter(table, by, 'strategy')
  begin(table, { effect: 'minister_of_war', by, until: 'battle' })
  yield* tell('everyone', { text: 'ti3.log.ministerStrikes', about: { seat: by, from: enemy } })
  yield* takeHits(table, enemy, `${name}/struck`, 1, fleet(table, enemy, battle.hex))
}
