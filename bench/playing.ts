import { playOnCores, type Setting } from '../scripts/simulation/cores.ts'
import { seats } from './clients/game.ts'

/** Decisions a second over whole games of six random bots, on all cores as `npm run sim` plays them; every viewer's frame
 *  is worked out and put into words. One number for each so many games, after others that are not counted: until then
 *  much of the code has never run or is not compiled yet. */
export async function decisionsPerSecond(
  game: string,
  checks: boolean,
  { warmUps, rounds, games }: { warmUps: number; rounds: number; games: number },
): Promise<number[]> {
  const setting: Setting = { game, checks, fixed: { galaxy: 'together' } }
  const batch = { seats: seats.length, bots: ['random' as const], rotates: false }
  const tasks = Array.from({ length: warmUps + rounds * games }, (_, i) => ({ batch, seed: i + 1 }))
  const rates: number[] = []
  let played = 0
  let decisions = 0
  let since = performance.now()
  for await (const { simulated, fault } of playOnCores(setting, tasks)) {
    if (!simulated) throw new Error(fault)
    decisions += simulated.line.decisions
    const counted = ++played - warmUps
    if (counted < 0 || counted % games > 0) continue
    const now = performance.now()
    if (counted > 0) rates.push(decisions / ((now - since) / 1000))
    decisions = 0
    since = now
  }
  return rates
}
