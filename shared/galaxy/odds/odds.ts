import { simulate } from './byChance.ts'
import { openingOf } from './opening.ts'
import {
  afterBarrage,
  barrageGuns,
  type Chances,
  fightersAmong,
  gunsOf,
  hitChances,
  lossChances,
  type Odds,
  type Ranks,
  ranksOf,
  type Side,
  type Sides,
} from './ranks.ts'

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
  readonly leaves: { readonly attacker: number; readonly defender: number }
  /** Without anybody leaving: what a side's chance is judged by. */
  readonly tillTheEnd?: readonly Ends[]
}

/** Every number of hits taken by each side, from the most to none. */
function solve(duel: Duel): Ends[] {
  const { a, d } = duel
  const ends = new Array<Ends>((a.hits + 1) * (d.hits + 1))
  const shotsA = a.alive.map(alive => hitChances(gunsOf(alive, false), d.hits))
  const shotsD = d.alive.map(alive => hitChances(gunsOf(alive, false), a.hits))
  for (let i = a.hits; i >= 0; i--)
    for (let j = d.hits; j >= 0; j--)
      ends[at(d, i, j)] =
        i === a.hits || j === d.hits
          ? ended(i < a.hits, j < d.hits, lostAt(a, i), lostAt(d, j))
          : oneRound(duel, ends, i, j, shotsA[i] ?? [], shotsD[j] ?? [])
  return ends
}

const at = (d: Ranks, i: number, j: number) => i * (d.hits + 1) + j
const lostAt = ({ lost }: Ranks, hits: number) => lost[hits] ?? 0

/** Who declares at the beginning of a round that it leaves after it, the attacker asked first. */
function leaver({ d, leaves, tillTheEnd }: Duel, i: number, j: number): 'attacker' | 'defender' | undefined {
  const [attacker = 0, defender = 0] = tillTheEnd?.[at(d, i, j)] ?? []
  if (attacker < leaves.attacker) return 'attacker'
  return defender < leaves.defender ? 'defender' : undefined
}

/** What comes of one round of dice. Where nobody is lost, the round is thrown again, so that chance is shared out. */
function oneRound(
  duel: Duel,
  ends: readonly Ends[],
  i: number,
  j: number,
  shotsA: Chances,
  shotsD: Chances,
  anew = true,
): Ends {
  const { a, d } = duel
  const [onD, onA] = [lossChances(d, j, shotsA), lossChances(a, i, shotsD)]
  const leaving = duel.tillTheEnd && leaver(duel, i, j)
  const sum = new Array<number>(kinds).fill(0)
  // Plain loops: this is nearly all the work there is.
  for (let x = 0; x < onD.length; x++)
    for (let y = 0; y < onA.length; y++) {
      const chance = (onD[x] as number) * (onA[y] as number)
      if (chance === 0 || (anew && !leaving && x + y === 0)) continue
      const toA = Math.min(a.hits, i + y)
      const toD = Math.min(d.hits, j + x)
      const both = toA < a.hits && toD < d.hits
      const then = leaving && both ? left(leaving, lostAt(a, toA), lostAt(d, toD)) : ends[at(d, toA, toD)]
      for (let k = 0; then && k < kinds; k++) (sum[k] as number) += chance * (then[k] as number)
    }
  const never = anew && !leaving ? (onD[0] ?? 0) * (onA[0] ?? 0) : 0
  if (never >= 1 - 1e-12) return [0, 0, 1, 0, 0, lostAt(a, i), lostAt(d, j)]
  return sum.map(value => value / (1 - never))
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

export function oddsOf(sides: Sides): Odds {
  return work(sides) > tooMany ? simulate(sides) : exactOdds(sides)
}

const barrageDice = ({ units }: Side) => units.reduce((sum, { barrage }) => sum + (barrage?.dice ?? 0), 0)

function work({ attacker, defender }: Sides): number {
  const [a, d] = [ranksOf(attacker).hits, ranksOf(defender).hits]
  const downA = 1 + Math.min(fightersAmong(attacker.units), barrageDice(defender))
  const downD = 1 + Math.min(fightersAmong(defender.units), barrageDice(attacker))
  const passes = attacker.leavesBelow || defender.leavesBelow ? 2 : 1
  return ((downA * downD * (a + 1) * (d + 1) * (a + 3) * (d + 3)) / 9) * passes * kinds
}

export function exactOdds(sides: Sides): Odds {
  const { attacker, defender } = sides
  const first = [...attacker.units, ...defender.units].some(unit => unit.firstHitsOn !== undefined)
  const duels = new Map<string, { duel: Duel; ends: Ends[] }>()
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
        const ranks = [Math.min(one.hits, duel.a.hits), Math.min(other.hits, duel.d.hits)] as const
        const fighting = ranks[0] < duel.a.hits && ranks[1] < duel.d.hits
        const end = first && fighting ? firstRound(duel, ends, ...ranks) : ends[at(duel.d, ...ranks)]
        if (end) for (let k = 0; k < kinds; k++) total[k] = (total[k] ?? 0) + chance * ofDown * (end[k] ?? 0)
      }
  const [wins = 0, loses = 0, neither = 0, attackerLeaves = 0, defenderLeaves = 0, lostA = 0, lostD = 0] =
    total
  const lost = { attacker: lostA, defender: lostD }
  return { attacker: wins, defender: loses, neither, attackerLeaves, defenderLeaves, lost, exact: true }
}

function fought({ attacker, defender }: Sides, downA: number, downD: number) {
  const duel: Duel = {
    a: ranksOf(attacker, downA),
    d: ranksOf(defender, downD),
    leaves: { attacker: attacker.leavesBelow ?? 0, defender: defender.leavesBelow ?? 0 },
  }
  const tillTheEnd = solve(duel)
  if (!attacker.leavesBelow && !defender.leavesBelow) return { duel, ends: tillTheEnd }
  const judging = { ...duel, tillTheEnd }
  return { duel: judging, ends: solve(judging) }
}

const firstRound = (duel: Duel, ends: readonly Ends[], i: number, j: number): Ends =>
  oneRound(
    duel,
    ends,
    i,
    j,
    hitChances(gunsOf(duel.a.alive[i] ?? [], true), duel.d.hits),
    hitChances(gunsOf(duel.d.alive[j] ?? [], true), duel.a.hits),
    false,
  )

/** How many Fighters each side loses to barrages by those still there, and how likely. */
function* shotDown(a: Ranks, i: number, d: Ranks, j: number): Generator<[{ a: number; d: number }, number]> {
  const [alive, others] = [a.alive[i] ?? [], d.alive[j] ?? []]
  for (const [downA, one] of hitChances(barrageGuns(others), fightersAmong(alive)).entries())
    for (const [downD, other] of hitChances(barrageGuns(alive), fightersAmong(others)).entries())
      yield [{ a: downA, d: downD }, one * other]
}
