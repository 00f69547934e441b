import { expect, test } from 'vitest'
import { lookOf, noThenYes } from '../../client/galaxy/ask/yesAndNo.ts'
import { shortName } from '../../client/galaxy/pages/shortName.ts'
import type { OneOf } from '../../shared/engine/options.ts'
import { races } from '../../shared/ti3/content/races.ts'
import { tableIt } from '../../shared/ti3/content/table.it.ts'
import { factionsIt } from '../../shared/ti4/content/factionNames.it.ts'
import { factionNames } from '../../shared/ti4/content/factionNames.ts'

const asked = (ids: readonly string[], otherwise?: string) => ({
  options: { shape: 'oneOf', of: Object.fromEntries(ids.map(id => [id, { text: `text.${id}` }])) } as OneOf,
  ...(otherwise !== undefined && { otherwise }),
})
const order = (ids: readonly string[], otherwise?: string) =>
  noThenYes(asked(ids, otherwise)).map(([id]) => id)

test('yes stands on the right, whatever the two are called', () => {
  for (const [yes, no] of [
    ['yes', 'no'],
    ['accept', 'decline'],
    ['approve', 'refuse'],
    ['secondary', 'none'],
    ['deal', 'not'],
    ['for', 'against'],
  ] as const) {
    expect(order([yes, no])).toEqual([no, yes])
    expect(order([no, yes])).toEqual([no, yes])
  }
  expect(order(['whatever', 'instead'], 'whatever')).toEqual(['whatever', 'instead'])
  expect(order(['instead', 'whatever'], 'whatever')).toEqual(['whatever', 'instead'])
  expect(order(['for', 'against', 'abstain'], 'abstain')).toEqual(['against', 'for', 'abstain'])
})

test('what does nothing never looks like the way to go beside what does', () => {
  expect(lookOf(asked(['fighter', 'none']), 'none', [])).toBe('')
  expect(lookOf(asked(['fighter', 'none']), 'fighter', [])).toBe('primary')
  expect(lookOf(asked(['accept', 'decline'], 'decline'), 'decline', [])).toBe('')
  expect(lookOf(asked(['done'], 'done'), 'done', [])).toBe('primary')
  expect(lookOf(asked(['keep', 'lose']), 'lose', ['text.lose'])).toBe('danger')
})

test('beside a small board each people goes by one word of its name', () => {
  const all = [
    ...Object.entries(tableIt.race),
    ...Object.entries(races).map(([id, { name }]) => [id, name] as const),
    ...Object.entries(factionNames),
    ...Object.entries(factionsIt),
  ]
  const short = all.map(([id, name]) => shortName(name, id))
  expect(short.filter(name => name.length > 14)).toEqual([])
  expect(short).toContain('Jol-Nar')
  expect(short).toContain("N'orr")
})
