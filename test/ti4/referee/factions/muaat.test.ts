import { describe, expect, test } from 'vitest'
import type { Produce } from '../../../../shared/galaxy/shapes/produce.ts'
import { moveOptions } from '../../../../shared/ti4/movement.ts'
import { coming } from '../../../galaxy/fleets.ts'
import { canUse, choicesAt, fighting, invading, producing, turn } from '../../factions/scenes.ts'
import { around, inMidgame, type Middle } from '../../midgame.ts'
import { strategic } from '../../strategic.ts'
import { also, asFirstPrinted, holding, inSpace, playOn, strategyCards } from './scenes.ts'

const factions = { p1: 'muaat', p2: 'sol' } as const
const scene: Middle = { factions, strategyCards, tiles: around({}) }
const special = (game: ReturnType<typeof turn>) =>
  Object.keys(game.offered<{ special: Record<string, unknown> }>('p1').special)

describe('Star Forge', () => {
  test('[ti4/23.4.a] with every Destroyer on the board one may be moved so, but none under a token of theirs', () => {
    const forges = (activated: string[]) => {
      const game = turn({
        ...scene,
        units: { p1: { a0: { war_sun: 1 }, a1: { destroyer: 8 } } },
        activated: { p1: activated },
        tokens: { p1: { fleet: 8, reinforcements: 3 } },
      })
      game.say('p1', { special: 'star_forge' })
      return playOn(
        game,
        { 'ti4.ask.actOnUnit': now => choicesAt(now, 'p1').find(kind => kind === 'destroyer') },
        now => now.open.some(open => open.endsWith(':turn')),
      )
    }
    expect(inSpace(forges(['a1']), 'p1', 'a0')).toEqual(['fighter', 'fighter', 'war_sun'])
    const moved = forges([])
    expect(inSpace(moved, 'p1', 'a0')).toEqual(['destroyer', 'war_sun'])
    expect(inSpace(moved, 'p1', 'a1')).toHaveLength(7)
  })

  test('[ti4/37.3] a Destroyer beyond the Fleet Pool is placed, and then a ship has to go', () => {
    const game = turn({
      ...scene,
      units: { p1: { a0: { war_sun: 1, cruiser: 2 } } },
      tokens: { p1: { fleet: 3 } },
    })
    game.say('p1', { special: 'star_forge' })
    playOn(
      game,
      { 'ti4.ask.actOnUnit': () => 'destroyer' },
      now => now.match.open[0]?.text === 'ti4.ask.overFleet' || now.open.some(open => open.endsWith(':turn')),
    )
    if (choicesAt(game, 'p1').includes('destroyer')) game.say('p1', 'destroyer')
    expect(inSpace(game, 'p1', 'a0').length).toBeLessThanOrEqual(4)
  })

  test('is an action even where the War Sun stands in a system they have activated', () => {
    const game = turn({ ...scene, units: { p1: { a0: { war_sun: 1 } } }, activated: { p1: ['a0'] } })
    expect(special(game)).toContain('star_forge')
  })

  test('needs a War Sun of theirs, not one of another', () => {
    const game = turn({ ...scene, units: { p1: { a0: { cruiser: 1 } }, p2: { a1: { war_sun: 1 } } } })
    expect(special(game)).not.toContain('star_forge')
  })
})

describe('The Inferno', () => {
  test('is no action without a Cruiser in reinforcements, a token, or the flagship on the board', () => {
    const offered = (middle: Middle) => special(turn({ ...scene, ...middle })).includes('the_inferno')
    const beside = { p1: { a0: { flagship: 1 } } }
    expect(offered({ units: beside })).toBe(true)
    const all = { p1: { a0: { flagship: 1 }, a1: { cruiser: 8 } } }
    expect(offered({ units: all, activated: { p1: ['a1'] } })).toBe(false)
    expect(offered({ units: beside, tokens: { p1: { strategy: 0 } } })).toBe(false)
    expect(offered({ units: { p1: { a0: { war_sun: 1 } } } })).toBe(false)
  })
})

describe('Gashlai Physiology', () => {
  test('[ti4/86.1] lets them through a supernova, not into one', () => {
    const comes = (hex: string) =>
      coming(
        moveOptions(
          inMidgame({
            ...scene,
            technologies: { p1: [] },
            tiles: around({ m0: 's43' }),
            units: { p1: { a0: { destroyer: 1 } } },
          }).table,
          'p1',
          [hex],
        ),
      )
    expect(comes('m0')).toEqual([])
    expect(comes('a3')).toEqual(['destroyer a0'])
  })

  test('[ti4/86.1] a Muaat fleet does not retreat into a supernova', () => {
    const game = fighting({
      factions: { p1: 'sol', p2: 'muaat' },
      technologies: { p1: [], p2: [] },
      tiles: around({ a0: 's26', a1: 's43' }),
      units: { p1: { a0: { cruiser: 2 } }, p2: { a0: { cruiser: 2 }, a1: { space_dock: 1 } } },
    })
    playOn(game, {}, now => now.match.open[0]?.text === 'ti4.ask.announceRetreat')
    expect(game.rests || game.match.open[0]?.to === 'p1').toBe(true)
  })
})

