import { choose, roll, tell } from '../../../engine/flow.ts'
import type { Seat } from '../../../engine/rules.ts'
import { aimAt } from '../../aims.ts'
import { emptyOrFriendly, fights, isHarbour, opponentIn } from '../../battles.ts'
import { throwerOf } from '../../domains.ts'
import { fleet } from '../../forces.ts'
import { nextTo } from '../../range.ts'
import { hasActivated, sheet } from '../../realm.ts'
import { loseUnits } from '../../rules/casualties.ts'
import { activate } from '../../rules/economy.ts'
import { hitsOnSide } from '../../rules/exchange.ts'
import { begin } from '../../rules/lasting.ts'
import { retreatTo } from '../../rules/retreat.ts'
import type { Battle, Table, Ti3, UnitId } from '../../table.ts'
import type { ActionCards, Aim } from '../act.ts'

/** In Space Battles, and on dice of any battle. */

const isInSpace = (battle: Battle | undefined): battle is Battle =>
  battle !== undefined && battle.planet === undefined

const shipsOf = (table: Table, by: Seat, { hex }: Battle, kind: 'fighter' | 'dreadnought') =>
  fleet(table, by, hex).filter(ship => ship.kind === kind)

/** Hits that Shields Holding calls off. */
export const spared = 2

/** Where a fleet could go at once: empty or its own, with no counter of its own there. */
const refuges = (table: Table, by: Seat, { hex }: Battle): string[] => {
  const ships = fleet(table, by, hex)
  const flies = ships.some(({ kind }) => kind !== 'fighter')
  if (!flies || fights(table, by, hex) === undefined || sheet(table, by).counters.reinforcements < 1)
    return []
  return nextTo(table, by, hex).filter(
    to => isHarbour(table, to) && !hasActivated(table, by, to) && emptyOrFriendly(table, by, to),
  )
}

/** A die as it lies: whose, of which units, which of them. */
const dieOf = ({ battle }: Table, id: string) => {
  const [seat = '', kind, place] = id.split('.')
  const volley = battle?.thrown?.[seat]?.find(one => one.kind === kind)
  const die = volley?.dice[Number(place)]
  return volley && die !== undefined ? { seat, volley, place: Number(place), die } : undefined
}

const anyDie: Aim = {
  among: ({ battle }) =>
    Object.entries(battle?.thrown ?? {}).flatMap(([seat, volleys]) =>
      volleys.flatMap(({ kind, dice }) => dice.map((_, place) => `${seat}.${kind}.${place}`)),
    ),
  ask: (_table, { by, card, about, name }, left) =>
    choose<string, Ti3>(by, ({ table }) => ({
      name: `${name}/aim`,
      rule: 'ti3/22.aims',
      text: 'ti3.ask.rechecks',
      hint: { aims: 'card' },
      about: { card: card.split('.')[0] ?? card },
      options: {
        shape: 'oneOf',
        of: Object.fromEntries(
          left(table, by, about).flatMap(id => {
            const die = dieOf(table, id)
            if (!die) return []
            const { seat, volley } = die
            const said = {
              seat: throwerOf(table, seat),
              unit: volley.kind,
              count: die.die,
              needs: volley.needs,
            }
            return [[id, { text: 'ti3.ask.recheckDie', about: said }]]
          }),
        ),
      },
    })),
}

export const battles = {
  fighter_prototype: {
    hint: { harms: 'foe', by: 1 },
    may: (table, by, { battle }) => shipsOf(table, by, battle, 'fighter').length > 0,
    *does(table, { by, about: { hex } }) {
      const where = { step: 'battle', kind: 'fighter', hex, round: 1 }
      begin(table, { effect: 'fighter_prototype', by, until: 'battle', adds: { combat: 2 }, where })
    },
  },

  into_the_breach: {
    hint: { harms: 'foe', by: 1.5 },
    aims: aimAt.unit((table, by) =>
      isInSpace(table.battle) ? shipsOf(table, by, table.battle, 'dreadnought').map(({ id }) => id) : [],
    ),
    *does(table, { by, about: { hex } }, unit: UnitId) {
      const effect = 'into_the_breach'
      const firstHits = table.units[unit]?.damaged ? 1 : 2
      begin(table, { effect, by, hex, until: 'battle', adds: { combat: 1 }, where: { hex } })
      begin(table, { effect, by, until: 'battle', adds: { firstHits }, where: { unit } })
    },
  },

  skilled_retreat: {
    aims: aimAt.hex((table, by) => (isInSpace(table.battle) ? refuges(table, by, table.battle) : [])),
    *does(table, { by, about: { battle } }, to: string) {
      const { hex } = battle
      if (!refuges(table, by, battle).includes(to)) return
      activate(table, by, to, 'reinforcements')
      yield* retreatTo(table, by, hex, to)
    },
  },

  morale_boost: {
    hint: { harms: 'foe', by: 1 },
    may: (table, by, { battle }) => !isInSpace(battle) || fights(table, by, battle.hex) !== undefined,
    *does(table, { by, about: { battle } }) {
      const step = isInSpace(battle) ? 'battle' : 'invasion'
      const { hex, round } = battle
      const where = { step, hex, round }
      begin(table, { effect: 'morale_boost', by, until: 'combatRound', adds: { combat: 1 }, where })
    },
  },

  recheck: {
    hint: { harms: 'foe', by: 0.8 },
    aims: anyDie,
    *does(table, { by, name }, id: string) {
      const found = dieOf(table, id)
      if (!found) return
      const { seat, volley, place } = found
      const [die = 1] = yield* roll(`${name}/again`, 1)
      volley.dice[place] = die
      const about = { seat: by, from: throwerOf(table, seat), unit: volley.kind, needs: volley.needs }
      yield* tell('everyone', { text: 'ti3.log.rechecks', about, dice: [die] })
    },
  },

  shields_holding: {
    hint: { harms: 'foe', by: 1.8 },
    may: (table, by, { step }) => step === 'battle' && isInSpace(table.battle) && hitsOnSide(table, by) > 0,
    *does(table, { by }) {
      const { battle } = table
      if (!battle) return
      battle.spared = { ...battle.spared, [by]: (battle.spared?.[by] ?? 0) + spared }
      yield* tell('everyone', { text: 'ti3.log.shieldsHold', about: { seat: by, count: spared } })
    },
  },

  direct_hit: {
    hint: { harms: 'foe', by: 2.2 },
    may: ({ battle }, by, { of }) => isInSpace(battle) && by === opponentIn(battle, of),
    aims: aimAt.unit((table, _by, { units = [] }) => units.filter(id => table.units[id])),
    *does(table, { about: { of }, name }, ship: UnitId) {
      yield* tell('everyone', { text: 'ti3.log.directHit', about: { seat: of } })
      yield* loseUnits(table, of, `${name}/hit`, [ship])
    },
  },
} satisfies ActionCards
