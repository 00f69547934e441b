import { describe, expect, test } from 'vitest'
import type { SomeOf } from '../../shared/engine/options.ts'
import { whoReaches, whoShoots } from '../../shared/ti3/reach.ts'
import { all, grant, idOf, sortie, unitsAt } from './fleets.ts'
import { type Midgame, type Situation, whereDice } from './midgame.ts'

const guns = (game: Midgame, seat: string) => Object.keys(game.offered<SomeOf>(seat).of)
/** Who is asked to fire now. */
const firing = (game: Midgame) => game.open.filter(asked => asked.endsWith('pdsFire'))
const fires = (game: Midgame) => game.log.filter(({ text }) => text === 'ti3.log.fires')
const hitsOf = (game: Midgame) => fires(game).map(({ about }) => about?.['hits'])

/** p1 moves a Cruiser from b1 into a0. */
function arrives(situation: Situation, kind: 'cruiser' | 'dreadnought' = 'cruiser'): Midgame {
  const units = { ...situation.units, p1: { b1: { [kind]: 1 }, ...situation.units?.['p1'] } }
  const game = sortie({ ...situation, units }, 'a0')
  return game.say('p1', all(idOf(game, 'p1', 'b1', kind)))
}

describe('the examples of PDS fire, p. 28', () => {
  test('[ti3/28.example] 1: with Deep Space Cannon a PDS beside the activated system fires at the enemy fleet in it', () => {
    const situation: Situation = {
      units: { p1: { mehar_xull: { pds: 1 } }, p2: { a0: { cruiser: 2 } } },
      technologies: { p1: ['deep_space_cannon'] },
    }
    const game = arrives(situation)
    expect(firing(game)).toEqual(['p1:pdsFire'])
    expect(game.asked('p1')).toMatchObject({ rule: 'ti3/28.ownFire', about: { seat: 'p2', hex: 'a0' } })
    expect(firing(arrives({ ...situation, technologies: { p1: [] } }))).toEqual([])
  })

  test('[ti3/28.example] [ti3/28.dice] 2: two PDS on the planet of the activated system may fire at the fleet that moved in', () => {
    const game = arrives({ units: { p2: { saudor: { pds: 2 } } } })
    expect(firing(game)).toEqual(['p2:pdsFire'])
    expect(guns(game, 'p2')).toHaveLength(2)
    game.say('p2', guns(game, 'p2'))
    expect(fires(game)).toHaveLength(1)
    expect(fires(game)[0]).toMatchObject({ about: { seat: 'p2', unit: 'pds', needs: 6 } })
    expect(fires(game)[0]?.dice).toHaveLength(2)
  })
})

