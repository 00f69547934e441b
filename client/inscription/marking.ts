import { computed, signal } from '@preact/signals'
import type { SheetId } from '../../shared/inscription/content/assets.ts'
import type { DeployOptions } from '../../shared/inscription/shapes/deploy.ts'
import type { MarkGroup, MarkOptions, Payment, Verb } from '../../shared/inscription/shapes/mark.ts'
import { whyNot } from '../../shared/inscription/whyNot.ts'
import { give, problem, sending } from '../room/answering.ts'
import type { Asked } from '../room/asked.ts'
import { payment, paymentsFor } from './paying.ts'
import { choosePlace, placeGroups } from './placing.ts'
import type { Deed } from './sheets/sheet.ts'
import { asked, isMine, theHand, theTable, turnedTo, turnTo } from './table.ts'

const askOf = (shape: string): Asked | undefined => asked.value.find(({ options }) => options.shape === shape)

export const markAsk = computed(() => askOf('mark'))
export const deployAsk = computed(() => askOf('deploy'))
const none: readonly MarkGroup[] = []
const offered = computed<readonly MarkGroup[]>(() =>
  markAsk.value ? (markAsk.value.options as MarkOptions).groups : none,
)

/** Something saved that was tapped: only where it can be spent glows, and it is what a tap there pays with. */
const picked = signal<{ readonly key: string; readonly payment: Payment } | undefined>()
export const pickedPayment = computed(() =>
  picked.value && picked.value.key === markAsk.value?.key ? picked.value.payment : undefined,
)

export const groups = computed<readonly MarkGroup[]>(() => {
  const payment = pickedPayment.value
  if (payment === undefined) return offered.value
  return offered.value
    .filter(group => group.with.includes(payment))
    .map(group => ({ ...group, with: [payment] }))
})

/** What can be spent on something right now. */
export const spendable = computed<ReadonlySet<Payment>>(
  () => new Set(offered.value.flatMap(group => group.with)),
)

export function pickPayment(payment: Payment) {
  const key = markAsk.peek()?.key
  picked.value = key === undefined || pickedPayment.peek() === payment ? undefined : { key, payment }
  const open = groups.peek().map(({ sheet }) => sheet)
  const [first] = open
  if (picked.peek() && first && !open.includes(turnedTo.peek())) turnTo(first)
}
export const mayPutDown = computed(() => (markAsk.value?.options as MarkOptions | undefined)?.down === true)

/** What is to be spent right now. */
export const spending = computed(() => theHand.value?.turn.spending.at(-1))

/** Where the finger was last: what a tap may be paid with is asked there. */
export const finger = { x: 0, y: 0 }

interface Choosing {
  readonly verb: Verb
  readonly sheet: SheetId
  readonly at: string
  readonly payments: readonly Payment[]
  readonly x: number
  readonly y: number
}
export const choosing = signal<Choosing | undefined>()

export async function mark(verb: Verb, sheet: SheetId, at: string, payWith: Payment) {
  choosing.value = undefined
  const ask = markAsk.peek()
  if (ask && !sending.peek()) await give(ask, { verb, sheet, at, with: payWith })
}

export function onMark(sheet: SheetId, verb: Deed, at: string) {
  const hand = theHand.peek()
  if (!hand || !isMine.peek()) return
  if (verb === 'choose') return choosePlace(sheet, at)
  const mayTurnDice = groups.peek().some(group => group.verb === 'use')
  const ofSheet = groups.peek().filter(group => group.sheet === sheet)
  const only = pickedPayment.peek()
  const decided =
    only === undefined ? payment(paymentsFor(ofSheet, verb, at), verb, hand.turn, mayTurnDice) : { pay: only }
  if ('pay' in decided) void mark(verb, sheet, at, decided.pay)
  else choosing.value = { verb, sheet, at, payments: decided.choose, ...finger }
}

/** The rule in the way of what was tapped. */
export function onAsk(sheet: SheetId, verb: Verb, at: string) {
  const hand = theHand.peek()
  const table = theTable.peek()
  if (!hand || !table || !isMine.peek()) return
  problem.value = whyNot(hand, table, sheet, verb, at)
}

export const putDown = () => {
  const ask = markAsk.peek()
  choosing.value = undefined
  if (ask) void give(ask, { verb: 'down' })
}

export const deploying = computed(() => {
  const ask = deployAsk.value
  if (!ask) return undefined
  const { unit, at } = ask.options as DeployOptions
  return { unit, at }
})

export function onDeploy(placement: string) {
  const ask = deployAsk.peek()
  if (ask && !sending.peek()) void give(ask, placement)
}

/** Sheets on which something can be done. */
export const openSheets = computed<ReadonlySet<SheetId>>(() => {
  const open = new Set(
    [...groups.value, ...placeGroups.value]
      .filter(({ verb }) => verb !== 'use' && verb !== 'relic')
      .map(({ sheet }) => sheet),
  )
  if (deploying.value) open.add('warfare')
  return open
})
