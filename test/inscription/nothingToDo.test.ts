import { describe, expect, test } from 'vitest'
import type { Resource } from '../../shared/inscription/content/assets.ts'
import { pool, secondPool } from '../../shared/inscription/content/charts.ts'
import type { FactionId } from '../../shared/inscription/content/factions.ts'
import type { RelicId } from '../../shared/inscription/content/relics.ts'
import { technologyIds } from '../../shared/inscription/content/technologies.ts'
import { docksOf, planetsOf } from '../../shared/inscription/expansion.ts'
import { gridOf } from '../../shared/inscription/industry.ts'
import { chartOf } from '../../shared/inscription/navigation.ts'
import { unlockTechnology } from '../../shared/inscription/rules/marks.ts'
import type { Marks } from '../../shared/inscription/table.ts'
import { whyNot } from '../../shared/inscription/whyNot.ts'
import { marked, type Scene, type Situation, scene, spending } from './scene.ts'

const fullGrid = (marks: Marks) => {
  for (const id of Object.keys(gridOf(marks))) marks.industry.cells[id] = 'claimed'
}
const everyTechnology = (marks: Marks) => {
  for (const id of technologyIds) unlockTechnology(marks, id)
}
const planetsOpen = (marks: Marks) => {
  for (const planet of planetsOf(marks)) marks.expansion.unlocked[planet] = true
}
const docksBuilt = (marks: Marks) => {
  for (const dock of docksOf(marks)) marks.expansion.docks[dock] = 'built'
}
const holding =
  (claimed: number, size: number) =>
  ({ industry }: Marks) => {
    industry.tradeGoods = { claimed, spent: claimed, size }
    industry.votes = { claimed, spent: claimed, size }
  }
const poolsFull = ({ industry }: Marks) => {
  industry.tradeGoods = { claimed: pool, spent: pool }
  industry.votes = { claimed: pool, spent: pool }
}

describe('What would do nothing is not offered', () => {
  const onGrid = (change: (marks: Marks) => void, situation: Situation = {}) =>
    spending({}, 'industry', {
      ...situation,
      ...marked(marks => {
        marks.assets = {
          'navigation:x0': { asset: 'spec:cybernetic' },
          'navigation:x1': { asset: 'spec:biotic' },
        }
        change(marks)
      }),
    })

  test('[inscription/19.completely] the legend on a full grid', () => {
    expect(
      onGrid(() => {})
        .offered('legend')
        .sort(),
    ).toEqual(['biotic', 'cybernetic'])
    const full = onGrid(fullGrid)
    expect(full.offered('legend')).toEqual([])
    expect(whyNot(full.hand(), full.table, 'industry', 'legend', 'biotic')?.code).toBe('nothingToUseOn')
  })

  test('[inscription/19.completely] Sarween Tools and Devotion on a full grid', () => {
    const uses = (change: (marks: Marks) => void, technologies: Situation, faction: FactionId = 'titans') =>
      onGrid(
        marks => {
          marks.expansion.population = 1
          change(marks)
        },
        { factions: { p1: faction }, ...technologies },
      ).offered('use')
    const tools: Situation = { technologies: { p1: ['sarween_tools'] } }
    expect(uses(() => {}, tools)).toEqual(['sarween_tools'])
    expect(uses(() => {}, tools, 'yin')).toEqual(['sarween_tools', 'yin'])
    const full = (marks: Marks) => {
      fullGrid(marks)
      everyTechnology(marks)
    }
    expect(uses(full, tools)).toEqual([])
    expect(uses(full, tools, 'yin')).toEqual([])
  })

  test('[inscription/19.completely] Psychoarchaeology and Neural Motivators where no mark is left for what they give', () => {
    const claimedAll = (marks: Marks) => {
      everyTechnology(marks)
      for (const system of Object.keys(chartOf(marks).systems)) {
        marks.navigation.explored[system] = true
        marks.navigation.claimed[system] = true
      }
    }
    const navigation = (change: (marks: Marks) => void) =>
      spending({}, 'navigation', {
        ...marked(marks => {
          marks.sheets.navigation = 'NA3'
          unlockTechnology(marks, 'psychoarchaeology')
          marks.assets['industry:r5q0'] = { asset: 'spec:warfare' }
          change(marks)
        }),
      }).offered('use')
    expect(navigation(() => {})).toEqual(['psychoarchaeology'])
    expect(navigation(claimedAll)).toEqual([])
    const expansion = (change: (marks: Marks) => void) =>
      spending({}, 'expansion', {
        ...marked(marks => {
          unlockTechnology(marks, 'neural_motivators')
          marks.expansion.claimed['p2.c1'] = true
          change(marks)
        }),
      }).offered('use')
    expect(expansion(() => {})).toEqual(['neural_motivators'])
    expect(expansion(docksBuilt)).toEqual([])
  })

  const relic = (id: RelicId, change: (marks: Marks) => void, faction: FactionId = 'titans') =>
    spending({}, 'industry', { relics: { p1: [id] }, factions: { p1: faction }, ...marked(change) })
  const idle: readonly [RelicId, string, (marks: Marks) => void, FactionId?][] = [
    ['nano_forge', 'every planet open', planetsOpen],
    [
      'the_syncretone',
      'full charts',
      ({ industry }) => void Object.assign(industry.commodities, { triangle: 7, diamond: 7, square: 7 }),
    ],
    ['dynamis_core', 'no trade good left to claim', poolsFull],
    [
      'plenary_orbital',
      'every dock built and no vote left to claim',
      marks => {
        docksBuilt(marks)
        poolsFull(marks)
      },
    ],
    ['luxarch_treatise_1', 'every technology unlocked', everyTechnology],
    ['luxarch_treatise_2', 'every technology unlocked', everyTechnology],
    [
      'maw_of_worlds',
      'every planet open and every technology unlocked',
      marks => {
        planetsOpen(marks)
        everyTechnology(marks)
      },
    ],
    [
      'the_quantumcore',
      'every focus die unlocked',
      marks => {
        for (const sheet of Object.values(marks.focus)) Object.assign(sheet, { M: true, I: true, R: true })
      },
    ],
    ['tyrants_lament', 'no room on the war grid', ({ warfare }) => void Object.assign(warfare, { line: 4 })],
    ['the_codex', 'a faction asset that brings nothing', poolsFull, 'hacan'],
  ]

  test('a trade good where the larger pool of the second edition is full, and not before', () => {
    const offered = (claimed: number) => relic('dynamis_core', holding(claimed, secondPool)).offered('relic')
    expect([offered(pool), offered(secondPool)]).toEqual([['dynamis_core'], []])
  })

  test.each(idle)('[inscription/19.completely] %s with %s', (id, _, change, faction) => {
    expect(relic(id, () => {}, faction).offered('relic')).toEqual([id])
    const game = relic(id, change, faction)
    expect(game.offered('relic')).toEqual([])
    expect(whyNot(game.hand(), game.table, 'industry', 'relic', id)?.code).toBe('nothingToUseOn')
  })

  test('[inscription/19.completely] but a treatise whose pair was played still adds to its value', () => {
    const game = relic('luxarch_treatise_1', marks => {
      everyTechnology(marks)
      marks.relics = ['luxarch_treatise_2']
    })
    expect(game.offered('relic')).toEqual(['luxarch_treatise_1'])
  })
})

