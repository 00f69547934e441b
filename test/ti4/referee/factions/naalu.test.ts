import { describe, expect, test } from 'vitest'
import type { SomeOf } from '../../../../shared/engine/options.ts'
import { unitsAt } from '../../../galaxy/fleets.ts'
import { activating, canUse, choicesAt, invading, turn, untilUse } from '../../factions/scenes.ts'
import { around, from, type Middle } from '../../midgame.ts'
import { allOf, holding, inSpace, kindsOn, playOn, strategyCards, toTheEnd, whereItFalls } from './scenes.ts'

const factions = { p1: 'sol', p2: 'naalu' } as const
const tokens: NonNullable<Middle['tokens']> = { p2: { tactic: 3, fleet: 3, strategy: 2, reinforcements: 8 } }
const arriving = (middle: Middle) => {
  const game = activating({ factions, tokens, ...middle })
  return playOn(
    game,
    { 'ti4.ask.move': now => allOf(now, 'p1', 'a1') },
    now => canUse(now, 'p2', 'foresight') || now.table.battle !== undefined,
  )
}

describe('Telepathic', () => {
  test('they take the first turn, whatever number their card has', () => {
    const game = from(
      { segment: 'picksEnd' },
      {
        factions,
        strategyCards: { leadership: 'p1', imperial: 'p2', diplomacy: 'p3', trade: 'p4' },
      },
    )
    expect(game.open).toEqual(['p2:turn'])
  })
})

describe('Foresight', () => {
  const home: Middle = {
    units: { p1: { a1: { cruiser: 1 } }, p2: { a0: { carrier: 1, fighter: 2 } } },
  }

  test('takes ground forces of the planet along, as far as there is room', () => {
    const game = arriving({
      planets: { p2: ['lodor'] },
      units: { p1: { a1: { cruiser: 1 } }, p2: { a0: { carrier: 1 }, lodor: { infantry: 2 } } },
    })
    game.say('p2', 'foresight')
    if (game.open[0]?.startsWith('p2')) game.say('p2', 'a5')
    playOn(
      game,
      { 'ti4.ask.retreatWith': now => Object.keys(now.offered<SomeOf>('p2').of) },
      now => unitsAt(now, 'p2', 'a5').length > 1,
    )
    expect(inSpace(game, 'p2', 'a5')).toEqual(['carrier', 'infantry', 'infantry'])
  })

  test('[ti4/59.1] [ti4/11.1] [ti4/86.1] goes neither into a nebula, an asteroid field nor a supernova', () => {
    const game = arriving({
      ...home,
      tiles: around({ a0: 's26', a5: 's42', m0: 's44', b0: 's43', b1: 's45' }),
    })
    game.say('p2', 'foresight')
    const offered = choicesAt(game, 'p2')
    expect(offered).toContain('a1')
    for (const hex of ['a5', 'm0', 'b0', 'b1']) expect(offered).not.toContain(hex)
  })

  test('is not offered without a token in the Strategy Pool', () => {
    const game = arriving({ ...home, tokens: { p2: { strategy: 0 } } })
    expect(canUse(game, 'p2', 'foresight')).toBe(false)
    expect(game.told('ti4.log.spaceCombat')).toHaveLength(1)
  })

  test('is not offered where nothing moved in', () => {
    const game = activating({ factions, tokens, ...home })
    playOn(game, { 'ti4.ask.move': () => ({}) }, now => canUse(now, 'p2', 'foresight'))
    expect(game.rests).toBe(true)
  })

  test('[ti4/20.6] where their own token lies already, the one that is paid goes to the reinforcements', () => {
    const game = arriving({ ...home, activated: { p2: ['a5'] } })
    game.say('p2', 'foresight').say('p2', 'a5')
    expect(game.sheet('p2').counters).toMatchObject({ strategy: 1, reinforcements: 9 })
    expect(game.table.activated['a5']).toEqual({ p2: true })
    expect(inSpace(game, 'p2', 'a5')).toEqual(['carrier', 'fighter', 'fighter'])
  })

  test('[ti4/58.4] moves ships even out of a system in which their own token lies', () => {
    const game = arriving({ ...home, activated: { p2: ['a0'] } })
    game.say('p2', 'foresight').say('p2', 'a5')
    expect(inSpace(game, 'p2', 'a5')).toEqual(['carrier', 'fighter', 'fighter'])
  })

  test('[ti4/37.3] what the Fleet Pool does not hold beside ships that were there is removed', () => {
    const game = arriving({
      units: { p1: { a1: { cruiser: 1 } }, p2: { a0: { cruiser: 2 }, a5: { cruiser: 2 } } },
    })
    game.say('p2', 'foresight').say('p2', 'a5')
    playOn(game, {}, now => now.rests)
    expect(inSpace(game, 'p2', 'a5')).toHaveLength(3)
  })

  test('leaves the planet to be invaded in the same action', () => {
    const game = arriving({
      planets: { p2: ['lodor'] },
      units: { p1: { a1: { carrier: 1 } }, p2: { a0: { cruiser: 1 } } },
    })
    expect(canUse(game, 'p2', 'foresight')).toBe(true)
    game.say('p2', 'foresight').say('p2', 'a5')
    expect(game.table.battle).toBeUndefined()
  })

  test('answers a third player just as well, and the Naalu themselves never', () => {
    const game = activating({
      factions: { p1: 'naalu', p2: 'sol' },
      units: { p1: { a1: { cruiser: 1 }, a0: { cruiser: 1 } } },
    })
    playOn(game, { 'ti4.ask.move': now => allOf(now, 'p1', 'a1') }, now => canUse(now, 'p1', 'foresight'))
    expect(game.rests).toBe(true)
  })
})

