import { choose, type Flow, inHand, tell } from '../../engine/flow.ts'
import type { Json } from '../../engine/json.ts'
import type { About, Question, Seat, TextId, View } from '../../engine/rules.ts'
import { type Occasion, respondTogether, windowOf } from '../../galaxy/window.ts'
import { cancels, type Playing, type Plays } from '../cards/act.ts'
import { at, type MomentAbout, type Scene } from '../cards/moments.ts'
import { actionEffect, held, political } from '../cards/registry.ts'
import { type ActionCardId, actionCards } from '../content/actionCards.ts'
import { clockwiseFrom, orderOfPlay, sheet, strategyCardsOf } from '../realm.ts'
import type { Hand, Table, Ti3 } from '../table.ts'
import {
  copied,
  couldRespond,
  fits,
  isAim,
  kindOfCard,
  left,
  offersAt,
  oncePlayed,
  ownScene,
  usable,
} from './playable.ts'
import { hasWindow, windowTimes } from './windows.ts'

/** Playing Action Cards, and using abilities that are a line in the window of their moment. [p. 22] */

/** The window of moments with nothing between them. */
function occasionOf(path: string, scenes: readonly Scene[]): Omit<Occasion<Ti3>, 'seats'> {
  const [first] = scenes.map(({ what }) => what).filter(hasWindow)
  return {
    name: `${path}/cards`,
    kind: first ?? scenes[0]?.what ?? 'respond',
    rule: 'ti3/22.announce',
    text: first ? windowTimes[first][1] + aimedAt(scenes) : 'ti3.ask.respond',
    about: aboutOf(scenes),
    offers: seen => offersAt(seen, scenes),
  }
}

/** The same question for one seat, where it is asked beside others. */
export const windowAt = (path: string, seen: View<Ti3>, scenes: readonly Scene[]): Question<string> =>
  windowOf(occasionOf(path, scenes), seen)

/** Announced by all, revealed together, resolved in order of play; again and again, until all pass. [p. 22] */
export function* respond(table: Table, path: string, scenes: readonly Scene[], from = 1): Flow<boolean> {
  let among = clockwiseFrom(table, table.active ?? table.speaker)
  for (let time = from; ; time++) {
    const said = yield* respondTogether<Ti3>({
      ...occasionOf(`${path}/${time}`, scenes),
      seats: among.filter(seat => couldRespond(table, seat, scenes)),
    })
    if (Object.keys(said).length === 0) return false
    if (yield* resolveAll(table, `${path}/${time}`, scenes, said)) return true
    // Only a card makes it another situation: where abilities alone were used, passes stand.
    if (Object.values(said).every(isAbility)) among = among.filter(seat => seat in said)
  }
}

/** What a sentence can name of it. */
function aboutOf(scenes: readonly Scene[]) {
  const all = scenes.map(({ about }): MomentAbout => about)
  const { of, seats, hex, hexes, planet, card, battle, aimed } = Object.assign(
    {},
    ...all.reverse(),
  ) as MomentAbout
  const where = hex ?? hexes?.[0] ?? battle?.hex
  const who = of ?? seats?.[0]
  return {
    ...(who !== undefined && { seat: who }),
    ...(where !== undefined && { hex: where }),
    ...(planet !== undefined && { planet }),
    ...aimed?.about,
    ...(card !== undefined && { card }),
  }
}

/** Sentences say so each in their own way. */
function aimedAt(scenes: readonly Scene[]): string {
  const what = scenes.map(({ about }): MomentAbout => about).find(({ aimed }) => aimed)?.aimed?.what
  return what === undefined ? '' : `.${what}`
}

export const isAbility = (id: string) => Object.hasOwn(held, id) || Object.hasOwn(political, id)

/** In order of play, as far as there is one. */
const inOrder = (table: Table): Seat[] =>
  clockwiseFrom(table, table.speaker).every(seat => strategyCardsOf(table, seat).length > 0)
    ? orderOfPlay(table)
    : clockwiseFrom(table, table.speaker)

/** What all have announced: cards are revealed together, then resolved in order of play; after them what abilities do,
 *  as far as it still can. Says whether one of them cancelled. */
export function* resolveAll(
  table: Table,
  path: string,
  scenes: readonly Scene[],
  said: Readonly<Record<Seat, string>>,
): Flow<boolean> {
  const order = inOrder(table).filter(seat => seat in said)
  const cards: Seat[] = []
  for (const seat of order)
    if (!isAbility(said[seat] ?? '') && (yield* reveal(table, seat, said[seat] as string))) cards.push(seat)
  let cancelled = false
  for (const by of cards) {
    const card = said[by] as string
    const scene = scenes.find(one => fits(table, kindOfCard(card), by, one))
    if (!scene) yield* tellLost(by, card)
    else if ((yield* resolve(table, by, card, scene, `${path}/${by}`)) === cancels) cancelled = true
  }
  for (const by of order)
    if (isAbility(said[by] ?? '') && (yield* useAbility(table, `${path}/${by}`, scenes, by, said[by] ?? '')))
      cancelled = true
  return cancelled
}

