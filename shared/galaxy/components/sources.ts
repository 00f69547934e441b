import { behind } from '../../engine/draft.ts'
import type { Seat } from '../../engine/rules.ts'
import type { Changes, Holds, Lasting, Source, Words } from './holding.ts'

/** The one place where what components change is found. Rules ask for a number or a permission and name no card. */

/** Where an edition keeps its components. */
export interface Shelf<W extends Words> {
  /** What players hold: technologies, abilities and the like, by the id of the text. */
  held(): Readonly<Record<string, Holds<W>>>
  laws(): Readonly<Record<string, Holds<W>>>
  lasting(): Readonly<Record<string, Holds<W>>>
  order(table: W['table']): readonly Seat[]
  isOut(table: W['table'], seat: Seat): boolean
  /** Printed on something of this seat's. */
  prints(table: W['table'], seat: Seat, id: string): boolean
  printed(table: W['table'], seat: Seat): readonly string[]
  /** In the order they came into play, with whom they elected. */
  lawsOn(table: W['table']): Readonly<Record<string, { readonly elected?: readonly string[] }>>
  /** Of a law on nobody. */
  chair(table: W['table']): Seat
  lastingOn(table: W['table']): Readonly<Record<string, Lasting>>
}

interface Active<W extends Words> extends Omit<Source, 'id' | 'card'> {
  readonly holds: Holds<W>
}

type Spoken = 'numbers' | 'permits'

export const touched = ({ by, on, touches }: Lasting, seat: Seat): boolean =>
  touches === 'all' || (touches === 'others' ? seat !== by : seat === (on ?? by))

export const agrees = ({ where }: Lasting, about: object): boolean => {
  for (const name in where) if ((about as Record<string, unknown>)[name] !== where[name]) return false
  return true
}

export const layers = ['set', 'add', 'atMost', 'atLeast'] as const
export const applied = {
  set: (_: number, by: number) => by,
  add: (now: number, by: number) => now + by,
  atMost: Math.min,
  atLeast: Math.max,
}