describe('Neuroglaive', () => {
  const technologies = { p2: ['neuroglaive'] } as const

  test('[ti4/37.3] the ships of whoever activated are counted at once against the smaller pool', () => {
    const game = activating({
      factions,
      technologies,
      units: { p1: { a1: { cruiser: 3 } }, p2: { a0: { cruiser: 1 } } },
    })
    expect(game.sheet('p1').counters).toMatchObject({ fleet: 2, reinforcements: 9 })
    expect(game.match.open[0]?.text).toBe('ti4.ask.overFleet')
    expect(game.match.open[0]?.to).toBe('p1')
  })

  test('takes nothing where the Fleet Pool is empty', () => {
    const game = activating({
      factions,
      technologies,
      tokens: { p1: { fleet: 0 } },
      units: { p1: { a1: { fighter: 0 } }, p2: { a0: { cruiser: 1 } } },
    })
    expect(game.sheet('p1').counters).toMatchObject({ fleet: 0, reinforcements: 8 })
  })

  test('needs ships: a dock, a PDS and Infantry are none', () => {
    const game = activating({
      factions,
      technologies,
      planets: { p2: ['lodor'] },
      units: { p1: { a1: { cruiser: 3 } }, p2: { lodor: { infantry: 2, pds: 1, space_dock: 1 } } },
    })
    expect(game.sheet('p1').counters.fleet).toBe(3)
  })
})

describe('Hybrid Crystal Fighter II', () => {
  const left = (fighter: number, upgrade: boolean) => {
    const game = from(
      { segment: 'revealing' },
      {
        factions: { p1: 'naalu', p2: 'winnu' },
        technologies: { p1: upgrade ? ['hybrid_crystal_fighter_ii'] : [] },
        units: { p1: { a0: { cruiser: 2, fighter } } },
      },
    )
    const open = () => game.match.open.find(({ text }) => text === 'ti4.ask.redistribute')
    for (let now = open(); now; now = open()) game.say(now.to, { tactic: 6, fleet: 3, strategy: 1 })
    return game
  }

  test('[ti4/37.1] two beyond capacity count as one ship, and a third makes one too many', () => {
    expect(inSpace(left(2, true), 'p1', 'a0')).toEqual(['cruiser', 'cruiser', 'fighter', 'fighter'])
    expect(left(3, true).match.open[0]?.text).toBe('ti4.ask.overFleet')
  })
})

