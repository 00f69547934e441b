import { computed, signal } from '@preact/signals'
import type { OneOf } from '../../shared/engine/options.ts'
import { type SheetId, sheetIds } from '../../shared/inscription/content/assets.ts'
import { give, sending } from '../room/answering.ts'
import type { Asked } from '../room/asked.ts'
import { asked, isMine, overview, turnedTo } from './table.ts'

const bySheet = [
  'inscription.ask.sheet',
  'inscription.ask.secondSheet',
  'inscription.ask.focusSheet',
  'inscription.ask.obsidian',
]

/** A question that is answered by a sheet. */
export const sheetAsk = computed<Asked | undefined>(() =>
  asked.value.find(({ text }) => bySheet.includes(text)),
)

export const pickable = computed<readonly SheetId[]>(() => {
  const of = (sheetAsk.value?.options as OneOf | undefined)?.of ?? {}
  return sheetIds.filter(sheet => sheet in of)
})

/** All four lie side by side, to be chosen from. */
export const isChoosing = computed(() => isMine.value && overview.value && pickable.value.length > 0)

/** What can be taken back as long as nobody went on is answered by the tap itself; a relic is played only when it is confirmed. */
export const isAtOnce = ({ text }: Asked): boolean => text === 'inscription.ask.sheet'

export const picked = signal<SheetId | undefined>()

export function pickSheet(sheet: SheetId) {
  const ask = sheetAsk.peek()
  if (!ask) return
  turnedTo.value = sheet
  if (!isAtOnce(ask)) picked.value = picked.peek() === sheet ? undefined : sheet
  else if (!sending.peek()) void give(ask, sheet)
}
