/** The hexes of a galaxy, named by ring and place: `m0` is the middle, `a0`–`a5` ring 1, `b0`–`b11` ring 2 and so on,
 *  clockwise from the top. Names begin with a letter, so no JSON object ever reorders them. */
export type HexId = string

export interface Axial {
  readonly q: number
  readonly r: number
}

const ringLetters = ['m', 'a', 'b', 'c', 'd'] as const
const directions: readonly Axial[] = [
  { q: 0, r: -1 },
  { q: 1, r: -1 },
  { q: 1, r: 0 },
  { q: 0, r: 1 },
  { q: -1, r: 1 },
  { q: -1, r: 0 },
]

function axialOfRing(ring: number): Axial[] {
  if (ring === 0) return [{ q: 0, r: 0 }]
  const hexes: Axial[] = []
  let at: Axial = { q: 0, r: -ring }
  for (const side of [2, 3, 4, 5, 0, 1]) {
    const step = directions[side] as Axial
    for (let i = 0; i < ring; i++) {
      hexes.push(at)
      at = { q: at.q + step.q, r: at.r + step.r }
    }
  }
  return hexes
}

const key = ({ q, r }: Axial) => `${q},${r}`
const rings = ringLetters.map((_, ring) => axialOfRing(ring))
const axialById = new Map<HexId, Axial>(
  rings.flatMap((ring, n) => ring.map((axial, i) => [`${ringLetters[n]}${i}`, axial] as const)),
)
const idByAxial = new Map<string, HexId>([...axialById].map(([id, axial]) => [key(axial), id]))

export const middle: HexId = 'm0'

export function hexesOfRing(ring: number): HexId[] {
  return (rings[ring] ?? []).map((_, i) => `${ringLetters[ring]}${i}`)
}

/** What lies beside the map has no neighbours there. */
export const isOnMap = (hex: HexId): boolean => axialById.has(hex)

export function axialOf(hex: HexId): Axial {
  const axial = axialById.get(hex)
  if (!axial) throw new Error(`No hex is called ${hex}`)
  return axial
}

export function hexAt(axial: Axial): HexId | undefined {
  return idByAxial.get(key(axial))
}

export function ringOf(hex: HexId): number {
  return ringLetters.indexOf(hex.charAt(0) as (typeof ringLetters)[number])
}

/** Of a hex. */
export const sides = 6

/** The hex on the other side of one of its sides, counted clockwise from the top. */
export function acrossSide(hex: HexId, side: number): HexId | undefined {
  const { q, r } = axialOf(hex)
  const step = directions[side]
  return step && hexAt({ q: q + step.q, r: r + step.r })
}

const beside = new Map<HexId, readonly HexId[]>(
  [...axialById].map(([id, { q, r }]) => [
    id,
    directions.map(d => hexAt({ q: q + d.q, r: r + d.r })).filter(hex => hex !== undefined),
  ]),
)

/** Clockwise from the top; a hex at the rim has fewer than six. */
export function neighbours(hex: HexId): readonly HexId[] {
  const known = beside.get(hex)
  if (!known) throw new Error(`No hex is called ${hex}`)
  return known
}
