/** Fights of Prophecy of Kings as its rules and cards tell them, with dice of their own: no line of it comes from what it
 *  judges. One hit after the other, one unit after the other. */

export interface Sort {
  readonly name: string
  readonly cost: number
  readonly hit: number
  readonly dice?: number
  readonly sustain?: true
  readonly fighter?: true
  readonly barrage?: Dice
  /** Its Space Cannon, as long as it is there to fire. */
  readonly cannon?: Dice
  /** In the fight, each damage it sustains is a hit on the other side. */
  readonly stings?: true
}
type Dice = readonly [hit: number, dice: number]

export interface Army {
  readonly sorts: readonly (readonly [sort: Sort, count: number])[]
  readonly cheapFirst?: true
  /** Before all else, from elsewhere: the lowest hit of each die. */
  readonly first?: readonly number[]
  /** One die more whenever units roll for an ability, and dice that missed thrown once more. */
  readonly abilityDie?: { readonly before?: 1; readonly barrage?: 1 }
  readonly rerolls?: true
  /** What a unit needs, how many dice it has, whether it may sustain, where that hangs on who is there. */
  need?(one: Sort, own: readonly One[]): number
  dice?(one: Sort, own: readonly One[]): number
  frail?(other: readonly One[]): boolean
  /** Added to combat rolls in the first round. */
  readonly boost?: number
  /** One unit that hits most easily has one die more in the first round. */
  readonly agentDie?: true
  /** The first hit that is about to be assigned in combat, or by cannons, is called off. */
  readonly ward?: true
  /** Mechs in space, each of which cancels a hit by being damaged. */
  readonly screens?: number
  /** Who comes as the fight begins. */
  readonly joins?: readonly Sort[]
  /** Who comes with the first loss, of these sorts or of any. */
  readonly mourners?: { readonly come: readonly Sort[]; readonly of?: readonly string[] }
  readonly repairs?: true
  readonly cannons?: true
  /** Nobody's barrage falls on it. */
  readonly isSafe?: true
  /** Hits beyond Fighters damage. */
  readonly raids?: true
  /** Its barrage falls on all ships. */
  readonly waylays?: true
  /** All ships fall with it. */
  readonly dooms?: string
  /** Dice at the other side's troops as each round ends. */
  readonly after?: readonly number[]
  readonly answers?: true
  /** A hit of the other side's as the fight begins, where it likes. */
  readonly struck?: true
}

export interface One {
  readonly sort: Sort
  damaged: boolean
  fresh: boolean
}

interface Side {
  readonly army: Army
  units: One[]
  ward: number
  mourners: readonly Sort[]
  screens: { sound: number; worn: number; fresh: number }
}

type Die = () => number

/** Marsaglia's xorshift. */
function dice(seed: number): Die {
  let x = seed | 0 || 1
  return () => {
    x ^= x << 13
    x ^= x >>> 17
    x ^= x << 5
    return ((x >>> 0) % 10) + 1
  }
}

