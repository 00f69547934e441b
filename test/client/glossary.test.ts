import { describe, expect, it } from 'vitest'
import { ti3En } from '../../client/text/ti3/en.ts'
import { terms } from '../../client/text/ti3/glossary.ts'
import { ti3It } from '../../client/text/ti3/it.ts'
import { englishNames, englishTexts } from './printedEnglish.ts'
import { italianTexts, italianNames as names } from './printedItalian.ts'

const forms = (listed: string) => listed.split('|')
const escaped = (form: string) => form.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
const letter = '[\\p{L}\\p{N}]'
/** A hyphen at the end stands for any ending. */
const inWords = (form: string, flags: string) =>
  new RegExp(
    form.endsWith('-')
      ? `(?<!${letter})${escaped(form.slice(0, -1))}${letter}*`
      : `(?<!${letter})${escaped(form)}(?!${letter})`,
    flags,
  )

const english = englishNames()

/** Names that are no words of everyday use are held to as terms are. */
const named = Object.entries(names)
  .filter(([id]) => /^(unit|technology|race)\./.test(id))
  .map(([id, italian]) => [english[id] ?? '', italian] as const)

/** "One of your Carriers" is one Carrier in Italian. */
const alone = (form: string) => named.flatMap(([name, italian]) => (`${name}s` === form ? [italian] : []))

/** The longest first, so that the counter within a command counter is not asked for again. */
const known = [...terms, ...named]
  .flatMap(([english, italian]) =>
    forms(english).map(form => ({
      form,
      used: inWords(form, 'giu'),
      italian: [...forms(italian), ...alone(form)],
    })),
  )
  .sort((a, b) => b.form.length - a.form.length)

/** Both readings of a sentence that tells one from many. */
const readings = (sentence: string) =>
  ['$1', '$2'].map(which => sentence.replace(/\{\w+\|([^|}]*)\|([^}]*)\}/g, which))

/** What the glossary writes small may begin a sentence or a label. */
function says(sentence: string, form: string): boolean {
  if (inWords(form, 'u').test(sentence)) return true
  const atStart = form.charAt(0).toUpperCase() + form.slice(1)
  return [...sentence.matchAll(inWords(atStart, 'gu'))].some(found =>
    /(?:^|[.:?!·>]\s)$/.test(sentence.slice(0, found.index)),
  )
}

/** The terms an English sentence uses and its Italian does not, by the form used. */
function missing(english: string, italian: string): string[] {
  const [one = '', many = ''] = readings(italian)
  const found = readings(english).flatMap((reading, at) => {
    let rest = reading.replace(/\{\w+\}/g, ' ')
    return known.flatMap(({ form, used, italian: allowed }) => {
      const before = rest
      rest = rest.replace(used, '·')
      const said = at === 0 ? one : many
      return before !== rest && !allowed.some(one => says(said, one)) ? [form] : []
    })
  })
  return [...new Set(found)]
}

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
