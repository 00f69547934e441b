import { describe, expect, test } from 'vitest'
import type { TechnologyId } from '../../shared/inscription/content/technologies.ts'
import { industryGrid } from '../../shared/inscription/printed.ts'
import type { Inscription } from '../../shared/inscription/table.ts'
import { councilOn, handOf, type Scene, type Situation, scene, spending } from './scene.ts'

const owed = (game: Scene, seat = 'p1') => game.hand(seat).turn.spending.at(-1)
const goods = (game: Scene) => game.marks().industry.tradeGoods.claimed
const first = (does: (hand: ReturnType<typeof handOf>, state: Inscription) => void): Situation => ({
  change: state => does(handOf(state, 'p1'), state),
})

describe('The Quantumcore', () => {
  const rolled = (situation: Situation = {}) =>
    scene(
      { segment: 'diceResources' },
      {
        event: 'first_ventures',
        relics: { p1: ['the_quantumcore'] },
        dice: { black: ['M', 'M', 'M'], focus: { I: 2, R: 1 } },
        active: { p1: ['industry'] },
        ...situation,
      },
    ).mark('relic', 'the_quantumcore')

  test('[inscription/16.focus] gives the dice it unlocks on the active sheet in the same round', () => {
    const game = rolled().answer('industry').answer(['I', 'R'])
    expect(owed(game)?.resources).toEqual({ M: 3, I: 2, R: 1 })
  })

  test('[inscription/16.focus] gives nothing of dice on another sheet, nor while focus dice are banned', () => {
    expect(owed(rolled().answer('warfare').answer(['I', 'R']))?.resources).toEqual({ M: 3 })
    const banned = rolled(
      first((_, { table }) => {
        table.focusDiceBanned = { p1: true }
      }),
    )
    expect(owed(banned.answer('industry').answer(['I', 'R']))?.resources).toEqual({ M: 3 })
  })
})

describe('A technology with a Per Active heading', () => {
  const grid = industryGrid('IA2')
  const commodity = Object.keys(grid).find(id => grid[id]?.asset?.startsWith('com:')) ?? ''
  const besideCommodity = grid[commodity]?.beside.find(id => grid[id]?.asset) ?? ''
  const takes = (active: 'industry' | 'warfare') =>
    spending({ I: 1 }, 'industry', {
      technologies: { p1: ['integrated_economy'] },
      active: { p1: [active] },
      ...first(({ marks }) => {
        marks.sheets.industry = 'IA2'
        marks.industry.cells[besideCommodity] = 'scrapped'
      }),
    }).mark('take', commodity)

  test('[inscription/16.technologies] answers to nothing in a round in which its sheet is not active', () => {
    const before = goods(takes('warfare'))
    expect(goods(takes('industry')) - before).toBe(1)
  })
})

describe('Two active sheets, by the Dominus Orb', () => {
  const both = (sheets: ['navigation' | 'industry', 'warfare'], known: TechnologyId, situation: Situation) =>
    spending({}, sheets, { technologies: { p1: [known] }, ...situation }).mark('use', known)

  test('[inscription/16.technologies] leave what is spent on this sheet to the sheet that says so', () => {
    expect(owed(both(['industry', 'warfare'], 'sarween_tools', {}))?.sheets).toEqual(['industry'])
    const game = both(
      ['navigation', 'warfare'],
      'psychoarchaeology',
      first(({ marks }) => {
        marks.sheets.navigation = 'NA3'
        marks.assets['industry:r5q0'] = { asset: 'spec:warfare' }
      }),
    )
    expect(owed(game)?.sheets).toEqual(['navigation'])
  })

  test('[inscription/7.active] give the Nomad a material on each that was not active before, to be spent on it', () => {
    const chosen = (before: Situation['change'] & object) =>
      scene(
        { segment: 'cardResources' },
        {
          event: 'first_ventures',
          factions: { p1: 'nomad', p2: 'titans', p3: 'winnu' },
          relics: { p1: ['dominus_orb'] },
          change: before,
        },
      )
        .answer('industry')
        .answer('warfare')
    const game = chosen(() => {})
    expect(owed(game)).toMatchObject({ resources: { M: 1 }, sheets: ['industry'] })
    game.mark('scrap', game.offered('scrap')[0] ?? '')
    expect(owed(game)).toMatchObject({ resources: { M: 1 }, sheets: ['warfare'] })
  })

  test('[inscription/7.active] were both active for the Nomad in the event after', () => {
    const game = scene(
      { segment: 'diceResources' },
      {
        players: 1,
        event: 'first_ventures',
        factions: { p1: 'nomad' },
        dice: { black: ['M', 'M', 'M'] },
        active: { p1: ['industry', 'warfare'] },
      },
    )
    while (game.asked() === 'mark' && !game.mayStop()) game.mark('scrap', game.offered('scrap')[0] ?? '')
    if (game.asked()) game.down()
    expect(game.table.players['p1']).toMatchObject({ before: 'industry', beforeToo: 'warfare' })
    const next = (sheet: 'warfare' | 'expansion') =>
      scene(
        { segment: 'cardResources' },
        {
          event: 'first_ventures',
          factions: { p1: 'nomad', p2: 'titans', p3: 'winnu' },
          change({ table }) {
            Object.assign(table.players['p1'] ?? {}, { before: 'industry', beforeToo: 'warfare' })
          },
        },
      ).answer(sheet)
    expect(owed(next('warfare'))?.main).toBe(true)
    expect(owed(next('expansion'))?.main).toBeUndefined()
  })
})

