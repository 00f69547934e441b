import { type Flow, roll, tell } from '../../engine/flow.ts'
import { copied } from '../../engine/json.ts'
import type { About, Seat } from '../../engine/rules.ts'
import type { Edition } from '../edition.ts'
import type { Fight } from '../numbers.ts'
import type { Shot } from '../shots.ts'
import type { Battle, KindOf, Table, UnitOf, Volley } from '../table.ts'

/** Dice that are thrown, and thrown again. */

/** Dice as they lie, before anything comes of them. `kind` and `fight` are absent where no unit shoots. */
export interface Thrown<T extends Table, F extends Fight> {
  dice: readonly number[]
  needs: number
  kind?: KindOf<T>
  fight?: F
  /** How often dice of this throw were thrown again. */
  again: number
}

/** Which dice of its holder are thrown again, by place. */
export type Rerolls<T extends Table, F extends Fight> = (
  table: T,
  seat: Seat,
  thrown: Thrown<T, F>,
  name: string,
) => Flow<readonly number[]>

/** A die that lies: whose, of which kind of unit, and which of those. */
export interface Die<Kind extends string = string> {
  of: Seat
  kind: Kind
  place: number
}

export interface Gunnery<T extends Table, F extends Fight> {
  /** At this or more a die hits. */
  hitsOn(table: T, seat: Seat, kind: KindOf<T>, fight: F): number
  /** Of all that the roller holds, looked up one after the other. */
  rerolls?(table: T, seat: Seat): Iterable<Rerolls<T, F>>
  /** All dice of a throw lie: whether it counts for nothing and is made anew. */
  anew?(table: T, seat: Seat, name: string, fight: F): Flow<boolean>
}

/** What dice score as they lie. */
export const hitsOf = (volleys: readonly Volley[]): number =>
  volleys.reduce((sum, { dice, needs, more }) => {
    const besides = more ? hitsAmong(dice, more.from) * more.hits : 0
    return sum + hitsAmong(dice, needs) + besides
  }, 0)

const hitsAmong = (dice: readonly number[], needs: number) => dice.filter(die => die >= needs).length

/** Units that shoot alike. */
function groupsOf<Kind extends string>(shots: readonly Shot<Kind>[]): [Shot<Kind>, ...Shot<Kind>[]][] {
  const groups = new Map<string, [Shot<Kind>, ...Shot<Kind>[]]>()
  for (const shot of shots) {
    const key = `${shot.planet ?? shot.kind}+${shot.bonus ?? 0}`
    const known = groups.get(key)
    if (known) known.push(shot)
    else groups.set(key, [shot])
  }
  return [...groups.values()]
}

/** All dice of the throw at hand, of both sides. Units of a kind that shoot unlike each other are counted through. */
export const diceLying = <T extends Table>({ battle }: T): Die<KindOf<T>>[] =>
  Object.entries(battle?.thrown ?? {}).flatMap(([of, volleys]) => diceOf<T>(of, volleys))

function diceOf<T extends Table>(of: Seat, volleys: readonly Volley[]): Die<KindOf<T>>[] {
  const counted = new Map<string, number>()
  return volleys.flatMap(({ kind, dice }) => {
    const from = counted.get(kind) ?? 0
    counted.set(kind, from + dice.length)
    return dice.map((_, at) => ({ of, kind: kind as UnitOf<T>['kind'], place: from + at }))
  })
}

/** Among which it fell, and the how many-eth of these it is. */
export function dieLying(
  { battle }: Table,
  { of, kind, place }: Die,
): { volley: Volley; at: number } | undefined {
  let at = place
  for (const volley of battle?.thrown?.[of] ?? []) {
    if (volley.kind !== kind) continue
    if (at < volley.dice.length) return { volley, at }
    at -= volley.dice.length
  }
  return undefined
}

