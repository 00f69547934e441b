import { computed, effect, signal, untracked } from '@preact/signals'
import { fetchLate } from '../../net/late.ts'
import { lore } from '../../parts/lookUp.ts'
import { dictionaryOf, type Entry } from '../../parts/split.ts'
import type { TermBook } from '../../text/galaxy/terms.ts'
import { knows, language } from '../../text/text.ts'
import { cardName, cardOf } from '../cards/cards.ts'
import { edition } from '../edition.ts'
import { nameOf } from '../names.ts'
import { reads } from '../reads.ts'
import { galaxyTable } from '../table.ts'

/** Words of the rules in the player's language, fetched when the first sentence with words in it is drawn. */
export const termBook = signal<TermBook | undefined>()

let asked: typeof edition | undefined

export function askForTerms(): void {
  const of = edition
  if (asked === of) return
  asked = of
  effect(() => {
    const wanted = language.value
    void fetchLate(of.books[wanted].terms).then(book => {
      if (language.peek() === wanted && asked === of) termBook.value = book
    })
  })
}

/** As a heading: `Trade Goods`. */
export function termTitle(id: string): string {
  const [first = id] = termBook.value?.terms[id]?.[0].split('|') ?? []
  return first.charAt(0).toUpperCase() + first.slice(1)
}

/** Where a name of one word is one of everyday use. */
const alone = ['technology', 'ability', 'promissoryNote', 'relic', 'side']
const together = [...alone, 'action', 'objective', 'political', 'agenda', 'leader', 'legendaryPlanet']

const isNamed = (kind: string, name: string) => (name.includes(' ') ? together : alone).includes(kind)

const forms = (kind: string, [id, said]: readonly [string, string]): Entry[] =>
  said.split('|').map(form => ({ said: form, thing: { kind, id } }))

/** In one string, so that nothing follows from it before it changes. */
const planetsOnMap = computed(() => {
  const { tiles = {} } = galaxyTable.value?.galaxy ?? {}
  return Object.values(tiles)
    .flatMap(({ system }) => (system === undefined ? [] : edition.system(system).planets))
    .join(' ')
})

const named = (): Entry[] =>
  reads.cardIds.flatMap(id => {
    const name = cardName(id)
    return isNamed(cardOf(id)?.kind ?? '', name)
      ? [{ said: name, thing: { kind: 'card', id }, exactly: true }]
      : []
  })

/** Terms go before names, and names count only as they are printed. */
export const dictionary = computed(() => {
  const book = termBook.value
  if (!book || !lore.value) return undefined
  const terms = Object.entries(book.terms).map(([id, [said]]) => [id, said] as const)
  // Cards are read in the player's language, and once: what lies on the table changes no name.
  knows('')
  const cards = untracked(named)
  const planets = planetsOnMap.value
    .split(' ')
    .map((id): Entry => ({ said: nameOf('planet', id), thing: { kind: 'planet', id }, exactly: true }))
  return dictionaryOf([
    ...terms.flatMap(term => forms('term', term)),
    ...Object.entries(book.units).flatMap(unit => forms('unit', unit)),
    ...cards,
    ...planets,
  ])
})
