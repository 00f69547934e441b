import { type Flow, inHand } from '../../engine/flow.ts'
import type { Seat } from '../../engine/rules.ts'
import type { AgendaId } from '../content/agendas.ts'
import { type Resource, resourceIds, type Saved, type Side, sheetIds, sides } from '../content/assets.ts'
import { warGrid } from '../content/charts.ts'
import type { Effect } from '../content/effects.ts'
import type { TechnologyId } from '../content/technologies.ts'
import { allLines, docksOf, lockedPlanets, openIcons, unbuiltDocks, unlockedPlanets } from '../expansion.ts'
import { fill, left, scrappable, tradeGoodIcons } from '../industry.ts'
import { canResearch, heldAssets } from '../legal.ts'
import { claimableSystems } from '../navigation.ts'
import { technologiesOf } from '../printed.ts'
import type { Hand, Inscription, Marks, Table } from '../table.ts'
import { untouchedBands } from '../warfare.ts'
import { askOne, named } from './asking.ts'
import { carryOut } from './effects.ts'
import { spendAsset } from './marks.ts'
import { spend } from './spending.ts'

/** What an agenda does to one player. */
export interface Decided {
  readonly card: AgendaId
  readonly result: 'pass' | 'fail'
  /** Who cast the most votes, where that matters. */
  readonly leader: Seat | undefined
  readonly chosen: Resource | undefined
}

export const needsLeader = (card: AgendaId, result: 'pass' | 'fail') =>
  result === 'fail' && (card === 'trade_fleet_subsidization' || card === 'earmarked_spending')

const about = (card: AgendaId) => ({ rule: 'inscription/14.outcome', about: { agenda: card } })

export function* chooseSpending(leader: Seat): Flow<Resource | undefined> {
  return yield* askOne<Resource>(leader, { word: 'spending', ...about('earmarked_spending') }, () =>
    named(resourceIds, 'resource'),
  )
}

type Change = (hand: Hand) => void
const change = (seat: Seat, does: Change): Flow => inHand<Inscription>(seat, does)

type Outcome = (table: Table, seat: Seat, decided: Decided) => Flow

const effects =
  (...all: Effect[]): Outcome =>
  (table, seat, { card }) =>
    carryOut(table, seat, all, { by: card })

/** One of several is crossed out for good. */
function crossing(
  word: string,
  kind: string,
  among: (marks: Marks) => readonly string[],
  does: (marks: Marks, id: string) => void,
  otherwise?: Change,
): Outcome {
  return function* (_, seat, { card }) {
    const id = yield* askOne(seat, { word, ...about(card) }, ({ hand }) => named(among(hand.marks), kind))
    if (id !== undefined) yield* change(seat, ({ marks }) => does(marks, id))
    else if (otherwise) yield* change(seat, otherwise)
  }
}

const loseTradeGood: Change = ({ marks }) => {
  const { tradeGoods } = marks.industry
  if (left(tradeGoods) > 0) tradeGoods.spent++
}

const loseTradeGoodOrVote: Outcome = function* (_, seat, { card }) {
  const what = yield* askOne<'tradeGoods' | 'votes'>(seat, { word: 'loss', ...about(card) }, ({ hand }) =>
    named(
      (['tradeGoods', 'votes'] as const).filter(pool => left(hand.marks.industry[pool]) > 0),
      'pool',
    ),
  )
  if (what) yield* change(seat, ({ marks }) => void marks.industry[what].spent++)
}

const unspentSpecialties = (marks: Marks): string[] =>
  [...heldAssets(marks)].flatMap(asset => (asset.startsWith('spec:') ? [asset.slice(5)] : []))

/** Sections of the war that comes next. */
const nextWarSides = ({ warfare }: Marks): Side[] => (warfare.line < warGrid.wars ? [...sides] : [])

/** Where both icons can be crossed out; one where no planet has two left. */
function planetsForRelief(marks: Marks): string[] {
  const crosses = (planet: string) => Math.min(2, Object.keys(openIcons(marks, planet)).length)
  const unlocked = unlockedPlanets(marks)
  const most = Math.max(...unlocked.map(crosses))
  return unlocked.filter(planet => most > 0 && crosses(planet) === most)
}

const earmarked: Readonly<Record<Resource, number>> = { M: 3, I: 2, R: 1 }

