import { describe, expect, test } from 'vitest'
import type { Move } from '../../../shared/galaxy/shapes/move.ts'
import type { Produce } from '../../../shared/galaxy/shapes/produce.ts'
import { onPlanet } from '../../../shared/ti4/forces.ts'
import { adjacent } from '../../../shared/ti4/ways.ts'
import { coming, idOf, unitsAt } from '../../galaxy/fleets.ts'
import { around, from, type Middle } from '../midgame.ts'
import {
  activating,
  acts,
  choices,
  comesTo,
  type Held,
  holding,
  isAction,
  places,
  turnWith,
} from './hands.ts'

const all: Middle['also'] = ({ table }) => {
  table.sets = ['base', 'pok', 'codex1']
}
const ships = (game: ReturnType<typeof activating>) => coming(game.offered<Move>('p1'))

describe('after a system is activated', () => {
  const far: Middle['units'] = { p1: { a3: { carrier: 1 }, a1: { cruiser: 1 } } }

  test('[ti4/1.3] Flank Speed: all his ships move one further until the action is over', () => {
    const game = activating('a5', { p1: ['flank_speed.1'] }, { units: { p1: { a3: { carrier: 1 } } } })
    expect(game.asked('p1').text).toBe('ti4.ask.play.afterActivation')
    game.say('p1', 'flank_speed.1')
    expect(ships(game)).toContain('carrier a3')
    game.say('p1', {})
    expect(game.table.lasting).toEqual({})
    const slow = activating('a5', {}, { units: { p1: { a3: { carrier: 1 } } } })
    expect(slow.rests || !ships(slow).includes('carrier a3')).toBe(true)
  })

  test('In The Silence Of Space: ships of one system pass through ships of others', () => {
    const tiles = around({})
    const units: Middle['units'] = {
      p1: { a1: { cruiser: 1 } },
      p2: {
        m0: { cruiser: 1 },
        a2: { cruiser: 1 },
        a0: { cruiser: 1 },
        a3: { cruiser: 1 },
        a5: { cruiser: 1 },
      },
    }
    const held: Held = { p1: ['in_the_silence_of_space'] }
    const game = activating('a4', held, { tiles, units })
    game.say('p1', 'in_the_silence_of_space')
    expect(ships(game)).toContain('cruiser a1')
    const kept = activating('a4', held, { tiles, units })
    kept.say('p1', 'pass')
    expect(kept.rests || !ships(kept).includes('cruiser a1')).toBe(true)
  })

  test('Lost Star Chart: alpha and beta wormholes connect for everybody, until the action is over', () => {
    const game = activating(
      'a5',
      { p1: ['lost_star_chart'] },
      {
        tiles: around({ a2: 's26', a5: 's25' }),
        planets: {},
        units: { p1: { a2: { cruiser: 1 } } },
      },
    )
    expect(adjacent(game.table, 'a2', 'p2')).not.toContain('a5')
    game.say('p1', 'lost_star_chart')
    for (const seat of [undefined, 'p1', 'p2']) expect(adjacent(game.table, 'a2', seat)).toContain('a5')
    game.say('p1', {})
    expect(game.table.lasting).toEqual({})
  })

  test('Upgrade: a Cruiser there becomes a Dreadnought', () => {
    const game = activating('a1', { p1: ['upgrade'] }, {})
    game.say('p1', 'upgrade')
    expect(unitsAt(game, 'p1', 'a1', 'cruiser')).toEqual([])
    expect(unitsAt(game, 'p1', 'a1', 'dreadnought')).toHaveLength(1)
  })

  test('Upgrade is for systems with a Cruiser of his', () => {
    const game = activating('a5', { p1: ['upgrade', 'flank_speed.1'] }, { units: far })
    expect(choices(game)).not.toContain('upgrade')
  })

  test('Decoy Operation: his ground forces come to a planet where he has structures', () => {
    const units: Middle['units'] = {
      p1: { a1: { cruiser: 1 } },
      p2: { vefut_ii: { space_dock: 1 }, quann: { infantry: 3 } },
    }
    const game = activating('a0', { p2: ['decoy_operation'] }, { units, also: all })
    game.say('p2', 'decoy_operation').say('p2', unitsAt(game, 'p2', 'a3').slice(0, 2))
    expect(onPlanet(game.table, 'vefut_ii', 'infantry')).toHaveLength(2)
    expect(onPlanet(game.table, 'quann', 'infantry')).toHaveLength(1)
  })

  test('Nav Suite: anomalies are no hindrance to this movement', () => {
    const tiles = around({ a4: 's43' })
    const units: Middle['units'] = { p1: { a5: { cruiser: 1 } } }
    const game = activating('a4', { p1: ['nav_suite'] }, { tiles, units, also: all })
    game.say('p1', 'nav_suite')
    expect(ships(game)).toContain('cruiser a5')
  })

  test('Counterstroke: his token there goes back to the Tactic Pool', () => {
    const middle: Middle = { activated: { p2: ['a1'] }, tokens: { p2: { tactic: 1 } }, also: all }
    const game = activating('a1', { p2: ['counterstroke'] }, middle)
    game.say('p2', 'counterstroke')
    expect(game.table.activated['a1']?.['p2']).toBeUndefined()
    expect(game.sheet('p2').counters.tactic).toBe(2)
  })

  test('Forward Supply Base: three trade goods for him, one for another', () => {
    // Nobody who pillages.
    const game = activating('a0', { p2: ['forward_supply_base'] }, { factions: { p1: 'sol' }, also: all })
    game.say('p2', 'forward_supply_base').say('p2', 'p3')
    expect([game.sheet('p2').tradeGoods, game.sheet('p3').tradeGoods]).toEqual([3, 1])
  })

  test('Harness Energy: the activated anomaly fills up his commodities', () => {
    const game = activating('a4', { p1: ['harness_energy'] }, { tiles: around({ a4: 's42' }), also: all })
    game.say('p1', 'harness_energy')
    expect(game.sheet('p1').commodities).toBeGreaterThan(0)
  })

  test('Rally: two tokens for the Fleet Pool where ships of others are', () => {
    const middle: Middle = { tokens: { p1: { fleet: 3, reinforcements: 5 } }, also: all }
    const game = activating('a0', { p1: ['rally'] }, middle)
    game.say('p1', 'rally')
    expect(game.sheet('p1').counters.fleet).toBe(5)
  })

  test('Solar Flare: no Space Cannon of others fires at his ships', () => {
    const game = activating('a0', { p1: ['solar_flare'] }, { also: all })
    game.say('p1', 'solar_flare').say('p1', { [idOf(game, 'p1', 'a1', 'cruiser')]: {} })
    expect(game.told('ti4.log.spaceCannon')).toEqual([])
    expect(game.open.filter(open => open.includes('cannon'))).toEqual([])
  })
})

