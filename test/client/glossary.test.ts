import { describe, expect, it } from 'vitest'
import { ti3En } from '../../client/text/ti3/en.ts'
import { terms } from '../../client/text/ti3/glossary.ts'
import { ti3It } from '../../client/text/ti3/it.ts'
import { termsEn } from '../../client/text/ti3/terms/en.ts'
import { termsIt } from '../../client/text/ti3/terms/it.ts'
import type { RaceId } from '../../shared/ti3/content/peoples.ts'
import { storiesIt } from '../../shared/ti3/content/stories.it.ts'
import { stories } from '../../shared/ti3/content/stories.ts'
import { forms, heldTo, inWords, readings } from './glossaries.ts'
import { englishNames, englishTexts } from './printedEnglish.ts'
import { italianTexts, italianNames as names } from './printedItalian.ts'
import { taught } from './taught.ts'

const english = englishNames()

/** Names that are no words of everyday use are held to as terms are. */
const named = Object.entries(names)
  .filter(([id]) => /^(unit|technology|race)\./.test(id))
  .map(([id, italian]) => [english[id] ?? '', italian] as const)

const missing = heldTo(terms, named)

const sentences: [string, string, string][] = [
  ...Object.entries(ti3En).map(([key, english]): [string, string, string] => [
    key,
    english,
    (ti3It as Record<string, string>)[key] ?? '',
  ]),
  ...Object.entries(englishTexts()).map(([key, english]): [string, string, string] => [
    key,
    english,
    italianTexts[key] ?? '',
  ]),
  ...taught('ti3', termsEn, termsIt),
  ...Object.entries(stories).flatMap(([id, lines]) =>
    lines.map((line, i): [string, string, string] => [id, line, storiesIt[id as RaceId][i] ?? '']),
  ),
]

describe('The glossary', () => {
  it('names in Italian whatever has an English name, and nothing else', () => {
    expect(Object.keys(names).sort()).toEqual(Object.keys(english).sort())
    expect(Object.values(names).filter(name => name === '')).toEqual([])
  })

  it('calls the same thing the same way', () => {
    const italian = new Map<string, string>()
    const all = [...Object.entries(names).map(([id, name]) => [english[id] ?? '', name] as const), ...terms]
    for (const [name, said] of all) {
      const key = name.toLowerCase()
      expect(said.toLowerCase(), name).toBe((italian.get(key) ?? said).toLowerCase())
      italian.set(key, said)
    }
  })

  it('holds no term that nothing uses', () => {
    const all = sentences.map(([, english]) => readings(english).join(' ')).join('\n')
    const unused = terms.filter(([english]) => !forms(english).some(form => inWords(form, 'iu').test(all)))
    expect(unused.map(([english]) => english)).toEqual([])
  })
})

describe('A sentence', () => {
  it('that calls a thing by another word is found', () => {
    const english = 'Spend {count} command {count|counter|counters} from your Command Pool.'
    const right = 'Spendi {count} {count|Contatore|Contatori} di Comando dal tuo Pool di Comando.'
    expect(missing(english, right)).toEqual([])
    expect(missing(english, right.replace('Pool', 'Riserva'))).toEqual(['Command Pool'])
    expect(missing(english, right.replace('Contatori}', 'Segnalini}'))).toEqual(['Command Counters'])
    expect(missing(english, right.replace('Contatore', 'contatore'))).toEqual(['Command Counter'])
    expect(missing('Two War Suns and a dock', 'Due Morti Nere e una base')).toEqual(['War Suns'])
  })

  it('may begin with a word the glossary writes small', () => {
    expect(missing('Discarded: {card}', 'Scartata: {card}')).toEqual([])
    expect(missing('You have discarded it.', 'Hai Scartato la carta.')).toEqual(['discard-'])
  })

  it('in Italian uses the term of the glossary where the English uses it', () => {
    const wrong = sentences
      .map(([key, english, italian]) => {
        const left = missing(english, italian)
        return left.length > 0 ? `${key}: ${left.join(', ')}\n    ${english}\n    ${italian}` : ''
      })
      .filter(Boolean)
    expect(wrong.join('\n')).toBe('')
  })
})
