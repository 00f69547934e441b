/** The sides of a fight as odds are reckoned: what shoots, and what is lost with each hit. */

export interface Gun {
  readonly dice: number
  /** At this or more a die hits. */
  readonly hitsOn: number
  /** Each miss is thrown once more. */
  readonly again?: true
}
/** Shots before the battle that may hit any ship. */
export interface EarlyGun extends Gun {
  /** Of those that could, no more shoot than these; the surest do. */
  readonly most?: number
}
/** In this order, each by both sides at the same time. */
export const earlySteps = ['ambush', 'cannon'] as const
export type EarlyStep = (typeof earlySteps)[number]

export interface Fighting extends Gun {
  /** What its owner loses with it, cargo included: the cheapest are given up first. */
  readonly worth: number
  /** It can take a hit by being damaged. */
  readonly sustains?: true
  readonly fighter?: true
  /** In the first round, where that differs. */
  readonly firstHitsOn?: number
  readonly early?: { readonly [step in EarlyStep]?: EarlyGun }
  /** Before the battle at Fighters alone. */
  readonly barrage?: Gun
}
export interface Side {
  readonly units: readonly Fighting[]
  /** Shots before everything else that fall on the other side, whatever comes of this one: PDS, bombardment. */
  readonly before?: readonly Gun[]
  /** How likely what is destroyed comes back into the fight at once. Nothing on such a side sustains damage. */
  readonly returns?: number
  /** All that can be damaged is, before anything is lost; or each kind is lost in turn, the cheapest first. */
  readonly order?: LossOrder
  /** There is somewhere to leave to. */
  readonly canLeave?: true
  /** It declares that it leaves as soon as its chance to win is smaller than this. */
  readonly leavesBelow?: number
}
export type LossOrder = 'sustainFirst' | 'cheapFirst'
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
  readonly returns?: number
}

const cheaper = (a: Fighting, b: Fighting) =>
  Number(b.fighter === true) - Number(a.fighter === true) || a.worth - b.worth

/** Which hits destroy: false for one that damages. */
function* hitsInOrder(sorted: readonly Fighting[], order: LossOrder): Generator<boolean> {
  const together = order === 'cheapFirst' ? alike(sorted) : [sorted]
  for (const units of together) {
    for (const unit of units) if (unit.sustains) yield false
    for (const _ of units) yield true
  }
}

/** What is worth the same is of one kind. */
function alike(sorted: readonly Fighting[]): Fighting[][] {
  const groups: Fighting[][] = []
  for (const unit of sorted) {
    const last = groups.at(-1)
    if (last?.[0]?.worth === unit.worth && last[0].fighter === unit.fighter) last.push(unit)
    else groups.push([unit])
  }
  return groups
}

/** Fighters fall first, then the cheapest; `shotDown` Fighters are gone already. */
export function ranksOf({ units, order = 'sustainFirst', returns }: Side, shotDown = 0): Ranks {
  const sorted = [...units].sort(cheaper)
  const rest = sorted.slice(shotDown)
  const gone = sorted.slice(0, shotDown).reduce((sum, { worth }) => sum + worth, 0)
  const lost = [gone]
  const alive = [rest]
  let dead = 0
  for (const destroys of hitsInOrder(rest, order)) {
    const falls = destroys ? rest[dead++] : undefined
    lost.push((lost.at(-1) ?? 0) + (falls?.worth ?? 0))
    alive.push(rest.slice(dead))
  }
  return { hits: lost.length - 1, lost, alive, ...(returns !== undefined && { returns }) }
}

/** The guns of a rank in this round. */
export const gunsOf = (alive: readonly Fighting[], first: boolean): Gun[] =>
  alive.map(({ dice, hitsOn, firstHitsOn }) => ({
    dice,
    hitsOn: first ? (firstHitsOn ?? hitsOn) : hitsOn,
  }))

export function earlyGuns(alive: readonly Fighting[], step: EarlyStep): Gun[] {
  const guns = alive.flatMap(({ early }) => early?.[step] ?? []).sort((a, b) => a.hitsOn - b.hitsOn)
  return guns.slice(0, guns[0]?.most)
}

export const barrageGuns = (alive: readonly Fighting[]): Gun[] =>
  alive.flatMap(({ barrage }) => barrage ?? [])
export const fightersAmong = (alive: readonly Fighting[]): number => alive.filter(unit => unit.fighter).length

/** Fighters go first, so those shot down once they have their turn in the row are simply the next in it. */
export function afterBarrage(
  { units, order }: Side,
  hits: number,
  down: number,
): { hits: number; down: number } {
  const ahead = order === 'cheapFirst' ? 0 : units.filter(unit => unit.sustains).length
  return hits >= ahead ? { hits: hits + down, down: 0 } : { hits, down }
}

/** A row of probabilities: of 0 hits, 1 hit … */
export type Chances = readonly number[]

function chanceToHit({ hitsOn, again }: Gun): number {
  const once = Math.min(10, Math.max(0, 11 - hitsOn)) / 10
  return again ? 1 - (1 - once) ** 2 : once
}

/** Chances of each number of hits; what is above `most` falls together with it. */
export function hitChances(guns: readonly Gun[], most: number): Chances {
  let row = [1]
  for (const gun of guns) for (let i = 0; i < gun.dice; i++) row = withOne(row, chanceToHit(gun), most)
  return row
}

function withOne(row: Chances, chance: number, most: number): number[] {
  const next = new Array<number>(Math.min(most, row.length) + 1).fill(0)
  for (const [hits, before] of row.entries()) {
    next[hits] = (next[hits] ?? 0) + before * (1 - chance)
    const more = Math.min(most, hits + 1)
    next[more] = (next[more] ?? 0) + before * chance
  }
  return next
}

/** By how many a side grows smaller that has taken `taken` hits: what returns was hit, but is still there. */
export function lossChances({ hits, returns }: Ranks, taken: number, falling: Chances): Chances {
  if (!returns) return falling
  const left = hits - taken
  const losses = new Array<number>(left + 1).fill(0)
  for (const [count, chance] of falling.entries()) {
    const dead = Math.min(left, count)
    let row: Chances = [1]
    for (let i = 0; i < dead; i++) row = withOne(row, 1 - returns, dead)
    for (const [lost, each] of row.entries()) losses[lost] = (losses[lost] ?? 0) + chance * each
  }
  return losses
}
