import { type Flow, tell } from '../../engine/flow.ts'
import type { Json } from '../../engine/json.ts'
import type { About, RuleId, Seat, State, TextId } from '../../engine/rules.ts'
import { cancels, type Playing } from '../components/acting.ts'
import type { AnyPlays, AnyScenes, MomentAbout, Scene, Times } from '../components/moments.ts'
import { isAim, kindOf, type playableWith, type Stack } from '../playable.ts'
import type { Table } from '../table.ts'
import type { Occasion } from '../window.ts'

/** Playing cards from a hand, and using abilities that are a line in the window of their moment. */

/** What an edition says of it. */
export interface PlayingRules<S extends State<Table>> {
  readonly game: string
  /** Why one is asked. */
  readonly rule: RuleId
  readonly times: Times
  /** Moments at which nobody plays a card, and how one is asked then; the others are asked in one sentence for all. */
  readonly responds?: Readonly<Record<string, TextId>>
  /** From the hand to where it lies when it is played, for all to see. One announced may be gone before it is revealed: then
   *  there is nothing to reveal. */
  reveal(table: S['table'], seat: Seat, card: string): Flow<boolean>
  /** The moment a card is judged by, and as what it is played; `undefined`: it came to nothing. */
  played?(
    table: S['table'],
    by: Seat,
    card: string,
    scene: Scene,
    name: string,
  ): Flow<{ kind: string; scene: Scene } | undefined>
  /** Whoever may cancel it is asked. */
  isCancelled(table: S['table'], card: Played, name: string): Flow<boolean>
  /** It counts as played. */
  counts?(table: S['table'], card: Played, scene: Scene, aim: unknown): void
  /** After all it does. */
  resolved?(table: S['table'], card: Played): Flow
}

/** A card on its way, with what it was aimed at. */
export interface Played {
  by: Seat
  card: string
  kind: string
  aimed: Pick<MomentAbout, 'aimed'>
}

/** What became of a card: it did what it does and may have cancelled what it was played on, or it counts as not played. */
export type Resolved = typeof cancels | 'done' | 'notPlayed'

type AnyPlaying<T extends Table> = Playing<AnyScenes<T>>

