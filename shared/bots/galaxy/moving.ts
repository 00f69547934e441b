import { forcesWith } from '../../galaxy/forces.ts'
import { type HexId, middle } from '../../galaxy/hexes.ts'
import { once } from '../../galaxy/once.ts'
import type { Move, Moved } from '../../galaxy/shapes/move.ts'
import { approachWith } from './approach.ts'
import type { BotEdition, BotTable, Seen } from './edition.ts'
import { sendingWith } from './sending.ts'
import type { Wishes } from './wishes.ts'
import { worthWith } from './worth.ts'

export const movingWith = once(<T extends BotTable>(bots: BotEdition<T>) => {
  const { dock } = bots.edition
  const { isTroop, onPlanet, piecesAt } = forcesWith(bots.edition)
  const { enemyMight, prizes } = worthWith(bots)
  const { isHostile, prospectsOf } = approachWith(bots)
  const { pieceOf, Sending } = sendingWith(bots)

  /** Against an enemy everything that helps; for open planets a carrier with troops; else what is wanted for its presence. */
  function moveShips(seen: Seen<T>, all: Move): Moved {
    const options = { ...all, ships: withoutDocks(all.ships) }
    const wishes = bots.wishesOf(seen)
    const moved: Moved = {}
    for (const hex of new Set(Object.values(options.ships).map(({ to }) => to)))
      Object.assign(moved, movesTo(seen, options, hex, wishes))
    return options.leaders && bots.passengers ? bots.passengers.board(seen, options, moved) : moved
  }

  /** Docks in space stay where they build. */
  const withoutDocks = (ships: Move['ships']): Move['ships'] =>
    Object.fromEntries(Object.entries(ships).filter(([, { kind }]) => kind !== dock))

  function movesTo({ table, seat = '' }: Seen<T>, options: Move, hex: HexId, wishes: Wishes<T>): Moved {
    const fleetSent = new Sending(table, seat, options, hex, wishes)
    const coming = Object.keys(options.ships).map(id => pieceOf(table, id))
    const wanted = prizes(table, seat, hex, wishes, coming)
    if (hex === middle) wanted.push({ planet: bots.throne, worth: 0, troops: shortOf(table, wishes) })
    const enemy = enemyMight(table, seat, hex)
    if (enemy > 0) {
      fleetSent.sendAgainst(enemy * 2.5, wanted)
      return fleetSent.power() > enemy * (wishes.temper.odds - 0.2) ? fleetSent.plan : {}
    }
    const isDefended = wanted.some(({ troops }) => troops > 1)
    if (isDefended) fleetSent.sendAgainst(6, wanted)
    fleetSent.sendTroops(wanted)
    if (wishes.gathers?.at.includes(hex) || !isHostile(table, seat, hex)) fleetSent.gather()
    const isHeldByShips = wanted.some(({ troops }) => troops === 0)
    if (isHeldByShips || wishes.guards.has(hex)) fleetSent.guard(wishes)
    if (
      prizes(table, seat, hex, wishes).length === 0 &&
      piecesAt(table, hex).some(p => p.of === seat && p.kind === dock)
    )
      fleetSent.bringHome()
    else if (Object.keys(fleetSent.plan).length === 0 && !isHostile(table, seat, hex))
      fleetSent.approach(prospectsOf(table, seat, wishes))
    return fleetSent.plan
  }

  /** Ground Forces still wanted on the throne. */
  const shortOf = (table: T, { garrison }: Wishes<T>): number =>
    Math.max(0, garrison - onPlanet(table, bots.throne).filter(({ kind }) => isTroop(kind)).length)

  return { moveShips, shortOf }
})
