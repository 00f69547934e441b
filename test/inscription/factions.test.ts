import { describe, expect, test } from 'vitest'
import { type FactionId, factionIds } from '../../shared/inscription/content/factions.ts'
import { scoreOf } from '../../shared/inscription/scoring.ts'
import type { DeployOptions } from '../../shared/inscription/shapes/deploy.ts'
import type { Inscription, Marks } from '../../shared/inscription/table.ts'
import { iconsLeft, strengthIn } from '../../shared/inscription/warfare.ts'
import { handOf, type Scene, type Situation, scene, spending } from './scene.ts'

/** The faction of the first player as the game begins, with others that set nothing up. */
const setUp = (faction: FactionId) =>
  scene({ segment: 'factionSetup' }, { factions: { p1: faction, p2: 'nekro', p3: 'sardakk' } })

/** Claims the faction asset of side B's Navigation sheet. */
const assetOf = (faction: FactionId, change?: (state: Inscription) => void) =>
  spending({ I: 1 }, 'navigation', {
    factions: { p1: faction, p2: 'nekro', p3: 'sardakk' },
    change(state) {
      handOf(state, 'p1').marks.navigation.explored['s53'] = true
      change?.(state)
    },
  }).mark('claim', 's53')

const begin = (faction: FactionId, situation: Situation = {}) =>
  scene(
    { segment: 'cardResources' },
    { event: 'first_ventures', factions: { p1: faction, p2: 'titans', p3: 'winnu' }, ...situation },
  )
const rolled = (faction: FactionId) =>
  scene(
    { segment: 'diceResources' },
    {
      event: 'first_ventures',
      factions: { p1: faction, p2: 'titans', p3: 'winnu' },
      dice: { black: ['M', 'M', 'R'] },
      active: { p1: ['expansion'] },
    },
  )
/** Each player's strength in the first war is made of infantry in the lowest row. */
const war = (faction: FactionId, forces: Record<string, [left: number, right: number]>, tradeGoods = 0) =>
  scene(
    { segment: 'war' },
    {
      event: 'border_conflict',
      factions: { p1: faction, p2: 'titans', p3: 'winnu' },
      tradeGoods: { p1: tradeGoods },
      change(state) {
        for (const [seat, counts] of Object.entries(forces))
          counts.forEach((count, half) => {
            for (let i = 0; i < count; i++)
              handOf(state, seat).marks.warfare.units.push({ unit: 'infantry', nodes: [`${5 * half + i},0`] })
          })
      },
    },
  )
const owed = (game: Scene) => game.hand().turn.spending.at(-1)
const deploys = (game: Scene) => (game.asked() === 'deploy' ? game.options<DeployOptions>().unit : undefined)
const deployAll = (game: Scene): string[] => {
  const units: string[] = []
  for (let unit = deploys(game); unit; unit = deploys(game)) {
    units.push(unit)
    game.answer(game.options<DeployOptions>().at[0])
  }
  return units
}
const goods = (game: Scene, seat = 'p1') => game.marks(seat).industry.tradeGoods.claimed
const council = (faction: FactionId) =>
  scene(
    { segment: 'council' },
    {
      event: 'convene_the_council',
      factions: { p1: faction, p2: 'titans', p3: 'winnu' },
      change: ({ box }) => {
        box.agendas[2] = ['trade_fleet_subsidization']
      },
    },
  )
const production = (faction: FactionId, mine: number, theirs: number) =>
  scene(
    { segment: 'production' },
    {
      event: 'redefine_trade_routes',
      factions: { p1: faction, p2: 'titans', p3: 'winnu' },
      change(state) {
        const fill = (marks: Marks, n: number) => {
          marks.industry.commodities = { triangle: n, diamond: n, square: n }
        }
        fill(handOf(state, 'p1').marks, mine)
        fill(handOf(state, 'p2').marks, theirs)
      },
    },
  )

