import { middle } from '../../galaxy/hexes.ts'
import type { Move, Moved } from '../../galaxy/shapes/move.ts'
import { piecesAt } from '../../ti3/forces.ts'
import { isHostile, prospectsOf } from './approach.ts'
import { withLeaders } from './leading.ts'
import { pieceOf, Sending } from './sending.ts'
import type { Seen } from './temper.ts'
import { shortOf } from './turn.ts'
import { type Wishes, wishesOf } from './wishes.ts'
import { enemyMight, prizes } from './worth.ts'

/** Against an enemy everything that helps; for open planets a carrier with troops; else what is wanted for its presence. */
export function moveShips(seen: Seen, all: Move): Moved {
  const options = { ...all, ships: withoutDocks(all.ships) }
  const wishes = wishesOf(seen)
  const moved: Moved = {}
  for (const hex of new Set(Object.values(options.ships).map(({ to }) => to)))
    Object.assign(moved, movesTo(seen, options, hex, wishes))
  return options.leaders ? withLeaders(seen, options, moved) : moved
}

/** Docks in space stay where they build. */
const withoutDocks = (ships: Move['ships']): Move['ships'] =>
  Object.fromEntries(Object.entries(ships).filter(([, { kind }]) => kind !== 'space_dock'))

function movesTo({ table, seat = '' }: Seen, options: Move, hex: string, wishes: Wishes): Moved {
  const fleetSent = new Sending(table, seat, options, hex, wishes)
  const coming = Object.keys(options.ships).map(id => pieceOf(table, id))
  const wanted = prizes(table, seat, hex, wishes, coming)
  if (hex === middle) wanted.push({ planet: 'mecatol_rex', worth: 0, troops: shortOf(table, wishes) })
  const enemy = enemyMight(table, seat, hex)
  if (enemy > 0) {
    fleetSent.sendAgainst(enemy * 2.5, wanted)
    return fleetSent.power() > enemy * (wishes.temper.odds - 0.2) ? fleetSent.plan : {}
  }
  const isDefended = wanted.some(({ troops }) => troops > 1)
  if (isDefended) fleetSent.sendAgainst(6, wanted)
  fleetSent.sendTroops(wanted)
  if (!isHostile(table, seat, hex)) fleetSent.gather()
  if (wishes.guards.has(hex)) fleetSent.guard(wishes)
  if (
    prizes(table, seat, hex, wishes).length === 0 &&
    piecesAt(table, hex).some(p => p.of === seat && p.kind === 'space_dock')
  )
    fleetSent.bringHome()
  else if (Object.keys(fleetSent.plan).length === 0 && !isHostile(table, seat, hex))
    fleetSent.approach(prospectsOf(table, seat, wishes))
  return fleetSent.plan
}
