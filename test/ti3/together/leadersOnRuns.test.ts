import { describe, expect, test } from 'vitest'
import { leaderFaults } from '../../../shared/arena/ti3/leaders.ts'
import type { Amounts } from '../../../shared/engine/options.ts'
import { attack, diceWhere, type Forces, kindsAt } from '../battlefield.ts'
import { led, whereIs } from '../leaders/led.ts'
import type { Midgame } from '../midgame.ts'

/** Sabotage Runs at a table with leaders. */
const raid = (p1: Forces, p2: Forces, who: Parameters<typeof led>[0], dice: string) =>
  attack(p1, p2, {
    dice,
    change(state) {
      state.table.variants = { sabotageRuns: 'yes' }
      led(who)(state)
    },
  })
const send = (game: Midgame, count: number) => {
  const [sun = ''] = Object.keys(game.offered<Amounts>('p1').of)
  return game.say('p1', { [sun]: count })
}
const outer = '2.spaceBattle/run/p1/1/outer'
const inner = '2.spaceBattle/run/p1/1/inner1'
const aboard = (kind: 'fighter' | 'war_sun') => ({ kind, hex: 'a1' }) as const
const sound = (game: Midgame) => expect(leaderFaults(game.match.state)).toEqual([])

describe('A leader in a Sabotage Run', () => {
  const lost = (sent: number, count: number) =>
    send(
      raid(
        { fighter: count, carrier: 1, cruiser: 3 },
        { war_sun: 1 },
        { 'hacan.1': aboard('fighter') },
        diceWhere(
          roll =>
            roll(outer, sent).every(die => die < 9) &&
            (roll('2.spaceBattle/run/p1/1/fighters/leaders/hacan.1/fate', 1)[0] ?? 0) >= 9,
        ),
      ),
      sent,
    )

  test('[ti3/35.led] flies with the Fighter that has him aboard; lost, he throws as in a battle', () => {
    const game = lost(3, 3)
    expect(kindsAt(game, 'p1', 'a1')).not.toContain('fighter')
    expect(game.told('ti3.log.leaderDie')).toEqual([{ seat: 'p1', leader: 'hacan.1' }])
    expect(whereIs(game, 'hacan.1')).toEqual({ captor: 'p2' })
    sound(game)
  })

  test('[ti3/35.led] stays behind while other Fighters are enough', () => {
    const game = lost(2, 3)
    expect(game.told('ti3.log.leaderDie')).toEqual([])
    expect(whereIs(game, 'hacan.1')).toHaveProperty('aboard')
    sound(game)
  })

  test('[ti3/35.led] on a War Sun destroyed by a run he throws as well', () => {
    const game = send(
      raid(
        { fighter: 1, carrier: 1, cruiser: 3 },
        { war_sun: 1, cruiser: 1 },
        { 'yssaril.1': aboard('war_sun') },
        diceWhere(
          roll =>
            (roll(outer, 1)[0] ?? 0) >= 9 &&
            roll(inner, 1)[0] === 10 &&
            (roll('2.spaceBattle/run/p1/1/warSun/leaders/yssaril.1/fate', 1)[0] ?? 10) <= 5,
        ),
      ),
      1,
    )
    expect(kindsAt(game, 'p2', 'a1')).not.toContain('war_sun')
    expect(game.told('ti3.log.leaderDie')).toEqual([{ seat: 'p2', leader: 'yssaril.1' }])
    expect(whereIs(game, 'yssaril.1')).toEqual({ gone: true })
    sound(game)
  })
})
