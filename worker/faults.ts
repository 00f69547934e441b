import { Match } from '../shared/engine/match.ts'
import { toldLine } from './log.ts'
import { patienceAnew } from './patience.ts'
import type { Turn } from './turn.ts'
import type { Room } from './within.ts'

/** Where new rules cannot follow what is stored, the match stands further back in memory alone, and all are told. Nothing
 *  moves until a person goes on from there; only then is the rest dropped, and set aside for rules that can read it. So a
 *  faulty build that was only looked at has changed nothing. */

export function readMatch({ store, rules }: Room): Match {
  const saved = store.match.load()
  if (!saved) throw new Error('The stored match is gone')
  return Match.load(rules, saved, store.match)
}

export function markUnreadable({ store, facts }: Room) {
  if (facts.fault !== undefined) return
  store.atOnce(() => {
    store.set({ fault: 'room.fault', fellBack: undefined, aside: undefined })
    store.log.add(toldLine({ at: Date.now(), text: 'room.log.unreadable' }))
  })
}

/** Whether there is anything new to tell everybody. */
export function noteFall(room: Room, { recovery }: Match): boolean {
  const { store, facts } = room
  const fellBack = recovery && (store.log.firstTold(recovery.dropped.map(({ n }) => n)) ?? 0)
  if (facts.fellBack === fellBack && facts.fault === undefined) return false
  const isNews = facts.fellBack !== fellBack
  // What was at rest shows something else now, and whoever waited has time again.
  store.set({
    fellBack,
    fault: undefined,
    v: room.tick(),
    botDue: undefined,
    owes: windAnew(room),
    late: patienceAnew(room),
    votes: undefined,
  })
  return isNews
}

/** While nothing moved nobody's time ran. */
function windAnew({ facts }: Room) {
  return facts.owes && Object.fromEntries(Object.keys(facts.owes).map(seat => [seat, Date.now()]))
}

export const isHeld = ({ facts }: Room) => facts.fellBack !== undefined

/** What these rules cannot follow is left behind. */
export function goOn(room: Room, turn: Turn, match: Match) {
  const { store } = room
  const { recovery } = match
  if (!recovery) return
  room.report(recovery.fault)
  const dropped = store.match.setAside(recovery.from)?.dropped ?? []
  match.recovery = undefined
  turn.moved = match
  turn.struck = [...turn.struck, ...store.log.strike(dropped)]
  turn.tell({ text: 'room.log.recovered' })
  store.set({ fellBack: undefined, proposal: undefined, owes: undefined, late: undefined, stuck: undefined })
  Object.assign(turn.shared, { fellBack: false, proposal: false })
}

/** Looked for whenever the match is read, since other rules may have come. */
export function lookAside(room: Room, match: Match) {
  const { store, facts } = room
  const aside = facts.stage === 'playing' && !match.recovery ? asideFor(room) : undefined
  const number = aside && (store.log.firstTold(aside.dropped) ?? aside.dropped[0])
  if (number !== facts.aside) store.set({ aside: number })
}

export function asideFor({ store, rules }: Room) {
  const aside = store.match.asides.newest
  if (!aside) return undefined
  try {
    return Match.load(rules, aside.saved).recovery ? undefined : aside
  } catch {
    return undefined
  }
}
