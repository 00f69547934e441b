import { describe, expect, test } from 'vitest'
import type { OneOf } from '../../../shared/engine/options.ts'
import type { Turn } from '../../../shared/galaxy/shapes/turn.ts'
import type { TechnologyId } from '../../../shared/ti4/content/technologies.ts'
import { waysTo } from '../../../shared/ti4/research.ts'
import { untilTrue } from '../../galaxy/driving.ts'
import { unitsAt } from '../../galaxy/fleets.ts'
import { whereDice } from '../../galaxy/midgame.ts'
import { choices, type Game } from '../actionCards/hands.ts'
import { around, from, inMidgame, type Middle } from '../midgame.ts'
import { following, strategic } from '../strategic.ts'
import { activated, diceOf, fighting, inSpace, invading, lands, onGround, onLodor, seeded } from './scene.ts'

/** General technologies, each from its text. */

const first: Middle['also'] = ({ table }) => {
  table.printing = 'first'
}
const turn = (middle: Middle) => from({ segment: 'turn', args: { seat: 'p1' } }, middle)
const specials = (middle: Middle) => Object.keys(turn(middle).offered<Turn>('p1').special)
const fires = (game: Game, seat: string) =>
  game.told('ti4.log.fires').filter(about => about?.['seat'] === seat)
const damaged: Middle['also'] = ({ table }) => {
  for (const unit of Object.values(table.units)) if (unit.kind === 'dreadnought') unit.damaged = true
}

describe('X-89 Bacterial Weapon', () => {
  const knowing: Middle = { technologies: { p1: ['x_89_bacterial_weapon'] } }

  test('exhausts each planet that is bombarded, one without ground forces too', () => {
    const game = invading(
      {},
      { ...knowing, units: { p1: { a0: { dreadnought: 1 } }, p2: { lodor: { space_dock: 1 } } } },
    )
    expect(game.rests).toBe(false)
    game.say('p1', 'lodor')
    expect(game.table.planets.lodor?.exhausted).toBe(true)
  })

  test('[ti4/65] does not bombard beneath a shield by its latest printing', () => {
    const game = invading(
      {},
      { ...knowing, units: { p1: { a0: { dreadnought: 1 } }, p2: { lodor: { pds: 1, infantry: 1 } } } },
    )
    expect(game.rests).toBe(true)
    expect(game.table.planets.lodor?.exhausted).toBeUndefined()
  })

  test('first printed, it is not aimed at planets of one’s own, and once exhausted it is not used', () => {
    const sick: Middle = {
      ...knowing,
      tiles: around({ a0: 's26', a1: 's37' }),
      planets: { p1: ['lodor'], p2: ['arinam'] },
      units: { p1: { a0: { dreadnought: 1 }, lodor: { infantry: 2 } } },
      also: first,
    }
    expect(specials(sick)).not.toContain('x_89_bacterial_weapon')
    const foul = { ...sick, units: { p1: { a1: { dreadnought: 1 } }, p2: { arinam: { infantry: 1 } } } }
    expect(specials(foul)).toContain('x_89_bacterial_weapon')
    const spent: Middle['also'] = state => {
      first(state)
      const sheet = state.table.players['p1']
      if (sheet) sheet.technologies = { x_89_bacterial_weapon: { exhausted: true } }
    }
    expect(specials({ ...foul, also: spent })).not.toContain('x_89_bacterial_weapon')
  })

  test('first printed, it does nothing to bombardment', () => {
    const game = invading(
      {},
      { ...knowing, units: { p1: { a0: { dreadnought: 1 } }, p2: { lodor: { infantry: 4 } } }, also: first },
    )
    game.say('p1', 'lodor')
    const hits = Number(fires(game, 'p1')[0]?.['hits'])
    expect(onGround(game, 'p2', 'lodor')).toHaveLength(4 - hits)
    expect(game.table.planets.lodor?.exhausted).toBeUndefined()
  })
})

