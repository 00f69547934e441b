import { componentsOf, type Shelf } from '../galaxy/components/sources.ts'
import { held, lasting, political } from './cards/registry.ts'
import type { PoliticalCardId } from './content/politicalCards.ts'
import { type AbilityId, type RaceId, races } from './content/races.ts'
import type { TechnologyId } from './content/technologies.ts'
import type { Words } from './numbers.ts'
import type { Law } from './table.ts'

export { type Fight, spaceSteps } from './battle.ts'
export type { Effect, Numbers } from './numbers.ts'

/** Where the components of this edition are found: what they say stands in `numbers.ts`. */

export type EffectId = TechnologyId | AbilityId | PoliticalCardId

export const abilitiesOf = (race: RaceId): readonly AbilityId[] => races[race].abilities.map(({ id }) => id)

const peopleWith = new Map<string, RaceId>(
  Object.values(races).flatMap(({ id, abilities }) => abilities.map(ability => [ability.id, id] as const)),
)

export const shelf: Shelf<Words> = {
  held() {
    if (Object.keys(held).length === 0)
      throw new Error('No components are on the shelf: import acts/index.ts first')
    return held
  },
  laws: () => political,
  lasting: () => lasting,
  order: ({ order }) => order,
  isOut: ({ players }, seat) => players[seat]?.out !== undefined || !players[seat],
  prints({ players, leaders }, seat, id) {
    const player = players[seat]
    if (id === 'leader_agent') return leaders !== undefined
    return player?.technologies[id as TechnologyId] === true || peopleWith.get(id) === player?.race
  },
  printed({ players }, seat) {
    const player = players[seat]
    return player ? [...abilitiesOf(player.race), ...Object.keys(player.technologies)] : []
  },
  lawsOn: ({ laws }) => laws as Readonly<Record<string, Law>>,
  chair: ({ speaker }) => speaker,
  lastingOn: ({ lasting }) => lasting,
}

export const { holds, heldBy, sources, lawsInForce, numberOf, judging, permits } = componentsOf<Words>(shelf)
