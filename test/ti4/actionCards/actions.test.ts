import { describe, expect, test } from 'vitest'
import { onPlanet } from '../../../shared/ti4/forces.ts'
import { unitsAt } from '../../galaxy/fleets.ts'
import type { Middle } from '../midgame.ts'
import { acts, choices, isAction, lies, places, turnWith } from './hands.ts'

const exhausted = (...planets: NonNullable<Middle['exhausted']>): Middle => ({ exhausted: planets })

describe('an action card', () => {
  test('[ti4/2.7] [ti4/22.1] is played as the action of a turn, and discarded', () => {
    const game = acts('economic_initiative')
    expect(lies(game, 'economic_initiative')).toBe(true)
    expect(game.sheet('p1').actionCards).toBe(0)
    expect(game.open).toEqual(['p2:turn'])
  })

  test('[ti4/22.4] that is cancelled has not used up the action', () => {
    const game = acts('insubordination', { p1: ['insubordination'], p2: ['sabotage.1'] })
    game.say('p1', 'p2')
    const { tactic } = game.sheet('p2').counters
    game.say('p2', 'sabotage.1')
    expect(game.sheet('p2').counters.tactic).toBe(tactic)
    expect([lies(game, 'insubordination'), lies(game, 'sabotage.1')]).toEqual([true, true])
    expect(game.open).toEqual(['p1:turn'])
  })

  test('Sabotage is not for Sabotage', () => {
    const game = acts('insubordination', { p1: ['insubordination', 'sabotage.2'], p2: ['sabotage.1'] })
    game.say('p1', 'p2').say('p2', 'sabotage.1')
    expect(game.open).toEqual(['p1:turn'])
    expect(game.sheet('p1').actionCards).toBe(1)
  })
})

describe('trade goods and technologies', () => {
  test('Economic Initiative readies all cultural planets, and those alone', () => {
    const game = acts('economic_initiative', undefined, exhausted('lodor', 'thibah'))
    expect(game.table.planets.lodor?.exhausted).toBeUndefined()
    expect(game.table.planets.thibah?.exhausted).toBe(true)
    expect(isAction('economic_initiative')).toBe(true)
  })

  test('[ti4/90.9] Focused Research: four trade goods for a technology', () => {
    expect(isAction('focused_research', { tradeGoods: { p1: 3 } })).toBe(false)
    const game = acts('focused_research', undefined, {
      tradeGoods: { p1: 5 },
      technologies: { p1: ['sarween_tools'] },
    })
    game.say('p1', 'neural_motivator')
    expect(game.sheet('p1')).toMatchObject({ tradeGoods: 1, technologies: { neural_motivator: {} } })
  })

  test('Industrial Initiative: a trade good for each industrial planet', () => {
    const game = acts('industrial_initiative')
    expect(game.sheet('p1').tradeGoods).toBe(1)
  })

  test('Mining Initiative: as many trade goods as the planet has resources', () => {
    const game = acts('mining_initiative')
    expect(choices(game)).not.toContain('vefut_ii')
    game.say('p1', 'lodor')
    expect(game.sheet('p1').tradeGoods).toBe(3)
  })
})

describe('planets', () => {
  test('Cripple Defenses destroys all PDS on a planet', () => {
    const game = acts('cripple_defenses').say('p1', 'vefut_ii')
    expect(unitsAt(game, 'p2', 'a0', 'pds')).toEqual([])
    expect(unitsAt(game, 'p2', 'a0', 'space_dock')).toHaveLength(1)
  })

  test('Frontline Deployment: three Infantry on one planet of his own', () => {
    const game = acts('frontline_deployment').say('p1', 'lodor')
    expect(unitsAt(game, 'p1', 'a2', 'infantry')).toHaveLength(3)
  })

  test('Plague: a die for each Infantry, those at 6 or more are destroyed', () => {
    const game = acts('plague')
    expect(choices(game)).not.toContain('thibah')
    game.say('p1', 'vefut_ii')
    const [line] = game.log.filter(({ text }) => text === 'ti4.log.plague')
    const count = (line?.dice ?? []).filter(die => die >= 6).length
    expect(line?.dice).toHaveLength(4)
    expect(onPlanet(game.table, 'vefut_ii', 'infantry')).toHaveLength(4 - count)
    expect(game.table.planets.vefut_ii?.owner).toBe('p2')
  })

  test('Reactor Meltdown destroys a Space Dock outside the homes', () => {
    const game = acts('reactor_meltdown')
    expect(game.open).toEqual(['p2:turn'])
    expect(unitsAt(game, 'p2', 'a0', 'space_dock')).toEqual([])
  })

  test('Rise of a Messiah: an Infantry on each of his planets', () => {
    const game = acts('rise_of_a_messiah')
    expect(unitsAt(game, 'p1', 'a1', 'infantry')).toHaveLength(2)
    expect(unitsAt(game, 'p1', 'a2', 'infantry')).toHaveLength(1)
  })

  test('Tactical Bombardment exhausts what others hold where a unit of his could bombard', () => {
    expect(isAction('tactical_bombardment')).toBe(false)
    const units: Middle['units'] = { ...places.units, p1: { a0: { dreadnought: 1 } } }
    const game = acts('tactical_bombardment', undefined, { units })
    expect(game.table.planets.vefut_ii?.exhausted).toBe(true)
    expect(game.table.planets.quann?.exhausted).toBeUndefined()
  })

  test('Unstable Planet: it is exhausted, and up to three Infantry there are destroyed', () => {
    const game = acts('unstable_planet')
    game.say('p1', { infantry: 3 })
    expect(game.table.planets.vefut_ii?.exhausted).toBe(true)
    expect(onPlanet(game.table, 'vefut_ii', 'infantry')).toHaveLength(1)
    expect(isAction('unstable_planet', exhausted('vefut_ii'))).toBe(false)
  })

  test('Uprising: a planet of another is exhausted, its resources come as trade goods; no home', () => {
    const game = acts('uprising')
    expect(choices(game).sort()).toEqual(['quann', 'vefut_ii'])
    game.say('p1', 'quann')
    expect(game.table.planets.quann?.exhausted).toBe(true)
    expect(game.sheet('p1').tradeGoods).toBe(2)
  })
})

