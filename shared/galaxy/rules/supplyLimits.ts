import { behind } from '../../engine/draft.ts'
import { choose, type Flow, tell } from '../../engine/flow.ts'
import type { SomeOf } from '../../engine/options.ts'
import type { RuleId, Seat, State } from '../../engine/rules.ts'
import type { Edition } from '../edition.ts'
import { forcesWith, type Piece } from '../forces.ts'
import type { HexId } from '../hexes.ts'
import { supplyWith } from '../supply.ts'
import type { KindOf, Table, UnitId, UnitOf } from '../table.ts'
import { piecesWith } from './pieces.ts'

/** Units that have to go where there are too many. */

export interface Supply<T extends Table> {
  readonly rules: { readonly fleet: RuleId; readonly support: RuleId }
  /** What exceeds support stays there for now. */
  isSpared?(table: T, hex: HexId): boolean
  /** It stays as long as others of its kind can go. */
  isPrecious?(table: T, id: UnitId): boolean
  /** What follows when some had to go. */
  gaveUp?(table: T, seat: Seat, name: string, kinds: readonly KindOf<T>[]): Flow
}

export function supplyLimitsWith<T extends Table>(
  edition: Edition<T>,
  { rules, isSpared = () => false, isPrecious = () => false, gaveUp }: Supply<T>,
) {
  const { name: game, print } = edition
  const { enemyInSpace, fleet, isLanding, isSupplied, piecesAt } = forcesWith(edition)
  const { fightersCounted, fightersOverSupport, shipsOverLimit, troopsOverPlaces } = supplyWith(edition)
  const { destroy } = piecesWith(edition)

  /** Ships over Fleet Supply, by the owner's choice, and Fighters without support leave this system. */
  function* enforceSupply(table: T, seat: Seat, hex: HexId, name: string): Flow {
    if (!hasTooMany(table, seat, hex)) return
    table.overSupply = seat
    // A Carrier given up may leave more Fighters uncounted for than it took away, so it is looked at again.
    for (let i = 1; shipsOverLimit(table, seat, hex) > 0; i++)
      yield* giveUp(table, seat, hex, `${name}/ships${i}`, askShips)
    if (!isSpared(table, hex)) {
      yield* giveUp(table, seat, hex, `${name}/troops`, askTroops)
      yield* giveUp(table, seat, hex, `${name}/fighters`, askFighters)
    }
    delete table.overSupply
  }

  const hasTooMany = (table: T, seat: Seat, hex: HexId): boolean =>
    shipsOverLimit(table, seat, hex) > 0 ||
    (!isSpared(table, hex) &&
      [fightersOverSupport, troopsOverPlaces].some(over => over(table, seat, hex) > 0))

  /** Outside a battle, what exceeds Fleet Supply and support goes at once. */
  function* settle(table: T, seat: Seat, hex: HexId, name: string): Flow {
    if (enemyInSpace(table, seat, hex) === undefined) yield* enforceSupply(table, seat, hex, name)
  }

  /** After his Fleet Supply has shrunk. */
  function* enforceEverywhere(table: T, seat: Seat, name: string): Flow {
    for (const hex of Object.keys(behind(table.galaxy.tiles)))
      if (fleet(table, seat, hex).length > 0 || troopsOverPlaces(table, seat, hex) > 0)
        yield* enforceSupply(table, seat, hex, `${name}/${hex}`)
  }

  function* giveUp(table: T, seat: Seat, hex: HexId, name: string, ask: typeof askShips): Flow {
    const chosen = yield* ask(seat, hex, name)
    const before = behind(table).units
    const gone = destroy(table, chosen)
    if (gone.length === 0) return
    yield* tell('everyone', { text: `${game}.log.overSupply`, about: { seat, hex, count: gone.length } })
    if (gaveUp)
      yield* gaveUp(
        table,
        seat,
        name,
        gone.map(id => (before[id] as UnitOf<T>).kind),
      )
  }

  const chooseFrom = (pieces: readonly Piece<T>[], count: number): SomeOf => ({
    shape: 'someOf',
    of: Object.fromEntries(pieces.map(({ id, kind }) => [id, { on: { unit: id }, about: { unit: kind } }])),
    least: count,
    most: count,
  })

  function* askShips(seat: Seat, hex: HexId, name: string): Flow<UnitId[]> {
    return yield* choose<UnitId[], State<T>>(seat, ({ table }) => {
      const over = shipsOverLimit(table, seat, hex)
      if (over === 0) return { skip: [] }
      const fightersToo = fightersCounted(table, seat, hex) > 0
      const ships = fleet(table, seat, hex).filter(
        ({ kind }) => isSupplied(kind) || (fightersToo && kind === 'fighter'),
      )
      const options = chooseFrom(ships, over)
      return {
        name,
        rule: rules.fleet,
        text: `${game}.ask.overFleet`,
        about: { hex, count: over },
        hint: { loses: 'unit' },
        options,
      }
    })
  }

  /** Those in space for whom no ship has a place. */
  function* askTroops(seat: Seat, hex: HexId, name: string): Flow<UnitId[]> {
    return yield* choose<UnitId[], State<T>>(seat, ({ table }) => {
      const over = troopsOverPlaces(table, seat, hex)
      if (over === 0) return { skip: [] }
      const troops = piecesAt(table, hex).filter(
        ({ of, kind, planet, aboard }) =>
          of === seat && isLanding(kind) && planet === undefined && aboard === undefined,
      )
      return {
        name,
        rule: rules.support,
        text: `${game}.ask.overSupport`,
        about: { hex, count: over },
        hint: { loses: 'unit' },
        options: chooseFrom(troops, over),
      }
    })
  }

  /** Fighters are all alike; only where troops ride in the same places is there something to choose. */
  function* askFighters(seat: Seat, hex: HexId, name: string): Flow<UnitId[]> {
    return yield* choose<UnitId[], State<T>>(seat, ({ table }) => {
      const over = fightersOverSupport(table, seat, hex)
      if (over === 0) return { skip: [] }
      const fighters = fleet(table, seat, hex).filter(({ kind }) => kind === 'fighter')
      const cargo = piecesAt(table, hex).filter(
        piece => piece.of === seat && isLanding(piece.kind) && sharesPlaces(table, piece),
      )
      if (cargo.length === 0) {
        const precious = fighters.filter(({ id }) => isPrecious(table, id))
        const others = fighters.filter(fighter => !precious.includes(fighter))
        return { skip: [...precious, ...others].slice(-over).map(({ id }) => id) }
      }
      const options = chooseFrom([...fighters, ...cargo], over)
      return {
        name,
        rule: rules.support,
        text: `${game}.ask.overSupport`,
        about: { hex, count: over },
        hint: { loses: 'unit' },
        options,
      }
    })
  }

  /** In space, where Fighters have their places too. */
  function sharesPlaces(table: T, { of, planet, aboard }: Piece<T>): boolean {
    if (planet !== undefined) return false
    const carrier = aboard === undefined ? undefined : (table.units[aboard] as UnitOf<T> | undefined)
    if (!carrier) return aboard === undefined
    return print(table, of, carrier.kind).carries?.some(kind => kind === 'fighter') === true
  }

  return { enforceSupply, settle, enforceEverywhere }
}
