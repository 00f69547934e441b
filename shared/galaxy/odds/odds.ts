import { simulate } from './byChance.ts'
import { blowByBlow } from './followed.ts'
import { openingOf } from './opening.ts'
import {
  afterBarrage,
  barrageGuns,
  type Chances,
  fightersAmong,
  firstRounds,
  gunsOf,
  hitChances,
  lossChances,
  type Odds,
  type Ranks,
  ranksOf,
  type Side,
  type Sides,
  volley,
  worthOf,
} from './ranks.ts'
import { isStaged, type Parted, parted } from './stages.ts'
import { isIntricate } from './standing.ts'

/** How a fight may end: exact where it is small enough, else from many thrown fights. Knows no table: forecast.ts does. */

/** Attacker, defender, neither, attacker leaves, defender leaves, lost by attacker, lost by defender. */
type Ends = readonly number[]
const kinds = 7

const ended = (attackerLives: boolean, defenderLives: boolean, lostA: number, lostD: number): Ends => [
  attackerLives && !defenderLives ? 1 : 0,
  defenderLives && !attackerLives ? 1 : 0,
  attackerLives === defenderLives ? 1 : 0,
  0,
  0,
  lostA,
  lostD,
]

interface Duel {
  readonly a: Ranks
  readonly d: Ranks
  readonly sides: Sides
  /** Without anybody leaving: what a side's chance is judged by. */
  readonly tillTheEnd?: Table
}

/** By hits taken. */
type Table = readonly Ends[]
/** By who has hits to call off still: nobody, the attacker, the defender, both. */
type Tables = readonly Table[]
const [ofA, ofD] = [1, 2]
const sparing = ({ attacker, defender }: Sides) => (attacker.spared ? ofA : 0) + (defender.spared ? ofD : 0)

/** Every number of hits taken by each side, from the most to none, once nothing changes from round to round. */
function solve(duel: Duel): Tables {
  const throws = throwsIn(duel)
  const tables: Table[] = []
  for (const up of upTo(sparing(duel.sides))) {
    const ends = new Array<Ends>((duel.a.hits + 1) * (duel.d.hits + 1))
    tables[up] = ends
    eachState(duel, ends, (i, j) => oneRound(duel, tables, up, i, j, throws))
  }
  return tables
}

/** Those before come first. */
const upTo = (all: number) => [0, ofA, ofD, ofA + ofD].filter(up => (up & all) === up)

function eachState({ a, d }: Duel, ends: Ends[], round: (i: number, j: number) => Ends) {
  for (let i = a.hits; i >= 0; i--)
    for (let j = d.hits; j >= 0; j--)
      ends[at(d, i, j)] =
        i === a.hits || j === d.hits ? ended(i < a.hits, j < d.hits, lostAt(a, i), lostAt(d, j)) : round(i, j)
}

/** The same with the first rounds before it, the last of them first. */
function withFirstRounds(duel: Duel, later: Tables): Tables {
  let then = later
  for (let round = firstRounds(duel.sides); round > 0; round--) {
    const throws = throwsIn(duel, round)
    const now: Table[] = []
    for (const up of upTo(sparing(duel.sides))) {
      const ends = new Array<Ends>((duel.a.hits + 1) * (duel.d.hits + 1))
      now[up] = ends
      eachState(duel, ends, (i, j) => oneRound(duel, then, up, i, j, throws, false))
    }
    then = now
  }
  return then
}

/** What each side throws in a round, by the hits it has taken, and what falls on it beside. */
interface Throws {
  readonly a: readonly Chances[]
  readonly d: readonly Chances[]
  readonly waiting: readonly [a: number, d: number]
}
function throwsIn({ a, d, sides: { attacker, defender } }: Duel, round?: number): Throws {
  const of = ({ alive }: Ranks, side: Side, other: Ranks, { spared = 0 }: Side) =>
    alive.map(left => volley(gunsOf(left, round), other.hits + spared, side))
  return {
    a: of(a, attacker, d, defender),
    d: of(d, defender, a, attacker),
    waiting: round === 1 ? [attacker.waiting ?? 0, defender.waiting ?? 0] : [0, 0],
  }
}

const at = (d: Ranks, i: number, j: number) => i * (d.hits + 1) + j
const lostAt = ({ lost }: Ranks, hits: number) => lost[hits] ?? 0

