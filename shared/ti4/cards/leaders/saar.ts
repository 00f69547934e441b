import { choose, type Flow, tell } from '../../../engine/flow.ts'
import type { SomeOf } from '../../../engine/options.ts'
import type { Seat } from '../../../engine/rules.ts'
import type { Piece } from '../../../galaxy/forces.ts'
import { begin } from '../../../galaxy/rules/lasting.ts'
import { enemyInSpace, isShip, piecesOf } from '../../forces.ts'
import { hurrying, isHurried } from '../../hurried.ts'
import { reaches } from '../../pieceLimits.ts'
import { print } from '../../prints.ts'
import { hasActivated } from '../../realm.ts'
import { unit } from '../../rules/pieces.ts'
import { enforceSupply } from '../../rules/supplyLimits.ts'
import type { Table, Ti4, UnitId } from '../../table.ts'
import type { Component } from '../act.ts'
import { aimAt } from '../aims.ts'
import { exhaustedAt } from '../costs.ts'
import { gurnoAggero } from './saarHero.ts'

/** The move value of the fastest ship on the board, whoever has it. */
const fastest = (table: Table): number =>
  Object.values(table.units).reduce(
    (most, { kind, of }) => (isShip(kind) ? Math.max(most, print(table, of, kind).move) : most),
    0,
  )

/** Ships that would be faster for it, where they may set out. */
const slower = (table: Table, of: Seat): UnitId[] => {
  const most = fastest(table)
  return piecesOf(table, of).flatMap(({ id, kind, at }) => {
    const { move } = print(table, of, kind)
    return isShip(kind) && move > 0 && move < most && !hasActivated(table, of, at) ? [id] : []
  })
}

const captainMendosa: Component = {
  at: {
    afterActivation: exhaustedAt('captain_mendosa', {
      choice: {
        line: (_table, by, { of }) => ({ hint: { helps: of === by ? 'fleet' : 'others' } }),
        aims: aimAt.unit((table, _by, { of, hex }) =>
          of === undefined ? [] : slower(table, of).filter(id => table.units[id]?.at !== hex),
        ),
      },
      *does(table, { by, about: { of } }, unit: UnitId) {
        if (!isHurried(table, of, unit)) begin(table, hurrying(by, of, unit))
      },
    }),
  },
  lasts: {
    wide: true,
    numbers: {
      move: {
        set: ({ table, of, hurried, lasting, now }) =>
          hurried && lasting?.on === of ? Math.max(now, fastest(table)) : undefined,
      },
    },
  },
}

/** Docks of his that are open, each in its system or on its planet. */
const docksOf = (table: Table, seat: Seat) =>
  piecesOf(table, seat).filter(
    ({ kind, at }) => kind === 'space_dock' && enemyInSpace(table, seat, at) === undefined,
  )

/** Of what was produced, what could go to this dock: Fighters in its system, Infantry beside it. */
function bound(table: Table, seat: Seat, units: readonly UnitId[], dock: Piece<Table>): UnitId[] {
  return units.filter(id => {
    const piece = table.units[id]
    if (piece?.kind === 'fighter') return piece.at !== dock.at && reaches(table, seat, 'fighter', dock.at)
    if (piece?.kind !== 'infantry' || (piece.at === dock.at && piece.planet === dock.planet)) return false
    return reaches(table, seat, 'infantry', dock.planet ?? dock.at)
  })
}

/** Dock by dock; each of them comes to one. */
function* placeAtDocks(table: Table, seat: Seat, units: readonly UnitId[], name: string): Flow {
  let left = units
  for (const dock of docksOf(table, seat)) {
    const { id: which, at, planet } = dock
    const said = yield* choose<UnitId[], Ti4>(seat, seen => {
      const able = bound(seen.table, seat, left, dock)
      if (able.length === 0) return { skip: [] }
      const about = { card: 'rowl_sarrig', ...(planet ? { planet } : { hex: at }) }
      return {
        name: `${name}/${which}`,
        rule: 'ti4/1.2',
        text: planet ? 'ti4.ask.toDock' : 'ti4.ask.toDockInSpace',
        about,
        hint: { sends: 'troops' },
        options: {
          shape: 'someOf',
          of: Object.fromEntries(
            able.map(id => [
              id,
              { on: { unit: id }, about: { unit: seen.table.units[id]?.kind ?? 'fighter' } },
            ]),
          ),
          least: 0,
          most: able.length,
        } satisfies SomeOf,
        otherwise: [],
      }
    })
    if (said.length === 0) continue
    for (const id of said) {
      const piece = unit(table, id)
      piece.at = at
      delete piece.planet
      if (piece.kind === 'infantry' && planet) piece.planet = planet
    }
    left = left.filter(id => !said.includes(id))
    yield* tell('everyone', {
      text: 'ti4.log.placedAtDock',
      about: { seat, count: said.length, hex: at },
    })
    yield* enforceSupply(table, seat, at, `${name}/${which}/supply`)
  }
}

const rowlSarrig: Component = {
  at: {
    unitsProduced: {
      choice: {
        hint: { helps: 'you' },
        may: (table, by, { of, units }) =>
          of === by && docksOf(table, by).some(dock => bound(table, by, units, dock).length > 0),
      },
      does: (table, { by, name, about: { units } }) => placeAtDocks(table, by, units, `${name}/docks`),
    },
  },
}

export const saarLeaders = {
  captain_mendosa: captainMendosa,
  rowl_sarrig: rowlSarrig,
  gurno_aggero: gurnoAggero,
} as const