const outcomes: Readonly<Record<AgendaId, Readonly<Record<'pass' | 'fail', Outcome>>>> = {
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
  population_controls: {
    *pass(table, seat, decided) {
      const hasPlanet = yield* inHand<Inscription, boolean>(seat, ({ marks }) =>
        heldAssets(marks).has('planet'),
      )
      if (hasPlanet) yield* change(seat, ({ marks }) => spendAsset(marks, 'planet'))
      else yield* loseTradeGoodOrVote(table, seat, decided)
    },
    fail: crossing(
      'line',
      'line',
      marks =>
        allLines(marks)
          .map(({ id }) => id)
          .filter(id => !marks.expansion.claimed[id] && !marks.expansion.blocked[id]),
      (marks, id) => {
        marks.expansion.blocked[id] = true
      },
    ),
  },
  trade_fleet_subsidization: {
    pass: effects({ op: 'claim', asset: 'commodity', n: 1, type: 'choice' }),
    *fail(table, seat, { card, leader }) {
      const n = leader === seat ? 2 : 1
      yield* carryOut(table, seat, [{ op: 'claim', asset: 'tg', n }], { by: card })
    },
  },
  technology_embargo: {
    pass: crossing(
      'embargo',
      'technology',
      marks => sheetIds.flatMap(sheet => technologiesOf(marks, sheet)).filter(id => canResearch(marks, id)),
      (marks, id) => {
        const technology = id as TechnologyId
        marks.technologies[technology] = { crossed: 0, ...marks.technologies[technology], embargoed: true }
      },
    ),
    fail: crossing(
      'specialty',
      'specialty',
      unspentSpecialties,
      (marks, id) => spendAsset(marks, `spec:${id}` as Saved),
      loseTradeGood,
    ),
  },
  corporate_tax_breaks: {
    pass: effects({ op: 'claim', asset: 'tg', n: { count: 'tradeGoodIcons', half: true, least: 1 } }),
    fail: effects({ op: 'spend', res: { M: 3 }, sheet: 'any' }),
  },
  automated_worker_ban: {
    pass: crossing('blackOut', 'space', scrappable, (marks, id) => {
      marks.industry.cells[id] = 'blacked'
    }),
    *fail() {},
  },
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
  disarmament_treaty: {
    pass: crossing('disarm', 'side', nextWarSides, ({ warfare }, side) => {
      warfare.spoilt[`${warfare.line + 1}${side}`] = true
    }),
    fail: crossing('banBand', 'band', untouchedBands, ({ warfare }, band) => {
      warfare.bands[band] = { icons: '', banned: true }
    }),
  },
  earmarked_spending: {
    pass: effects({ op: 'freeTradeGoods', n: 2, sheet: 'any' }),
    *fail(table, seat, { card, leader, chosen }) {
      const resource = chosen ?? (leader === seat ? yield* chooseSpending(seat) : undefined)
      if (!resource) return
      const res = { [resource]: earmarked[resource] }
      yield* carryOut(table, seat, [{ op: 'spend', res, sheet: 'any' }], { by: card })
    },
  },
  construction_moratorium: {
    pass: crossing(
      'banDock',
      'dock',
      unbuiltDocks,
      (marks, dock) => {
        marks.expansion.docks[dock] = 'banned'
      },
      hand => {
        if (docksOf(hand.marks).every(dock => hand.marks.expansion.docks[dock] === 'built'))
          loseTradeGood(hand)
      },
    ),
    fail: crossing(
      'crossPlanet',
      'planet',
      lockedPlanets,
      (marks, planet) => {
        marks.expansion.crossed[planet] = true
      },
      loseTradeGood,
    ),
  },
  wartime_preparations: {
    pass: effects({ op: 'deploy', unit: 'cruiser', n: 1 }),
    fail: effects({ op: 'deploy', unit: 'infantry', n: 2 }),
  },
  piracy_crackdown: {
    *pass(_, seat) {
      yield* change(seat, ({ marks }) => {
        const { tradeGoods } = marks.industry
        tradeGoods.spent += Math.ceil(left(tradeGoods) / 2)
      })
    },
    *fail(_, seat) {
      yield* change(seat, ({ marks }) => {
        if (tradeGoodIcons(marks) > 0) marks.industry.iconsCrossed++
      })
    },
  },
}

function* crossFreely(table: Table, seat: Seat, card: AgendaId, planet: string): Flow {
  yield* spend(table, seat, { by: card, free: { verb: 'develop', times: 2 }, sheets: [], on: planet })
}

export const outcomeFor: Outcome = (table, seat, decided) =>
  outcomes[decided.card][decided.result](table, seat, decided)
