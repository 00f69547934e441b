import { describe, expect, test } from 'vitest'
import type { Amounts } from '../../shared/engine/options.ts'
import { chanceOfRun } from '../../shared/ti3/sabotage.ts'
import type { Ti3 } from '../../shared/ti3/table.ts'
import { attack, diceWhere, type Forces, kindsAt, orphans, type Staged } from './battlefield.ts'
import type { Midgame } from './midgame.ts'

/** With Sabotage Runs at the table. */
const raid = (p1: Forces, p2: Forces, more: Staged = {}) =>
  attack(p1, p2, {
    ...more,
    change(state: Ti3) {
      state.table.variants = { sabotageRuns: 'yes' }
      more.change?.(state)
    },
  })
const suns = (game: Midgame, seat: string) => Object.keys(game.offered<Amounts>(seat).of)
const count = (game: Midgame, seat: string, kind: string) =>
  kindsAt(game, seat, 'a1').filter(each => each === kind).length
const told = (game: Midgame, text: string) => game.log.filter(line => line.text === text)

/** How dice of p1's first pool fall. */
const outer = '2.spaceBattle/run/p1/1/outer'
const inner = (i: number) => `2.spaceBattle/run/p1/1/inner${i}`

describe('A Sabotage Run', () => {
  test('[ti3/35.run] is offered to whoever has Fighters against a War Sun, with as many as there are', () => {
    const game = raid({ fighter: 3, carrier: 1 }, { war_sun: 1 })
    const { of, least, most } = game.offered<Amounts>('p1')
    expect([Object.keys(of).length, least, most]).toEqual([1, 0, 3])
  })

  test('[ti3/35.run] is not offered without a War Sun, without Fighters, nor where the table does not play it', () => {
    const asked = (game: Midgame) => game.match.open.some(({ text }) => text === 'ti3.ask.sabotageRun')
    expect(asked(raid({ fighter: 3, carrier: 1 }, { dreadnought: 1 }))).toBe(false)
    expect(asked(raid({ cruiser: 1 }, { war_sun: 1 }))).toBe(false)
    expect(asked(attack({ fighter: 3, carrier: 1 }, { war_sun: 1 }))).toBe(false)
  })

  test('[ti3/35.outer] on 1 to 8 a Fighter is destroyed by the outer defences', () => {
    const dice = diceWhere(roll => roll(outer, 3).every(die => die < 9))
    const game = raid({ fighter: 4, carrier: 1, cruiser: 4 }, { war_sun: 1 }, { dice })
    game.say('p1', { [suns(game, 'p1')[0] ?? '']: 3 })
    expect(told(game, 'ti3.log.runOuter')).toHaveLength(1)
    expect(told(game, 'ti3.log.runInner')).toHaveLength(0)
    expect([count(game, 'p1', 'fighter'), count(game, 'p2', 'war_sun')]).toEqual([1, 1])
    expect(game.table.battle?.round).toBe(1)
  })

  test('[ti3/35.inner] a 10 destroys the War Sun with all it carries; those through and the lucky one fight on', () => {
    const dice = diceWhere(
      roll => roll(outer, 4).filter(die => die >= 9).length === 2 && roll(inner(1), 1)[0] === 10,
    )
    const game = raid(
      { fighter: 4, carrier: 1, cruiser: 4 },
      { war_sun: 1, cruiser: 1, ground_force: 2, fighter: 1 },
      { dice },
    )
    game.say('p1', { [suns(game, 'p1')[0] ?? '']: 4 })
    expect(told(game, 'ti3.log.runInner')).toHaveLength(1)
    expect([count(game, 'p1', 'fighter'), count(game, 'p2', 'war_sun')]).toEqual([2, 0])
    expect(
      Object.values(game.table.units).filter(({ of, kind }) => of === 'p2' && kind === 'ground_force'),
    ).toEqual([])
    expect(orphans(game)).toEqual([])
  })

  test('[ti3/35.inner] one after the other they fail and are destroyed, and the War Sun is not even damaged', () => {
    const dice = diceWhere(
      roll =>
        roll(outer, 3).filter(die => die >= 9).length === 2 &&
        [1, 2].every(i => (roll(inner(i), 1)[0] ?? 10) < 10),
    )
    const game = raid({ fighter: 3, carrier: 1, cruiser: 4 }, { war_sun: 1 }, { dice })
    game.say('p1', { [suns(game, 'p1')[0] ?? '']: 3 })
    expect(told(game, 'ti3.log.runInner')).toHaveLength(2)
    expect([count(game, 'p1', 'fighter'), count(game, 'p2', 'war_sun')]).toEqual([0, 1])
    expect(Object.values(game.table.units).some(({ damaged }) => damaged)).toBe(false)
  })

  test('[ti3/35.over] with no enemy ship left the battle is over', () => {
    const dice = diceWhere(roll => (roll(outer, 1)[0] ?? 0) >= 9 && roll(inner(1), 1)[0] === 10)
    const game = raid({ fighter: 1, carrier: 1 }, { war_sun: 1 }, { dice })
    game.say('p1', { [suns(game, 'p1')[0] ?? '']: 1 })
    expect([game.table.battle, kindsAt(game, 'p2', 'a1')]).toEqual([undefined, []])
  })

  test('[ti3/35.pools] two War Suns: both pools are named before any die, and together no more than there are', () => {
    const game = raid({ fighter: 5, carrier: 1 }, { war_sun: 2 })
    const [one = '', other = ''] = suns(game, 'p1')
    const key = game.match.open.find(({ to }) => to === 'p1')?.key ?? ''
    expect(game.match.submit('p1', key, { [one]: 4, [other]: 2 }).refused?.code).toBe('tooMany')
    game.say('p1', { [one]: 3, [other]: 2 })
    expect(told(game, 'ti3.log.sabotageRun').map(({ about }) => about?.['count'])).toEqual([3, 2])
  })

  test('[ti3/35.both] the defender decides after the attacker’s run, and a War Sun lost to it is gone', () => {
    const game = raid({ fighter: 2, war_sun: 1 }, { fighter: 2, war_sun: 1 })
    expect(game.match.open.map(({ to }) => to)).toEqual(['p1'])
    game.say('p1', {})
    expect(game.match.open.map(({ to, text }) => [to, text])).toEqual([['p2', 'ti3.ask.sabotageRun']])
    game.say('p2', {})
    expect(game.table.battle?.round).toBe(1)
    expect(told(game, 'ti3.log.sabotageRun')).toEqual([])
  })

  test('[ti3/35.chance] k Fighters succeed with 1 − 0.98^k', () => {
    expect(chanceOfRun(0)).toBe(0)
    // By hand: each comes through on 2 faces of 10 and strikes on 1.
    expect(chanceOfRun(1)).toBeCloseTo(0.2 * 0.1)
    expect(chanceOfRun(10)).toBeCloseTo(0.1829, 4)
  })
})
