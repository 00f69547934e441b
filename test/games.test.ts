import { readdirSync, readFileSync } from 'node:fs'
import { afterEach, describe, expect, test } from 'vitest'
import { fileOf, recorded } from '../scripts/recorded.ts'
import { trustRules } from '../shared/engine/draft.ts'
import { type GameRecord, replay } from '../shared/record.ts'
import { rulebooks } from '../shared/rulebooks.ts'

/** Games played under earlier builds. One that no longer replays is a game at somebody's table that would be cut short. */
const files = readdirSync('test/games').filter(name => name.endsWith('.json'))
const read = (name: string) => JSON.parse(readFileSync(`test/games/${name}`, 'utf8')) as GameRecord
const rulesOf = ({ game }: GameRecord) => rulebooks[game] as (typeof rulebooks)[string]

afterEach(() => trustRules(false))

describe('recorded games', () => {
  // Every decision carries a mark of what it changed.
  // Trusted rules are the same rules: where there is no time for all, those of three players show it.
  const trusting = files.filter(name => process.env['EVERYTHING'] || name.includes('-3-'))
  const played = [
    ...files.map(name => ({ name, trusted: false })),
    ...trusting.map(name => ({ name, trusted: true })),
  ]
  test.each(played)('[K2.14] $name falls as it fell, rules trusted: $trusted', ({ name, trusted }) => {
    trustRules(trusted)
    const record = read(name)
    const { fault, decisions, winners } = replay(rulesOf(record), record)
    expect(fault).toBeUndefined()
    expect(decisions).toBe(record.decisions?.length)
    expect(winners).toBeDefined()
  })

  test('are those npm run record would write, and no others', () => {
    expect(files.toSorted()).toEqual(recorded.map(fileOf).toSorted())
  })

  test('are found out when a die, a decision or the seed was changed afterwards', () => {
    const record = read(files[0] as string)
    const rules = rulesOf(record)
    const decisions = record.decisions ?? []
    const otherSeed = { ...record, seed: 'ab'.repeat(32) }
    expect(replay(rules, otherSeed).fault).toMatch(/seed/)
    const tampered = decisions.map((made, i) => (i === 3 ? { ...made, hash: 'x' } : made))
    expect(replay(rules, { ...record, decisions: tampered }).fault).toMatch(/leads elsewhere/)
    expect(replay(rules, { ...record, decisions: decisions.slice(0, -1) }).fault).toMatch(/ends before/)
    const swapped = decisions.map((made, i) => (i === 0 ? { ...made, value: 'nowhere' } : made))
    expect(replay(rules, { ...record, decisions: swapped }).fault).toMatch(/refused/)
  })
})
