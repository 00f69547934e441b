import { writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { trustRules } from '../../shared/engine/draft.ts'
import { presets } from '../../shared/ti3/options.ts'
import { type Asks, countAsks } from './count.ts'

/** How often a table of six is asked for responses; the table goes to the screen and to ASKS.md. */

trustRules()
const games = Number(process.argv[2] ?? 20)
const everything = presets.find(({ id }) => id === 'everything')?.chosen ?? {}
const counted = {
  'the rulebook, all pass': countAsks(games, { chosen: {}, responding: false }),
  'everything on, all pass': countAsks(games, { chosen: everything, responding: false }),
  'everything on, bots respond': countAsks(games, { chosen: everything, responding: true }),
}
const ofTi4 = {
  'all pass': countAsks(games, { game: 'ti4', chosen: {}, responding: false }),
  'bots respond': countAsks(games, { game: 'ti4', chosen: {}, responding: true }),
}

/** By what is asked in all, and by kind of moment. */
function tablesOf(counted: Readonly<Record<string, Asks>>): [sums: string, kinds: string] {
  const names = Object.keys(counted)
  const columns = Object.values(counted)
  const line = (name: string, read: (asks: Asks) => string) =>
    `| ${[name, ...columns.map(read)].join(' | ')} |`
  const times = (kind: string) => columns.at(names.length > 2 ? 1 : 0)?.kinds[kind] ?? 0
  const kinds = new Set(columns.flatMap(each => Object.keys(each.kinds)))
  const mostAsked = [...kinds].sort((one, other) => times(other) - times(one))
  const head = (name: string) =>
    `| ${[name, ...names].join(' | ')} |\n| --- |${' --- |'.repeat(names.length)}`
  return [
    `${head('')}
${line('careful table: everybody who could hold something is asked', ({ careful }) => careful.toFixed(1))}
${line('otherwise: who holds something that fits', ({ fitting }) => fitting.toFixed(1))}
${line('of these answered with something', ({ responses }) => responses.toFixed(2))}
${line('windows that open at all', ({ windows }) => windows.toFixed(1))}
${line('rounds of a game', ({ rounds }) => rounds.toFixed(1))}
${line('decisions of a game', ({ decisions }) => String(Math.round(decisions)))}`,
    `${head('asks of a careful table at')}
${mostAsked.map(kind => line(kind, each => (each.kinds[kind] ?? 0).toFixed(2))).join('\n')}`,
  ]
}
const [sums, kinds] = tablesOf(counted)
const [sumsOfTi4, kindsOfTi4] = tablesOf(ofTi4)

const text = `# How often a table of six is asked for responses

Counted by \`npm run asks\` over ${games} games each of six sensible bots with a random galaxy, in which all cards of TI3 are in play:
by the rulebook and with everything on (${Object.entries(everything)
  .map(each => each.join(' '))
  .join(', ')}), once passing whatever they are asked in windows, as it
was always counted, and once responding as they like. Figures are of one player and round but for windows, which are of the
table and round, and the last two. An ask is a question in a window; Action Cards played as an action, on the turn of whoever holds
them, are none.

${sums}

Before a card had an effect, all 72 played with their printed times, a careful table was asked 19.5 times, otherwise 3.3 times, in 46.1
windows a round and games of 1,958 decisions (20 games). Before moments were gathered into windows it was 32 to 39 times, 71
to 100 windows and 2,400 to 3,400 decisions (six games).

${kinds}

## TI4

The same ${games} games of TI4 as its rulebook has it, with all cards of the first box. Cards and abilities of one moment are one window, opened
again after each that is used.

${sumsOfTi4}

${kindsOfTi4}
`
process.stdout.write(text)
await writeFile(fileURLToPath(new URL('../ASKS.md', import.meta.url)), text)
