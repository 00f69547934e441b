import { computed, signal } from '@preact/signals'
import type { OneOf } from '../../shared/engine/options.ts'
import type { SheetId } from '../../shared/inscription/content/assets.ts'
import type { MarkGroup, Verb } from '../../shared/inscription/shapes/mark.ts'
import { room } from '../net/room.ts'

/** Questions whose choices are places on a sheet: they glow there like marks, and a tap chooses. */
const places: Readonly<Record<string, { readonly sheet: SheetId; readonly verbs: readonly Verb[] }>> = {
  'inscription.ask.crossPlanet': { sheet: 'expansion', verbs: ['unlock'] },
  'inscription.ask.banDock': { sheet: 'expansion', verbs: ['dock'] },
  'inscription.ask.blackOut': { sheet: 'industry', verbs: ['scrap', 'dottedX'] },
  'inscription.ask.freeClaim': { sheet: 'navigation', verbs: ['claim'] },
  'inscription.ask.wormholeSystem': { sheet: 'navigation', verbs: ['claim'] },
}

/** What was chosen of a question, on the sheet or in the list below it, before it is confirmed. */
export const chosen = signal<{ readonly key: string; readonly id: string } | undefined>()

const placeAsk = computed(() => room.value?.asks.find(({ text }) => text in places))

export const placeGroups = computed<readonly MarkGroup[]>(() => {
  const ask = placeAsk.value
  const { sheet, verbs } = places[ask?.text ?? ''] ?? {}
  if (!ask || !sheet || !verbs) return []
  const at = Object.keys((ask.options as OneOf).of)
  return verbs.map(verb => ({ verb, sheet, at, with: [] }))
})

/** A place was tapped that is a choice. */
export function choosePlace(id: string): boolean {
  const ask = placeAsk.peek()
  if (!ask) return false
  chosen.value = { key: ask.key, id }
  return true
}
