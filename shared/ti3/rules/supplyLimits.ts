import { behind } from '../../engine/draft.ts'
import { choose, type Flow, tell } from '../../engine/flow.ts'
import type { SomeOf } from '../../engine/options.ts'
import type { Seat } from '../../engine/rules.ts'
import type { HexId } from '../../galaxy/hexes.ts'
import { units } from '../content/units.ts'
import { enemyInSpace, fleet, isLanding, isTroop, type Piece, piecesAt } from '../forces.ts'
import { leadersAboard } from '../leaders.ts'
import { fightersCounted, fightersOverSupport, shipsOverLimit } from '../supply.ts'
import type { Table, Ti3, Unit, UnitId } from '../table.ts'
import { leadersOfLostShips } from './leaders.ts'
import { moment } from './moments.ts'
import { destroy } from './pieces.ts'

/** Ships over Fleet Supply, by the owner's choice, and Fighters without support leave this system. [pp. 21, 29] */
export function* enforceSupply(table: Table, seat: Seat, hex: HexId, name: string): Flow {
  if (shipsOverLimit(table, seat, hex) === 0 && fightersOverSupport(table, seat, hex) === 0) return
  table.overSupply = seat
  // A Carrier given up may leave more Fighters uncounted for than it took away, so it is looked at again.
  for (let i = 1; shipsOverLimit(table, seat, hex) > 0; i++)
    yield* giveUp(table, seat, hex, `${name}/ships${i}`, askShips)
  yield* giveUp(table, seat, hex, `${name}/fighters`, askFighters)
  delete table.overSupply
}

/** Outside a battle, what exceeds Fleet Supply and support goes at once. */
export function* settle(table: Table, seat: Seat, hex: HexId, name: string): Flow {
  if (enemyInSpace(table, seat, hex) === undefined) yield* enforceSupply(table, seat, hex, name)
}

/** After his Fleet Supply has shrunk. */
export function* enforceEverywhere(table: Table, seat: Seat, name: string): Flow {
  for (const hex of Object.keys(behind(table.galaxy.tiles)))
    if (fleet(table, seat, hex).length > 0) yield* enforceSupply(table, seat, hex, `${name}/${hex}`)
}

function* giveUp(table: Table, seat: Seat, hex: HexId, name: string, ask: typeof askShips): Flow {
  const chosen = yield* ask(seat, hex, name)
  const before = behind(table).units
  const gone = destroy(table, chosen)
  if (gone.length === 0) return
  yield* tell('everyone', { text: 'ti3.log.overSupply', about: { seat, hex, count: gone.length } })
  yield* leadersOfLostShips(table, name, false)
  const count = gone.filter(id => isTroop((before[id] as Unit).kind)).length
  if (count > 0) yield* moment(table, 'groundForcesLost', name, { of: seat, count })
}

const chooseFrom = (pieces: readonly Piece[], count: number): SomeOf => ({
  shape: 'someOf',
  of: Object.fromEntries(pieces.map(({ id, kind }) => [id, { on: { unit: id }, about: { unit: kind } }])),
  least: count,
  most: count,
})

function* askShips(seat: Seat, hex: HexId, name: string): Flow<UnitId[]> {
  return yield* choose<UnitId[], Ti3>(seat, ({ table }) => {
    const over = shipsOverLimit(table, seat, hex)
    if (over === 0) return { skip: [] }
    const fightersToo = fightersCounted(table, seat, hex) > 0
    const ships = fleet(table, seat, hex).filter(
      ({ kind }) => units[kind].countsToFleetSupply || (fightersToo && kind === 'fighter'),
    )
    const options = chooseFrom(ships, over)
    return {
      name,
      rule: 'ti3/21.fleet',
      text: 'ti3.ask.overFleet',
      about: { hex, count: over },
      hint: { loses: 'unit' },
      options,
    }
  })
}

/** Fighters are all alike; only where troops ride in the same places is there something to choose. */
function* askFighters(seat: Seat, hex: HexId, name: string): Flow<UnitId[]> {
  return yield* choose<UnitId[], Ti3>(seat, ({ table }) => {
    const over = fightersOverSupport(table, seat, hex)
    if (over === 0) return { skip: [] }
    const fighters = fleet(table, seat, hex).filter(({ kind }) => kind === 'fighter')
    const cargo = piecesAt(table, hex).filter(
      ({ kind, of, aboard }) => of === seat && isLanding(kind) && sharesPlaces(table, aboard),
    )
    if (cargo.length === 0) {
      // Leaders fly with those that stay, as long as there are others.
      const led = fighters.filter(({ id }) => leadersAboard(table, id).length > 0)
      const alone = fighters.filter(fighter => !led.includes(fighter))
      return { skip: [...led, ...alone].slice(-over).map(({ id }) => id) }
    }
    const options = chooseFrom([...fighters, ...cargo], over)
    return {
      name,
      rule: 'ti3/29.support',
      text: 'ti3.ask.overSupport',
      about: { hex, count: over },
      hint: { loses: 'unit' },
      options,
    }
  })
}

const sharesPlaces = (table: Table, ship: UnitId | undefined): boolean => {
  const carrier = ship === undefined ? undefined : table.units[ship]
  return carrier !== undefined && units[carrier.kind].carries?.includes('fighter') === true
}
