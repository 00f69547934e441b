import { chanceOf, seedFrom } from '../../shared/engine/chance.ts'
import type { Flow } from '../../shared/engine/flow.ts'
import { Match } from '../../shared/engine/match.ts'
import type { Options, Refusal } from '../../shared/engine/options.ts'
import type { ChosenOptions, Next, Rules, Seat } from '../../shared/engine/rules.ts'
import { type AgendaId, agendas } from '../../shared/inscription/content/agendas.ts'
import {
  type Resource,
  type Resources,
  type Saved,
  type SheetId,
  sheetIds,
} from '../../shared/inscription/content/assets.ts'
import type { EventId } from '../../shared/inscription/content/events.ts'
import type { FactionId } from '../../shared/inscription/content/factions.ts'
import { objectiveIds, objectives } from '../../shared/inscription/content/objectives.ts'
import { type RelicId, relics } from '../../shared/inscription/content/relics.ts'
import type { TechnologyId } from '../../shared/inscription/content/technologies.ts'
import { spend } from '../../shared/inscription/rules/following.ts'
import { inscriptionRules } from '../../shared/inscription/rules/index.ts'
import { unlockTechnology } from '../../shared/inscription/rules/marks.ts'
import { everyone } from '../../shared/inscription/rules/rounds.ts'
import type { MarkOptions, Verb } from '../../shared/inscription/shapes/mark.ts'
import type { Hand, Inscription, Marks, Spending, Table } from '../../shared/inscription/table.ts'

/** A table in the middle of a game of Inscription, all on side B unless said otherwise. */
export interface Situation {
  players?: number
  options?: ChosenOptions
  factions?: Record<Seat, FactionId>
  technologies?: Record<Seat, readonly TechnologyId[]>
  relics?: Record<Seat, readonly RelicId[]>
  tradeGoods?: Record<Seat, number>
  votes?: Record<Seat, number>
  event?: EventId
  dice?: { black: Resource[]; focus?: Partial<Record<Resource, number>> }
  /** Active sheets, as if chosen before. */
  active?: Record<Seat, readonly SheetId[]>
  seed?: string
  change?(state: Inscription): void
}

/** Factions whose abilities do not touch what most scenes are about. */
const quiet: readonly FactionId[] = [
  'titans',
  'nekro',
  'hacan',
  'mentak',
  'winnu',
  'l1z1x',
  'xxcha',
  'letnev',
]

export const seatsOf = (players: number): Seat[] => Array.from({ length: players }, (_, i) => `p${i + 1}`)

/** What is looked at ends in a place of rest. */
const framed: Rules<Inscription> = {
  ...inscriptionRules,
  segments: {
    ...inscriptionRules.segments,
    *nextRound(): Flow<Next> {
      return { winners: ['p1'] }
    },
    // The real one: a round from the top of the event deck.
    nextEvent: inscriptionRules.segments['nextRound'] as NonNullable<Rules<Inscription>['segments'][string]>,
    *spending(table: Table, { seat, spending }: { seat: Seat; spending: Spending }): Flow<Next> {
      yield* everyone(table, function* (each) {
        if (each === seat) yield* spend(table, seat, spending)
      })
      return { segment: 'markersDown', args: { next: { winners: ['p1'] } } }
    },
  },
}

/** The first objective of each kind lies open. */
export function revealFirst(table: Table) {
  for (const sheet of sheetIds) {
    const id = objectiveIds.find(each => objectives[each].sheet === sheet)
    if (id) table.objectives[sheet] = { id, by: {} }
  }
}

export function scene(at: Next, situation: Situation = {}): Scene {
  const players = situation.players ?? 3
  const seats = seatsOf(players)
  const chance = chanceOf(seedFrom(situation.seed ?? 'scene'))
  const options = { sheets: 'alike', players: String(players), ...situation.options }
  const { state } = inscriptionRules.setup(options, seats, chance)
  const whole = structuredClone({
    ...state,
    box: { ...state.box, seed: seedFrom(situation.seed ?? 'scene') },
  })
  const { table, hands } = whole
  table.round = 5
  table.step = 9
  revealFirst(table)
  table.phase = 'cardResources'
  if (situation.event) table.event = situation.event
  seats.forEach((seat, i) => {
    const hand = handOf(whole, seat)
    hand.dealt = []
    hand.marks.faction = situation.factions?.[seat] ?? (quiet[i] as FactionId)
    for (const id of situation.technologies?.[seat] ?? []) unlockTechnology(hand.marks, id)
    for (const [i, id] of (situation.relics?.[seat] ?? []).entries()) {
      hand.relics[id] = true
      hand.found[`x${i}`] = id
      hand.marks.navigation.values[`x${i}`] = relics[id].worth
    }
    hand.marks.industry.tradeGoods.claimed = situation.tradeGoods?.[seat] ?? 0
    hand.marks.industry.votes.claimed = situation.votes?.[seat] ?? 0
    hand.turn.active = [...(situation.active?.[seat] ?? [])]
  })
  const held = seats.flatMap(seat => situation.relics?.[seat] ?? [])
  whole.box.relics = whole.box.relics.filter(id => !held.includes(id))
  if (situation.dice) {
    table.phase = 'diceResources'
    table.dice = { black: situation.dice.black, focus: { M: 1, I: 1, R: 1, ...situation.dice.focus } }
  }
  situation.change?.(whole)
  for (const seat of seats) {
    const player = table.players[seat]
    if (player) player.marks = structuredClone(handOf(whole, seat).marks)
    if (player) player.relicsInHand = Object.keys(handOf(whole, seat).relics).length
  }
  void hands
  const checkpoint = { number: 1, at, state: whole }
  return new Scene(
    Match.load(framed, { build: 'test', migrated: 0, next: 1, checkpoint, since: [] } as never),
  )
}

