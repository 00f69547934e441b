import { computed, signal } from '@preact/signals'
import type { OneOf } from '../../shared/engine/options.ts'
import { type SheetId, sheetIds } from '../../shared/inscription/content/assets.ts'
import { technologiesOf } from '../../shared/inscription/printed.ts'
import { room } from '../net/room.ts'
import { myMarks } from './seen.ts'
import type { Offer } from './sheets/sheet.ts'

/** Questions whose choices are places on a sheet: they glow there like marks, and a tap chooses. */
const places: Readonly<Record<string, SheetId>> = {
  'inscription.ask.line': 'expansion',
  'inscription.ask.crossPlanet': 'expansion',
  'inscription.ask.reliefPlanet': 'expansion',
  'inscription.ask.banDock': 'expansion',
  'inscription.ask.blackOut': 'industry',
  'inscription.ask.freeClaim': 'navigation',
  'inscription.ask.wormholeSystem': 'navigation',
}

/** These too, but what they are called, or what is printed on them, is easier read in a list. */
const alsoListed: Readonly<Record<string, SheetId | 'each'>> = {
  'inscription.ask.commodity': 'industry',
  'inscription.ask.band': 'warfare',
  'inscription.ask.banBand': 'warfare',
  'inscription.ask.disarm': 'warfare',
  'inscription.ask.side': 'warfare',
  'inscription.ask.technology': 'each',
  'inscription.ask.embargo': 'each',
}

/** The list of such a question is folded away, so that the sheet has the room. */
export const isOnSheet = (question: string): boolean => question in places

/** What was chosen of a question, on the sheet or in the list below it, before it is confirmed. */
export const chosen = signal<{ readonly key: string; readonly id: string } | undefined>()

const placeAsk = computed(() => room.value?.asks.find(({ text }) => text in places || text in alsoListed))

export const placeGroups = computed<readonly Offer[]>(() => {
  const ask = placeAsk.value
  const marks = myMarks.value
  if (!ask || !marks) return []
  const where = places[ask.text] ?? alsoListed[ask.text]
  const all = Object.keys((ask.options as OneOf).of)
  const picked = chosen.value?.key === ask.key ? [chosen.value.id] : []
  const of = (sheet: SheetId) => (id: string) =>
    where === sheet || (where === 'each' && technologiesOf(marks, sheet).some(each => each === id))
  return sheetIds.flatMap(sheet =>
    (
      [
        { verb: 'choose', sheet, at: all.filter(of(sheet)), with: [] },
        { verb: 'chosen', sheet, at: picked.filter(of(sheet)), with: [] },
      ] as const
    ).filter(({ at }) => at.length > 0),
  )
})

/** A place was tapped that is a choice. */
export function choosePlace(id: string) {
  const ask = placeAsk.peek()
  if (ask) chosen.value = { key: ask.key, id }
}
