import {
  afterHit,
  alike,
  barrageGuns,
  type Chances,
  earlyGuns,
  earlySteps,
  type Fighting,
  fightersAmong,
  type Gun,
  hitChances,
  inOrder,
  lossChances,
  type Run,
  type Side,
  type Sides,
} from './ranks.ts'

/** What comes before the rounds, blow by blow, where it matters which ships are left and not how many: a fight falls apart
 *  into those that may be left of it, each with its chance. */

export type Parted = readonly (readonly [fight: Sides, chance: number])[]

export const isStaged = ({ attacker, defender }: Sides): boolean =>
  [attacker, defender].some(
    ({ units, run, halved }) => run !== undefined || halved || units.some(({ first }) => first),
  ) ||
  (shootsEarly({ attacker, defender }) && Boolean(attacker.waiting || defender.waiting))

export function parted(sides: Sides): Parted {
  let now: Parted = [[{ attacker: sorted(sides.attacker), defender: sorted(sides.defender) }, 1]]
  for (const stage of stages)
    now = merged(
      now.flatMap(([fight, chance]) => stage(fight).map(([then, share]) => [then, chance * share])),
    )
  return now.map(([{ attacker, defender }, chance]) => [
    { attacker: begun(attacker), defender: begun(defender) },
    chance,
  ])
}

/** Each a thing of its own, so that one can be told from its like. */
const sorted = (side: Side): Side => ({ ...side, units: inOrder(side.units).map(unit => ({ ...unit })) })

/** Nothing is left of it but its rounds. */
const begun = ({ run: _, halved: _h, before: _b, unledBy: _u, ...side }: Side): Side => ({
  ...side,
  units: side.units.map(({ early: _e, barrage: _b, quarry: _q, ...unit }) => unit),
})

type Stage = (fight: Sides) => Parted

/** Where one side is gone, nothing comes any more. */
const whileBothStand =
  (stage: Stage): Stage =>
  fight =>
    fight.attacker.units.length > 0 && fight.defender.units.length > 0 ? stage(fight) : [[fight, 1]]

const stages: readonly Stage[] = [
  before,
  whileBothStand(halving),
  ...earlySteps.map(step => whileBothStand(early(step))),
  whileBothStand(barrage),
  whileBothStand(runs('attacker')),
  whileBothStand(runs('defender')),
]

function merged(all: Parted): Parted {
  const known = new Map<string, [Sides, number]>()
  for (const [fight, chance] of all) {
    if (chance === 0) continue
    const key = JSON.stringify(fight)
    const same = known.get(key)
    if (same) same[1] += chance
    else known.set(key, [fight, chance])
  }
  return [...known.values()]
}

/** Every number of losses of one side beside every one of the other. */
const beside = (
  { attacker, defender }: Sides,
  onA: Chances,
  onD: Chances,
  falls: (side: Side, hits: number) => Side = fallen,
): Parted =>
  onA.flatMap((a, hitsA) =>
    onD.map(
      (d, hitsD) => [{ attacker: falls(attacker, hitsA), defender: falls(defender, hitsD) }, a * d] as const,
    ),
  )

const stamina = ({ units }: Side): number => units.reduce((sum, { sustains }) => sum + (sustains ? 2 : 1), 0)

/** How many of so many hits cost something: what returns is still there. */
const losses = (side: Side, falling: Chances): Chances => {
  const { returns } = side
  return lossChances({ hits: stamina(side), ...(returns && { returns }), lost: [], alive: [] }, 0, falling)
}

function fallen(side: Side, hits: number): Side {
  let { units } = side
  for (let i = 0; i < hits && units.length > 0; i++) units = afterHit(units, side.order)
  return { ...side, units }
}

/** PDS and bombardment, for which nothing takes hits before others. */
function before(fight: Sides): Parted {
  const { attacker, defender } = fight
  const shot = ({ before: _, ...side }: Side, by: Side) =>
    [side, losses(side, hitChances(by.before ?? [], stamina(side)))] as const
  const [[a, onA], [d, onD]] = [shot(attacker, defender), shot(defender, attacker)]
  return beside({ attacker: a, defender: d }, onA, onD, (side, hits) => {
    const { units } = fallen({ ...side, units: side.units.map(plain) }, hits)
    return { ...side, units: inFront(side.units, units, side.unledBy) }
  })
}

const worse = <G extends Gun>(gun: G, by: number): G => ({ ...gun, hitsOn: gun.hitsOn + by })

/** With all its dice so much worse. */
const dulled =
  (by: number) =>
  (unit: Fighting): Fighting => ({
    ...worse(unit, by),
    ...(unit.firstHitsOn && { firstHitsOn: unit.firstHitsOn.map(needs => needs + by) }),
    ...(unit.barrage && { barrage: worse(unit.barrage, by) }),
    ...(unit.early && {
      early: Object.fromEntries(Object.entries(unit.early).map(([step, gun]) => [step, worse(gun, by)])),
    }),
  })

const plain = ({ first: _, ...unit }: Fighting): Fighting => unit

