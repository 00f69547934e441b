import type { Seat } from '../engine/rules.ts'
import { componentsOf, type Shelf } from '../galaxy/components/sources.ts'
import { agendaActs, held, lasting } from './cards/registry.ts'
import type { FactionId } from './content/factionIds.ts'
import { factions } from './content/factions.ts'
import type { TechnologyId } from './content/technologies.ts'
import { unitPrints } from './content/units.ts'
import { isNote, noteId } from './noteKeys.ts'
import type { Words } from './numbers.ts'
import type { Law } from './table.ts'

export type { Effect } from './numbers.ts'

/** Where the components of this edition are found: what they say stands in `numbers.ts`. */

/** What a faction can do: its abilities, and what its own units say; upgrades are known by their technology. A unit that lies
 *  not on the board has nothing to say for itself. */
const textsOf = Object.fromEntries(
  Object.values(factions).map(({ id, abilities, units, flagship, mech }) => {
    const sides = [...units, flagship, mech].map(side => unitPrints[side])
    const spoken = sides.flatMap(({ effect, technology }) => (effect && !technology ? [effect] : []))
    const texts: readonly string[] = [...abilities.map(ability => ability.id), ...spoken]
    return [id, texts]
  }),
) as Readonly<Record<FactionId, readonly string[]>>

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
  prints({ players }, seat, id) {
    const player = players[seat]
    if (!player) return false
    if (player.technologies[id as TechnologyId] !== undefined || factionWith.get(id) === player.faction)
      return true
    return isNote(id) && Object.keys(player.laidOut).some(key => noteId(key) === id)
  },
  printed({ players }, seat) {
    const player = players[seat]
    if (!player) return []
    const notes = Object.keys(player.laidOut).map(noteId)
    return [...textsOf[player.faction], ...Object.keys(player.technologies), ...notes]
  },
  lawsOn: ({ laws }) => laws as Readonly<Record<string, Law>>,
  chair: ({ speaker }) => speaker,
  lastingOn: ({ lasting }) => lasting,
}

export const { holds, heldBy, lawsInForce, numberOf, judging, permits } = componentsOf<Words>(shelf)

/** What is so for everybody is asked of nobody in particular. */
export const nobody: Seat = ''
