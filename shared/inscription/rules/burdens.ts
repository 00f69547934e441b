import type { AgendaId } from '../content/agendas.ts'
import { type Saved, type Side, sheetIds, sides } from '../content/assets.ts'
import { warGrid } from '../content/charts.ts'
import type { Edition } from '../content/editions.ts'
import type { TechnologyId } from '../content/technologies.ts'
import { allLines, docksOf, linesOf, lockedPlanets, unbuiltDocks, unlockedPlanets } from '../expansion.ts'
import { claimableSpaces, left, scrappable, tradeGoodIcons } from '../industry.ts'
import { canResearch, heldAssets } from '../payable.ts'
import { technologiesOf } from '../printed.ts'
import type { Marks } from '../table.ts'
import { untouchedBands } from '../warfare.ts'
import { spendAsset } from './marks.ts'

/** What outcomes cross out on a player's sheets: carried out by the council, and weighed by bots before they vote. */

export interface Burden {
  /** Takes what it takes without a choice, and tells whether it did. */
  plain?(marks: Marks): boolean
  readonly choice?: BurdenChoice
}

export interface BurdenChoice {
  /** Of the question, and the kind of what is chosen. */
  readonly word: string
  readonly kind: string
  among(marks: Marks): readonly string[]
  /** Crosses it out for good. */
  does(marks: Marks, id: string): void
  /** Where there is nothing to choose from. */
  otherwise?(marks: Marks): void
}

export type Result = 'pass' | 'fail'

function loseTradeGoods({ industry: { tradeGoods } }: Marks, count: number) {
  tradeGoods.spent += Math.min(count, left(tradeGoods))
}
const loseTradeGood = (marks: Marks) => loseTradeGoods(marks, 1)

/** Trade goods go with what is chosen, or alone where there is nothing to choose from. */
const dearer = (count: number, choice: BurdenChoice): BurdenChoice => ({
  ...choice,
  does(marks, id) {
    choice.does(marks, id)
    loseTradeGoods(marks, count)
  },
  otherwise: marks => loseTradeGoods(marks, count),
})

const pools = ['tradeGoods', 'votes'] as const
type PoolName = (typeof pools)[number]

const unspentSpecialties = (marks: Marks): string[] =>
  [...heldAssets(marks)].flatMap(asset => (asset.startsWith('spec:') ? [asset.slice(5)] : []))

/** Sections of the war that comes next. */
const nextWarSides = ({ warfare }: Marks): Side[] => (warfare.line < warGrid.wars ? [...sides] : [])

type Burdens = Readonly<Partial<Record<AgendaId, Readonly<Partial<Record<Result, Burden>>>>>>

