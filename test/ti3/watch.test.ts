import { describe, expect, test } from 'vitest'
import { playBout } from '../../shared/arena/arena.ts'
import { playExchanged } from '../../shared/arena/exchange.ts'
import { watches } from '../../shared/arena/index.ts'
import { forceFaults } from '../../shared/arena/ti3/forces.ts'
import type { Watch } from '../../shared/arena/watch.ts'
import { draw, type Flow, tell } from '../../shared/engine/flow.ts'
import type { Next, Rules } from '../../shared/engine/rules.ts'
import { layRing } from '../../shared/ti3/rules/layingSystems.ts'
import { place } from '../../shared/ti3/rules/pieces.ts'
import type { Table, Ti3 } from '../../shared/ti3/table.ts'
import { midgame } from './midgame.ts'
import { galaxyRules, seatsOf } from './scene.ts'

/** The watch over simulated games is itself put to the test: with a rule spoilt on purpose it has to cry out. */
function spoilt(does: (table: Table) => Flow): Rules {
  function* spoiltRing(table: Table, args: { ring: number }): Flow<Next> {
    yield* does(table)
    return yield* layRing(table, args)
  }
  return { ...galaxyRules, segments: { ...galaxyRules.segments, layRing: spoiltRing } } as unknown as Rules
}

const bout = (rules: Rules, seed = 1) => ({
  rules,
  watch: watches['ti3'] as Watch,
  options: { players: '3', galaxy: 'together' },
  seats: seatsOf(3),
  seed,
  bot: () => 'random' as const,
  checks: true,
})

/** Between a landing and the fight: PDS of one player beside two of another. */
function landedBeside(pds: number): string[] {
  const { match } = midgame(
    { segment: 'rest' },
    {
      units: { p1: { abyz: { ground_force: 1, pds } }, p2: { abyz: { ground_force: 1, pds: 2 } } },
      tiles: { a1: 'sys_abyz__fria' },
      planets: { p2: ['abyz'] },
      change: ({ table }) => {
        table.doing = { kind: 'tactical', of: 'p1', hexes: ['a1'], fired: {} }
      },
    },
  )
  return forceFaults(match.state)
}

describe('the watch over simulated games', () => {
  test('lets PDS land beside two of the enemy, but no third beside two of their own', () => {
    expect(landedBeside(1)).toEqual([])
    expect(landedBeside(2)).toEqual([])
    expect(landedBeside(3)).toEqual(['PDS on abyz'])
  })

  test('lets an honest game pass', () => {
    expect(() => playBout(bout(galaxyRules as unknown as Rules))).not.toThrow()
  })

  test('notices a card of another hand in the log', () => {
    const telling = spoilt(function* () {
      const secret = yield* draw<Ti3, string>(({ hands }) => hands['p2']?.secretObjective ?? '')
      yield* tell('p1', { text: 'ti3.log.ready', about: { secret } })
    })
    expect(() => playBout(bout(telling))).toThrow(/p1 was sent the hidden secret_/)
  })

  test('notices the top of a deck on the table', () => {
    const showing = spoilt(function* (table) {
      const top = yield* draw<Ti3, string>(({ box }) => box.actionCards[0] ?? '')
      Object.assign(table, { top })
    })
    expect(() => playBout(bout(showing))).toThrow(/was sent the hidden/)
  })

  test('notices a trade good out of nowhere', () => {
    const minting = spoilt(function* (table) {
      yield* tell('everyone', { text: 'ti3.log.ready' })
      table.supply.tradeGoods++
    })
    expect(() => playBout(bout(minting))).toThrow(/does not add up: trade goods/)
  })

  test('[ti3/20.removed] notices a counter without a piece', () => {
    const scattering = spoilt(function* (table) {
      yield* tell('everyone', { text: 'ti3.log.ready' })
      for (let i = 0; i < 13; i++) {
        const aboard = place(table, { kind: i < 8 ? 'cruiser' : 'destroyer', of: 'p1', at: 'm0' })
        place(table, { kind: 'ground_force', of: 'p1', at: 'm0', aboard })
      }
    })
    expect(() => playBout(bout(scattering))).toThrow(/counter without a piece: ground_force/)
  })

  test('notices that something public depends on an unseen card', () => {
    const hinting = spoilt(function* (table) {
      const hint = yield* draw<Ti3, number>(
        ({ hands }) =>
          Object.keys(hands['p2']?.systems ?? {}).join().length + (hands['p1']?.secretObjective?.length ?? 0),
      )
      Object.assign(table, { hint: (('hint' in table ? Number(table.hint) : 0) + hint) % 1000 })
    })
    const notice = () => {
      for (let seed = 1; seed <= 12; seed++)
        playExchanged(bout(hinting, seed), playBout(bout(hinting, seed)).record)
    }
    expect(notice).toThrow(/could tell/)
  })
})
