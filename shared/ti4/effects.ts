import type { Seat } from '../engine/rules.ts'
import { componentsOf, type Shelf } from '../galaxy/components/sources.ts'
import { agendaActs, held, lasting } from './cards/registry.ts'
import type { FactionId } from './content/factionIds.ts'
import { factions } from './content/factions.ts'
import type { LegendaryPlanetId } from './content/legendaryPlanets.ts'
import type { RelicId } from './content/relics.ts'
import { isIn } from './content/sets.ts'
import type { TechnologyId } from './content/technologies.ts'
import { unitKinds, unitPrints } from './content/units.ts'
import { lawsOn, mechsAreMute } from './laws.ts'
import { actingFor, actsFor, copiedRelics, isAgent, isLeader } from './leaders.ts'
import { isNote, noteId } from './noteKeys.ts'
import type { Words } from './numbers.ts'
import { hasLegendary, isLegendaryCard } from './openCards.ts'
import type { Fragment, Law, PlayerSheet, Table } from './table.ts'

/** Where the components of this edition are found: what they say stands in `numbers.ts`. */

/** What a faction can do: its abilities, and what its own units say; upgrades are known by their technology. A unit that lies
 *  not on the board has nothing to say for itself. */
const textsOf = Object.fromEntries(
  Object.values(factions).map(({ id, abilities, units, flagship }) => {
    const sides = [...units, flagship].map(side => unitPrints[side])
    const spoken = sides.flatMap(({ effect, technology }) => (effect && !technology ? [effect] : []))
    const texts: readonly string[] = [...abilities.map(ability => ability.id), ...spoken]
    return [id, texts]
  }),
) as Readonly<Record<FactionId, readonly string[]>>

/** What mechs say, where a table has any. [55.2] */
const mechTexts = Object.fromEntries(
  Object.values(factions).map(({ id, mech }) => [id, unitPrints[mech].effect]),
) as Readonly<Partial<Record<FactionId, string>>>

const hasMechs = (table: Table): boolean => isIn(table, unitKinds.mech) && !mechsAreMute(table)

const copyOf = (card: string): string => card.split('.')[0] as string

/** Explorations that stay before a player, relic fragments among them. */
const isKept = ({ kept, fragments }: PlayerSheet, id: string): boolean =>
  (fragments?.[id as Fragment] ?? 0) > 0 || Object.keys(kept ?? {}).some(card => copyOf(card) === id)

const factionWith = new Map<string, FactionId>(
  Object.values(factions).flatMap(({ id }) => textsOf[id].map(text => [text, id] as const)),
)

export const shelf: Shelf<Words> = {
  held() {
    if (Object.keys(held).length === 0)
      throw new Error('No components are on the shelf: import cards/index.ts first')
    return held
  },
  laws: () => agendaActs,
  lasting: () => lasting,
  order: ({ order }) => order,
  isOut: ({ players }, seat) => players[seat]?.out !== undefined || !players[seat],
  prints(table, seat, id) {
    const { players } = table
    const player = players[seat]
    if (!player) return false
    if (player.technologies[id as TechnologyId] !== undefined || factionWith.get(id) === player.faction)
      return true
    if (mechTexts[player.faction] === id) return hasMechs(table)
    if (isLeader(id)) return actsFor(table, seat, id)
    if (player.relics?.[id as RelicId] !== undefined || isKept(player, id)) return true
    if (isAgent(id)) return copiedRelics(table, seat).includes(id as RelicId)
    if (isLegendaryCard(id)) return hasLegendary(table, seat, id)
    return isNote(id) && Object.keys(player.laidOut).some(key => noteId(key) === id)
  },
  printed(table, seat) {
    const player = table.players[seat]
    if (!player) return []
    const { technologies, relics = {}, kept = {}, fragments = {} } = player
    const lying = [...Object.keys(kept).map(copyOf), ...Object.keys(fragments), ...Object.keys(relics)]
    const mech = hasMechs(table) ? mechTexts[player.faction] : undefined
    return [
      ...textsOf[player.faction],
      ...(mech === undefined ? [] : [mech]),
      ...Object.keys(technologies),
      ...actingFor(table, seat),
      ...new Set([...lying, ...copiedRelics(table, seat)]),
      ...(Object.keys(table.legendary ?? {}) as LegendaryPlanetId[]).filter(id =>
        hasLegendary(table, seat, id),
      ),
      ...Object.keys(player.laidOut).map(noteId),
    ]
  },
  lawsOn: table => lawsOn(table) as Readonly<Record<string, Law>>,
  chair: ({ speaker }) => speaker,
  lastingOn: ({ lasting }) => lasting,
}

export const { holds, heldBy, lawsInForce, numberOf, judging, permits } = componentsOf<Words>(shelf)

/** What is so for everybody is asked of nobody in particular. */
export const nobody: Seat = ''
