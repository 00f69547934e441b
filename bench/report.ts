import type { Answered } from './answering.ts'
import type { LateGame } from './lateGame.ts'
import type { Marked } from './marking.ts'
import { median, worstOfTwenty } from './measure.ts'
import type { Script } from './script.ts'
import type { Woken } from './waking.ts'

export interface Measured {
  plain: Answered[]
  compressed: Answered[]
  /** The frameworks as they come. */
  untuned: Answered[]
  woken: Woken
  marked: Marked
  /** Decisions a second, one number for each round. */
  played: number[]
  checked: number[]
  late: LateGame
  /** Gzipped, by language. */
  script: Record<string, Script>
  ti4: Edition
  machine: string
}

/** What is measured of the other edition too. */
interface Edition {
  plain: Answered[]
  compressed: Answered[]
  woken: Woken
  played: number[]
  checked: number[]
  late: LateGame
  script: Record<string, Script>
}

type Row = readonly (string | number)[]

const table = (head: Row, rows: readonly Row[]) =>
  [head, head.map(() => '---'), ...rows].map(row => `| ${row.join(' | ')} |`).join('\n')
const ms = (value: number) => `${value.toFixed(2)} ms`
const whole = (value: number) => Math.round(value).toLocaleString('en')
const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`

function find(answered: readonly Answered[], name: string): Answered {
  const found = answered.find(one => one.name.startsWith(name))
  if (!found) throw new Error(`${name} was not measured`)
  return found
}

const timeOf = ({ rounds }: Answered) => median(rounds.flat())
const perClient = (one: Answered, of: 'text' | 'wire') => one[of] / one.rounds.flat().length / 8

/** A goal that is a share of somebody else's number. */
function beside(
  what: string,
  mine: number,
  other: number,
  its: string,
  most: number,
  say: (n: number) => string,
): Row {
  const ratio = mine / other
  return [
    what,
    say(mine),
    `${its} ${say(other)}`,
    ratio.toFixed(2),
    `≤ ${most}`,
    ratio <= most ? 'yes' : 'no',
  ]
}

const faster = (answered: readonly Answered[]) => {
  const peers = [find(answered, 'boardgame.io'), find(answered, 'colyseus')]
  return peers.reduce((a, b) => (timeOf(b) < timeOf(a) ? b : a))
}

const mostOf = (script: Record<string, Script>, of: 'lobby' | 'game'): number =>
  Math.max(...Object.values(script).map(each => each[of]))

/** What both editions are held to, beside an object that does nothing else. */
function answering(game: string, { plain, compressed }: Pick<Measured, 'plain' | 'compressed'>): Row[] {
  const row = (what: string, answered: readonly Answered[]) => {
    const bare = find(answered, 'bare')
    return beside(`${game}(a) ${what}`, timeOf(find(answered, 'ours')), timeOf(bare), bare.name, 1.5, ms)
  }
  return [row('an answer is with all 8 clients', plain), row('the same to browsers, compressed', compressed)]
}

function wakings(game: string, { ours, bare, oursConnecting, bareConnecting }: Measured['woken']): Row[] {
  const row = (what: string, mine: readonly number[], its: readonly number[]) =>
    beside(`${game}(c) ${what}`, median(mine), median(its), 'bare object', 1.5, ms)
  return [
    row('opening a socket to an evicted room', oursConnecting, bareConnecting),
    row('waking alone, the socket slept too', ours, bare),
  ]
}

/** The fourth edition beside the bare object and beside the third. */
function ofTi4({ plain, compressed, played, late, script, ti4 }: Measured): Row[] {
  const ours = find(ti4.plain, 'ours')
  const toBrowsers = find(ti4.compressed, 'ours')
  const { woken } = ti4
  return [
    ...answering('TI4: ', ti4),
    beside(
      'TI4: (b) bytes a decision and client, to browsers',
      perClient(toBrowsers, 'wire'),
      perClient(find(compressed, 'ours'), 'wire'),
      'TI3',
      1.5,
      whole,
    ),
    beside(
      'TI4: (b) the same before compression',
      perClient(ours, 'text'),
      perClient(find(plain, 'ours'), 'text'),
      'TI3',
      1.5,
      whole,
    ),
    ...wakings('TI4: ', woken),
    beside(
      'TI4: (d) milliseconds a decision in play',
      1000 / median(ti4.played),
      1000 / median(played),
      'TI3',
      1.5,
      ms,
    ),
    beside('TI4: (d) a decision late in a game', 1000 / ti4.late.rate, 1000 / late.rate, 'TI3', 1.5, ms),
    beside('TI4: (d) bytes a decision and client, median', ti4.late.bytes, late.bytes, 'TI3', 1.5, whole),
    beside(
      'TI4: (e) script of a share link, as far as the lobby',
      mostOf(ti4.script, 'lobby'),
      mostOf(script, 'lobby'),
      'TI3',
      1.5,
      kilobytes,
    ),
    beside(
      'TI4: (e) the same, on into a game',
      mostOf(ti4.script, 'game'),
      mostOf(script, 'game'),
      'TI3',
      1.5,
      kilobytes,
    ),
  ]
}

function goals(measured: Measured): Row[] {
  const { plain, compressed, untuned, woken, marked, played, late, script } = measured
  const ours = find(plain, 'ours')
  const bare = find(plain, 'bare')
  const tuned = faster(plain)
  const asTheyCome = faster(untuned)
  const wired = [find(compressed, 'ours'), find(compressed, 'boardgame.io')] as const
  const rate = median(played)
  return [
    ...answering('', measured),
    beside('(a) beside the faster framework, tuned', timeOf(ours), timeOf(tuned), tuned.name, 1, ms),
    beside(
      '(a) beside the faster framework as it comes',
      timeOf(find(untuned, 'ours')),
      timeOf(asTheyCome),
      asTheyCome.name,
      1,
      ms,
    ),
    beside(
      '(b) bytes a decision and client, to browsers',
      perClient(wired[0], 'wire'),
      perClient(wired[1], 'wire'),
      wired[1].name,
      0.25,
      whole,
    ),
    beside(
      '(b) the same before compression',
      perClient(ours, 'text'),
      perClient(find(plain, 'boardgame.io'), 'text'),
      wired[1].name,
      0.25,
      whole,
    ),
    ...wakings('', woken),
    beside(
      'a mark among eight at once, of Inscription',
      median(marked.ours),
      median(marked.bare),
      bare.name,
      1.5,
      ms,
    ),
    ['(d) decisions a second in play', whole(rate), '', '', '≥ 5,000', rate >= 5000 ? 'yes' : 'no'],
    beside('(d) a decision in round 8', roundOf(late, 8), roundOf(late, 1), 'in round 1', 1.3, ms),
    [
      '(d) bytes a decision and client, median',
      whole(late.bytes),
      '',
      '',
      '≤ 300',
      late.bytes <= 300 ? 'yes' : 'no',
    ],
    [
      '(e) script of a share link, as far as the lobby',
      kilobytes(mostOf(script, 'lobby')),
      '',
      '',
      '≤ 60 KB',
      mostOf(script, 'lobby') <= 60 * 1024 ? 'yes' : 'no',
    ],
    ['(e) the same, on into a game of TI3 in full play', kilobytes(mostOf(script, 'game')), '', '', '', ''],
    ...ofTi4(measured),
  ]
}

function roundOf({ rounds }: LateGame, round: number): number {
  const found = rounds.find(each => each.round === round)
  if (!found) throw new Error(`The recorded game has no round ${round}`)
  return found.ms
}

const gameNames: Readonly<Record<string, string>> = { ti3: 'TI3', ti4: 'TI4' }

function lateTable({ game, rounds, bytes, late, rate, runs }: LateGame): string {
  const first = rounds[0]?.ms ?? Number.NaN
  const rows = rounds.map(each => [
    each.round,
    each.decisions,
    each.units,
    ms(each.ms),
    (each.ms / first).toFixed(2),
    whole(each.bytes),
  ])
  const head = ['round', 'decisions', 'units', 'a decision', 'beside round 1', 'bytes a client']
  return `${gameNames[game]}: the recorded game of six in \`test/games\`, on one core: ${whole(rate)} decisions a second from round ${late} on, and a median of ${whole(bytes)} bytes a decision and client over all of it.

${table(head, rows)}

Each decision counts with its median over ${runs} runs; what is sent to nobody counts among no bytes.`
}