describe('An agenda', () => {
  test('[inscription/14.outcome] that bans a unit lets locked ones be chosen, but none with an icon crossed out', () => {
    const ban = (situation?: Situation) =>
      councilOn('disarmament_treaty', situation)
        .answer({ for: 'fail', votes: 1 })
        .answer({ votes: 0 }, 'p2')
        .answer({ votes: 0 }, 'p3')
    const game = ban(
      first(({ marks }) => {
        marks.warfare.bands['cruiser1'] = { icons: 'M' }
      }),
    )
    expect(game.choices()).toEqual(['pds1', 'destroyer1', 'cruiser2', 'carrier1', 'dreadnought1', 'warsun1'])
    game.answer('warsun1')
    expect(game.marks().warfare.bands['warsun1']).toEqual({ icons: '', banned: true })
    // Each of the Argent Flight's destroyers has an icon crossed out from the start.
    const argent = ban({ factions: { p1: 'argent', p2: 'winnu', p3: 'hacan' } })
    expect(argent.choices()).not.toContain('destroyer1')
  })

  test('[inscription/14.outcome] lets those tied for most votes roll for its choice until one alone shows influence', () => {
    const leaders = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map(seed => {
      const game = councilOn('earmarked_spending', { seed })
      game
        .answer({ votes: 0 })
        .answer({ for: 'fail', votes: 1 }, 'p2')
        .answer({ for: 'fail', votes: 1 }, 'p3')
      expect(game.match.open).toHaveLength(1)
      return game.match.open[0]?.to
    })
    expect([...new Set(leaders)].sort()).toEqual(['p2', 'p3'])
  })

  test('[inscription/14.outcome] is decided by the die where nobody votes, and its choice by those who roll, which are all', () => {
    const leaders = 'abcdefghijklmnopqrstuvwxyz'.split('').map(seed => {
      const game = councilOn('earmarked_spending', { seed })
      for (const seat of ['p1', 'p2', 'p3']) game.answer({ votes: 0 }, seat)
      return game.match.open.length === 1 ? game.match.open[0]?.to : 'passed'
    })
    expect([...new Set(leaders)].sort()).toEqual(['p1', 'p2', 'p3', 'passed'])
  })
})

describe('A unit that a card deploys', () => {
  test('[inscription/11.noRoom] is lost where there is no room for it', () => {
    const game = spending({ I: 1 }, 'navigation', {
      factions: { p1: 'mentak' },
      ...first(({ marks }) => {
        marks.warfare.line = 4
        marks.navigation.explored['s53'] = true
      }),
    }).mark('claim', 's53')
    expect(game.asked()).toBe('mark')
    expect(game.marks().warfare).toMatchObject({ units: [], bands: {} })
  })
})

describe('A relic', () => {
  const drawn = (seats: readonly string[]) => {
    const game = scene(
      { segment: 'cardResources' },
      {
        players: 2,
        event: 'fledgling_empires',
        factions: { p1: 'titans', p2: 'hacan' },
        change(state) {
          for (const seat of ['p1', 'p2']) handOf(state, seat).marks.navigation.explored['s71'] = true
          state.box.relics = ['the_codex', 'dynamis_core', 'nano_forge']
        },
      },
    )
    for (const seat of seats)
      game.answer('navigation', seat).mark('claim', 's11', 'I', seat).mark('claim', 's71', 'I', seat)
    return game
  }

  test('[inscription/18.relic] is never seen by two who claim one at the same time, and only its value is written for all to see', () => {
    const game = drawn(['p1', 'p2'])
    expect(['p1', 'p2'].map(seat => Object.keys(game.hand(seat).relics))).toEqual([
      ['the_codex'],
      ['dynamis_core'],
    ])
    for (const seat of ['p1', 'p2']) game.down(seat)
    const { players } = game.table
    expect(players['p1']?.marks.navigation.values).toEqual({ s71: 4 })
    expect(players['p1']).toMatchObject({ relicsInHand: 1, marks: { relics: [] } })
    expect(JSON.stringify(game.table)).not.toMatch(/the_codex|dynamis_core/)
  })

  test('[inscription/6.back] stays drawn: nothing that led to it is taken back', () => {
    const game = drawn(['p1'])
    expect(game.match.undo('p1').ok).toBeUndefined()
  })
})

describe('A choice of effects', () => {
  const asset = (situation: Situation['change'] & object) =>
    spending({ I: 1 }, 'navigation', {
      factions: { p1: 'naaz_rokha' },
      change(state) {
        handOf(state, 'p1').marks.navigation.explored['s53'] = true
        situation(state)
      },
    }).mark('claim', 's53')
  const planets = Object.fromEntries([1, 2, 3, 4, 5, 6, 7].map(i => [`p${i}`, true as const]))

  test('[inscription/18.factions] [inscription/19.completely] is only between those that can happen', () => {
    expect(asset(() => {}).choices()).toEqual(['w0', 'w1'])
    const docks = asset(state => {
      handOf(state, 'p1').marks.expansion.unlocked = { ...planets }
    })
    expect(docks.asked()).toBe('mark')
    expect(docks.offered('dock')).toEqual(['d1', 'd2', 'd3'])
    const nothing = asset(state => {
      const { expansion } = handOf(state, 'p1').marks
      expansion.unlocked = { ...planets }
      expansion.docks = { d1: 'built', d2: 'built', d3: 'banned' }
    })
    expect(nothing.options()).toEqual({ shape: 'mark', groups: [], down: true })
  })
})
