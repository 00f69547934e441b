import type { HexId } from '../../../shared/galaxy/hexes.ts'
import type { Lore, Thing } from '../../parts/lookUp.ts'
import { split } from '../../parts/split.ts'
import { closeTab } from '../../room/openTab.ts'
import { called, isSeat, say } from '../../text/text.ts'
import { cardName, cardOf, cardText } from '../cards/cards.ts'
import { edition } from '../edition.ts'
import { lookAt } from '../map/picking.ts'
import { hexOfPlanet } from '../map/planetsHere.ts'
import { nameOf } from '../names.ts'
import { reads } from '../reads.ts'
import { galaxyTable } from '../table.ts'
import { askForTerms, dictionary, termBook, termTitle } from './dictionary.ts'
import { kindOfUnit } from './kindOfUnit.ts'
import { Told } from './Told.tsx'

/** What can be told of a thing that is named or drawn anywhere. */

const cards = ['card', 'technology', 'objective', 'leader', 'law']
const places = ['planet', 'hex', 'system']

function hexOf({ kind, id }: Thing): HexId | undefined {
  const table = galaxyTable.value
  if (!table) return undefined
  if (kind === 'planet') return hexOfPlanet(table, id)
  const isHere = (hex: HexId) => (kind === 'hex' ? hex === id : table.galaxy.tiles[hex]?.system === id)
  return kind === 'hex' || kind === 'system' ? Object.keys(table.galaxy.tiles).find(isHere) : undefined
}

/** Before peoples are chosen what stands on a sheet means nothing. */
const leads = (seat: string): boolean => {
  const { phase, players } = galaxyTable.value ?? {}
  return phase !== edition.choosing && players?.[seat] !== undefined
}

function knows(thing: Thing): boolean {
  const { kind, id } = thing
  if (cards.includes(kind)) return cardOf(id) !== undefined
  if (kind === 'unit') return reads.kinds.includes(kindOfUnit(id))
  if (kind === 'term') return termBook.value?.terms[id] !== undefined
  if (kind === 'colour') return reads.colours.includes(id)
  if (kind === 'token') return reads.tokenName({ kind: id, planet: '' }) !== ''
  if (kind === 'seat') return isSeat(id) && leads(id)
  return kind === edition.peoples || hexOf(thing) !== undefined
}

function titleOf({ kind, id }: Thing): string {
  if (cards.includes(kind)) return cardName(id)
  if (kind === 'unit') return nameOf('unit', kindOfUnit(id))
  if (kind === 'term') return termTitle(id)
  if (kind === 'colour') return say(`galaxy.colour.${id}`)
  if (kind === 'token') return reads.tokenName({ kind: id, planet: '' })
  return kind === 'seat' || places.includes(kind) ? called(kind, id) : nameOf(kind, id)
}

function brief(thing: Thing): string {
  const { kind, id } = thing
  if (cards.includes(kind)) return cardText(id).join(' ')
  if (kind === 'term') return termBook.value?.terms[id]?.[1] ?? ''
  if (kind === 'colour') return say('galaxy.sign.colour.why')
  if (kind === 'token') return reads.tokenWhy({ kind: id })
  const table = galaxyTable.value
  if (!table) return ''
  if (kind === 'unit') return reads.unitBrief(table, kindOfUnit(id))
  if (places.includes(kind)) return say('galaxy.sign.place')
  const people = kind === 'seat' ? reads.peopleIdOf(table, id) : id
  const abilities = reads.peopleFacts(table, people).abilities.map(cardName).join(', ')
  return `${nameOf(edition.peoples, people)}: ${abilities}`
}

export const galaxyLore: Lore = {
  knows,
  titleOf,
  brief,
  placeOf(thing) {
    const hex = hexOf(thing)
    if (hex === undefined) return undefined
    return () => {
      closeTab()
      lookAt(hex)
    }
  },
  boardAt(part) {
    const hex = part.closest('[data-hex]')?.getAttribute('data-hex')
    return hex ? () => lookAt(hex) : undefined
  },
  About: Told,
  wordsIn: (text, not) => split(text, dictionary.value, not),
  askForWords: askForTerms,
}
