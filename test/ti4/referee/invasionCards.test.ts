import { describe, expect, test } from 'vitest'
import type { OneOf } from '../../../shared/engine/options.ts'
import type { Move } from '../../../shared/galaxy/shapes/move.ts'
import { untilTrue, untilWindow } from '../../galaxy/driving.ts'
import { all, coming, unitsAt } from '../../galaxy/fleets.ts'
import { whereDice } from '../../galaxy/midgame.ts'
import { choices, comesTo, type Game, inWindow, isOffered, passed, plays } from '../actionCards/hands.ts'
import { around, type Middle } from '../midgame.ts'
import { activated, diceOf, inSpace, invading, lands, onGround, seeded } from './scene.ts'

/** Action Cards of Space Cannon, invasions and of planets that change hands, each from its text. */

const fires = (game: Game, seat: string) =>
  game.told('ti4.log.fires').filter(about => about?.['seat'] === seat)
const mayPlay = (
  game: Game,
  time: Parameters<typeof inWindow>[1],
  seat: string,
  card: Parameters<typeof isOffered>[2],
) => inWindow(game, time).includes(seat) && isOffered(game, seat, card)
/** Dreadnoughts bombard, one after the other. */
const bombards = (game: Game, ...planets: string[]) => {
  for (const planet of planets) game.say('p1', planet)
  return game
}

describe('Bunker', () => {
  test('guards planets of its player, and those of nobody else', () => {
    const game = invading(
      { p2: ['bunker'] },
      {
        tiles: around({ a0: 's35' }),
        planets: { p2: ['bereg'], p3: ['lirta_iv'] },
        units: {
          p1: { a0: { dreadnought: 2 } },
          p2: { bereg: { infantry: 2 } },
          p3: { lirta_iv: { infantry: 2 } },
        },
      },
    )
    plays(game, 'invasionStart', 'p2', 'bunker')
    bombards(game, 'bereg', 'lirta_iv')
    untilTrue(game, () => fires(game, 'p1').length === 2)
    expect(
      fires(game, 'p1')
        .map(about => about?.['needs'])
        .sort(),
    ).toEqual([5, 9])
  })
})

describe('Disable', () => {
  const units = { p1: { a0: { dreadnought: 1, infantry: 2 } }, p2: { lodor: { infantry: 1 } } }

  test('needs PDS of others in the system', () => {
    expect(mayPlay(invading({ p1: ['disable'] }, { units }), 'invasionStart', 'p1', 'disable')).toBe(false)
    const own = { p1: { a0: { dreadnought: 1, infantry: 2 }, lodor: { pds: 1 } } }
    expect(
      mayPlay(
        invading({ p1: ['disable'] }, { units: own, planets: { p1: ['lodor'] } }),
        'invasionStart',
        'p1',
        'disable',
      ),
    ).toBe(false)
  })

  test('[ti4/62] silences and bares PDS of all others there, not those of its player', () => {
    const game = invading(
      { p1: ['disable'] },
      {
        tiles: around({ a0: 's35' }),
        planets: { p2: ['bereg'], p3: ['lirta_iv'] },
        units: {
          p1: { a0: { dreadnought: 1, infantry: 1 } },
          p2: { bereg: { infantry: 1, pds: 1 } },
          p3: { lirta_iv: { infantry: 1, pds: 1 } },
        },
      },
    )
    expect(mayPlay(game, 'invasionStart', 'p1', 'disable')).toBe(true)
    plays(game, 'invasionStart', 'p1', 'disable')
    expect(choices(game).sort()).toEqual(['bereg', 'hold', 'lirta_iv'])
  })

  test('is not for those who are invaded', () => {
    const guarded = { ...units, p2: { lodor: { infantry: 1, pds: 1 } } }
    expect(mayPlay(invading({ p2: ['disable'] }, { units: guarded }), 'invasionStart', 'p2', 'disable')).toBe(
      false,
    )
  })
})

