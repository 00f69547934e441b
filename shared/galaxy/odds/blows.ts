import { come, lands, lose, screened, takeHits, takeLarge } from './falling.ts'
import { barrageGuns, earlyGuns, type Fighting, type Gun, gunsOf } from './ranks.ts'
import {
  cancelled,
  canSustain,
  type Fight,
  type Force,
  isLarge,
  isLed,
  isOver,
  type Standing,
  soaks,
  those,
  value,
  what,
} from './standing.ts'

/** A fight in which it matters which units are left, one step after the other. Each throw is asked of `Luck`: whoever calls
 *  may throw dice, or go every way there is. */

/** How many hits these score; more than so many make no difference. */
export type Luck = (guns: readonly Gun[], most: number) => number

const thrown = (guns: readonly Gun[], most: number, luck: Luck): number =>
  guns.length === 0 || most < 1 ? 0 : luck(guns, most)

/** More hits change nothing, even if what hushes it falls first. */
const most = (force: Force): number =>
  force.units.reduce((sum, unit) => {
    const isSound = what(force, unit).sustains && !unit.damaged
    return sum + 1 + (isSound ? cancelled(force) : 0)
  }, force.wards)

/** The surest of them has so many dice more. */
function withDice(guns: readonly Gun[], more: number): readonly Gun[] {
  const surest = Math.min(...guns.map(({ hitsOn }) => hitsOn))
  const at = more > 0 ? guns.findIndex(({ hitsOn }) => hitsOn === surest) : -1
  return guns.map((gun, i) => (i === at ? { ...gun, dice: gun.dice + more } : gun))
}

/** Space Cannon and bombardment: the attacker's first. */
function cannons(by: Force, at: Force, luck: Luck) {
  const { before = [], cannonDice = 0 } = by.side
  let { dodged = 0 } = at.side
  const all = withDice([...before, ...those(by).flatMap(({ cannon }) => cannon ?? [])], cannonDice)
  for (const isForLarge of [true, false]) {
    const guns = all.filter(({ large = false }) => large === isForLarge)
    const scored = thrown(guns, most(at) + dodged, luck)
    const hits = Math.max(0, scored - dodged)
    dodged -= scored - hits
    if (hits > 0) lands(at, by, isForLarge ? takeLarge(at, by, hits) : hits)
  }
}

/** What is destroyed as the battle begins is the least of those that could be. */
function outgun(by: Force, at: Force) {
  const { outguns = Number.POSITIVE_INFINITY } = by.side
  const [least] = at.units.filter(isLarge(at)).sort((a, b) => value(at, a) - value(at, b) || worse(a, b))
  if (least && by.units.filter(isLarge(by)).length >= outguns) lose(at, by, [least])
}
const worse = (a: Standing, b: Standing) => Number(b.damaged) - Number(a.damaged)

/** Whoever makes such hits has them fall where nothing is sustained, on the dearest there. */
function strike(force: Force, other: Force) {
  const { struck = 0 } = force.side
  for (let nth = 0; nth < struck; nth++) {
    const frail = force.units.filter(unit => !canSustain(force, other, unit))
    const [first] = force.units
    const hit = frail.at(-1) ?? first
    if (hit) lands(force, other, 1, [hit])
  }
}

function ambush(by: Force, at: Force, luck: Luck) {
  lands(at, by, screened(at, thrown(earlyGuns(those(by), 'ambush'), most(at) + at.screens.sound, luck)))
}

const renew = (force: Force) => {
  for (const unit of force.units) if (what(force, unit).renews) unit.damaged = false
}

/** Who can be hit by a barrage of the other side. */
const barraged = (force: Force, by: Force): Standing[] =>
  by.side.barragesAll ? force.units : force.units.filter(unit => !isLarge(force)(unit))

function barrage({ attacker, defender }: Fight, luck: Luck) {
  const hits = (by: Force, at: Force) => {
    const targets = barraged(at, by)
    const raided = by.side.raids ? fightersIn(at) + soundIn(at, by).length : 0
    if (targets.length + raided === 0) return 0
    const guns = withDice(barrageGuns(those(by)), by.side.barrageDice ?? 0)
    return thrown(guns, Math.max(soaks(at, by, targets), raided), luck)
  }
  const [byA, byD] = [hits(attacker, defender), hits(defender, attacker)]
  const [ofA, ofD] = [fightersIn(attacker), fightersIn(defender)]
  // What calls hits off waits for those of the rounds.
  takeHits(attacker, defender, byD, barraged(attacker, defender))
  takeHits(defender, attacker, byA, barraged(defender, attacker))
  if (attacker.side.raids) scratch(defender, attacker, byA - ofD)
  if (defender.side.raids) scratch(attacker, defender, byD - ofA)
}

const fightersIn = (force: Force): number => force.units.length - force.units.filter(isLarge(force)).length

const soundIn = (force: Force, other: Force): Standing[] =>
  force.units.filter(unit => canSustain(force, other, unit))

/** Nothing is sustained by it: who makes the hits says whom they scratch. */
function scratch(force: Force, by: Force, hits: number) {
  for (const unit of soundIn(force, by).toReversed().slice(0, Math.max(0, hits))) unit.damaged = true
}

