import { type Flow, roll, tell } from '../../engine/flow.ts'
import { copied } from '../../engine/json.ts'
import type { About, Seat } from '../../engine/rules.ts'
import type { Thrown } from '../acts/act.ts'
import { held } from '../acts/registry.ts'
import { hitsOn } from '../battles.ts'
import { type UnitKind, units } from '../content/units.ts'
import { type Fight, holds } from '../effects.ts'
import type { Piece } from '../forces.ts'
import type { Table, UnitId, Volley } from '../table.ts'

/** Who shoots, with how many dice. */
export interface Shot {
  unit: UnitId
  kind: UnitKind
  dice: number
  /** Added to each of them, for where this very unit stands. */
  bonus?: number
}

/** Each with the dice printed for it, unless said otherwise. */
export const shotsOf = (pieces: readonly Piece[], dice = (kind: UnitKind) => units[kind].dice): Shot[] =>
  pieces.map(({ id, kind }) => ({ unit: id, kind, dice: dice(kind) })).filter(shot => shot.dice > 0)

/** What dice score as they lie. */
export const hitsOf = (volleys: readonly Volley[]): number =>
  volleys.reduce((sum, { dice, needs }) => sum + hitsAmong(dice, needs), 0)

const hitsAmong = (dice: readonly number[], needs: number) => dice.filter(die => die >= needs).length

/** Units that shoot alike. */
function groupsOf(shots: readonly Shot[]): [Shot, ...Shot[]][] {
  const groups = new Map<string, [Shot, ...Shot[]]>()
  for (const shot of shots) {
    const key = `${shot.kind}+${shot.bonus ?? 0}`
    const known = groups.get(key)
    if (known) known.push(shot)
    else groups.set(key, [shot])
  }
  return [...groups.values()]
}

/** Dice of one side, thrown and told kind by kind; the hits. `name` is unique within the segment. */
export function* fire(
  table: Table,
  seat: Seat,
  name: string,
  shots: readonly Shot[],
  fight: Fight,
): Flow<number> {
  if (shots.length === 0) return 0
  const volleys: Volley[] = []
  const show = () => {
    if (table.battle) table.battle.thrown = { ...table.battle.thrown, [seat]: copied(volleys) as Volley[] }
  }
  for (const group of groupsOf(shots)) {
    const [{ kind, bonus = 0 }] = group
    const count = group.reduce((sum, shot) => sum + shot.dice, 0)
    const needs = hitsOn(table, seat, kind, fight) - bonus
    const path = bonus === 0 ? `${name}/${kind}` : `${name}/${kind}+${bonus}`
    const dice = yield* roll(path, count)
    const about = { seat, unit: kind, needs, hits: hitsAmong(dice, needs) }
    yield* tell('everyone', { text: 'ti3.log.fires', about, dice })
    const volley = { kind, needs, dice }
    volleys.push(volley)
    show()
    volley.dice = yield* throwAgain(table, seat, path, { dice, needs, kind, fight, again: 0 })
    show()
  }
  return hitsOf(volleys)
}

/** Dice without units, hitting nothing: each that shows `needs` or more counts. Told with `about`, thrown again like others. */
export function* throwDice(
  table: Table,
  seat: Seat,
  name: string,
  count: number,
  needs: number,
  about: About = {},
): Flow<number> {
  return hitsAmong(yield* diceThrown(table, seat, name, count, needs, about), needs)
}

/** The same, as they lie in the end. */
export function* diceThrown(
  table: Table,
  seat: Seat,
  name: string,
  count: number,
  needs: number,
  about: About = {},
  text = 'ti3.log.throws',
): Flow<number[]> {
  if (count < 1) return []
  const dice = yield* roll(name, count)
  const hits = hitsAmong(dice, needs)
  yield* tell('everyone', { text, about: { ...about, seat, needs, hits }, dice })
  return yield* throwAgain(table, seat, name, { dice, needs, again: 0 })
}

/** A die that lies: whose, of which kind of unit, and which of those. */
export interface Die {
  of: Seat
  kind: UnitKind
  place: number
}

/** All dice of the throw at hand, of both sides. */
export const diceLying = ({ battle }: Table): Die[] =>
  Object.entries(battle?.thrown ?? {}).flatMap(([of, volleys]) =>
    volleys.flatMap(({ kind, dice }) => dice.map((_, place) => ({ of, kind, place }))),
  )

/** One of them is thrown again by whomever, and stays as it then falls. */
export function* throwOneAgain(table: Table, by: Seat, { of, kind, place }: Die, name: string): Flow {
  const volley = table.battle?.thrown?.[of]?.find(one => one.kind === kind)
  const [die] = yield* roll(`${name}/die`, 1)
  if (!volley || die === undefined) return
  const dice = volley.dice.map((old, at) => (at === place ? die : old))
  volley.dice = dice
  const about = { seat: by, count: 1, needs: volley.needs, hits: hitsAmong(dice, volley.needs) }
  yield* tell('everyone', { text: 'ti3.log.throwsAgain', about, dice })
}

/** So many dice of a side that missed are thrown again unasked, those first that hit most easily: nothing is lost by it. */
export function* throwMissesAgain(table: Table, seat: Seat, most: number, name: string): Flow {
  const missed = (table.battle?.thrown?.[seat] ?? [])
    .filter(({ needs }) => needs <= 10)
    .sort((a, b) => a.needs - b.needs)
    .flatMap(({ kind, needs, dice }) =>
      dice.flatMap((die, place) => (die < needs ? [{ of: seat, kind, place }] : [])),
    )
  for (const [nth, die] of missed.slice(0, most).entries())
    yield* throwOneAgain(table, seat, die, `${name}/${nth + 1}`)
}

/** Every effect the roller holds is asked, again and again, until none wants dice thrown anew. */
function* throwAgain(table: Table, seat: Seat, name: string, first: Thrown): Flow<number[]> {
  let now: Thrown = first
  let asked = 0
  for (let wanted = true; wanted; ) {
    wanted = false
    for (const [id, { rerolls }] of Object.entries(held)) {
      if (!rerolls || !holds(table, seat, id)) continue
      const places = yield* rerolls(table, seat, now, `${name}/again${++asked}`)
      if (places.length === 0) continue
      wanted = true
      const anew = yield* roll(`${name}/thrown${now.again + 1}`, places.length)
      const dice = now.dice.map((die, at) => (places.includes(at) ? (anew[places.indexOf(at)] ?? die) : die))
      now = { ...now, dice, again: now.again + 1 }
      const about = { seat, count: places.length, needs: now.needs, hits: hitsAmong(dice, now.needs) }
      yield* tell('everyone', { text: 'ti3.log.throwsAgain', about, dice })
    }
  }
  return [...now.dice]
}
