import { describe, expect, test } from 'vitest'
import { chanceOf, seedFrom } from '../../../shared/engine/chance.ts'
import { sampleAnswer } from '../../../shared/engine/options.ts'
import type { Turn } from '../../../shared/galaxy/shapes/turn.ts'
import type { TechnologyId } from '../../../shared/ti3/content/technologies.ts'
import { moveOptions } from '../../../shared/ti3/movement.ts'
import { rangeOf } from '../../../shared/ti3/range.ts'
import { ti3Rules } from '../../../shared/ti3/rules/index.ts'
import { aims, standing, turnWith } from '../action/turnWith.ts'
import type { Midgame, Situation } from '../midgame.ts'

const races = { p1: 'muaat', p2: 'sol', p3: 'letnev' } as const
const embers = (situation: Situation = {}): Midgame =>
  turnWith([], { races, counters: { p1: { strategy: 2, fleet: 3 } }, ...situation })
const offers = (game: Midgame) => Object.keys(game.offered<Turn>('p1').special)
const forging = (game: Midgame) => game.say('p1', { special: 'muaat_forge' })

describe('The Embers of Muaat', () => {
  const range = (...knows: TechnologyId[]) =>
    rangeOf(embers({ technologies: { p1: knows } }).table, 'p1', 'war_sun', 'a0', false)

  test('[ti3/se.muaat] move their War Suns one system, two with Deep Space Cannon', () => {
    expect([range('war_sun_tech'), range('war_sun_tech', 'deep_space_cannon')]).toEqual([1, 2])
    expect(rangeOf(embers().table, 'p2', 'war_sun', 'a0', false)).toBe(2)
  })

  test('[ti3/se.muaat] pass through supernovas, and never stop in one', () => {
    const tiles = { a0: 'special_supernova', b0: 'sys_wellon' } as const
    // Around the supernova both ways on are longer than a Cruiser's range.
    const units = { p1: { m0: { cruiser: 1 } }, p2: { a1: { cruiser: 1 }, a5: { cruiser: 1 } } }
    const ways = (race: 'muaat' | 'norr') => {
      const { table } = embers({ races: { ...races, p1: race }, tiles, units })
      return Object.values(moveOptions(table, 'p1', ['b0']).ships).map(({ routes }) => routes)
    }
    expect(ways('muaat')).toEqual([[['m0', 'a0', 'b0']]])
    expect(ways('norr')).toEqual([])
    const { tactical } = embers({ tiles, units }).offered<Turn>('p1')
    expect(tactical).toContain('b0')
    expect(tactical).not.toContain('a0')
  })

  test('[ti3/se.forge] forge a Destroyer or two Fighters where a War Sun stands, for a counter and the turn', () => {
    const units = { p1: { a0: { war_sun: 1 } } }
    const made = (what: string) => forging(embers({ units })).say('p1', what)
    const game = made('destroyer')
    expect(standing(game, 'a0')).toEqual(['p1 destroyer', 'p1 war_sun'])
    expect(game.sheet('p1').counters.strategy).toBe(1)
    expect(game.open[0]).not.toMatch(/^p1/)
    expect(standing(made('fighter'), 'a0')).toEqual(['p1 fighter', 'p1 fighter', 'p1 war_sun'])
  })

  test('[ti3/se.forge] forge beside a Space Dock as well, and nowhere beside enemy ships', () => {
    const units = {
      p1: { muaat: { space_dock: 1 }, a0: { war_sun: 1 }, a2: { war_sun: 1 } },
      p2: { a2: { fighter: 1 } },
    }
    const game = forging(embers({ units }))
    expect(aims(game)).toEqual(['a0', game.sheet('p1').home].sort())
  })

  test('[ti3/se.forge] forge what supply and support hold', () => {
    const full = { p1: { a0: { war_sun: 1, cruiser: 2, fighter: 5 } } }
    const game = forging(embers({ units: full }))
    // One place for Fighters is left, none for a Destroyer, and there is but one system: nobody has anything to choose.
    expect(standing(game, 'a0').filter(unit => unit === 'p1 fighter')).toHaveLength(6)
    expect(offers(embers({ units: { p1: { a0: { war_sun: 1, cruiser: 2, fighter: 6 } } } }))).not.toContain(
      'muaat_forge',
    )
  })

  test('[ti3/se.forge] forge nothing without a counter in Strategy Allocation', () => {
    const units = { p1: { a0: { war_sun: 1 } } }
    expect(offers(embers({ units }))).toContain('muaat_forge')
    expect(offers(embers({ units, counters: { p1: { strategy: 0 } } }))).not.toContain('muaat_forge')
  })

  test('[ti3/se.forge] are answered for by chance as well', () => {
    const game = forging(embers({ units: { p1: { a0: { war_sun: 1 } } } }))
    const chance = chanceOf(seedFrom('forge'))
    game.say('p1', sampleAnswer(ti3Rules.shapes, game.asked('p1').options, chance))
    expect(standing(game, 'a0').length).toBeGreaterThan(1)
  })
})
