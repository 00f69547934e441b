import { readFileSync } from 'node:fs'
import { type GameRecord, replay } from '../shared/record.ts'
import { rulebooks } from '../shared/rulebooks.ts'

/** Plays an exported record again and says whether every die, shuffle and result is as recorded. */

const file = process.argv[2]
if (!file) throw new Error('Name the record: npm run replay -- FILE')
const record = JSON.parse(readFileSync(file, 'utf8')) as GameRecord
const rules = rulebooks[record.game]
if (!rules) throw new Error(`No game is called "${record.game}"`)
const { decisions, winners, fault } = replay(rules, record)
if (fault) {
  process.stdout.write(`${fault} (after ${decisions} decisions)\n`)
  process.exitCode = 1
} else
  process.stdout.write(`As recorded: ${decisions} decisions, winners: ${winners?.join(', ') || 'nobody'}\n`)
