import { readFileSync, writeFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { fileURLToPath } from 'node:url'
import { argumentsOf } from '../../scripts/arguments.ts'
import { playBout } from '../../shared/arena/arena.ts'
import { watches } from '../../shared/arena/index.ts'
import { recordOf } from '../../shared/arena/recording.ts'
import type { Watch } from '../../shared/arena/watch.ts'
import { trustRules } from '../../shared/engine/draft.ts'
import type { Rules } from '../../shared/engine/rules.ts'
import type { GameRecord } from '../../shared/record.ts'
import { rulebooks } from '../../shared/rulebooks.ts'
import { type LateGame, measureRecord } from '../lateGame.ts'
import { withSection } from '../sections.ts'

/** What more players and more boxes cost: `npm run tables` plays a game of TI4 at each of these tables, plays them again on one core, and
 *  writes its part of RESULTS.md. `--runs 3` so often each. */

const { runs = '3' } = argumentsOf(process.argv.slice(2))
const results = fileURLToPath(new URL('../RESULTS.md', import.meta.url))
const seed = 7

const tables = [
  { name: 'six, the first box', seats: 6, pok: 'no' },
  { name: 'six, Prophecy of Kings', seats: 6, pok: 'yes' },
  { name: 'eight, Prophecy of Kings', seats: 8, pok: 'yes' },
] as const

trustRules()

function played({ seats: count, pok }: (typeof tables)[number]): GameRecord {
  const bout = {
    rules: rulebooks['ti4'] as Rules,
    watch: watches['ti4'] as Watch,
    options: { players: String(count), galaxy: 'random', factions: 'lot', pok },
    seats: Array.from({ length: count }, (_, i) => `p${i + 1}`),
    seed,
    bot: () => 'sensible' as const,
    checks: false,
  }
  return recordOf(bout, playBout(bout))
}

const line = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`
const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`

function rowOf(name: string, { rounds, late, rate, slowest, bytes, largest }: LateGame): string {
  const [last] = rounds.slice(-1)
  const decisions = rounds.reduce((sum, round) => sum + round.decisions, 0)
  return line([
    name,
    rounds.length,
    decisions,
    last?.units ?? 0,
    `${(1000 / rate).toFixed(2)} ms from round ${late} on`,
    `${slowest.toFixed(1)} ms`,
    Math.round(bytes),
    kilobytes(largest),
  ])
}

const rows: string[] = []
for (const table of tables) {
  process.stderr.write(`${table.name} …\n`)
  rows.push(rowOf(table.name, await measureRecord(played(table), Number(runs))))
}
const head = [
  'table of TI4',
  'rounds',
  'decisions',
  'units',
  'a decision late',
  'the slowest',
  'bytes a client',
  'the largest',
]
const part = `## Six and eight players late in a game

One game of sensible bots at each table, all measured in one run on one core, each decision with its median over ${runs} runs, frames for
everybody included (load ${loadavg()[0]?.toFixed(1)}, ${new Date().toISOString().slice(0, 10)}).

${line(head)}
${line(head.map(() => '---'))}
${rows.join('\n')}

The slowest is a single decision, the largest what one client was sent of one; bytes are the median.`
process.stdout.write(`${part}\n`)
writeFileSync(results, withSection(readFileSync(results, 'utf8'), 'tables', part))
