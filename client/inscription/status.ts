import type { Seat } from '../../shared/engine/rules.ts'
import { events } from '../../shared/inscription/content/events.ts'
import type { Table } from '../../shared/inscription/table.ts'
import type { Line } from '../../shared/protocol.ts'
import { say } from '../text/text.ts'
import { nameOf } from './names.ts'
import { marksOf, scoreNow, theTable } from './table.ts'

export const stage = (): string => (theTable.value ? stageOf(theTable.value) : '')

export function stageOf(table: Table): string {
  const card = table.event && events[table.event]
  if (table.phase === 'over') return say('inscription.stage.over')
  if (!card) return say('inscription.stage.setup')
  return say('inscription.stage.round', {
    round: table.round,
    stage: roman(card.stage),
    left: table.decks.events,
  })
}

export const roman = (stage: number): string => ['I', 'II', 'III', 'IV', 'V'][stage - 1] ?? ''

export function doing(_seat: Seat): string {
  const phase = theTable.value?.phase ?? 'setup'
  return `inscription.doing.${phase}`
}

export const seating = (): readonly Seat[] => theTable.value?.order ?? []

/** A round begins with its event; within it, dice and outcomes stand out. */
export function chapterOf({ text }: Line): 'round' | 'turn' | undefined {
  if (text === 'inscription.log.event') return 'round'
  return text === 'inscription.log.dice' || text === 'inscription.log.agenda' ? 'turn' : undefined
}

/** What a seat plays, and its points, in a line. */
export function standing(seat: Seat): string {
  const faction = marksOf(seat)?.faction
  const total = scoreNow(seat)?.total
  return [
    faction && nameOf('faction', faction),
    total !== undefined && say('inscription.points', { count: total }),
  ]
    .filter(Boolean)
    .join(' · ')
}