export function playingWith<S extends State<Table>>(
  rules: PlayingRules<S>,
  { stackOf, left, usable, fits, offersAt }: ReturnType<typeof playableWith<S>>,
) {
  type T = S['table']
  const { game, rule, times, responds } = rules
  const hasWindow = (what: string) => Object.hasOwn(times, what)

  /** The window of moments with nothing between them. */
  function occasionOf(path: string, scenes: readonly Scene[]): Omit<Occasion<S>, 'seats'> {
    const first = scenes.map(({ what }) => what).find(hasWindow)
    return {
      name: `${path}/cards`,
      kind: first ?? scenes[0]?.what ?? 'respond',
      rule,
      text: first
        ? `${times[first]?.[1]}${aimedAt(scenes)}`
        : (responds?.[scenes[0]?.what ?? ''] ?? `${game}.ask.respond`),
      about: aboutOf(scenes),
      offers: seen => offersAt(seen, scenes),
    }
  }

  /** It is on its way until it was resolved. */
  function* reveal(table: T, by: Seat, card: string): Flow<boolean> {
    if (!(yield* rules.reveal(table, by, card))) return false
    table.played = [...(table.played ?? []), card]
    return true
  }

  function* resolve(table: T, by: Seat, card: string, at: Scene, name: string): Flow<Resolved> {
    const did = yield* carryOut(table, by, card, at, name)
    endPlay(table, card)
    return did
  }

  function endPlay(table: T, card: string) {
    const left = table.played?.filter(other => other !== card) ?? []
    if (left.length > 0) table.played = left
    else delete table.played
  }

  function* useAbility(
    table: T,
    name: string,
    scenes: readonly Scene[],
    by: Seat,
    id: string,
  ): Flow<boolean> {
    for (const { what, about } of scenes)
      for (const [card, act, { aims }] of usable(table, by, { what, about })) {
        if (card !== id) continue
        const playing: AnyPlaying<T> = { by, card, moment: what, about, name }
        const aim = isAim(aims)
          ? yield* aims.ask(table, playing, aims.among)
          : aims && (yield* aims(table, playing))
        if (aims && aim === undefined) return false
        return (yield* act.does(table, playing, aim ?? {})) === cancels
      }
    return false
  }

  /** Its choices, then whoever may cancel it, then what it does. */
  function* carryOut(table: T, by: Seat, card: string, at: Scene, name: string): Flow<Resolved> {
    const as = rules.played
      ? yield* rules.played(table, by, card, at, name)
      : { kind: kindOf(card), scene: at }
    const stack = stackOf(card)
    const effect = as && stack.effects[as.kind]
    if (!effect) {
      yield* tellLost(by, card)
      return 'notPlayed'
    }
    const { kind, scene } = as
    const playing: AnyPlaying<T> = { by, card, name, moment: scene.what, about: scene.about }
    const { aims } = effect
    const aim = yield* chooseAims(table, playing, stack, kind, aims)
    if (aims && aim === undefined) {
      yield* tellLost(by, card)
      return 'notPlayed'
    }
    const told = (isAim(aims) && aims.told?.(table, by, aim as string)) || []
    for (const line of told) yield* tell('everyone', line)
    const played: Played = { by, card, kind, aimed: aimedOf(told) }
    if (!effect.sure && (yield* rules.isCancelled(table, played, name))) {
      yield* tell('everyone', {
        text: `${game}.log.cardCancelled`,
        about: { seat: by, card: kindOf(card) },
      })
      return 'notPlayed'
    }
    // Meanwhile another card may have come between.
    if (isAim(aims) && !left(stack, aims, kind, scene.what)(table, by, scene.about).includes(aim as string)) {
      yield* tellLost(by, card)
      return 'notPlayed'
    }
    rules.counts?.(table, played, scene, aim)
    const did = yield* effect.does(table, playing, (aim ?? {}) as Json)
    if (rules.resolved) yield* rules.resolved(table, played)
    return did === cancels ? cancels : 'done'
  }

  /** `undefined` where there is nothing to choose any more: what was paid for it may have changed that. */
  function* chooseAims(
    table: T,
    playing: AnyPlaying<T>,
    stack: Stack<S>,
    kind: string,
    aims: AnyPlays<T>['aims'],
  ): Flow<unknown> {
    if (!isAim(aims)) return aims && (yield* aims(table, playing))
    const { by, moment, about } = playing
    const among = left(stack, aims, kind, moment)
    return among(table, by, about).length === 0 ? undefined : yield* aims.ask(table, playing, among)
  }

  /** A card that was announced and is revealed: it does what it does, as far as it still can. */
  function* resolveAmong(
    table: T,
    by: Seat,
    card: string,
    scenes: readonly Scene[],
    name: string,
  ): Flow<Resolved> {
    const scene = scenes.find(one => fits(table, card, by, one))
    if (scene) return yield* resolve(table, by, card, scene, name)
    endPlay(table, card)
    yield* tellLost(by, card)
    return 'notPlayed'
  }

  const tellLost = (seat: Seat, card: string) =>
    tell('everyone', { text: `${game}.log.cardLost`, about: { seat, card: kindOf(card) } })

  /** A card played as an action or by command. Says whether it counts as played. */
  function* playCard(table: T, by: Seat, card: string, scene: Scene, name: string): Flow<boolean> {
    if (!(yield* reveal(table, by, card))) return false
    return (yield* resolve(table, by, card, scene, name)) !== 'notPlayed'
  }

  return { occasionOf, reveal, useAbility, resolveAmong, playCard }
}

/** What a sentence can name of it. */
function aboutOf(scenes: readonly Scene[]): About {
  const all = scenes.map(({ about }) => about)
  const { of, seats, hex, hexes, planet, card, battle, aimed, count }: MomentAbout = Object.assign(
    {},
    ...all.reverse(),
  )
  const where = hex ?? hexes?.[0] ?? battle?.hex
  const who = of ?? seats?.[0]
  return {
    ...(who !== undefined && { seat: who }),
    ...(where !== undefined && { hex: where }),
    ...(planet !== undefined && { planet }),
    ...aimed?.about,
    ...(card !== undefined && { card }),
    ...(count !== undefined && { count }),
  }
}

/** Sentences say so each in their own way. */
function aimedAt(scenes: readonly Scene[]): string {
  const what = scenes.map(({ about }) => about).find(({ aimed }) => aimed)?.aimed?.what
  return what === undefined ? '' : `.${what}`
}

/** A planet, a system, a unit or a player; where a card is aimed at another, that is read in the log. */
function aimedOf([line]: readonly { text: TextId; about: About }[]): Pick<MomentAbout, 'aimed'> {
  const what = line?.text.split('.').at(-1) ?? ''
  if (!line || !['planet', 'hex', 'unit', 'seat'].includes(what)) return {}
  const { seat: _, ...about } = line.about
  return { aimed: { what, about } }
}
