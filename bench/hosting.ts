import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type Billed, billedFor, burst, type Table, thoughtful } from './billed.ts'
import { workerdVersion } from './workerd.ts'

/** Counts what tables are billed for and writes it, with what follows from it, between the marks of `docs/hosting.md`. */

const tables: readonly (Table & { name: string })[] = [
  { name: 'TI3, six', game: 'ti3', seats: 6, options: { galaxy: 'random' } },
  { name: 'Inscription, four', game: 'inscription', seats: 4, options: {} },
]

/** List prices in dollars for a million, and what a day is free; see the page for where they stand. */
const price = { rows: 1, requests: 0.15, duration: 12.5, worker: 0.3 }
const free = { rows: 100_000, requests: 100_000, duration: 13_000, worker: 100_000 }
/** Of an object, however little it uses. */
const gigabytes = 0.128
const messagesARequest = 20

/** What no machine can measure: how people come and go. */
const live = { opens: 10, hours: 4 }
const slow = { decisionsADay: 30 }
/** Seconds a room is kept awake by the lull after a turn. */
const lull = 2

interface Use {
  rows: number
  requests: number
  duration: number
  worker: number
}

/** Everybody is there; a phone that was put away comes back ten times. */
function evening({ seats }: Table, decisions: number, { rowsWritten, alarms }: Billed): Use {
  const opens = seats * live.opens
  return {
    rows: decisions * rowsWritten,
    requests: 2 * opens + (decisions + opens) / messagesARequest + decisions * alarms,
    duration: Math.min(decisions * lull, live.hours * 3600) * gigabytes,
    worker: 2 * opens,
  }
}

/** Everybody opens the page for each decision, and is gone again. */
function weeks(_table: Table, decisions: number, { rowsWritten, alarms }: Billed): Use {
  return {
    rows: decisions * rowsWritten,
    requests: decisions * (2 + 2 / messagesARequest + alarms),
    duration: decisions * 2 * lull * gigabytes,
    worker: decisions * 2,
  }
}

const kinds = ['rows', 'requests', 'duration', 'worker'] as const
const cost = (use: Use) => kinds.reduce((sum, kind) => sum + (use[kind] * price[kind]) / 1e6, 0)
/** Of which so much falls on one day. */
const tablesADay = (use: Use, share: number) =>
  Math.floor(Math.min(...kinds.map(kind => free[kind] / (use[kind] * share))))
const scarce = (use: Use) => kinds.toSorted((a, b) => use[b] / free[b] - use[a] / free[a])[0]
const whole = (value: number) => Math.round(value).toLocaleString('en')

const measured: string[] = []
const followed: string[] = []
const played: string[] = []
for (const table of tables) {
  process.stderr.write(`${table.name} …\n`)
  const quick = await billedFor(table, burst)
  const calm = await billedFor(table, thoughtful)
  const { decisions } = quick
  const line = (name: string, { rowsWritten, rowsRead, frames, bytesOut, cpu }: Billed) =>
    measured.push(
      `| ${table.name} | ${name} | ${rowsWritten.toFixed(1)} | ${rowsRead.toFixed(0)} | ${frames.toFixed(1)} | ${(bytesOut / 1024).toFixed(1)} | ${cpu === undefined ? '?' : cpu.toFixed(1)} |`,
    )
  line('one upon the other', quick)
  line('with a lull after each', calm)
  const end = quick.isOver ? '' : ', broken off'
  played.push(`${table.name}: ${whole(decisions)} decisions${end}, ${whole(quick.bytesKept / 1024)} KB kept`)
  for (const [name, use, share] of [
    ['an evening', evening(table, decisions, calm), 1],
    ['over weeks', weeks(table, decisions, calm), slow.decisionsADay / decisions],
  ] as const)
    followed.push(
      `| ${table.name} | ${name} | ${whole(use.rows)} | ${whole(use.requests)} | ${whole(use.duration)} | ${whole(use.worker)} | ${tablesADay(use, share)}, by ${scarce(use)} | ${(100 * cost(use)).toFixed(1)} ¢ |`,
    )
}

const day = new Date().toISOString().slice(0, 10)
const text = `
Counted ${day} with workerd ${workerdVersion()} and bots that play to win. Of each decision:

| table | decisions come | rows written | rows read | frames to all | KB to all | ms CPU |
| --- | --- | --- | --- | --- | --- | --- |
${measured.join('\n')}

Whole games (${played.join('; ')}):

| table | played | rows | object requests | GB-s | worker requests | tables the free plan carries a day | a game on the paid plan |
| --- | --- | --- | --- | --- | --- | --- | --- |
${followed.join('\n')}
`

const page = fileURLToPath(new URL('../docs/hosting.md', import.meta.url))
const [before, after] = readFileSync(page, 'utf8').split(/<!-- counted -->[\s\S]*<!-- end -->/)
writeFileSync(page, `${before}<!-- counted -->${text}<!-- end -->${after}`)
process.stdout.write(text)
