import type { Chance } from '../../engine/chance.ts'
import type { Seat } from '../../engine/rules.ts'
import type { PlanetId } from '../../ti3/content/planets.ts'
import { allCounters } from '../../ti3/domains.ts'
import type { Ti3 } from '../../ti3/table.ts'
import type { Exchange } from '../watch.ts'

/** Domain Counters: each somewhere once, and known to nobody but who probed it. */

const planetsIn = (of: object | undefined) => Object.keys(of ?? {}) as PlanetId[]

export function domainFaults({ table, hands, box }: Ti3): string[] {
  const lying = table.domains ?? {}
  const found: string[] = []
  const faceDown = planetsIn(lying).filter(planet => lying[planet]?.face === undefined)
  if (faceDown.sort().join() !== planetsIn(box.domains).sort().join()) found.push('counters lying face down')
  for (const planet of faceDown)
    if (table.planets[planet] && !table.doing) found.push(`a counter face down on ${planet}, which is held`)
  for (const [seat, { domains }] of Object.entries(hands))
    for (const planet of planetsIn(domains))
      if (domains?.[planet] !== box.domains?.[planet]) found.push(`${seat} noted ${planet} wrongly`)
  return box.domains ? [...found, ...missing({ table, hands, box })] : found
}

function missing({ table, box }: Ti3): string[] {
  const faces = Object.values(table.domains ?? {}).flatMap(({ face }) => (face?.includes('.') ? [face] : []))
  const everywhere = [
    ...Object.values(box.domains ?? {}),
    ...(box.unusedDomains ?? []),
    ...faces,
    ...(table.boxedDomains ?? []),
    ...Object.values(table.players).flatMap(({ survivors = [] }) => survivors),
    ...Object.values(table.galaxy.tiles).flatMap(({ discovered = [] }) =>
      discovered.map(letter => `wormhole_${letter}.1`),
    ),
  ]
  return everywhere.sort().join() === allCounters(table).sort().join() ? [] : ['domain counters']
}

/** What `viewer` must not see. */
export const hiddenDomains = ({ hands, box }: Ti3, viewer: Seat | undefined): string[] => {
  const noted = viewer === undefined ? undefined : hands[viewer]?.domains
  return [
    ...planetsIn(box.domains).flatMap(planet => (noted?.[planet] ? [] : (box.domains?.[planet] ?? []))),
    ...(box.unusedDomains ?? []),
  ]
}

/** Two that lie face down change places, or one with what stayed in the box; notes go with them. */
export function exchangeDomains(copy: Ti3, _: [Seat, Seat], chance: Chance): Exchange<Ti3> | undefined {
  const { box, hands } = copy
  const [one, other] = chance.shuffle('domains', planetsIn(box.domains))
  if (!box.domains || one === undefined) return undefined
  const a = box.domains[one] as string
  const unused = box.unusedDomains ?? []
  const fromBox = other === undefined || chance.below('domains/box', 3) === 0
  const b = fromBox ? unused.at(-1) : box.domains[other]
  if (b === undefined) return undefined
  box.domains[one] = b
  if (fromBox) box.unusedDomains = [...unused.slice(0, -1), a]
  else box.domains[other] = a
  const knowing: Seat[] = []
  for (const [seat, { domains }] of Object.entries(hands)) {
    const noted = [one, ...(fromBox ? [] : [other])].filter(planet => domains?.[planet])
    if (noted.length > 0) knowing.push(seat)
    for (const planet of noted) if (domains) domains[planet] = box.domains[planet] as string
  }
  return { state: copy, cards: [a, b], knowing }
}
