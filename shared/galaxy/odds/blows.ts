import {
  barrageGuns,
  type Chances,
  earlyGuns,
  type Fighting,
  type Gun,
  gunsOf,
  hitChances,
  inOrder,
  type LossOrder,
  type Side,
  type Sides,
} from './ranks.ts'

/** A fight in which it matters which units are left, one step after the other. Each throw is asked of `Luck`: whoever calls
 *  may throw dice, or go every way there is. */

/** Which of these comes about. */
export type Luck = (chances: Chances) => number

/** One unit in it: its place among those of its side, and what became of it. */
interface Standing {
  readonly is: number
  damaged: boolean
  /** It was damaged in this round. */
  fresh: boolean
}
export interface Force {
  readonly side: Side
  /** The units as they were, the cheapest first. */
  readonly all: readonly Fighting[]
  units: Standing[]
  /** Hits to call off still. */
  spared: number
}
export interface Fight {
  readonly attacker: Force
  readonly defender: Force
}

export const isIntricate = ({ attacker, defender }: Sides): boolean =>
  [attacker, defender].some(
    ({ units, before = [], ...side }) =>
      ownWays.some(way => side[way] !== undefined) ||
      before.some(gun => gun.large) ||
      units.some(unit => ways.some(way => unit[way] !== undefined)),
  )

const ownWays = [
  'dodged',
  'cancels',
  'mends',
  'outguns',
  'struck',
  'barragesAll',
  'harries',
  'strikesBack',
  'rethrows',
] as const satisfies (keyof Side)[]
const ways = ['led', 'hushed', 'large', 'matches', 'renews', 'dooms'] as const satisfies (keyof Fighting)[]

export function fightOf({ attacker, defender }: Sides): Fight {
  const force = (side: Side): Force => {
    const all = inOrder(side.units)
    const units = all.map((_, is) => ({ is, damaged: false, fresh: false }))
    return { side, all, units, spared: side.spared ?? 0 }
  }
  return { attacker: force(attacker), defender: force(defender) }
}

export const isOver = ({ attacker, defender }: Fight): boolean =>
  attacker.units.length === 0 || defender.units.length === 0

const what = ({ all }: Force, { is }: Standing): Fighting => all[is] as Fighting
const those = (force: Force): Fighting[] => force.units.map(unit => what(force, unit))
const isLarge = (force: Force) => (unit: Standing) => !what(force, unit).fighter
const isLed = (force: Force): boolean => force.units.some(unit => what(force, unit).flagship)

const canSustain = (force: Force, other: Force, unit: Standing): boolean => {
  const { sustains, hushed } = what(force, unit)
  return sustains === true && !unit.damaged && !(hushed && isLed(other))
}

const cancelled = ({ side }: Force): number => side.cancels ?? 1

/** How many hits these can take. */
const soaks = (force: Force, other: Force, units: readonly Standing[]): number =>
  units.reduce((sum, unit) => sum + 1 + (canSustain(force, other, unit) ? cancelled(force) : 0), 0)

const value = (force: Force, unit: Standing): number => what(force, unit).worth

/** Hits are taken as the side takes them, by `among` alone. */
function takeHits(
  force: Force,
  other: Force,
  hits: number,
  among: readonly Standing[] = force.units,
  order: LossOrder = force.side.order ?? 'sustainFirst',
) {
  if (hits < 1 || among.length === 0) return
  if (order === 'cheapFirst') {
    const [least] = among
    const kind = among.filter(unit => least && value(force, unit) === value(force, least))
    const soaked = soaks(force, other, kind)
    takeHits(force, other, hits, kind, 'sustainFirst')
    const rest = among.filter(unit => !kind.includes(unit) && force.units.includes(unit))
    return takeHits(force, other, hits - soaked, rest, 'cheapFirst')
  }
  let left = hits
  for (const unit of among.toReversed()) {
    if (left < 1) return
    if (!canSustain(force, other, unit)) continue
    Object.assign(unit, { damaged: true, fresh: true })
    left -= cancelled(force)
  }
  const damagedFirst = [...among].sort(
    (a, b) => value(force, a) - value(force, b) || Number(b.damaged) - Number(a.damaged),
  )
  lose(force, other, damagedFirst.slice(0, Math.max(0, left)))
}

function lose(force: Force, other: Force, gone: readonly Standing[]) {
  force.units = force.units.filter(unit => !gone.includes(unit))
  if (!gone.some(unit => what(force, unit).dooms)) return
  force.units = []
  other.units = []
}

/** Fighters take of these only what other ships cannot. */
function takeLarge(force: Force, other: Force, hits: number): number {
  const large = force.units.filter(isLarge(force))
  const first = Math.min(hits, soaks(force, other, large))
  takeHits(force, other, first, large)
  return hits - first
}

