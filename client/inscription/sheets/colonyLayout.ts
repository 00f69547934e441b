import {
  type ExpansionSheetId,
  expansionSheets,
} from '../../../shared/inscription/content/expansionSheets.ts'

/** Where everything on an Expansion sheet is drawn. */

export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export interface ColonyMap {
  readonly width: number
  readonly height: number
  /** How far apart icons stand. */
  readonly cell: number
  /** How broad the row and the column of what they bring is: nothing is tapped there. */
  readonly side: number
  readonly planets: Readonly<Record<string, Box>>
  readonly docks: Readonly<Record<string, Box>>
  readonly track: Box & { readonly columns: number }
  readonly technologies: number
}

/** Above the icons of a planet stands its name. */
export const nameHigh = 26
/** At the left end of a dock stands its sign. */
export const dockWide = 44
const gap = 8
const head = 58
const dockGap = 5
/** The height a sheet that lies down should not exceed, and how far apart its icons may stand. */
const lyingHigh = 520
const [smallest, largest] = [32, 44]

const known = new Map<string, ColonyMap>()

export function colonyMap(id: ExpansionSheetId, upright: boolean): ColonyMap {
  const key = `${id}${upright}`
  const map = known.get(key) ?? (upright ? standing(id) : lying(id))
  known.set(key, map)
  return map
}

/** On a phone: two beside each other, the docks like one more planet, the track of population below them. A finger
 *  needs 44 pixels, and the slate is drawn at 0.98 of these. */
function standing(id: ExpansionSheetId): ColonyMap {
  const [width, cell, side, row] = [390, 45, 38, 46]
  const yard = { planet: 'docks', width: dockWide + 3 * cell + row, height: 3 * row + 2 * dockGap }
  const { planets, bottom } = shelves([...worlds(id, cell, side, 4), yard], {
    x: 10,
    y: head,
    width: width - 20,
    height: 0,
  })
  const { docks: block, ...colonies } = planets
  const docks: Record<string, Box> = {}
  expansionSheets[id].docks.forEach((_, i) => {
    if (!block) return
    const high = Math.min((block.height - 2 * dockGap) / 3, 52)
    docks[`d${i + 1}`] = { ...block, y: block.y + i * (high + dockGap), height: high }
  })
  const track = { x: 10, y: bottom + gap, width: width - 20, height: 62, columns: 12 }
  const technologies = track.y + track.height + gap
  return { width, height: technologies + 66, cell, side, planets: colonies, docks, track, technologies }
}

/** On a desk: planets in shelves with the docks below them, the track at the right; icons as large as there is room. */
function lying(id: ExpansionSheetId): ColonyMap {
  for (let cell = largest; cell > smallest; cell--) {
    const map = lyingWith(id, cell)
    if (map.height <= lyingHigh) return map
  }
  return lyingWith(id, smallest)
}

function lyingWith(id: ExpansionSheetId, cell: number): ColonyMap {
  const [width, trackWide, dockHigh, side] = [700, 60, 42, cell]
  const broad = width - trackWide - 32
  const { planets, bottom } = shelves(worlds(id, cell, side, 7), { x: 12, y: head, width: broad, height: 0 })
  const docks: Record<string, Box> = {}
  const wide = (broad - 2 * gap) / 3
  expansionSheets[id].docks.forEach((_, i) => {
    docks[`d${i + 1}`] = { x: 12 + i * (wide + gap), y: bottom + gap, width: wide, height: dockHigh }
  })
  const technologies = bottom + gap + dockHigh + gap
  const track = {
    x: width - trackWide - 12,
    y: head,
    width: trackWide,
    height: technologies - gap - head,
    columns: 1,
  }
  return { width, height: technologies + 66, cell, side, planets, docks, track, technologies }
}

interface Piece {
  readonly planet: string
  readonly width: number
  readonly height: number
}

const worlds = (id: ExpansionSheetId, cell: number, side: number, pad: number): Piece[] =>
  Object.entries(expansionSheets[id].planets).map(([planet, { icons }]) => ({
    planet,
    width: (icons[0] ?? '').length * cell + side + 2 * pad,
    height: icons.length * cell + side + nameHigh + pad,
  }))

/** On as few and as low shelves as can be, those of a shelf spread over its width. */
function shelves(all: readonly Piece[], room: Box) {
  const planets: Record<string, Box> = {}
  let y = room.y
  for (const shelf of lowest(
    all.map(({ width }) => width),
    all.map(({ height }) => height),
    room.width,
  )) {
    const on = shelf.map(i => all[i]).filter(each => each !== undefined)
    const high = Math.max(...on.map(({ height }) => height))
    const spare = room.width - on.reduce((sum, { width }) => sum + width, 0) - gap * (on.length - 1)
    let x = room.x
    for (const { planet, width } of on) {
      const broad = width + spare / on.length
      planets[planet] = { x, y, width: broad, height: high }
      x += broad + gap
    }
    y += high + gap
  }
  return { planets, bottom: y - gap }
}

/** Shelves as lists of indices that are together as low as they can be. */
export function lowest(widths: readonly number[], heights: readonly number[], room: number): number[][] {
  const all = (1 << widths.length) - 1
  const best: ({ high: number; shelves: number[][] } | undefined)[] = [{ high: 0, shelves: [] }]
  const within = (set: number) => widths.flatMap((_, i) => (set & (1 << i) ? [i] : []))
  const fits = (shelf: number[]) =>
    shelf.reduce((sum, i) => sum + (widths[i] ?? 0), gap * (shelf.length - 1)) <= room
  for (let set = 1; set <= all; set++)
    for (let part = set; part > 0; part = (part - 1) & set) {
      const rest = best[set ^ part]
      const shelf = within(part)
      if (!rest || !fits(shelf)) continue
      const high = rest.high + Math.max(...shelf.map(i => heights[i] ?? 0)) + gap
      if (high < (best[set]?.high ?? Number.POSITIVE_INFINITY))
        best[set] = { high, shelves: [...rest.shelves, shelf] }
    }
  const { shelves } = best[all] ?? { shelves: widths.map((_, i) => [i]) }
  return shelves.sort(([one = 0], [other = 0]) => one - other)
}
