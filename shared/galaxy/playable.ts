import { behind } from '../engine/draft.ts'
import type { Choice } from '../engine/options.ts'
import type { Seat, State, View } from '../engine/rules.ts'
import type { ActsAt, Aim, Plays, Scenes } from './components/acting.ts'
import type { Source } from './components/holding.ts'
import type { AnyActs, AnyPlays, AnyScenes, Scene } from './components/moments.ts'
import type { Table } from './table.ts'

/** What could be played or used at a moment: of one's own hand, and as far as the table can know. */

/** A kind of card that lies hidden in hands. */
export interface Stack<S extends State<Table>> {
  /** Cards of this hand. */
  cards(hand: S['hands'][Seat]): Readonly<Record<string, true>>
  /** How many everybody knows it holds. */
  count(table: S['table'], seat: Seat): number
  /** What cards of it do, by kind. */
  readonly effects: Readonly<Record<string, AnyPlays<S['table']> | undefined>>
  /** Cards of that kind which this seat may hold as far as the table can know; one stands for several where they are alike. */
  mayHold(table: S['table'], seat: Seat, kind: string): readonly string[]
  /** Whether such a card is played then at all. */
  isTimeOf(kind: string, what: string): boolean
  /** Whose moment it is to play it. */
  isConcerned(table: S['table'], seat: Seat, card: string, scene: Scene): boolean
  /** How it is offered, where its kind does not say all. */
  choice?(card: string): Choice
  readonly unusual?: Unusual<S['table']>
}

/** Cards that are judged by more than the moment at hand. */
interface Unusual<T extends Table> {
  /** What this player has played on this situation already; `undefined` where nobody counts. */
  isPlayed?(table: T, seat: Seat, kind: string, scene: Scene, aim?: unknown): boolean
  /** The moment a card is judged by, where that is not the one at hand. */
  own?(kind: string, seat: Seat, scene: Scene): Scene
  /** Kinds it may be played as; `undefined` for a card that is what it is. */
  copies?(table: T, kind: string, seat: Seat, scene: Scene): readonly string[] | undefined
}

/** What an edition hands in: its components and where its cards lie. */
export interface Components<S extends State<Table>> {
  /** What players hold in the open, by the id of the text. */
  readonly held: Readonly<Record<string, AnyActs<S['table']>>>
  readonly laws: Readonly<Record<string, AnyActs<S['table']> | undefined>>
  readonly lasting: Readonly<Record<string, AnyActs<S['table']>>>
  holds(table: S['table'], seat: Seat, id: string): boolean
  lawsInForce(table: S['table']): readonly Source[]
  readonly stacks: readonly Stack<S>[]
}

type AnyAim<T extends Table> = Aim<AnyScenes<T>>
type Act<T extends Table> = ActsAt<AnyScenes<T>, string>
type Chosen<T extends Table> = readonly [id: string, act: Act<T>, choice: NonNullable<Act<T>['choice']>]

/** Of abilities and kinds of cards, those that have not had their turn yet. */
type IsLeft = (kind: string) => boolean
const all: IsLeft = () => true

/** `ceasefire.p2` is a card of the kind `ceasefire`. */
export function kindOf(card: string): string {
  const dot = card.lastIndexOf('.')
  return dot < 0 ? card : card.slice(0, dot)
}

/** One aim, not a flow of choices. */
export const isAim = <S extends Scenes>(aims: Plays<S>['aims']): aims is Aim<S> => typeof aims === 'object'

