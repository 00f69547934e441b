import { fightsOn, type Luck, opens, strengthOf } from './blows.ts'
import { type Die, dice } from './die.ts'
import { worthLost } from './falling.ts'
import { type Chances, firstRounds, hitChances, type Odds, type Side, type Sides } from './ranks.ts'
import { type Fight, type Force, fightOf, isOver } from './standing.ts'

/** Fights told blow by blow, followed every way they can go; and where that is too far, thrown many times. */

/** Ways through single rounds after which throwing dice is quicker. */
const tooMany = 10_000
const thrownFights = 4000
const mostRounds = 300
/** What is left of it is as good as nothing. */
const little = 1e-9

export const blowByBlow = (sides: Sides, most = tooMany): Odds =>
  (waysAbout(sides) > most ? undefined : followed(sides, most)) ?? thrown(sides)

/** Each number of hits taken by both, and all that may come of one round from there. */
function waysAbout({ attacker, defender }: Sides): number {
  const stamina = ({ units, joining = [], reserve = [], screens = 0, wards = 0 }: Side) =>
    [...units, ...joining, ...reserve].reduce(
      (sum, { sustains }) => sum + (sustains ? 2 : 1),
      screens + wards,
    )
  return (stamina(attacker) * stamina(defender)) ** 2 / 4
}

/** As few letters as tell one standing from another. */
const keyOf = ({ attacker, defender }: Fight): string => `${sideKey(attacker)}/${sideKey(defender)}`
const sideKey = ({ units, spared, wards, screens, reserve }: Force): string =>
  `${units.map(({ is, damaged }) => (damaged ? `${is}d` : `${is}`)).join('.')}+${spared}+${wards}+${screens.sound}+${screens.worn}+${reserve.length}`

/** For each unit the places of those that are like it. */
function likesOf(all: Force['all']): number[][] {
  const known = new Map<string, number[]>()
  return all.map((unit, i) => {
    const key = JSON.stringify(unit)
    const likes = known.get(key) ?? []
    likes.push(i)
    known.set(key, likes)
    return likes
  })
}

/** Those that are alike are one and the same: of several the first are left, the damaged ones before the others. */
function tidied({ all, units, ...force }: Force, likes: readonly (readonly number[])[]): Force {
  const taken = new Map<readonly number[], number>()
  const named = [...units]
    .sort((a, b) => Number(b.damaged) - Number(a.damaged))
    .map(unit => {
      const places = likes[unit.is] ?? [unit.is]
      const nth = taken.get(places) ?? 0
      taken.set(places, nth + 1)
      return { ...unit, is: places[nth] ?? unit.is }
    })
  return { ...force, all, units: named.sort((a, b) => a.is - b.is) }
}

const copyOf = (force: Force): Force => ({ ...force, units: force.units.map(unit => ({ ...unit })) })

type End = Exclude<keyof Odds, 'lost' | 'exact'>
interface Ways {
  /** What may come of it, each with its chance. */
  readonly ways: readonly (readonly [key: string, fight: Fight, chance: number, end?: End])[]
}

/** Which of these comes about. */
type Fate = (chances: Chances) => number

/** Every way some throws can fall, one after the other. */
function* everyWay(): Generator<Fate, void, void> {
  const path: { at: number; chances: Chances }[] = []
  const next = (chances: Chances, from: number) => chances.findIndex((chance, i) => i >= from && chance > 0)
  for (;;) {
    let step = 0
    yield chances => {
      if (step === path.length) path.push({ at: next(chances, 0), chances })
      return path[step++]?.at ?? 0
    }
    for (;;) {
      const last = path.at(-1)
      if (!last) return
      last.at = next(last.chances, last.at + 1)
      if (last.at >= 0) break
      path.pop()
    }
  }
}

