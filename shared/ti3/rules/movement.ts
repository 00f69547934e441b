import { behind } from '../../engine/draft.ts'
import { choose, type Flow, tell } from '../../engine/flow.ts'
import type { Seat } from '../../engine/rules.ts'
import { offer } from '../../galaxy/components/aims.ts'
import type { HexId } from '../../galaxy/hexes.ts'
import { sailingWith } from '../../galaxy/rules/movement.ts'
import { routeOf } from '../../galaxy/shapes/afterMove.ts'
import type { Move, Moved } from '../../galaxy/shapes/move.ts'
import { conduit } from '../conduit.ts'
import type { LeaderId } from '../content/leaders.ts'
import { edition } from '../edition.ts'
import { enemyInSpace } from '../forces.ts'
import { moveOptions, passagesToAsk } from '../movement.ts'
import { passage } from '../passengers.ts'
import { nextTo } from '../range.ts'
import { sheet } from '../realm.ts'
import type { Table, Ti3, UnitId } from '../table.ts'
import { leaveBarePlanets } from './barePlanets.ts'
import { begin } from './lasting.ts'
import { leaderIn } from './leaders.ts'
import { unit } from './pieces.ts'
import { couldFirst } from './playable.ts'
import { holdStations } from './stations.ts'
import { alertFollows } from './strategy/highAlert.ts'
import { settle } from './supplyLimits.ts'

const { sail } = sailingWith(edition, { boards })

/** Ships come to the system just activated, or change places between two, with what they pick up: those that came. [p. 11] */
export function* moveInto(table: Table, seat: Seat, hexes: readonly HexId[]): Flow<readonly UnitId[]> {
  const transfer = hexes.length > 1
  const about: Record<string, string> = { hex: hexes[0] as HexId }
  const moved = yield* choose<Moved, Ti3>(seat, seen => ({
    name: 'movement',
    rule: transfer ? 'ti3/12.movement' : 'ti3/11.movement',
    text: transfer ? 'ti3.ask.moveBetween' : 'ti3.ask.move',
    about,
    ...(!transfer && { hint: { sends: 'fleet' } }),
    options: moveOptions(seen.table, seat, hexes),
    otherwise: {},
    ...couldFirst(seen.table, seat),
  }))
  const options = moveOptions(table, seat, hexes)
  yield* throughConduit(table, seat, options, moved)
  const { came, floated, touched, went } = yield* sail(table, seat, options, moved)
  for (const id of floated) if (table.doing) table.doing.moved = { ...table.doing.moved, [id]: true }
  for (const hex of Object.keys(behind(table.galaxy.tiles)))
    if (touched.has(hex)) yield* settle(table, seat, hex, `supply/${hex}`)
  yield* leaveBarePlanets(table)
  yield* holdStations(table)
  yield* alertFollows(table, seat, went)
  return came
}

/** A step to where no neighbour lies is made once in a round. */
function* throughConduit(table: Table, seat: Seat, options: Move, moved: Moved): Flow {
  const isUsed = Object.entries(moved).some(([id, entry]) =>
    routeOf(options, id, entry)?.some((hex, i, route) => {
      const from = route[i - 1]
      return from !== undefined && from !== hex && !nextTo(table, seat, from).includes(hex)
    }),
  )
  if (!isUsed) return
  sheet(table, seat).memory[conduit] = 'round'
  yield* tell('everyone', { text: 'ti3.log.conduit', about: { seat } })
}

/** Before ships move, those who bar the way may be asked to let them pass: by a Diplomat who flies with them. [p. 35] */
export function* askLeave(table: Table, seat: Seat, to: HexId): Flow {
  const refused = new Set<string>()
  const open = (table: Table) =>
    Object.entries(passagesToAsk(table, seat, to)).flatMap(([from, guards]) =>
      guards.map(hex => ({ id: `${from}.${hex}`, from, hex })).filter(({ id }) => !refused.has(id)),
    )
  for (let nth = 1; ; nth++) {
    const said = yield* choose<string, Ti3>(seat, ({ table }) => {
      const ways = open(table)
      if (ways.length === 0) return { skip: 'none' }
      return {
        name: `leave/${nth}`,
        rule: 'ti3/35.passage',
        text: 'ti3.ask.leave',
        about: { hex: to },
        options: {
          shape: 'oneOf',
          of: {
            none: { text: 'ti3.ask.leaveNone' },
            ...Object.fromEntries(
              ways.map(({ id, from, hex }) => [id, { text: 'ti3.ask.leaveWay', about: { from, hex } }]),
            ),
          },
        },
        otherwise: 'none',
      }
    })
    const [from, hex] = said.split('.')
    const owner = hex && enemyInSpace(table, seat, hex)
    if (from === undefined || hex === undefined || !owner) return
    refused.add(said)
    const granted = yield* offer<Ti3>(owner, () => ({
      name: `grants/${nth}`,
      rule: 'ti3/35.passage',
      text: 'ti3.ask.grants',
      about: { seat, hex, to },
      yes: 'ti3.ask.grantsYes',
      no: 'ti3.ask.grantsNo',
    }))
    const text = granted ? 'ti3.log.grants' : 'ti3.log.refusesLeave'
    yield* tell('everyone', { text, about: { seat: owner, other: seat, hex } })
    if (!granted) continue
    const where = { from, hex }
    begin(table, { effect: passage, by: seat, until: 'movement', allows: { throughEnemies: true }, where })
  }
}

/** Onto a ship that comes by, or aboard of which he is already. */
function* boards(table: Table, id: LeaderId, ship: UnitId): Flow {
  const { of, ...place } = leaderIn(table, id)
  if (!table.leaders || ('aboard' in place && place.aboard === ship)) return
  table.leaders[id] = { of, aboard: ship }
  const about = { seat: of, leader: id, unit: unit(table, ship).kind }
  yield* tell('everyone', { text: 'ti3.log.leaderBoards', about })
}