export function componentsOf<W extends Words>(shelf: Shelf<W>) {
  type Table = W['table']
  type Named = readonly (readonly [string, Holds<W>])[]

  /** Which held components speak of a number or a permission at all; few do, and it is asked thousands of times a second. */
  function speaking(of: Spoken): Readonly<Record<string, Named>> {
    const index: Record<string, [string, Holds<W>][]> = {}
    for (const [id, holds] of Object.entries(shelf.held()))
      for (const name of Object.keys(holds[of] ?? {})) {
        index[name] ??= []
        index[name].push([id, holds])
      }
    return index
  }
  let indexed: Record<Spoken, Readonly<Record<string, Named>>> | undefined
  const none: Named = []

  const says = (holds: Holds<W>, of: Spoken, name: string) =>
    (holds[of] as Readonly<Record<string, unknown>> | undefined)?.[name] !== undefined

  /** Whether a text is lent to, or silenced for, this seat by something that lasts. */
  function isGiven(table: Table, seat: Seat, id: string, how: 'lends' | 'silences'): boolean {
    const lying = shelf.lastingOn(table)
    for (const key in lying) {
      const lasting = lying[key] as Lasting
      if (lasting[how]?.[id] && touched(lasting, seat)) return true
    }
    return false
  }

  function holds(table: Table, seat: Seat, id: string): boolean {
    if (shelf.isOut(table, seat)) return false
    return (
      (shelf.prints(table, seat, id) || isGiven(table, seat, id, 'lends')) &&
      !isGiven(table, seat, id, 'silences')
    )
  }

  /** Every component a seat holds now: printed or lent, and not silenced. */
  function heldBy(table: Table, seat: Seat): Source[] {
    const plain = behind(table)
    if (shelf.isOut(plain, seat)) return []
    const own = shelf.printed(plain, seat).map((id): Source => ({ id, card: id, holder: seat }))
    const lent = Object.values(shelf.lastingOn(plain)).flatMap(lasting =>
      lasting.lends && touched(lasting, seat)
        ? Object.keys(lasting.lends).map(id => ({ id, card: lasting.effect, holder: seat, lasting }))
        : [],
    )
    return [...own, ...lent].filter(({ id }) => !isGiven(plain, seat, id, 'silences'))
  }

  const lawsInForce = (table: Table): Source[] =>
    Object.entries(shelf.lawsOn(table)).map(([id, { elected }]) => ({
      id,
      card: id,
      holder: elected?.find(one => shelf.order(table).includes(one)) ?? shelf.chair(table),
      ...(elected && { elected }),
    }))

  /** All that is in force on the table: laws, what is held in turn order, what lasts. */
  const sources = (table: Table): Source[] => {
    const plain = behind(table)
    return [
      ...lawsInForce(plain),
      ...shelf.order(plain).flatMap(seat => heldBy(plain, seat)),
      ...Object.values(shelf.lastingOn(plain)).map(lasting => ({
        id: lasting.effect,
        card: lasting.effect,
        holder: lasting.by,
        lasting,
      })),
    ]
  }

  const inactive: readonly Active<W>[] = []

  /** Laws, then what is held in turn order, then what lasts. `table` is plain data, for quick reading. What acts on its
   *  holder alone is looked for with him alone. */
  function activeOn(table: Table, of: Seat | undefined, kind: Spoken, name: string): readonly Active<W>[] {
    let active: Active<W>[] | undefined
    const add = (one: Active<W>) => {
      if (active) active.push(one)
      else active = [one]
    }
    const laws = shelf.lawsOn(table)
    for (const id in laws) {
      const effect = shelf.laws()[id]
      if (!effect || !says(effect, kind, name)) continue
      const elected = laws[id]?.elected
      add({ holds: effect, holder: shelf.chair(table), ...(elected && { elected }) })
    }
    indexed ??= { numbers: speaking('numbers'), permits: speaking('permits') }
    const held = indexed[kind][name] ?? none
    if (held.some(([, { wide }]) => wide)) {
      for (const holder of shelf.order(table))
        for (const [id, effect] of held)
          if ((holder === of || effect.wide) && holds(table, holder, id)) add({ holds: effect, holder })
    } else if (of !== undefined)
      for (const [id, effect] of held) if (holds(table, of, id)) add({ holds: effect, holder: of })
    const lying = shelf.lastingOn(table)
    for (const key in lying) {
      const lasting = lying[key] as Lasting
      const effect = shelf.lasting()[lasting.effect]
      if (effect && (effect.wide || lasting.by === of) && says(effect, kind, name))
        add({ holds: effect, holder: lasting.by, lasting })
    }
    return active ?? inactive
  }

  /** A number as it is for this seat now: what is printed, what replaces it, what is added to it, and its caps. */
  function numberOf<N extends keyof W['numbers'] & string>(
    table: Table,
    of: Seat | undefined,
    name: N,
    printed: number,
    about: W['numbers'][N],
  ): number {
    const plain = behind(table)
    const active = activeOn(plain, of, 'numbers', name)
    let now = printed
    for (const layer of layers) {
      for (const { holds: effect, ...source } of active) {
        const changes = effect.numbers?.[name] as Changes<object> | undefined
        const change =
          typeof changes === 'function' ? (layer === 'add' ? changes : undefined) : changes?.[layer]
        const by = change?.({ ...about, ...source, of, now, table: plain })
        if (by !== undefined) now = applied[layer](now, by)
      }
      if (layer === 'add') now += added(plain, of, name, about as object)
    }
    return now
  }

  /** By what lasts, in so many words. */
  function added(table: Table, of: Seat | undefined, name: string, about: object): number {
    if (of === undefined) return 0
    let sum = 0
    const lying = shelf.lastingOn(table)
    for (const key in lying) {
      const lasting = lying[key] as Lasting
      const adds = lasting.adds?.[name]
      if (adds && touched(lasting, of) && agrees(lasting, about)) sum += adds
    }
    return sum
  }

  /** Whether this seat may, for asking the same of many things at one moment. */
  function judging<P extends keyof W['permissions'] & string>(
    table: Table,
    of: Seat,
    name: P,
    otherwise = false,
  ): (about: W['permissions'][P]) => boolean {
    const plain = behind(table)
    const active = activeOn(plain, of, 'permits', name)
    const lying = shelf.lastingOn(plain)
    const lasting = Object.values(lying).filter(
      one => (one.allows?.[name] || one.forbids?.[name]) && touched(one, of),
    )
    if (active.length === 0 && lasting.length === 0) return () => otherwise
    return about => {
      let allowed = otherwise
      for (const one of lasting) {
        if (!agrees(one, about as object)) continue
        if (one.forbids?.[name]) return false
        allowed = true
      }
      for (const { holds: effect, ...source } of active) {
        const said = effect.permits?.[name]?.({ ...about, ...source, of, table: plain } as never)
        if (said === false) return false
        if (said) allowed = true
      }
      return allowed
    }
  }

  const permits = <P extends keyof W['permissions'] & string>(
    table: Table,
    of: Seat,
    name: P,
    about: W['permissions'][P],
    otherwise = false,
  ): boolean => judging(table, of, name, otherwise)(about)

  return { holds, heldBy, sources, lawsInForce, numberOf, judging, permits }
}
