import { describe, expect, test } from 'vitest'
import type { LeaderId } from '../../../../shared/ti4/content/leaders.ts'
import { planetsOf, sheet, worthOfPlanet } from '../../../../shared/ti4/realm.ts'
import { untilTrue } from '../../../galaxy/driving.ts'
import { all, unitsAt } from '../../../galaxy/fleets.ts'
import { council, votes } from '../../council.ts'
import { activating, choicesAt, fighting, producing, turn, untilUse, whereSo } from '../../factions/scenes.ts'
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
    const game = council({ ...against, cards: ['mutiny'] })
    votes(game, { p1: 'for', p2: 'for' })
    const [first, ...others] = game.told('ti4.log.votes.for')
    // Neither the speaker nor to his left.
    expect(first).toMatchObject({ seat: 'p2' })
    expect(others.map(line => line?.['seat'])).toEqual(['p1'])
    const planets = planetsOf(game.table, 'p2').filter(planet => game.table.planets[planet]?.exhausted)
    const worth = planets.reduce((sum, planet) => sum + worthOfPlanet(game.table, planet, 'influence'), 0)
    expect(first?.['count']).toBe(worth + 4)
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

  test('Raid Formation: what fights as a ship is among them', () => {
    const game = whereSo(
      count => {
        const made = fighting({
          ...scene,
          factions: { ...scene.factions, p2: 'nekro' },
          units: { p1: { a0: { destroyer: 2 + count } }, p2: { a0: { flagship: 1, mech: 2 } } },
        })
        untilUse(made, 'p2', 'the_alastor').say('p2', 'the_alastor')
        untilTrue(made, () => made.open.some(open => open.endsWith('troops')), { cards: () => 'pass' })
        return made.say('p2', unitsAt(made, 'p2', 'a0', 'mech'))
      },
      made => {
        untilTrue(made, () => made.rests || made.open.includes('p1:raid') || made.table.battle?.round === 1)
        return made.open.includes('p1:raid')
      },
    )
    expect(choicesAt(game, 'p1')).toEqual(expect.arrayContaining(unitsAt(game, 'p2', 'a0', 'mech')))
  })

  test('Aerie Hololattice: nobody passes their structures', () => {
    const comes = (technologies: NonNullable<Middle['technologies']>) => {
      const game = activating({
        ...against,
        technologies,
        // Round the other side it is too far.
        tiles: around({ a0: 's46', a1: 's26', m0: 's43', a2: 's47' }),
        planets: { p2: ['lodor'] },
        units: { p1: { a2: { cruiser: 1 } }, p2: { lodor: { pds: 1 } } },
      })
      const isAsked = () => game.rests || game.open.includes('p1:movement')
      untilTrue(game, isAsked)
      return !game.rests
    }
    expect(comes({ p1: [], p2: [] })).toBe(true)
    expect(comes({ p1: [], p2: ['aerie_hololattice'] })).toBe(false)
  })

  test('and each of their planets with structures builds one unit', () => {
    const game = producing({
      ...scene,
      technologies: { p1: ['aerie_hololattice'] },
      planets: { p1: ['lodor'] },
      units: { p1: { lodor: { pds: 2 } } },
      tradeGoods: { p1: 4 },
    })
    untilTrue(game, () => game.open.includes('p1:production'))
    const cart = (cruiser: number) => ({
      build: { lodor: { cruiser } },
      newDocks: [],
      pay: { planets: [], tradeGoods: 2 * cruiser },
    })
    expect(game.answer('p1', cart(2))).toMatchObject({ code: 'dockFull' })
    game.say('p1', cart(1))
    expect(unitsAt(game, 'p1', 'a0', 'cruiser')).toHaveLength(1)
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
    const fired = (kind: 'flagship' | 'dreadnought') => {
      const game = activating({
        ...scene,
        tokens: { p1: tokens },
        planets: { p2: ['lodor'] },
        units: { p1: { a1: { [kind]: 1, cruiser: 1 } }, p2: { lodor: { pds: 2 } } },
      })
      untilTrue(game, () => game.open.includes('p1:movement'))
      game.say('p1', all(...unitsAt(game, 'p1', 'a1')))
      const isAsked = () => game.match.open[0]?.text === 'ti4.ask.spaceCannon'
      untilTrue(game, () => game.rests || isAsked())
      return !game.rests
    }
    expect(fired('dreadnought')).toBe(true)
    expect(fired('flagship')).toBe(false)
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
    const game = activating({
      ...scene,
      tokens: { p1: tokens },
      tiles: around({ a0: 's46', a1: 's26' }),
      planets: { p1: ['lodor'] },
      units: { p1: { a1: { carrier: 1 }, lodor: { mech: 2, infantry: 5 } } },
    })
    untilTrue(game, () => game.open.includes('p1:movement'))
    const [ship = ''] = unitsAt(game, 'p1', 'a1', 'carrier')
    const mechs = unitsAt(game, 'p1', 'a1', 'mech')
    const infantry = unitsAt(game, 'p1', 'a1', 'infantry')
    const cargo = (count: number) => ({ [ship]: { cargo: [...mechs, ...infantry.slice(0, count)] } })
    expect(game.answer('p1', cargo(5))).toMatchObject({ code: 'overCapacity' })
    game.say('p1', cargo(4))
    untilTrue(game, () => game.rests)
    expect(unitsAt(game, 'p1', 'a0')).toHaveLength(1 + 2 + 4)
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

  test('Trrakan Aun Zulok: one unit rolls a die more in each barrage', () => {
    const dice = (leaders: Partial<Record<LeaderId, object>>) => {
      const game = fighting({
        ...scene,
        technologies: { p1: [] },
        units: { p1: { a0: { destroyer: 2 } }, p2: { a0: { fighter: 8, carrier: 2 } } },
        also({ table }) {
          for (const seat of table.order) sheet(table, seat).leaders = {}
          sheet(table, 'p1').leaders = leaders
        },
      })
      untilTrue(game, () => game.rests || game.told('ti4.log.fires').length > 0)
      const fires = game.log.filter(({ text, about }) => text === 'ti4.log.fires' && about?.['seat'] === 'p1')
      return fires.slice(0, 2).flatMap(line => line.dice ?? [])
    }
    expect(dice({ trrakan_aun_zulok: {} }).length - dice({}).length).toBe(1)
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
