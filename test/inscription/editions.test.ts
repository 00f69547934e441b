import { describe, expect, test } from 'vitest'
import { chanceOf, seedFrom } from '../../shared/engine/chance.ts'
import { type IndustrySheetId, industrySheets } from '../../shared/inscription/content/industrySheets.ts'
import { type ObjectiveId, objectiveIds, objectives } from '../../shared/inscription/content/objectives.ts'
import { allLines } from '../../shared/inscription/expansion.ts'
import { fill } from '../../shared/inscription/industry.ts'
import { progress } from '../../shared/inscription/objectives.ts'
import { iconsOfPlanet, industryGrid, spoilsOf } from '../../shared/inscription/printed.ts'
import { inscriptionRules } from '../../shared/inscription/rules/index.ts'
import { freshMarks } from '../../shared/inscription/rules/opening.ts'
import { sheetPointsOf } from '../../shared/inscription/scoring.ts'
import type { Inscription, Marks } from '../../shared/inscription/table.ts'
import { chosenOptions } from '../../worker/newRoom.ts'
import { councilOn, handOf, type Situation, seatsOf, spending } from './scene.ts'

const second = { options: { edition: 'second' } } as const
const onSideB = { navigation: 'NB', expansion: 'XB', industry: 'IB', warfare: 'WB' } as const
const blank = (edition?: 2): Marks => freshMarks({ ...onSideB }, edition)

const laidOut = (options: Readonly<Record<string, string>>): Marks[] => {
  const { state } = inscriptionRules.setup(options, seatsOf(3), chanceOf(seedFrom('editions')))
  return Object.values((state as unknown as Inscription).hands).map(({ marks }) => marks)
}

describe('A table', () => {
  test('[inscription/5.content] that was made before there was a second edition is played with the first to its end', () => {
    for (const marks of laidOut({ players: '3', sheets: 'different' })) {
      expect(marks.edition).toBeUndefined()
      expect(marks.industry.votes).toEqual({ claimed: 0, spent: 0 })
    }
  })

  test('[inscription/5.content] that is made now is dealt the second, on every sheet', () => {
    for (const marks of laidOut(chosenOptions('inscription', { players: '3' }))) expect(marks.edition).toBe(2)
  })
})

function develop(marks: Marks, planet: string) {
  for (const icon of Object.keys(iconsOfPlanet(marks, planet))) marks.expansion.icons[icon] = true
}
const specialtyLines = (marks: Marks) =>
  allLines(marks).flatMap(({ id, asset }) => (asset.startsWith('spec:') ? [id] : []))
const take = ({ industry }: Marks, ...spaces: string[]) => {
  for (const space of spaces) industry.cells[space] = 'claimed'
}

describe('In the second edition', () => {
  const conditions: [ObjectiveId, (marks: Marks) => void, (marks: Marks) => void][] = [
    ['core_cracker', marks => develop(marks, 'p1'), marks => develop(marks, 'p2')],
    [
      'expansionist',
      ({ expansion }) => {
        expansion.unlocked = { p1: true, p2: true }
        expansion.docks = { d1: 'built', d2: 'built', d3: 'banned' }
      },
      ({ expansion }) => {
        expansion.unlocked['p3'] = true
      },
    ],
    [
      'technocrat',
      marks => {
        marks.expansion.claimed[specialtyLines(marks)[0] ?? ''] = true
      },
      marks => {
        marks.expansion.claimed[specialtyLines(marks)[1] ?? ''] = true
      },
    ],
    [
      'diversified_production',
      ({ industry }) => {
        industry.commodities = { triangle: 4, diamond: 3, square: 7 }
      },
      ({ industry }) => {
        industry.commodities.diamond = 4
      },
    ],
    [
      'sourcing_expert',
      ({ industry }) => {
        industry.commodities = { triangle: 7, diamond: 4, square: 4 }
      },
      ({ industry }) => {
        industry.commodities.square = 5
      },
    ],
    [
      'maximum_efficiency',
      marks => {
        marks.industry.cells['r2q2'] = 'scrapped'
        // All six around the preprinted space do not make up for the one that lacks around the other.
        take(marks, 'r4q2', 'r4q4', 'r3q2', 'r3q3', 'r5q2', 'r5q3', 'r2q1', 'r2q3', 'r1q2')
      },
      marks => take(marks, 'r3q1'),
    ],
  ]

  test.each(conditions)(
    '%s is complete only when the last of what its new text says is marked',
    (id, almost, then) => {
      const marks = blank(2)
      almost(marks)
      const { have, need } = progress(marks, id)
      expect(have).toBe(need - 1)
      const done = structuredClone(marks)
      then(done)
      expect(progress(done, id).have).toBe(need)
    },
  )

  test('the objectives of Expansion need less than in the first, those of Industry more, all others as much', () => {
    const changed = conditions.map(([id]) => id)
    for (const id of objectiveIds) {
      const difference = progress(blank(2), id).need - progress(blank(), id).need
      const sign = !changed.includes(id) ? 0 : objectives[id].sheet === 'expansion' ? -1 : 1
      expect(Math.sign(difference), id).toBe(sign)
    }
  })

  test('Self-Assembly Routines are unlocked by two research, by three in the first', () => {
    const unlocked = (situation: Situation) =>
      spending({ R: 3 }, 'industry', situation)
        .mark('research', 'self_assembly_routines', 'R')
        .mark('research', 'self_assembly_routines', 'R')
        .marks().technologies.self_assembly_routines?.unlocked
    expect(unlocked(second)).toBe(true)
    expect(unlocked({})).toBeUndefined()
  })

  test('a destroyer costs a material and an influence and is worth a point', () => {
    const game = spending({ M: 1, I: 1, R: 1 }, 'warfare', second)
    expect(game.offered('build').filter(at => at.startsWith('destroyer'))).toEqual([
      'destroyer1:M',
      'destroyer1:I',
    ])
    game.mark('build', 'destroyer1:M', 'M').mark('build', 'destroyer1:I', 'I')
    expect(sheetPointsOf(game.table, 'p1', game.marks(), 'warfare')).toBe(1)
    const first = spending({ M: 1, I: 1 }, 'warfare')
    expect(first.offered('build').filter(at => at.startsWith('destroyer'))).toEqual(['destroyer1:M'])
  })

  test('a lost war costs one point, the last one two', () => {
    const losses = (marks: Marks) => [1, 2, 3, 4].map(war => spoilsOf(marks, war).loss)
    expect(losses(blank(2))).toEqual(['vp:-1', 'vp:-1', 'vp:-1', 'vp:-2'])
    expect(losses(blank())).toEqual(['vp:-1', 'vp:-1', 'vp:-2', 'vp:-3'])
  })

  test('there are twenty trade goods and twenty votes', () => {
    expect(fill(blank(2).industry.tradeGoods, 25)).toBe(20)
    expect(fill(blank(2).industry.votes, 25)).toBe(20)
    expect(fill(blank().industry.votes, 25)).toBe(16)
  })

  test.each(Object.keys(industrySheets) as IndustrySheetId[])(
    '[inscription/5.content] Industry %s has two corners of two spaces each to which a dotted X alone leads',
    id => {
      const grid = industryGrid(id, 2)
      const spaces = Object.values(grid)
      expect(spaces.filter(({ asset }) => asset)).toHaveLength(39)
      expect(new Set(spaces.flatMap(({ tag }) => tag ?? [])).size).toBe(4)
      expect(spaces).toHaveLength(44)
      const near = reached(grid, false)
      const detached = Object.keys(grid).filter(each => grid[each]?.asset && !near.has(each))
      expect(detached).toHaveLength(4)
      expect(detached.filter(each => grid[each]?.asset === 'vp:3')).toHaveLength(2)
      expect(reached(grid, true).size).toBe(44)
      expect(reached(industryGrid(id), false).size).toBe(40)
    },
  )
})

