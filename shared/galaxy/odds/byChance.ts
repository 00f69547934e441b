import { type Die, dice } from './die.ts'
import { type Opening, openingOf } from './opening.ts'
import {
  afterBarrage,
  barrageGuns,
  type Chances,
  fightersAmong,
  firstRounds,
  gunsOf,
  hitChances,
  type Odds,
  type Ranks,
  ranksOf,
  type Side,
  type Sides,
  volley,
} from './ranks.ts'

/** Large fights, thrown many times: the same fight always with the same dice, so that what is shown does not flicker. */

const fights = 4000
const mostRounds = 200

/** One number between 0 and 1 says how many of a volley hit. */
function hits(volley: Volley, die: Die): number {
  const fell = die()
  let count = 0
  while (count < volley.length - 1 && fell >= (volley[count] as number)) count++
  return count
}

/** The chance of so many hits or fewer. */
type Volley = readonly number[]

function summed(chances: Chances): Volley {
  let sum = 0
  return chances.map(chance => (sum += chance))
}

interface Force {
  readonly side: Side
  readonly ranks: (down: number) => Row
}
interface Row extends Ranks {
  /** From the last of the first rounds on; those of the first rounds, round by round. */
  readonly volleys: readonly Volley[]
  readonly firstVolleys: readonly (readonly Volley[])[]
  readonly barrages: readonly Volley[]
  readonly fighters: readonly number[]
  readonly strength: readonly number[]
}

function force(side: Side, rounds: number): Force {
  const known = new Map<number, Row>()
  const ranks = (down: number) => {
    const found = known.get(down) ?? rowOf(side, ranksOf(side, down), rounds)
    known.set(down, found)
    return found
  }
  return { side, ranks }
}

function rowOf(side: Side, ranks: Ranks, rounds: number): Row {
  const volleys = (round?: number) =>
    ranks.alive.map(alive => {
      const guns = gunsOf(alive, round)
      return summed(
        volley(
          guns,
          guns.reduce((sum, { dice }) => sum + dice, 0),
          side,
        ),
      )
    })
  return {
    ...ranks,
    volleys: volleys(),
    firstVolleys: Array.from({ length: rounds }, (_, round) => volleys(round + 1)),
    barrages: ranks.alive.map(alive => summed(hitChances(barrageGuns(alive), Number.POSITIVE_INFINITY))),
    fighters: ranks.alive.map(fightersAmong),
    strength: ranks.alive.map(
      (alive, taken) =>
        alive.reduce((sum, { dice, hitsOn }) => sum + dice * Math.max(0, 11 - hitsOn), 0) *
        (ranks.hits - taken),
    ),
  }
}

/** Fire and stamina against those of the other side, which is close to the true chance in fights this large. */
function chanceFor(own: Row, i: number, other: Row, j: number): number {
  const [one, two] = [own.strength[i] ?? 0, other.strength[j] ?? 0]
  return one + two === 0 ? 0 : one ** 2 / (one ** 2 + two ** 2)
}

/** A part of the fights where only this share of them comes to it. */
export function simulate(sides: Sides, share = 1): Odds {
  const { attacker, defender } = sides
  const thrown = Math.max(1, Math.round(fights * share))
  const die = dice(attacker.units.length * 1009 + defender.units.length)
  const rounds = firstRounds(sides)
  const [one, other] = [force(attacker, rounds), force(defender, rounds)]
  const ends = { attacker: 0, defender: 0, neither: 0, attackerLeaves: 0, defenderLeaves: 0 }
  const lost = { attacker: 0, defender: 0 }
  const opening = openingOf(sides, one.ranks(0), other.ranks(0))
  for (let n = 0; n < thrown; n++) {
    const { end, a, d } = fight(one, other, begins(opening, die), die)
    ends[end] += 1 / thrown
    lost.attacker += a / thrown
    lost.defender += d / thrown
  }
  return { ...ends, lost, exact: false }
}

