import type { AskFrame } from '../../engine/frames.ts'
import type { Choice } from '../../engine/options.ts'
import type { View } from '../../engine/rules.ts'
import { type Resource, type Resources, type SheetId, sheetIds } from '../../inscription/content/assets.ts'
import { type EventCard, events } from '../../inscription/content/events.ts'
import { legalMarks } from '../../inscription/legal.ts'
import { sideOfNode, warOfNode } from '../../inscription/printed.ts'
import { burdenOf } from '../../inscription/rules/burdens.ts'
import type { RealMark } from '../../inscription/rules/marks.ts'
import type { BallotOptions } from '../../inscription/shapes/ballot.ts'
import type { DeployOptions } from '../../inscription/shapes/deploy.ts'
import type { Mark, MarkOptions } from '../../inscription/shapes/mark.ts'
import type { Hand, Inscription, Table } from '../../inscription/table.ts'
import { nodesOf, nodesOfPlacement, strengthIn } from '../../inscription/warfare.ts'
import { evaluate } from './evaluate.ts'
import { lightest } from './outcomes.ts'
import { tryMark } from './trying.ts'
import { vote } from './voting.ts'
import { assetWorth, expectedStrength, gameLeft } from './worth.ts'

/** Looks one mark ahead, and at what its sheets would then be worth. */
export function sensible({ table, seat, hand }: View<Inscription>, ask: AskFrame): unknown {
  if (!seat || !hand) return undefined
  switch (ask.options.shape) {
    case 'mark':
      return mark(table, seat, hand, ask.options as MarkOptions)
    case 'deploy':
      return deploy(table, seat, hand, ask.options as DeployOptions)
    case 'ballot':
      return vote(table, seat, hand, ask.options as BallotOptions)
    case 'oneOf':
      return choose(table, seat, hand, ask)
    default:
      return undefined
  }
}

/** As it chooses its sheet where it keeps to some of them. */
export function keepingTo(
  sheets: readonly SheetId[],
  { table, seat, hand }: View<Inscription>,
  ask: AskFrame,
): SheetId | undefined {
  if (!seat || !hand || wordOf(ask) !== 'sheet') return undefined
  return bestSheet(
    table,
    seat,
    hand,
    choicesOf(ask).filter(id => sheets.some(sheet => sheet === id)),
  )
}

function mark(table: Table, seat: string, hand: Hand, { groups, down }: MarkOptions): Mark {
  const now = evaluate(table, seat, hand)
  let best: { mark: Mark; worth: number } | undefined
  for (const { verb, sheet, at, with: payments } of groups) {
    // Trade goods come last: what the step gives anyhow is worth nothing afterwards.
    const [payment] = payments
    if (!payment) continue
    for (const place of at) {
      const tried = tryMark(table, seat, hand, { verb, sheet, at: place, with: payment })
      if (!best || tried.worth > best.worth) best = tried
    }
  }
  // What is not mandatory has to be worth more than keeping it.
  if (!best || (down && best.worth <= now + 0.05)) return { verb: 'down' }
  return best.mark
}

/** What it covers, and where strength is lacking. */
function deploy(table: Table, _: string, { marks }: Hand, { unit, at }: DeployOptions): string | undefined {
  const left = gameLeft(table)
  const nodes = nodesOf(marks)
  const lacking = (node: string): number => {
    const war = warOfNode(node)
    const side = sideOfNode(node)
    const gap = expectedStrength(war) + 1 - strengthIn(marks, war, side)
    return gap > 0 ? 1 / (war - marks.warfare.line) : 0.25
  }
  const worthOf = new Map<string, number>()
  const worth = (node: string): number => {
    const known = worthOf.get(node)
    if (known !== undefined) return known
    const asset = nodes[node]
    const found = lacking(node) + (asset && asset !== 'anomaly' ? assetWorth(asset, left) : 0)
    worthOf.set(node, found)
    return found
  }
  let best: { placement: string; sum: number } | undefined
  for (const placement of at) {
    const sum = nodesOfPlacement(unit, placement).reduce((total, node) => total + worth(node), 0)
    if (!best || sum > best.sum) best = { placement, sum }
  }
  return best?.placement
}

const wordOf = ({ key }: AskFrame) => key.split('/').at(-1)?.replace(/\d+$/, '')
const choicesOf = ({ options }: AskFrame) =>
  Object.keys((options as unknown as { of: Readonly<Record<string, Choice>> }).of)

