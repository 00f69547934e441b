/** The sides of a fight as odds are reckoned: what shoots, and what is lost with each hit. */

export interface Gun {
  readonly dice: number
  /** At this or more a die hits. */
  readonly hitsOn: number
}
export interface Fighting extends Gun {
  /** What its owner loses with it, cargo included: the cheapest are given up first. */
  readonly worth: number
  /** It can take a hit by being damaged; that is always done first. */
  readonly sustains?: true
  readonly fighter?: true
  /** In the first round, where that differs. */
  readonly firstHitsOn?: number
  /** Before the battle at Fighters alone. */
  readonly barrage?: Gun
}
export interface Side {
  readonly units: readonly Fighting[]
  /** Shots before everything else that fall on the other side, whatever comes of this one: PDS, bombardment. */
  readonly before?: readonly Gun[]
  /** It declares that it leaves as soon as its chance to win is smaller than this. */
  readonly leavesBelow?: number
}
export interface Sides {
  readonly attacker: Side
  readonly defender: Side
}
export interface Odds {
  /** Only its units are left. */
  readonly attacker: number
  readonly defender: number
  /** Nobody is left, or nobody can hit. */
  readonly neither: number
  readonly attackerLeaves: number
  readonly defenderLeaves: number
  /** Expected losses, as `worth`. */
  readonly lost: { readonly attacker: number; readonly defender: number }
  readonly exact: boolean
}

/** One side as hits fall on it: what it shoots with and what it lost after each. */
export interface Ranks {
  /** Hits until nothing is left. */
  readonly hits: number
  readonly lost: readonly number[]
  readonly alive: readonly (readonly Fighting[])[]
}

const order = (a: Fighting, b: Fighting) =>
  Number(b.fighter === true) - Number(a.fighter === true) || a.worth - b.worth

/** Damage first, then Fighters, then the cheapest; `shotDown` Fighters are gone already. */
export function ranksOf(units: readonly Fighting[], shotDown = 0): Ranks {
  const sorted = [...units].sort(order)
  const gone = sorted.slice(0, shotDown).reduce((sum, { worth }) => sum + worth, 0)
  const rest = sorted.slice(shotDown)
  const sustains = rest.filter(unit => unit.sustains).length
  const lost: number[] = []
  const alive: Fighting[][] = []
  for (let hit = 0; hit <= sustains + rest.length; hit++) {
    const dead = Math.max(0, hit - sustains)
    lost.push(rest.slice(0, dead).reduce((sum, { worth }) => sum + worth, gone))
    alive.push(rest.slice(dead))
  }
  return { hits: sustains + rest.length, lost, alive }
}

/** The guns of a rank in this round. */
export const gunsOf = (alive: readonly Fighting[], first: boolean): Gun[] =>
  alive.map(({ dice, hitsOn, firstHitsOn }) => ({
    dice,
    hitsOn: first ? (firstHitsOn ?? hitsOn) : hitsOn,
  }))

/** Fighters go first, so those shot down after others fell in the row are simply the next in it. */
export function afterBarrage({ units }: Side, hits: number, down: number): { hits: number; down: number } {
  const sustains = units.filter(unit => unit.sustains).length
  return hits > sustains ? { hits: hits + down, down: 0 } : { hits, down }
}

/** A row of probabilities: of 0 hits, 1 hit … */
export type Chances = readonly number[]

const chanceToHit = (hitsOn: number) => Math.min(10, Math.max(0, 11 - hitsOn)) / 10

/** Chances of each number of hits; what is above `most` falls together with it. */
export function hitChances(guns: readonly Gun[], most: number): Chances {
  let row = [1]
  for (const { dice, hitsOn } of guns)
    for (let i = 0; i < dice; i++) {
      const hit = chanceToHit(hitsOn)
      const next = new Array<number>(Math.min(most, row.length) + 1).fill(0)
      for (const [hits, chance] of row.entries()) {
        next[hits] = (next[hits] ?? 0) + chance * (1 - hit)
        const more = Math.min(most, hits + 1)
        next[more] = (next[more] ?? 0) + chance * hit
      }
      row = next
    }
  return row
}