/** Undefined where there are more ways than these. */
function followed(sides: Sides, most: number): Odds | undefined {
  const whole = fightOf(sides)
  const [likeA, likeD] = [likesOf(whole.attacker.all), likesOf(whole.defender.all)]
  const steady = firstRounds(sides) + 1
  const rethrown = Math.max(sides.attacker.rethrows ?? 0, sides.defender.rethrows ?? 0)
  const known = new Map<string, Ways>()
  let count = 0

  function ways(fight: Fight, play: (fight: Fight, luck: Luck) => End | undefined): Ways | undefined {
    const found = new Map<string, [string, Fight, number, End?]>()
    for (const fate of everyWay()) {
      if (++count > most) return undefined
      let chance = 1
      const now = { attacker: copyOf(fight.attacker), defender: copyOf(fight.defender) }
      const end = play(now, (guns, most) => {
        const chances = hitChances(guns, most)
        if (chances.length < 2) return 0
        const at = fate(chances)
        chance *= chances[at] ?? 0
        return at
      })
      const then = { attacker: tidied(now.attacker, likeA), defender: tidied(now.defender, likeD) }
      const key = `${keyOf(then)}${end ?? ''}`
      const same = found.get(key)
      if (same) same[2] += chance
      else found.set(key, end === undefined ? [key, then, chance] : [key, then, chance, end])
    }
    return { ways: [...found.values()] }
  }

  const odds = nothing()
  const tell = ({ attacker, defender }: Fight, chance: number, end?: End) => {
    odds[end ?? endOf({ attacker, defender })] += chance
    odds.lost.attacker += chance * worthLost(attacker)
    odds.lost.defender += chance * worthLost(defender)
  }
  const begun = ways(whole, (fight, luck) => {
    opens(fight, luck)
    return undefined
  })
  if (!begun) return undefined
  let now = new Map(begun.ways.map(([key, fight, chance]) => [key, [fight, chance] as const]))
  for (let round = 1; now.size > 0; round++) {
    const next = new Map<string, readonly [Fight, number]>()
    for (const [key, [fight, chance]] of now) {
      if (isOver(fight) || chance < little || round > mostRounds) {
        tell(fight, chance)
        continue
      }
      const name = `${Math.min(round, Math.max(steady, rethrown + 1, 2))}:${key}`
      const then =
        known.get(name) ??
        ways(fight, (one, luck) => {
          const end = leaver(sides, one, round)
          fightsOn(one, round, luck)
          return end && !isOver(one) ? end : undefined
        })
      if (!then) return undefined
      known.set(name, then)
      for (const [to, after, share, end] of then.ways) {
        if (end) tell(after, chance * share, end)
        else next.set(to, [after, (next.get(to)?.[1] ?? 0) + chance * share])
      }
    }
    now = next
  }
  return { ...odds, exact: true }
}

const endOf = ({ attacker, defender }: Fight): End => {
  if (attacker.units.length > 0 === defender.units.length > 0) return 'neither'
  return attacker.units.length > 0 ? 'attacker' : 'defender'
}

const nothing = () => ({
  attacker: 0,
  defender: 0,
  neither: 0,
  attackerLeaves: 0,
  defenderLeaves: 0,
  lost: { attacker: 0, defender: 0 },
})

/** The defender is asked first. */
function leaver({ attacker, defender }: Sides, fight: Fight, round: number): End | undefined {
  const one = strengthOf(fight.attacker, fight.defender, round) ** 2
  const other = strengthOf(fight.defender, fight.attacker, round) ** 2
  const chance = one + other === 0 ? 0.5 : one / (one + other)
  if (1 - chance < (defender.leavesBelow ?? 0)) return 'defenderLeaves'
  return chance < (attacker.leavesBelow ?? 0) ? 'attackerLeaves' : undefined
}

/** Die by die. */
const throwing =
  (die: Die): Luck =>
  (guns, most) => {
    let hits = 0
    for (const { dice, hitsOn, again, each = 1, more } of guns)
      for (let i = 0; i < dice && hits < most; i++) {
        let shows = 1 + Math.floor(die() * 10)
        if (again && shows < hitsOn) shows = 1 + Math.floor(die() * 10)
        if (shows < hitsOn) continue
        hits += each + (more && shows >= more.from ? more.hits : 0)
      }
    return Math.min(hits, most)
  }

function thrown(sides: Sides): Odds {
  const odds = nothing()
  const luck = throwing(dice(sides.attacker.units.length * 1009 + sides.defender.units.length))
  for (let n = 0; n < thrownFights; n++) {
    const fight = fightOf(sides)
    let end: End | undefined
    opens(fight, luck)
    for (let round = 1; !isOver(fight) && !end && round <= mostRounds; round++) {
      const leaves = leaver(sides, fight, round)
      fightsOn(fight, round, luck)
      if (!isOver(fight)) end = leaves
    }
    odds[end ?? endOf(fight)] += 1 / thrownFights
    for (const side of ['attacker', 'defender'] as const)
      odds.lost[side] += worthLost(fight[side]) / thrownFights
  }
  return { ...odds, exact: false }
}
