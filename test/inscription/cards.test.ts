import { describe, expect, test } from 'vitest'
import { type AgendaId, agendaIds } from '../../shared/inscription/content/agendas.ts'
import { type RelicId, relicIds } from '../../shared/inscription/content/relics.ts'
import { scoreOf } from '../../shared/inscription/scoring.ts'
import type { DeployOptions } from '../../shared/inscription/shapes/deploy.ts'
import type { Hand, Inscription, Marks } from '../../shared/inscription/table.ts'
import { councilOn, handOf, type Scene, type Situation, scene, spending } from './scene.ts'

const goods = (game: Scene, seat = 'p1') => game.marks(seat).industry.tradeGoods
const owed = (game: Scene) => game.hand().turn.spending.at(-1)
const change = (does: (marks: Marks, hand: Hand, state: Inscription) => void): Situation => ({
  change: state => does(handOf(state, 'p1').marks, handOf(state, 'p1'), state),
})
/** Plays a relic during a strategy event in which the first player marks Industry. */
const play = (id: RelicId, situation: Situation = {}) =>
  spending({}, 'industry', { relics: { p1: [id] }, ...situation }).mark('relic', id)

const relicProofs: Readonly<Record<RelicId, () => void>> = {
  crown_of_thalnos() {
    const game = scene(
      { segment: 'diceResources' },
      {
        event: 'first_ventures',
        relics: { p1: ['crown_of_thalnos'] },
        dice: { black: ['M', 'I', 'M'] },
        active: { p1: ['industry'] },
      },
    )
    game.mark('relic', 'crown_of_thalnos')
    expect(owed(game)?.resources).toEqual({ M: 4, I: 2 })
    expect(spending({ M: 1 }, 'industry', { relics: { p1: ['crown_of_thalnos'] } }).offered('relic')).toEqual(
      [],
    )
  },
  dominus_orb() {
    const game = scene(
      { segment: 'cardResources' },
      { event: 'first_ventures', relics: { p1: ['dominus_orb'] } },
    )
    game.answer('navigation')
    expect(game.choices().sort()).toEqual(['expansion', 'industry', 'none', 'warfare'])
    game.answer('industry')
    expect(game.hand().turn.active).toEqual(['navigation', 'industry'])
    expect(game.marks().relics).toEqual(['dominus_orb'])
    expect(game.offers()).toEqual({
      explore: ['H>s13', 's11>s20', 's11>s22', 's15>s24', 's15>s26'],
      scrap: ['r3q2', 'r3q3', 'r4q2', 'r4q4', 'r5q2', 'r5q3'],
    })
  },
  dynamis_core() {
    const game = play(
      'dynamis_core',
      change(marks => {
        marks.industry.commodities = { triangle: 2, diamond: 2, square: 2 }
      }),
    )
    expect(goods(game).claimed).toBe(3)
    expect(
      goods(
        play(
          'dynamis_core',
          change(marks => {
            marks.industry.commodities = { triangle: 6, diamond: 6, square: 6 }
          }),
        ),
      ).claimed,
    ).toBe(4)
  },
  luxarch_treatise_1() {
    const game = play(
      'luxarch_treatise_1',
      change((marks, hand) => {
        marks.relics = ['luxarch_treatise_2']
        marks.navigation.values = { s71: 3 }
        hand.found = { s71: 'luxarch_treatise_1' }
      }),
    )
    expect(game.choices().sort()).toEqual([
      'gravity_drive',
      'hyper_metabolism',
      'neural_motivators',
      'scanlink_drone_network',
    ])
    game.answer('gravity_drive')
    expect(game.marks().navigation.values).toEqual({ s71: 6 })
  },
  luxarch_treatise_2() {
    const game = play(
      'luxarch_treatise_2',
      change((marks, hand) => {
        marks.navigation.values = { s71: 3 }
        hand.found = { s71: 'luxarch_treatise_2' }
      }),
    )
    expect(game.choices().sort()).toEqual([
      'fleet_logistics',
      'plasma_scoring',
      'sarween_tools',
      'self_assembly_routines',
    ])
    game.answer('fleet_logistics')
    expect(game.marks().technologies.fleet_logistics?.unlocked).toBe(true)
    expect(game.marks().navigation.values).toEqual({ s71: 3 })
  },
  nano_forge() {
    const game = play('nano_forge')
    expect(game.offers()).toEqual({ unlock: ['p1', 'p2', 'p3', 'p4', 'p5', 'p6', 'p7'] })
    game.mark('unlock', 'p4')
    expect(owed(game)).toMatchObject({ any: 2, on: 'p4' })
    expect(game.offers()).toEqual({ develop: ['p4.0.0', 'p4.0.1', 'p4.0.2', 'p4.1.0', 'p4.1.1', 'p4.1.2'] })
    game.mark('develop', 'p4.1.0', 'any').mark('develop', 'p4.0.0', 'any')
    expect(game.offered('develop')).toEqual([])
  },
  maw_of_worlds() {
    const game = play('maw_of_worlds')
    expect(game.choices()).toEqual(['p1', 'p2', 'p3', 'p4', 'p5', 'p6', 'p7'])
    game.answer('p7').answer('gravity_drive').answer('sarween_tools')
    expect(game.marks().expansion.crossed).toEqual({ p7: true })
    expect(game.marks().technologies.gravity_drive?.unlocked).toBe(true)
    expect(game.marks().technologies.sarween_tools?.unlocked).toBe(true)
  },
  plenary_orbital() {
    const game = play('plenary_orbital')
    expect(game.offers()).toEqual({ dock: ['d1', 'd2', 'd3'] })
    game.mark('dock', 'd3')
    expect(game.marks().expansion.docks).toEqual({ d3: 'built' })
    expect(game.marks().industry.votes.claimed).toBe(1)
  },
  shard_of_the_throne() {
    const game = spending(
      { I: 1 },
      'navigation',
      change((marks, _, state) => {
        marks.navigation.explored['s71'] = true
        state.box.relics = ['shard_of_the_throne', 'the_codex']
      }),
    )
    game.mark('claim', 's71')
    expect(game.marks().relics).toEqual(['shard_of_the_throne'])
    expect(game.marks().industry.votes.claimed).toBe(2)
    expect(game.marks().navigation.values).toEqual({ s71: 5 })
  },
  stellar_converter() {
    const game = scene(
      { segment: 'war' },
      { event: 'border_conflict', relics: { p1: ['stellar_converter'] } },
    )
    expect(game.choices()).toEqual(['stellar_converter', 'none'])
    game.answer('stellar_converter').answer('right').down()
    expect(game.marks().warfare.wars).toMatchObject({
      '1left': { strength: 0 },
      '1right': { strength: 4, result: 'won' },
    })
  },
  the_codex() {
    expect(goods(play('the_codex', { factions: { p1: 'hacan' } })).claimed).toBe(2)
  },
  the_obsidian() {
    const game = scene(
      { segment: 'throne' },
      {
        event: 'a_throne_for_the_taking',
        relics: { p1: ['the_obsidian'] },
        change({ table }) {
          table.objectives.warfare = { id: 'armada', by: {} }
          table.objectives.navigation = { id: 'collector', by: { p1: 3 } }
        },
      },
    )
    expect(game.choices()).toEqual(['expansion', 'industry', 'warfare'])
    const before = scoreOf(game.table, 'p1', game.marks()).total
    game.answer('warfare').down()
    expect(game.table.scores?.['p1']?.total).toBe(before + 5)
  },
  the_prophets_tears() {
    expect(owed(play('the_prophets_tears'))).toMatchObject({ resources: { R: 2 }, oneSheet: true })
  },
  the_quantumcore() {
    const game = play('the_quantumcore')
    expect(game.choices()).toEqual(['navigation', 'expansion', 'industry', 'warfare'])
    game.answer('expansion')
    expect(game.choices()).toEqual(['M', 'I', 'R'])
    game.answer(['M', 'R'])
    expect(game.marks().focus.expansion).toEqual({ M: true, R: true })
  },
  the_syncretone() {
    expect(play('the_syncretone').marks().industry.commodities).toEqual({
      triangle: 1,
      diamond: 1,
      square: 1,
    })
  },
  tyrants_lament() {
    const game = play('tyrants_lament')
    expect(game.options<DeployOptions>().unit).toBe('dreadnought')
    game.answer(game.options<DeployOptions>().at[0])
    expect(game.marks().warfare.bands).toEqual({})
  },
}