const councils = {
  2: 'convene_the_council',
  3: 'partisan_maneuvering',
  4: 'the_limits_of_diplomacy',
} as const

/** A council on this agenda. */
export function councilOn(card: AgendaId, situation: Situation = {}): Scene {
  const { stage } = agendas[card]
  return scene(
    { segment: 'council' },
    {
      event: councils[stage],
      factions: { p1: 'titans', p2: 'winnu', p3: 'hacan' },
      ...situation,
      change(state) {
        state.box.agendas[stage] = [card]
        situation.change?.(state)
      },
    },
  )
}

export function handOf({ hands }: Inscription, seat: Seat): Hand {
  const hand = hands[seat]
  if (!hand) throw new Error(`${seat} does not play`)
  return hand
}

/** A change to what the first player has marked. */
export const marked = (does: (marks: Marks) => void) => ({
  change: (state: Inscription) => does(handOf(state, 'p1').marks),
})

/** Saved assets the first player holds. */
export const holding = (...assets: Saved[]) =>
  marked(marks => {
    assets.forEach((asset, i) => {
      marks.assets[`navigation:x${i}`] = { asset }
    })
  })

/** One player spends on some sheets, in a strategy event unless only these may be spent. */
export function spending(
  resources: Resources,
  sheet: SheetId | readonly SheetId[],
  situation: Situation & { more?: Partial<Spending> } = {},
): Scene {
  const sheets = typeof sheet === 'string' ? [sheet] : [...sheet]
  const spending: Spending = { by: 'card', resources, sheets, main: true, ...situation.more }
  return scene(
    { segment: 'spending', args: { seat: 'p1', spending } as never },
    { ...situation, active: { p1: sheets, ...situation.active } },
  )
}

export class Scene {
  constructor(readonly match: Match<Inscription>) {}

  get table(): Table {
    return this.match.state.table
  }
  hand(seat: Seat = 'p1'): Hand {
    return handOf(this.match.state, seat)
  }
  marks(seat: Seat = 'p1'): Marks {
    return this.hand(seat).marks
  }
  /** The word of what a seat is asked. */
  asked(seat: Seat = 'p1'): string | undefined {
    const open = this.match.open.find(({ to }) => to === seat)
    return open?.key.split('/').at(-1)?.replace(/\d+$/, '')
  }
  options<O extends Options>(seat: Seat = 'p1'): O {
    const open = this.match.open.find(({ to }) => to === seat)
    if (!open) throw new Error(`${seat} is asked nothing`)
    return open.options as O
  }
  choices(seat: Seat = 'p1'): string[] {
    return Object.keys(this.options<Options & { of: Record<string, unknown> }>(seat).of)
  }
  /** Where a verb is offered now, and what it may be paid with. */
  offered(verb: Verb, seat: Seat = 'p1'): string[] {
    if (this.asked(seat) !== 'mark') return []
    return this.options<MarkOptions>(seat).groups.flatMap(group => (group.verb === verb ? group.at : []))
  }
  payments(verb: Verb, at: string, seat: Seat = 'p1'): string[] {
    if (this.asked(seat) !== 'mark') return []
    return this.options<MarkOptions>(seat).groups.flatMap(group =>
      group.verb === verb && group.at.includes(at) ? group.with : [],
    )
  }
  /** All that is offered now, by its verb; each verb once, so that what must not be offered is noticed too. */
  offers(seat: Seat = 'p1'): Partial<Record<Verb, string[]>> {
    const offers: Partial<Record<Verb, string[]>> = {}
    for (const { verb, at } of this.options<MarkOptions>(seat).groups)
      offers[verb] = [...new Set([...(offers[verb] ?? []), ...at])].sort()
    return offers
  }
  mayStop(seat: Seat = 'p1'): boolean {
    const open = this.match.open.find(({ to }) => to === seat)
    return open?.options.shape === 'mark' && (open.options as MarkOptions).down === true
  }
  answer(value: unknown, seat: Seat = 'p1'): this {
    const refused = this.refused(value, seat)
    if (refused)
      throw new Error(
        `${seat} may not answer ${JSON.stringify(value)}: ${refused.code} ${this.match.fault ?? ''}`,
      )
    return this
  }
  refused(value: unknown, seat: Seat = 'p1'): Refusal | undefined {
    const open = this.match.open.find(({ to }) => to === seat)
    if (!open) throw new Error(`${seat} is asked nothing`)
    return this.match.submit(seat, open.key, value as never).refused
  }
  /** Makes a mark with the first payment offered, or with this one. */
  mark(verb: Verb, at: string, payment?: string, seat: Seat = 'p1'): this {
    const group = this.options<MarkOptions>(seat).groups.find(
      each => each.verb === verb && each.at.includes(at) && (!payment || each.with.includes(payment)),
    )
    if (!group) throw new Error(`${verb} ${at} is not offered`)
    return this.answer({ verb, sheet: group.sheet, at, with: payment ?? group.with[0] }, seat)
  }
  down(seat: Seat = 'p1'): this {
    return this.answer({ verb: 'down' }, seat)
  }
  command(name: string, value: unknown, seat: Seat = 'p1'): this {
    const { refused } = this.match.command(seat, name, value as never)
    if (refused) throw new Error(`${seat} may not ${name}: ${refused.code} ${this.match.fault ?? ''}`)
    return this
  }
}
