import type { About, Seat } from '../../../shared/engine/rules.ts'
import type { Line } from '../../../shared/protocol.ts'
import { wordOf } from '../told.ts'
import { cardOf } from './cards.ts'

/** Action Cards as the log tells them: who played which, at what, what came of it or who cancelled it. */

export interface Card {
  readonly seat: Seat
  readonly card: string
  /** What it repeats. */
  readonly as?: string
}

export interface Played extends Card {
  /** What was said before anybody could answer: its aim. */
  readonly aims: readonly Line[]
  readonly fate: 'played' | 'cancelled' | 'lost'
  readonly cancelledBy?: Card
}

/** Cards revealed together, those that answered them, and what came of it all. */
export interface Scene {
  /** When it began: what tells one from another. */
  readonly from: number
  /** When its last line was told. */
  readonly at: number
  readonly cards: readonly Played[]
  readonly outcome: readonly Line[]
}

/** With these something else begins. */
const endings = [
  'activates',
  'passes',
  'strategicAction',
  'round',
  'ready',
  'status',
  'agenda',
  'spaceBattle',
  'invades',
  'bombards',
  'pdsFire',
  'lands',
  'builds',
  'buildsOn',
]

const plays = 'playsCard'
const named = (about: About | undefined, key: string): string => String(about?.[key] ?? '')
const isAim = (word: string) => word.startsWith('aim.')

/** Sabotage and its like are played on other cards. */
const answers = (card: string) => cardOf(card)?.answers === true

type Draft = { -readonly [K in keyof Played]: Played[K] } & { aims: Line[] }

/** The last time cards were played, as far as it went. */
export function lastPlayed(lines: readonly Line[]): Scene | undefined {
  const told = lines.filter(({ says, struck }) => says === undefined && !struck)
  const last = told.findLastIndex(line => wordOf(line) === plays && !answers(named(line.about, 'card')))
  const from = firstOf(told, last)
  const opening = told[from]
  if (!opening) return undefined
  const rest = told.slice(from)
  const end = rest.findIndex(line => endings.includes(wordOf(line)))
  return sceneOf(end < 0 ? rest : rest.slice(0, end), opening.at)
}

/** Revealed together stands together. */
function firstOf(told: readonly Line[], last: number): number {
  const from = told
    .slice(0, last)
    .findLastIndex(line => wordOf(line) !== plays || answers(named(line.about, 'card')))
  return last < 0 ? last : from + 1
}

function sceneOf(lines: readonly Line[], from: number): Scene {
  const cards: Draft[] = []
  const outcome: Line[] = []
  const find = ({ about }: Line) =>
    cards.findLastIndex(
      one => one.seat === about?.['seat'] && one.card === about['card'] && one.fate === 'played',
    )
  for (const line of lines) {
    const { about } = line
    const word = wordOf(line)
    if (word === plays)
      cards.push({ seat: named(about, 'seat'), card: named(about, 'card'), aims: [], fate: 'played' })
    else if (word === 'repeats') {
      const one = cards.findLast(({ seat }) => seat === about?.['seat'])
      if (one) one.as = named(about, 'card')
    } else if (word === 'cardLost') {
      const one = cards[find(line)]
      if (one) one.fate = 'lost'
    } else if (word === 'cardCancelled') cancel(cards, find(line))
    else if (isAim(word)) cards.findLast(({ seat }) => seat === about?.['seat'])?.aims.push(line)
    else outcome.push(line)
  }
  return { from, at: lines.at(-1)?.at ?? from, cards, outcome }
}

/** By the last card on it that holds itself. */
function cancel(cards: Draft[], at: number) {
  const one = cards[at]
  if (!one) return
  one.fate = 'cancelled'
  const by = cards.slice(at + 1).findLast(({ fate, card }) => fate === 'played' && answers(card))
  if (by) one.cancelledBy = { seat: by.seat, card: by.card }
}
