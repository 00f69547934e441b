import { writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { trustRules } from '../../shared/engine/draft.ts'
import { countAsks } from './count.ts'

/** How often a table of six is asked for responses; the table goes to the screen and to ASKS.md. */

trustRules()
const games = Number(process.argv[2] ?? 20)
const { careful, fitting, windows, decisions, kinds } = countAsks(games)
const rounded = (count: number) => count.toFixed(1)
const rows = Object.entries(kinds)
  .sort(([, one], [, other]) => other - one)
  .map(([kind, count]) => `| ${kind} | ${count.toFixed(2)} |`)
const text = `# How often a table of six is asked for responses

Counted by \`npm run asks\` over ${games} games of six sensible bots in which all 72 Action Cards of TI3 are in play, each when it
may be, and with no effect, so that everybody passes for ever. A pass is a question that only waits for one.

| | a player and round |
| --- | --- |
| careful table: everybody who could hold something is asked | ${rounded(careful)} passes |
| otherwise: who holds something that fits | ${rounded(fitting)} questions |

${rounded(windows)} windows a round open at all; a game has ${Math.round(decisions)} decisions. Before moments were gathered into windows it was
32 to 39 passes a player and round, 71 to 100 windows and 2,400 to 3,400 decisions, counted in the same way over six games.

| moment | passes a player and round |
| --- | --- |
${rows.join('\n')}
`
process.stdout.write(text)
await writeFile(fileURLToPath(new URL('../ASKS.md', import.meta.url)), text)