describe('the Prototype War Sun', () => {
  test('[ti4/65.3] theirs takes the shield of a PDS away for every unit that bombards', () => {
    const game = invading({
      factions,
      technologies: { p1: [], p2: [] },
      planets: { p2: ['lodor'] },
      units: { p1: { a0: { war_sun: 1, dreadnought: 1 } }, p2: { lodor: { pds: 1, infantry: 9 } } },
    })
    playOn(game, { 'ti4.ask.bombard': () => 'lodor' })
    expect(
      game
        .told('ti4.log.fires')
        .map(line => line?.['unit'])
        .sort(),
    ).toEqual(['dreadnought', 'war_sun'])
  })

  test('[ti4/90.6] the general technology is nothing for them; their own needs three red and a yellow', () => {
    const offered = (technologies: Middle['technologies']) => {
      const game = strategic('technology', {
        factions,
        tradeGoods: { p1: 9 },
        ...(technologies && { technologies }),
      })
      return choicesAt(game, 'p1')
    }
    const four = ['plasma_scoring', 'magen_defense_grid', 'duranium_armor', 'sarween_tools'] as const
    expect(offered({ p1: four })).toContain('prototype_war_sun_ii')
    expect(offered({ p1: four })).not.toContain('war_sun')
    expect(offered({ p1: four.slice(0, 3) })).not.toContain('prototype_war_sun_ii')
  })

  test('costs 12, and 10 once upgraded', () => {
    const home = inMidgame({ factions }).table.players['p1']?.home as string
    const price = (technologies: Middle['technologies']) =>
      producing(
        {
          factions,
          units: { p1: { muaat: { space_dock: 1 } } },
          tradeGoods: { p1: 12 },
          ...(technologies && { technologies }),
        },
        home,
      ).offered<Produce>('p1').prices['war_sun']?.cost
    expect([price({ p1: [] }), price({ p1: ['prototype_war_sun_ii'] })]).toEqual([12, 10])
  })
})

describe('Magmus Reactor', () => {
  const technologies = { p1: ['magmus_reactor'] } as const

  test('a supernova without units of theirs produces nothing, nor does one with units of another alone', () => {
    const game = producing({
      ...scene,
      technologies,
      tiles: around({ a0: 's43' }),
      units: { p1: { a1: { cruiser: 1 } }, p2: { a0: { cruiser: 1 } } },
      tradeGoods: { p1: 9 },
    })
    expect(game.rests).toBe(true)
  })

  test('[ti4/67.6] produces no ships beside ships of another', () => {
    const game = producing({
      ...scene,
      technologies,
      tiles: around({ a0: 's43' }),
      units: { p1: { a0: { cruiser: 1 } }, p2: { a0: { cruiser: 1 } } },
      tradeGoods: { p1: 9 },
    })
    if (game.rests) return
    const [yard = ''] = Object.keys(game.offered<Produce>('p1').docks)
    const cart = { build: { [yard]: { cruiser: 1 } }, newDocks: [], pay: { planets: [], tradeGoods: 2 } }
    expect(game.answer('p1', cart)).toBeDefined()
  })

  test('as first printed gives no good where nothing is produced, and no Production of its own', () => {
    const game = producing({
      ...scene,
      technologies,
      tiles: around({ a0: 's43' }),
      units: { p1: { a0: { war_sun: 1 } } },
      tradeGoods: { p1: 9 },
      also: asFirstPrinted,
    })
    expect(game.rests).toBe(true)
    expect(game.sheet('p1').tradeGoods).toBe(9)
  })
})

describe('Fires of the Gashlai', () => {
  const key = 'fires_of_the_gashlai.p3'
  const seated = { p1: 'sol', p2: 'xxcha', p3: 'muaat' } as const
  const offered = (middle: Middle) =>
    special(
      turn({ strategyCards, factions: seated, ...middle, also: also(holding({ p1: [key] })) }),
    ).includes(key)

  test('[ti4/22.3] is no action while the Fleet Pool of the Muaat is empty, nor for who has War Suns', () => {
    expect(offered({})).toBe(true)
    expect(offered({ tokens: { p3: { fleet: 0 } } })).toBe(false)
    expect(offered({ technologies: { p1: ['war_sun'] } })).toBe(false)
  })

  test('[ti4/37.3] the Muaat may lose ships by it at once', () => {
    const game = turn({
      strategyCards,
      factions: seated,
      units: { p1: { a0: { cruiser: 1 } }, p3: { a3: { cruiser: 3 } } },
      also: holding({ p1: [key] }),
    })
    game.say('p1', { special: key })
    expect(game.match.open[0]).toMatchObject({ to: 'p3', text: 'ti4.ask.overFleet' })
    // Before anybody answers what is learnt.
    expect(game.sheet('p1').technologies.war_sun).toBeUndefined()
  })

  test('the holder builds War Suns from then on', () => {
    const game = turn({ strategyCards, factions: seated, also: holding({ p1: [key] }) })
    game.say('p1', { special: key })
    expect(game.sheet('p1').technologies.war_sun).toBeDefined()
    expect(canUse(game, 'p1', key)).toBe(false)
  })
})
