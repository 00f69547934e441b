import { describe, expect, test } from 'vitest'
import { isFulfilled, unlockingOf } from '../../../../shared/ti4/cards/unlocking.ts'
import { onPlanet } from '../../../../shared/ti4/forces.ts'
import { sheet } from '../../../../shared/ti4/realm.ts'
import { waysTo } from '../../../../shared/ti4/research.ts'
import { noteFeat } from '../../../../shared/ti4/rules/leaders.ts'
import { untilTrue } from '../../../galaxy/driving.ts'
import { unitsAt } from '../../../galaxy/fleets.ts'
import {
  canUse,
  choicesAt,
  fighting,
  onGround,
  producing,
  turn,
  untilUse,
  whereSo,
} from '../../factions/scenes.ts'
import { around, inMidgame } from '../../midgame.ts'
import { having } from '../relicScene.ts'
import { asFirstPrinted, leading } from './having.ts'

const factions = { p1: 'yin', p2: 'mentak' } as const

describe('Brother Milor', () => {
  test('where a ship was lost its owner places 2 Fighters, which fight on', () => {
    const units = { p1: { a0: { dreadnought: 2 } }, p2: { a0: { carrier: 2 } } }
    const game = fighting(leading(['brother_milor'], { factions, units }))
    untilUse(game, 'p1', 'brother_milor').say('p1', 'brother_milor')
    const [seat = ''] = game.open[0]?.split(':') ?? []
    game.say(seat, 'fighter')
    expect(game.told('ti4.log.placesIn')).toEqual([{ seat, unit: 'fighter', count: 2, hex: 'a0' }])
  })

  test('where a ground force was lost, 2 Infantry on its planet', () => {
    const units = { p1: { lodor: { infantry: 8 } }, p2: { lodor: { infantry: 1 } } }
    const game = onGround(leading(['brother_milor'], { factions, planets: { p2: ['lodor'] }, units }))
    untilTrue(game, () => canUse(game, 'p1', 'brother_milor'))
    game.say('p1', 'brother_milor')
    const [seat = ''] = game.open[0]?.split(':') ?? []
    game.say(seat, 'infantry')
    expect(game.told('ti4.log.placesOn')).toEqual([{ seat, unit: 'infantry', count: 2, planet: 'lodor' }])
  })

  test('no Infantry comes to stand on a planet that is being laid waste', () => {
    const game = turn(
      having('stellar_converter', {
        factions,
        tiles: around({ a0: 's26' }),
        units: { p1: { a1: { dreadnought: 1 } }, p2: { lodor: { infantry: 2 } } },
        planets: { p2: ['lodor'] },
        also: ({ table }) => Object.assign(sheet(table, 'p1'), { leaders: { brother_milor: {} } }),
      }),
    )
    game.say('p1', { special: 'stellar_converter' })
    if (canUse(game, 'p1', 'lodor')) game.say('p1', 'lodor')
    untilTrue(
      game,
      () => game.told('ti4.log.destroysPlanet').length > 0 || canUse(game, 'p1', 'brother_milor'),
    )
    expect(canUse(game, 'p1', 'brother_milor')).toBe(false)
    expect(Object.values(game.table.units).filter(({ planet }) => planet === 'lodor')).toEqual([])
  })

  test('as first printed: after light ships alone', () => {
    const scene = (kind: string) => (count: number) => {
      const units = { p1: { a0: { dreadnought: 3 } }, p2: { a0: { [kind]: count } } }
      const game = fighting(leading(['brother_milor'], { factions, units, ...asFirstPrinted }))
      return untilTrue(game, () => game.rests || canUse(game, 'p1', 'brother_milor'))
    }
    expect(whereSo(scene('cruiser'), game => !game.rests).rests).toBe(false)
    expect(scene('carrier')(2).rests).toBe(true)
  })
})

