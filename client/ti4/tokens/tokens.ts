import type { HexId } from '../../../shared/galaxy/hexes.ts'
import { type Attachment, type AttachmentId, attachments } from '../../../shared/ti4/content/attachments.ts'
import type { PlanetId } from '../../../shared/ti4/content/planets.ts'
import { systems } from '../../../shared/ti4/content/systems.ts'
import { type Token, tokens } from '../../../shared/ti4/content/tokens.ts'
import { wormholesAt } from '../../../shared/ti4/links.ts'
import { isLegendary } from '../../../shared/ti4/planets.ts'
import { planetsAt } from '../../../shared/ti4/realm.ts'
import type { Table } from '../../../shared/ti4/table.ts'
import { tearsAt, tearToken } from '../../../shared/ti4/tears.ts'
import { tokensAt as laidAt, tokenOf } from '../../../shared/ti4/tokens.ts'
import type { TokenArt } from '../../galaxy/map/mapPlace.ts'
import { knows, say } from '../../text/text.ts'

/** What lies on planets and in systems beside units and cards. */

const mecatolRex: PlanetId = 'mecatol_rex'
export const custodians = 'custodians'
export const legend = 'legend'
const wormhole = 'wormhole_'

/** The custodians, as long as they are there, and what is attached to it. */
export const tokensOn = (table: Table, planet: string): TokenArt[] => [
  ...(table.custodians && planet === mecatolRex ? [{ planet, kind: custodians }] : []),
  ...(isLegendary(table, planet as PlanetId) ? [{ planet, kind: legend }] : []),
  ...(table.sleepers?.[planet as PlanetId] ? [{ planet, kind: 'sleeper' }] : []),
  ...Object.keys(table.attachments?.[planet as PlanetId] ?? {}).map(kind => ({ planet, kind })),
]

/** Those that are not printed there. */
export function wormholesFound(table: Table, hex: HexId): readonly string[] {
  const { system } = table.galaxy.tiles[hex] ?? {}
  const { wormholes, active } = (system && systems[system]) ?? {}
  const printed: readonly string[] = (table.nexusOpen && active?.wormholes) || wormholes || []
  return wormholesAt(table, hex).filter(letter => !printed.includes(letter))
}

export const tokensAt = (table: Table, hex: HexId): TokenArt[] => [
  ...planetsAt(table, hex).flatMap(planet => tokensOn(table, planet)),
  ...wormholesFound(table, hex).map(letter => ({ kind: `${wormhole}${letter}` })),
  ...lyingAt(table, hex),
  ...destroyedAt(table, hex),
]

/** For each planet of the tile that is no more. */
function destroyedAt({ destroyed, galaxy }: Table, hex: HexId): TokenArt[] {
  const { system } = galaxy.tiles[hex] ?? {}
  const printed = system ? systems[system].planets : []
  return printed.flatMap(planet => (destroyed?.[planet] ? [{ kind: 'destroyed_planet' }] : []))
}

/** What no wormhole shows and no planet is: a frontier, a storm beside its wormhole, a tear. */
const lyingAt = (table: Table, hex: HexId): TokenArt[] => [
  ...laidAt(table, hex).flatMap(key => {
    const { id, wormholes = [], planet, otherSide }: Token = tokens[tokenOf(key)]
    return planet !== undefined || (wormholes.length > 0 && !otherSide) ? [] : [{ kind: id }]
  }),
  ...tearsAt(table, hex).map(seat => ({ kind: tearToken(table, seat) })),
]

const attachmentOf = (kind: string): Attachment | undefined =>
  Object.hasOwn(attachments, kind) ? attachments[kind as AttachmentId] : undefined

const inWords = (key: string, printed: string) => (knows(key) ? say(key) : printed)

export function tokenName({ kind }: TokenArt): string {
  if (kind.startsWith(wormhole)) return say(`galaxy.wormhole.${kind.slice(wormhole.length)}`)
  const attachment = attachmentOf(kind)
  if (attachment) return inWords(`name.attachment.${kind}`, attachment.name)
  const token = (tokens as Readonly<Record<string, Token>>)[kind]
  return token && kind !== custodians ? inWords(`name.token.${kind}`, token.name) : say(`ti4.token.${kind}`)
}

/** What it adds, and what else it does. */
export function tokenWhy({ kind }: TokenArt): string {
  const attachment = attachmentOf(kind)
  if (kind.startsWith(wormhole)) return say('ti4.token.wormhole.why')
  if (!attachment) return say(`ti4.token.${kind}.why`)
  const { resources, influence, text } = attachment
  return [
    resources !== undefined && say('ti4.attached.resources', { count: resources }),
    influence !== undefined && say('ti4.attached.influence', { count: influence }),
    text !== undefined && inWords(`text.attachment.${kind}`, text),
  ]
    .filter(Boolean)
    .join(' ')
}