describe('Assault Cannon', () => {
  const both: Middle = { technologies: { p1: ['assault_cannon'], p2: ['assault_cannon'] } }

  test('costs a side of Fighters alone nothing', () => {
    const game = fighting({}, { ...both, units: { p1: { a0: { cruiser: 3 } }, p2: { a0: { fighter: 3 } } } })
    expect(game.told('ti4.log.fires').length).toBeGreaterThan(0)
    expect(game.match.open.some(({ text }) => text === 'ti4.ask.assaultCannon')).toBe(false)
  })

  test('[ti4/1.19] of two the attacker’s goes first; who then has two large ships left has lost his', () => {
    const game = fighting(
      {},
      { ...both, units: { p1: { a0: { cruiser: 3 } }, p2: { a0: { cruiser: 2, carrier: 1 } } } },
    )
    expect(game.asked('p2').text).toBe('ti4.ask.assaultCannon')
    game.say('p2', unitsAt(game, 'p2', 'a0', 'carrier')[0])
    expect(game.match.open.some(({ to, text }) => to === 'p1' && text === 'ti4.ask.assaultCannon')).toBe(
      false,
    )
    expect(fires(game, 'p1')[0]?.['unit']).toBe('cruiser')
  })

  test('[ti4/87.5] nobody sustains damage in place of it', () => {
    const game = fighting(
      {},
      { ...both, units: { p1: { a0: { cruiser: 3 } }, p2: { a0: { dreadnought: 1, fighter: 1 } } } },
    )
    expect(inSpace(game, 'p2', 'a0')).not.toContain('dreadnought')
  })
})

describe('Duranium Armor', () => {
  test('repairs a damaged ship in the first round already, hits or none', () => {
    const game = fighting(
      {},
      {
        units: { p1: { a0: { dreadnought: 2 } }, p2: { a0: { carrier: 1 } } },
        technologies: { p1: ['duranium_armor'] },
        also: damaged,
      },
    )
    untilTrue(game, () => game.rests || game.told('ti4.log.repairs').length > 0)
    expect(game.told('ti4.log.repairs').length).toBeGreaterThan(0)
  })

  test('not one that has sustained damage in this round', () => {
    const units = { p1: { a0: { dreadnought: 1 } }, p2: { a0: { fighter: 3, carrier: 1 } } }
    const game = whereDice(
      seed => {
        const made = fighting(
          {},
          { units, technologies: { p1: ['duranium_armor'] }, also: state => seeded(state, seed) },
        )
        const isSecond = () => made.rests || fires(made, 'p1').length > 1
        return isSecond() ? made : untilTrue(made, isSecond)
      },
      made =>
        fires(made, 'p1').length > 1 &&
        fires(made, 'p2')
          .slice(0, 2)
          .some(about => Number(about?.['hits']) > 0),
    )
    const lines = game.log.map(({ text, about }) => (about?.['seat'] === 'p1' ? text : ''))
    const second = lines.indexOf('ti4.log.fires', lines.indexOf('ti4.log.fires') + 1)
    expect(lines.slice(0, second)).not.toContain('ti4.log.repairs')
  })
})

describe('Plasma Scoring', () => {
  test('adds a die to Space Cannon against those who land, on each planet', () => {
    const game = invading(
      {},
      {
        tiles: around({ a0: 's35' }),
        planets: { p2: ['bereg', 'lirta_iv'] },
        units: { p1: { a0: { carrier: 2, infantry: 8 } }, p2: { bereg: { pds: 1 }, lirta_iv: { pds: 2 } } },
        technologies: { p2: ['plasma_scoring'] },
      },
    )
    untilTrue(game, () => game.open.includes('p1:landing'))
    const troops = unitsAt(game, 'p1', 'a0', 'infantry')
    game.say('p1', Object.fromEntries(troops.map((id, i) => [id, { planet: i % 2 ? 'bereg' : 'lirta_iv' }])))
    untilTrue(game, () => game.rests || fires(game, 'p2').length === 2, {
      p2: () => 'yes',
      first: made => choices(made, 'p1')[0],
    })
    expect(diceOf(game, 'ti4.log.fires', 'p2')).toHaveLength(5)
  })

  test('[ti4/15.1] adds one die in all to units that bombard several planets', () => {
    const game = invading(
      {},
      {
        tiles: around({ a0: 's35' }),
        planets: { p2: ['bereg', 'lirta_iv'] },
        units: { p1: { a0: { dreadnought: 2 } }, p2: { bereg: { infantry: 3 }, lirta_iv: { infantry: 3 } } },
        technologies: { p1: ['plasma_scoring'] },
      },
    )
    game.say('p1', 'bereg').say('p1', 'lirta_iv')
    untilTrue(game, () => game.rests)
    expect(diceOf(game, 'ti4.log.fires', 'p1')).toHaveLength(3)
  })
})