/** From the preprinted space over what is beside it, through dotted X or not. */
function reached(grid: ReturnType<typeof industryGrid>, throughX: boolean): Set<string> {
  const seen = new Set(Object.keys(grid).filter(id => grid[id]?.preprinted))
  for (const id of seen)
    for (const next of grid[id]?.beside ?? []) if (throughX || !grid[next]?.tag) seen.add(next)
  return seen
}

describe('In the second edition a burden', () => {
  const council = (
    card: Parameters<typeof councilOn>[0],
    outcome: 'pass' | 'fail',
    situation: Situation = {},
  ) => {
    const game = councilOn(card, { ...second, tradeGoods: { p1: 3 }, ...situation })
    for (const seat of ['p1', 'p2', 'p3']) game.answer({ for: outcome, votes: 1 }, seat)
    return game
  }
  const withPlanet = {
    change(state: Inscription) {
      handOf(state, 'p1').marks.expansion.unlocked['p2'] = true
    },
  }
  const tradeGoodsSpent = (game: ReturnType<typeof council>) => game.marks().industry.tradeGoods.spent

  test('of Population Controls takes a row or column of an unlocked planet, or a trade good', () => {
    const game = council('population_controls', 'fail', withPlanet)
    expect(game.choices().length).toBeGreaterThan(0)
    for (const line of game.choices()) expect(line).toMatch(/^p2\./)
    expect(tradeGoodsSpent(council('population_controls', 'fail'))).toBe(1)
  })

  test('of Technology Embargo takes a trade good with the technology', () => {
    const game = council('technology_embargo', 'pass')
    expect(tradeGoodsSpent(game.answer('gravity_drive'))).toBe(1)
    expect(game.marks().technologies.gravity_drive?.embargoed).toBe(true)
  })

  test('of Automated Worker Ban takes a space that could be claimed', () => {
    const game = council('automated_worker_ban', 'pass', {
      change(state) {
        handOf(state, 'p1').marks.industry.cells['r4q2'] = 'claimed'
      },
    })
    expect(game.choices().sort()).toEqual(['r3q2', 'r3q3', 'r4q4', 'r5q2', 'r5q3'])
  })

  test('of Disarmament Treaty takes both win assets, or a band that is begun', () => {
    expect(council('disarmament_treaty', 'pass').marks().warfare.spoilt).toEqual({
      '1left': true,
      '1right': true,
    })
    const game = council('disarmament_treaty', 'fail', {
      change(state) {
        const { bands } = handOf(state, 'p1').marks.warfare
        bands['cruiser1'] = { icons: 'MM' }
        bands['carrier1'] = { icons: 'M' }
        bands['pds1'] = { icons: 'II', built: true }
      },
    })
    expect(game.choices()).toEqual(['cruiser1', 'carrier1'])
    expect(game.answer('cruiser1').marks().warfare.bands['cruiser1']).toEqual({ icons: 'MM', banned: true })
    expect(tradeGoodsSpent(council('disarmament_treaty', 'fail'))).toBe(2)
  })

  test('of Construction Moratorium takes two trade goods with the dock or the planet', () => {
    expect(tradeGoodsSpent(council('construction_moratorium', 'pass').answer('d1'))).toBe(2)
    expect(tradeGoodsSpent(council('construction_moratorium', 'fail').answer('p1'))).toBe(2)
  })
})
