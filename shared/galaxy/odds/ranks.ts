/** The sides of a fight as odds are reckoned: what shoots, and what is lost with each hit. */

export interface Gun {
  readonly dice: number
  /** At this or more a die hits. */
  readonly hitsOn: number
  /** Each miss is thrown once more. */
  readonly again?: true
  /** What a hit of it counts; 1 where nothing is said. */
  readonly each?: number
  /** A die that shows so much brings so many hits besides. */
  readonly more?: { readonly from: number; readonly hits: number }
  /** Of shots before the battle: Fighters take only what other ships cannot. */
  readonly large?: true
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
  /** In the first rounds, one after the other, where that differs. */
  readonly firstHitsOn?: readonly number[]
  /** So many hits it takes before anything else does; none of `before`. */
  readonly first?: number
  /** What Fighters fly against before the first round. */
  readonly quarry?: true
  readonly early?: { readonly [step in EarlyStep]?: EarlyGun }
  /** Before the battle at Fighters alone. */
  readonly barrage?: Gun
  /** It shoots before everything else, as `before` does, if it is still there. */
  readonly cannon?: Gun
  /** What others do hangs on such a one: a flagship, some Mechs. */
  readonly leads?: true
  /** Added to its dice in rounds while one that leads its side is there. */
  readonly led?: number
  /** Dice it has besides, so long. */
  readonly ledDice?: number
  /** It sustains nothing while one that leads the other side is there. */
  readonly hushed?: true
  /** While one that leads its side is there Fighters take of its hits only what other ships cannot. */
  readonly large?: true
  /** Once the fight has begun, each hit it sustains brings the other side one. */
  readonly stings?: true
  /** With the first such loss `reserve` comes. */
  readonly mourned?: true
  /** Its dice are as many as the other side has ships other than Fighters. */
  readonly matches?: true
  /** It is repaired as each round begins. */
  readonly renews?: true
  /** With it fall all ships there. */
  readonly dooms?: true
}
export interface Side {
  readonly units: readonly Fighting[]
  /** Shots before everything else that fall on the other side, whatever comes of this one: PDS, bombardment. */
  readonly before?: readonly Gun[]
  /** How likely what is destroyed comes back into the fight at once. Nothing on such a side sustains damage. */
  readonly returns?: number
  /** Hits that wait for it, and fall with the first that any shot could bring. */
  readonly waiting?: number
  /** Half of it, rounded up, is destroyed right before the first round. */
  readonly halved?: true
  /** Its Fighters that fly against the enemy's quarry before the first round. */
  readonly run?: Run
  /** So many dice that missed are thrown once more in every round, the surest first. */
  readonly again?: number
  /** How likely each of its units that falls in a round takes one of the other side with it. */
  readonly avenges?: number
  /** What its dice lose where nothing is left that was to take hits first. */
  readonly unledBy?: number
  /** So many hits are called off in the first round that brings any. */
  readonly spared?: number
  /** Hits of shots before the battle that are called off. */
  readonly dodged?: number
  /** Hits one of its units takes by being damaged; 1 where nothing is said. */
  readonly cancels?: number
  /** After each round one that is damaged, and was not in this round, is repaired. */
  readonly mends?: true
  /** With so many ships other than Fighters it destroys one such of the other side as the battle begins. */
  readonly outguns?: number
  /** Hits that fall on it as the battle begins. */
  readonly struck?: number
  /** Its barrage falls on all ships. */
  readonly barragesAll?: true
  /** Dice its surest gun has besides: of `before` and its cannons together, and of its barrage. */
  readonly cannonDice?: number
  readonly barrageDice?: number
  /** Hits of its barrage beyond Fighters damage ships of the other side, the dearest first. */
  readonly raids?: true
  /** Its surest unit throws one die more in the first round. */
  readonly rallies?: true
  /** So many hits are called off, of the first that are about to fall, whatever brought them. */
  readonly wards?: number
  /** So many hits of the fight are called off one by one, by what is damaged beside it for that. */
  readonly screens?: number
  /** Who comes as the fight begins. */
  readonly joining?: readonly Fighting[]
  /** Who comes with the first loss. */
  readonly reserve?: readonly Fighting[]
  /** Shots at the other side after each round. */
  readonly harries?: readonly Gun[]
  /** In a round that brings it hits it scores one more. */
  readonly strikesBack?: true
  /** In so many rounds from the first each die that missed is thrown once more. */
  readonly rethrows?: number
  /** All that can be damaged is, before anything is lost; or each kind is lost in turn, the cheapest first. */
  readonly order?: LossOrder
  /** There is somewhere to leave to. */
  readonly canLeave?: true
  /** It declares that it leaves as soon as its chance to win is smaller than this. */
  readonly leavesBelow?: number
}
export interface Run {
  /** So many against each of them, none of whom joins another pool. */
  readonly pools: readonly number[]
  /** At so much one comes through, and who did destroys it. */
  readonly outer: number
  readonly inner: number
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
  readonly avenges?: number
}

const cheaper = (a: Fighting, b: Fighting) =>
  Number(b.fighter === true) - Number(a.fighter === true) || a.worth - b.worth

/** What is left of units, the cheapest first, after one hit more. */
export function afterHit(
  sorted: readonly Fighting[],
  order: LossOrder = 'sustainFirst',
): readonly Fighting[] {
  const ahead = sorted.find(({ first }) => first)
  if (ahead) return changed(sorted, ahead, ahead.sustains === true)
  const exposed = order === 'cheapFirst' ? sorted.filter(unit => alike(unit, sorted[0])) : sorted
  const tough = exposed.findLast(({ sustains }) => sustains)
  const hit = tough ?? sorted[0]
  return hit ? changed(sorted, hit, tough !== undefined) : sorted
}

