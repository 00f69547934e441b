import { draw, type Flow, shuffle, tell } from '../../../engine/flow.ts'
import type { DomainKind } from '../../content/domainCounters.ts'
import type { PlanetId } from '../../content/planets.ts'
import { allCounters, counterOn, kindOfCounter } from '../../domains.ts'
import { plays } from '../../options.ts'
import { groundsAt, isColony } from '../../realm.ts'
import type { Table, Ti3 } from '../../table.ts'

/** Domain Counters on their way from the box to planets, turned up, and back. [p. 33] */

/** One face down on each planet that is no home and not Mecatol Rex. Nobody sees them, nor what stays in the box. */
export function* placeCounters(table: Table): Flow {
  if (!plays(table, 'distantSuns')) return
  const planets = Object.keys(table.galaxy.tiles)
    .flatMap(hex => groundsAt(table, hex))
    .filter(planet => isColony(planet) && planet !== 'mecatol_rex')
  const all = allCounters(table)
  // With more planets than counters chance decides which have none.
  const bare = Array.from({ length: Math.max(0, planets.length - all.length) }, () => undefined)
  const lots = yield* shuffle<string | undefined>('domains', [...all, ...bare])
  const lying = planets.flatMap((planet, i): [PlanetId, string][] => {
    const id = lots[i]
    return id === undefined ? [] : [[planet, id]]
  })
  yield* draw<Ti3, void>(({ box }) => {
    box.domains = Object.fromEntries(lying)
    box.unusedDomains = lots.slice(planets.length).filter(id => id !== undefined)
  })
  table.domains = Object.fromEntries(lying.map(([planet]) => [planet, {}]))
  yield* tell('everyone', { text: 'ti3.log.domains', about: { count: lying.length } })
}

/** Turned up for all to see, where it lies face down; notes about it are worth nothing from then on. */
export function* reveal(table: Table, planet: PlanetId): Flow<DomainKind | undefined> {
  const counter = counterOn(table, planet)
  if (!counter) return undefined
  if (counter.face !== undefined) return kindOfCounter(counter.face)
  const id = yield* draw<Ti3, string>(({ box, hands }) => {
    const id = box.domains?.[planet]
    if (id === undefined) throw new Error(`Nobody knows what lies on ${planet}`)
    delete box.domains?.[planet]
    for (const { domains } of Object.values(hands)) if (domains?.[planet]) delete domains[planet]
    return id
  })
  counter.face = id
  const kind = kindOfCounter(id)
  yield* tell('everyone', { text: 'ti3.log.domainRevealed', about: { planet, domain: kind } })
  return kind
}

/** Off the planet. Whose it is now says the caller; what belongs to nobody lies in the box, seen by all. */
export function takeCounter(table: Table, planet: PlanetId): string | undefined {
  const id = counterOn(table, planet)?.face
  if (table.domains) delete table.domains[planet]
  return id
}

export function discardCounter(table: Table, planet: PlanetId) {
  const id = takeCounter(table, planet)
  if (id?.includes('.')) table.boxedDomains = [...(table.boxedDomains ?? []), id]
}

/** Somebody holds the planet without having landed there, or another counter comes: shown, without effect, into the box. */
export function* boxCounter(table: Table, planet: PlanetId): Flow {
  if (!counterOn(table, planet)) return
  yield* reveal(table, planet)
  discardCounter(table, planet)
  yield* tell('everyone', { text: 'ti3.log.domainBoxed', about: { planet } })
}

/** A counter that a card brings lies open. */
export function* layOpen(table: Table, planet: PlanetId, kind: DomainKind): Flow {
  yield* boxCounter(table, planet)
  table.domains = { ...table.domains, [planet]: { face: kind } }
}