describe('after ships have moved', () => {
  const units: Middle['units'] = {
    p1: { a1: { cruiser: 2 } },
    p2: { vefut_ii: { space_dock: 1 }, quann: { infantry: 1 } },
  }

  test('Experimental Battlestation: a Space Dock near fires three dice at 5', () => {
    const game = activating('a5', { p2: ['experimental_battlestation'] }, { units })
    game.say('p1', { [idOf(game, 'p1', 'a1', 'cruiser')]: {} })
    game.say('p2', 'experimental_battlestation')
    const [thrown] = game.log.filter(({ text }) => text === 'ti4.log.throws')
    expect(thrown?.dice).toHaveLength(3)
    const hits = (thrown?.dice ?? []).filter(die => die >= 5).length
    expect(unitsAt(game, 'p1', 'a5')).toHaveLength(Math.max(0, 1 - hits))
  })

  test('it needs ships that really moved', () => {
    const game = activating('a5', { p2: ['experimental_battlestation'] }, { units })
    game.say('p1', {})
    expect(game.rests).toBe(true)
  })
})

describe('landings and planets that change hands', () => {
  const invasion = (held: Held, middle: Middle = {}) =>
    from(
      { segment: 'invasion', args: { seat: 'p1', hex: 'a0' } },
      {
        ...places,
        units: {
          p1: { a0: { carrier: 1, infantry: 3 } },
          p2: { vefut_ii: { infantry: 1 } },
        },
        ...middle,
        also: state => {
          holding(held, middle.also)(state)
          state.table.doing = { of: 'p1', hex: 'a0' }
          state.table.active = 'p1'
        },
      },
    )
  const lands = (game: ReturnType<typeof invasion>) =>
    game.say(
      'p1',
      Object.fromEntries(unitsAt(game, 'p1', 'a0', 'infantry').map(id => [id, { planet: 'vefut_ii' }])),
    )

  test('Parley: whoever landed goes back to space, and nothing changes hands', () => {
    const game = lands(invasion({ p2: ['parley'] }))
    game.say('p2', 'parley')
    expect(onPlanet(game.table, 'vefut_ii').map(({ of }) => of)).toEqual(['p2'])
    expect(unitsAt(game, 'p1', 'a0', 'infantry')).toHaveLength(3)
    expect(game.rests).toBe(true)
    expect(game.table.planets.vefut_ii?.owner).toBe('p2')
  })

  test('Infiltrate: PDS and Space Docks there become his own', () => {
    const units: Middle['units'] = {
      p1: { a0: { carrier: 1, infantry: 3 } },
      p2: { vefut_ii: { space_dock: 1 } },
    }
    const game = lands(invasion({ p1: ['infiltrate'] }, { units }))
    game.say('p1', 'infiltrate')
    expect(game.table.planets.vefut_ii?.owner).toBe('p1')
    expect(unitsAt(game, 'p1', 'a0', 'space_dock')).toHaveLength(1)
    expect(unitsAt(game, 'p2', 'a0')).toEqual([])
  })

  test('[ti4/49.5.a] without it structures of the old owner are destroyed', () => {
    const units: Middle['units'] = {
      p1: { a0: { carrier: 1, infantry: 3 } },
      p2: { vefut_ii: { space_dock: 1 } },
    }
    const game = lands(invasion({}, { units }))
    expect(game.table.planets.vefut_ii).toMatchObject({ owner: 'p1', exhausted: true })
    expect(unitsAt(game, 'p1', 'a0', 'space_dock')).toEqual([])
    expect(unitsAt(game, 'p2', 'a0')).toEqual([])
  })

  test('Reparations: a planet of theirs is exhausted, one of his readied', () => {
    const units: Middle['units'] = { p1: { a0: { carrier: 1, infantry: 3 } } }
    const game = lands(invasion({ p2: ['reparations'] }, { units, exhausted: ['quann'] }))
    comesTo(game, 'p2', 'reparations').say('p2', 'lodor')
    expect(game.table.planets.lodor?.exhausted).toBe(true)
    expect(game.table.planets.quann?.exhausted).toBeUndefined()
  })

  test('Ghost Squad: ground forces go between his planets there', () => {
    const tiles = around({ a0: 's27' })
    const game = invasion(
      { p2: ['ghost_squad'] },
      {
        tiles,
        planets: { p2: ['new_albion', 'starpoint'] },
        units: { p1: { a0: { carrier: 1, infantry: 1 } }, p2: { new_albion: { infantry: 3 } } },
        also: all,
      },
    )
    const [trooper] = unitsAt(game, 'p1', 'a0', 'infantry')
    game.say('p1', { [String(trooper)]: { planet: 'starpoint' } })
    game.say('p2', 'ghost_squad').say('p2', unitsAt(game, 'p2', 'a0', 'infantry').slice(0, 2))
    expect(
      onPlanet(game.table, 'starpoint', 'infantry').filter(({ of }) => of === 'p2').length,
    ).toBeGreaterThan(0)
  })
})