describe('PDS fire, pp. 11 and 28', () => {
  test('[ti3/11.pdsFire] each hit takes a casualty from the fleet at once', () => {
    const hit = whereDice(
      seed => {
        const game = arrives({ seed, units: { p2: { saudor: { pds: 1 } } } })
        return game.say('p2', guns(game, 'p2'))
      },
      game => hitsOf(game)[0] === 1,
    )
    expect(unitsAt(hit, 'p1', 'a0')).toEqual([])
    const missed = whereDice(
      seed => {
        const game = arrives({ seed, units: { p2: { saudor: { pds: 1 } } } })
        return game.say('p2', guns(game, 'p2'))
      },
      game => hitsOf(game)[0] === 0,
    )
    expect(unitsAt(missed, 'p1', 'a0')).toHaveLength(1)
  })

  test('[ti3/11.pdsFire] the owner of the fleet chooses, and may have a Dreadnought damaged instead', () => {
    const units = { p1: { a0: { cruiser: 1 } }, p2: { saudor: { pds: 1 } } }
    const hit = whereDice(
      seed => {
        const game = arrives({ seed, units }, 'dreadnought')
        return game.say('p2', guns(game, 'p2'))
      },
      game => hitsOf(game)[0] === 1,
    )
    const ship = idOf(hit, 'p1', 'a0', 'dreadnought')
    expect(hit.open).toEqual(['p1:hits'])
    hit.say('p1', { damaged: [ship], destroyed: [] })
    expect(hit.table.units[ship]?.damaged).toBe(true)
    expect(unitsAt(hit, 'p1', 'a0')).toHaveLength(2)
  })

  test('[ti3/28.enemyFire] firing is a choice, PDS by PDS', () => {
    const game = arrives({ units: { p2: { saudor: { pds: 2 } } } })
    const [one = ''] = guns(game, 'p2')
    game.say('p2', [one])
    expect(fires(game)[0]?.dice).toHaveLength(1)
    const quiet = arrives({ units: { p2: { saudor: { pds: 2 } } } }).say('p2', [])
    expect(fires(quiet)).toEqual([])
    expect(unitsAt(quiet, 'p1', 'a0')).toHaveLength(1)
  })

  test('[ti3/11.pdsFire] enemies fire first, clockwise from the active player, and he fires last', () => {
    const game = arrives(
      {
        tiles: { a0: 'sys_abyz__fria' },
        units: {
          p1: { b1: { dreadnought: 3 }, mehar_xull: { pds: 1 } },
          p4: { thibah: { pds: 1 } },
          p2: { abyz: { pds: 1 }, a0: { war_sun: 2 } },
          p6: { wellon: { pds: 1 } },
        },
        technologies: { p1: ['deep_space_cannon'], p4: ['deep_space_cannon'], p6: ['deep_space_cannon'] },
      },
      'dreadnought',
    )
    const { order } = game.table
    const clockwise = [...order, ...order].slice(order.indexOf('p1') + 1, order.indexOf('p1') + 7)
    for (const seat of clockwise.filter(seat => ['p1', 'p2', 'p4', 'p6'].includes(seat))) {
      expect(firing(game)).toEqual([`${seat}:pdsFire`])
      game.say(seat, [])
    }
    expect(firing(game)).toEqual([])
  })

  test("[ti3/28.enemyFire] PDS fire only at the active player's ships, never at a third fleet", () => {
    const units = { p1: { b1: { cruiser: 1 } }, p2: { a0: { cruiser: 1 } }, p3: { saudor: { pds: 1 } } }
    const game = sortie({ units }, 'a0').say('p1', {})
    expect(firing(game)).toEqual([])
  })

  test('[ti3/28.ownFire] own PDS fire even when no ship moved', () => {
    const units = { p1: { saudor: { pds: 1 } }, p2: { a0: { cruiser: 1 } } }
    const game = sortie({ units }, 'a0')
    expect(firing(game)).toEqual(['p1:pdsFire'])
  })

  test('[ti3/28.enemyFire] enemy PDS fire at ships that were there already', () => {
    const units = { p1: { a0: { cruiser: 1 } }, p2: { saudor: { pds: 1 } } }
    expect(firing(sortie({ units }, 'a0'))).toEqual(['p2:pdsFire'])
  })

  test('[ti3/28.enemyFire] they fire from systems their owner activated', () => {
    const game = arrives({ units: { p2: { saudor: { pds: 1 } } }, activated: { p2: ['a0'] } })
    expect(firing(game)).toEqual(['p2:pdsFire'])
  })

  test('[ti3/28.enemyFire] without ships there is nothing to shoot at, troops on planets are no target', () => {
    const units = { p1: { saudor: { ground_force: 2 } }, p2: { thibah: { pds: 1 } } }
    const game = sortie({ units, technologies: { p2: ['deep_space_cannon'] } }, 'a0')
    expect(firing(game)).toEqual([])
  })

  test('[ti3/28.range] PDS reach their own system only; with Deep Space Cannon the six around it, through no wormhole', () => {
    const tiles = { a0: 'sys_lodor', b8: 'sys_alpha', b9: 'sys_centauri__gral' } as const
    const near: Situation = { tiles, units: { p2: { thibah: { pds: 1 } } } }
    expect(firing(arrives(near))).toEqual([])
    expect(firing(arrives({ ...near, technologies: { p2: ['deep_space_cannon'] } }))).toEqual(['p2:pdsFire'])
    const far: Situation = {
      tiles: { ...tiles, b8: 'sys_lodor', a0: 'sys_alpha' },
      units: { p2: { lodor: { pds: 1 } } },
      technologies: { p2: ['deep_space_cannon'] },
    }
    expect(firing(arrives(far))).toEqual([])
  })

  test('[ti3/27.aboard] PDS aboard ships do not fire', () => {
    const units = { p1: { a0: { carrier: 1, pds: 1 } }, p2: { b1: { carrier: 1, pds: 1 } } }
    const technologies = { p2: ['deep_space_cannon' as const] }
    expect(firing(sortie({ units, technologies }, 'a0'))).toEqual([])
  })

  test('[ti3/28.ownFire] each PDS fires once an activation', () => {
    const units = { p1: { b1: { dreadnought: 2 } }, p2: { saudor: { pds: 2 } }, p3: { thibah: { pds: 1 } } }
    const game = arrives({ units, technologies: { p3: ['deep_space_cannon'] } }, 'dreadnought')
    const [first = ''] = game.table.order.filter(seat => seat === 'p2' || seat === 'p3')
    const [gun = ''] = guns(game, first)
    game.say(first, [gun])
    expect(game.rests).toBe(false)
    expect(game.table.doing?.fired).toEqual({ [gun]: true })
  })

  test('[ti3/28.dice] an effect may make them shoot better, or farther', () => {
    const better = arrives({
      units: { p2: { saudor: { pds: 1 } } },
      change: grant('p2', { numbers: { combat: ({ step }) => (step === 'pdsFire' ? 2 : 0) } }),
    })
    better.say('p2', guns(better, 'p2'))
    expect(fires(better)[0]?.about).toMatchObject({ needs: 4 })
    const farther = arrives({
      units: { p2: { vefut_ii: { pds: 1 } } },
      change: grant('p2', { numbers: { pdsRange: () => 1 } }),
    })
    expect(firing(farther)).toEqual(['p2:pdsFire'])
  })

  test('[ti3/29.moving] Fighters whose Carrier is shot down outside a battle are lost', () => {
    const made = (seed: string) => {
      const game = sortie(
        { seed, units: { p1: { a0: { carrier: 1, fighter: 1 } }, p2: { saudor: { pds: 1 } } } },
        'a0',
      )
      return game.say('p2', guns(game, 'p2'))
    }
    const game = whereDice(made, made => hitsOf(made)[0] === 1)
    game.say('p1', { damaged: [], destroyed: [idOf(game, 'p1', 'a0', 'carrier')] })
    expect(unitsAt(game, 'p1', 'a0')).toEqual([])
  })

  test('[ti3/29.moving] enemy Fighters are lost too when own PDS alone shoot their Carrier down', () => {
    const units = { p1: { saudor: { pds: 1 } }, p2: { a0: { carrier: 1, fighter: 2 } } }
    const made = (seed: string) => {
      const game = sortie({ seed, units }, 'a0')
      return game.say('p1', guns(game, 'p1'))
    }
    const game = whereDice(made, made => hitsOf(made)[0] === 1)
    game.say('p2', { damaged: [], destroyed: [idOf(game, 'p2', 'a0', 'carrier')] })
    expect(unitsAt(game, 'p2', 'a0')).toEqual([])
  })

  test('[ti3/29.moving] Fighters that lost their Carrier are lost too when own PDS leave nobody to fight', () => {
    const units = {
      p1: { b1: { carrier: 2, fighter: 2, ground_force: 6 }, mehar_xull: { pds: 2 } },
      p2: { saudor: { pds: 2 }, a0: { fighter: 1 } },
    }
    const technologies = { p1: ['deep_space_cannon' as const] }
    const made = (seed: string) => {
      const game = sortie({ seed, units, technologies }, 'a0')
      const [full = '', other = ''] = unitsAt(game, 'p1', 'b1', 'carrier')
      game.say('p1', { [full]: {}, [other]: { cargo: unitsAt(game, 'p1', 'b1', 'fighter') } })
      game.say('p2', guns(game, 'p2'))
      if (game.open[0] !== 'p1:hits' || hitsOf(game)[0] !== 1) return game
      game.say('p1', { damaged: [], destroyed: [other] })
      return game.say('p1', guns(game, 'p1'))
    }
    const game = whereDice(made, made => hitsOf(made)[0] === 1 && [1, 2].includes(Number(hitsOf(made)[1])))
    expect(game.told('ti3.log.spaceBattle')).toEqual([])
    expect(game.asked('p1')).toMatchObject({ rule: 'ti3/29.support' })
    game.say('p1', unitsAt(game, 'p1', 'a0', 'fighter'))
    expect(game.open).toEqual(['p1:landing'])
  })
})

describe('the dossier of a system', () => {
  test('tells who could come with one activation and whose PDS reach it', () => {
    const { table } = sortie({
      units: {
        p1: { b0: { carrier: 1, fighter: 2 }, c0: { dreadnought: 1 }, a0: { cruiser: 1 } },
        p2: { b1: { destroyer: 1 }, thibah: { pds: 2 } },
        p3: { b11: { cruiser: 1 }, saudor: { pds: 1 } },
      },
      activated: { p3: ['a0'] },
      technologies: { p2: ['deep_space_cannon'] },
    })
    const kinds = (found: Record<string, string[]>) =>
      Object.fromEntries(
        Object.entries(found).map(([seat, ids]) => [seat, ids.map(id => table.units[id]?.kind)]),
      )
    expect(kinds(whoReaches(table, 'a0'))).toEqual({ p1: ['carrier'], p2: ['destroyer'] })
    expect(kinds(whoShoots(table, 'a0'))).toEqual({ p2: ['pds', 'pds'], p3: ['pds'] })
    expect(whoReaches(table, 'c10')).toEqual({})
  })
})