/** Who is left of so many fights, as shares. */
export function judged(attacker: Army, defender: Army, fights: number, seed = 20_261) {
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

const muster = (army: Army): Side => ({
  army,
  units: sorted(army.sorts.flatMap(([sort, count]) => Array.from({ length: count }, () => fresh(sort)))),
  ward: army.ward ? 1 : 0,
  mourners: army.mourners?.come ?? [],
  screens: { sound: army.screens ?? 0, worn: 0, fresh: 0 },
})
const fresh = (sort: Sort): One => ({ sort, damaged: false, fresh: false })
const sorted = (units: One[]) => units.sort((one, two) => one.sort.cost - two.sort.cost)

function fight(one: Army, two: Army, die: Die): [One[], One[]] {
  const [a, d] = [muster(one), muster(two)]
  const both = [
    [a, d],
    [d, a],
  ] as const
  for (const [by, at] of both) {
    const guns = [...(by.army.first ?? []), ...by.units.flatMap(({ sort }) => many(sort.cannon))]
    assign(at, by, abilityHits(by, guns, by.army.abilityDie?.before ?? 0, die), false)
  }
  rest(a, d)
  if (a.units.length === 0 || d.units.length === 0) return [a.units, d.units]
  for (const [by] of both) {
    for (const sort of by.army.joins ?? []) by.units.push(fresh(sort))
    sorted(by.units)
  }
  for (const [by, at] of both) if (by.army.cannons && large(by).length >= 3) destroy(at, by, least(large(at)))
  for (const [by, at] of both) if (by.army.struck) assign(by, at, 1, true, frailest(by, at))
  barrage(a, d, die)
  for (let round = 1; a.units.length > 0 && d.units.length > 0 && round < 1000; round++) {
    let [toD, toA] = [combatHits(a, round, die), combatHits(d, round, die)]
    const [back, other] = [a.army.answers && toA > 0, d.army.answers && toD > 0]
    if (back) toD++
    if (other) toA++
    assign(a, d, screened(a, toA), true)
    assign(d, a, screened(d, toD), true)
    for (const [by] of both) repair(by)
    for (const [by, at] of both) assign(at, by, hitsOf(by.army.after ?? [], die), true)
    rest(a, d)
  }
  return [a.units, d.units]
}

const many = (roll: Dice | undefined) => (roll ? Array<number>(roll[1]).fill(roll[0]) : [])
const hitsOf = (needs: readonly number[], die: Die) => needs.filter(need => die() >= need).length

function abilityHits({ army }: Side, guns: readonly number[], more: number, die: Die): number {
  if (guns.length === 0) return 0
  const all = [...guns, ...Array<number>(more).fill(Math.min(...guns))]
  return all.filter(need => die() >= need || (army.rerolls && die() >= need)).length
}

function combatHits({ army, units }: Side, round: number, die: Die): number {
  const need = ({ sort }: One) =>
    (army.need?.(sort, units) ?? sort.hit) - (round === 1 ? (army.boost ?? 0) : 0)
  const best = Math.min(...units.map(need))
  let more = army.agentDie && round === 1 ? 1 : 0
  return units.reduce((sum, one) => {
    const extra = need(one) === best ? more : 0
    more -= extra
    const count = (army.dice?.(one.sort, units) ?? one.sort.dice ?? 1) + extra
    return sum + hitsOf(Array<number>(count).fill(need(one)), die)
  }, 0)
}

function barrage(a: Side, d: Side, die: Die) {
  const shots = (by: Side, at: Side) => {
    if (at.army.isSafe) return 0
    const isUseful =
      by.army.waylays || fighters(at) > 0 || (by.army.raids && at.units.some(one => isSound(at, by, one)))
    const guns = isUseful ? by.units.flatMap(({ sort }) => many(sort.barrage)) : []
    return abilityHits(by, guns, by.army.abilityDie?.barrage ?? 0, die)
  }
  const [onD, onA] = [shots(a, d), shots(d, a)]
  const [ofD, ofA] = [fighters(d), fighters(a)]
  for (const [at, by, hits] of [
    [a, d, onA],
    [d, a, onD],
  ] as const)
    if (by.army.waylays) assign(at, by, hits, true)
    else
      for (let i = 0; i < hits; i++)
        destroy(
          at,
          by,
          at.units.find(({ sort }) => sort.fighter),
        )
  if (a.army.raids) scratch(d, a, onD - ofD)
  if (d.army.raids) scratch(a, d, onA - ofA)
  rest(a, d)
}

function scratch(at: Side, by: Side, hits: number) {
  const sound = at.units.filter(one => isSound(at, by, one)).reverse()
  for (const one of sound.slice(0, Math.max(0, hits))) one.damaged = true
}

const fighters = ({ units }: Side) => units.filter(({ sort }) => sort.fighter).length
const large = ({ units }: Side) => units.filter(({ sort }) => !sort.fighter)
const isSound = (of: Side, other: Side, { sort, damaged }: One): boolean =>
  sort.sustain === true && !damaged && !of.army.frail?.(other.units)

const wear = ({ damaged, fresh }: One) => (damaged ? (fresh ? 1 : 2) : 0)
const least = (units: readonly One[]) =>
  [...units].sort((one, two) => one.sort.cost - two.sort.cost || wear(two) - wear(one))[0]

const frailest = (of: Side, other: Side): One[] => {
  const frail = of.units.filter(one => !isSound(of, other, one)).at(-1)
  return frail ? [frail] : of.units.slice(0, 1)
}

/** All of a heap fall together; what happens when they do comes before what happens after that. */
function destroy(of: Side, other: Side, ...fallen: readonly (One | undefined)[]) {
  const gone = fallen.filter(one => one !== undefined)
  of.units = of.units.filter(unit => !gone.includes(unit))
  if (gone.some(({ sort }) => sort.name === of.army.dooms)) {
    of.units = []
    other.units = []
  }
  const isMourned = ({ sort }: One) => of.army.mourners?.of?.includes(sort.name) ?? true
  if (of.mourners.length === 0 || !gone.some(isMourned)) return
  of.units.push(...of.mourners.map(fresh))
  of.mourners = []
  sorted(of.units)
}

function screened(side: Side, hits: number): number {
  const taken = Math.min(hits, side.screens.sound)
  side.screens.sound -= taken
  side.screens.fresh += taken
  return hits - taken
}

/** One hit after the other, on those who were there as they were thrown. */
function assign(of: Side, other: Side, thrown: number, isFight: boolean, on = [...of.units]) {
  if (thrown < 1 || on.length === 0) return
  const called = Math.min(of.ward, thrown)
  of.ward -= called
  const gone: One[] = []
  for (let i = 0; i < thrown - called; i++) {
    const there = on.filter(one => of.units.includes(one) && !gone.includes(one))
    if (there.length === 0) break
    const lowest = Math.min(...there.map(({ sort }) => sort.cost))
    const exposed = of.army.cheapFirst ? there.filter(({ sort }) => sort.cost === lowest) : there
    const tough = exposed.filter(one => isSound(of, other, one)).at(-1)
    if (tough) {
      Object.assign(tough, { damaged: true, fresh: true })
      if (tough.sort.stings && isFight) assign(other, of, 1, true)
    } else gone.push(least(exposed) as One)
  }
  destroy(of, other, ...gone.filter(one => of.units.includes(one)))
}

function repair(side: Side) {
  if (!side.army.repairs) return
  const broken = side.units.filter(({ damaged, fresh }) => damaged && !fresh)
  const [dearest] = broken.sort((one, two) => two.sort.cost - one.sort.cost)
  if (dearest) dearest.damaged = false
  else if (side.screens.worn > 0) {
    side.screens.worn--
    side.screens.sound++
  }
}

function rest(...sides: Side[]) {
  for (const side of sides) {
    for (const one of side.units) one.fresh = false
    side.screens.worn += side.screens.fresh
    side.screens.fresh = 0
  }
}