describe('The Crown of Thalnos', () => {
  const rolled = (faction: FactionId, black: Resource[] = ['M', 'R', 'R']) =>
    scene(
      { segment: 'diceResources' },
      {
        event: 'first_ventures',
        factions: { p1: faction },
        relics: { p1: ['crown_of_thalnos'] },
        dice: { black },
        active: { p1: ['industry'] },
      },
    )
  const owed = (game: Scene) => game.hand().turn.spending.at(-1)
  const explored = (game: Scene) => Object.keys(game.marks().navigation.explored).length

  test('[inscription/18.relic] gives as much whether a die goes to another sheet before or after it', () => {
    const before = rolled('yssaril')
    const start = explored(before)
    before.mark('relic', 'crown_of_thalnos').mark('use', 'yssaril').answer('M')
    before.mark('explore', 'H>s13').mark('explore', 's13>s22')
    const after = rolled('yssaril').mark('use', 'yssaril').answer('M').mark('explore', 'H>s13')
    after.mark('relic', 'crown_of_thalnos')
    // Where the die went first, and nowhere else.
    expect(owed(after)).toMatchObject({ resources: { M: 1 }, sheets: ['navigation'] })
    after.mark('explore', 's13>s22')
    for (const game of [before, after]) {
      expect(explored(game)).toBe(start + 2)
      expect(owed(game)).toMatchObject({ resources: { R: 4 }, main: true })
    }
  })

  test('[inscription/18.relic] gives as much whether a die is read otherwise before or after it', () => {
    const turn = (game: Scene) => game.mark('use', 'naalu')
    const crown = (game: Scene) => game.mark('relic', 'crown_of_thalnos')
    expect(owed(turn(crown(rolled('naalu'))))?.resources).toEqual({ I: 2, R: 4 })
    expect(owed(crown(turn(rolled('naalu'))))?.resources).toEqual({ I: 2, R: 4 })
  })
})
