import { leadersOf } from '../../../shared/ti3/content/leaders.ts'
import type { PlanetId } from '../../../shared/ti3/content/planets.ts'
import type { UnitKind } from '../../../shared/ti3/content/units.ts'
import { fleet } from '../../../shared/ti3/forces.ts'
import type { Leader, Ti3 } from '../../../shared/ti3/table.ts'
import type { Midgame } from '../midgame.ts'

/** On a planet, aboard the first ship of a kind in a system, or held by somebody. */
type Where = { planet: PlanetId } | { kind: UnitKind; hex: string; nth?: number } | { captor: string }

/** A table with leaders: these where they are said to be, all others out of the game. */
export const led =
  (places: Record<string, Where>, more?: (state: Ti3) => void) =>
  (state: Ti3): void => {
    const { table } = state
    table.variants = { ...table.variants, leaders: 'yes' }
    const leaders: Record<string, Leader> = {}
    for (const seat of table.order)
      for (const id of leadersOf(table.players[seat]?.race ?? 'sol')) {
        const where = places[id]
        if (!where) leaders[id] = { of: seat, gone: true }
        else if (!('kind' in where)) leaders[id] = { of: seat, ...where }
        else {
          const ships = fleet(table, seat, where.hex).filter(({ kind }) => kind === where.kind)
          leaders[id] = { of: seat, aboard: ships[where.nth ?? 0]?.id ?? '' }
        }
      }
    table.leaders = leaders
    more?.(state)
  }

export const whereIs = (game: Midgame, id: string): Partial<Record<string, unknown>> => {
  const { of: _, ...place } = game.table.leaders?.[id] ?? { of: '' }
  return place
}
