import { describe, expect, test } from 'vitest'
import { chanceOf, seedFrom } from '../../shared/engine/chance.ts'
import { sheetIds } from '../../shared/inscription/content/assets.ts'
import { events } from '../../shared/inscription/content/events.ts'
import { expansionSheets } from '../../shared/inscription/content/expansionSheets.ts'
import { factionIds } from '../../shared/inscription/content/factions.ts'
import { components } from '../../shared/inscription/content/index.ts'
import { industrySheets } from '../../shared/inscription/content/industrySheets.ts'
import { navigationSheets } from '../../shared/inscription/content/navigationSheets.ts'
import { objectives } from '../../shared/inscription/content/objectives.ts'
import { type TechnologyId, technologies } from '../../shared/inscription/content/technologies.ts'
import { warfareSheets } from '../../shared/inscription/content/warfareSheets.ts'
import { industryGrid, starChart, technologiesOf, warNodes } from '../../shared/inscription/printed.ts'
import { inscriptionRules } from '../../shared/inscription/rules/index.ts'
import { eventDeck } from '../../shared/inscription/rules/opening.ts'
import { scene, seatsOf } from './scene.ts'

const chance = (seed: string) => chanceOf(seedFrom(seed))
const laidOut = (players: number, options = {}, seed = 'setup') =>
  inscriptionRules.setup({ players: String(players), ...options }, seatsOf(players), chance(seed)).state

describe('Setup', () => {
  test('[inscription/4.sheets] deals every player one different sheet of each kind, or the same side B to all', () => {
    for (const players of [1, 2, 5, 8]) {
      const { hands } = laidOut(players)
      for (const sheet of sheetIds) {
        const dealt = Object.values(hands).map(({ marks }) => marks.sheets[sheet])
        expect(new Set(dealt).size).toBe(players)
        expect(dealt.every(id => id[1] === 'A')).toBe(true)
      }
    }
    const alike = Object.values(laidOut(8, { sheets: 'alike' }).hands).map(({ marks }) =>
      Object.values(marks.sheets),
    )
    expect(new Set(alike.map(String))).toEqual(new Set(['NB,XB,IB,WB']))
  })

  test('[inscription/4.factions] deals three factions to each, of which one is kept in secret until all have chosen', () => {
    const { hands } = laidOut(8)
    const dealt = Object.values(hands).flatMap(hand => hand.dealt)
    expect(dealt).toHaveLength(24)
    expect(new Set(dealt).size).toBe(factionIds.length)
    const game = scene(
      { segment: 'chooseFactions' },
      {
        players: 2,
        change({ hands }) {
          for (const hand of Object.values(hands)) delete hand.marks.faction
          if (hands['p1']) hands['p1'].dealt = ['sol', 'saar', 'nomad']
          if (hands['p2']) hands['p2'].dealt = ['yin', 'argent', 'letnev']
        },
      },
    )
    game.answer('nomad')
    expect(game.table.players['p1']?.marks.faction).toBeUndefined()
    game.answer('yin', 'p2')
    expect(Object.values(game.table.players).map(({ marks }) => marks.faction)).toEqual(['nomad', 'yin'])
    expect(game.hand().dealt).toEqual([])
  })

  test('[inscription/4.setup] resolves what faction cards set up before the first round', () => {
    const game = scene(
      { segment: 'chooseFactions' },
      {
        players: 2,
        change({ hands }) {
          if (hands['p1']) hands['p1'].dealt = ['hacan']
          if (hands['p2']) hands['p2'].dealt = ['l1z1x']
        },
      },
    )
    expect(game.marks('p1').industry.tradeGoods.claimed).toBe(2)
    expect(game.table.players['p2']?.marks.warfare.unlocked).toEqual({ dreadnought: true })
  })

  test('[inscription/5.events] stacks the stages from I to V, each with blue and black by turns and blue last', () => {
    const deck = eventDeck({}, chance('deck'), false).map(id => events[id])
    expect(deck.map(({ stage }) => stage)).toEqual([
      1, 1, 1, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 4, 4, 4, 4, 4, 4, 5, 5, 5, 5,
    ])
    expect(deck.map(({ back }) => back[2]).join('')).toBe('uauauauauauauauauauauauau')
    for (const stage of [2, 3, 4])
      expect(
        deck
          .filter(card => card.stage === stage && card.back === 'blue')
          .map(({ type }) => type)
          .sort(),
      ).toEqual(['council', 'production', 'war'])
  })

  test('[inscription/5.short] has one strategy event and the throne in the short last stage', () => {
    const deck = eventDeck({}, chance('short'), true)
    expect(deck).toHaveLength(23)
    expect(deck.at(-1)).toBe('a_throne_for_the_taking')
    expect(deck).not.toContain('empire_ascendant')
  })

  test('[inscription/5.objectives] reveals one objective of each kind when the factions are set up, and none before', () => {
    const revealed = new Set<string>()
    for (const seed of ['one', 'two', 'three']) {
      const game = scene(
        { segment: 'factionSetup' },
        {
          seed,
          factions: { p1: 'jol_nar' },
          change({ table }) {
            table.objectives = {}
          },
        },
      )
      for (const _ of ['first', 'second']) {
        expect(game.table.objectives).toEqual({})
        game.answer(game.choices()[0])
      }
      expect(game.down().match.winners).toBeDefined()
      const lies = Object.entries(game.table.objectives).map(([sheet, { id }]) => ({ sheet, id }))
      expect(lies.map(({ sheet }) => sheet)).toEqual(sheetIds)
      for (const { sheet, id } of lies) {
        expect(objectives[id].sheet).toBe(sheet)
        revealed.add(id)
      }
    }
    expect(revealed.size).toBeGreaterThan(sheetIds.length)
  })

  test('[inscription/4.agendas] lays out one agenda of each stage, and with one or two players all agendas', () => {
    const { table, box } = laidOut(3)
    expect(table.objectives).toEqual({})
    expect(Object.values(box.agendas).map(({ length }) => length)).toEqual([1, 1, 1])
    expect(Object.values(laidOut(2).box.agendas).map(({ length }) => length)).toEqual([4, 4, 4])
  })
})

