import { choose, type Flow, tell } from '../../engine/flow.ts'
import type { Choice } from '../../engine/options.ts'
import type { RuleId, Seat } from '../../engine/rules.ts'
import { end } from '../../galaxy/rules/lasting.ts'
import type { Paid } from '../../galaxy/shapes/pay.ts'
import { kindOfCaptive, ownerOfCaptive } from '../captives.ts'
import type { AgendaId } from '../content/agendas.ts'
import type { PlanetId } from '../content/planets.ts'
import { planets } from '../content/planets.ts'
import type { TechnologyId } from '../content/technologies.ts'
import { numberOf } from '../effects.ts'
import { piecesOf } from '../forces.ts'
import { cardFor } from '../openCards.ts'
import { sheet } from '../realm.ts'
import {
  captiveGiven,
  couldResearch,
  forInfantry,
  openTechnologies,
  tokensForResearch,
  type Way,
  waysFor,
} from '../research.ts'
import type { Table, Ti4, UnitId } from '../table.ts'
import { unitChoices } from '../unitChoices.ts'
import { returnCaptives } from './capture.ts'
import { exhaust, payFor } from './economy.ts'
import { moment } from './moments.ts'
import { askPayment, worthPaid } from './paying.ts'
import { removeUnits } from './removing.ts'
import { gainTokens, placing, type Shared } from './tokens.ts'

/** Researching: a technology is chosen, what prerequisites miss is made up for, and its price is paid. [90.9–90.15] */

export interface Researching {
  readonly name: string
  readonly rule: RuleId
  /** Resources it costs. */
  readonly price: number
  /** One that may not be chosen. */
  readonly except?: TechnologyId
  /** Those among which it may be. */
  readonly among?: (table: Table, id: TechnologyId) => boolean
}

export interface Research {
  /** None where tokens come in its place. */
  technology?: TechnologyId
  exhausts: string[]
  /** Resources it costs, with what its prerequisites cost. */
  due: number
  paid: Paid
  tokens?: Shared
}

const nothing: Paid = { planets: [], tradeGoods: 0 }

/** Writes nothing, so it may be asked ahead. `undefined`: he lets it be. */
export function* askResearch(table: Table, seat: Seat, how: Researching): Flow<Research | undefined> {
  if (tokensForResearch(table, seat) > 0) return yield* askTokens(table, seat, how)
  const technology = yield* choose<TechnologyId | 'none', Ti4>(seat, seen => {
    const { except, among } = how
    const open = openTechnologies(seen.table, seat, how.price).filter(
      id => id !== except && (!among || among(seen.table, id)),
    )
    if (open.length === 0) return { skip: 'none' }
    const of: Record<string, Choice> = Object.fromEntries(open.map(id => [id, { on: { card: id } }]))
    return {
      name: `${how.name}/technology`,
      rule: how.rule,
      text: how.price > 0 ? 'ti4.ask.researchFor' : 'ti4.ask.research',
      about: { count: how.price },
      hint: { gains: 'technology' },
      options: { shape: 'oneOf', of: { ...of, none: { text: 'ti4.ask.useNone' } } },
      otherwise: 'none',
    }
  })
  if (technology === 'none') return undefined
  const exhausts = yield* askPrerequisites(seat, technology, how)
  const due = how.price + resourcesOf(waysFor(table, seat, technology, how.price), exhausts)
  const paid = due === 0 ? nothing : yield* askPrice(seat, how, due, exhausts)
  return paid && { technology, exhausts, due, paid }
}

const resourcesOf = (ways: readonly Way[], exhausts: readonly string[]): number =>
  ways.find(way => isSame(way, exhausts))?.resources ?? 0

const isSame = (way: Way, exhausts: readonly string[]): boolean =>
  way.exhausts.length === exhausts.length && exhausts.every(id => way.exhausts.some(each => each === id))

/** One after the other, as long as there is more than one way. */
function* askPrerequisites(
  seat: Seat,
  technology: TechnologyId,
  { name, price }: Researching,
): Flow<string[]> {
  const chosen: string[] = []
  for (let nth = 1; ; nth++) {
    const next = yield* choose<string, Ti4>(seat, ({ table }) => {
      const open = waysFor(table, seat, technology, price).filter(({ exhausts }) =>
        chosen.every(id => exhausts.some(each => each === id)),
      )
      if (open.length === 0 || open.some(way => isSame(way, chosen))) return { skip: 'enough' }
      const left = open.flatMap(({ exhausts }) => exhausts).filter(id => !chosen.includes(id))
      return {
        name: `${name}/prerequisite${nth}`,
        rule: 'ti4/90.14',
        text: 'ti4.ask.prerequisite',
        about: { technology },
        options: {
          shape: 'oneOf',
          of: Object.fromEntries(left.map(id => [id, helpNamed(id)])),
        },
      }
    })
    if (next === 'enough') return chosen
    chosen.push(next)
  }
}

function helpNamed(id: string): Choice {
  const captive = captiveGiven(id)
  if (captive === undefined) return { on: id in planets ? { planet: id } : { card: id } }
  const [unit, seat] = [kindOfCaptive(captive), ownerOfCaptive(captive)]
  return seat === undefined
    ? { text: 'ti4.captive.token', about: { unit } }
    : { text: 'ti4.captive.of', about: { unit, seat } }
}