describe('Parley', () => {
  const two: Middle = {
    tiles: around({ a0: 's35' }),
    planets: { p2: ['bereg', 'lirta_iv'] },
    units: { p1: { a0: { carrier: 1, infantry: 4 } }, p2: { bereg: { infantry: 1 } } },
  }
  const landsOnBoth = (game: Game) => {
    const [one = '', other = '', third = ''] = unitsAt(game, 'p1', 'a0', 'infantry')
    return game.say('p1', {
      [one]: { planet: 'bereg' },
      [other]: { planet: 'bereg' },
      [third]: { planet: 'lirta_iv' },
    })
  }

  test('answers the landing on one planet; who landed on another stays there', () => {
    const game = landsOnBoth(invading({ p2: ['parley'] }, two))
    untilWindow(game, 'afterLanding')
    game.say('p2', 'parley')
    if (game.open[0] === 'p2:aim') game.say('p2', choices(game, 'p2')[0])
    untilTrue(game, () => game.rests)
    const owners = [game.table.planets.bereg?.owner, game.table.planets.lirta_iv?.owner]
    expect(owners.filter(owner => owner === 'p1').length).toBeLessThanOrEqual(1)
    expect(inSpace(game, 'p1', 'a0').length).toBeGreaterThanOrEqual(3)
  })

  test('of a planet that is bare: it stays with its player', () => {
    const game = lands(
      invading({ p2: ['parley'] }, { ...two, units: { p1: { a0: { carrier: 1, infantry: 1 } } } }),
      'lirta_iv',
    )
    game.say('p2', 'parley')
    expect(game.table.planets.lirta_iv?.owner).toBe('p2')
    expect(inSpace(game, 'p1', 'a0')).toEqual(['carrier', 'infantry'])
    expect(game.rests).toBe(true)
  })

  test('comes before Space Cannon: nobody is fired at who has gone', () => {
    const units = { p1: { a0: { carrier: 1, infantry: 1 } }, p2: { lodor: { pds: 2 } } }
    const game = lands(invading({ p2: ['parley'] }, { units }), 'lodor')
    game.say('p2', 'parley')
    expect(game.told('ti4.log.fires')).toEqual([])
    expect(game.rests).toBe(true)
  })

  test('is not for planets of others, nor for those nobody controls', () => {
    const game = lands(
      invading({ p3: ['parley'] }, { units: { p1: { a0: { carrier: 1, infantry: 1 } } } }),
      'lodor',
    )
    expect(mayPlay(game, 'afterLanding', 'p3', 'parley')).toBe(false)
    const wild = lands(
      invading({ p2: ['parley'] }, { planets: {}, units: { p1: { a0: { carrier: 1, infantry: 1 } } } }),
      'lodor',
    )
    expect(mayPlay(wild, 'afterLanding', 'p2', 'parley')).toBe(false)
  })
})

describe('Infiltrate', () => {
  const structures: Middle = {
    units: { p1: { a0: { carrier: 1, infantry: 2 } }, p2: { lodor: { pds: 2, space_dock: 1 } } },
  }
  const takes = (middle: Middle) => {
    const game = lands(invading({ p1: ['infiltrate'] }, middle), 'lodor')
    untilTrue(game, () => mayPlay(game, 'whenPlanetGained', 'p1', 'infiltrate') || game.rests)
    return game
  }

  test('replaces each PDS and the dock', () => {
    const game = whereDice(
      seed => takes({ ...structures, also: state => seeded(state, seed) }),
      made => !made.rests,
    )
    game.say('p1', 'infiltrate')
    untilTrue(game, () => game.rests)
    expect(onGround(game, 'p1', 'lodor').filter(kind => kind !== 'infantry')).toEqual([
      'pds',
      'pds',
      'space_dock',
    ])
    expect(onGround(game, 'p2', 'lodor')).toEqual([])
    expect(game.table.planets.lodor).toMatchObject({ owner: 'p1', exhausted: true })
  })

  test('brings the Saar a dock in space', () => {
    const game = whereDice(
      seed => takes({ ...structures, factions: { p1: 'saar' }, also: state => seeded(state, seed) }),
      made => !made.rests,
    )
    game.say('p1', 'infiltrate')
    untilTrue(game, () => game.rests)
    const docks = Object.values(game.table.units).filter(({ kind }) => kind === 'space_dock')
    expect(docks).toEqual([{ kind: 'space_dock', of: 'p1', at: 'a0' }])
  })

  test('[ti4/1.9] [ti4/23.4] with all pieces on the map others may be taken from there', () => {
    const game = whereDice(
      seed =>
        takes({
          tiles: around({ a0: 's26', a1: 's37', a2: 's38' }),
          planets: { p1: ['arinam', 'meer', 'abyz'], p2: ['lodor'] },
          units: {
            p1: {
              a0: { carrier: 1, infantry: 2 },
              arinam: { space_dock: 1 },
              meer: { space_dock: 1 },
              abyz: { space_dock: 1 },
            },
            p2: { lodor: { space_dock: 1 } },
          },
          also: state => seeded(state, seed),
        }),
      made => !made.rests,
    )
    game.say('p1', 'infiltrate')
    untilTrue(game, () => game.rests, { piece: () => 'yes', lifted: made => [choices(made, 'p1')[0]] })
    expect(onGround(game, 'p1', 'lodor')).toContain('space_dock')
    const docks = Object.values(game.table.units).filter(({ kind }) => kind === 'space_dock')
    expect(docks).toHaveLength(3)
    expect(docks.every(({ of }) => of === 'p1')).toBe(true)
  })
})

