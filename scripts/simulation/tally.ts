import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { type Sums, weigh } from './balance.ts'
import type { Simulated } from './batch.ts'
import { isPair } from './rotation.ts'

/** What was simulated so far, by the name of the batch. Kept in a file, it grows over several runs, and a run that was
 *  broken off goes on where it stopped. */
export type Tally = Record<string, Counted>

export interface Counted {
  firstSeed: number
  games: number
  decisions: number
  compared: number
  ms: number
  rounds: number
  won: Record<string, number>
  counts: Record<string, number>
  /** How often each number of points was reached, and the points of all who were dealt something. */
  points: Record<string, number>
  sums: Record<string, Sums>
  /** What went wrong, with the seed. */
  faults: string[]
}

export const nothingYet = (firstSeed: number): Counted => ({
  firstSeed,
  games: 0,
  decisions: 0,
  compared: 0,
  ms: 0,
  rounds: 0,
  won: {},
  counts: {},
  points: {},
  sums: {},
  faults: [],
})

export const readTally = (file: string | undefined): Tally =>
  file !== undefined && existsSync(file)
    ? Object.fromEntries(
        Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Tally).map(([name, counted]) => [
          name,
          { ...nothingYet(counted.firstSeed), ...counted },
        ]),
      )
    : {}

export function keepTally(file: string | undefined, tally: Tally) {
  if (file !== undefined) writeFileSync(file, JSON.stringify(tally))
}

/** `ms` by the clock on the wall, as games are played beside each other. */
export function count(counted: Counted, { line, won, counts, compared, dealt }: Simulated, ms: number) {
  counted.games++
  counted.decisions += line.decisions
  counted.compared += compared
  counted.ms += ms
  counted.rounds += line.rounds
  for (const kind of won) counted.won[kind] = (counted.won[kind] ?? 0) + 1
  for (const [name, times] of Object.entries(counts))
    counted.counts[name] = (counted.counts[name] ?? 0) + times
  for (const seat of dealt) {
    counted.points[seat.points] = (counted.points[seat.points] ?? 0) + 1
    weigh(counted.sums, seat)
  }
}

/** How often everything happened in all batches, the pairs of options in one line, a line for each batch, and what never was. */
export function tableOf(tally: Tally, everything: readonly string[]): string {
  const all = Object.entries(tally)
  const times = (name: string) => all.reduce((sum, [, { counts }]) => sum + (counts[name] ?? 0), 0)
  const single = everything.filter(name => !isPair(name))
  const width = Math.max(...single.map(name => name.length))
  const never = single.filter(name => times(name) === 0)
  const pairs = everything.filter(isPair).sort((a, b) => times(a) - times(b))
  const missing = pairs.filter(name => times(name) === 0).length
  const rarest = pairs.slice(0, 5).map(name => `${name} ${times(name)}`)
  return [
    ...single.map(name => `${name.padEnd(width)} ${String(times(name)).padStart(7)}`),
    '',
    ...(pairs.length > 0
      ? [`${pairs.length} pairs of options, ${missing} never, the rarest ${rarest.join(', ')}`]
      : []),
    ...all.map(([name, counted]) => `${name}: ${summaryOf(counted)}`),
    ...all.flatMap(([name, { faults }]) => faults.map(fault => `FAULT ${name}: ${fault}`)),
    `never: ${never.join(', ') || 'nothing'}`,
    '',
  ].join('\n')
}

export function summaryOf({
  firstSeed,
  games,
  decisions,
  compared,
  ms,
  rounds,
  won,
  faults,
}: Counted): string {
  const winners = Object.entries(won).map(([kind, times]) => `${kind} ${times}`)
  const rate = Math.round(decisions / (ms / 1000)) || 0
  return [
    `${games} games from seed ${firstSeed}`,
    `${(rounds / Math.max(1, games)).toFixed(1)} rounds`,
    `won by ${winners.join(' and ') || 'nobody'}`,
    `${decisions} decisions`,
    `${rate} a second`,
    `${compared} compared with exchanged cards`,
    `${faults.length} faults`,
  ].join(', ')
}