export function playableWith<S extends State<Table>>({
  held,
  laws,
  holds,
  lawsInForce,
  stacks,
}: Components<S>) {
  type T = S['table']

  /** Of what it could be aimed at, that at which this player has not played its like. */
  const left =
    ({ unusual }: Stack<S>, aim: AnyAim<T>, kind: string, what: string): AnyAim<T>['among'] =>
    (table, by, about) => {
      const isPlayed = unusual?.isPlayed
      const among = aim.among(table, by, about)
      return isPlayed ? among.filter(one => !isPlayed(table, by, kind, { what, about }, one)) : among
    }

  /** Whether there is something to do for it, now and here. */
  function hasUse(stack: Stack<S>, table: T, card: string, seat: Seat, scene: Scene): boolean {
    const kind = kindOf(card)
    const effect = stack.effects[kind]
    if (!effect) return false
    const { what, about } = scene
    if (effect.may && !effect.may(table, seat, about, card)) return false
    const { aims } = effect
    if (isAim(aims)) return left(stack, aims, kind, what)(table, seat, about).length > 0
    return aims !== undefined || !stack.unusual?.isPlayed?.(table, seat, kind, scene)
  }

  /** Whether a card fits the moment: its own time, or that of another one as which it is played. */
  function fits(stack: Stack<S>, table: T, card: string, seat: Seat, scene: Scene): boolean {
    const { unusual } = stack
    const kind = kindOf(card)
    const copies = unusual?.copies?.(table, kind, seat, scene)
    if (copies) return copies.length > 0 && hasUse(stack, table, card, seat, scene)
    if (!stack.isTimeOf(kind, scene.what)) return false
    return hasUse(stack, table, card, seat, unusual?.own?.(kind, seat, scene) ?? scene)
  }

  /** Hidden cards that fit a moment and may lie in this hand, as far as the table can know. */
  const couldPlay = (table: T, seat: Seat, scene: Scene, isLeft: IsLeft = all): boolean =>
    stacks.some(stack => stack.count(table, seat) > 0 && couldPlayOf(stack, table, seat, scene, isLeft))

  function couldPlayOf(stack: Stack<S>, table: T, seat: Seat, scene: Scene, isLeft: IsLeft): boolean {
    // Read from plain data: it is asked of every card, of everybody, at every moment.
    const plain = behind(table)
    for (const kind in stack.effects) {
      if (!stack.isTimeOf(kind, scene.what) || !isLeft(kind)) continue
      for (const card of stack.mayHold(plain, seat, kind))
        if (stack.isConcerned(plain, seat, card, scene) && fits(stack, plain, card, seat, scene)) return true
    }
    return false
  }

  /** What this seat could play of its hand. */
  function playable({ table, seat, hand }: View<S>, scene: Scene): Record<string, Choice> {
    if (seat === undefined || !hand) return {}
    const offered = stacks.flatMap(stack =>
      Object.keys(stack.cards(hand))
        .filter(card => stack.isConcerned(table, seat, card, scene) && fits(stack, table, card, seat, scene))
        .map((card): [string, Choice] => [card, stack.choice?.(card) ?? { on: { card: kindOf(card) } }]),
    )
    return Object.fromEntries(offered.sort(([one], [other]) => (one < other ? -1 : 1)))
  }

  const choosable = (what: string): Chosen<T>[] =>
    Object.entries(held).flatMap(([id, { at }]) => {
      const act = at?.[what]
      return act?.choice ? [[id, act, act.choice] as const] : []
    })

  /** Of laws: one that elected a player is his, one that elected nobody is anybody's. */
  function lawful(table: T, seat: Seat, what: string): Chosen<T>[] {
    return lawsInForce(behind(table)).flatMap(({ id, elected }) => {
      const act = laws[id]?.at?.[what]
      const isHis = elected?.includes(seat) ?? true
      return act?.choice && isHis ? [[id, act, act.choice] as const] : []
    })
  }

  /** What this seat could use at a moment: abilities, technologies, laws. Everybody can see that. */
  function usable(table: T, seat: Seat, { what, about }: Scene): Chosen<T>[] {
    const own = choosable(what).filter(([id]) => holds(table, seat, id))
    return [...own, ...lawful(table, seat, what)].filter(
      ([, , { may, aims }]) =>
        may?.(table, seat, about) !== false && (!isAim(aims) || aims.among(table, seat, about).length > 0),
    )
  }

  const couldRespond = (table: T, seat: Seat, scenes: readonly Scene[], isLeft: IsLeft = all): boolean =>
    scenes.some(
      scene => usable(table, seat, scene).some(([id]) => isLeft(id)) || couldPlay(table, seat, scene, isLeft),
    )

  function offersAt(seen: View<S>, scenes: readonly Scene[]): Record<string, Choice> {
    const { table, seat = '' } = seen
    const cards = scenes.map(scene => playable(seen, scene))
    return Object.assign({}, ...scenes.map(scene => linesOf(table, seat, scene)), ...cards.reverse())
  }

  /** Abilities and the like, each as it reads. */
  const linesOf = (table: T, seat: Seat, scene: Scene): Record<string, Choice> =>
    Object.fromEntries(
      usable(table, seat, scene).map(([id, , { hint, line }]): [string, Choice] => [
        id,
        { on: { card: id }, ...(hint && { hint }), ...line?.(table, seat, scene.about) },
      ]),
    )

  const isAbility = (id: string) => Object.hasOwn(held, id) || Object.hasOwn(laws, id)

  /** Where a card lies that somebody holds. */
  function stackOf(card: string): Stack<S> {
    const stack = stacks.find(({ effects }) => Object.hasOwn(effects, kindOf(card)))
    if (!stack) throw new Error(`No stack has a card ${card}`)
    return stack
  }

  return {
    left,
    fits: (table: T, card: string, seat: Seat, scene: Scene) => fits(stackOf(card), table, card, seat, scene),
    couldPlay,
    playable,
    usable,
    couldRespond,
    offersAt,
    linesOf,
    isAbility,
    stackOf,
  }
}
