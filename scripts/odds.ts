import { readFileSync } from 'node:fs'
import { compare, errorsApart } from '../shared/arena/odds.ts'
import type { OddsBattle } from '../shared/arena/oddsBattle.ts'
import { trustRules } from '../shared/engine/draft.ts'
import { argumentsOf } from './arguments.ts'
import { everyBattle } from './odds/battles.ts'
import { head, tableOf } from './odds/table.ts'
import { everyBattleOfKings, everyBattleOfTi4 } from './odds/ti4Battles.ts'

/** What players are told of a battle, beside what comes of it under the rules: of the battles in a file, as JSON, or of a
 *  hundred and some of each edition, or of `--game` alone, as the tables in docs/. Whatever lies further apart than chance would have it
 *  makes them fail. */

trustRules()
const line = process.argv.slice(2)
const given = argumentsOf(line)
/** Of a file at least as many as anything is said by. */
const fights = Math.max(given['all'] === undefined ? 2000 : 1, Number(given['fights'] ?? 2000))
const furthest = 4

const editions = [
  { game: 'ti3', name: 'The third edition', battles: everyBattle },
  { game: 'ti4', name: 'The fourth edition', battles: everyBattleOfTi4 },
  { game: 'ti4', name: 'The fourth edition with Prophecy of Kings', battles: everyBattleOfKings },
]

function all(game: string | undefined) {
  process.stdout.write(head)
  for (const { name, battles } of editions.filter(one => game === undefined || one.game === game)) {
    const asked = battles()
    const rows = asked.map((battle, i) => {
      process.stderr.write(`\r${name}: ${i + 1} of ${asked.length}`)
      return [battle, compare(battle, fights)] as const
    })
    process.stderr.write('\n')
    process.stdout.write(tableOf(name, rows, fights))
    const wrong = rows.filter(([, compared]) => errorsApart(compared) > furthest)
    for (const [{ name }] of wrong) process.stderr.write(`${name}: the forecast is not what comes of it\n`)
    if (wrong.length > 0) process.exitCode = 1
  }
}

if (given['all'] !== undefined) all(given['game'])
else {
  const [file] = line
  if (file === undefined || file.startsWith('--'))
    throw new Error('Name a file of battles: npm run --silent odds -- FILE, or --all')
  const battles = JSON.parse(readFileSync(file, 'utf8')) as OddsBattle[]
  for (const battle of battles) {
    const { name, forecast, played } = compare(battle, fights)
    process.stdout.write(`${JSON.stringify({ name, forecast, played })}\n`)
  }
}