describe('Matriarch', () => {
  const scene: Middle = {
    factions: { p1: 'naalu', p2: 'sol' },
    planets: { p2: ['lodor'] },
    technologies: { p2: [] },
  }
  const down = (game: ReturnType<typeof invading>, ...kinds: ('fighter' | 'infantry')[]) =>
    Object.fromEntries(
      kinds.flatMap(kind => unitsAt(game, 'p1', 'a0', kind).map(id => [id, { planet: 'lodor' }])),
    )

  test('Fighters are shot at by the Space Cannon of the planet like ground forces', () => {
    const game = whereItFalls(
      middle => {
        const made = invading(middle)
        made.say('p1', down(made, 'fighter'))
        return playOn(made, { 'ti4.ask.spaceCannonDefense': () => 'yes' })
      },
      { ...scene, units: { p1: { a0: { flagship: 1, fighter: 1 } }, p2: { lodor: { pds: 2 } } } },
      made => inSpace(made, 'p1', 'a0').length === 1,
    )
    expect(kindsOn(game, 'p2', 'lodor')).toEqual(['pds', 'pds'])
  })

  test('Fighters alone take no planet, even one that nobody defends', () => {
    const game = invading({ ...scene, units: { p1: { a0: { flagship: 1, fighter: 2 } } } })
    game.say('p1', down(game, 'fighter'))
    toTheEnd(game)
    expect(game.table.planets.lodor).toMatchObject({ owner: 'p2' })
    expect(inSpace(game, 'p1', 'a0')).toEqual(['fighter', 'fighter', 'flagship'])
  })

  test('Fighters that outlive the defenders leave a draw: a dock that stood there stands', () => {
    const game = whereItFalls(
      middle => {
        const made = invading(middle)
        made.say('p1', down(made, 'fighter'))
        return toTheEnd(made)
      },
      {
        ...scene,
        units: { p1: { a0: { flagship: 1, fighter: 6 } }, p2: { lodor: { infantry: 1, space_dock: 1 } } },
      },
      made => kindsOn(made, 'p2', 'lodor').join() === 'space_dock',
    )
    expect(game.table.planets.lodor).toMatchObject({ owner: 'p2' })
    expect(kindsOn(game, 'p1', 'lodor')).toEqual([])
  })

  test('with an Infantry among them the planet is taken, and the Fighters fly back', () => {
    const game = whereItFalls(
      middle => {
        const made = invading(middle)
        made.say('p1', down(made, 'fighter', 'infantry'))
        return toTheEnd(made)
      },
      {
        ...scene,
        units: { p1: { a0: { flagship: 1, fighter: 4, infantry: 2 } }, p2: { lodor: { infantry: 1 } } },
      },
      made => kindsOn(made, 'p1', 'lodor').includes('infantry'),
    )
    expect(game.table.planets.lodor).toMatchObject({ owner: 'p1' })
    expect(kindsOn(game, 'p1', 'lodor')).not.toContain('fighter')
  })

  test('needs the flagship in that system', () => {
    const game = invading({
      ...scene,
      units: { p1: { a0: { carrier: 1, fighter: 2 }, a1: { flagship: 1 } }, p2: { lodor: { infantry: 1 } } },
    })
    expect(game.rests).toBe(true)
  })

  test('Fighters are no Infantry for Indoctrination', () => {
    const game = invading({
      factions: { p1: 'naalu', p2: 'yin' },
      planets: { p2: ['lodor'] },
      tradeGoods: { p2: 4 },
      units: { p1: { a0: { flagship: 1, fighter: 3 } }, p2: { lodor: { infantry: 2 } } },
    })
    game.say('p1', down(game, 'fighter'))
    playOn(game, {}, now => canUse(now, 'p2', 'indoctrination'))
    expect(game.rests).toBe(true)
  })
})

describe('Gift of Prescience', () => {
  test('is played as the Strategy Phase ends, and its holder is first in the Action Phase', () => {
    const key = 'gift_of_prescience.p2'
    const game = from({ segment: 'strategyPhase' }, { factions, also: holding({ p3: [key] }) })
    untilUse(game, 'p3', key).say('p3', key)
    expect(game.sheet('p3').laidOut).toEqual({ [key]: true })
    playOn(game, {}, now => now.open.some(open => open.endsWith(':turn')))
    expect(game.open).toEqual(['p3:turn'])
  })

  test('lies open until then, and is no action', () => {
    const game = turn({ factions, strategyCards, also: holding({ p1: ['gift_of_prescience.p2'] }) })
    expect(Object.keys(game.offered<{ special: object }>('p1').special)).not.toContain(
      'gift_of_prescience.p2',
    )
  })
})
