import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'
import { bundled, youngMegabytes } from '../scripts/simulation/bundled.ts'
import type { GameRecord } from '../shared/record.ts'
import { median } from './measure.ts'

/** A full table late in a game: six who expand, build and fight, from a recorded game. */
const recorded = (game: string) =>
  fileURLToPath(new URL(`../test/games/${game}-6-sensible-7.json`, import.meta.url))

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
  game: string
  rounds: Round[]
  bytes: number
  /** From this round on it is late. */
  late: number
  /** Decisions a second in the late rounds. */
  rate: number
  runs: number
  /** The one decision that took longest, and the most any client was sent of one. */
  slowest: number
  largest: number
}

const lateRounds = 3

export interface Decided {
  round: number
  units: number
  ms: number[]
  bytes: number[]
}

export const measureLateGame = (game: string, runs: number): Promise<LateGame> =>
  measureRecord(JSON.parse(readFileSync(recorded(game), 'utf8')) as GameRecord, runs)

export async function measureRecord(record: GameRecord, runs: number): Promise<LateGame> {
  const { game } = record
  const decided = await playedAgain(record, runs)
  const last = decided.at(-1)?.round ?? 0
  const rounds = Array.from({ length: last }, (_, i) => roundOf(i + 1, decided))
  const late = last - lateRounds + 1
  const lately = roundOf(
    undefined,
    decided.filter(({ round }) => round >= late),
  )
  const bytes = median(decided.flatMap(one => one.bytes))
  const slowest = Math.max(...decided.map(({ ms }) => median(ms)))
  const largest = Math.max(...decided.flatMap(one => one.bytes))
  return { game, rounds, bytes, late, rate: 1000 / lately.ms, runs, slowest, largest }
}

async function playedAgain(record: GameRecord, runs: number): Promise<Decided[]> {
  const thread = new Worker(await bundled(new URL('replaying.ts', import.meta.url)), {
    eval: true,
    workerData: { record, runs },
    resourceLimits: { maxYoungGenerationSizeMb: youngMegabytes },
  })
  const [decided] = (await once(thread, 'message')) as [Decided[]]
  await thread.terminate()
  return decided
}

function roundOf(round: number | undefined, all: readonly Decided[]): Round {
  const decided = round === undefined ? all : all.filter(each => each.round === round)
  const ms = decided.reduce((sum, each) => sum + median(each.ms), 0) / decided.length
  const bytes = median(decided.flatMap(each => each.bytes))
  return { round: round ?? 0, decisions: decided.length, ms, bytes, units: decided.at(-1)?.units ?? 0 }
}
