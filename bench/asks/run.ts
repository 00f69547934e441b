import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { trustRules } from '../../shared/engine/draft.ts'
import { presets } from '../../shared/ti3/options.ts'
import { type Asks, countAsks } from './count.ts'

/** How often tables are asked for responses; the page goes to the screen and to ASKS.md. `npm run asks -- 20 ti4` counts so many
 *  games of TI4 alone, and leaves what is said of TI3. */

trustRules()
const [, , said = '20', only] = process.argv
const games = Number(said)
const page = fileURLToPath(new URL('../ASKS.md', import.meta.url))
const headOfTi4 = '## TI4'

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
function ofTi3(): string {
  const everything = presets.find(({ id }) => id === 'everything')?.chosen ?? {}
  const [sums, kinds] = tablesOf({
    'the rulebook, all pass': countAsks(games, { chosen: {}, responding: false }),
    'everything on, all pass': countAsks(games, { chosen: everything, responding: false }),
    'everything on, bots respond': countAsks(games, { chosen: everything, responding: true }),
  })
  return `# How often a table of six is asked for responses

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

`
}

function ofTi4(): string {
  const counted = (chosen: Readonly<Record<string, string>>, responding: boolean) =>
    countAsks(games, { game: 'ti4', chosen, responding })
  const pok = { pok: 'yes' }
  const first = { pok: 'no' }
  const [sums, kinds] = tablesOf({
    'six, all pass': counted(first, false),
    'six, bots respond': counted(first, true),
    'six with Prophecy of Kings': counted(pok, true),
    'eight with Prophecy of Kings': counted({ ...pok, players: '8' }, true),
  })
  return `${headOfTi4}

${games} games of TI4 each as its rulebook has it, with all cards of the first box; then with those of Prophecy of Kings too, at tables of
six and of eight whose bots respond. Cards and abilities of one moment are one window, opened again after each that is used.

${sums}

${kinds}
`
}

const before = only === 'ti4' ? await readFile(page, 'utf8') : ''
const text = `${only === 'ti4' ? before.slice(0, before.indexOf(headOfTi4)) : ofTi3()}${ofTi4()}`
process.stdout.write(text)
await writeFile(page, text)
