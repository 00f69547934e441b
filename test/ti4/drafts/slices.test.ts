import { describe, expect, test } from 'vitest'
import { chanceOf, seedFrom } from '../../../shared/engine/chance.ts'
import { layingPlaces } from '../../../shared/galaxy/laying.ts'
import { type SetupId, setups } from '../../../shared/ti4/content/setups.ts'
import { type SystemId, systems } from '../../../shared/ti4/content/systems.ts'
import { dealSlices, slicesFor } from '../../../shared/ti4/draft/dealing.ts'
import { commonPlaces, slicePlaces, touching } from '../../../shared/ti4/draft/places.ts'
import { factsOf, faultsAmong, faultsOf, optimalOf } from '../../../shared/ti4/draft/slices.ts'
import { tilesBacked } from '../../../shared/ti4/galaxy.ts'

const all = Object.values(setups)

describe.each(all.map(setup => [setup.id, setup] as const))('slices of %s', (id, setup) => {
  const places = slicePlaces[id]
  const laid = Array.from({ length: setup.rings }, (_, ring) => layingPlaces(setup, ring + 1)).flat()

  test('have as many places as the galaxy deals to each, the same number before every home', () => {
    const each = setup.dealtEach.blue + setup.dealtEach.red
    expect(places.map(slice => slice.length)).toEqual(setup.homes.map(() => each))
  })

  test('share no place, and with what is laid for all they fill the galaxy', () => {
    const common = commonPlaces(setup)
    expect([...places.flat(), ...common].sort()).toEqual(laid.sort())
    expect(common).toHaveLength(setup.laidBySpeaker.blue + setup.laidBySpeaker.red)
  })

  test('touch nothing of their own but what touches at some home', () => {
    expect(touching[id].length).toBeGreaterThan(0)
    for (const [one, other] of touching[id]) expect(one).toBeLessThan(other)
  })

  const boxes: readonly ('base' | 'pok')[][] =
    setup.set === 'base' ? [['base'], ['base', 'pok']] : [['base', 'pok']]
  test.each(boxes.flatMap(sets => [0, 3].map(more => [sets.join('+'), more, sets] as const)))(
    'of %s with %i to spare are fair, whatever is shuffled',
    (_, more, sets) => {
      const backed = { blue: tilesBacked({ sets }, 'blue'), red: tilesBacked({ sets }, 'red') }
      for (let seed = 0; seed < 25; seed++) {
        const chance = chanceOf(seedFrom(`slices ${seed}`))
        const shuffled = { blue: chance.shuffle('blue', backed.blue), red: chance.shuffle('red', backed.red) }
        const { slices, common, left } = dealSlices(chance, setup, shuffled, setup.players + more)
        expect(slices).toHaveLength(slicesFor(setup, shuffled, setup.players + more))
        for (const slice of slices) {
          expect(faultsOf(id, slice)).toEqual({})
          const blue = slice.filter(tile => systems[tile].back === 'blue')
          expect(blue).toHaveLength(setup.dealtEach.blue)
        }
        const among = [...slices.flat(), ...left.blue, ...left.red]
        expect(faultsAmong(slices, among)).toEqual({})
        const everything = [...among, ...Object.values(common)]
        expect(everything.sort()).toEqual([...backed.blue, ...backed.red].sort())
      }
    },
  )
})

describe('what is read of a slice', () => {
  test('counts each planet for what it has more of, and for half of each where both are alike', () => {
    expect(optimalOf({ resources: 3, influence: 1 })).toEqual({ resources: 3, influence: 0 })
    expect(optimalOf({ resources: 1, influence: 2 })).toEqual({ resources: 0, influence: 2 })
    expect(optimalOf({ resources: 1, influence: 1 })).toEqual({ resources: 0.5, influence: 0.5 })
  })

  const six: SetupId = 'players_6'
  const poor: SystemId[] = ['s46', 's47', 's48', 's49', 's50']

  test('says in which respects it is not as it should be', () => {
    expect(Object.keys(faultsOf(six, [...poor.slice(0, 2), 's19', 's20', 's21'])).sort()).not.toContain(
      'most',
    )
    expect(faultsOf(six, ['s41', 's42', 's19', 's20', 's21']).anomalies).toBe(1)
    expect(faultsOf(six, ['s26', 's39', 's19', 's20', 's46']).sameWormhole).toBe(1)
    expect(faultsOf(six, ['s65', 's66', 's19', 's46', 's47']).twoLegendary).toBe(1)
  })

  test('knows a wormhole of which there is one alone', () => {
    const slices: SystemId[][] = [['s26', ...poor.slice(0, 4)], poor]
    expect(faultsAmong(slices, [...slices.flat(), 's39', 's25']).fewWormholes).toBe(2)
  })

  test('adds up resources, influence, traits and specialties of all its planets', () => {
    const { resources, influence, specialties } = factsOf(['s19', 's46', 's47', 's48', 's49'])
    expect({ resources, influence, specialties }).toEqual({
      resources: 1,
      influence: 2,
      specialties: ['yellow'],
    })
  })
})