/** Everything up to the first round of dice. */
export function opens(fight: Fight, luck: Luck) {
  const { attacker, defender } = fight
  const both = [
    [attacker, defender],
    [defender, attacker],
  ] as const
  for (const [by, at] of both) cannons(by, at, luck)
  rested(fight)
  if (isOver(fight)) return
  for (const [force] of both) {
    force.begun = true
    come(force, force.joining)
    force.joining = []
  }
  for (const [by, at] of both) outgun(by, at)
  for (const [force, other] of both) strike(force, other)
  for (const [force] of both) renew(force)
  for (const [by, at] of both) ambush(by, at, luck)
  if (!isOver(fight)) barrage(fight, luck)
}

const rested = ({ attacker, defender }: Fight) => {
  for (const force of [attacker, defender]) {
    for (const unit of force.units) unit.fresh = false
    const { worn, fresh } = force.screens
    force.screens = { ...force.screens, worn: worn + fresh, fresh: 0 }
  }
}

/** Kept, for it is asked in every round of every fight that is thrown. */
const known = new WeakMap<Fighting, (Gun | undefined)[]>()

function gunIn(is: Fighting, round: number): Gun {
  const at = Math.min(round, (is.firstHitsOn?.length ?? 0) + 1)
  const guns = known.get(is) ?? []
  known.set(is, guns)
  const gun = guns[at] ?? (gunsOf([is], round)[0] as Gun)
  guns[at] = gun
  return gun
}

/** What a side throws: dice whose hits fall on large ships, and all others. */
function gunsIn(force: Force, other: Force, round: number): readonly [large: Gun[], others: Gun[]] {
  const led = isLed(force)
  const large: Gun[] = []
  const others: Gun[] = []
  const rethrows = round <= (force.side.rethrows ?? 0)
  for (const unit of force.units) {
    const is = what(force, unit)
    const gun = gunIn(is, round)
    const heap = led && is.large ? large : others
    if (!rethrows && !is.matches && !(led && (is.led || is.ledDice))) heap.push(gun)
    else {
      const printed = is.matches ? other.units.filter(isLarge(other)).length : gun.dice
      const dice = printed + (led ? (is.ledDice ?? 0) : 0)
      const hitsOn = gun.hitsOn - (led ? (is.led ?? 0) : 0)
      heap.push({ ...gun, dice, hitsOn, ...(rethrows && { again: true as const }) })
    }
  }
  if (round === 1 && force.side.rallies) return rallied(large, others)
  return [large, others]
}

function rallied(large: readonly Gun[], others: readonly Gun[]): readonly [large: Gun[], others: Gun[]] {
  const all = withDice([...large, ...others], 1)
  return [all.slice(0, large.length), all.slice(large.length)]
}

interface Volley {
  large: number
  all: number
}

function volley(by: Force, at: Force, round: number, luck: Luck): Volley {
  const [large, others] = gunsIn(by, at, round)
  const limit = most(at) + at.spared + at.screens.sound
  const first = thrown(large, limit, luck)
  return { large: first, all: first + thrown(others, limit, luck) }
}

function called(force: Force, hits: number): number {
  if (hits === 0 || force.spared === 0) return screened(force, hits)
  const left = Math.max(0, hits - force.spared)
  force.spared = 0
  return screened(force, left)
}

function fallBy({ large, all }: Volley, force: Force, other: Force) {
  const heavy = Math.min(all, large)
  const isMixed = force.units.some(isLarge(force))
  const left = heavy > 0 && isMixed ? takeLarge(force, other, heavy) + all - heavy : all
  lands(force, other, left)
}

/** A round: dice of both, then what falls, then what is repaired and what fires after it. */
export function fightsOn({ attacker, defender }: Fight, round: number, luck: Luck) {
  if (round > 1) for (const force of [attacker, defender]) renew(force)
  const byA = volley(attacker, defender, round, luck)
  const byD = volley(defender, attacker, round, luck)
  const [onA, onD] = [called(attacker, byD.all), called(defender, byA.all)]
  const backA = attacker.side.strikesBack && onA > 0 ? 1 : 0
  const backD = defender.side.strikesBack && onD > 0 ? 1 : 0
  fallBy({ large: byD.large, all: onA + backD }, attacker, defender)
  fallBy({ large: byA.large, all: onD + backA }, defender, attacker)
  for (const force of [attacker, defender]) mend(force)
  for (const [by, at] of [
    [attacker, defender],
    [defender, attacker],
  ] as const)
    if (by.side.harries) lands(at, by, thrown(by.side.harries, most(at), luck))
  rested({ attacker, defender })
}

/** The dearest. */
function mend(force: Force) {
  const broken = force.units.filter(({ damaged, fresh }) => damaged && !fresh)
  const dearest = broken.at(-1)
  if (!force.side.mends) return
  if (dearest) dearest.damaged = false
  else if (force.screens.worn > 0) {
    const { sound, worn, fresh } = force.screens
    force.screens = { sound: sound + 1, worn: worn - 1, fresh }
  }
}

/** Fire and stamina of one side against those of the other. */
export function strengthOf(force: Force, other: Force, round: number): number {
  const fire = gunsIn(force, other, round)
    .flat()
    .reduce((sum, { dice, hitsOn }) => sum + dice * Math.max(0, 11 - hitsOn), 0)
  return fire * soaks(force, other, force.units)
}
