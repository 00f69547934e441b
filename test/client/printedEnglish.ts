import { actionCards } from '../../shared/ti3/content/actionCards.ts'
import { objectives } from '../../shared/ti3/content/objectives.ts'
import { politicalCards } from '../../shared/ti3/content/politicalCards.ts'
import { races } from '../../shared/ti3/content/races.ts'
import { strategyCards } from '../../shared/ti3/content/strategyCards.ts'
import { systems } from '../../shared/ti3/content/systems.ts'
import { technologies } from '../../shared/ti3/content/technologies.ts'
import { units } from '../../shared/ti3/content/units.ts'

interface Worded {
  id: string
  name: string
  text: string
}

const worded: Readonly<Record<string, readonly Worded[]>> = {
  ability: Object.values(races).flatMap(race => race.abilities),
  unit: Object.values(units),
  technology: Object.values(technologies),
  objective: Object.values(objectives),
  action: Object.values(actionCards),
}

/** Every name in the records that is translated, by kind and id. Systems of the map with planets are called as these are. */
export function englishNames(): Record<string, string> {
  const found: Record<string, string> = {}
  for (const [kind, records] of Object.entries(worded))
    for (const { id, name } of records) found[`${kind}.${id}`] = name
  for (const { id, name } of Object.values(races)) found[`race.${id}`] = name
  for (const { id, name } of Object.values(politicalCards)) found[`political.${id}`] = name
  for (const { id, name, planets, besideMap } of Object.values(systems))
    if (planets.length === 0 || besideMap) found[`system.${id}`] = name
  for (const { id, name, primary, secondary } of Object.values(strategyCards)) {
    found[`strategy.${id}`] = name
    if (primary) found[`strategy.${id}.primary`] = primary.name
    if (secondary) found[`strategy.${id}.secondary`] = secondary.name
  }
  return found
}

/** Every text in the records, under the key of its translation. */
export function englishTexts(): Record<string, string> {
  const found: Record<string, string> = {}
  for (const [kind, records] of Object.entries(worded))
    for (const { id, text } of records) found[`${kind}.${id}`] = text
  for (const { id, text, primary, secondary } of Object.values(strategyCards)) {
    if (text) found[`strategy.${id}`] = text
    if (primary) found[`strategy.${id}.primary`] = primary.text
    if (secondary) found[`strategy.${id}.secondary`] = secondary.text
  }
  for (const card of Object.values(politicalCards))
    if (card.vote !== 'forAgainst') found[`political.${card.id}.elected`] = card.elected
    else {
      found[`political.${card.id}.for`] = card.for
      if (card.against) found[`political.${card.id}.against`] = card.against
    }
  return found
}