describe('Reparations', () => {
  const units: Middle['units'] = { p1: { a0: { carrier: 1, infantry: 3 } } }

  test('[ti4/1.9] without an exhausted planet of his own one of the other’s is exhausted all the same', () => {
    const game = lands(
      invading(
        { p2: ['reparations'] },
        { units, planets: { p1: ['thibah'], p2: ['lodor'] }, tiles: around({ a0: 's26', a1: 's21' }) },
      ),
      'lodor',
    )
    comesTo(game, 'p2', 'reparations')
    untilTrue(game, () => game.rests, { theirs: () => 'thibah' })
    expect(game.table.planets.thibah?.exhausted).toBe(true)
  })

  test('is for whoever lost the planet, and for nobody else', () => {
    const game = lands(
      invading({ p3: ['reparations'] }, { units, exhausted: ['arc_prime'], factions: { p1: 'xxcha' } }),
      'lodor',
    )
    let was = false
    const look = () => {
      was ||= mayPlay(game, 'afterPlanetLost', 'p3', 'reparations')
      return was || game.rests
    }
    if (!look()) untilTrue(game, look)
    expect(was).toBe(false)
  })
})

describe('Maneuvering Jets', () => {
  const landing = (seed: string, held: Parameters<typeof invading>[0]) => {
    const game = invading(held, {
      units: { p1: { a0: { carrier: 2, infantry: 6 } }, p2: { lodor: { pds: 2 } } },
      also: state => seeded(state, seed),
    })
    lands(game, 'lodor')
    return untilTrue(game, () => game.open[0] === 'p2:p2').say('p2', 'yes')
  }

  test('[ti4/77.6] cancel a hit on those who land, too', () => {
    const game = whereDice(
      seed => landing(seed, { p1: ['maneuvering_jets'] }),
      made => Number(fires(made, 'p2')[0]?.['hits']) === 1,
    )
    plays(game, 'beforeSpaceCannonHits', 'p1', 'maneuvering_jets')
    untilTrue(game, () => game.rests)
    expect(onGround(game, 'p1', 'lodor')).toHaveLength(6)
  })

  test('[ti4/2.6.b] one card for one roll', () => {
    const game = whereDice(
      seed => landing(seed, { p1: ['maneuvering_jets.1', 'maneuvering_jets.2'] }),
      made => Number(fires(made, 'p2')[0]?.['hits']) === 2,
    )
    plays(game, 'beforeSpaceCannonHits', 'p1', 'maneuvering_jets.1')
    if (inWindow(game, 'beforeSpaceCannonHits').includes('p1'))
      expect(isOffered(game, 'p1', 'maneuvering_jets')).toBe(false)
    untilTrue(game, () => game.rests)
    expect(onGround(game, 'p1', 'lodor')).toHaveLength(5)
  })

  test('serve whoever the active player fires at', () => {
    const game = whereDice(
      seed => {
        const made = activated(
          { p2: ['maneuvering_jets'] },
          {
            planets: { p1: ['lodor'] },
            units: { p1: { lodor: { pds: 2 } }, p2: { a0: { cruiser: 2 } } },
            technologies: { p1: [] },
            also: state => seeded(state, seed),
          },
        )
        return untilTrue(made, () => made.open.includes('p1:p1'), { movement: () => ({}) }).say('p1', 'p2')
      },
      made => Number(fires(made, 'p1')[0]?.['hits']) === 1,
    )
    plays(game, 'beforeSpaceCannonHits', 'p2', 'maneuvering_jets')
    expect(inSpace(game, 'p2', 'a0')).toHaveLength(2)
  })

  test('one for each player who fires', () => {
    const game = whereDice(
      seed => {
        const made = activated(
          { p1: ['maneuvering_jets.1', 'maneuvering_jets.2'] },
          {
            tiles: around({ a0: 's35' }),
            planets: { p2: ['bereg'], p3: ['lirta_iv'] },
            units: { p1: { a0: { cruiser: 3 } }, p2: { bereg: { pds: 2 } }, p3: { lirta_iv: { pds: 2 } } },
            also: state => seeded(state, seed),
          },
        )
        untilTrue(made, () => made.open[0] === 'p2:p2', { movement: () => ({}) }).say('p2', 'p1')
        return made
      },
      made => {
        if (Number(fires(made, 'p2')[0]?.['hits']) !== 1) return false
        plays(made, 'beforeSpaceCannonHits', 'p1', 'maneuvering_jets.1')
        untilTrue(made, () => made.open[0] === 'p3:p3').say('p3', 'p1')
        return Number(fires(made, 'p3')[0]?.['hits']) === 1
      },
    )
    plays(game, 'beforeSpaceCannonHits', 'p1', 'maneuvering_jets.2')
    expect(inSpace(game, 'p1', 'a0')).toHaveLength(3)
  })
})

