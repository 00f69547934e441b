import { describe, expect, test } from 'vitest'
import { bombardable } from '../../../shared/ti3/battles.ts'
import { localSide } from '../../../shared/ti3/domains.ts'
import { invasionForecast } from '../../../shared/ti3/forecast.ts'
import { dealt, until } from '../invented.ts'
import { type Midgame, type Situation, whereDice } from '../midgame.ts'
import { land, suns, troopsOf } from './suns.ts'

const fought = (kind: string, count: number, won: boolean, situation: Situation = {}) =>
  whereDice(
    seed => {
      const game = land(suns({ abyz: kind }, { ...situation, seed }), { abyz: count })
      for (let i = 0; i < 20 && !game.rests; i++) {
        const [open] = game.match.open
        if (open) game.say(open.to, open.otherwise ?? {})
      }
      return game
    },
    game => (game.table.planets.abyz?.owner === 'p1') === won,
  )
const dead = (game: Midgame) => 3 - troopsOf(game, 'p1', 'abyz')

describe('Hostile Locals', () => {
  test('[ti3/34.locals] fight in rounds with 8, the left neighbour throwing; beaten they are gone', () => {
    const game = fought('hostile_locals_2', 3, true)
    const [first] = game.log.filter(({ text }) => text === 'ti3.log.localsFire')
    expect(first?.about).toMatchObject({ seat: 'p2', needs: 8 })
    expect(first?.dice).toHaveLength(2)
    expect(game.table.boxedDomains).toEqual(['hostile_locals_2.1'])
    expect(game.table.planets.abyz).toMatchObject({ owner: 'p1', exhausted: true })
    expect(dead(game)).toBeLessThan(3)
    expect(game.table.battle).toBeUndefined()
  })

  test('[ti3/34.locals] not beaten they are as many as before, open', () => {
    const game = fought('hostile_locals_3', 1, false)
    expect(game.table.domains).toEqual({ abyz: { face: 'hostile_locals_3.1' } })
    expect(game.told('ti3.log.localsHold')).toEqual([{ seat: 'p1', planet: 'abyz' }])
    expect(troopsOf(game, 'p1', 'abyz')).toBe(0)
  })

  test('[ti3/34.locals] open ones are told with the landing; no odds are told, and nobody bombards them', () => {
    const game = suns(
      { abyz: '.hostile_locals_3' },
      { units: { p1: { a1: { carrier: 1, ground_force: 3, war_sun: 1 } } } },
    )
    const { planets } = game.offered<{ planets: Record<string, object> }>('p1')
    expect(planets['abyz']).toMatchObject({ kind: 'neutral', defenders: 3 })
    expect(invasionForecast(game.table, 'p1', 'abyz', 3)).toBeUndefined()
    expect(bombardable(game.table, 'p1', 'a1', 'war_sun')).toEqual([])
  })

  test('[ti3/34.locals] Morale Boost helps against them, Recheck throws a die of theirs again', () => {
    const cards = ['morale_boost.1', 'recheck']
    const game = land(suns({ abyz: 'hostile_locals_2' }, { change: state => dealt({ p1: cards })(state) }), {
      abyz: 3,
    })
    until(game, 'beforeCombatRound')
    game.say('p1', 'morale_boost.1')
    until(game, 'afterCombatDie')
    const fires = game.log.filter(({ text }) => text === 'ti3.log.fires')
    expect(fires[0]?.about).toMatchObject({ seat: 'p1', needs: 7 })
    game.say('p1', 'recheck')
    const [die = ''] = Object.keys(game.offered<{ of: object }>('p1').of).filter(id =>
      id.startsWith(localSide),
    )
    game.say('p1', die)
    expect(game.told('ti3.log.rechecks')).toMatchObject([{ seat: 'p1', from: 'p2' }])
  })
})
