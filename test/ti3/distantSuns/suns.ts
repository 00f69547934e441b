import type { Next, Seat } from '../../../shared/engine/rules.ts'
import type { PlanetId } from '../../../shared/ti3/content/planets.ts'
import type { UnitKind } from '../../../shared/ti3/content/units.ts'
import { allCounters, kindOfCounter } from '../../../shared/ti3/domains.ts'
import { onPlanet } from '../../../shared/ti3/forces.ts'
import type { Ti3 } from '../../../shared/ti3/table.ts'
import { quiet } from '../held.ts'
import { dealt } from '../invented.ts'
import { type Midgame, midgame, type Situation } from '../midgame.ts'

type Lying = Partial<Record<PlanetId, string>>

/** These lie face down, or open where they are named with a dot before; all others are in the box, none elsewhere. */
export const lying =
  (counters: Lying) =>
  ({ table, box }: Ti3) => {
    const left = allCounters(table)
    const take = (kind: string) => {
      const at = left.findIndex(id => kindOfCounter(id) === kind)
      return left.splice(at, 1)[0] as string
    }
    table.variants = { distantSuns: 'yes' }
    table.domains = {}
    box.domains = {}
    for (const [planet, kind] of Object.entries(counters) as [PlanetId, string][]) {
      const id = take(kind.replace('.', ''))
      table.domains[planet] = kind.startsWith('.') ? { face: id } : {}
      if (!kind.startsWith('.')) box.domains[planet] = id
    }
    box.unusedDomains = left
  }

export const landing: Next = { segment: 'landings', args: { seat: 'p1', hex: 'a1' } }

/** p1 is in the middle of activating a1, where Abyz and Fria are; p2 sits to his left. */
export const suns = (counters: Lying, situation: Situation = {}, at: Next = landing): Midgame =>
  midgame(at, {
    races: { p1: 'hacan', p2: 'sol', p3: 'letnev' },
    technologies: { p1: [], p2: [], p3: [] },
    tiles: quiet,
    units: { p1: { a1: { carrier: 1, ground_force: 3 } } },
    ...situation,
    change(state) {
      state.table.active = 'p1'
      state.table.doing = { kind: 'tactical', of: 'p1', hexes: ['a1'], fired: {} }
      dealt({})(state)
      lying(counters)(state)
      situation.change?.(state)
    },
  })

/** So many of the units aboard to each of these planets. */
export function land(game: Midgame, counts: Partial<Record<PlanetId, number>>): Midgame {
  const { units } = game.offered<{ units: Record<string, { kind: UnitKind }> }>('p1')
  const ready = Object.keys(units).filter(id => units[id]?.kind === 'ground_force')
  const landed: Record<string, { planet: string }> = {}
  for (const [planet, count = 0] of Object.entries(counts))
    for (const id of ready.splice(0, count)) landed[id] = { planet }
  return game.say('p1', landed)
}

export const troopsOf = (game: Midgame, seat: Seat, planet: PlanetId): number =>
  onPlanet(game.table, planet, 'ground_force').filter(({ of }) => of === seat).length

export const offers = (game: Midgame, seat: Seat): string[] =>
  Object.keys(game.offered<{ of: object }>(seat).of)

/** Everything a viewer may read. */
export function bytesFor({ match, log }: Midgame, seat: Seat | undefined): string {
  const { table, hands } = match.state
  const lines = log.filter(({ to }) => to === undefined || to === seat)
  return JSON.stringify([table, seat && hands[seat], lines])
}
