import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { frameFor, type Moment, momentOf, publicFrame, wording } from '../shared/engine/frames.ts'
import { Match, type Outcome } from '../shared/engine/match.ts'
import type { Rules, Seat } from '../shared/engine/rules.ts'
import { type GameRecord, redo } from '../shared/record.ts'
import { rulebooks } from '../shared/rulebooks.ts'
import type { Ti3 } from '../shared/ti3/table.ts'
import { median } from './measure.ts'

/** A full table late in a game: six who expand, build and fight, from a recorded game. */
const recorded = fileURLToPath(new URL('../test/games/ti3-6-sensible-7.json', import.meta.url))

export interface Round {
  round: number
  decisions: number
  /** Of a decision, frames for everybody included: the mean of their medians over all runs. */
  ms: number
  /** Median of what a client is sent of a decision, if it is sent anything. */
  bytes: number
  units: number
}

export interface LateGame {
  rounds: Round[]
  bytes: number
  /** From this round on it is late. */
  late: number
  /** Decisions a second in the late rounds. */
  rate: number
  runs: number
}

const lateRounds = 3

interface Decided {
  round: number
  units: number
  ms: number[]
  bytes: number[]
}

export function measureLateGame(runs: number): LateGame {
  const record = JSON.parse(readFileSync(recorded, 'utf8')) as GameRecord
  const decided: Decided[] = []
  for (let run = 0; run < runs; run++) playAgain(record, decided)
  const last = decided.at(-1)?.round ?? 0
  const rounds = Array.from({ length: last }, (_, i) => roundOf(i + 1, decided))
  const late = last - lateRounds + 1
  const lately = roundOf(
    undefined,
    decided.filter(({ round }) => round >= late),
  )
  return { rounds, bytes: median(decided.flatMap(({ bytes }) => bytes)), late, rate: 1000 / lately.ms, runs }
}

function roundOf(round: number | undefined, all: readonly Decided[]): Round {
  const decided = round === undefined ? all : all.filter(each => each.round === round)
  const ms = decided.reduce((sum, each) => sum + median(each.ms), 0) / decided.length
  const bytes = median(decided.flatMap(each => each.bytes))
  return { round: round ?? 0, decisions: decided.length, ms, bytes, units: decided.at(-1)?.units ?? 0 }
}

function playAgain(record: GameRecord, decided: Decided[]) {
  const seats = record.seats.map(({ seat }) => seat)
  const viewers = [undefined, ...seats]
  const rules = rulebooks[record.game] as Rules
  const { match } = Match.start(rules, { options: record.options, seats, seed: record.seed ?? '' })
  let before = momentOf(match, seats)
  for (const [at, decision] of (record.decisions ?? []).entries()) {
    const { round } = (match.state as Ti3).table
    const began = performance.now()
    const { ok } = redo(match, decision)
    if (!ok) throw new Error(`The recorded game no longer plays: ${decision.key}`)
    const after = momentOf(match, seats)
    const sent = words(viewers, before, after, ok)
    const ms = performance.now() - began
    const units = Object.keys((match.state as Ti3).table.units).length
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
  const inWords = wording()
  const frames = viewers.map(viewer => frameFor(viewer, shared, before, after, log))
  return frames.flatMap(frame => (frame ? [inWords(frame)] : []))
}
