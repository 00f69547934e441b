import { describe, expect, it } from 'vitest'
import { firstPosts, moved, stationed } from '../../client/galaxy/setup/posts.ts'
import { races } from '../../shared/ti3/content/races.ts'
import { stationOptions } from '../../shared/ti3/rules/startingForces.ts'
import { shapes } from '../../shared/ti3/shapes.ts'
import { playTi3 } from './playTi3.ts'

playTi3()

const check = (options: object, value: unknown) => shapes['station']?.check(options as never, value)

describe('Starting forces as they lie ready on the screen', () => {
  it.each(Object.values(races))('are an answer the room takes, for $name', race => {
    const options = stationOptions(race)
    expect(check(options, stationed(firstPosts(options), options))).toBeUndefined()
  })

  it('stay complete whatever is moved', () => {
    const options = stationOptions(races.hacan)
    const start = firstPosts(options)
    for (const kind of Object.keys(options.units))
      for (const planet of options.planets)
        for (const by of [1, -1] as const) {
          const after = moved(start, options, kind, planet, by)
          if (after) expect(check(options, stationed(after, options))).toBeUndefined()
        }
  })

  it('put the dock on the richest planet', () => {
    const options = stationOptions(races.letnev)
    expect(firstPosts(options)['space_dock']).toEqual({ arc_prime: 1 })
  })
})
