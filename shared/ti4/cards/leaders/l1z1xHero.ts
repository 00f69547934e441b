import { choose, type Flow, tell } from '../../../engine/flow.ts'
import type { SomeOf } from '../../../engine/options.ts'
import type { Seat } from '../../../engine/rules.ts'
import type { Piece } from '../../../galaxy/forces.ts'
import type { HexId } from '../../../galaxy/hexes.ts'
import { isOpenTo } from '../../battles.ts'
import { isLanding, isShip, piecesAt, piecesOf } from '../../forces.ts'
import { print } from '../../prints.ts'
import { arriveAside } from '../../rules/arrivals.ts'
import { leaveRift } from '../../rules/leavingRifts.ts'
import { destroy, unit } from '../../rules/pieces.ts'
import { enforceSupply } from '../../rules/supplyLimits.ts'
import type { Table, Ti4, UnitId } from '../../table.ts'
import { unitChoices } from '../../unitChoices.ts'
import type { Component } from '../act.ts'
import { heroic } from '../costs.ts'
import { inHexes, pickOf } from '../factions/placing.ts'

const card = 'the_helmsman'

/** The Flagship and Dreadnoughts that could come there, from wherever they are. */
const coming = (table: Table, seat: Seat, to: HexId): Piece<Table>[] =>
  piecesOf(table, seat).filter(
    ({ kind, at }) =>
      (kind === 'flagship' || kind === 'dreadnought') && at !== to && isOpenTo(table, seat, kind, to),
  )

const goals = (table: Table, seat: Seat): HexId[] =>
  Object.keys(table.galaxy.tiles).filter(
    hex =>
      table.galaxy.tiles[hex]?.system !== undefined &&
      !piecesAt(table, hex).some(({ of, kind }) => of !== seat && isShip(kind)) &&
      coming(table, seat, hex).length > 0,
  )

const some = (pieces: readonly Piece<Table>[], most: number): SomeOf => ({
  shape: 'someOf',
  of: unitChoices(pieces),
  least: 0,
  most: Math.min(most, pieces.length),
})

/** Fighters and ground forces of theirs that may come along from one system. */
const cargoAt = (table: Table, seat: Seat, from: HexId): Piece<Table>[] =>
  piecesAt(table, from).filter(({ of, kind }) => of === seat && (kind === 'fighter' || isLanding(kind)))

function* askCargo(table: Table, seat: Seat, from: HexId, ships: readonly UnitId[]): Flow<UnitId[]> {
  const places = ships.reduce((sum, id) => sum + print(table, seat, unit(table, id).kind).capacity, 0)
  return yield* choose<UnitId[], Ti4>(seat, seen => {
    const all = cargoAt(seen.table, seat, from)
    if (all.length === 0 || places === 0) return { skip: [] }
    return {
      name: `${card}/cargo/${from}`,
      rule: 'ti4/95.1',
      text: 'ti4.ask.helmsmanCargo',
      about: { card, hex: from, count: Math.min(places, all.length) },
      hint: { sends: 'troops' },
      options: some(all, places),
      otherwise: [],
    }
  })
}

export const theHelmsman: Component = {
  action: heroic(card, {
    hint: { sends: 'fleet' },
    may: (table, seat) => goals(table, seat).length > 0,
    *does(table, seat) {
      const to = yield* pickOf<HexId>(
        seat,
        { name: `${card}/hex`, card, text: 'galaxy.ask.aim.hex', hint: { aims: 'card' } },
        now => inHexes(goals(now, seat)),
      )
      if (to === 'none') return
      const ships = yield* choose<UnitId[], Ti4>(seat, seen => {
        const all = coming(seen.table, seat, to)
        return {
          name: `${card}/ships`,
          rule: 'ti4/58.9',
          text: 'ti4.ask.helmsmanShips',
          about: { card, hex: to },
          hint: { sends: 'fleet' },
          options: some(all, all.length),
          otherwise: [],
        }
      })
      const from = [...new Set(ships.map(id => unit(table, id).at))]
      const gone: UnitId[] = []
      for (const hex of from) {
        const here = ships.filter(id => unit(table, id).at === hex)
        const cargo = yield* askCargo(table, seat, hex, here)
        const left = yield* leaveRift(table, seat, hex, here)
        if (left.length === 0) destroy(table, cargo)
        else gone.push(...left, ...cargo)
      }
      for (const id of gone) {
        const piece = unit(table, id)
        delete piece.planet
        piece.at = to
      }
      yield* tell('everyone', { text: 'ti4.log.helmsman', about: { seat, hex: to, count: gone.length } })
      for (const hex of [...from, to]) yield* enforceSupply(table, seat, hex, `${card}/supply/${hex}`)
      yield* arriveAside(table, seat, to, ships, card)
    },
    endsTurn: true,
  }),
}