describe('Experimental Battlestation', () => {
  const scene: Middle = {
    tiles: around({ a0: 's46', a1: 's26', a5: 's47' }),
    planets: { p2: ['lodor'] },
    units: { p1: { a5: { cruiser: 1 } }, p2: { lodor: { space_dock: 1, infantry: 1 } } },
  }
  const arrives = (held: Parameters<typeof activated>[0], middle: Middle) => {
    const game = activated(held, middle)
    untilTrue(game, () => game.open[0] === 'p1:movement')
    return game.say('p1', all(...unitsAt(game, 'p1', 'a5')))
  }
  const shot = (middle: Middle) => {
    const game = arrives({ p2: ['experimental_battlestation'] }, middle)
    plays(game, 'afterShipsMove', 'p2', 'experimental_battlestation')
    return game
  }

  test('is Space Cannon: Antimass Deflectors take 1 off each of its dice', () => {
    const plain = shot(scene)
    const about = [...plain.told('ti4.log.throws'), ...plain.told('ti4.log.fires')][0]
    expect(about?.['needs']).toBe(5)
    const deflected = shot({ ...scene, technologies: { p1: ['antimass_deflectors'] } })
    const less = [...deflected.told('ti4.log.throws'), ...deflected.told('ti4.log.fires')][0]
    expect(less?.['needs']).toBe(6)
  })

  test('is Space Cannon: Plasma Scoring adds a die', () => {
    const game = shot({ ...scene, technologies: { p2: ['plasma_scoring'] } })
    expect([...diceOf(game, 'ti4.log.throws'), ...diceOf(game, 'ti4.log.fires')]).toHaveLength(4)
  })

  test('is Space Cannon: Maneuvering Jets cancel a hit of it', () => {
    const game = whereDice(
      seed => {
        const made = arrives(
          { p1: ['maneuvering_jets'], p2: ['experimental_battlestation'] },
          { ...scene, also: state => seeded(state, seed) },
        )
        return plays(made, 'afterShipsMove', 'p2', 'experimental_battlestation')
      },
      made => mayPlay(made, 'beforeSpaceCannonHits', 'p1', 'maneuvering_jets'),
    )
    expect(mayPlay(game, 'beforeSpaceCannonHits', 'p1', 'maneuvering_jets')).toBe(true)
  })

  test('[ti4/101.1] a dock beyond a wormhole is adjacent', () => {
    const game = arrives(
      { p2: ['experimental_battlestation'] },
      {
        ...scene,
        tiles: around({ a0: 's39', a3: 's26', a5: 's47' }),
      },
    )
    expect(mayPlay(game, 'afterShipsMove', 'p2', 'experimental_battlestation')).toBe(true)
  })

  test('a dock further off does not reach', () => {
    const game = arrives(
      { p2: ['experimental_battlestation'] },
      { ...scene, tiles: around({ a0: 's46', a3: 's26', a5: 's47' }) },
    )
    expect(mayPlay(game, 'afterShipsMove', 'p2', 'experimental_battlestation')).toBe(false)
  })

  test('is not for the active player', () => {
    const game = arrives(
      { p1: ['experimental_battlestation'] },
      {
        ...scene,
        planets: { p1: ['lodor'] },
        units: { p1: { a5: { cruiser: 1 }, lodor: { space_dock: 1 } } },
      },
    )
    expect(mayPlay(game, 'afterShipsMove', 'p1', 'experimental_battlestation')).toBe(false)
  })
})