const proofs: Readonly<Record<FactionId, () => void>> = {
  arborec() {
    expect(deployAll(setUp('arborec'))).toEqual(['infantry', 'infantry'])
    const game = begin('arborec').answer('warfare')
    expect(deploys(game)).toBe('infantry')
    expect(begin('arborec').answer('industry').asked()).toBe('mark')
    expect(deployAll(assetOf('arborec'))).toEqual(['infantry', 'infantry', 'infantry'])
  },
  argent() {
    const game = begin('argent').answer('warfare')
    expect(iconsLeft(game.marks(), 'destroyer1')).toBe('M')
    game.mark('build', 'destroyer1:M')
    expect(deploys(game)).toBe('destroyer')
    const voting = council('argent').answer({ for: 'fail', votes: 1 })
    voting.answer({ for: 'pass', votes: 1 }, 'p2').answer({ for: 'pass', votes: 1 }, 'p3')
    expect(goods(voting, 'p2')).toBe(1)
    expect(voting.marks().industry.votes.spent).toBe(1)
    const asset = assetOf('argent')
    expect(deployAll(asset)).toEqual(['destroyer'])
    expect(goods(asset)).toBe(1)
  },
  letnev() {
    expect(goods(setUp('letnev'))).toBe(1)
    const game = war('letnev', { p1: [1, 0], p2: [0, 2] }, 1)
    expect(game.asked()).toBe('payTradeGood')
    game.answer('yes').down()
    expect(game.marks().warfare.wars['1left']).toEqual({ strength: 3, result: 'won' })
    expect(game.marks().industry.tradeGoods.spent).toBe(1)
    expect(owed(assetOf('letnev'))).toMatchObject({ resources: { M: 3 }, sheets: ['warfare'] })
  },
  saar() {
    const game = spending({ M: 1 }, 'warfare', {
      factions: { p1: 'saar' },
      change(state) {
        handOf(state, 'p1').marks.warfare.units = [{ unit: 'infantry', nodes: ['4,1'] }]
      },
    }).mark('build', 'infantry')
    game.answer('4,2,0')
    expect(goods(game)).toBe(1)
    const asset = assetOf('saar')
    expect(goods(asset)).toBe(1)
    expect(owed(asset)?.resources).toEqual({ M: 2 })
  },
  muaat() {
    const game = setUp('muaat')
    expect(game.marks().warfare.unlocked).toEqual({ warsun: true })
    expect(iconsLeft(game.marks(), 'warsun1')).toBe('MMIIRR')
    const active = begin('muaat', {
      change(state) {
        handOf(state, 'p1').marks.warfare.unlocked['warsun'] = true
      },
    }).answer('warfare')
    expect(iconsLeft(active.marks(), 'warsun1')).toBe('MMIIRR')
    expect(owed(assetOf('muaat'))?.resources).toEqual({ M: 3 })
  },
  hacan() {
    expect(goods(setUp('hacan'))).toBe(2)
    expect(goods(production('hacan', 0, 0))).toBe(1)
    expect(goods(production('hacan', 3, 0))).toBe(5)
    expect(goods(assetOf('hacan'))).toBe(2)
  },
  empyrean() {
    const game = setUp('empyrean')
    game.mark('explore', 'H>s13').mark('explore', 's13>s22')
    expect(game.asked()).toBe('down')
    expect(owed(begin('empyrean').answer('navigation'))?.free).toEqual({ verb: 'explore', times: 1 })
    const asset = assetOf('empyrean')
    expect(asset.payments('claim', 's11')).toEqual(['free'])
    expect(asset.offers()).toEqual({ claim: ['s11', 's15'] })
    asset.mark('claim', 's11')
    expect(asset.payments('explore', 'H>s13')).toEqual(['free'])
    expect(asset.offers()).toEqual({
      explore: [
        'H>s13',
        's11>s20',
        's11>s22',
        's15>s24',
        's15>s26',
        's53>s42',
        's53>s44',
        's53>s62',
        's53>s64',
      ],
    })
  },
  creuss() {
    expect(setUp('creuss').marks().technologies.gravity_drive?.unlocked).toBe(true)
    const game = spending({ M: 1 }, 'navigation', {
      factions: { p1: 'creuss' },
      technologies: { p1: ['gravity_drive'] },
      change: state => {
        handOf(state, 'p1').marks.navigation.explored['s40'] = true
      },
    }).mark('explore', 's40@w1@w3')
    expect(game.offers()).toEqual({ claim: ['s80'] })
    expect(game.mayStop()).toBe(true)
    const asset = assetOf('creuss')
    expect(asset.choices()).toEqual(['s40', 's46', 's80', 's86', 'p1'])
    asset.answer('p1')
    expect(asset.marks().navigation.claimed['p1']).toBe(true)
    expect(asset.marks().navigation.wormholes).toEqual({})
    const none = assetOf('creuss', state => {
      Object.assign(handOf(state, 'p1').marks.navigation.explored, {
        s40: true,
        s46: true,
        s80: true,
        s86: true,
        p1: true,
      })
    })
    expect(goods(none)).toBe(2)
  },
  l1z1x() {
    expect(setUp('l1z1x').marks().warfare.unlocked).toEqual({ dreadnought: true })
    const game = spending({ M: 1 }, 'warfare', {
      factions: { p1: 'l1z1x' },
      change(state) {
        const { warfare } = handOf(state, 'p1').marks
        warfare.unlocked = { dreadnought: true }
        warfare.bands['dreadnought1'] = { icons: 'MMIR' }
      },
    }).mark('build', 'dreadnought1:M')
    expect(deployAll(game)).toEqual(['dreadnought'])
    expect(goods(game)).toBe(1)
    expect(owed(assetOf('l1z1x'))).toMatchObject({ resources: { M: 2, I: 1 }, sheets: ['warfare'] })
  },
  mentak() {
    expect(goods(setUp('mentak'))).toBe(1)
    expect(goods(production('mentak', 0, 2))).toBe(1)
    expect(goods(production('mentak', 0, 1))).toBe(0)
    expect(deployAll(assetOf('mentak'))).toEqual(['cruiser'])
  },
  naalu() {
    const game = rolled('naalu')
    game.mark('use', 'naalu')
    expect(owed(game)?.resources).toEqual({ M: 1, I: 1, R: 1 })
    expect(owed(assetOf('naalu'))?.resources).toEqual({ I: 2 })
  },
  naaz_rokha() {
    const game = setUp('naaz_rokha')
    expect(game.offers()).toEqual({ unlock: ['p1', 'p2', 'p3', 'p4', 'p5', 'p6', 'p7'] })
    game.mark('unlock', 'p1')
    expect(game.offers()).toEqual({ develop: ['p1.0.0', 'p1.0.1', 'p1.1.0', 'p1.1.1'] })
    // Only on the planet that was just unlocked, though another is open.
    const second = assetOf('naaz_rokha', state => {
      handOf(state, 'p1').marks.expansion.unlocked['p2'] = true
    })
      .answer('w0')
      .mark('unlock', 'p1')
    expect(second.offers()).toEqual({ develop: ['p1.0.0', 'p1.0.1', 'p1.1.0', 'p1.1.1'] })
    const asset = assetOf('naaz_rokha')
    asset.answer('w1')
    expect(asset.payments('dock', 'd2')).toEqual(['free'])
    expect(asset.offers()).toEqual({ dock: ['d1', 'd2', 'd3'] })
  },
  nekro() {
    const game = council('nekro')
    expect(game.asked()).toBe('mark')
    expect(owed(game)).toMatchObject({ resources: { R: 1, M: 1 }, oneSheet: true })
    game.mark('research', 'gravity_drive', 'R')
    expect(game.offers()).toEqual({ explore: ['H>s13', 's11>s20', 's11>s22', 's15>s24', 's15>s26'] })
    const asset = assetOf('nekro', state => {
      handOf(state, 'p1').marks.faction = 'nekro'
      handOf(state, 'p2').marks.faction = 'titans'
    })
    expect(owed(asset)?.resources).toEqual({ R: 1 })
    asset.mark('research', 'fleet_logistics')
    expect(owed(asset)?.resources).toEqual({ M: 1 })
  },
  nomad() {
    const game = begin('nomad', {
      change({ table }) {
        if (table.players['p1']) table.players['p1'].before = 'industry'
      },
    })
    game.answer('expansion')
    expect(owed(game)).toMatchObject({ resources: { M: 1 }, sheets: ['expansion'] })
    const same = begin('nomad', {
      change({ table }) {
        if (table.players['p1']) table.players['p1'].before = 'industry'
      },
    }).answer('industry')
    expect(owed(same)?.main).toBe(true)
    expect(owed(assetOf('nomad'))).toMatchObject({ any: 2, sheets: ['navigation'] })
  },
  sardakk() {
    const { marks } = begin('sardakk').hand()
    expect(strengthIn(marks, 1, 'left')).toBe(1)
    expect(deployAll(assetOf('sardakk'))).toEqual(['destroyer', 'infantry', 'infantry'])
  },
  titans() {
    expect(setUp('titans').marks().industry.tradeGoods.claimed).toBe(1)
    const game = begin('titans')
    const marks = structuredClone(game.marks())
    marks.warfare.bands = { pds1: { icons: 'II', built: true } }
    expect(scoreOf(game.table, 'p1', marks).sheets.warfare).toBe(1)
    expect(deployAll(assetOf('titans'))).toEqual(['pds'])
  },
  jol_nar() {
    const chosen = scene(
      { segment: 'chooseFactions' },
      {
        change({ hands }) {
          for (const [seat, hand] of Object.entries(hands))
            hand.dealt = seat === 'p1' ? ['jol_nar'] : ['sardakk']
        },
      },
    )
    expect(chosen.marks().technologies.gravity_drive).toEqual({ crossed: 1 })
    expect(chosen.marks().technologies.self_assembly_routines).toEqual({ crossed: 1 })
    chosen.answer('fleet_logistics').answer('gravity_drive')
    expect(chosen.marks().technologies.fleet_logistics?.unlocked).toBe(true)
    expect(chosen.marks().technologies.gravity_drive?.unlocked).toBe(true)
    expect(strengthIn(begin('jol_nar').marks(), 1, 'left')).toBe(0)
    expect(owed(assetOf('jol_nar'))).toMatchObject({ resources: { R: 1, I: 1 }, oneSheet: true })
  },
  vuil_raith() {
    const game = war('vuil_raith', { p1: [3, 0], p2: [0, 1] })
    expect(owed(game)).toMatchObject({ resources: { M: 1 }, oneSheet: true })
    expect(game.offers()).toEqual({
      explore: ['H>s13', 's11>s20', 's11>s22', 's15>s24', 's15>s26'],
      develop: ['d1.0', 'd1.2', 'd2.0', 'd2.1', 'd3.0'],
      scrap: ['r3q2', 'r3q3', 'r4q2', 'r4q4', 'r5q2', 'r5q3'],
      build: ['carrier1:M', 'cruiser1:M', 'destroyer1:M', 'infantry'],
    })
    const asset = assetOf('vuil_raith')
    expect(asset.options<DeployOptions>().at.every(at => Number(at.split(',')[0]) < 5)).toBe(true)
    asset.answer('0,0,0')
    expect(asset.options<DeployOptions>().at.every(at => Number(at.split(',')[0]) >= 5)).toBe(true)
    asset.answer('9,0,0').answer('square')
    expect(asset.marks().industry.commodities.square).toBe(1)
  },
  winnu() {
    expect(owed(setUp('winnu'))?.free).toEqual({ verb: 'explore', times: 2 })
    const game = spending({ I: 1 }, 'navigation', {
      factions: { p1: 'winnu' },
      change: state => {
        handOf(state, 'p1').marks.navigation.explored['MR'] = true
      },
    }).mark('claim', 'MR')
    game.down()
    expect(game.marks().industry.votes.claimed).toBe(8)
    expect(scoreOf(game.table, 'p1', game.marks()).sheets.navigation).toBe(12)
    const asset = assetOf('winnu')
    expect(asset.offers()).toEqual({ claim: ['s11', 's15'] })
    asset.mark('claim', 's11')
    expect(asset.marks().industry.votes.claimed).toBe(1)
  },
  yin() {
    const game = spending({}, 'industry', {
      factions: { p1: 'yin' },
      change: state => {
        handOf(state, 'p1').marks.expansion.population = 2
      },
    }).mark('use', 'yin')
    expect(game.payments('take', 'r3q3')).toEqual(['any'])
    expect(game.offers()).toEqual({
      scrap: ['r3q2', 'r3q3', 'r4q2', 'r4q4', 'r5q2', 'r5q3'],
      take: ['r3q2', 'r3q3', 'r4q2', 'r4q4', 'r5q2', 'r5q3'],
      research: ['sarween_tools', 'self_assembly_routines'],
    })
    game.mark('take', 'r3q3')
    expect(game.marks().expansion).toMatchObject({ population: 2, populationSpent: 1 })
    expect(game.offered('use')).toEqual([])
    expect(assetOf('yin').marks().expansion.population).toBe(1)
  },
  xxcha() {
    expect(setUp('xxcha').marks().industry.councilors).toBe(1)
    const game = war('xxcha', { p1: [1, 1], p2: [0, 3], p3: [4, 0] })
    expect(game.marks().warfare.wars['1left']?.result).toBe('tied')
    expect(game.marks('p2').warfare.wars['1right']?.result).toBe('won')
    expect(game.marks().warfare.wars['1right']?.result).toBe('lost')
    const asset = assetOf('xxcha')
    expect([asset.marks().industry.councilors, goods(asset)]).toEqual([1, 1])
  },
  yssaril() {
    const game = rolled('yssaril').mark('use', 'yssaril').answer('R')
    expect(owed(game)).toMatchObject({ resources: { R: 1 }, sheets: ['navigation', 'industry', 'warfare'] })
    expect(game.offers()).toEqual({
      explore: ['H>s13', 's11>s20', 's11>s22', 's15>s24', 's15>s26'],
      research: [
        'fleet_logistics',
        'gravity_drive',
        'plasma_scoring',
        'sarween_tools',
        'scanlink_drone_network',
        'self_assembly_routines',
      ],
      take: ['r3q2', 'r3q3', 'r4q2', 'r4q4', 'r5q2', 'r5q3'],
      build: ['infantry'],
    })
    const drawing = spending({ I: 1 }, 'navigation', {
      factions: { p1: 'yssaril' },
      change: state => {
        handOf(state, 'p1').marks.navigation.explored['s71'] = true
        state.box.relics = ['the_codex', 'dynamis_core', 'nano_forge']
      },
    }).mark('claim', 's71')
    expect(drawing.choices()).toEqual(['the_codex', 'dynamis_core'])
    drawing.answer('dynamis_core')
    expect(Object.keys(drawing.hand().relics)).toEqual(['dynamis_core'])
    expect(drawing.match.state.box.relics).toEqual(['nano_forge', 'the_codex'])
    expect(assetOf('yssaril').choices()).toEqual(['w0', 'w1', 'w2'])
  },
  sol() {
    const game = spending({ I: 1 }, 'navigation', { factions: { p1: 'sol' } }).mark('claim', 's11')
    expect(deploys(game)).toBe('infantry')
    const asset = assetOf('sol')
    expect(goods(asset)).toBe(1)
    expect(owed(asset)).toMatchObject({ resources: { M: 1, I: 1 }, oneSheet: true })
  },
  mahact() {
    const game = war('mahact', { p1: [3, 3], p2: [0, 0], p3: [0, 0] })
    // The Titans' asset for the first war won; for the second nothing any more.
    expect(deployAll(game)).toEqual(['pds'])
    const asset = assetOf('mahact')
    expect(asset.choices().sort()).toEqual(['nekro', 'sardakk'])
    asset.answer('sardakk')
    expect(deploys(asset)).toBe('destroyer')
  },
}

describe('Each faction', () => {
  test.each(factionIds)(
    '[inscription/7.active] [inscription/18.factions] %s has its setup, its ability and its asset',
    id => {
      proofs[id]()
    },
  )
})