export function diceWith<T extends Table, F extends Fight>(
  { name: game }: Edition<T>,
  { hitsOn, rerolls, anew }: Gunnery<T, F>,
) {
  /** Dice of one side, thrown and told kind by kind; the hits. `name` is unique within the segment. */
  function* fire(
    table: T,
    seat: Seat,
    name: string,
    shots: readonly Shot<KindOf<T>>[],
    fight: F,
  ): Flow<number> {
    if (shots.length === 0) return 0
    for (let time = 1; ; time++) {
      const path = time === 1 ? name : `${name}/${time}`
      const volleys = yield* throwAll(table, seat, path, shots, fight)
      if (!anew || !(yield* anew(table, seat, path, fight))) return hitsOf(volleys)
    }
  }

  function* throwAll(
    table: T,
    seat: Seat,
    name: string,
    shots: readonly Shot<KindOf<T>>[],
    fight: F,
  ): Flow<Volley<KindOf<T>>[]> {
    const volleys: Volley<KindOf<T>>[] = []
    const show = () => {
      const battle: Battle | undefined = table.battle
      if (battle) battle.thrown = { ...battle.thrown, [seat]: copied(volleys) as Volley[] }
    }
    for (const group of groupsOf(shots)) {
      const [{ kind, bonus = 0, planet }] = group
      const count = group.reduce((sum, shot) => sum + shot.dice, 0)
      const needs = hitsOn(table, seat, kind, fight) - bonus
      const path =
        planet === undefined && bonus !== 0 ? `${name}/${kind}+${bonus}` : `${name}/${planet ?? kind}`
      const dice = yield* roll(path, count)
      const about = {
        seat,
        ...(planet === undefined ? { unit: kind } : { planet }),
        needs,
        hits: hitsAmong(dice, needs),
      }
      const text = planet === undefined ? 'fires' : 'planetFires'
      yield* tell('everyone', { text: `${game}.log.${text}`, about, dice })
      const volley = { kind, needs, dice }
      volleys.push(volley)
      show()
      volley.dice = yield* throwAgain(table, seat, path, { dice, needs, kind, fight, again: 0 })
      show()
    }
    return volleys
  }

  /** Dice without units, hitting nothing: each that shows `needs` or more counts. Told with `about`, thrown again like
   *  others. */
  function* throwDice(
    table: T,
    seat: Seat,
    name: string,
    count: number,
    needs: number,
    about: About = {},
  ): Flow<number> {
    return hitsAmong(yield* diceThrown(table, seat, name, count, needs, about), needs)
  }

  /** The same, as they lie in the end. */
  function* diceThrown(
    table: T,
    seat: Seat,
    name: string,
    count: number,
    needs: number,
    about: About = {},
    text = `${game}.log.throws`,
  ): Flow<number[]> {
    if (count < 1) return []
    const dice = yield* roll(name, count)
    const hits = hitsAmong(dice, needs)
    yield* tell('everyone', { text, about: { ...about, seat, needs, hits }, dice })
    return yield* throwAgain(table, seat, name, { dice, needs, again: 0 })
  }

  function* tellAgain(seat: Seat, count: number, needs: number, dice: readonly number[]): Flow {
    const about = { seat, count, needs, hits: hitsAmong(dice, needs) }
    yield* tell('everyone', { text: `${game}.log.throwsAgain`, about, dice })
  }

  /** One of those that lie is thrown again by whomever, and stays as it then falls; what is added to it counts if it hits by
   *  that alone. */
  function* throwOneAgain(table: T, by: Seat, again: Die<KindOf<T>>, name: string, bonus = 0): Flow {
    const found = dieLying(table, again)
    const [face] = yield* roll(`${name}/die`, 1)
    if (!found || face === undefined) return
    const { volley, at: place } = found
    const die = face < volley.needs && face + bonus >= volley.needs ? volley.needs : face
    const dice = volley.dice.map((old, at) => (at === place ? die : old))
    volley.dice = dice
    yield* tellAgain(by, 1, volley.needs, dice)
  }

  /** So many dice of a side that missed are thrown again unasked, those first that hit most easily: nothing is lost by it. */
  function* throwMissesAgain(table: T, seat: Seat, most: number, name: string): Flow {
    const missed = diceOf<T>(seat, table.battle?.thrown?.[seat] ?? [])
      .map(die => ({ die, lies: dieLying(table, die) }))
      .filter(
        ({ lies }) => lies && lies.volley.needs <= 10 && (lies.volley.dice[lies.at] ?? 0) < lies.volley.needs,
      )
      .sort((a, b) => (a.lies?.volley.needs ?? 0) - (b.lies?.volley.needs ?? 0))
    for (const [nth, { die }] of missed.slice(0, most).entries())
      yield* throwOneAgain(table, seat, die, `${name}/${nth + 1}`)
  }

  /** All dice of a side are thrown again by whomever, and stay as they then fall. */
  function* throwSideAgain(table: T, by: Seat, of: Seat, name: string): Flow {
    for (const [nth, volley] of (table.battle?.thrown?.[of] ?? []).entries()) {
      const dice = yield* roll(`${name}/${nth + 1}`, volley.dice.length)
      volley.dice = dice
      yield* tellAgain(by, dice.length, volley.needs, dice)
    }
  }

  /** Every effect the roller holds is asked, again and again, until none wants dice thrown anew. */
  function* throwAgain(table: T, seat: Seat, name: string, first: Thrown<T, F>): Flow<number[]> {
    let now = first
    let asked = 0
    for (let wanted = true; wanted; ) {
      wanted = false
      for (const choose of rerolls?.(table, seat) ?? []) {
        const places = yield* choose(table, seat, now, `${name}/again${++asked}`)
        if (places.length === 0) continue
        wanted = true
        const anew = yield* roll(`${name}/thrown${now.again + 1}`, places.length)
        const dice = now.dice.map((die, at) =>
          places.includes(at) ? (anew[places.indexOf(at)] ?? die) : die,
        )
        now = { ...now, dice, again: now.again + 1 }
        yield* tellAgain(seat, places.length, now.needs, dice)
      }
    }
    return [...now.dice]
  }

  return { fire, throwDice, diceThrown, throwOneAgain, throwMissesAgain, throwSideAgain }
}
