import { describe, expect, test } from 'vitest'
import { botDue } from '../../worker/bots.ts'
import type { Room } from '../../worker/within.ts'

/** A room as far as a bot's clock looks at it: one bot is asked under this key, and decided in that lane before. */
const roomWhere = (key: string, botLane?: string) =>
  ({
    match: { save: () => ({ next: 7 }), decisions: [] },
    store: { seats: [{ seat: 'p2', bot: 'sensible' }] },
    moment: { asks: { p2: [{ key }] }, may: {} },
    facts: { botSeed: '00'.repeat(32), ...(botLane && { botLane }) },
    settings: {},
    budget: { isSpent: () => false },
  }) as unknown as Room

describe('[R6.7] What a bot decides beside others, unseen', () => {
  const due = (key: string, botLane?: string) => botDue(roomWhere(key, botLane), 1000) ?? 0

  test('follows quickly on its first decision there', () => {
    expect(due('3.marking/p2/mark5', '3.marking/p2')).toBe(1150)
  })

  test('takes a thought the first time, and wherever the table looks on', () => {
    expect(due('3.marking/p2/mark1')).toBeGreaterThanOrEqual(1800)
    expect(due('4.marking/p2/mark1', '3.marking/p2')).toBeGreaterThanOrEqual(1800)
    expect(due('4.turn/say', '4.turn')).toBeGreaterThanOrEqual(1800)
  })
})