describe('Each relic', () => {
  test.each(relicIds)('[inscription/18.relic] [inscription/16.technologies] %s does what is printed', id => {
    relicProofs[id]()
  })
})

const decided = (card: AgendaId, result: 'pass' | 'fail', situation: Situation = {}) =>
  councilOn(card, situation)
    .answer({ for: result, votes: 1 })
    .answer({ votes: 0 }, 'p2')
    .answer({ votes: 0 }, 'p3')
const holds = (...assets: ('planet' | 'spec:biotic')[]) =>
  change(marks => {
    assets.forEach((asset, i) => {
      marks.assets[`navigation:x${i}`] = { asset }
    })
  })
const unlocked = change(marks => {
  marks.expansion.unlocked['p1'] = true
})
const rich = { tradeGoods: { p1: 5 } }

const agendaProofs: Readonly<Record<AgendaId, () => void>> = {
  homestead_relief() {
    expect(decided('homestead_relief', 'pass').marks().expansion.population).toBe(1)
    expect(goods(decided('homestead_relief', 'fail')).claimed).toBe(1)
    const game = decided(
      'homestead_relief',
      'fail',
      change(marks => {
        Object.assign(marks.expansion.unlocked, { p1: true, p2: true })
      }),
    ).answer('p1')
    expect(game.offers()).toEqual({ develop: ['p1.0.0', 'p1.0.1', 'p1.1.0', 'p1.1.1'] })
    game.mark('develop', 'p1.0.0')
    expect(game.offers()).toEqual({ develop: ['p1.0.1', 'p1.1.0', 'p1.1.1'] })
    game.mark('develop', 'p1.0.1')
    expect(game.asked()).toBe('down')
    expect(game.marks().expansion.population).toBe(1)
  },
  population_controls() {
    expect(
      decided('population_controls', 'pass', holds('planet')).marks().assets['navigation:x0']?.spent,
    ).toBe(true)
    const poor = decided('population_controls', 'pass', rich)
    expect(goods(poor.answer('tradeGoods')).spent).toBe(1)
    const game = decided('population_controls', 'fail')
    expect(game.choices()).toEqual([
      'p1.r0',
      'p1.r1',
      'p1.c0',
      'p1.c1',
      'p2.r0',
      'p2.r1',
      'p2.c0',
      'p2.c1',
      'p3.r0',
      'p3.r1',
      'p3.c0',
      'p3.c1',
      'p3.c2',
      'p4.r0',
      'p4.r1',
      'p4.c0',
      'p4.c1',
      'p4.c2',
      'p5.r0',
      'p5.r1',
      'p5.r2',
      'p5.c0',
      'p5.c1',
      'p6.r0',
      'p6.r1',
      'p6.r2',
      'p6.c0',
      'p6.c1',
      'p6.c2',
      'p7.r0',
      'p7.r1',
      'p7.r2',
      'p7.c0',
      'p7.c1',
      'p7.c2',
    ])
    game.answer('p1.r0')
    expect(game.marks().expansion.blocked).toEqual({ 'p1.r0': true })
  },
  trade_fleet_subsidization() {
    expect(
      decided('trade_fleet_subsidization', 'pass').answer('square').marks().industry.commodities.square,
    ).toBe(1)
    const game = decided('trade_fleet_subsidization', 'fail')
    expect(['p1', 'p2', 'p3'].map(seat => goods(game, seat).claimed)).toEqual([2, 1, 1])
  },
  technology_embargo() {
    const game = decided('technology_embargo', 'pass')
    expect(game.choices()).toEqual([
      'gravity_drive',
      'scanlink_drone_network',
      'neural_motivators',
      'hyper_metabolism',
      'sarween_tools',
      'self_assembly_routines',
      'fleet_logistics',
      'plasma_scoring',
    ])
    game.answer('gravity_drive')
    expect(game.marks().technologies.gravity_drive).toEqual({ crossed: 0, embargoed: true })
    const later = spending(
      { R: 1 },
      'navigation',
      change(marks => {
        marks.technologies.gravity_drive = { crossed: 0, embargoed: true }
        marks.assets['navigation:x'] = { asset: 'spec:propulsion' }
      }),
    )
    expect(later.offers()).toEqual({
      explore: ['H>s13', 's11>s20', 's11>s22', 's15>s24', 's15>s26'],
      research: ['scanlink_drone_network'],
      technology: ['gravity_drive'],
    })
    expect(
      decided('technology_embargo', 'fail', holds('spec:biotic')).marks().assets['navigation:x0']?.spent,
    ).toBe(true)
    expect(goods(decided('technology_embargo', 'fail', rich)).spent).toBe(1)
  },
  corporate_tax_breaks() {
    const icons = (n: number) =>
      change(marks => {
        marks.industry.commodities = { triangle: n, diamond: n, square: n }
      })
    expect([0, 1, 2, 3].map(n => goods(decided('corporate_tax_breaks', 'pass', icons(n))).claimed)).toEqual([
      1, 1, 1, 2,
    ])
    expect(owed(decided('corporate_tax_breaks', 'fail'))).toMatchObject({
      resources: { M: 3 },
      oneSheet: true,
    })
  },
  automated_worker_ban() {
    const game = decided('automated_worker_ban', 'pass')
    expect(game.choices()).toEqual(['r3q2', 'r3q3', 'r4q2', 'r4q4', 'r5q2', 'r5q3'])
    game.answer('r3q3')
    expect(game.marks().industry.cells).toEqual({ r3q3: 'blacked' })
    expect(decided('automated_worker_ban', 'fail').table.focusDiceBanned).toEqual({
      p1: true,
      p2: true,
      p3: true,
    })
  },
  hyperlane_security() {
    const game = decided('hyperlane_security', 'pass')
    expect(game.offers()).toEqual({ explore: ['H>s13', 's11>s20', 's11>s22', 's15>s24', 's15>s26'] })
    game.mark('explore', 'H>s13').mark('explore', 's13>s22')
    expect(game.asked()).toBe('down')
    const claim = decided(
      'hyperlane_security',
      'fail',
      change(marks => {
        Object.assign(marks.navigation.explored, { MR: true })
      }),
    )
    expect(claim.choices()).toEqual(['s11', 's15'])
    claim.answer('s15')
    expect(claim.offers()).toEqual({ claim: ['s15'] })
    expect(claim.refused({ verb: 'claim', sheet: 'navigation', at: 's11', with: 'free' })).toBeDefined()
    expect(claim.mark('claim', 's15').marks().navigation.claimed).toEqual({ H: true, s15: true })
  },
  disarmament_treaty() {
    const game = decided(
      'disarmament_treaty',
      'pass',
      change(marks => {
        marks.warfare.line = 1
      }),
    )
    expect(game.choices()).toEqual(['left', 'right'])
    game.answer('left')
    expect(game.marks().warfare.spoilt).toEqual({ '2left': true })
    const band = decided('disarmament_treaty', 'fail')
    expect(band.choices()).toEqual(['pds1', 'destroyer1', 'cruiser1', 'carrier1', 'dreadnought1', 'warsun1'])
    band.answer('cruiser1')
    const banned = { cruiser1: { icons: '', banned: true as const } }
    expect(band.marks().warfare.bands).toEqual(banned)
    const later = spending(
      { M: 1 },
      'warfare',
      change(({ warfare }) => void Object.assign(warfare.bands, banned)),
    )
    expect(later.offers()).toEqual({
      build: ['carrier1:M', 'cruiser2:M', 'destroyer1:M', 'infantry'],
    })
  },
  earmarked_spending() {
    expect(owed(decided('earmarked_spending', 'pass'))).toMatchObject({ any: 2, oneSheet: true })
    const game = decided('earmarked_spending', 'fail')
    expect(game.match.open.map(({ to }) => to)).toEqual(['p1'])
    game.answer('I')
    expect(['p1', 'p2', 'p3'].map(seat => game.hand(seat).turn.spending.at(-1)?.resources)).toEqual([
      { I: 2 },
      { I: 2 },
      { I: 2 },
    ])
  },
  construction_moratorium() {
    expect(decided('construction_moratorium', 'pass').answer('d2').marks().expansion.docks).toEqual({
      d2: 'banned',
    })
    const built = decided('construction_moratorium', 'pass', {
      ...rich,
      ...change(marks => {
        marks.expansion.docks = { d1: 'built', d2: 'built', d3: 'built' }
      }),
    })
    expect(goods(built).spent).toBe(1)
    expect(
      decided('construction_moratorium', 'fail', unlocked).answer('p7').marks().expansion.crossed,
    ).toEqual({ p7: true })
  },
  wartime_preparations() {
    const game = decided('wartime_preparations', 'pass')
    expect(game.options<DeployOptions>().unit).toBe('cruiser')
    const infantry = decided('wartime_preparations', 'fail').answer('0,0,0')
    expect(infantry.options<DeployOptions>().unit).toBe('infantry')
    infantry.answer('9,0,0')
    expect(infantry.marks().warfare.units).toHaveLength(2)
  },
  piracy_crackdown() {
    expect(goods(decided('piracy_crackdown', 'pass', rich))).toEqual({ claimed: 5, spent: 3 })
    const game = decided(
      'piracy_crackdown',
      'fail',
      change(marks => {
        marks.industry.commodities = { triangle: 2, diamond: 2, square: 2 }
      }),
    )
    expect(game.marks().industry.iconsCrossed).toBe(1)
  },
}

describe('Each agenda', () => {
  test.each(agendaIds)('[inscription/14.outcome] %s has both its outcomes', id => {
    agendaProofs[id]()
  })
})
