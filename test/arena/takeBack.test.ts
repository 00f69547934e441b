import { expect, test } from 'vitest'
import { playBout } from '../../shared/arena/arena.ts'
import type { Watch } from '../../shared/arena/watch.ts'
import { choose, type Flow, together } from '../../shared/engine/flow.ts'
import type { Next, Rules } from '../../shared/engine/rules.ts'
import { always, question, seats, type Table, type Toy, toyRules } from '../engine/toy.ts'

const rounds = 150
const questions = 6

/** What is asked hangs on what anybody may change at any time. */
function* lane(seat: string): Flow<string> {
  let said = ''
  for (let i = 0; i < questions; i++)
    said += yield* choose<string, Toy>(seat, ({ table }) => question(`${i}/${table.n % 2 ? 'odd' : 'even'}`))
  return said
}

function* main(_: Table, { round = 1 }: { round?: number }): Flow<Next> {
  yield* together({ p1: lane('p1'), p2: lane('p2') })
  return round < rounds ? { segment: 'main', args: { round: round + 1 } } : { winners: ['p1'] }
}

const turn = { ...always('x'), does: (table: Table) => void table.n++ }

const watch: Watch = {
  faults: () => [],
  hidden: () => [],
  exchange: () => undefined,
  result: () => ({ scores: {}, rounds }),
  shown: () => [],
  happened: () => [],
  everything: [],
}

test('whoever takes back and is asked otherwise, for a command was given since, decides anew', () => {
  const rules = toyRules({ main }, { turn }) as unknown as Rules
  const bot = () => 'random' as const
  const played = playBout({ rules, watch, options: {}, seats, seed: 1, bot, thinks: () => 'a', checks: true })
  expect(played.match.winners).toEqual(['p1'])
})
