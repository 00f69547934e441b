import type { HexId } from '../../../shared/galaxy/hexes.ts'
import { nameOfSeat } from '../../parts/SeatMark.tsx'
import { say } from '../../text/text.ts'
import { edition } from '../edition.ts'
import { nameOf, placeName } from '../names.ts'
import { past } from '../past/past.ts'
import { play } from '../playing.tsx'
import { claim } from './claims.ts'
import type { TileArt } from './mapPlace.ts'
import { lit } from './picking.ts'
import { places } from './places.ts'

/** Systems in words, for those who hear the map. */
export function describeSystem(id: string, tile?: TileArt): string {
  const { wormholes: printedHere, special, planets: printedWithin } = edition.system(id)
  const wormholes = tile?.wormholes ?? printedHere
  const within = tile?.planets.map(({ id: planet }) => planet) ?? printedWithin
  const inWords = within.map(planet => {
    const printed = edition.planet(planet)
    const held = tile?.planets.find(one => one.id === planet)
    const { resources = 0, influence = 0 } = held ?? printed ?? {}
    const worth = say('galaxy.worth', { planet, resources, influence })
    return [
      worth,
      printed?.specialty && say(`galaxy.specialty.${printed.specialty}`),
      held?.owner && say('galaxy.forces.held', { who: nameOfSeat(held.owner.seat) }),
      held?.exhausted && say('galaxy.about.exhausted'),
    ]
      .filter(Boolean)
      .join(', ')
  })
  return [
    within.length === 0 && nameOf('system', id),
    ...inWords,
    ...wormholes.map(wormhole => say(`galaxy.wormhole.${wormhole}`)),
    special && within.length > 0 && say(`galaxy.special.${special}`),
  ]
    .filter(Boolean)
    .join('; ')
}

export function describeHex(hex: HexId): string {
  const place = places.value.find(one => one.hex === hex)
  const what = place?.faceDown
    ? say('galaxy.hex.faceDown')
    : place?.tile
      ? describeSystem(place.tile.system, place.tile)
      : say(`galaxy.hex.${place?.empty ?? 'later'}`)
  const owner = place?.owner && nameOfSeat(place.owner.seat)
  return [placeName(hex), what, owner, ...((place && play.value?.describeForces(place)) ?? []), use(hex)]
    .filter(Boolean)
    .join('. ')
}

/** What it is to the question that is open. */
function use(hex: HexId): string | false | undefined {
  if (past.value) return undefined
  return claim.value ? claim.value.describe(hex) : lit.value.has(hex) && say('galaxy.hex.legal')
}