/** Who declares at the beginning of a round that it leaves after it, the attacker asked first. */
function leaver({ d, sides, tillTheEnd }: Duel, i: number, j: number): 'attacker' | 'defender' | undefined {
  const [attacker = 0, defender = 0] = tillTheEnd?.[at(d, i, j)] ?? []
  if (attacker < (sides.attacker.leavesBelow ?? 0)) return 'attacker'
  return defender < (sides.defender.leavesBelow ?? 0) ? 'defender' : undefined
}

/** What falls on a side, where nothing is called off and where something was. */
function blows(ranks: Ranks, taken: number, thrown: Chances, spared: number): [Chances, Chances] {
  if (spared === 0) return [lossChances(ranks, taken, thrown), []]
  const through = new Array<number>(Math.max(1, thrown.length - spared)).fill(0)
  for (const [hits, chance] of thrown.entries())
    if (hits > 0) (through[Math.max(0, hits - spared)] as number) += chance
  return [[thrown[0] ?? 0], lossChances(ranks, taken, through)]
}

/** What comes of one round of dice. Where nobody is lost, the round is thrown again, so that chance is shared out. */
function oneRound(
  duel: Duel,
  tables: Tables,
  up: number,
  i: number,
  j: number,
  throws: Throws,
  anew = true,
): Ends {
  const { a, d, sides } = duel
  const onD = blows(d, j, throws.a[i] ?? [], up & ofD ? (sides.defender.spared ?? 0) : 0)
  const onA = blows(a, i, throws.d[j] ?? [], up & ofA ? (sides.attacker.spared ?? 0) : 0)
  const leaving = duel.tillTheEnd && leaver(duel, i, j)
  const again = anew && !leaving
  const [alsoA, alsoD] = throws.waiting
  const sum = new Array<number>(kinds).fill(0)
  for (const [usedD, fallsD] of onD.entries())
    for (const [usedA, fallsA] of onA.entries()) {
      const now = up - usedA * ofA - usedD * ofD
      const ends = tables[now] ?? []
      // Plain loops: this is nearly all the work there is.
      for (let x = 0; x < fallsD.length; x++)
        for (let y = 0; y < fallsA.length; y++) {
          const chance = (fallsD[x] as number) * (fallsA[y] as number)
          if (chance === 0 || (again && now === up && x + y === 0)) continue
          const [goneA, goneD] = [Math.min(a.hits - i, y), Math.min(d.hits - j, x)]
          const backA = lossChances(a, i + goneA, avenged(d, goneD))
          const backD = lossChances(d, j + goneD, avenged(a, goneA))
          for (let u = 0; u < backA.length; u++)
            for (let v = 0; v < backD.length; v++) {
              const share = chance * (backA[u] as number) * (backD[v] as number)
              const toA = Math.min(a.hits, i + y + alsoA + u)
              const toD = Math.min(d.hits, j + x + alsoD + v)
              const both = toA < a.hits && toD < d.hits
              const then =
                leaving && both ? left(leaving, lostAt(a, toA), lostAt(d, toD)) : ends[at(d, toA, toD)]
              for (let k = 0; then && k < kinds; k++) (sum[k] as number) += share * (then[k] as number)
            }
        }
    }
  const never = again ? (onD[0][0] ?? 0) * (onA[0][0] ?? 0) : 0
  if (never >= 1 - 1e-12) return [0, 0, 1, 0, 0, lostAt(a, i), lostAt(d, j)]
  return sum.map(value => value / (1 - never))
}

const none: Chances = [1]

/** How many of the other side the fallen take with them. */
function avenged({ avenges }: Ranks, fallen: number): Chances {
  if (!avenges || fallen === 0) return none
  let chances: readonly number[] = none
  for (let i = 0; i < fallen; i++)
    chances = [...chances, 0].map((stay, k) => stay * (1 - avenges) + (chances[k - 1] ?? 0) * avenges)
  return chances
}

const left = (who: 'attacker' | 'defender', lostA: number, lostD: number): Ends => [
  0,
  0,
  0,
  who === 'attacker' ? 1 : 0,
  who === 'defender' ? 1 : 0,
  lostA,
  lostD,
]

/** Steps of arithmetic after which throwing dice is quicker. */
const tooMany = 2_000_000

/** What is shown. Where it matters which ships are left before the rounds, of each fight that may be left. */
export function oddsOf(sides: Sides): Odds {
  if (isIntricate(sides)) return blowByBlow(sides)
  if (!isStaged(sides)) return work(sides) > tooMany ? simulate(sides) : counted(sides)
  const fights = parted(sides)
  const all = fights.reduce((sum, [fight]) => sum + work(fight), 0)
  return together(sides, fights, all > tooMany ? simulate : counted)
}

