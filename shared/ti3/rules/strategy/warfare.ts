import { choose, type Flow, tell } from '../../../engine/flow.ts'
import type { Choice } from '../../../engine/options.ts'
import type { Seat } from '../../../engine/rules.ts'
import type { HexId } from '../../../galaxy/hexes.ts'
import type { Piece } from '../../forces.ts'
import { countersOnMap, hasActivated } from '../../realm.ts'
import type { Ti3 } from '../../table.ts'
import { activate, takeBackCounter } from '../economy.ts'
import { moveShips, unit } from '../pieces.ts'
import { destinations, isPatrol, type Patrol, patrolShips } from './patrols.ts'
import type { StrategyCardRules } from './strategyCard.ts'

/** [pp. 37–38] */
export const warfare: StrategyCardRules<Patrol[]> = {
  *primary(table, seat) {
    const hex = yield* choose<HexId | undefined, Ti3>(seat, seen => {
      const hexes = countersOnMap(seen.table, seat)
      if (hexes.length === 0) return { skip: undefined }
      return {
        name: `${seat}/offensive`,
        rule: 'ti3/37.offensive',
        text: 'ti3.ask.offensive',
        options: { shape: 'oneOf', of: Object.fromEntries(hexes.map(id => [id, { on: { hex: id } }])) },
      }
    })
    if (hex === undefined) return undefined
    takeBackCounter(table, seat, hex, 'pool')
    yield* tell('everyone', { text: 'ti3.log.offensive', about: { seat, hex } })
    return undefined
  },

  secondary: {
    may: (table, seat) => patrolShips(table, seat, []).length > 0,
    *aim(_table, seat, name) {
      const first = yield* askPatrol(seat, `${name}/first`, [])
      if (!first) return undefined
      const second = yield* askPatrol(seat, `${name}/second`, [first])
      return second ? [first, second] : [first]
    },
    fits: (table, seat, patrols) =>
      patrols.every((patrol, i) => isPatrol(table, seat, patrol, patrols.slice(0, i))),
    *does(table, seat, patrols) {
      for (const { ship, to } of patrols) {
        moveShips(table, new Map([[ship, to]]))
        if (!hasActivated(table, seat, to)) activate(table, seat, to, 'reinforcements')
        yield* tell('everyone', {
          text: 'ti3.log.patrols',
          about: { seat, unit: unit(table, ship).kind, hex: to },
        })
      }
    },
  },
}

/** First which ship, then where it goes. One is enough, and he may still think better of it. */
function* askPatrol(seat: Seat, name: string, before: Patrol[]): Flow<Patrol | undefined> {
  const ship = yield* choose<string, Ti3>(seat, ({ table }) => {
    const ships = patrolShips(table, seat, before)
    if (ships.length === 0) return { skip: 'none' }
    const none = { text: before.length > 0 ? 'ti3.ask.enoughPatrols' : 'ti3.ask.useNone' }
    return {
      name: `${name}/ship`,
      rule: 'ti3/37.patrols',
      text: before.length > 0 ? 'ti3.ask.secondPatrol' : 'ti3.ask.patrol',
      options: { shape: 'oneOf', of: { ...Object.fromEntries(ships.map(shipChoice)), none } },
    }
  })
  if (ship === 'none') return undefined
  const to = yield* choose<HexId | undefined, Ti3>(seat, ({ table }) => {
    const from = table.units[ship]
    const hexes = from ? destinations(table, seat, from.at, before) : []
    if (!from || hexes.length === 0) return { skip: undefined }
    return {
      name: `${name}/to`,
      rule: 'ti3/37.patrols',
      text: 'ti3.ask.patrolTo',
      about: { unit: from.kind, hex: from.at },
      options: { shape: 'oneOf', of: Object.fromEntries(hexes.map(hex => [hex, { on: { hex } }])) },
    }
  })
  return to === undefined ? undefined : { ship, to }
}

const shipChoice = ({ id, kind, at }: Piece): [string, Choice] => [
  id,
  { on: { unit: id }, text: 'ti3.ask.patrolShip', about: { unit: kind, hex: at } },
]
