/** Fights as the rulebook tells them, with dice of their own: no line of it comes from what it judges. */

interface Sort {
  readonly name: string
  readonly cost: number
  readonly hit: number
  readonly dice?: number
  readonly sustain?: boolean
  readonly fighter?: boolean
  /** Lowest hit and dice of Anti-Fighter Barrage. */
  readonly barrage?: readonly [hit: number, dice: number]
}
export interface Army {
  readonly sorts: readonly (readonly [sort: Sort, count: number])[]
  /** Space Cannon or bombardment before all else: the lowest hit of each die. */
  readonly first?: readonly number[]
  /** Added to each combat roll. */
  readonly bonus?: number
  /** And in the first round besides. */
  readonly boost?: number
  /** The dearest damaged unit that was not damaged in this round is repaired. */
  readonly repairs?: boolean
  /** With three large ships the other loses one such as the combat begins. */
  readonly cannon?: boolean
  /** Two dice of light ships as the combat begins, by their combat value. */
  readonly ambush?: boolean
  /** Dice at the other side's troops as each round ends. */
  readonly after?: readonly number[]
  /** A hit more in a round that brings it hits. */
  readonly answers?: boolean
  readonly cheapFirst?: boolean
}

interface One {
  sort: Sort
  damaged: boolean
  fresh: boolean
}

/** 48 bits of a common linear congruence. */
function dice(seed: number): () => number {
  let state = BigInt(seed * 7919 + 11)
  return () => {
    state = (state * 25214903917n + 11n) & 0xffffffffffffn
    return Number((state >> 20n) % 10n) + 1
  }
}

/** Who is left of so many fights, as shares. */
export function judged(attacker: Army, defender: Army, fights: number, seed = 1) {
  const die = dice(seed)
  const ends = { attacker: 0, draw: 0, defender: 0 }
  for (let n = 0; n < fights; n++) {
    const [a, d] = fight(attacker, defender, die)
    if (a.length > 0 === d.length > 0) ends.draw++
    else if (a.length > 0) ends.attacker++
    else ends.defender++
  }
  return {
    attacker: ends.attacker / fights,
    draw: ends.draw / fights,
    defender: ends.defender / fights,
  }
}

function fight(attacker: Army, defender: Army, die: () => number): [One[], One[]] {
  const hits = (needs: readonly number[]) => needs.filter(need => die() >= need).length
  const a = muster(attacker)
  const d = muster(defender)
  assign(d, hits(attacker.first ?? []), defender)
  assign(a, hits(defender.first ?? []), attacker)
  rest(a, d)
  if (a.length === 0 || d.length === 0) return [a, d]
  if (attacker.cannon && large(a).length >= 3) remove(d, least(large(d)))
  if (defender.cannon && large(d).length >= 3) remove(a, least(large(a)))
  if (attacker.ambush) assign(d, hits(light(a)), defender)
  if (defender.ambush) assign(a, hits(light(d)), attacker)
  const [onD, onA] = [shot(a, d, hits), shot(d, a, hits)]
  for (let i = 0; i < onD; i++)
    remove(
      d,
      d.find(({ sort }) => sort.fighter),
    )
  for (let i = 0; i < onA; i++)
    remove(
      a,
      a.find(({ sort }) => sort.fighter),
    )
  for (let round = 1; a.length > 0 && d.length > 0; round++) {
    const boost = (army: Army) => (army.bonus ?? 0) + (round === 1 ? (army.boost ?? 0) : 0)
    const roll = (side: One[], army: Army) =>
      hits(side.flatMap(({ sort }) => Array<number>(sort.dice ?? 1).fill(sort.hit - boost(army))))
    let [toD, toA] = [roll(a, attacker), roll(d, defender)]
    const [back, other] = [attacker.answers && toA > 0, defender.answers && toD > 0]
    if (back) toD++
    if (other) toA++
    assign(a, toA, attacker)
    assign(d, toD, defender)
    for (const [side, army] of [
      [a, attacker],
      [d, defender],
    ] as const) {
      const broken = side.filter(({ damaged, fresh }) => damaged && !fresh)
      const [dearest] = broken.sort((one, two) => two.sort.cost - one.sort.cost)
      if (army.repairs && dearest) dearest.damaged = false
    }
    assign(d, hits(attacker.after ?? []), defender)
    rest(a, d)
  }
  return [a, d]
}

const muster = ({ sorts }: Army): One[] =>
  sorts
    .flatMap(([sort, count]) => Array.from({ length: count }, () => ({ sort, damaged: false, fresh: false })))
    .sort((one, two) => one.sort.cost - two.sort.cost)

const large = (side: readonly One[]) => side.filter(({ sort }) => !sort.fighter)
/** Of the cheapest one that was damaged long ago, then one that is now. */
const wear = ({ damaged, fresh }: One) => (damaged ? (fresh ? 1 : 2) : 0)
const least = (side: readonly One[]) =>
  [...side].sort((one, two) => one.sort.cost - two.sort.cost || wear(two) - wear(one))[0]
const light = (side: readonly One[]) =>
  side
    .filter(({ sort }) => sort.name === 'cruiser' || sort.name === 'destroyer')
    .map(({ sort }) => sort.hit)
    .sort((one, two) => one - two)
    .slice(0, 2)

function shot(by: readonly One[], at: readonly One[], hits: (needs: readonly number[]) => number): number {
  const fighters = at.filter(({ sort }) => sort.fighter).length
  const needs = by.flatMap(({ sort: { barrage } }) =>
    barrage ? Array<number>(barrage[1]).fill(barrage[0]) : [],
  )
  return Math.min(fighters, fighters > 0 ? hits(needs) : 0)
}

function remove(side: One[], one: One | undefined) {
  if (one) side.splice(side.indexOf(one), 1)
}

function rest(...all: One[][]) {
  for (const one of all.flat()) one.fresh = false
}

/** One hit after the other. */
function assign(side: One[], hits: number, { cheapFirst }: Army) {
  for (let i = 0; i < hits && side.length > 0; i++) {
    const lowest = Math.min(...side.map(({ sort }) => sort.cost))
    const exposed = cheapFirst ? side.filter(({ sort }) => sort.cost === lowest) : side
    const tough = exposed.filter(({ sort, damaged }) => sort.sustain && !damaged).at(-1)
    if (tough) Object.assign(tough, { damaged: true, fresh: true })
    else remove(side, least(exposed))
  }
}
