import { readFileSync } from 'node:fs'
import { compare, errorsApart } from '../shared/arena/odds.ts'
import type { OddsBattle } from '../shared/arena/oddsBattle.ts'
import { argumentsOf } from './arguments.ts'
import { everyBattle } from './odds/battles.ts'
import { tableOf } from './odds/table.ts'

/** What players are told of a battle, beside what comes of it under the rules: of the battles in a file, as JSON, or of a
 *  hundred and some with cards and leaders, as the table in docs/. Whatever lies further apart than chance would have it
 *  makes them fail. */

const line = process.argv.slice(2)
const given = argumentsOf(line)
const fights = Math.max(2000, Number(given['fights'] ?? 2000))
const furthest = 4

if (given['all'] !== undefined) {
  const battles = everyBattle()
  const rows = battles.map((battle, i) => {
    process.stderr.write(`\r${i + 1} of ${battles.length}`)
    return [battle, compare(battle, fights)] as const
  })
  process.stderr.write('\n')
  process.stdout.write(tableOf(rows, fights))
  const wrong = rows.filter(([, compared]) => errorsApart(compared) > furthest)
  for (const [{ name }] of wrong) process.stderr.write(`${name}: the forecast is not what comes of it\n`)
  if (wrong.length > 0) process.exitCode = 1
} else {
  const [file] = line
  if (file === undefined || file.startsWith('--'))
    throw new Error('Name a file of battles: npm run --silent odds -- FILE, or --all')
  const battles = JSON.parse(readFileSync(file, 'utf8')) as OddsBattle[]
  for (const battle of battles) {
    const { name, forecast, played } = compare(battle, fights)
    process.stdout.write(`${JSON.stringify({ name, forecast, played })}\n`)
  }
}
