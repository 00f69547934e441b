import { choose, type Flow, tell } from '../../../engine/flow.ts'
import type { OneOf } from '../../../engine/options.ts'
import type { Seat } from '../../../engine/rules.ts'
import { begin } from '../../../galaxy/rules/lasting.ts'
import { foesIn, opponentIn } from '../../battles.ts'
import { type UnitKind, unitKinds } from '../../content/units.ts'
import { fleet } from '../../forces.ts'
import { print, sheetOf } from '../../prints.ts'
import { hitFoe, loseUnits, throwDice } from '../../rules/combat.ts'
import { noteDestroyed } from '../../rules/deeds.ts'
import type { Table, Ti4, UnitId } from '../../table.ts'
import { type ActionCards, cancels } from '../act.ts'
import { aimAt } from '../aims.ts'

/** Hits, and what falls by them. */

/** Hits that Shields Holding calls off, those of Reflective Shielding, and dice of Courageous to the End. */
const spared = 2
const reflected = 2
const lastDice = 2

/** Destroyed by a card of this player. */
function* destroyShip(table: Table, by: Seat, id: UnitId, name: string): Flow {
  const unit = table.units[id]
  if (!unit) return
  const { of, kind } = unit
  yield* loseUnits(table, of, name, [id])
  noteDestroyed(table, by, [{ of, kind }])
}

/** The ship just destroyed that fights best. */
const bestValue = (table: Table, seat: Seat, kinds: Readonly<Partial<Record<UnitKind, number>>>): number =>
  Math.min(...(Object.keys(kinds) as UnitKind[]).map(kind => print(table, seat, kind).combat ?? never))
const never = 99

const askShip = (seat: Seat, hex: string, name: string): Flow<UnitId | undefined> =>
  choose<UnitId | undefined, Ti4>(seat, ({ table }) => {
    const ships = fleet(table, seat, hex)
    if (ships.length === 0) return { skip: undefined }
    return {
      name,
      rule: 'ti4/31.1',
      text: 'ti4.ask.destroyShip',
      hint: { loses: 'ship' },
      options: {
        shape: 'oneOf',
        of: Object.fromEntries(
          ships.map(({ id, kind }) => [id, { on: { unit: id }, about: { unit: kind } }]),
        ),
      } satisfies OneOf,
    }
  })

export const hitCards = {
  shields_holding: {
    hint: { harms: 'foe', by: 1.8 },
    *does({ battle }, { by }) {
      if (!battle) return
      battle.spared = { ...battle.spared, [by]: (battle.spared?.[by] ?? 0) + spared }
      yield* tell('everyone', { text: 'ti4.log.hitsCancelled', about: { seat: by, count: spared } })
    },
  },

  maneuvering_jets: {
    hint: { helps: 'you', by: 1 },
    *does(table, { by }) {
      begin(table, { effect: 'maneuvering_jets', by, until: 'hits', adds: { cannonHits: -1 } })
      yield* tell('everyone', { text: 'ti4.log.hitsCancelled', about: { seat: by, count: 1 } })
    },
  },

  /** Its hit stays cancelled. Some ships cannot be destroyed so. */
  direct_hit: {
    hint: { harms: 'foe', by: 2.2 },
    aims: aimAt.unit((table, by, { from, units = [] }) =>
      from !== by
        ? []
        : units.filter(id => {
            const unit = table.units[id]
            return (
              unit && unitKinds[unit.kind].type === 'ship' && !sheetOf(table, unit.of, unit.kind)?.noDirectHit
            )
          }),
    ),
    *does(table, { by, name, about: { of } }, ship: UnitId) {
      yield* tell('everyone', { text: 'ti4.log.directHit', about: { seat: of } })
      yield* destroyShip(table, by, ship, `${name}/hit`)
    },
  },

  reflective_shielding: {
    hint: { harms: 'foe', by: 2 },
    may: ({ battle, units }, by, { units: damaged }) =>
      battle !== undefined &&
      battle.planet === undefined &&
      damaged.some(id => units[id]?.of === by && unitKinds[units[id].kind].type === 'ship'),
    *does(table, { by, name }) {
      const { battle } = table
      if (!battle) return
      yield* hitFoe(table, by, `${name}/reflected`, reflected, foesIn(table, battle, by))
    },
  },

  courageous_to_the_end: {
    hint: { harms: 'foe', by: 1.5 },
    may: (table, by, { kinds, hex }) =>
      table.battle !== undefined &&
      bestValue(table, by, kinds) < never &&
      fleet(table, opponentIn(table.battle, by), hex).length > 0,
    *does(table, { by, name, about: { kinds, hex } }) {
      if (!table.battle) return
      const foe = opponentIn(table.battle, by)
      const needs = bestValue(table, by, kinds)
      const hits = yield* throwDice(table, by, `${name}/dice`, lastDice, needs)
      for (let nth = 1; nth <= hits; nth++) {
        const ship = yield* askShip(foe, hex, `${name}/ship/${nth}`)
        if (ship !== undefined) yield* destroyShip(table, by, ship, `${name}/destroyed/${nth}`)
      }
    },
  },

  /** All dice of that roll are thrown anew. */
  scramble_frequency: {
    hint: { harms: 'foe', by: 0.8 },
    *does() {
      return cancels
    },
  },
} satisfies ActionCards
