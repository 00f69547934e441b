import { isBranch } from '../../engine/json.ts'
import type { Options, Refusal, Shape } from '../../engine/options.ts'
import { notOffered, refuse } from '../refuse.ts'
import type { UnitId } from '../table.ts'
import { loneCounter, type Pieces } from './spots.ts'

/** Ground Forces, PDS and leaders aboard ships of the system, and where each may go. Who is not named stays aboard. */
export interface Land extends Options {
  readonly shape: 'land'
  /** `aboard`: a ship, or the system itself where no ship in particular carries it. */
  readonly units: Readonly<Record<UnitId, { readonly kind: string; readonly aboard: UnitId }>>
  readonly planets: Readonly<Record<string, LandingPlace>>
  /** Ships that could take it over instead, with places left. */
  readonly ships: Readonly<Record<UnitId, { readonly room: number; readonly carries: readonly string[] }>>
  /** Leaders aboard, and all own ships there: any of them takes any number. */
  readonly leaders?: Readonly<Record<string, { readonly aboard: UnitId }>>
  readonly decks?: readonly UnitId[]
  /** Kinds whose pieces may run out: no counter may lie where no piece is. */
  readonly supplements?: Pieces
}
export interface LandingPlace {
  readonly kind: 'own' | 'neutral' | 'hostile'
  /** PDS that may still be set down there. */
  readonly pds: number
  /** Enemy Ground Forces there: none means it falls at once. */
  readonly defenders: number
  /** Somebody has to come down there. */
  readonly must?: true
}
export type Landed = Record<UnitId, { planet: string } | { ship: UnitId }>

type Place = Landed[UnitId]

export const land: Shape<Land, Landed> = {
  check(options, value) {
    if (!isBranch(value)) return notOffered
    const landed = value as Landed
    for (const [id, place] of Object.entries(landed)) if (!isPlace(options, id, place)) return notOffered
    return tooMuch(options, landed) ?? nobodyOn(options, landed)
  },
  sample(options, chance) {
    const landed: Landed = {}
    for (const planet of musts(options)) {
      const id = everyone(options).find(each => landed[each] === undefined)
      if (id !== undefined) landed[id] = { planet }
    }
    for (const id of everyone(options)) {
      if (landed[id]) continue
      const places = placesFor(options, id)
      const place = places[chance.below(`land/${id}`, places.length + 1)]
      if (place && !tooMuch(options, { ...landed, [id]: place })) landed[id] = place
    }
    return landed
  },
  only: options => (everyone(options).every(id => placesFor(options, id).length === 0) ? {} : undefined),
}

const musts = ({ planets }: Land): string[] => Object.keys(planets).filter(planet => planets[planet]?.must)

function nobodyOn(options: Land, landed: Landed): Refusal | undefined {
  const places = Object.values(landed)
  const missing = musts(options).find(
    planet => !places.some(place => 'planet' in place && place.planet === planet),
  )
  return missing === undefined ? undefined : refuse('tooFew', { planet: missing })
}

const everyone = ({ units, leaders = {} }: Land): string[] => [...Object.keys(units), ...Object.keys(leaders)]

/** Everywhere a unit or a leader could go, room and company apart. */
export function placesFor({ units, planets, ships, leaders = {}, decks = [] }: Land, id: UnitId): Place[] {
  const leader = Object.hasOwn(leaders, id) ? leaders[id] : undefined
  if (leader)
    return [
      ...Object.keys(planets).map(planet => ({ planet })),
      ...decks.filter(ship => ship !== leader.aboard).map(ship => ({ ship })),
    ]
  const unit = Object.hasOwn(units, id) ? units[id] : undefined
  if (!unit) return []
  const onPlanets = Object.entries(planets).filter(([, { pds }]) => unit.kind !== 'pds' || pds > 0)
  const onShips = Object.entries(ships).filter(
    ([ship, { carries }]) => ship !== unit.aboard && carries.includes(unit.kind),
  )
  return [...onPlanets.map(([planet]) => ({ planet })), ...onShips.map(([ship]) => ({ ship }))]
}

function isPlace(options: Land, id: UnitId, place: unknown): boolean {
  if (!isBranch(place) || Object.keys(place).length !== 1) return false
  return placesFor(options, id).some(offered =>
    'planet' in offered ? offered.planet === place['planet'] : offered.ship === place['ship'],
  )
}

/** Where he is not at home a leader comes down only with troops. [p. 34] */
function leaderAlone({ units, planets, leaders = {} }: Land, landed: Landed): Refusal | undefined {
  for (const [id, to] of Object.entries(landed)) {
    if (!leaders[id] || !('planet' in to) || planets[to.planet]?.kind === 'own') continue
    const isLed = ([other, place]: [string, Place]) =>
      units[other]?.kind === 'ground_force' && 'planet' in place && place.planet === to.planet
    if (!Object.entries(landed).some(isLed)) return refuse('leaderAlone', { leader: id, planet: to.planet })
  }
  return undefined
}

/** PDS on a planet and places on a ship are few; who leaves a ship makes room on it. */
function tooMuch(options: Land, landed: Landed): Refusal | undefined {
  const { units, planets, ships, supplements = {} } = options
  const alone = leaderAlone(options, landed)
  if (alone) return alone
  const moved = Object.entries(landed).filter(([id]) => units[id])
  for (const [planet, { pds }] of Object.entries(planets)) {
    const set = moved.filter(
      ([id, to]) => 'planet' in to && to.planet === planet && units[id]?.kind === 'pds',
    )
    if (set.length > pds) return refuse('tooManyPds', { planet })
  }
  for (const [ship, { room }] of Object.entries(ships)) {
    const into = moved.filter(([, to]) => 'ship' in to && to.ship === ship).length
    const outOf = moved.filter(([id]) => units[id]?.aboard === ship).length
    if (into > room + outOf) return refuse('shipIsFull')
  }
  const goes = moved.flatMap(([id, to]) => {
    const unit = units[id]
    return unit ? [{ kind: unit.kind, from: unit.aboard, to: 'planet' in to ? to.planet : to.ship }] : []
  })
  const lone = loneCounter(supplements, goes)
  return lone === undefined ? undefined : refuse('loneCounter', { unit: lone })
}
