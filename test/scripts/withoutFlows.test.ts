import { expect, test } from 'vitest'
import { stripped } from '../../scripts/withoutFlows.ts'

test('of a component browsers get what is so, and not what happens by it', () => {
  const record = `import { flow } from '../rules/flow.ts'
const few = 2
export const cards = {
  swift: {
    may: (table, by) => few > 1,
    *does(table) { yield* flow(table) },
    lasts: { numbers: { move: ({ at }) => few }, at: { moved: { *does() {} } } },
  },
  wise: { permits: { learns: () => ({ may: true }) }, action: { may: () => true, does: flow } },
} satisfies Cards
`
  expect(stripped(record, 'cards/swift.ts')).toBe(`import { flow } from '../rules/flow.ts'
const few = 2
export const cards = {
  swift: {
    lasts: { numbers: { move: ({ at }) => few }, },
  },
  wise: { permits: { learns: () => ({ may: true }) }, },
} satisfies Cards
`)
})
