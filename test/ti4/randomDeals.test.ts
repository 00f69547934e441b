import { expect, test } from 'vitest'
import { Match } from '../../shared/engine/match.ts'
import type { Seat } from '../../shared/engine/rules.ts'
import { laidBefore, noteOwner, notesOf } from '../../shared/ti4/notes.ts'
import { sheet } from '../../shared/ti4/realm.ts'
import { ti4Rules } from '../../shared/ti4/rules/index.ts'
import type { Ti4 } from '../../shared/ti4/table.ts'
import { endingAt, playedAtRandom } from '../galaxy/midgame.ts'
import { around, from, type Middle } from './midgame.ts'

/** Everybody beside everybody, with something to give. */
const crowded: Middle = {
  tiles: around({}),
  units: {
    p1: { a0: { cruiser: 2 } },
    p2: { a1: { cruiser: 2 } },
    p3: { m0: { cruiser: 2 } },
    p4: { a2: { cruiser: 2 } },
  },
  tradeGoods: { p1: 4, p2: 4, p3: 4, p4: 4 },
  also({ table }) {
    for (const seat of table.order) sheet(table, seat).commodities = 3
    delete table.custodians
  },
}

/** Strategy and Action Phase of one round. */
const twoPhases = endingAt(ti4Rules, 'statusPhase')

const held = ({ hands }: Ti4, seat: Seat) => Object.keys(hands[seat]?.notes ?? {})

test('whoever offers anything to anybody, no note is lost, shown or made by it', () => {
  let changed = 0
  for (let seed = 1; seed <= 24; seed++) {
    const { match } = from({ segment: 'strategyPhase' }, crowded, twoPhases)
    const state = playedAtRandom(match, match.rules, `deals ${seed}`, 1)
    const { table } = state
    const { order } = table
    const all = order.flatMap(seat => [...held(state, seat), ...laidBefore(table, seat)])
    expect(all.sort()).toEqual(order.flatMap(seat => notesOf(table, seat)).sort())
    for (const seat of order) {
      expect(held(state, seat)).toHaveLength(sheet(table, seat).notes)
      for (const key of held(state, seat)) expect(JSON.stringify(match.view().table)).not.toContain(key)
      changed += held(state, seat).filter(key => noteOwner(key) !== seat).length
      const goods = sheet(table, seat)
      expect(Math.min(goods.tradeGoods, goods.commodities)).toBeGreaterThanOrEqual(0)
    }
    const again = Match.load(match.rules, match.save())
    expect(again.state).toEqual(state)
  }
  expect(changed).toBeGreaterThan(0)
})
