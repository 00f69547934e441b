import { choose, type Flow, tell } from '../../engine/flow.ts'
import type { Seat } from '../../engine/rules.ts'
import type { PlanetId } from '../content/planets.ts'
import { units } from '../content/units.ts'
import { onPlanet, type Piece } from '../forces.ts'
import { hasOn, leadersOn } from '../leaders.ts'
import { piecesLeft } from '../pieceLimits.ts'
import { hexOf, ownerOf, worthOfPlanet } from '../realm.ts'
import type { Table, Ti3, UnitId } from '../table.ts'
import { loseUnits } from './casualties.ts'
import { remember } from './deeds.ts'
import { endHeld } from './lasting.ts'
import { leadersEscape, leadersOfFallenPlanet, takeFlight } from './leaders.ts'
import { moment } from './moments.ts'
import { destroy, place, placeDock, takePlanet, unit } from './pieces.ts'
import { settle } from './supplyLimits.ts'
import { rememberDockTaken } from './victory.ts'

/** Ground Forces hold a planet from now on: what structures stood there are destroyed, its card comes exhausted,
 *  unless something makes it ready. [p. 18] */
export function* conquer(table: Table, seat: Seat, planet: PlanetId, isReady = false): Flow {
  const from = ownerOf(table, planet)
  rememberDockTaken(table, seat, planet)
  yield* agentTurns(table, seat, planet)
  const theirs = onPlanet(table, planet).filter(piece => piece.of !== seat)
  for (const { kind, of } of theirs) if (kind === 'space_dock') remember(table, seat, 'burnt', of)
  for (const other of table.order) {
    const ids = theirs.filter(piece => piece.of === other).map(piece => piece.id)
    yield* loseUnits(table, other, `conquest/${planet}/${other}`, ids)
  }
  takePlanet(table, seat, planet)
  const card = table.planets[planet]
  if (isReady && card) delete card.exhausted
  const worth = {
    resources: worthOfPlanet(table, planet, 'resources'),
    influence: worthOfPlanet(table, planet, 'influence'),
  }
  if (from === undefined) {
    yield* tell('everyone', { text: 'ti3.log.takesFree', about: { seat, planet, ...worth } })
    yield* moment(table, 'afterNeutralPlanetTaken', planet, { of: seat, planet })
    return
  }
  yield* tell('everyone', { text: 'ti3.log.takesFrom', about: { seat, planet, from, ...worth } })
  yield* leadersOfFallenPlanet(table, seat, planet, from)
  yield* moment(table, 'afterPlanetLost', planet, { of: from, planet })
}

/** An Agent who landed may make structures his side's own, as far as its pieces go. [p. 35] */
function* agentTurns(table: Table, seat: Seat, planet: PlanetId): Flow {
  if (!hasOn(table, planet, seat, 'agent')) return
  const ids = yield* choose<UnitId[], Ti3>(seat, ({ table }) => {
    const theirs = turnable(table, seat, planet)
    if (theirs.length === 0) return { skip: [] }
    return {
      name: `agent/${planet}`,
      rule: 'ti3/35.agent',
      text: 'ti3.ask.agentTurns',
      about: { planet },
      options: {
        shape: 'someOf',
        of: Object.fromEntries(
          theirs.map(({ id, kind }) => [id, { on: { unit: id }, about: { unit: kind } }]),
        ),
        least: 0,
        most: theirs.length,
      },
      otherwise: theirs.map(({ id }) => id),
    }
  })
  for (const id of ids) {
    const { kind, at } = unit(table, id)
    destroy(table, [id])
    if (kind === 'space_dock') placeDock(table, seat, planet, at)
    else place(table, { kind, of: seat, at, planet })
    yield* tell('everyone', { text: 'ti3.log.agentTurns', about: { seat, unit: kind, planet } })
  }
}

/** Enemy structures there that pieces are left for: one dock, and PDS up to the most a planet holds. */
function turnable(table: Table, seat: Seat, planet: PlanetId): Piece[] {
  const own = onPlanet(table, planet, 'pds').filter(({ of }) => of === seat).length
  const room = {
    pds: Math.min((units.pds.perPlanet ?? 0) - own, piecesLeft(table, seat, 'pds')),
    space_dock: Math.min(1, piecesLeft(table, seat, 'space_dock')),
  }
  return (['pds', 'space_dock'] as const).flatMap(kind =>
    onPlanet(table, planet, kind)
      .filter(({ of }) => of !== seat)
      .slice(0, Math.max(0, room[kind])),
  )
}

/** It is nobody's any more: card and marker off, PDS and docks there destroyed. Nobody was attacked, so no agreement ends,
 *  and no card answers to it. Ground Forces have to be gone before. */
export function* turnNeutral(table: Table, planet: PlanetId): Flow {
  const from = ownerOf(table, planet)
  destroy(
    table,
    onPlanet(table, planet).map(({ id }) => id),
  )
  delete table.planets[planet]
  endHeld(table, planet)
  yield* tell('everyone', { text: 'ti3.log.turnsNeutral', about: { planet } })
  // Before anybody is asked, so that nothing stands where it may not.
  const fleeing = leadersOn(table, planet)
  takeFlight(table, fleeing)
  const hex = hexOf(table, planet)
  // Fighters a dock supported have to find room.
  if (from !== undefined && hex !== undefined) yield* settle(table, from, hex, `neutral/${planet}`)
  yield* leadersEscape(table, fleeing, `neutral/${planet}`, true)
}