describe('The box', () => {
  test('holds what the rulebook lists', () => {
    const copies = (kind: string) =>
      components().reduce((sum, each) => sum + (each.kind === kind ? each.copies : 0), 0)
    expect(['faction', 'event', 'objective', 'relic', 'agenda'].map(copies)).toEqual([24, 25, 12, 16, 12])
    // Eight of each kind, printed on both sides.
    expect(copies('sheet')).toBe(2 * 32)
  })
})

describe('The sheets', () => {
  const all = <K extends string>(sheets: Readonly<Record<K, unknown>>) => Object.keys(sheets) as K[]

  test('[inscription/5.content] are nine of each kind, with technologies of their own kind', () => {
    const kinds = {
      navigation: navigationSheets,
      expansion: expansionSheets,
      industry: industrySheets,
      warfare: warfareSheets,
    }
    for (const [kind, sheets] of Object.entries(kinds)) {
      expect(Object.keys(sheets)).toHaveLength(9)
      for (const { technologies: own } of Object.values(sheets))
        for (const id of own as readonly TechnologyId[]) expect(technologies[id].sheet).toBe(kind)
    }
    const { marks } = laidOut(1).hands['p1'] ?? {}
    if (marks) expect(sheetIds.flatMap(sheet => technologiesOf(marks, sheet))).toHaveLength(8)
  })

  test.each(all(navigationSheets))(
    '[inscription/5.content] Navigation %s has 36 systems, two relics, one faction asset and a way to Mecatol Rex',
    id => {
      const { systems, lanes } = starChart(id)
      const assets = Object.values(systems)
      expect(assets).toHaveLength(36)
      expect(assets.filter(asset => asset === 'relic')).toHaveLength(2)
      expect(assets.filter(asset => asset === 'faction')).toHaveLength(1)
      expect(assets.filter(asset => asset === 'mecatol')).toHaveLength(1)
      const seen = new Set(['H'])
      const reach = (system: string) => {
        for (const next of lanes[system] ?? [])
          if (!seen.has(next)) {
            seen.add(next)
            reach(next)
          }
      }
      reach('H')
      expect(seen.has('MR')).toBe(true)
      expect(
        Object.keys(systems)
          .filter(each => !seen.has(each))
          .sort(),
      ).toEqual(['p1', 'p2', 'p3'])
    },
  )

  test.each(all(expansionSheets))(
    '[inscription/5.content] Expansion %s has seven planets and three docks, with one asset for each row and column',
    id => {
      const { planets, docks } = expansionSheets[id]
      expect(Object.keys(planets)).toHaveLength(7)
      expect(docks).toHaveLength(3)
      for (const { icons, rows, columns } of Object.values(planets)) {
        expect(rows).toHaveLength(icons.length)
        expect(columns).toHaveLength(icons[0]?.length ?? 0)
        expect(new Set(icons.map(row => row.length)).size).toBe(1)
      }
    },
  )

  test.each(all(industrySheets))(
    '[inscription/5.content] Industry %s has 39 assets, one preprinted space and a dotted X for each specialty',
    id => {
      const spaces = Object.values(industryGrid(id))
      expect(spaces.filter(({ asset }) => asset)).toHaveLength(39)
      expect(spaces.filter(({ preprinted }) => preprinted)).toHaveLength(1)
      expect(new Set(spaces.flatMap(({ tag }) => tag ?? [])).size).toBe(4)
      expect(spaces).toHaveLength(44)
    },
  )

  test.each(all(warfareSheets))(
    '[inscription/5.content] Warfare %s has 120 nodes and spoils for four wars',
    id => {
      const nodes = Object.values(warNodes(id))
      expect(nodes).toHaveLength(120)
      expect(nodes.filter(node => node !== '' && node !== 'anomaly')).toHaveLength(22)
      expect(warfareSheets[id].spoils.map(({ loss }) => loss)).toEqual(['vp:-1', 'vp:-1', 'vp:-2', 'vp:-3'])
    },
  )
})
