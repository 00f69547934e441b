import { choose, type Flow, inHand, look, roll, tell } from '../../engine/flow.ts'
import type { Next, RuleId, Seat, State, TextId, View } from '../../engine/rules.ts'
import type { HexId } from '../hexes.ts'
import { everyLaying, type Laid, type Lay } from '../shapes/lay.ts'
import type { PlayerSheet, Table, Tile } from '../table.ts'

/** Systems are laid from hands, ring by ring. */

interface Laying extends Table {
  phase: string
  players: Record<Seat, PlayerSheet & { systems: number }>
  galaxy: {
    built: string
    ring: number
    /** The number of systems laid so far; whose turn it is follows from it. */
    laid: number
    tiles: Record<HexId, Tile & { by?: Seat }>
  }
}
interface Held {
  systems: Partial<Record<string, true>>
}

export interface LayingRules<S extends State<Laying, Held>> {
  lastRing(table: S['table']): number
  /** Free hexes of a ring. */
  freePlaces(table: S['table'], ring: number): readonly HexId[]
  laysNext(table: S['table']): Seat
  options(seen: View<S>): Lay
  asks(seen: View<S>, seat: Seat): { rule: RuleId; text: TextId }
  ringBegins?(table: S['table'], ring: number): Flow
  /** It is about to leave his hand. */
  lays?(table: S['table'], seat: Seat, system: string): Flow
}

export function layingWith<S extends State<Laying, Held>>(
  game: string,
  { lastRing, freePlaces, laysNext, options, asks, ringBegins, lays }: LayingRules<S>,
) {
  type Table = S['table']

  /** A ring is complete before the next one is begun. A segment is one round of placements, so that a sleeping room has no
   *  more than those to go through again. */
  function* layRing(table: Table, { ring }: { ring: number }): Flow<Next> {
    if (table.phase !== 'galaxy' || table.galaxy.ring !== ring) yield* beginRing(table, ring)
    do yield* laySystem(table, laysNext(table))
    while (freePlaces(table, ring).length > 0 && table.galaxy.laid % table.order.length !== 0)
    if (freePlaces(table, ring).length > 0) return { segment: 'layRing', args: { ring } }
    return ring < lastRing(table)
      ? { segment: 'layRing', args: { ring: ring + 1 } }
      : { segment: 'galaxyComplete' }
  }

  function* beginRing(table: Table, ring: number): Flow {
    table.phase = 'galaxy'
    table.galaxy.ring = ring
    yield* tell('everyone', { text: `${game}.log.ring`, about: { ring } })
    if (ringBegins) yield* ringBegins(table, ring)
  }

  function* laySystem(table: Table, seat: Seat): Flow {
    const { system, hex } =
      table.galaxy.built === 'random' ? yield* randomLaying(table, seat) : yield* chosenLaying(table, seat)
    if (lays) yield* lays(table, seat, system)
    yield* inHand<S>(seat, ({ systems }: Held) => {
      delete systems[system]
    })
    const { galaxy, players }: Laying = table
    const player = players[seat]
    if (player) player.systems--
    galaxy.tiles[hex] = { system, by: seat }
    galaxy.laid++
    yield* tell('everyone', { text: `${game}.log.laid`, about: { seat, system, hex } })
  }

  function* chosenLaying(table: Table, seat: Seat): Flow<Laid> {
    const turn = table.galaxy.laid
    return yield* choose<Laid, S>(seat, seen => ({
      name: `lay/${turn}`,
      ...asks(seen, seat),
      about: { ring: seen.table.galaxy.ring },
      options: options(seen),
    }))
  }

  /** The same rules with random choices. */
  function* randomLaying(table: Table, seat: Seat): Flow<Laid> {
    const legal = yield* look<S, Laid[]>(({ hands }) => {
      const hand = hands[seat]
      return everyLaying(options({ table, seat, ...(hand && { hand: hand as S['hands'][Seat] }) }))
    })
    const [die] = yield* roll(`lay/${table.galaxy.laid}`, 1, legal.length)
    return legal[(die ?? 1) - 1] as Laid
  }

  return { layRing }
}