const thrown = (guns: readonly Gun[], most: number, luck: Luck): number => {
  const chances = hitChances(guns, most)
  return chances.length > 1 ? luck(chances) : 0
}

/** More hits change nothing, even if what hushes it falls first. */
const most = (force: Force): number =>
  force.units.reduce((sum, unit) => {
    const isSound = what(force, unit).sustains && !unit.damaged
    return sum + 1 + (isSound ? cancelled(force) : 0)
  }, 0)

/** Space Cannon and bombardment: the attacker's first. */
function cannons(by: Force, at: Force, luck: Luck) {
  const { before = [] } = by.side
  const { dodged = 0 } = at.side
  for (const isForLarge of [true, false]) {
    const guns = before.filter(({ large = false }) => large === isForLarge)
    const hits = thrown(guns, most(at) + dodged, luck) - dodged
    if (hits > 0) takeHits(at, by, isForLarge ? takeLarge(at, by, hits) : hits)
  }
}

/** What is destroyed as the battle begins is the least of those that could be. */
function outgun(by: Force, at: Force) {
  const { outguns = Number.POSITIVE_INFINITY } = by.side
  const [least] = at.units.filter(isLarge(at)).sort((a, b) => value(at, a) - value(at, b) || worse(a, b))
  if (least && by.units.filter(isLarge(by)).length >= outguns) lose(at, by, [least])
}
const worse = (a: Standing, b: Standing) => Number(b.damaged) - Number(a.damaged)

function ambush(by: Force, at: Force, luck: Luck) {
  takeHits(at, by, thrown(earlyGuns(those(by), 'ambush'), most(at), luck))
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
    return thrown(barrageGuns(those(by)), soaks(at, by, targets), luck)
  }
  const [byA, byD] = [hits(attacker, defender), hits(defender, attacker)]
  takeHits(attacker, defender, byD, barraged(attacker, defender))
  takeHits(defender, attacker, byA, barraged(defender, attacker))
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
  for (const [by, at] of both) outgun(by, at)
  for (const [force, other] of both) takeHits(force, other, force.side.struck ?? 0)
  for (const [force] of both) renew(force)
  for (const [by, at] of both) ambush(by, at, luck)
  if (!isOver(fight)) barrage(fight, luck)
}

const rested = ({ attacker, defender }: Fight) => {
  for (const { units } of [attacker, defender]) for (const unit of units) unit.fresh = false
}

/** What a side throws: dice whose hits fall on large ships, and all others. */
function gunsIn(force: Force, other: Force, round: number): readonly [large: Gun[], others: Gun[]] {
  const led = isLed(force)
  const large: Gun[] = []
  const others: Gun[] = []
  const rethrows = round <= (force.side.rethrows ?? 0)
  for (const unit of force.units) {
    const is = what(force, unit)
    const [gun] = gunsOf([is], round)
    if (!gun) continue
    const dice = is.matches ? other.units.filter(isLarge(other)).length : gun.dice
    const hitsOn = gun.hitsOn - (led ? (is.led ?? 0) : 0)
    const heap = led && is.large ? large : others
    heap.push({ ...gun, dice, hitsOn, ...(rethrows && { again: true as const }) })
  }
  return [large, others]
}

interface Volley {
  large: number
  all: number
}

function volley(by: Force, at: Force, round: number, luck: Luck): Volley {
  const [large, others] = gunsIn(by, at, round)
  const limit = most(at) + at.spared
  const first = thrown(large, limit, luck)
  return { large: first, all: first + thrown(others, limit, luck) }
}

function called(force: Force, hits: number): number {
  if (hits === 0 || force.spared === 0) return hits
  const left = Math.max(0, hits - force.spared)
  force.spared = 0
  return left
}

function fallBy({ large, all }: Volley, force: Force, other: Force) {
  const heavy = Math.min(all, large)
  const isMixed = force.units.some(isLarge(force))
  const left = heavy > 0 && isMixed ? takeLarge(force, other, heavy) + all - heavy : all
  takeHits(force, other, left)
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
    if (by.side.harries) takeHits(at, by, thrown(by.side.harries, most(at), luck))
  rested({ attacker, defender })
}

/** The dearest. */
function mend(force: Force) {
  const broken = force.units.filter(({ damaged, fresh }) => damaged && !fresh)
  const dearest = broken.at(-1)
  if (force.side.mends && dearest) dearest.damaged = false
}

/** Fire and stamina of one side against those of the other. */
export function strengthOf(force: Force, other: Force, round: number): number {
  const fire = gunsIn(force, other, round)
    .flat()
    .reduce((sum, { dice, hitsOn }) => sum + dice * Math.max(0, 11 - hitsOn), 0)
  return fire * soaks(force, other, force.units)
}
