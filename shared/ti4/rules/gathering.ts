import { choose, type Flow } from '../../engine/flow.ts'
import type { OneOf } from '../../engine/options.ts'
import type { Seat } from '../../engine/rules.ts'
import type { Piece } from '../../galaxy/forces.ts'
import type { HexId } from '../../galaxy/hexes.ts'
import type { PlanetId } from '../content/planets.ts'
import { permits } from '../effects.ts'
import { isTroop, piecesAt } from '../forces.ts'
import { hasActivated } from '../realm.ts'
import type { Table, Ti4, UnitId } from '../table.ts'
import { adjacent } from '../ways.ts'

/** Ground forces that join a landing from the planets where they stand, one from each. */

/** In the active system, and around it where no token of his lies and they may move from there. */
export function gatherable(table: Table, seat: Seat, hex: HexId): Piece<Table>[] {
  if (!permits(table, seat, 'gathersTroops', { hex })) return []
  const isOpen = permits(table, seat, 'movesInto', { hex }, true)
  const around = adjacent(table, hex, seat).filter(at => isOpen && !hasActivated(table, seat, at))
  return [hex, ...around]
    .flatMap(at => piecesAt(table, at))
    .filter(({ of, kind, planet }) => of === seat && planet !== undefined && isTroop(kind))
}

const enough = 'none'

const askNext = (seat: Seat, hex: HexId, from: ReadonlySet<PlanetId>, name: string, must: boolean) =>
  choose<UnitId, Ti4>(seat, ({ table }) => {
    const left = gatherable(table, seat, hex).filter(({ planet }) => planet && !from.has(planet))
    // One of a kind stands for all on its planet.
    const firsts = new Map(left.map(piece => [`${piece.planet}/${piece.kind}`, piece]))
    if (firsts.size === 0) return { skip: enough }
    return {
      name,
      rule: 'ti4/49.2',
      text: 'ti4.ask.gather',
      about: { hex },
      options: {
        shape: 'oneOf',
        of: {
          ...Object.fromEntries(
            [...firsts.values()].map(({ id, kind, planet }) => [
              id,
              { on: { unit: id }, about: { unit: kind, planet: planet ?? '' }, hint: { sends: 'troops' } },
            ]),
          ),
          ...(!must && { [enough]: { text: 'ti4.gather.enough' } }),
        },
      } satisfies OneOf,
      ...(!must && { otherwise: enough }),
    }
  })

/** One after the other, as many as he likes; one at least where he has to land and nobody else could. */
export function* gather(table: Table, seat: Seat, hex: HexId, must: boolean): Flow<UnitId[]> {
  const from = new Set<PlanetId>()
  const units: UnitId[] = []
  for (let nth = 1; ; nth++) {
    const next = yield* askNext(seat, hex, from, `gathered/${nth}`, must && nth === 1)
    const planet = table.units[next]?.planet
    if (next === enough || planet === undefined) return units
    from.add(planet)
    units.push(next)
  }
}