/** Of fights of which one comes about, each with its chance. */
function together(whole: Sides, fights: Parted, odds: (fight: Sides, chance: number) => Odds): Odds {
  const total = new Array<number>(kinds).fill(0)
  let exact = true
  for (const [fight, chance] of fights) {
    const one = odds(fight, chance)
    const gone = (side: 'attacker' | 'defender') => worthOf(whole[side].units) - worthOf(fight[side].units)
    const lost = [one.lost.attacker + gone('attacker'), one.lost.defender + gone('defender')]
    const ends = [one.attacker, one.defender, one.neither, one.attackerLeaves, one.defenderLeaves, ...lost]
    for (const [k, value] of ends.entries()) total[k] = (total[k] ?? 0) + chance * value
    exact &&= one.exact
  }
  return oddsFrom(total, exact)
}

function oddsFrom(ends: Ends, exact: boolean): Odds {
  const [attacker = 0, defender = 0, neither = 0, attackerLeaves = 0, defenderLeaves = 0] = ends
  const [lostA = 0, lostD = 0] = ends.slice(5)
  const lost = { attacker: lostA, defender: lostD }
  return { attacker, defender, neither, attackerLeaves, defenderLeaves, lost, exact }
}

const barrageDice = ({ units }: Side) => units.reduce((sum, { barrage }) => sum + (barrage?.dice ?? 0), 0)

function work(sides: Sides): number {
  const { attacker, defender } = sides
  const [a, d] = [ranksOf(attacker).hits, ranksOf(defender).hits]
  const downA = 1 + Math.min(fightersAmong(attacker.units), barrageDice(defender))
  const downD = 1 + Math.min(fightersAmong(defender.units), barrageDice(attacker))
  const passes = (attacker.leavesBelow || defender.leavesBelow ? 2 : 1) * upTo(sparing(sides)).length
  return ((downA * downD * (a + 1) * (d + 1) * (a + 3) * (d + 3)) / 9) * passes * kinds
}

export const exactOdds = (sides: Sides): Odds =>
  isStaged(sides) ? together(sides, parted(sides), counted) : counted(sides)

function counted(sides: Sides): Odds {
  const { attacker, defender } = sides
  const duels = new Map<string, Fought>()
  const duelOf = (downA: number, downD: number) => {
    const key = `${downA}/${downD}`
    const known = duels.get(key) ?? fought(sides, downA, downD)
    duels.set(key, known)
    return known
  }
  const total = new Array<number>(kinds).fill(0)
  const [a, d] = [ranksOf(attacker), ranksOf(defender)]
  for (const [i, row] of openingOf(sides, a, d).entries())
    for (const [j, chance] of row.entries())
      for (const [down, ofDown] of chance > 0 ? shotDown(a, i, d, j) : []) {
        const one = afterBarrage(attacker, i, down.a)
        const other = afterBarrage(defender, j, down.d)
        const { duel, ends } = duelOf(one.down, other.down)
        const end = ends[at(duel.d, Math.min(one.hits, duel.a.hits), Math.min(other.hits, duel.d.hits))]
        if (end) for (let k = 0; k < kinds; k++) total[k] = (total[k] ?? 0) + chance * ofDown * (end[k] ?? 0)
      }
  return oddsFrom(total, true)
}

interface Fought {
  readonly duel: Duel
  /** From the first round on. */
  readonly ends: Table
}

function fought(sides: Sides, downA: number, downD: number): Fought {
  const { attacker, defender } = sides
  const duel: Duel = { a: ranksOf(attacker, downA), d: ranksOf(defender, downD), sides }
  const first = (one: Duel, later: Tables) => withFirstRounds(one, later)[sparing(sides)] ?? []
  const tillTheEnd = solve(duel)
  if (!attacker.leavesBelow && !defender.leavesBelow) return { duel, ends: first(duel, tillTheEnd) }
  // Nobody knows how the hits that are called off will fall, so chances are judged as if none were.
  const judging = { ...duel, tillTheEnd: tillTheEnd[0] ?? [] }
  return { duel: judging, ends: first(judging, solve(judging)) }
}

/** How many Fighters each side loses to barrages by those still there, and how likely. */
function* shotDown(a: Ranks, i: number, d: Ranks, j: number): Generator<[{ a: number; d: number }, number]> {
  const [alive, others] = [a.alive[i] ?? [], d.alive[j] ?? []]
  for (const [downA, one] of hitChances(barrageGuns(others), fightersAmong(alive)).entries())
    for (const [downD, other] of hitChances(barrageGuns(alive), fightersAmong(others)).entries())
      yield [{ a: downA, d: downD }, one * other]
}