const first: Burdens = {
  population_controls: {
    pass: {
      plain(marks) {
        const holds = heldAssets(marks).has('planet')
        if (holds) spendAsset(marks, 'planet')
        return holds
      },
      choice: {
        word: 'loss',
        kind: 'pool',
        among: ({ industry }) => pools.filter(pool => left(industry[pool]) > 0),
        does({ industry }, pool) {
          industry[pool as PoolName].spent++
        },
      },
    },
    fail: {
      choice: {
        word: 'line',
        kind: 'line',
        among: marks =>
          allLines(marks)
            .map(({ id }) => id)
            .filter(id => !marks.expansion.claimed[id] && !marks.expansion.blocked[id]),
        does(marks, id) {
          marks.expansion.blocked[id] = true
        },
      },
    },
  },
  technology_embargo: {
    pass: {
      choice: {
        word: 'embargo',
        kind: 'technology',
        among: marks =>
          sheetIds.flatMap(sheet => technologiesOf(marks, sheet)).filter(id => canResearch(marks, id)),
        does(marks, id) {
          const technology = id as TechnologyId
          marks.technologies[technology] = { crossed: 0, ...marks.technologies[technology], embargoed: true }
        },
      },
    },
    fail: {
      choice: {
        word: 'specialty',
        kind: 'specialty',
        among: unspentSpecialties,
        does: (marks, id) => spendAsset(marks, `spec:${id}` as Saved),
        otherwise: loseTradeGood,
      },
    },
  },
  automated_worker_ban: {
    pass: {
      choice: {
        word: 'blackOut',
        kind: 'space',
        among: scrappable,
        does(marks, id) {
          marks.industry.cells[id] = 'blacked'
        },
      },
    },
  },
  disarmament_treaty: {
    pass: {
      choice: {
        word: 'disarm',
        kind: 'side',
        among: nextWarSides,
        does({ warfare }, side) {
          warfare.spoilt[`${warfare.line + 1}${side}`] = true
        },
      },
    },
    fail: {
      choice: {
        word: 'banBand',
        kind: 'band',
        among: untouchedBands,
        does({ warfare }, band) {
          warfare.bands[band] = { icons: '', banned: true }
        },
      },
    },
  },
  construction_moratorium: {
    pass: {
      choice: {
        word: 'banDock',
        kind: 'dock',
        among: unbuiltDocks,
        does(marks, dock) {
          marks.expansion.docks[dock] = 'banned'
        },
        otherwise(marks) {
          if (docksOf(marks).every(dock => marks.expansion.docks[dock] === 'built')) loseTradeGood(marks)
        },
      },
    },
    fail: {
      choice: {
        word: 'crossPlanet',
        kind: 'planet',
        among: lockedPlanets,
        does(marks, planet) {
          marks.expansion.crossed[planet] = true
        },
        otherwise: loseTradeGood,
      },
    },
  },
  piracy_crackdown: {
    pass: {
      plain({ industry: { tradeGoods } }) {
        tradeGoods.spent += Math.ceil(left(tradeGoods) / 2)
        return true
      },
    },
    fail: {
      plain(marks) {
        if (tradeGoodIcons(marks) > 0) marks.industry.iconsCrossed++
        return true
      },
    },
  },
}

function choiceOf(card: AgendaId, result: Result): BurdenChoice {
  const choice = first[card]?.[result]?.choice
  if (!choice) throw new Error(`Nothing is chosen by ${card}`)
  return choice
}

const begunBands = ({ warfare: { bands } }: Marks): string[] =>
  Object.keys(bands).filter(band => bands[band]?.icons && !bands[band]?.built && !bands[band]?.banned)

/** In the second edition nobody gives up what is worth nothing to them. */
const second: Burdens = {
  population_controls: {
    fail: {
      choice: {
        ...choiceOf('population_controls', 'fail'),
        among: marks =>
          unlockedPlanets(marks)
            .flatMap(planet => linesOf(marks, planet))
            .map(({ id }) => id)
            .filter(id => !marks.expansion.claimed[id] && !marks.expansion.blocked[id]),
        otherwise: loseTradeGood,
      },
    },
  },
  technology_embargo: { pass: { choice: dearer(1, choiceOf('technology_embargo', 'pass')) } },
  automated_worker_ban: {
    pass: {
      choice: {
        ...choiceOf('automated_worker_ban', 'pass'),
        among: claimableSpaces,
        otherwise: loseTradeGood,
      },
    },
  },
  disarmament_treaty: {
    pass: {
      plain({ warfare }) {
        if (warfare.line < warGrid.wars)
          for (const side of sides) warfare.spoilt[`${warfare.line + 1}${side}`] = true
        return true
      },
    },
    fail: {
      choice: {
        ...choiceOf('disarmament_treaty', 'fail'),
        among: begunBands,
        does({ warfare }, band) {
          warfare.bands[band] = { icons: warfare.bands[band]?.icons ?? '', banned: true }
        },
        otherwise: marks => loseTradeGoods(marks, 2),
      },
    },
  },
  construction_moratorium: {
    pass: { choice: dearer(2, choiceOf('construction_moratorium', 'pass')) },
    fail: { choice: dearer(2, choiceOf('construction_moratorium', 'fail')) },
  },
}

export const burdenOf = (edition: Edition, card: AgendaId, result: Result): Burden | undefined =>
  (edition === 2 ? second[card]?.[result] : undefined) ?? first[card]?.[result]
