import { watches } from '../shared/arena/index.ts'
import type { Rules } from '../shared/engine/rules.ts'
import type { BotKind } from '../shared/protocol.ts'
import { rulebooks } from '../shared/rulebooks.ts'
import { argumentsOf } from './arguments.ts'
import { balanceOf } from './simulation/balance.ts'
import { type Batch, nameOf } from './simulation/batch.ts'
import { playOnCores, type Setting } from './simulation/cores.ts'
import { fixedOptions } from './simulation/fixed.ts'
import { allNames } from './simulation/rotation.ts'
import { count, keepTally, nothingYet, readTally, tableOf } from './simulation/tally.ts'
import { wholeSet } from './simulation/wholeSet.ts'

/** Whole games played by bots, each watched at every decision and played again with two unseen cards exchanged. A game
 *  that breaks a rule of the watch, or ends otherwise than the rules end games, is a fault; any makes this fail. */

const given = argumentsOf(process.argv.slice(2))
const game = given['game'] ?? 'ti3'
const rules = rulebooks[game]
const watch = watches[game]
if (!rules || !watch) throw new Error(`No game is called "${game}"`)

const setting: Setting = {
  game,
  checks: given['checks'] !== 'off',
  fixed: fixedOptions(rules, given),
  halfCardless: given['cards'] === 'half',
  idle: Number(given['idle'] ?? 0),
  top: given['top']?.split(',') ?? [],
  record: given['record'],
  ...(given['edition'] && { besides: [given['edition']] }),
}
const games = Number(given['games'] ?? 20)
const firstSeed = Number(given['seed'] ?? 1)
const tally = readTally(given['tally'])

const batches = batchesOf(rules)
for (const batch of batches) tally[nameOf(batch)] ??= nothingYet(firstSeed)
const countedOf = (batch: Batch) => tally[nameOf(batch)] ?? nothingYet(firstSeed)
const tasks = batches.flatMap(batch => {
  const { firstSeed, games: played, faults } = countedOf(batch)
  const begun = played + faults.length
  return Array.from({ length: Math.max(0, games - begun) }, (_, i) => ({
    batch,
    seed: firstSeed + begun + i,
  }))
})
let since = performance.now()
for await (const { task, simulated, fault } of playOnCores(setting, tasks)) {
  const { batch, seed } = task
  const counted = countedOf(batch)
  if (simulated) {
    const now = performance.now()
    count(counted, simulated, now - since)
    since = now
    process.stdout.write(`${JSON.stringify(simulated.line)}\n`)
  } else {
    counted.faults.push(`seed ${seed}: ${fault}`)
    process.stdout.write(`${JSON.stringify({ game, seed, seats: batch.seats, fault })}\n`)
  }
  keepTally(given['tally'], tally)
}
process.stderr.write(tableOf(tally, [...allNames(rules), ...watch.everything]))
if (given['balance'] !== undefined) process.stderr.write(balanceOf(tally))
if (Object.values(tally).some(({ faults }) => faults.length > 0)) process.exitCode = 1

/** One batch, or with `--all` the whole set or that part of it with these seats and bots. */
function batchesOf(rules: Rules): Batch[] {
  const seats = given['seats'] === undefined ? undefined : Number(given['seats'])
  const bots = given['bot']?.split(',') as BotKind[] | undefined
  const { min, max } = rules.seats
  if (seats !== undefined && !(seats >= min && seats <= max))
    throw new Error(`${game} seats ${min} to ${max}`)
  if (given['all'] === undefined)
    return [{ seats: seats ?? max, bots: bots ?? ['random'], rotates: given['rotate'] === 'on' }]
  return wholeSet(rules).filter(
    batch => (seats === undefined || batch.seats === seats) && (!bots || batch.bots.join() === bots.join()),
  )
}
