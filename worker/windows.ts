import { chanceOf } from '../shared/engine/chance.ts'
import type { AskFrame, Moment } from '../shared/engine/frames.ts'
import type { Outcome } from '../shared/engine/match.ts'
import type { Refusal } from '../shared/engine/options.ts'
import type { Seat } from '../shared/engine/rules.ts'
import { slowWindow } from '../shared/games.ts'
import { answeredBy, isCareful } from '../shared/orders.ts'
import type { OpenWindow } from '../shared/protocol.ts'
import { answerOf, botOf, early, isDeserted, nextDecision, talkEnds } from './bots.ts'
import { type Deed, decided, play, refusal } from './deeds.ts'
import type { KeptWindow } from './facts.ts'
import { answerForOneself, lapse, ordersOf, spansOf } from './orders.ts'
import type { Turn } from './turn.ts'
import type { Room } from './within.ts'

/** A window is open at least for a time that nobody's hand has a part in; then the room answers for bots, and for whoever
 *  left orders, in one turn. Until then nothing shows for whom it will. */

type Ask = AskFrame & { window: string; otherwise: NonNullable<AskFrame['otherwise']> }

/** Live, and where but one person is asked: nobody is to be kept waiting for bots. */
const live = [2000, 5000] as const
const brief = [400, 800] as const

const isWindow = (ask: AskFrame | undefined): ask is Ask =>
  ask?.window !== undefined && ask.otherwise !== undefined

/** Each is asked in a lane of their own; without it they are all asked the same. */
const nameOf = ({ key }: Ask, seat: Seat) => key.replace(`/${seat}/`, '/')

function windowIn({ asks }: Moment): Pick<KeptWindow, 'name' | 'kind'> | undefined {
  for (const seat in asks) {
    const ask = asks[seat]?.[0]
    if (isWindow(ask)) return { name: nameOf(ask, seat), kind: ask.window }
  }
  return undefined
}

/** How long it stays open at least. Who is asked all may know; what they hold is not looked at. */
function stay(room: Room, name: string): number {
  const { facts, settings, moment } = room
  const fixed = settings.WINDOW_MS ?? settings.BOT_DELAY_MS
  if (fixed !== undefined) return Number(fixed)
  const people = moment.waiting.filter(seat => botOf(room, seat) === undefined)
  const slow = slowWindow(facts.options)
  if (people.length > 1 && slow !== undefined) return slow
  const [least, most] = people.length > 1 ? live : brief
  return least + chanceOf(facts.botSeed).below(`window/${name}`, most - least + 1)
}

/** Whether a window is open, and another than before. */
export function isAnother({ moment, facts }: Room): boolean {
  return windowIn(moment)?.name !== facts.window?.name
}

export function keepWindow(room: Room, now: number) {
  const { store, moment, facts } = room
  const open = windowIn(moment)
  const { kinds = [] } = facts
  store.set({
    window: open && { ...open, spans: Object.keys(spansOf(room)), ends: now + stay(room, open.name) },
    ...(open && !kinds.includes(open.kind) && { kinds: [...kinds, open.kind] }),
  })
}

/** After every decision. */
export function lookAtWindow(room: Room, turn: Turn) {
  const { facts, moment } = room
  const { kinds } = facts
  if (isAnother(room)) {
    keepWindow(room, turn.at)
    tellWindow(room, turn)
    if (facts.kinds !== undefined && facts.kinds !== kinds) turn.shared.kinds = facts.kinds
  }
  lapse(room, turn)
  // Whoever takes back a pass, though the room gave it, wants to say something else.
  const { tookBack } = turn
  if (facts.window && tookBack !== undefined && isWindow(moment.asks[tookBack]?.[0]))
    answerForOneself(room, turn, tookBack, facts.window.name)
}

export function tellWindow(room: Room, turn: Turn) {
  turn.shared.window = shownWindow(room, turn.at) ?? false
  // One that was open before, and was only covered by what somebody did in between.
  for (const seat in room.facts.spoken) if (hasSpoken(room, seat)) turn.tellOwn(seat, { spoken: true })
}

export function shownWindow(room: Room, now: number): OpenWindow | undefined {
  const { window, paused } = room.facts
  if (!window || paused) return undefined
  return { kind: window.kind, left: Math.max(0, window.ends - now), spans: window.spans }
}

export const hasSpoken = ({ facts }: Room, seat: Seat): boolean =>
  facts.window !== undefined && facts.spoken?.[seat] === facts.window.name

/** In the open window there is something to say: the room shall wait. */
export function speakUp(room: Room, by: Seat): Refusal | Deed {
  const { facts, moment } = room
  const { window } = facts
  if (!window || !isWindow(moment.asks[by]?.[0])) return refusal('notOpen')
  return turn => answerForOneself(room, turn, by, window.name)
}

interface InPlace {
  seat: Seat
  ask: Ask
}

/** For whom the room answers. */
function answered(room: Room): InPlace[] {
  const { moment, facts } = room
  const careful = isCareful(facts.options)
  return Object.entries(moment.asks).flatMap(([seat, [ask]]) => {
    if (!isWindow(ask)) return []
    const byOrder = !hasSpoken(room, seat) && answeredBy(ask, ordersOf(room, seat), careful)
    return botOf(room, seat) !== undefined || byOrder ? [{ seat, ask }] : []
  })
}

/** When the room answers; nothing where all are really asked. */
export function windowDue(room: Room): number | undefined {
  const { match, facts } = room
  // Where the match fell back nothing moves before a person decides; nor where nobody is left who would see it.
  if (!facts.window || !match || match.winners || match.recovery || isDeserted(room)) return undefined
  if (facts.paused || facts.stuck === nextDecision(match)) return undefined
  return answered(room).length > 0 ? facts.window.ends : undefined
}

/** All for whom the room answers at once: what a bot wants to play it plays in the same turn. */
export function windowTurn(room: Room) {
  const due = windowDue(room)
  const { match } = room
  if (!match || due === undefined || Math.max(due, talkEnds(room)) > Date.now() + early) return
  const outcomes: Outcome[] = []
  let isStuck = false
  for (const { seat, ask } of answered(room)) {
    const bot = botOf(room, seat)
    const thought = bot && answerOf(room, match, { seat, bot, ask }, nextDecision(match))
    const result = thought?.ok ? thought : match.submit(seat, ask.key, ask.otherwise, room.tick(), true)
    if (result.ok) outcomes.push(result.ok)
    else {
      isStuck = true
      // Where the rules had to fall back, what was just answered is gone with the rest.
      if (match.recovery) outcomes.length = 0
      decided(room, match, result)
      break
    }
  }
  room.turn(turn => {
    // It has rung: the next is set in the same row.
    room.store.set({ alarm: undefined, ...(isStuck && { stuck: nextDecision(match) }) })
    for (const outcome of outcomes) play(room, turn, match, outcome)
  })
}