describe('Antimass Deflectors', () => {
  test('take 1 off Space Cannon against those who land, and off no combat roll', () => {
    const game = invading(
      {},
      {
        units: { p1: { a0: { carrier: 1, infantry: 4 } }, p2: { lodor: { pds: 1, infantry: 1 } } },
        technologies: { p1: ['antimass_deflectors'] },
      },
    )
    lands(game, 'lodor')
    untilTrue(game, () => fires(game, 'p2').length > 0, { p2: () => 'yes' })
    expect(fires(game, 'p2')[0]).toMatchObject({ unit: 'pds', needs: 7 })
    untilTrue(game, () => game.rests || fires(game, 'p2').length > 1)
    expect(fires(game, 'p2')[1]?.['needs'] ?? 8).toBe(8)
  })
})

describe('Dacxive Animators', () => {
  const offered = (game: Game, seat: string) => {
    let was = false
    const look = () => {
      was ||= game.match.open.some(
        ({ to, options }) => to === seat && 'dacxive_animators' in ((options as OneOf).of ?? {}),
      )
      return was || game.rests
    }
    if (!look()) untilTrue(game, look)
    return was
  }

  test('serve a defender who wins', () => {
    const game = onLodor(
      {},
      {
        units: { p1: { lodor: { infantry: 1 } }, p2: { lodor: { infantry: 8 } } },
        technologies: { p2: ['dacxive_animators'] },
      },
    )
    expect(offered(game, 'p2')).toBe(true)
  })

  test('need a combat: whoever lands unopposed has won none', () => {
    const game = invading(
      {},
      {
        units: { p1: { a0: { carrier: 1, infantry: 2 } } },
        technologies: { p1: ['dacxive_animators'] },
      },
    )
    lands(game, 'lodor')
    expect(offered(game, 'p1')).toBe(false)
    expect(game.table.planets.lodor?.owner).toBe('p1')
  })
})

describe('Transit Diodes', () => {
  const scene: Middle = {
    tiles: around({ a0: 's26', a1: 's37' }),
    planets: { p1: ['lodor', 'arinam'] },
    units: { p1: { arinam: { infantry: 3 } } },
    technologies: { p1: ['transit_diodes'] },
  }

  test('take troops from beside a token of one’s own as well', () => {
    const game = turn({ ...scene, activated: { p1: ['a1'] } })
    game.say('p1', 'transit_diodes')
    expect(choices(game)).toHaveLength(3)
  })

  test('are for the start of one’s own turn, and ready', () => {
    const spent: Middle['also'] = ({ table }) => {
      const sheet = table.players['p1']
      if (sheet) sheet.technologies = { transit_diodes: { exhausted: true } }
    }
    expect(turn({ ...scene, also: spent }).open).toEqual(['p1:turn'])
    const others = from({ segment: 'turn', args: { seat: 'p2' } }, scene)
    expect(others.open).toEqual(['p2:turn'])
  })

  test('[ti4/1.18] come once in a turn: a second action by Fleet Logistics begins none', () => {
    const game = turn({ ...scene, technologies: { p1: ['transit_diodes', 'fleet_logistics'] } })
    game.say('p1', 'pass').say('p1', { tactical: 'a2' })
    untilTrue(game, () =>
      game.match.open.some(({ options }) => 'fleet_logistics' in ((options as OneOf).of ?? {})),
    )
    game.say('p1', 'fleet_logistics')
    expect(game.asked('p1').text).toBe('ti4.ask.turn')
  })
})

