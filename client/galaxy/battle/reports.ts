import type { About, Seat } from '../../../shared/engine/rules.ts'
import type { Line } from '../../../shared/protocol.ts'
import { reads } from '../reads.ts'
import { wordOf } from '../told.ts'

/** Battles as the log tells them: many are over before anybody is asked anything. */

export interface Thrown {
  readonly seat: Seat
  readonly kind?: string
  readonly needs: number
  readonly dice: readonly number[]
}

/** What both sides threw before anybody fell, and what fell. */
export interface Exchange {
  /** When it was told. */
  readonly at: number
  readonly throws: readonly Thrown[]
  readonly losses: readonly Line[]
}

export interface Report {
  readonly opening: Line
  readonly exchanges: readonly Exchange[]
  readonly outcome?: Line
  /** When its last line was told. */
  readonly at: number
}

const openings = ['spaceBattle', 'invades', 'bombards', 'pdsFire']
const losses = ['loses', 'damaged']
const outcomes = ['holdsSpace', 'holdsPlanet', 'bothLost', 'retreats', 'takesFrom', 'takesFree', 'repels']
/** With these something else begins. */
const endings = ['activates', 'passes', 'strategicAction', 'round', 'status', 'lands', 'builds', 'buildsOn']

const seatIn = (about: About | undefined): Seat => String(about?.['seat'] ?? '')
const numberIn = (about: About | undefined, key: string): number => Number(about?.[key] ?? 0)

/** Every battle, invasion and volley of PDS, as far as they went: of several planets each has its own. */
export function reportsIn(lines: readonly Line[]): Report[] {
  const told = lines.filter(({ says, struck }) => says === undefined && !struck)
  const begins = told.flatMap((line, i) => (openings.includes(wordOf(line)) ? [i] : []))
  return begins.map((from, i) => reportOf(told[from] as Line, told.slice(from + 1, begins[i + 1])))
}

/** The latest of them. */
export const lastReport = (lines: readonly Line[]): Report | undefined => reportsIn(lines).at(-1)

function reportOf(opening: Line, rest: readonly Line[]): Report {
  const end = rest.findIndex(line => endings.includes(wordOf(line)))
  const own = end < 0 ? rest : rest.slice(0, end)
  // Planets are taken when all fights are over: each ends its own.
  const { planet } = opening.about ?? {}
  const isElsewhere = ({ about }: Line) =>
    planet !== undefined && about?.['planet'] !== undefined && about['planet'] !== planet
  const outcome = own.findLast(line => outcomes.includes(wordOf(line)) && !isElsewhere(line))
  return {
    opening,
    exchanges: exchangesIn(own, wordOf(opening) !== 'spaceBattle'),
    ...(outcome && { outcome }),
    at:
      own.findLast(line => line.dice || losses.includes(wordOf(line)) || outcomes.includes(wordOf(line)))
        ?.at ?? opening.at,
  }
}

function exchangesIn(lines: readonly Line[], onPlanet: boolean): Exchange[] {
  const all: { at: number; throws: Thrown[]; losses: Line[] }[] = []
  for (const line of lines) {
    const now = all.at(-1)
    const word = wordOf(line)
    if ((word === 'fires' || word === 'planetFires') && line.dice) {
      const thrown = throwOf(line, line.dice)
      const goesOn = now && now.losses.length === 0 && !firedBefore(now.throws, thrown)
      if (goesOn && !(onPlanet && isAnotherStep(now.throws, thrown))) now.throws.push(thrown)
      else all.push({ at: line.at, throws: [thrown], losses: [] })
    } else if (word === 'throwsAgain' && line.dice && now) {
      const last = now.throws.at(-1)
      if (last) now.throws[now.throws.length - 1] = { ...last, dice: line.dice }
    } else if (losses.includes(word)) now?.losses.push(line)
  }
  return all
}

const throwOf = ({ about }: Line, dice: readonly number[]): Thrown => ({
  seat: seatIn(about),
  // What fires from a planet without a unit defends it as a PDS does.
  kind: String(about?.['unit'] ?? 'pds'),
  needs: numberIn(about, 'needs'),
  dice,
})

/** Each kind of each side throws once in an exchange, one side after the other. */
function firedBefore(throws: readonly Thrown[], { seat, kind }: Thrown): boolean {
  const last = throws.at(-1)
  return throws.some(one => one.seat === seat && (one.kind === kind || last?.seat !== seat))
}

/** On a planet ships bombard and PDS defend before Ground Forces fight; those among whom a PDS throws later fight beside it. */
function isAnotherStep(throws: readonly Thrown[], { kind }: Thrown): boolean {
  const last = throws.some(one => stepOf(one.kind) === 'troops') ? 'troops' : stepOf(throws.at(-1)?.kind)
  return last !== stepOf(kind) && !(last === 'troops' && kind === 'pds')
}
const stepOf = (kind = '') => (kind === 'pds' ? kind : isBombing(kind) ? 'ships' : 'troops')

/** Fighters come down beside troops, if at all. */
const isBombing = (kind: string) => kind !== 'fighter' && reads.ships.includes(kind)

const hitsAmong = (dice: readonly number[], needs: number): number => dice.filter(die => die >= needs).length

export const hitsOfThrows = (throws: readonly Pick<Thrown, 'dice' | 'needs'>[]): number =>
  throws.reduce((sum, { dice, needs }) => sum + hitsAmong(dice, needs), 0)