function choose(table: Table, seat: string, hand: Hand, ask: AskFrame): string | undefined {
  const ids = choicesOf(ask)
  const word = wordOf(ask)
  if (word === 'sheet') return bestSheet(table, seat, hand, ids)
  if (word === 'secondSheet') return ids.find(id => id === 'warfare') ?? ids[0]
  if (word === 'payTradeGood') return isClose(table, hand, ask) ? 'yes' : 'no'
  return burden(table, seat, hand, ids, word)
}

/** What an agenda crosses out: what is missed least. */
function burden(
  table: Table,
  seat: string,
  hand: Hand,
  ids: readonly string[],
  word: string | undefined,
): string | undefined {
  const { agenda } = table
  const results = ['pass', 'fail'] as const
  const choices = [agenda?.card, agenda?.counter].flatMap(card =>
    card ? results.flatMap(result => burdenOf(hand.marks.edition, card, result)?.choice ?? []) : [],
  )
  const choice = choices.find(each => each.word === word)
  return choice && lightest(table, seat, hand, choice, ids)?.id
}

/** Two more strength may win a war that is near. */
function isClose({ event }: Table, { marks }: Hand, { about }: AskFrame): boolean {
  const war = (event ? events[event].stage : 2) - 1
  const side = about?.['side'] === 'left' ? 'left' : 'right'
  const lack = expectedStrength(war) - strengthIn(marks, war, side)
  return lack > -1 && lack < 3
}

/** The sheet on which the card and ordinary dice would do most. */
function bestSheet(table: Table, seat: string, hand: Hand, ids: readonly string[]): SheetId | undefined {
  const card: EventCard | undefined = table.event && events[table.event]
  let best: { sheet: SheetId; worth: number } | undefined
  for (const sheet of sheetIds) {
    if (!ids.includes(sheet)) continue
    const worth = imagined(table, seat, hand, sheet, card?.resources ?? {})
    if (!best || worth > best.worth) best = { sheet, worth }
  }
  return best?.sheet
}

/** One after the other the best marks for what the card gives and dice usually show, each weighed alone. */
function imagined(table: Table, seat: string, hand: Hand, sheet: SheetId, card: Resources): number {
  const { focus } = hand.marks
  const resources: Record<Resource, number> = {
    M: (card.M ?? 0) + 2 + (focus[sheet].M ? 1 : 0),
    I: (card.I ?? 0) + 1 + (focus[sheet].I ? 1 : 0),
    R: (card.R ?? 0) + (focus[sheet].R ? 1 : 0),
  }
  const spending = { by: 'card', resources, sheets: [sheet], main: true as const }
  const turn = { ...hand.turn, active: [sheet], used: {}, spending: [spending] }
  const { now, before } = withPlanets(table, seat, { ...hand, turn })
  return promised(table, seat, now, sheet) - before
}

/** What the best marks together bring that the resources pay for. What a mark opens up is weighed in its own worth. */
function promised(table: Table, seat: string, hand: Hand, sheet: SheetId): number {
  const worth = evaluate(table, seat, hand)
  const spending = hand.turn.spending[0]
  const left: Record<string, number> = { ...spending?.resources }
  return marksOf(hand, sheet)
    .map(mark => ({ mark, gain: tryMark(table, seat, hand, mark).worth - worth }))
    .sort((a, b) => b.gain - a.gain)
    .reduce((sum, { mark, gain }) => {
      if (!left[mark.with] || gain <= 0) return sum
      left[mark.with] = (left[mark.with] ?? 0) - 1
      return sum + gain
    }, worth)
}

/** Marks that resources pay for. */
const marksOf = (hand: Hand, sheet: SheetId): RealMark[] =>
  legalMarks(hand, 'cardResources').flatMap(({ verb, at, with: payments }) => {
    const payment = payments.find(each => each === 'M' || each === 'I' || each === 'R')
    return payment ? at.map(place => ({ verb, sheet, at: place, with: payment })) : []
  })

/** Planets are unlocked before anything else is done on Expansion. */
function withPlanets(table: Table, seat: string, hand: Hand): { now: Hand; before: number } {
  const before = evaluate(table, seat, hand)
  let now = hand
  let worth = before
  for (;;) {
    const unlocking = legalMarks(now, 'cardResources').find(({ verb }) => verb === 'unlock')
    let best: { hand: Hand; worth: number } | undefined
    for (const at of unlocking?.at ?? []) {
      const tried = tryMark(table, seat, now, { verb: 'unlock', sheet: 'expansion', at, with: 'planet' })
      if (!best || tried.worth > best.worth) best = tried
    }
    if (!best || best.worth <= worth) return { now, before }
    now = best.hand
    worth = best.worth
  }
}