describe('ships', () => {
  test('Ghost Ship: a Destroyer where there is a wormhole, no home and no ship of others', () => {
    const units: Middle['units'] = { p2: { a2: { cruiser: 1 } } }
    const game = acts('ghost_ship', undefined, { units })
    expect(choices(game)).toContain('a3')
    expect(choices(game)).not.toContain('a2')
    game.say('p1', 'a3')
    expect(unitsAt(game, 'p1', 'a3', 'destroyer')).toHaveLength(1)
  })

  test('[ti4/37.3] War Effort: a Cruiser where he has a ship; above the Fleet Pool one goes again', () => {
    const game = acts('war_effort')
    expect(unitsAt(game, 'p1', 'a1', 'cruiser')).toHaveLength(2)
    const full = acts('war_effort', undefined, { tokens: { p1: { fleet: 1 } } })
    expect(full.asked('p1')).toMatchObject({ rule: 'ti4/37.3' })
  })

  test('Lucky Shot: a ship of middling size in a system with a planet of his', () => {
    const units: Middle['units'] = {
      p1: {},
      p2: { a1: { cruiser: 1, carrier: 1 }, a0: { destroyer: 1 } },
      p3: { a2: { dreadnought: 1 } },
    }
    const game = acts('lucky_shot', undefined, { units })
    const [great] = unitsAt(game, 'p3', 'a2')
    expect(choices(game).sort()).toEqual([great, ...unitsAt(game, 'p2', 'a1', 'cruiser')].sort())
    game.say('p1', great)
    expect(unitsAt(game, 'p3', 'a2')).toEqual([])
  })
})

describe('tokens, hands and laws', () => {
  test('Insubordination: a token of the Tactic Pool of another goes', () => {
    const game = acts('insubordination', undefined, { tokens: { p2: { tactic: 2 }, p3: { tactic: 0 } } })
    expect(choices(game)).not.toContain('p3')
    game.say('p1', 'p2')
    expect(game.sheet('p2').counters.tactic).toBe(1)
  })

  test('Repeal Law: a law is discarded', () => {
    expect(isAction('repeal_law')).toBe(false)
    const game = acts('repeal_law', undefined, {
      also: ({ table }) => Object.assign(table, { laws: { fleet_regulations: {} } }),
    })
    expect(game.table.laws).toEqual({})
    expect(game.table.discards.agenda).toContain('fleet_regulations')
  })

  test('Signal Jamming: a token of another beside his ships, no home, and nothing is activated', () => {
    const game = acts('signal_jamming')
    expect(choices(game)).toContain('a1')
    expect(choices(game)).not.toContain('a4')
    game.say('p1', 'a0').say('p1', 'p2')
    expect(game.table.activated['a0']).toEqual({ p2: true })
    expect(game.open).toEqual(['p2:turn'])
  })

  test('[ti4/20.3.b] Signal Jamming: without reinforcements the token comes from a pool of his choice', () => {
    const game = acts('signal_jamming', undefined, {
      tokens: { p2: { reinforcements: 0, tactic: 3, fleet: 3 } },
    })
    game.say('p1', 'a0').say('p1', 'p2').say('p2', 'tactic')
    expect(game.sheet('p2').counters.tactic).toBe(2)
  })

  test('Spy: a card by lot, that others do not learn', () => {
    const game = turnWith({ p1: ['spy'], p2: ['veto', 'summit'] })
    game.say('p1', { special: 'spy' })
    while (game.open[0] !== 'p2:turn') game.say('p2', 'pass')
    expect([game.sheet('p1').actionCards, game.sheet('p2').actionCards]).toEqual([1, 1])
    const [stolen] = Object.keys(game.match.state.hands['p1']?.actionCards ?? {})
    expect(['veto', 'summit']).toContain(stolen)
    const open = game.log.filter(({ to }) => to === undefined)
    expect(JSON.stringify([open, game.match.view('p3').table])).not.toContain(stolen)
  })

  test('Unexpected Action: a token of his leaves the map', () => {
    expect(isAction('unexpected_action')).toBe(false)
    const game = acts('unexpected_action', undefined, {
      activated: { p1: ['a4'] },
      tokens: { p1: { reinforcements: 5 } },
    })
    expect(game.table.activated['a4']).toBeUndefined()
    expect(game.sheet('p1').counters.reinforcements).toBe(6)
  })
})