describe('Brother Omar', () => {
  const knowing = (options = {}) =>
    leading(['brother_omar'], {
      factions,
      technologies: { p1: [], p2: ['fleet_logistics'] },
      units: { p1: { a1: { infantry: 2 } } },
      ...options,
    })

  test('serves as a green symbol', () => {
    const { table } = inMidgame(knowing())
    expect(waysTo(table, 'p1', 'hyper_metabolism')).toEqual([])
    expect(waysTo(table, 'p1', 'dacxive_animators')[0]).toEqual({ exhausts: [], resources: 0 })
  })

  test('for an Infantry all prerequisites are ignored of what another owns', () => {
    const game = turn({ ...knowing(), strategyCards: { technology: 'p1' } })
    expect(waysTo(game.table, 'p1', 'light_wave_deflector')).toEqual([])
    game.say('p1', { strategic: 'technology' }).say('p1', 'fleet_logistics')
    untilTrue(game, () => game.open[0] === 'p1:infantry')
    game.say('p1', unitsAt(game, 'p1', 'a1', 'infantry')[0])
    expect(game.sheet('p1').technologies.fleet_logistics).toEqual({})
    expect(unitsAt(game, 'p1', 'a1', 'infantry')).toHaveLength(1)
  })

  test('as first printed: an Infantry more for the price of two, and for the limit', () => {
    const game = producing(
      leading(['brother_omar'], {
        factions,
        technologies: { p1: [] },
        planets: { p1: ['lodor'] },
        units: { p1: { lodor: { space_dock: 1 } } },
        tradeGoods: { p1: 5 },
        ...asFirstPrinted,
      }),
    )
    untilTrue(game, () => game.open[0] === 'p1:made' || game.open[0] === 'p1:production')
    const build = (infantry: number, tradeGoods: number) => ({
      build: { lodor: { infantry } },
      newDocks: [],
      pay: { planets: [], tradeGoods },
    })
    expect(game.answer('p1', build(9, 3))?.code).toBe('dockFull')
    game.say('p1', build(6, 2))
    expect(onPlanet(game.table, 'lodor', 'infantry')).toHaveLength(6)
  })

  test('waits for Indoctrination or Devotion', () => {
    const { table } = inMidgame(knowing())
    expect(unlockingOf(table, 'p1', 'brother_omar').have).toBe(0)
    noteFeat(table, 'p1', 'factionAbilityUsed')
    expect(isFulfilled(table, 'p1', 'brother_omar')).toBe(true)
  })
})

describe('Dannel of the Tenth', () => {
  test('Infantry come down on planets of others, and fight without Space Cannon', () => {
    const game = turn(
      leading(['dannel_of_the_tenth'], {
        factions,
        tiles: around({ a0: 's26', a1: 's19' }),
        planets: { p2: ['lodor'] },
        units: { p2: { lodor: { pds: 1, infantry: 1 } } },
      }),
    )
    game.say('p1', { special: 'dannel_of_the_tenth' })
    expect(choicesAt(game, 'p1')).not.toContain('mecatol_rex')
    game.say('p1', 'lodor').say('p1', 'wellon').say('p1', 'none')
    untilTrue(game, () => game.table.doing === undefined && game.table.planets.wellon?.owner === 'p1')
    expect(game.told('ti4.log.groundCombat')).toHaveLength(1)
    expect(game.table.planets.wellon?.owner).toBe('p1')
    expect(game.sheet('p1').leaders).toEqual({})
  })

  test('as first printed: as many again, or the planet is readied', () => {
    const game = turn(
      leading(['dannel_of_the_tenth'], {
        factions,
        tiles: around({ a0: 's26', a1: 's19' }),
        planets: { p1: ['lodor', 'wellon'] },
        units: { p1: { lodor: { infantry: 2 }, wellon: { infantry: 1 } } },
        exhausted: ['wellon'],
        ...asFirstPrinted,
      }),
    )
    game.say('p1', { special: 'dannel_of_the_tenth' })
    untilTrue(game, () => game.sheet('p1').leaders?.dannel_of_the_tenth === undefined, {
      wellon: () => 'ready',
    })
    expect(onPlanet(game.table, 'lodor', 'infantry')).toHaveLength(4)
    expect(onPlanet(game.table, 'wellon', 'infantry')).toHaveLength(1)
    expect(game.table.planets.wellon?.exhausted).toBeUndefined()
  })
})
