import { type Chart, chartOf } from '../shared/ti4/chart.ts'
import { argumentsOf } from './arguments.ts'

/** What lies where in a galaxy written as a text, and beside what, as JSON. */

const usage = 'Write the galaxy in quotes: npm run --silent galaxy -- --game ti4 "STRING"'

const charts: Readonly<Record<string, (text: string) => Chart>> = { ti4: chartOf }

const line = process.argv.slice(2)
const { game = '' } = argumentsOf(line)
const read = Object.hasOwn(charts, game) ? charts[game] : undefined
const at = line.indexOf('--game')
const text = line.filter((_, i) => i !== at && i !== at + 1).join(' ')

try {
  if (at < 0 || text.trim() === '') throw new Error(usage)
  if (!read) throw new Error(`No galaxies of "${game}" are read: ${Object.keys(charts).join(', ')}`)
  process.stdout.write(`${JSON.stringify(read(text))}\n`)
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
  process.exitCode = 1
}
