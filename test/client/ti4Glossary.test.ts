import { describe, expect, it } from 'vitest'
import { terms } from '../../client/text/ti4/glossary.ts'
import { actionCardsIt } from '../../shared/ti4/content/actionCards.it.ts'
import { actionCards } from '../../shared/ti4/content/actionCards.ts'
import { agendasIt } from '../../shared/ti4/content/agendas.it.ts'
import { agendas } from '../../shared/ti4/content/agendas.ts'
import { explorationsIt } from '../../shared/ti4/content/explorations.it.ts'
import { explorations } from '../../shared/ti4/content/explorations.ts'
import { objectivesIt } from '../../shared/ti4/content/objectives.it.ts'
import { objectives } from '../../shared/ti4/content/objectives.ts'
import { relicsIt } from '../../shared/ti4/content/relics.it.ts'
import { relics } from '../../shared/ti4/content/relics.ts'
import { unitKindsIt } from '../../shared/ti4/content/units.it.ts'
import { heldTo } from './glossaries.ts'

const unitKinds = {
  fighter: 'Fighter',
  destroyer: 'Destroyer',
  cruiser: 'Cruiser',
  carrier: 'Carrier',
  dreadnought: 'Dreadnought',
  war_sun: 'War Sun',
  flagship: 'Flagship',
  mech: 'Mech',
  pds: 'PDS',
  space_dock: 'Space Dock',
} as const

const kinds = Object.entries(unitKinds).map(
  ([id, english]) => [english, unitKindsIt[id as keyof typeof unitKinds]] as const,
)

const missing = heldTo(terms, [...kinds, ['Infantry', 'Fanteria|Fanterie']])

/** Sentences of records in both languages; names are on their own. */
function sentences(english: unknown, italian: unknown, path: string): [string, string, string][] {
  if (typeof italian === 'string')
    return typeof english === 'string' && !path.endsWith('.name') ? [[path, english, italian]] : []
  return Object.entries(italian ?? {}).flatMap(([key, said]) =>
    sentences((english as Record<string, unknown>)[key], said, `${path}.${key}`),
  )
}

describe('What is read on cards of TI4', () => {
  it('in Italian uses the term of the glossary where the English uses it', () => {
    const wrong = [
      ...sentences(actionCards, actionCardsIt, 'action'),
      ...sentences(agendas, agendasIt, 'agenda'),
      ...sentences(objectives, objectivesIt, 'objective'),
      ...sentences(explorations, explorationsIt, 'exploration'),
      ...sentences(relics, relicsIt, 'relic'),
    ].flatMap(([path, english, italian]) => {
      const left = missing(english, italian)
      return left.length > 0 ? [`${path}: ${left.join(', ')}\n    ${english}\n    ${italian}`] : []
    })
    expect(wrong.join('\n')).toBe('')
  })

  it('is held to it by sentences that say something', () => {
    expect(missing('Gain 2 Trade Goods.', 'Ottieni 2 Merci.')).toEqual(['Trade Goods'])
    expect(sentences(actionCards, actionCardsIt, '')).toHaveLength(Object.keys(actionCards).length)
  })
})