interface Fought {
  end: Exclude<keyof Odds, 'lost' | 'exact'>
  a: number
  d: number
}

/** Hits each side has taken before the barrage. */
function begins(opening: Opening, die: Die): readonly [number, number] {
  let fell = die()
  for (const [i, row] of opening.entries())
    for (const [j, chance] of row.entries()) {
      fell -= chance
      if (fell < 0) return [i, j]
    }
  return [0, 0]
}

function fight(one: Force, other: Force, [i, j]: readonly [number, number], die: Die): Fought {
  const [wholeA, wholeD] = [one.ranks(0), other.ranks(0)]
  const startA = afterBarrage(one.side, i, shotDown(wholeD, j, wholeA, i, die))
  const startD = afterBarrage(other.side, j, shotDown(wholeA, i, wholeD, j, die))
  const [a, d] = [one.ranks(startA.down), other.ranks(startD.down)]
  let [toA, toD] = [startA.hits, startD.hits]
  const [spareA, spareD] = [sparing(one.side), sparing(other.side)]
  const fought = (end: Fought['end']): Fought => ({ end, a: a.lost[toA] ?? 0, d: d.lost[toD] ?? 0 })
  for (let round = 1; toA < a.hits && toD < d.hits; round++) {
    if (round > mostRounds) return fought('neither')
    const leaving = leaver(one.side, a, toA, other.side, d, toD)
    const thrown = ({ firstVolleys, volleys }: Row, taken: number) =>
      hits((firstVolleys[round - 1] ?? volleys)[taken] ?? [], die)
    const [x, y] = [spareD(thrown(a, toA)), spareA(thrown(d, toD))]
    const [alsoA = 0, alsoD = 0] = round === 1 ? [one.side.waiting, other.side.waiting] : []
    const [fallenA, fallenD] = [lost(a, toA, y, die), lost(d, toD, x, die)]
    const backA = lost(a, toA + fallenA, avenged(d, fallenD, die), die)
    const backD = lost(d, toD + fallenD, avenged(a, fallenA, die), die)
    toA = Math.min(a.hits, toA + alsoA + fallenA + backA)
    toD = Math.min(d.hits, toD + alsoD + fallenD + backD)
    if (leaving && toA < a.hits && toD < d.hits) return fought(leaving)
  }
  if (toA < a.hits) return fought('attacker')
  return fought(toD < d.hits ? 'defender' : 'neither')
}

/** Hits of a round, less those called off in the first that brings any. */
function sparing({ spared = 0 }: Side): (hits: number) => number {
  let left = spared
  return hits => {
    if (hits === 0) return 0
    const through = Math.max(0, hits - left)
    left = 0
    return through
  }
}

/** Hits that cost something: what returns is still there. */
function lost({ hits, returns }: Row, taken: number, falling: number, die: Die): number {
  const dead = Math.min(hits - taken, falling)
  if (!returns) return dead
  let gone = 0
  for (let i = 0; i < dead; i++) if (die() >= returns) gone++
  return gone
}

/** How many of the other side the fallen take with them. */
function avenged({ avenges }: Row, fallen: number, die: Die): number {
  let count = 0
  if (avenges) for (let i = 0; i < fallen; i++) if (die() < avenges) count++
  return count
}

const shotDown = (by: Row, i: number, at: Row, j: number, die: Die): number =>
  Math.min(hits(by.barrages[i] ?? [], die), at.fighters[j] ?? 0)

function leaver(
  attacker: Side,
  a: Row,
  i: number,
  defender: Side,
  d: Row,
  j: number,
): 'attackerLeaves' | 'defenderLeaves' | undefined {
  if (attacker.leavesBelow && chanceFor(a, i, d, j) < attacker.leavesBelow) return 'attackerLeaves'
  return defender.leavesBelow && chanceFor(d, j, a, i) < defender.leavesBelow ? 'defenderLeaves' : undefined
}
