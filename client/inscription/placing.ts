import { computed, signal } from '@preact/signals'
import type { OneOf, SomeOf } from '../../shared/engine/options.ts'
import { type SheetId, sheetIds } from '../../shared/inscription/content/assets.ts'
import { technologiesOf } from '../../shared/inscription/printed.ts'
import type { Marks } from '../../shared/inscription/table.ts'
import type { Asked } from '../room/asked.ts'
import type { Offer } from './sheets/sheet.ts'
import { asked, myMarks } from './table.ts'

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
const alsoListed: Readonly<Record<string, SheetId | Lies>> = {
  'inscription.ask.commodity': 'industry',
  'inscription.ask.band': 'warfare',
  'inscription.ask.banBand': 'warfare',
  'inscription.ask.disarm': 'warfare',
  'inscription.ask.side': 'warfare',
  'inscription.ask.technology': whereTechnologyLies,
  'inscription.ask.embargo': whereTechnologyLies,
  'inscription.ask.specialty': whereSpecialtyLies,
  'inscription.ask.focusDice': whereDieLies,
}

/** Where what a choice names is found among my marks. */
type Lies = (id: string, marks: Marks, ask: Asked) => { sheet: SheetId | undefined; at: string }

function whereTechnologyLies(id: string, marks: Marks) {
  return { sheet: sheetIds.find(sheet => technologiesOf(marks, sheet).some(each => each === id)), at: id }
}

/** Of several alike the first is the one that is spent. */
function whereSpecialtyLies(id: string, { assets }: Marks) {
  const place = Object.keys(assets).find(each => assets[each]?.asset === `spec:${id}` && !assets[each]?.spent)
  const [kind, at = ''] = place?.split(':') ?? []
  return { sheet: sheetIds.find(sheet => sheet === kind), at }
}

function whereDieLies(id: string, _: Marks, { about }: Asked) {
  return { sheet: sheetIds.find(sheet => sheet === about?.['sheet']), at: id }
}

/** The list of such a question is folded away, so that the sheet has the room. */
export const isOnSheet = (question: string): boolean => question in places

/** What was chosen of a question, where it lies or in the list of the question, before it is confirmed. */
const chosen = signal<{ readonly key: string; readonly ids: readonly string[] } | undefined>()

export const chosenOf = ({ key }: Asked): readonly string[] =>
  chosen.value?.key === key ? chosen.value.ids : []

/** Of several that are asked for, one more than enough takes the place of the first. */
export function choose(ask: Asked, id: string) {
  const { shape, most } = ask.options as SomeOf | (OneOf & { most?: never })
  const was = chosenOf(ask)
  const others = was.filter(each => each !== id)
  const isTakenBack = shape === 'someOf' && others.length < was.length
  chosen.value = { key: ask.key, ids: isTakenBack ? others : [...others, id].slice(-(most ?? 1)) }
}

const placeAsk = computed(() => asked.value.find(({ text }) => text in places || text in alsoListed))

const placed = computed(() => {
  const ask = placeAsk.value
  const marks = myMarks.value
  if (!ask || !marks) return []
  const where = places[ask.text] ?? alsoListed[ask.text]
  return Object.keys((ask.options as OneOf).of).map(id => ({
    id,
    ...(typeof where === 'function' ? where(id, marks, ask) : { sheet: where, at: id }),
  }))
})

export const placeGroups = computed<readonly Offer[]>(() => {
  const ask = placeAsk.value
  const picked = ask ? chosenOf(ask) : []
  return sheetIds.flatMap(sheet => {
    const here = placed.value.filter(each => each.sheet === sheet)
    const isPicked = here.filter(({ id }) => picked.includes(id))
    return (
      [
        { verb: 'choose', sheet, at: here.map(({ at }) => at), with: [] },
        { verb: 'chosen', sheet, at: isPicked.map(({ at }) => at), with: [] },
      ] as const
    ).filter(({ at }) => at.length > 0)
  })
})

/** A place was tapped that is a choice. */
export function choosePlace(sheet: SheetId, at: string) {
  const ask = placeAsk.peek()
  const found = placed.peek().find(each => each.sheet === sheet && each.at === at)
  if (ask && found) choose(ask, found.id)
}

/** What is saved answers these where it lies above the sheets. */
const inTray: Readonly<Record<string, (asset: string) => string>> = {
  'inscription.ask.specialty': asset => asset.slice('spec:'.length),
  'inscription.ask.payTradeGood': asset => (asset === 'tg' ? 'yes' : ''),
  'inscription.ask.loss': asset => (asset === 'tg' ? 'tradeGoods' : ''),
}

/** What of the tray is a choice of what is asked. */
export function choiceInTray(asset: string): { readonly ask: Asked; readonly id: string } | undefined {
  const ask = asked.value.find(({ text }) => text in inTray)
  const id = ask && inTray[ask.text]?.(asset)
  return ask && id && id in (ask.options as OneOf).of ? { ask, id } : undefined
}

/** The question that is answered by a black die. */
export const dieAsk = computed(() => asked.value.find(({ text }) => text === 'inscription.ask.die'))

/** Asked while a war is added up, of which the sheet tells more. */
export const isAboutWar = computed(
  () =>
    asked.value.some(
      ({ text }) => text === 'inscription.ask.payTradeGood' || text === 'inscription.ask.warRelic',
    ) === true,
)
