import { choose, type Flow, inHand, tell } from '../../engine/flow.ts'
import type { Question, Seat, View } from '../../engine/rules.ts'
import { cancels } from '../../galaxy/components/acting.ts'
import type { Scene } from '../../galaxy/components/moments.ts'
import { playingWith } from '../../galaxy/rules/playing.ts'
import { respondTogether, windowOf } from '../../galaxy/window.ts'
import type { Playing } from '../cards/act.ts'
import { at } from '../cards/moments.ts'
import { actionEffect } from '../cards/registry.ts'
import { type ActionCardId, actionCards } from '../content/actionCards.ts'
import { clockwiseFrom, orderOfPlay, sheet, strategyCardsOf } from '../realm.ts'
import type { Hand, Table, Ti3 } from '../table.ts'
import {
  copied,
  couldRespond,
  isAbility,
  isAim,
  kindOfCard,
  oncePlayed,
  ownScene,
  reads,
} from './playable.ts'
import { windowTimes } from './windows.ts'

/** Playing Action Cards: announced by all, revealed together, resolved in order of play. [p. 22] */

const playing = playingWith<Ti3>(
  {
    game: 'ti3',
    rule: 'ti3/22.announce',
    times: windowTimes,
    responds: { systemActivated: 'ti3.ask.respondActivated' },
    reveal,
    *played(table, by, card, scene, name) {
      const kind = yield* kindPlayed(table, by, card, scene, name)
      return kind && { kind, scene: ownScene(kind, by, scene) }
    },
    isCancelled: (table, { by, card, aimed }, name) =>
      respond(table, `${name}/afterActionCard`, [
        at('afterActionCard', { of: by, card: kindOfCard(card), copy: card, ...aimed }),
      ]),
    counts(table, { by, kind }, scene, aim) {
      sheet(table, by).memory[oncePlayed(table, kind, scene, aim)] = 'round'
    },
  },
  reads,
)
export const { useAbility, playCard } = playing

/** The same question for one seat, where it is asked beside others. */
export const windowAt = (path: string, seen: View<Ti3>, scenes: readonly Scene[]): Question<string> =>
  windowOf(playing.occasionOf(path, scenes), seen)

/** Again and again, until all pass. */
export function* respond(table: Table, path: string, scenes: readonly Scene[], from = 1): Flow<boolean> {
  let among = clockwiseFrom(table, table.active ?? table.speaker)
  for (let time = from; ; time++) {
    const said = yield* respondTogether<Ti3>({
      ...playing.occasionOf(`${path}/${time}`, scenes),
      seats: among.filter(seat => couldRespond(table, seat, scenes)),
    })
    if (Object.keys(said).length === 0) return false
    if (yield* resolveAll(table, `${path}/${time}`, scenes, said)) return true
    // Only a card makes it another situation: where abilities alone were used, passes stand.
    if (Object.values(said).every(isAbility)) among = among.filter(seat => seat in said)
  }
}

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
    if (!isAbility(said[seat] ?? '') && (yield* playing.reveal(table, seat, said[seat] as string)))
      cards.push(seat)
  let cancelled = false
  for (const by of cards)
    if ((yield* playing.resolveAmong(table, by, said[by] as string, scenes, `${path}/${by}`)) === cancels)
      cancelled = true
  for (const by of order)
    if (isAbility(said[by] ?? '') && (yield* useAbility(table, `${path}/${by}`, scenes, by, said[by] ?? '')))
      cancelled = true
  return cancelled
}

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
  const paying = { by, card, moment: what, about, name: `${name}/cost` } as Playing
  const paid = isAim(aims) ? yield* aims.ask(table, paying, aims.among) : aims && (yield* aims(table, paying))
  if (aims && paid === undefined) return undefined
  yield* tell('everyone', { text: 'ti3.log.repeats', about: { seat: by, card: kind } })
  return kind
}
