import { computed, signal } from '@preact/signals'
import type { OneOf } from '../../shared/engine/options.ts'
import { type SheetId, sheetIds } from '../../shared/inscription/content/assets.ts'
import { room } from '../net/room.ts'
import type { Asked } from '../room/asked.ts'
import { turnedTo } from './table.ts'

const bySheet = [
  'inscription.ask.sheet',
  'inscription.ask.secondSheet',
  'inscription.ask.focusSheet',
  'inscription.ask.obsidian',
]

/** A question that is answered by a sheet. */
export const sheetAsk = computed<Asked | undefined>(() =>
  room.value?.asks.find(({ text }) => bySheet.includes(text)),
)

export const pickable = computed<readonly SheetId[]>(() => {
  const of = (sheetAsk.value?.options as OneOf | undefined)?.of ?? {}
  return sheetIds.filter(sheet => sheet in of)
})

export const picked = signal<SheetId | undefined>()

export function pickSheet(sheet: SheetId) {
  picked.value = picked.value === sheet ? undefined : sheet
  turnedTo.value = sheet
}
