import { axialOf, type HexId } from '../../shared/galaxy/hexes.ts'
import { systems } from '../../shared/ti3/content/systems.ts'
import type { Table } from '../../shared/ti3/table.ts'

export interface Placement {
  seat: string
  system: keyof typeof systems
  hex: HexId
  /** What was in that hand just before. */
  hand: readonly (keyof typeof systems)[]
}

/** Judges a finished galaxy from the list of placements alone, by its own reading of page 8. */
export function complaints(table: Table, placements: readonly Placement[]): string[] {
  const found: string[] = []
  const outsideHomes = new Set(Object.values(table.players).map(player => player.home))
  const lies = new Map<HexId, keyof typeof systems>([['m0', 'mecatol_rex']])
  const lastWithoutPlanet = new Map<string, boolean>()
  const ringOf = (hex: HexId) => {
    const { q, r } = axialOf(hex)
    return Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r))
  }
  const adjacent = (a: HexId, b: HexId) => {
    const [x, y] = [axialOf(a), axialOf(b)]
    const [q, r] = [x.q - y.q, x.r - y.r]
    return Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r)) === 1
  }
  const special = (system: keyof typeof systems) => 'special' in systems[system]
  const hasPlanet = (system: keyof typeof systems) => systems[system].planets.length > 0
  const n = table.order.length
  placements.forEach(({ seat, system, hex, hand }, i) => {
    const snake = [...table.order, ...table.order.slice().reverse()]
    if (seat !== snake[i % (2 * n)]) found.push(`placement ${i} was ${seat}'s`)
    if (lies.has(hex)) found.push(`${hex} was taken`)
    if (outsideHomes.has(hex)) found.push(`${hex} is a home`)
    const ring = ringOf(hex)
    const inner = placements.slice(i + 1).some(later => ringOf(later.hex) < ring)
    if (inner) found.push(`${hex} came before an inner ring was complete`)
    const owes = lastWithoutPlanet.get(seat) === true
    if (owes && !hasPlanet(system) && hand.some(hasPlanet)) found.push(`${seat} owed a planet at ${hex}`)
    lastWithoutPlanet.set(seat, !hasPlanet(system))
    const besideSpecial = (at: HexId) =>
      [...lies].some(([other, laid]) => adjacent(at, other) && special(laid))
    if (special(system) && besideSpecial(hex)) {
      const allowed = owes && hand.some(hasPlanet) ? hand.filter(hasPlanet) : hand
      const freeNow = [hex, ...placements.slice(i + 1).map(later => later.hex)].filter(
        at => ringOf(at) === ring,
      )
      if (allowed.some(other => freeNow.some(at => !special(other) || !besideSpecial(at))))
        found.push(`${system} lies beside a special system without need at ${hex}`)
    }
    lies.set(hex, system)
  })
  return found
}