describe('answers', () => {
  test("Coup d'Etat: the turn is over, and the strategy card is still ready", () => {
    const game = turnWith({ p2: ['coup_detat'] }, { also: all })
    game.say('p1', { strategic: 'leadership' }).say('p2', 'coup_detat')
    expect(game.table.strategyCards.leadership.exhausted).toBeUndefined()
    expect(game.open).toEqual(['p2:turn'])
  })

  test('Reverse Engineer: a card that was an action goes to his hand', () => {
    const game = acts(
      'economic_initiative',
      { p1: ['economic_initiative'], p2: ['reverse_engineer'] },
      { also: all },
    )
    comesTo(game, 'p2', 'reverse_engineer')
    expect(game.match.state.hands['p2']?.actionCards).toEqual({ economic_initiative: true })
    expect(game.table.discards.action).toEqual(['reverse_engineer'])
  })

  test('War Machine: four units more, and the production costs one less', () => {
    const produces = (held: Held) =>
      from(
        { segment: 'production', args: { seat: 'p2', hex: 'a0' } },
        { ...places, tradeGoods: { p2: 5 }, also: holding(held, all) },
      )
    const plain = produces({}).offered<Produce>('p2')
    const game = produces({ p2: ['war_machine.1'] })
    game.say('p2', 'war_machine.1')
    const more = game.offered<Produce>('p2')
    expect(more).toMatchObject({ freeResources: plain.freeResources + 1 })
  })
})

