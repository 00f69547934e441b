import { knows, nameThings, say } from '../../text/text.ts'
import { systemName } from '../map/hexNames.ts'
import { nameOf } from '../names.ts'
import { reads } from '../reads.ts'
import { galaxyTable } from '../table.ts'
import type { Card } from './card.ts'

/** Cards by their ids alone, as sentences name them. */

export const cardOf = (id: string): Card | undefined => reads.cardOf(id)

const inWords = (key: string, printed: string) => (knows(key) ? say(key) : printed)

export function cardName(id: string): string {
  const card = cardOf(id)
  if (!card) return id
  return card.called?.() ?? inWords(`name.${card.kind}.${card.id}`, card.name)
}

/** In the player's language as the table's printing has it, if that was printed otherwise. */
function textOn({ kind, id, printing }: Card, part: string, printed: string): string {
  const key = `text.${kind}.${id}`
  const reprinted = `${key}.${printing}${part}`
  return printing && knows(reprinted) ? say(reprinted) : inWords(`${key}${part}`, printed)
}

/** What a part of a card says. */
export const partText = (card: Card, part: string): string =>
  textOn(card, `.${part}`, card.parts?.[part]?.text ?? '')
export const partName = ({ kind, id, parts }: Card, part: string): string =>
  inWords(`name.${kind}.${id}.${part}`, parts?.[part]?.name ?? '')

export const wholeText = (card: Card): string => textOn(card, '', card.text ?? '')

/** All it says, in paragraphs. */
export function cardText(id: string): string[] {
  const card = cardOf(id)
  if (!card) return []
  if (card.vote !== undefined) return agendaText(card, card.vote)
  const { text, parts } = card
  return [
    ...(text === undefined ? [] : [wholeText(card)]),
    ...(parts?.['primary'] ? [partText(card, 'primary')] : []),
    ...(parts?.['secondary'] ? [say('galaxy.card.secondary', { text: partText(card, 'secondary') })] : []),
  ]
}

function agendaText(card: Card, vote: string): string[] {
  if (vote !== 'forAgainst') return [say(`galaxy.elect.${vote}`), partText(card, 'elected')]
  return [
    say('galaxy.agenda.for', { text: agendaPart(card, 'for') }),
    say('galaxy.agenda.against', { text: agendaPart(card, 'against') }),
  ]
}

/** What happens when the council is for it, or against. */
export const agendaPart = (card: Card, side: 'for' | 'against'): string =>
  card.parts?.[side] ? partText(card, side) : say('galaxy.agenda.nothing')

/** A unit by what it is and where, when it is one that stands somewhere. */
export function unitName(id: string): string {
  const unit = galaxyTable.value?.units[id]
  if (!unit) return nameOf('unit', id)
  const place = unit.planet ? nameOf('planet', unit.planet) : systemName(unit.at)
  return say('galaxy.unit.at', { unit: unit.kind, place })
}

export const nameCards = () =>
  nameThings({ card: cardName, technology: cardName, unit: unitName, ...reads.names })
