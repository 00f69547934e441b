import { describe, expect, it } from 'vitest'
import { ti4En } from '../../client/text/ti4/en.ts'
import { terms } from '../../client/text/ti4/glossary.ts'
import { ti4It } from '../../client/text/ti4/it.ts'
import { termsEn } from '../../client/text/ti4/terms/en.ts'
import { termsIt } from '../../client/text/ti4/terms/it.ts'
import { actionCardsIt } from '../../shared/ti4/content/actionCards.it.ts'
import { actionCards } from '../../shared/ti4/content/actionCards.ts'
import { agendasIt } from '../../shared/ti4/content/agendas.it.ts'
import { agendas } from '../../shared/ti4/content/agendas.ts'
import { attachmentsIt } from '../../shared/ti4/content/attachments.it.ts'
import { attachments } from '../../shared/ti4/content/attachments.ts'
import { explorationsIt } from '../../shared/ti4/content/explorations.it.ts'
import { explorations } from '../../shared/ti4/content/explorations.ts'
import { abilitiesIt } from '../../shared/ti4/content/factions.it.ts'
import { factions } from '../../shared/ti4/content/factions.ts'
import { leadersIt } from '../../shared/ti4/content/leaders.it.ts'
import { leaders } from '../../shared/ti4/content/leaders.ts'
import { legendaryPlanetsIt } from '../../shared/ti4/content/legendaryPlanets.it.ts'
import { legendaryPlanets } from '../../shared/ti4/content/legendaryPlanets.ts'
import { objectivesIt } from '../../shared/ti4/content/objectives.it.ts'
import { objectives } from '../../shared/ti4/content/objectives.ts'
import { promissoryNotesIt } from '../../shared/ti4/content/promissoryNotes.it.ts'
import { promissoryNotes } from '../../shared/ti4/content/promissoryNotes.ts'
import { relicsIt } from '../../shared/ti4/content/relics.it.ts'
import { relics } from '../../shared/ti4/content/relics.ts'
import { storiesIt } from '../../shared/ti4/content/stories.it.ts'
import { stories } from '../../shared/ti4/content/stories.ts'
import { strategyCardsIt } from '../../shared/ti4/content/strategyCards.it.ts'
import { strategyCards } from '../../shared/ti4/content/strategyCards.ts'
import { technologiesIt } from '../../shared/ti4/content/technologies.it.ts'
import { technologies } from '../../shared/ti4/content/technologies.ts'
import { tokensIt } from '../../shared/ti4/content/tokens.it.ts'
import { tokens } from '../../shared/ti4/content/tokens.ts'
import { unitKindsIt, unitsIt } from '../../shared/ti4/content/units.it.ts'
import { unitKinds, unitPrints } from '../../shared/ti4/content/units.ts'
import { heldTo } from './glossaries.ts'
import { taught } from './taught.ts'

const kinds = Object.values(unitKinds).flatMap(({ id, name }) =>
  id === 'infantry' ? [] : [[name, unitKindsIt[id]] as const],
)

const missing = heldTo(terms, [...kinds, ['Infantry', 'Fanteria|Fanterie']])

const abilities = Object.fromEntries(
  Object.values(factions).flatMap(({ abilities }) => abilities.map(ability => [ability.id, ability])),
)

/** Sentences of records in both languages; names are on their own. */
function sentences(english: unknown, italian: unknown, path: string): [string, string, string][] {
  if (typeof italian === 'string')
    return typeof english === 'string' && !path.endsWith('.name') ? [[path, english, italian]] : []
  return Object.entries(italian ?? {}).flatMap(([key, said]) =>
    sentences((english as Record<string, unknown>)[key], said, `${path}.${key}`),
  )
}

describe('What TI4 says, and what is read on its components,', () => {
  it('in Italian uses the term of the glossary where the English uses it', () => {
    const wrong = [
      ...Object.entries(ti4En).map(([key, english]): [string, string, string] => [
        key,
        english,
        (ti4It as Record<string, string>)[key] ?? '',
      ]),
      ...taught('ti4', termsEn, termsIt),
      ...sentences(actionCards, actionCardsIt, 'action'),
      ...sentences(agendas, agendasIt, 'agenda'),
      ...sentences(objectives, objectivesIt, 'objective'),
      ...sentences(explorations, explorationsIt, 'exploration'),
      ...sentences(relics, relicsIt, 'relic'),
      ...sentences(abilities, abilitiesIt, 'ability'),
      ...sentences(leaders, leadersIt, 'leader'),
      ...sentences(promissoryNotes, promissoryNotesIt, 'promissoryNote'),
      ...sentences(strategyCards, strategyCardsIt, 'strategy'),
      ...sentences(stories, storiesIt, 'story'),
      ...sentences(unitPrints, unitsIt, 'unit'),
      ...sentences(technologies, technologiesIt, 'technology'),
      ...sentences(attachments, attachmentsIt, 'attachment'),
      ...sentences(tokens, tokensIt, 'token'),
      ...sentences(legendaryPlanets, legendaryPlanetsIt, 'legendaryPlanet'),
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
