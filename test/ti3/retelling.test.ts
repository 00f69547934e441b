import { beforeAll, expect, test } from 'vitest'
import { watches } from '../../shared/arena/index.ts'
import { botAnswer } from '../../shared/bots/index.ts'
import { chanceOf, seedFrom } from '../../shared/engine/chance.ts'
import type { Begun, Outcome } from '../../shared/engine/match.ts'
import { Match } from '../../shared/engine/match.ts'
import { applyPatch } from '../../shared/engine/patch.ts'
import type { LogLine } from '../../shared/engine/play.ts'
import { type Retold, retell, tablesBack } from '../../shared/engine/retell.ts'
import type { Seat, State } from '../../shared/engine/rules.ts'
import { rulebooks } from '../../shared/rulebooks.ts'

/** A whole game told again from what a room stores of it: the table as it ends, the ways back, and the lines. */

const rules = rulebooks['ti3'] ?? expect.fail('TI3 has no rules')
const watch = watches['ti3'] ?? expect.fail('Nobody watches over TI3')
const seats: Seat[] = ['p1', 'p2', 'p3']

const begun: Begun[] = []
const told = new Map<number, LogLine[]>()
/** The table where segments began, as far as somebody was asked right there. */
const seen = new Map<number, object>()
let end: State
let last = 0

function keep(match: Match, { log, begun: entered, decision }: Outcome) {
  for (const [at, line] of log.entries()) {
    const segment = entered.findLast(one => one.told <= at)?.number ?? decision?.segment ?? 0
    told.set(segment, [...(told.get(segment) ?? []), line])
  }
  begun.push(...entered)
  const { checkpoint } = match.save()
  seen.set(checkpoint.number, checkpoint.state.table)
}

beforeAll(() => {
  const chance = chanceOf(seedFrom('told again'))
  const start = { options: { players: '3' }, seats, seed: seedFrom('a game told again') }
  const { match, ok } = Match.start(rules, start)
  keep(match, ok)
  for (let turn = 0; !match.winners; turn++) {
    const [{ to, ...ask } = expect.fail('nobody is asked')] = match.open
    const value = botAnswer('ti3', 'sensible', match.view(to), ask, {
      ...chance,
      below: (name, limit) => chance.below(`${turn}/${name}`, limit),
      shuffle: (name, list) => chance.shuffle(`${turn}/${name}`, list),
    })
    keep(match, match.submit(to, ask.key, value).ok ?? expect.fail(`${ask.key} refused its bot`))
  }
  end = match.state
  last = match.segment
}, 60_000)

const ways = (from = 1) => begun.filter(({ number }) => number > from).reverse()

function retoldTo(viewer: Seat | undefined): Retold<LogLine> {
  const tables = tablesBack(last, end.table, ways())
  return retell(tables, end.table, { from: 1, before: last + 1 }, segment =>
    (told.get(segment) ?? []).filter(({ to }) => to === undefined || to === viewer),
  )
}

test('the way back leads through every table a segment began with', () => {
  const tables = tablesBack(last, end.table, ways())
  expect(tables.size).toBe(last)
  expect(seen.size).toBeGreaterThan(300)
  for (const [number, table] of seen) expect(tables.get(number), `segment ${number}`).toEqual(table)
})

test('step by step it leads to the table as it is', () => {
  const { table, steps } = retoldTo(undefined)
  expect(steps.length).toBeGreaterThan(300)
  expect(steps.flatMap(({ log }) => log)).toHaveLength(
    [...told.values()].flat().filter(({ to }) => to === undefined).length,
  )
  expect(steps.reduce((now, step) => applyPatch(now, step.table), table)).toEqual(end.table)
})

test('pieces of it fit together wherever it is cut', () => {
  const piece = (from: number, before: number) => {
    const tables = tablesBack(last, end.table, ways(from))
    return retell(tables, tables.get(before) ?? end.table, { from, before }, number => told.get(number) ?? [])
  }
  const whole = piece(1, last + 1)
  for (let cut = 2; cut <= last; cut += 37) {
    const late = piece(cut, last + 1)
    const early = piece(1, late.from)
    const joined = early.steps.reduce((now, step) => applyPatch(now, step.table), early.table)
    expect(joined, `cut at ${cut}`).toEqual(late.table)
    expect([...early.steps, ...late.steps]).toEqual(whole.steps)
  }
})

const wordsIn = (what: unknown) => new Set(JSON.stringify(what).match(/[\w.-]+/g))

test.each([undefined, ...seats])('in no step %s is told what was hidden then', viewer => {
  const states = new Map([[last + 1, end]])
  let state = end
  for (const { number, back } of ways(0)) {
    states.set(number, state)
    state = applyPatch(state, back)
  }
  const { table, steps } = retoldTo(viewer)
  let at = 1
  const nextWith = (step: (typeof steps)[number]) => {
    while (!(told.get(at) ?? []).includes(step.log[0] as LogLine)) at++
    return states.get(at + 1) ?? end
  }
  const hiddenAtFirst = watch.hidden(states.get(2) ?? end, viewer)
  expect(hiddenAtFirst.length).toBeGreaterThan(100)
  expect(hiddenAtFirst.filter(id => wordsIn(table).has(id))).toEqual([])
  for (const step of steps) {
    const hidden = watch.hidden(nextWith(step), viewer)
    const shown = new Set(step.log.flatMap(watch.shown))
    const words = wordsIn(step)
    expect(
      hidden.filter(id => words.has(id) && !shown.has(id)),
      JSON.stringify(step),
    ).toEqual([])
  }
})