export function* useAbility(
  table: Table,
  name: string,
  scenes: readonly Scene[],
  by: Seat,
  id: string,
): Flow<boolean> {
  for (const { what, about } of scenes)
    for (const [card, act, { aims }] of usable(table, by, { what, about })) {
      if (card !== id) continue
      const playing: Playing = { by, card, moment: what, about, name }
      const aim = isAim(aims)
        ? yield* aims.ask(table, playing, aims.among)
        : aims && (yield* aims(table, playing))
      if (aims && aim === undefined) return false
      return (yield* act.does(table, playing, aim ?? {})) === cancels
    }
  return false
}

/** From the hand to the discard pile, for all to see. One announced may have been played by command before it is revealed:
 *  then there is nothing to reveal. */
function* reveal(table: Table, seat: Seat, card: string): Flow<boolean> {
  const isHeld = yield* inHand<Ti3, boolean>(seat, (hand: Hand) => {
    const held = hand.actionCards[card] === true
    if (held) delete hand.actionCards[card]
    return held
  })
  if (!isHeld) return false
  sheet(table, seat).actionCards--
  table.discards.action.push(card)
  yield* tell('everyone', { text: 'ti3.log.playsCard', about: { seat, card: kindOfCard(card) } })
  return true
}

/** What became of a card: it did what it does and may have cancelled what it was played on, or it counts as not played. */
type Resolved = typeof cancels | 'done' | 'notPlayed'

const tellLost = (seat: Seat, card: string) =>
  tell('everyone', { text: 'ti3.log.cardLost', about: { seat, card: kindOfCard(card) } })

/** Its own kind; of one that repeats another, that of a discard which its player chooses. What it costs is paid with that
 *  choice, and it counts as the other in all else. `undefined`: it came to nothing. */
function* kindPlayed(
  table: Table,
  by: Seat,
  card: string,
  scene: Scene,
  name: string,
): Flow<ActionCardId | undefined> {
  const id = kindOfCard(card)
  if (actionCards[id].play !== 'asCopiedCard') return id
  const kind = yield* choose<ActionCardId, Ti3>(by, ({ table }) => ({
    name: `${name}/repeats`,
    rule: 'ti3/22.copied',
    text: 'ti3.ask.repeats',
    hint: { uses: 'actionCard' },
    about: { card: id },
    options: {
      shape: 'oneOf',
      of: Object.fromEntries(
        copied(table, id, by, scene).map(other => [other, { on: { card: other } }] as const),
      ),
    },
  }))
  const { what, about } = scene
  const aims = actionEffect(id)?.aims
  const playing: Playing = { by, card, moment: what, about, name: `${name}/cost` }
  const paid = isAim(aims)
    ? yield* aims.ask(table, playing, aims.among)
    : aims && (yield* aims(table, playing as never))
  if (aims && paid === undefined) return undefined
  yield* tell('everyone', { text: 'ti3.log.repeats', about: { seat: by, card: kind } })
  return kind
}

/** Its choices, then whoever may cancel it, then what it does. */
function* resolve(table: Table, by: Seat, card: string, scene: Scene, name: string): Flow<Resolved> {
  const id = yield* kindPlayed(table, by, card, scene, name)
  const effect = id && actionEffect(id)
  if (!effect) {
    yield* tellLost(by, card)
    return 'notPlayed'
  }
  const { what, about } = ownScene(id, by, scene)
  const playing: Playing = { by, card, name, moment: what, about }
  const { aims } = effect
  const aim = yield* chooseAims(table, playing, id, aims)
  if (aims && aim === undefined) {
    yield* tellLost(by, card)
    return 'notPlayed'
  }
  const told = (isAim(aims) && aims.told?.(table, by, aim as string)) || []
  for (const line of told) yield* tell('everyone', line)
  if (
    !effect.sure &&
    (yield* respond(table, `${name}/afterActionCard`, [
      at('afterActionCard', { of: by, card: kindOfCard(card), copy: card, ...aimedOf(told) }),
    ]))
  ) {
    yield* tell('everyone', { text: 'ti3.log.cardCancelled', about: { seat: by, card: kindOfCard(card) } })
    return 'notPlayed'
  }
  sheet(table, by).memory[oncePlayed(table, id, { what, about }, aim)] = 'round'
  return (yield* effect.does(table, playing as never, (aim ?? {}) as Json)) === cancels ? cancels : 'done'
}

/** A planet, a system, a unit or a player; where a card is aimed at another, that is read in the log. */
function aimedOf([line]: readonly { text: TextId; about: About }[]): Pick<MomentAbout, 'aimed'> {
  const what = line?.text.split('.').at(-1) ?? ''
  if (!line || !['planet', 'hex', 'unit', 'seat'].includes(what)) return {}
  const { seat: _, ...about } = line.about
  return { aimed: { what, about } }
}

/** `undefined` where there is nothing to choose any more: what was paid for it may have changed that. */
function* chooseAims(table: Table, playing: Playing, id: ActionCardId, aims: Plays['aims']): Flow<unknown> {
  if (!isAim(aims)) return aims && (yield* aims(table, playing as never))
  const { by, moment, about } = playing
  const among = left(aims, id, moment)
  return among(table, by, about).length === 0 ? undefined : yield* aims.ask(table, playing, among)
}

/** A card played as an action or by command. Says whether it counts as played. */
export function* playCard(table: Table, by: Seat, card: string, scene: Scene, name: string): Flow<boolean> {
  if (!(yield* reveal(table, by, card))) return false
  return (yield* resolve(table, by, card, scene, name)) !== 'notPlayed'
}
