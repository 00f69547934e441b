import { choose, type Flow, tell } from '../../../engine/flow.ts'
import type { Seat } from '../../../engine/rules.ts'
import type { Piece } from '../../../galaxy/forces.ts'
import type { HexId } from '../../../galaxy/hexes.ts'
import { opponentIn, shipsIn, unitSustains } from '../../battles.ts'
import { unitKinds } from '../../content/units.ts'
import { fleet, onPlanet, piecesAt } from '../../forces.ts'
import { sheetOf } from '../../prints.ts'
import { isOut } from '../../realm.ts'
import { loseUnits } from '../../rules/combat.ts'
import { noteDestroyed } from '../../rules/deeds.ts'
import { unit } from '../../rules/pieces.ts'
import type { Battle, Table, Ti4, UnitId } from '../../table.ts'
import type { OfFaction } from './means.ts'

/** Ships in the combat, and what fights as one, that could sustain damage and have not. */
const sound = (table: Table, seat: Seat): Piece<Table>[] =>
  table.battle
    ? shipsIn(table, table.battle, seat).filter(
        ({ id, kind, damaged }) => !damaged && unitSustains(table, seat, kind, undefined, id),
      )
    : []

const inSpace = (table: Table, seat: Seat, hex: HexId): UnitId[] =>
  piecesAt(table, hex).flatMap(({ id, of, kind, planet }) =>
    of === seat && kind === 'infantry' && planet === undefined ? [id] : [],
  )

const hasStructures = (pieces: readonly Piece<Table>[], seat: Seat): boolean =>
  pieces.some(({ of, kind }) => of === seat && unitKinds[kind].type === 'structure')

/** Nobody sustains anything by it. */
function* scratch(table: Table, by: Seat, battle: Battle, count: number, name: string): Flow {
  const foe = opponentIn(battle, by)
  const struck = yield* choose<UnitId[], Ti4>(by, seen => {
    const ships = sound(seen.table, foe)
    const most = Math.min(count, ships.length)
    if (most === ships.length) return { skip: ships.map(({ id }) => id) }
    return {
      name: `${name}/raid`,
      rule: 'ti4/10.1',
      text: 'ti4.ask.raidFormation',
      about: { count: most, seat: foe },
      hint: { harms: 'unit' },
      options: {
        shape: 'someOf',
        of: Object.fromEntries(
          ships.map(({ id, kind }) => [id, { on: { unit: id }, about: { unit: kind } }]),
        ),
        least: most,
        most,
      },
    }
  })
  for (const id of struck) {
    unit(table, id).damaged = true
    const about = { seat: foe, unit: unit(table, id).kind, hex: battle.hex }
    yield* tell('everyone', { text: 'ti4.log.damaged', about })
  }
}

const deadly = 9

/** Each 9 or 10 of their barrage, however it fell before. */
const deadlyDice = ({ thrown }: Battle, seat: Seat): number =>
  (thrown?.[seat] ?? [])
    .filter(({ kind }) => kind === 'destroyer')
    .reduce((sum, { dice }) => sum + dice.filter(die => die >= deadly).length, 0)

export const argent: OfFaction = {
  zeal: {
    permits: { votesFirst: () => true },
    numbers: { votesThatFollow: ({ table }) => table.order.filter(seat => !isOut(table, seat)).length },
  },
  raid_formation: {
    permits: {
      barragesInVain: ({ table, against }) => sound(table, against).length > 0 || undefined,
    },
    at: {
      afterBarrage: {
        *does(table, { by, name, about: { of, battle, count } }) {
          if (of === by && count > 0) yield* scratch(table, by, battle, count, name)
        },
      },
    },
  },
  aerie_hololattice: {
    wide: true,
    permits: {
      passes: ({ table, of, holder, hex }) =>
        of !== holder && hasStructures(piecesAt(table, hex), holder) ? false : undefined,
    },
    numbers: {
      placeProduction: ({ table, of, holder, planet }) =>
        of === holder && planet !== undefined && hasStructures(onPlanet(table, planet), holder) ? 1 : 0,
    },
  },
  strike_wing_alpha_ii: {
    permits: {
      barragesInVain: ({ table, of, hex, against }) =>
        (sheetOf(table, of, 'destroyer')?.id === 'strike_wing_alpha_ii' &&
          inSpace(table, against, hex).length > 0) ||
        undefined,
    },
    at: {
      afterBarrage: {
        *does(table, { by, name, about: { of, hex, battle } }) {
          if (of !== by || sheetOf(table, by, 'destroyer')?.id !== 'strike_wing_alpha_ii') return
          const foe = opponentIn(battle, by)
          const struck = inSpace(table, foe, hex).slice(0, deadlyDice(battle, by))
          if (struck.length === 0) return
          noteDestroyed(
            table,
            by,
            struck.map(id => ({ ...unit(table, id), id })),
          )
          yield* loseUnits(table, foe, `${name}/wings`, struck)
        },
      },
    },
  },
  aerie_sentinel: { permits: { ridesFree: ({ kind }) => kind === 'mech' || undefined } },
  quetzecoatl: {
    permits: {
      firedUpon: ({ table, of, hex }) =>
        fleet(table, of, hex).some(({ kind }) => kind === 'flagship') ? false : undefined,
    },
  },
}