describe('after a system is activated', () => {
  test('[ti4/23.4] Upgrade: with all Dreadnoughts on the map one of them may come from elsewhere', () => {
    const game = activated(
      { p1: ['upgrade'] },
      {
        units: { p1: { a0: { cruiser: 1 }, a3: { dreadnought: 3 }, a4: { dreadnought: 2 } } },
        tokens: { p1: { fleet: 6 } },
      },
    )
    untilWindow(game, 'afterActivation').say('p1', 'upgrade')
    untilTrue(game, () => inSpace(game, 'p1', 'a0').includes('dreadnought'), {
      lifted: made => [choices(made, 'p1')[0]],
    })
    expect(inSpace(game, 'p1', 'a0')).toEqual(['dreadnought'])
    expect(Object.values(game.table.units).filter(({ kind }) => kind === 'dreadnought')).toHaveLength(5)
  })

  test('[ti4/57.1] Flank Speed lets no Fighter fly that cannot fly by itself', () => {
    const game = activated({ p1: ['flank_speed'] }, { units: { p1: { a5: { fighter: 2, cruiser: 1 } } } })
    plays(game, 'afterActivation', 'p1', 'flank_speed')
    untilTrue(game, () => game.open.includes('p1:movement'))
    expect(coming(game.offered<Move>('p1'))).toEqual(['cruiser a5'])
  })

  test('Flank Speed: two steps out of a nebula', () => {
    const game = activated(
      { p1: ['flank_speed'] },
      { tiles: around({ a0: 's26', a2: 's42' }), units: { p1: { a2: { cruiser: 1 } } } },
    )
    plays(game, 'afterActivation', 'p1', 'flank_speed')
    untilTrue(game, () => game.open.includes('p1:movement'))
    expect(coming(game.offered<Move>('p1'))).toEqual(['cruiser a2'])
  })

  test('In The Silence Of Space: ships of other systems are stopped as ever', () => {
    const block = { m0: { fighter: 1 }, a1: { fighter: 1 }, a5: { fighter: 1 }, b0: { fighter: 1 } }
    const game = activated(
      { p1: ['in_the_silence_of_space'] },
      {
        tiles: around({ a0: 's46' }),
        units: { p1: { a2: { cruiser: 1 }, a3: { cruiser: 1 }, a4: { cruiser: 1 } }, p2: block },
      },
    )
    plays(game, 'afterActivation', 'p1', 'in_the_silence_of_space', ['a3'])
    untilTrue(game, () => game.open.includes('p1:movement'))
    expect(coming(game.offered<Move>('p1'))).toEqual(['cruiser a3'])
  })

  test('Upgrade is for the active player, and for Cruisers that lie there already', () => {
    const units = { p1: { a5: { cruiser: 1 } }, p2: { a0: { cruiser: 1 } } }
    const game = activated({ p1: ['upgrade'], p2: ['upgrade'] }, { units })
    for (const seat of ['p1', 'p2']) expect(mayPlay(game, 'afterActivation', seat, 'upgrade')).toBe(false)
  })

  test('Flank Speed, In The Silence Of Space and Lost Star Chart are for the active player', () => {
    const game = activated(
      { p2: ['flank_speed', 'in_the_silence_of_space', 'lost_star_chart'] },
      { units: { p1: { a5: { cruiser: 1 } }, p2: { a4: { cruiser: 1 } } } },
    )
    const open = game.match.open.find(({ to }) => to === 'p2')
    expect(Object.keys((open?.options as OneOf | undefined)?.of ?? {}).filter(id => id !== 'pass')).toEqual(
      [],
    )
    passed(game, 'afterActivation')
  })
})
