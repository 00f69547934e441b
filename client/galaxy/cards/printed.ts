import { effect } from '@preact/signals'
import { fetchLate } from '../../net/late.ts'
import { knows, language, learnCards, say } from '../../text/text.ts'
import { edition } from '../edition.ts'

interface Printed {
  id: string
  name: string
  text: string
}

/** Fetches what is printed on cards in the player's language; English stands in the records. */
export const readCards = () =>
  effect(() => {
    const wanted = language.value
    void fetchLate(edition.books[wanted].cards).then(cards => {
      if (language.peek() === wanted) learnCards(cards)
    })
  })

const inWords = (what: 'name' | 'text', kind: string, card: Printed) => {
  const key = `${what}.${kind}.${card.id}`
  return knows(key) ? say(key) : card[what]
}

export const printedName = (kind: string, card: Printed) => inWords('name', kind, card)
export const printedText = (kind: string, card: Printed) => inWords('text', kind, card)