function answers(answered: readonly Answered[]): string {
  const ours = timeOf(find(answered, 'ours'))
  const rows = answered.map(one => {
    const medians = one.rounds.map(median)
    return [
      one.name,
      ms(timeOf(one)),
      ms(worstOfTwenty(one.rounds.flat())),
      `${ms(Math.min(...medians))} – ${ms(Math.max(...medians))}`,
      (ours / timeOf(one)).toFixed(2),
      whole(perClient(one, 'text')),
      whole(perClient(one, 'wire')),
    ]
  })
  const decisions = answered[0]?.rounds.flat().length ?? 0
  const head = ['', 'median', 'p95', 'medians of rounds', 'ours / it', 'bytes of text', 'bytes on the wire']
  return `${table(head, rows)}\n\n${whole(decisions)} decisions on each, in ${answered[0]?.rounds.length} games.`
}

const besideBare = (what: string, ours: readonly number[], bare: readonly number[]): Row => [
  what,
  ...[ours, bare].flatMap(times => [ms(median(times)), ms(worstOfTwenty(times))]),
  (median(ours) / median(bare)).toFixed(2),
]

export function report(measured: Measured): string {
  const { plain, compressed, woken, marked, played, checked, late, script, ti4, machine } = measured
  const waking = [
    ['hello on a socket that slept, to welcome', woken.ours, woken.bare],
    ['opening a socket, hello, to welcome', woken.oursConnecting, woken.bareConnecting],
  ] as const
  const wakingRows = waking.map(([what, ours, bare]) => besideBare(what, ours, bare))
  return `# How fast, beside others

One run of \`npm run bench\` on ${machine}.

${table(['goal', 'ours', 'beside it', 'ratio', 'wanted', 'met'], goals(measured))}

## (a), (b) From an answer to all eight clients

${answers(plain)}

The same with clients that offer compression, as browsers do:

${answers(compressed)}

## (c) Waking an evicted room

${table(['', 'ours', 'p95', 'bare object', 'p95', 'ratio'], wakingRows)}

${woken.ours.length} rooms each way, half built; the bare object reads and sends one row of ${whole(woken.bytes)} bytes, as long as our welcome.

## Eight who mark at once

${table(
  ['', 'ours', 'p95', 'bare object', 'p95', 'ratio'],
  (
    [
      ['from a mark to its acknowledgement', marked.ours, marked.bare],
      ['until all eight are acknowledged', marked.oursAll, marked.bareAll],
    ] as const
  ).map(([what, ours, bare]) => besideBare(what, ours, bare)),
)}

${whole(marked.ours.length)} marks at a table of Inscription, made at the same moment by at least six of eight; the bare object stores a row of ${whole(marked.bytes)} bytes for each and sends it to whoever made the mark, as our room does.

## (d) Decisions a second without a room

Six random bots on all cores, a frame for each of seven viewers worked out and put into words: ${whole(median(played))} a second (${played.map(whole).join(', ')}).
With every check of \`npm run sim\`: ${whole(median(checked))} a second.
The same of TI4: ${whole(median(ti4.played))} a second (${ti4.played.map(whole).join(', ')}), with every check ${whole(median(ti4.checked))}.

### A full table late in a game

${lateTable(late)}

${lateTable(ti4.late)}

## (e) Script of a share link, gzipped

${table(
  ['', 'as far as the lobby', 'on into a game', 'and all that is fetched on a tap'],
  [['TI3', script] as const, ['TI4', ti4.script] as const].flatMap(([name, its]) =>
    Object.entries(its).map(([language, { lobby, game, everything }]) => [
      `${name}, ${language}`,
      ...[lobby, game, everything].map(kilobytes),
    ]),
  ),
)}

${howItIsMeasured}`
}

