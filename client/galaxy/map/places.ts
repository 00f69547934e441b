import { computed } from '@preact/signals'
import type { HexId } from '../../../shared/galaxy/hexes.ts'
import { edition } from '../edition.ts'
import { past, shownTable } from '../past/past.ts'
import { play } from '../playing.tsx'
import { reads } from '../reads.ts'
import { newlyLaid } from '../setup/newlyLaid.ts'
import type { Table } from '../table.ts'
import { ownerArt, seatAtHome } from '../table.ts'
import type { MapPlace } from './mapPlace.ts'
import { chosenHex, chosenSystem } from './picking.ts'
import { tileArt } from './tileArt.ts'

/** Everything the map shows, the system being tried out included. */
export const places = computed<readonly MapPlace[]>(() => {
  const table = shownTable.value
  if (!table) return []
  const fresh = newIn(table.galaxy.tiles)
  return edition.places(table).map(hex => same(show(table, hex, fresh)))
})

function show(table: Table, hex: HexId, fresh: ReadonlySet<HexId>): MapPlace {
  if (hex === chosenHex.value && chosenSystem.value && !past.value)
    return { hex, tile: tileArt(chosenSystem.value), fresh: true }
  const place = placeOf(table, hex)
  const by = ownerArt(newlyLaid.value.get(hex))
  return { ...place, ...(fresh.has(hex) && { fresh: true }), ...(by && { by }) }
}

/** What looks as before stays the same object, so that the map draws only what changed. */
function same(place: MapPlace): MapPlace {
  const look = JSON.stringify(place)
  const was = drawn.get(place.hex)
  if (was?.look === look) return was.place
  drawn.set(place.hex, { look, place })
  return place
}

const drawn = new Map<HexId, { look: string; place: MapPlace }>()

function placeOf(table: Table, hex: HexId): MapPlace {
  const lanes = play.value && reads.lanesAt?.(table, hex)
  if (lanes) return { hex, lanes }
  const lies = table.galaxy.tiles[hex]
  const home = seatAtHome(hex)
  const owner = ownerArt(home)
  if (lies && lies.system === undefined) return { hex, faceDown: true }
  if (lies?.system !== undefined) {
    return {
      hex,
      tile: tileArt(lies.system, table.planets),
      ...play.value?.piecesOn(table, hex, lies.system),
      ...(owner && { owner }),
    }
  }
  const waiting = home !== undefined && edition.homeSystemOf(table, home)
  if (owner && waiting) return { hex, tile: tileArt(waiting), ghost: true, owner }
  // Who is to live there, as soon as that is known.
  return { hex, empty: edition.emptyAt(table, hex), by: owner }
}

let before: Table['galaxy']['tiles'] | undefined
let after: Table['galaxy']['tiles'] | undefined

/** What lies there since the last change; nothing when the page opens on a galaxy half built. */
function newIn(tiles: Table['galaxy']['tiles']): ReadonlySet<HexId> {
  if (tiles !== after) {
    before = after ?? tiles
    after = tiles
  }
  return new Set(Object.keys(tiles).filter(hex => !before?.[hex]))
}

export const forgetPlaces = (): void => {
  before = after = undefined
  drawn.clear()
}
