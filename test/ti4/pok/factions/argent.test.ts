import { describe, expect, test } from 'vitest'
import { votingOrder } from '../../../../shared/ti4/council.ts'
import { numberOf, permits } from '../../../../shared/ti4/effects.ts'
import { moveOptions } from '../../../../shared/ti4/movement.ts'
import { yardsAt } from '../../../../shared/ti4/production.ts'
import { sheet } from '../../../../shared/ti4/realm.ts'
import { fighterSupport } from '../../../../shared/ti4/supply.ts'
import { untilTrue } from '../../../galaxy/driving.ts'
import { unitsAt } from '../../../galaxy/fleets.ts'
import { council, votes } from '../../council.ts'
import { activating, fighting, producing, turn, untilUse, whereSo } from '../../factions/scenes.ts'
import { around, inMidgame, type Middle } from '../../midgame.ts'

const options = { pok: 'yes' }
const scene: Middle = { options, factions: { p1: 'argent', p2: 'sol' } }
const against: Middle = { options, factions: { p1: 'sol', p2: 'argent' } }
const tokens = { tactic: 3, fleet: 4, strategy: 2, reinforcements: 7 }

describe('the Argent Flight', () => {
  test('two of three technologies to begin with', () => {
    const { table } = inMidgame(scene)
    const known = Object.keys(sheet(table, 'p1').technologies)
    expect(known).toHaveLength(2)
    for (const id of known) expect(['neural_motivator', 'sarween_tools', 'plasma_scoring']).toContain(id)
  })

  test('Zeal: first to vote, and as many votes more as there are players', () => {
    const { table } = inMidgame({ ...scene, players: 4 })
    table.speaker = 'p1'
    expect(votingOrder(table)[0]).toBe('p1')
    const game = council({ ...scene, cards: ['mutiny'] })
    const worth = (count: number) => numberOf(game.table, 'p1', 'votesThatFollow', count, {})
    expect(worth(1)).toBe(5)
    votes(game, { p1: 'for' })
    expect(game.told('ti4.log.votes.for').at(0)?.['count']).toBeGreaterThan(4)
  })

  test('Raid Formation: hits beyond Fighters damage ships that could sustain', () => {
    const game = whereSo(
      count =>
        fighting({
          ...scene,
          units: { p1: { a0: { destroyer: 2 + count } }, p2: { a0: { dreadnought: 5 } } },
        }),
      made => {
        untilTrue(made, () => made.rests || made.open.includes('p1:raid') || made.table.battle?.round === 1)
        return made.open.includes('p1:raid')
      },
    )
    const { least } = game.offered<{ least: number }>('p1')
    const struck = unitsAt(game, 'p2', 'a0').slice(0, least)
    game.say('p1', struck)
    expect(struck.every(id => game.table.units[id]?.damaged)).toBe(true)
  })

  test('Aerie Hololattice: nobody passes their structures, which produce', () => {
    const { table } = inMidgame({
      ...scene,
      technologies: { p1: ['aerie_hololattice'] },
      tiles: { a0: 's26' },
      planets: { p1: ['lodor'] },
      units: { p1: { lodor: { pds: 2 } } },
    })
    expect(permits(table, 'p2', 'passes', { hex: 'a0' }, true)).toBe(false)
    expect(permits(table, 'p1', 'passes', { hex: 'a0' }, true)).toBe(true)
    expect(yardsAt(table, 'p1', 'a0')).toMatchObject([{ planet: 'lodor', most: 1 }])
  })

  test('Strike Wing Alpha II: each 9 or 10 of its barrage kills Infantry in space', () => {
    const made = whereSo(
      count =>
        fighting({
          ...scene,
          technologies: { p1: ['strike_wing_alpha_ii'] },
          units: {
            p1: { a0: { destroyer: 3 + count } },
            p2: { a0: { carrier: 2, infantry: 4 } },
          },
        }),
      game => {
        untilTrue(game, () => game.rests || game.told('ti4.log.loses').length > 0)
        return game.told('ti4.log.loses').at(0)?.['unit'] === 'infantry'
      },
    )
    expect(unitsAt(made, 'p2', 'a0', 'infantry').length).toBeLessThan(4)
  })

  test('Quetzecoatl: no cannon of others reaches their ships there', () => {
    const { table } = inMidgame({ ...scene, units: { p1: { a0: { flagship: 1 } } } })
    expect(permits(table, 'p1', 'firedUpon', { hex: 'a0' }, true)).toBe(false)
    expect(permits(table, 'p1', 'firedUpon', { hex: 'a1' }, true)).toBe(true)
  })

  test('Strike Wing Ambuscade: one unit rolls a die more', () => {
    const game = activating({
      ...against,
      tokens: { p1: tokens },
      units: { p1: { lodor: { pds: 1 } }, p2: { a0: { cruiser: 1 } } },
      planets: { p1: ['lodor'] },
      also({ table, hands }) {
        const [own, other] = [hands['p2'], hands['p1']]
        delete own?.notes['strike_wing_ambuscade.p2']
        if (other) other.notes['strike_wing_ambuscade.p2'] = true
        sheet(table, 'p2').notes--
        Object.assign(sheet(table, 'p1'), { notes: sheet(table, 'p1').notes + 1, gotNotes: true })
      },
    })
    untilTrue(game, () => game.match.open[0]?.text === 'ti4.ask.spaceCannon')
    game.say('p1', 'p2')
    untilUse(game, 'p1', 'strike_wing_ambuscade.p2')
    game.say('p1', 'strike_wing_ambuscade.p2')
    expect(game.table.lasting).toEqual({})
    expect(game.match.state.hands['p2']?.notes['strike_wing_ambuscade.p2']).toBe(true)
  })

  test('Aerie Sentinel: takes no place aboard, nor beside a ship that has some', () => {
    const units = { p1: { a1: { carrier: 1 }, lodor: { mech: 2, infantry: 5 } } }
    const { table } = inMidgame({ ...scene, tiles: around({ a0: 's26' }), planets: { p1: ['lodor'] }, units })
    const { cargo } = moveOptions(table, 'p1', ['a0'])
    expect(Object.values(cargo).every(({ kind, light }) => (kind === 'mech') === (light === true))).toBe(true)
    expect(Object.values(cargo).some(({ light }) => light)).toBe(true)
    for (const piece of Object.values(table.units))
      if (piece.of === 'p1' && piece.kind === 'mech') Object.assign(piece, { at: 'a1', planet: undefined })
    expect(fighterSupport(table, 'p1', 'a1')).toBe(4)
  })

  test('Trilossa Aun Mirik: new ground forces appear on planets nearby', () => {
    const game = producing({
      ...scene,
      tiles: around({ a0: 's26', a1: 's20' }),
      planets: { p1: ['lodor', 'vefut_ii'] },
      units: { p1: { lodor: { space_dock: 1 } } },
      technologies: { p1: [] },
      tradeGoods: { p1: 9 },
    })
    untilTrue(game, () => game.match.open[0]?.text === 'ti4.ask.produce')
    game.say('p1', { build: { lodor: { infantry: 2 } }, newDocks: [], pay: { planets: [], tradeGoods: 1 } })
    untilUse(game, 'p1', 'trilossa_aun_mirik').say('p1', 'trilossa_aun_mirik')
    game.say('p1', 'vefut_ii').say('p1', 'stays')
    expect(unitsAt(game, 'p1', 'a1', 'infantry')).toHaveLength(1)
    expect(unitsAt(game, 'p1', 'a0', 'infantry')).toHaveLength(1)
  })

  test('Trrakan Aun Zulok: a die more with each unit ability', () => {
    const { table } = inMidgame(scene)
    sheet(table, 'p1').technologies = {}
    sheet(table, 'p1').leaders = { trrakan_aun_zulok: {} }
    for (const step of ['barrage', 'spaceCannon', 'bombardment'] as const)
      expect(numberOf(table, 'p1', 'additionalDice', 0, { step, isFavoured: true })).toBe(1)
  })

  test('Helix Protocol: ships move to systems with own tokens', () => {
    const game = turn({
      ...scene,
      tokens: { p1: tokens },
      units: { p1: { b0: { carrier: 1, infantry: 2 } } },
      also({ table }) {
        sheet(table, 'p1').leaders = { mirik_aun_sissiri: {} }
        table.activated['a1'] = { p1: true }
      },
    })
    game.say('p1', { special: 'mirik_aun_sissiri' })
    game.say('p1', unitsAt(game, 'p1', 'b0', 'carrier'))
    game.say('p1', unitsAt(game, 'p1', 'b0', 'infantry'))
    expect(unitsAt(game, 'p1', 'a1')).toHaveLength(3)
    expect(game.sheet('p1').leaders).toEqual({})
  })
})
