import { parentPort, workerData } from 'node:worker_threads'
import { trustRules } from '../shared/engine/draft.ts'
import { frameFor, type Moment, momentOf, publicFrame } from '../shared/engine/frames.ts'
import { Match, type Outcome } from '../shared/engine/match.ts'
import type { Rules, Seat } from '../shared/engine/rules.ts'
import type { Table } from '../shared/galaxy/table.ts'
import { type GameRecord, redo } from '../shared/record.ts'
import { rulebooks } from '../shared/rulebooks.ts'
import type { Decided } from './lateGame.ts'

/** One thread that plays a recorded game again and again, and says how long each decision took and what was sent. */

const { record, runs } = workerData as { record: GameRecord; runs: number }
const decided: Decided[] = []
trustRules()
for (let run = 0; run < runs; run++) playAgain()
parentPort?.postMessage(decided)

function playAgain() {
  const seats = record.seats.map(({ seat }) => seat)
  const viewers = [undefined, ...seats]
  const rules = rulebooks[record.game] as Rules
  const { match } = Match.start(rules, { options: record.options, seats, seed: record.seed ?? '' })
  let before = momentOf(match, seats)
  for (const [at, decision] of (record.decisions ?? []).entries()) {
    const { round } = match.state.table as Table
    const began = performance.now()
    const { ok } = redo(match, decision)
    if (!ok) throw new Error(`The recorded game no longer plays: ${decision.key}`)
    const after = momentOf(match, seats)
    const sent = words(viewers, before, after, ok)
    const ms = performance.now() - began
    const units = Object.keys((match.state.table as Table).units).length
    const entry = decided[at] ?? { round, units, ms: [], bytes: sent.map(text => Buffer.byteLength(text)) }
    decided[at] = entry
    entry.ms.push(ms)
    before = after
  }
}

function words(
  viewers: readonly (Seat | undefined)[],
  before: Moment,
  after: Moment,
  { log }: Outcome,
): string[] {
  const shared = publicFrame(before, after)
  const frames = viewers.map(viewer => frameFor(viewer, shared, before, after, log))
  return frames.flatMap(frame => (frame ? [JSON.stringify(frame)] : []))
}
