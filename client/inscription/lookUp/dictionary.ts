import { computed, effect, signal, untracked } from '@preact/signals'
import { agendas } from '../../../shared/inscription/content/agendas.ts'
import { sheetIds } from '../../../shared/inscription/content/assets.ts'
import { objectives } from '../../../shared/inscription/content/objectives.ts'
import { relics } from '../../../shared/inscription/content/relics.ts'
import { technologies } from '../../../shared/inscription/content/technologies.ts'
import { fetchLate } from '../../net/late.ts'
import { lore } from '../../parts/lookUp.ts'
import { dictionaryOf, type Entry } from '../../parts/split.ts'
import { knows, type Language, language, say } from '../../text/text.ts'
import { type Kind, nameOf, sheetName } from '../names.ts'

type Terms = Readonly<Record<string, readonly [forms: string, says: string]>>

const books: Readonly<Record<Language, () => Promise<Terms>>> = {
  en: async () => (await import('../../text/inscription/terms/en.ts')).termsEn,
  it: async () => (await import('../../text/inscription/terms/it.ts')).termsIt,
}

/** Words of the rules in the player's language, fetched when the first text with words in it is drawn. */
export const terms = signal<Terms | undefined>()
let isAsked = false

export function askForTerms(): void {
  if (isAsked) return
  isAsked = true
  effect(() => {
    const wanted = language.value
    void fetchLate(books[wanted]).then(book => {
      if (language.peek() === wanted) terms.value = book
    })
  })
}

/** As a heading: `Space dock`. */
export function termTitle(id: string): string {
  const [first = id] = terms.value?.[id]?.[0].split('|') ?? []
  return first.charAt(0).toUpperCase() + first.slice(1)
}

const cards = { technology: technologies, relic: relics, agenda: agendas, objective: objectives }

const named = (): Entry[] =>
  Object.entries(cards).flatMap(([kind, records]) =>
    Object.keys(records).map(id => ({
      said: nameOf(kind as Kind, id),
      thing: { kind, id },
      exactly: true as const,
    })),
  )

const units = ['infantry', 'pds', 'destroyer', 'cruiser', 'carrier', 'dreadnought', 'warsun']

/** Signs of the sheets, by what they are called in texts. */
const signs = (): Entry[] =>
  Object.entries(signForms).flatMap(([id, key]) =>
    say(key)
      .split('|')
      .map(said => ({ said, thing: { kind: id.length === 1 ? 'resource' : 'asset', id } })),
  )
const signForms: Readonly<Record<string, string>> = {
  M: 'inscription.word.M',
  I: 'inscription.word.I',
  R: 'inscription.word.R',
  'tg:1': 'inscription.word.tg',
  'vote:1': 'inscription.word.vote',
  'vp:1': 'inscription.word.vp',
  'spec:biotic': 'inscription.word.spec',
  'focus:M': 'inscription.word.focus',
  'com:triangle:1': 'inscription.word.com',
  councilor: 'inscription.word.councilor',
  population: 'inscription.word.population',
  faction: 'inscription.word.faction',
  relic: 'inscription.word.relic',
  mecatol: 'inscription.word.mecatol',
  planet: 'inscription.word.planet',
}

/** Terms go before names, and names count only as they are printed. */
export const dictionary = computed(() => {
  const book = terms.value
  if (!book || !lore.value) return undefined
  knows('')
  return untracked(() =>
    dictionaryOf([
      ...signs(),
      ...Object.entries(book).flatMap(([id, [forms]]) =>
        forms.split('|').map(said => ({ said, thing: { kind: 'term', id } })),
      ),
      ...units.flatMap(id =>
        say(`inscription.word.${id}`)
          .split('|')
          .map(said => ({ said, thing: { kind: 'unit', id } })),
      ),
      ...sheetIds.map(id => ({ said: sheetName(id), thing: { kind: 'sheet', id }, exactly: true as const })),
      ...named(),
    ]),
  )
})