const howItIsMeasured = `## How it is measured

- One process holds all clients; every server is a process of its own on loopback. Six play and two watch. Each decision is
  played on every server before the next one, in an order that goes round, so that all meet the same weather.
- The clock runs from sending the answer until the last of the eight sockets has its message. Then every client reads it
  into its own copy of the table; at the end of each game all copies on all servers must show the same galaxy.
- The frameworks play the same rules with the same functions for what may be laid. boardgame.io keeps hands in \`players\`,
  strips them with \`PlayerView.STRIP_SECRETS\` and sends deltas; its clients do no more than apply them. colyseus keeps hands in
  each owner's view; tuned, it sends its patch with the decision, and as it comes with the next twentieth of a second.
- Both frameworks keep everything in memory and answer before anything is stored. Our room and the bare object tell nobody
  before the decision is on disk; what that costs at the least is what the bare object shows beside the frameworks. Our
  frames carry log lines, the next player's options and what can be taken back too.
- The bare object stores each message as one row and sends it to everyone; the message is as long as ours on average.
- Bytes on the wire are what the sockets read, frames' headers included. Browsers offer to take compressed messages;
  workerd accepts, the two frameworks as they come do not. The clients of the first table offer nothing, because Node is
  slow at reading compressed messages and the clock would count that as the server's.
- A decision of TI4 costs more than one of TI3 because more may be done in between: after each one every seat's transactions with
  each of its neighbours are worked out (an eighth of the time, by a profile of the recorded game), each moment looks for all that could
  be played or used then, by everybody (a fifth), and secret objectives are looked for while their occasion lasts (a tenth).
- An object is evicted ten seconds after it was last spoken to. The bare one says whether it has just woken; ours slept beside it.
`