/** Who goes in front is chosen after those shots: a sound one of its kind, or a damaged one for one hit. */
function inFront(all: readonly Fighting[], left: readonly Fighting[], unledBy = 0): readonly Fighting[] {
  const leader = all.find(({ first }) => first)
  const able = left.filter(unit => alike(unit, leader ?? unit))
  const chosen = able.find(({ sustains }) => sustains) ?? able[0]
  if (!leader?.first) return left
  if (!chosen) return unledBy > 0 ? left.map(dulled(unledBy)) : left
  const first = leader.sustains && !chosen.sustains ? leader.first - 1 : leader.first
  return first > 0 ? left.with(left.indexOf(chosen), { ...chosen, first }) : left
}

/** Half of the troops. */
function halving({ attacker, defender }: Sides): Parted {
  const half = ({ halved, ...side }: Side) => {
    const dead = halved ? Math.ceil(side.units.length / 2) : 0
    return [side, losses(side, [...new Array<number>(dead).fill(0), 1])] as const
  }
  const [[a, onA], [d, onD]] = [half(attacker), half(defender)]
  return beside({ attacker: a, defender: d }, onA, onD)
}

/** What waits falls with the hits of both. */
function exchanged({ attacker, defender }: Sides, byA: readonly Gun[], byD: readonly Gun[]): Parted {
  const struck = ({ waiting = 0, ...side }: Side, by: readonly Gun[]) =>
    [fallen(side, waiting), hitChances(by, stamina(side))] as const
  const [[a, onA], [d, onD]] = [struck(attacker, byD), struck(defender, byA)]
  return beside({ attacker: a, defender: d }, onA, onD)
}

function early(step: (typeof earlySteps)[number]): Stage {
  const shotsOf = ({ units }: Side) => earlyGuns(units, step)
  return fight => {
    const [byA, byD] = [shotsOf(fight.attacker), shotsOf(fight.defender)]
    return byA.length + byD.length > 0 ? exchanged(fight, byA, byD) : [[fight, 1]]
  }
}

const barrageAt = (by: Side, at: Side): Gun[] => (fightersAmong(at.units) > 0 ? barrageGuns(by.units) : [])

/** Anything that comes before the first round, for which waiting hits do not wait for its dice. */
const shootsEarly = ({ attacker, defender }: Sides): boolean =>
  [attacker, defender].some(
    ({ units, run }) => run || earlySteps.some(step => earlyGuns(units, step).length > 0),
  ) || barrageAt(attacker, defender).length + barrageAt(defender, attacker).length > 0

/** At Fighters alone, which fall first among all that falls then. */
function barrage(fight: Sides): Parted {
  if (!shootsEarly(fight)) return [[fight, 1]]
  const mined = ({ waiting = 0, ...side }: Side) => fallen(side, waiting)
  const [a, d] = [mined(fight.attacker), mined(fight.defender)]
  const on = (side: Side, guns: readonly Gun[]) => hitChances(guns, fightersAmong(side.units))
  return beside(
    { attacker: a, defender: d },
    on(a, barrageAt(fight.defender, fight.attacker)),
    on(d, barrageAt(fight.attacker, fight.defender)),
    withoutFighters,
  )
}

function withoutFighters(side: Side, count: number): Side {
  const gone = new Set(side.units.filter(({ fighter }) => fighter).slice(0, count))
  return { ...side, units: side.units.filter(unit => !gone.has(unit)) }
}

/** Pool by pool against one of the enemy's each, sound ones first. */
function runs(of: 'attacker' | 'defender'): Stage {
  return fight => {
    const { run, ...side } = fight[of]
    const other = of === 'attacker' ? 'defender' : 'attacker'
    const quarry = fight[other].units.filter(unit => unit.quarry)
    const bySoundness = [...quarry.filter(unit => unit.sustains), ...quarry.filter(unit => !unit.sustains)]
    let ready = fightersAmong(side.units)
    let now: Parted = [[{ ...fight, [of]: side }, 1]]
    for (const [i, target] of run ? bySoundness.entries() : []) {
      const count = Math.min(ready, run?.pools[i] ?? 0)
      ready -= count
      if (!run || count === 0) continue
      now = now.flatMap(([before, chance]) =>
        flown(count, run).map(([lost, strikes, share]) => {
          const { units } = before[other]
          const left = strikes ? units.filter(unit => unit !== target) : units
          const then = {
            ...before,
            [of]: withoutFighters(before[of], lost),
            [other]: { ...before[other], units: left },
          }
          return [then, chance * share] as const
        }),
      )
    }
    return now
  }
}

/** Those lost of so many, and whether they destroyed what they flew against: one after the other of those who come through. */
function flown(count: number, { outer, inner }: Run): [lost: number, strikes: boolean, chance: number][] {
  const strikes = (11 - inner) / 10
  return hitChances([{ dice: count, hitsOn: outer }], count).flatMap((chance, came) => [
    ...Array.from({ length: came }, (_, failed): [number, boolean, number] => [
      count - came + failed,
      true,
      chance * (1 - strikes) ** failed * strikes,
    ]),
    [count, false, chance * (1 - strikes) ** came],
  ])
}