/** What is worth the same is of one kind. */
export const alike = (one: Fighting, other: Fighting | undefined): boolean =>
  one.worth === other?.worth && one.fighter === other.fighter

function changed(units: readonly Fighting[], unit: Fighting, isDamaged: boolean): readonly Fighting[] {
  const at = units.indexOf(unit)
  return isDamaged ? units.with(at, damagedOnce(unit)) : units.toSpliced(at, 1)
}

function damagedOnce({ sustains: _, first = 0, ...unit }: Fighting): Fighting {
  return first > 1 ? { ...unit, first: first - 1 } : unit
}

export const worthOf = (units: readonly Fighting[]): number =>
  units.reduce((sum, { worth }) => sum + worth, 0)

/** Fighters fall first, then the cheapest. */
export const inOrder = (units: readonly Fighting[]): Fighting[] => [...units].sort(cheaper)

/** `shotDown` Fighters are gone already. */
export function ranksOf({ units, order = 'sustainFirst', returns, avenges }: Side, shotDown = 0): Ranks {
  const sorted = inOrder(units)
  const whole = worthOf(sorted)
  let alive: readonly Fighting[] = sorted.slice(shotDown)
  const after = [alive]
  while (alive.length > 0) {
    alive = afterHit(alive, order)
    after.push(alive)
  }
  return {
    hits: after.length - 1,
    lost: after.map(left => whole - worthOf(left)),
    alive: after,
    ...(returns !== undefined && { returns }),
    ...(avenges !== undefined && { avenges }),
  }
}

/** Rounds in which something is not as it is in all later ones. */
export const firstRounds = ({ attacker, defender }: Sides): number =>
  Math.max(
    attacker.waiting || defender.waiting ? 1 : 0,
    ...[...attacker.units, ...defender.units].map(({ firstHitsOn = [] }) => firstHitsOn.length),
  )

/** The guns of a rank in this round. */
export const gunsOf = (alive: readonly Fighting[], round = Number.POSITIVE_INFINITY): Gun[] =>
  alive.map(({ dice, hitsOn, firstHitsOn = [], each, more }) => ({
    dice,
    hitsOn: firstHitsOn[round - 1] ?? hitsOn,
    ...(each !== undefined && { each }),
    ...(more && { more }),
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

const chanceOfShowing = (needs: number): number => Math.min(10, Math.max(0, 11 - needs)) / 10

function chanceToHit({ hitsOn, again }: Gun): number {
  const once = chanceOfShowing(hitsOn)
  return again ? 1 - (1 - once) ** 2 : once
}

/** Of one die: the chances of no hit, one hit … */
function dieOf(gun: Gun): Chances {
  const { hitsOn, again, each = 1, more } = gun
  const hit = chanceToHit(gun)
  const chances = new Array<number>(each + (more?.hits ?? 0) + 1).fill(0)
  const add = (hits: number, chance: number) => {
    chances[hits] = (chances[hits] ?? 0) + chance
  }
  // What shows the greater number is among what hits.
  const both = more ? chanceOfShowing(Math.max(more.from, hitsOn)) : 0
  const great = again ? both * (1 + 1 - chanceOfShowing(hitsOn)) : both
  add(0, 1 - hit)
  add(each, hit - great)
  if (more) add(each + more.hits, great)
  return chances
}

/** Of all these dice so many that missed are thrown once more, the surest first. */
function thrownAgain(guns: readonly Gun[], again: number, most: number): Chances {
  const empty = () => Array.from({ length: again + 1 }, () => new Array<number>(most + 1).fill(0))
  // By dice thrown once more so far, then by hits.
  let now = empty()
  ;(now[0] as number[])[0] = 1
  for (const gun of [...guns].sort((a, b) => a.hitsOn - b.hitsOn))
    for (let i = 0; i < gun.dice; i++) now = oneMore(now, chanceToHit(gun), empty())
  return now.reduce((sum, row) => sum.map((chance, hits) => chance + (row[hits] ?? 0)))
}

function oneMore(now: readonly (readonly number[])[], chance: number, next: number[][]): number[][] {
  for (const [spent, row] of now.entries())
    for (const [hits, before] of row.entries()) {
      const add = (to: number, more: number, share: number) => {
        const [into, at] = [next[to] as number[], Math.min(row.length - 1, hits + more)]
        into[at] = (into[at] ?? 0) + before * share
      }
      const isLast = spent === now.length - 1 || chance === 0
      add(spent, 1, chance)
      if (isLast) add(spent, 0, 1 - chance)
      else {
        add(spent + 1, 1, (1 - chance) * chance)
        add(spent + 1, 0, (1 - chance) ** 2)
      }
    }
  return next
}

/** Chances of each number of hits; what is above `most` falls together with it. */
export function hitChances(guns: readonly Gun[], most: number): Chances {
  let row = [1]
  for (const gun of guns) {
    const isPlain = gun.each === undefined && gun.more === undefined
    const die = isPlain ? [] : dieOf(gun)
    for (let i = 0; i < gun.dice; i++)
      row = isPlain ? withOne(row, chanceToHit(gun), most) : withDie(row, die, most)
  }
  return row
}

function withDie(row: Chances, die: Chances, most: number): number[] {
  const next = new Array<number>(Math.min(most, row.length + die.length - 2) + 1).fill(0)
  for (const [hits, before] of row.entries())
    for (const [more, chance] of die.entries()) {
      const at = Math.min(most, hits + more)
      next[at] = (next[at] ?? 0) + before * chance
    }
  return next
}

/** The same of a round of dice. */
export const volley = (guns: readonly Gun[], most: number, { again = 0 }: Side): Chances =>
  again > 0 ? thrownAgain(guns, again, most) : hitChances(guns, most)

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
