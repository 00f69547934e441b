import type { Seat } from '../engine/rules.ts'
import type { Holds } from '../galaxy/components/holding.ts'
import { componentsOf, type Shelf } from '../galaxy/components/sources.ts'
import type { HexId } from '../galaxy/hexes.ts'
import type * as galaxy from '../galaxy/numbers.ts'
import { held, lasting, laws } from './cards/registry.ts'
import type { FactionId } from './content/factionIds.ts'
import { type AbilityId, factions } from './content/factions.ts'
import type { TechnologyId } from './content/technologies.ts'
import type { UnitKind } from './content/units.ts'
import type { Law, Table } from './table.ts'

/** The numbers and permissions the rules of this edition ask for, and where its components are found. */

/** Each number rules ask for, with what it depends on. */
export interface Numbers extends galaxy.Numbers<Table> {
  /** Action Cards and Command Tokens of the Status Phase. */
  statusCards: Record<never, never>
  statusTokens: Record<never, never>
}

/** Each thing that is allowed or not, with what it depends on. */
export interface Permissions extends galaxy.Permissions<Table> {
  /** Coming to rest in a supernova; flying through is another thing. */
  intoSupernovas: { kind: UnitKind; hex: HexId }
  /** Every alpha wormhole leads to every beta. */
  joinsWormholes: Record<never, never>
  /** Scoring public objectives while planets of the home system are lost. */
  scoresWithoutHome: Record<never, never>
}

export interface Words {
  table: Table
  numbers: Numbers
  permissions: Permissions
}

/** What is so while a component is held or in force. */
export type Effect = Holds<Words>

const factionWith = new Map<string, FactionId>(
  Object.values(factions).flatMap(({ id, abilities }) => abilities.map(ability => [ability.id, id] as const)),
)

const abilitiesOf = (faction: FactionId): readonly AbilityId[] =>
  factions[faction].abilities.map(({ id }) => id)

const shelf: Shelf<Words> = {
  held() {
    if (Object.keys(held).length === 0)
      throw new Error('No components are on the shelf: import cards/index.ts first')
    return held
  },
  laws: () => laws,
  lasting: () => lasting,
  order: ({ order }) => order,
  isOut: ({ players }, seat) => players[seat]?.out !== undefined || !players[seat],
  prints({ players }, seat, id) {
    const player = players[seat]
    return player?.technologies[id as TechnologyId] !== undefined || factionWith.get(id) === player?.faction
  },
  printed({ players }, seat) {
    const player = players[seat]
    return player ? [...abilitiesOf(player.faction), ...Object.keys(player.technologies)] : []
  },
  lawsOn: ({ laws }) => laws as Readonly<Record<string, Law>>,
  chair: ({ speaker }) => speaker,
  lastingOn: ({ lasting }) => lasting,
}

export const { holds, heldBy, numberOf, judging, permits } = componentsOf<Words>(shelf)

/** What is so for everybody is asked of nobody in particular. */
export const nobody: Seat = ''