describe('[ti4/90.14] specialties', () => {
  const open = (id: TechnologyId, middle: Middle) =>
    waysTo(inMidgame({ technologies: { p1: [] }, ...middle }).table, 'p1', id).map(way =>
      [...way.exhausts].sort(),
    )

  test('several planets may each stand for a symbol', () => {
    const green: Middle = { planets: { p1: ['new_albion', 'tarmann'] } }
    expect(open('hyper_metabolism', green)).toEqual([['new_albion', 'tarmann']])
    expect(open('x_89_bacterial_weapon', green)).toEqual([])
  })

  test('one planet stands for one symbol, and only for its own colour', () => {
    expect(open('hyper_metabolism', { planets: { p1: ['new_albion'] } })).toEqual([])
    expect(open('gravity_drive', { planets: { p1: ['new_albion'] } })).toEqual([])
  })

  test('serve unit upgrades as well', () => {
    expect(open('infantry_ii', { planets: { p1: ['new_albion', 'tarmann'] } })).toEqual([
      ['new_albion', 'tarmann'],
    ])
  })

  test('are not spent where technologies suffice', () => {
    const knowing: Middle = { technologies: { p1: ['neural_motivator'] }, planets: { p1: ['new_albion'] } }
    expect(open('dacxive_animators', knowing)[0]).toEqual([])
  })
})

describe('tokens and cards', () => {
  test('Neural Motivator adds nothing to what Politics draw', () => {
    const game = strategic('politics', { technologies: { p1: ['neural_motivator'] } }).say('p1', 'p3')
    expect(game.sheet('p1').actionCards).toBe(2)
  })

  test('[ti4/81.3] Neural Motivator draws two, others one', () => {
    const game = from(
      { segment: 'statusCards' },
      {
        technologies: { p1: ['neural_motivator'] },
        strategyCards: { leadership: 'p1', diplomacy: 'p2', politics: 'p3', trade: 'p4' },
      },
    )
    expect([game.sheet('p1').actionCards, game.sheet('p2').actionCards]).toEqual([2, 1])
  })

  test('[ti4/81.5] Hyper Metabolism brings three tokens, others get two', () => {
    const game = from(
      { segment: 'statusTokens' },
      {
        technologies: { p1: ['hyper_metabolism'], p2: [] },
        strategyCards: { leadership: 'p1', diplomacy: 'p2', politics: 'p3', trade: 'p4' },
      },
    )
    expect(game.answer('p1', { tactic: 4, fleet: 4, strategy: 4 })).toBeDefined()
    game.say('p1', { tactic: 4, fleet: 4, strategy: 3 })
    expect(game.answer('p2', { tactic: 4, fleet: 4, strategy: 3 })).toBeDefined()
    game.say('p2', { tactic: 4, fleet: 4, strategy: 2 })
  })

  test('Sarween Tools serve the dock that Warfare lets produce', () => {
    const game = strategic('warfare', {
      units: { p2: { arretze: { space_dock: 1 } } },
      technologies: { p2: ['sarween_tools'] },
      tradeGoods: { p2: 3 },
      exhausted: ['arretze', 'hercant', 'kamdorn'],
    })
    game.say('p1', { tactic: 3, fleet: 3, strategy: 2 })
    following(game, 'p2')
    game.say('p2', {
      build: { arretze: { dreadnought: 1 } },
      newDocks: [],
      pay: { planets: [], tradeGoods: 3 },
    })
    expect(game.sheet('p2').tradeGoods).toBe(0)
  })
})

describe('Space Cannon', () => {
  test('[ti4/101.2] of PDS II reaches through a wormhole', () => {
    const game = activated(
      {},
      {
        tiles: around({ a0: 's39', a3: 's26' }),
        planets: { p2: ['lodor'] },
        units: { p1: { a0: { cruiser: 1 } }, p2: { lodor: { pds: 1 } } },
        technologies: { p2: ['pds_ii'] },
      },
    )
    untilTrue(game, () => game.rests || game.open[0] === 'p2:p2', { movement: () => ({}) })
    expect(game.open).toEqual(['p2:p2'])
  })

  test('[ti4/77.8] of PDS II does not reach another planet of the same system', () => {
    const game = invading(
      {},
      {
        tiles: around({ a0: 's35' }),
        planets: { p2: ['bereg', 'lirta_iv'] },
        units: { p1: { a0: { carrier: 1, infantry: 2 } }, p2: { bereg: { pds: 2 } } },
        technologies: { p2: ['pds_ii'] },
      },
    )
    lands(game, 'lirta_iv')
    expect(game.rests).toBe(true)
    expect(game.told('ti4.log.fires')).toEqual([])
  })
})
