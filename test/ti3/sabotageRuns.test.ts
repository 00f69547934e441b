import { describe, expect, test } from 'vitest'
import { Match } from '../../shared/engine/match.ts'
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

  test('[ti3/35.both] the defender runs with what the attacker’s run left him, against what is left', () => {
    const dice = diceWhere(
      roll =>
        roll(outer, 2).every(die => die < 9) && roll('2.spaceBattle/run/p2/1/outer', 2).every(die => die < 9),
    )
    const game = raid(
      { fighter: 2, war_sun: 1, cruiser: 3 },
      { fighter: 2, war_sun: 1, cruiser: 3 },
      { dice },
    )
    game.say('p1', { [suns(game, 'p1')[0] ?? '']: 2 })
    expect(count(game, 'p1', 'fighter')).toBe(0)
    const { of, most } = game.offered<Amounts>('p2')
    expect([Object.keys(of).map(id => game.table.units[id]?.of), most]).toEqual([['p1'], 2])
    game.say('p2', { [suns(game, 'p2')[0] ?? '']: 2 })
    expect(told(game, 'ti3.log.sabotageRun').map(({ about }) => about)).toEqual([
      { seat: 'p1', count: 2 },
      { seat: 'p2', count: 2 },
    ])
    expect(count(game, 'p2', 'fighter')).toBe(0)
  })

  test('[ti3/35.both] Fighters that were aboard the War Sun lost to the attacker’s run do not run', () => {
    const dice = diceWhere(roll => (roll(outer, 1)[0] ?? 0) >= 9 && roll(inner(1), 1)[0] === 10)
    const game = raid({ fighter: 1, war_sun: 1 }, { war_sun: 1, cruiser: 2 }, { dice })
    game.say('p1', { [suns(game, 'p1')[0] ?? '']: 1 })
    expect(count(game, 'p2', 'war_sun')).toBe(0)
    expect(game.match.open.some(({ text }) => text === 'ti3.ask.sabotageRun')).toBe(false)
    expect(told(game, 'ti3.log.sabotageRun')).toHaveLength(1)
  })

  test('[ti3/35.run] who has retreated, or slipped away, is not run at: Naalu leave before', () => {
    const game = raid(
      { fighter: 2, carrier: 1 },
      { war_sun: 1 },
      { races: { p1: 'hacan', p2: 'naalu', p3: 'sol' }, activated: { p2: ['a2'] } },
    )
    const asked = game.match.open.map(({ to, text }) => [to, text])
    expect(asked).toEqual([['p2', 'ti3.ask.earlyRetreat']])
    game.say('p2', 'a2')
    expect(told(game, 'ti3.log.sabotageRun')).toEqual([])
    expect(game.table.battle).toBeUndefined()
  })

  test('[ti3/35.dice] Jol-Nar may throw its own die again', () => {
    const strategy = { counters: { p1: { strategy: 2 } } }
    const jolNar = { races: { p1: 'jol_nar', p2: 'hacan', p3: 'sol' }, ...strategy } as const
    const dice = diceWhere(roll => (roll(outer, 1)[0] ?? 10) < 9)
    const game = raid({ fighter: 1, carrier: 1, cruiser: 3 }, { war_sun: 1 }, { ...jolNar, dice })
    game.say('p1', { [suns(game, 'p1')[0] ?? '']: 1 })
    expect(game.match.open.map(({ to, text }) => [to, text])).toEqual([['p1', 'ti3.ask.reroll']])
    game.say('p1', Object.keys(game.offered<{ of: object }>('p1').of).slice(0, 1))
    expect(told(game, 'ti3.log.throwsAgain')).toHaveLength(1)
    expect(told(game, 'ti3.log.runOuter')).toHaveLength(1)
  })

  test('[ti3/35.dice] nobody else throws a die again, and no bonus counts', () => {
    const dice = diceWhere(roll => roll(outer, 1)[0] === 8)
    const game = raid(
      { fighter: 1, carrier: 1, cruiser: 3 },
      { war_sun: 1 },
      { technologies: { p1: ['cybernetics'], p2: [] }, dice },
    )
    game.say('p1', { [suns(game, 'p1')[0] ?? '']: 1 })
    expect(told(game, 'ti3.log.runOuter')[0]).toMatchObject({ dice: [8], about: { needs: 9, hits: 0 } })
    expect(count(game, 'p1', 'fighter')).toBe(0)
  })

  test('[ti3/35.both] stands as it stood after a reload between both runs', () => {
    const dice = diceWhere(roll => roll(outer, 1).every(die => die < 9))
    const game = raid({ fighter: 1, war_sun: 1, cruiser: 3 }, { fighter: 2, war_sun: 1 }, { dice })
    game.say('p1', { [suns(game, 'p1')[0] ?? '']: 1 })
    const again = Match.load(game.match.rules, game.match.save())
    expect(again.recovery).toBeUndefined()
    expect(again.state).toEqual(game.match.state)
    expect(again.open).toEqual(game.match.open)
    expect(again.open.map(({ to, text }) => [to, text])).toEqual([['p2', 'ti3.ask.sabotageRun']])
  })

  test('[ti3/35.chance] k Fighters succeed with 1 − 0.98^k', () => {
    expect(chanceOfRun(0)).toBe(0)
    // By hand: each comes through on 2 faces of 10 and strikes on 1.
    expect(chanceOfRun(1)).toBeCloseTo(0.2 * 0.1)
    expect(chanceOfRun(10)).toBeCloseTo(0.1829, 4)
  })
})
