import { type Flow, inHand } from '../../engine/flow.ts'
import type { Seat } from '../../engine/rules.ts'
import type { AgendaId } from '../content/agendas.ts'
import { type Resource, resourceIds } from '../content/assets.ts'
import type { Effect } from '../content/effects.ts'
import { openIcons, unlockedPlanets } from '../expansion.ts'
import { fill } from '../industry.ts'
import { claimableSystems } from '../navigation.ts'
import { editionOf, type Hand, type Inscription, type Marks, type Table } from '../table.ts'
import { askOne, named } from './asking.ts'
import { burdenOf, type Result } from './burdens.ts'
import { carryOut, spend } from './following.ts'

/** What an agenda does to one player. */
export interface Decided {
  readonly card: AgendaId
  readonly result: Result
  /** Who cast the most votes, where that matters. */
  readonly leader: Seat | undefined
  readonly chosen: Resource | undefined
}

export const needsLeader = (card: AgendaId, result: Result) =>
  result === 'fail' && (card === 'trade_fleet_subsidization' || card === 'earmarked_spending')

const about = (card: AgendaId) => ({ rule: 'inscription/14.outcome', about: { agenda: card } })

export function* chooseSpending(leader: Seat): Flow<Resource | undefined> {
  return yield* askOne<Resource>(leader, { word: 'spending', ...about('earmarked_spending') }, () =>
    named(resourceIds, 'resource'),
  )
}

const change = (seat: Seat, does: (hand: Hand) => void): Flow => inHand<Inscription>(seat, does)

type Outcome = (table: Table, seat: Seat, decided: Decided) => Flow

const effects =
  (...all: Effect[]): Outcome =>
  (table, seat, { card }) =>
    carryOut(table, seat, all, { by: card })

/** Something is crossed out for good: one of several, or what the card names. */
const takes = (result: Result): Outcome =>
  function* (table, seat, { card }) {
    const { plain, choice } = burdenOf(editionOf(table), card, result) ?? {}
    const isDone =
      plain !== undefined && (yield* inHand<Inscription, boolean>(seat, ({ marks }) => plain(marks)))
    if (isDone || !choice) return
    const { word, kind, among, does, otherwise } = choice
    const id = yield* askOne(seat, { word, ...about(card) }, ({ hand }) => named(among(hand.marks), kind))
    if (id !== undefined) yield* change(seat, ({ marks }) => does(marks, id))
    else if (otherwise) yield* change(seat, ({ marks }) => otherwise(marks))
  }
const burden = { pass: takes('pass'), fail: takes('fail') }

/** Where both icons can be crossed out; one where no planet has two left. */
function planetsForRelief(marks: Marks): string[] {
  const crosses = (planet: string) => Math.min(2, Object.keys(openIcons(marks, planet)).length)
  const unlocked = unlockedPlanets(marks)
  const most = Math.max(...unlocked.map(crosses))
  return unlocked.filter(planet => most > 0 && crosses(planet) === most)
}

const earmarked: Readonly<Record<Resource, number>> = { M: 3, I: 2, R: 1 }

const outcomes: Readonly<Record<AgendaId, Readonly<Record<Result, Outcome>>>> = {
  homestead_relief: {
    pass: effects({ op: 'claim', asset: 'population', n: 1 }),
    *fail(_, seat, { card }) {
      const planet = yield* askOne(seat, { word: 'reliefPlanet', ...about(card) }, ({ hand }) =>
        named(planetsForRelief(hand.marks), 'planet'),
      )
      if (planet) return yield* crossFreely(_, seat, card, planet)
      yield* change(seat, ({ marks }) => {
        if (unlockedPlanets(marks).length === 0) fill(marks.industry.tradeGoods, 1)
      })
    },
  },
  population_controls: burden,
  trade_fleet_subsidization: {
    pass: effects({ op: 'claim', asset: 'commodity', n: 1, type: 'choice' }),
    *fail(table, seat, { card, leader }) {
      const n = leader === seat ? 2 : 1
      yield* carryOut(table, seat, [{ op: 'claim', asset: 'tg', n }], { by: card })
    },
  },
  technology_embargo: burden,
  corporate_tax_breaks: {
    pass: effects({ op: 'claim', asset: 'tg', n: { count: 'tradeGoodIcons', half: true, least: 1 } }),
    fail: effects({ op: 'spend', res: { M: 3 }, sheet: 'any' }),
  },
  automated_worker_ban: { pass: burden.pass, *fail() {} },
  hyperlane_security: {
    pass: effects({ op: 'explore', n: 2 }),
    *fail(table, seat, { card }) {
      const system = yield* askOne(seat, { word: 'freeClaim', ...about(card) }, ({ hand }) =>
        named(
          claimableSystems(hand.marks).filter(each => each !== 'MR'),
          'system',
        ),
      )
      if (system)
        yield* spend(table, seat, { by: card, free: { verb: 'claim', times: 1 }, sheets: [], on: system })
    },
  },
  disarmament_treaty: burden,
  earmarked_spending: {
    pass: effects({ op: 'freeTradeGoods', n: 2, sheet: 'any' }),
    *fail(table, seat, { card, leader, chosen }) {
      const resource = chosen ?? (leader === seat ? yield* chooseSpending(seat) : undefined)
      if (!resource) return
      const res = { [resource]: earmarked[resource] }
      yield* carryOut(table, seat, [{ op: 'spend', res, sheet: 'any' }], { by: card })
    },
  },
  construction_moratorium: burden,
  wartime_preparations: {
    pass: effects({ op: 'deploy', unit: 'cruiser', n: 1 }),
    fail: effects({ op: 'deploy', unit: 'infantry', n: 2 }),
  },
  piracy_crackdown: burden,
}

function* crossFreely(table: Table, seat: Seat, card: AgendaId, planet: string): Flow {
  yield* spend(table, seat, { by: card, free: { verb: 'develop', times: 2 }, sheets: [], on: planet })
}

export const outcomeFor: Outcome = (table, seat, decided) =>
  outcomes[decided.card][decided.result](table, seat, decided)