const askPrice = (
  seat: Seat,
  { name, rule }: Researching,
  least: number,
  without: readonly string[] = [],
): Flow<Paid | undefined> =>
  askPayment(seat, {
    name: `${name}/price`,
    rule,
    text: 'ti4.ask.payTechnology',
    about: { price: least },
    worth: 'resources',
    least,
    without,
  })

/** Who researches nothing pays the same for his tokens. */
function* askTokens(table: Table, seat: Seat, how: Researching): Flow<Research | undefined> {
  const { name, rule, price } = how
  const count = tokensForResearch(table, seat)
  const use = yield* choose<'tokens' | 'none', Ti4>(seat, seen => {
    if (!couldResearch(seen.table, seat, price)) return { skip: 'none' }
    if (price === 0) return { skip: 'tokens' }
    return {
      name: `${name}/use`,
      rule,
      text: 'ti4.ask.tokensForResearch',
      about: { count, price },
      options: {
        shape: 'oneOf',
        of: {
          tokens: { text: 'ti4.research.tokens', hint: { helps: 'you' } },
          none: { text: 'ti4.ask.useNone' },
        },
      },
      otherwise: 'none',
    }
  })
  if (use === 'none') return undefined
  const paid = price === 0 ? nothing : yield* askPrice(seat, how, price)
  if (!paid) return undefined
  return { exhausts: [], due: price, paid, tokens: yield* placing(seat, `${name}/tokens`, rule, () => count) }
}

/** Whether what was chosen can still be done. */
export function stillOpen(
  table: Table,
  seat: Seat,
  price: number,
  { technology, exhausts, paid }: Research,
): boolean {
  const worth = worthPaid(table, seat, paid, 'resources')
  if (technology === undefined) return couldResearch(table, seat, price) && worth >= price
  const way = waysFor(table, seat, technology, price).find(each => isSame(each, exhausts))
  return way !== undefined && worth >= price + way.resources
}

/** Paid for, and gained. */
export function* carryOut(table: Table, seat: Seat, research: Research, name: string): Flow {
  const { technology, exhausts, tokens } = research
  const paid = yield* lessened(table, seat, research, name)
  for (const id of exhausts) {
    if (id === forInfantry) {
      yield* giveInfantry(table, seat, name)
      continue
    }
    const captive = captiveGiven(id)
    if (captive !== undefined) {
      yield* returnCaptives(table, seat, captive)
      continue
    }
    const card = cardFor(table, seat, id) ?? table.laws[id as AgendaId]
    if (card) card.exhausted = true
    else exhaust(table, id as PlanetId)
  }
  payFor(table, seat, paid)
  if (technology !== undefined) {
    yield* gainTechnology(table, seat, technology)
    yield* moment(table, 'afterResearch', `researched/${seat}/${technology}`, { of: seat, card: technology })
  }
  if (tokens) yield* gainTokens(table, seat, tokens)
}

/** Back to reinforcements, whichever he likes. */
function* giveInfantry(table: Table, seat: Seat, name: string): Flow {
  const given = yield* choose<UnitId, Ti4>(seat, seen => {
    const own = piecesOf(seen.table, seat).filter(({ kind }) => kind === 'infantry')
    const [only] = own
    if (!only) return { skip: '' }
    return {
      name: `${name}/infantry`,
      rule: 'ti4/90.14',
      text: 'ti4.ask.researchForInfantry',
      about: { card: forInfantry },
      hint: { loses: 'troops' },
      options: {
        shape: 'oneOf',
        of: unitChoices(own),
      },
    }
  })
  if (given !== '') yield* removeUnits(table, seat, [given])
}

/** What helps him with the price is used before he pays it; what is left of it he then pays anew. */
function* lessened(table: Table, seat: Seat, { due, exhausts, paid }: Research, name: string): Flow<Paid> {
  if (due === 0) return paid
  yield* moment(table, 'whenResearchPaid', `${name}/pays`, { of: seat, count: due })
  const discount = numberOf(table, seat, 'researchDiscount', 0, {})
  end(table, 'research')
  if (discount === 0) return paid
  if (discount >= due) return nothing
  return (
    (yield* askPrice(
      seat,
      { name: `${name}/less`, rule: 'ti4/91.2', price: due },
      due - discount,
      exhausts,
    )) ?? paid
  )
}

/** At once; what he meant to pay with may have been given away while he was asked. Says whether he did. */
export function* research(table: Table, seat: Seat, how: Researching): Flow<boolean> {
  for (let nth = 1; ; nth++) {
    const chosen = yield* askResearch(table, seat, { ...how, name: `${how.name}/${nth}` })
    if (!chosen) return false
    if (!stillOpen(table, seat, how.price, chosen)) continue
    yield* carryOut(table, seat, chosen, `${how.name}/${nth}/made`)
    return true
  }
}

/** It needs no prerequisites. [90.5] */
export function* gainTechnology(table: Table, seat: Seat, technology: TechnologyId): Flow {
  sheet(table, seat).technologies[technology] = {}
  yield* tell('everyone', { text: 'ti4.log.learns', about: { seat, technology } })
  yield* technologyGained(table, seat, technology)
}

export function* technologyGained(table: Table, seat: Seat, technology: TechnologyId): Flow {
  yield* moment(table, 'afterTechnologyGained', `gained/${seat}/${technology}`, {
    of: seat,
    card: technology,
  })
}