describe('one thing for another', () => {
  test('Scuttle: up to two ships are given up for what they cost', () => {
    const game = acts('scuttle', undefined, {
      units: { p1: { a1: { cruiser: 2, destroyer: 1 } } },
      also: all,
    })
    const [cruiser = ''] = unitsAt(game, 'p1', 'a1', 'cruiser')
    game.say('p1', [cruiser, ...unitsAt(game, 'p1', 'a1', 'destroyer')])
    expect(game.sheet('p1').tradeGoods).toBe(3)
    expect(unitsAt(game, 'p1', 'a1')).toHaveLength(1)
  })

  test('Divert Funding: one technology goes, another comes', () => {
    const technologies: Middle['technologies'] = { p1: ['neural_motivator'] }
    const game = acts('divert_funding', undefined, { technologies, also: all })
    expect(choices(game)).not.toContain('neural_motivator')
    game.say('p1', 'sarween_tools')
    expect(Object.keys(game.sheet('p1').technologies)).toEqual(['sarween_tools'])
  })

  test('Fighter Conscription: a Fighter where he has a dock or a ship that carries, and is alone', () => {
    const units: Middle['units'] = {
      p1: { a1: { carrier: 1 }, a0: { carrier: 1 } },
      p2: { a0: { cruiser: 1 } },
    }
    const game = acts('fighter_conscription', undefined, { units, also: all })
    expect(unitsAt(game, 'p1', 'a1', 'fighter')).toHaveLength(1)
    expect(unitsAt(game, 'p1', 'a0', 'fighter')).toEqual([])
  })

  test('Impersonation: three influence for a secret objective', () => {
    expect(isAction('impersonation', { also: all, planets: {} })).toBe(false)
    const game = acts('impersonation', undefined, { tradeGoods: { p1: 3 }, also: all })
    const { secretObjectives } = game.sheet('p1')
    game.say('p1', { planets: [], tradeGoods: 3 })
    expect(game.sheet('p1').secretObjectives).toBe(secretObjectives + 1)
  })

  test('Plagiarize: five influence for a technology of a neighbour', () => {
    const game = acts('plagiarize', undefined, {
      tradeGoods: { p1: 5 },
      technologies: { p1: [], p2: ['neural_motivator'] },
      also: all,
    })
    game.say('p1', { planets: [], tradeGoods: 5 })
    expect(game.sheet('p1').technologies.neural_motivator).toBeDefined()
  })
})
