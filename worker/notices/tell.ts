import type { Seat } from '../../shared/engine/rules.ts'
import type { NoticeKind } from '../../shared/notices.ts'
import type { Tried } from '../../shared/protocol/notices.ts'
import { setAlarm } from '../clock.ts'
import { hashed } from '../keys.ts'
import type { Room } from '../within.ts'
import { linkFor, sentToday, tamed, tellHook, today } from './hook.ts'
import { hookId, keepNoticed, keepWishes, noticedBy, wishesOf } from './kept.ts'
import { paceOf } from './pace.ts'
import { type Fate, type Letter, push } from './push.ts'
import { inOrder, nameOf, occasions, tableName } from './said.ts'
import type { Device, Due, KeptHook, Noticed } from './shapes.ts'
import { isOwed, isSoForItself } from './true.ts'
import { words } from './words.ts'

/** One notice to all devices of a seat and to its webhook, and what is written down of it. */

const mostTries = 6
const mostADay = 40

const telling = new WeakMap<Room, Set<Seat>>()
export const isTelling = (room: Room, seat: Seat): boolean => telling.get(room)?.has(seat) === true

function setTelling(room: Room, seat: Seat, yes: boolean) {
  const seats = telling.get(room) ?? new Set()
  telling.set(room, seats)
  if (yes) seats.add(seat)
  else seats.delete(seat)
}

/** That it is tried is written down first: where the room dies meanwhile it is told again, and on devices replaced. */
export function tell(room: Room, seat: Seat, due: readonly Due[], now: number) {
  const noticed = noticedBy(room, seat)
  const { tries = 0 } = noticed
  if (tries >= mostTries) return keepNoticed(room, seat, done(noticed, due))
  keepNoticed(room, seat, { ...noticed, due, tries: tries + 1, rings: now + paceOf(room).again * 2 ** tries })
  const own = due.filter(({ kind }) => isSoForItself(room, seat, kind, now))
  const kinds = inOrder([...stillLying(room, seat, now), ...own.map(({ kind }) => kind)])
  const { devices = [] } = own.length > 0 ? wishesOf(room, seat) : {}
  setTelling(room, seat, true)
  void Promise.all([
    ...devices.map(device => postTo(room, seat, device, kinds, due)),
    ...postToHook(room, seat, due, now),
  ])
    .then(fates => finish(room, seat, new Map(fates), due, kinds))
    .finally(() => setTelling(room, seat, false))
}

/** Of what lies there, what is still so. */
const stillLying = (room: Room, seat: Seat, now: number): NoticeKind[] =>
  (noticedBy(room, seat).lies ?? []).filter(kind => isSoForItself(room, seat, kind, now))

type Told = readonly [id: string, fate: Fate]

async function postTo(
  room: Room,
  seat: Seat,
  device: Device,
  kinds: readonly NoticeKind[],
  due?: readonly Due[],
): Promise<Told> {
  const { language } = device
  const letter: Letter = {
    title: tableName(room, language),
    body: kinds.length > 0 ? occasions(room, kinds, due ?? [], language) : words[language].nothing,
    ...(!due && { silent: true }),
    ...(kinds.length === 0 && { over: true }),
  }
  return [device.id, await push(room, device, topicOf(room, seat), letter)]
}

/** What a service has not delivered yet is replaced there. */
const topicOf = ({ facts }: Room, seat: Seat) => hashed(facts.room, 'topic', seat).slice(0, 24)

function postToHook(room: Room, seat: Seat, due: readonly Due[], now: number): Promise<Told>[] {
  const { hook, ...wishes } = wishesOf(room, seat)
  // That somebody whispers is nobody else's business.
  const open = due.filter(({ kind }) => kind !== 'message')
  if (!hook || open.length === 0 || sentToday(hook, now) >= mostADay) return []
  keepWishes(room, seat, { ...wishes, hook: { ...hook, sent: [today(now), sentToday(hook, now) + 1] } })
  const said = occasions(room, inOrder(open.map(one => one.kind)), open, hook.language)
  return [tellHook(hook, lineFor(room, seat, hook, said)).then(fate => [hookId, fate])]
}

function finish(
  room: Room,
  seat: Seat,
  fates: ReadonlyMap<string, Fate>,
  due: readonly Due[],
  kinds: readonly NoticeKind[],
) {
  if (!room.store.isMade) return
  room.store.atOnce(() => {
    const now = Date.now()
    const those = (fate: Fate) => [...fates].filter(([, one]) => one === fate).map(([id]) => id)
    dropGone(room, seat, those('gone'))
    const sent = those('sent')
    const noticed = noticedBy(room, seat)
    // Where nobody could be reached it is tried again, at the time that was written down.
    if (sent.length > 0 || those('failed').length === 0) {
      const on = sent.filter(id => id !== hookId)
      const last = inOrder(due.map(({ kind }) => kind))[0]
      const lying = on.length > 0 && { lies: kinds, on, stale: true as const, rings: now }
      keepNoticed(room, seat, { ...done(noticed, due), told: now, ...(last && { last }), ...lying })
    }
    setAlarm(room, now)
  })
}

/** Without these; what came meanwhile is left. */
function done({ tries: _, rings: __, due = [], ...rest }: Noticed, told: readonly Due[]): Noticed {
  const left = due.filter(({ kind, at }) => !told.some(one => one.kind === kind && one.at === at))
  return { ...rest, due: left, ...(left.length > 0 && { rings: Date.now() }) }
}

/** What lies on devices says what is no longer so: it is replaced without a sound, since a browser that is sent something must
 *  show something. */
export function putAway(room: Room, seat: Seat, now: number) {
  const { stale: _, ...noticed } = noticedBy(room, seat)
  const { lies = [], on = [] } = noticed
  const kinds = stillLying(room, seat, now)
  keepNoticed(room, seat, { ...noticed, lies: kinds, on: kinds.length > 0 ? on : [] })
  if (kinds.length < lies.length) replace(room, seat, on, kinds)
}

/** Somebody sits before it, on a device we may know: they have seen all there is, and what they owe lies until it is answered. */
export function seen(room: Room, seat: Seat, device?: string) {
  const noticed = room.facts.noticed?.[seat]
  if (!noticed) return
  const { lies = [], on = [], due = [] } = noticed
  const left = lies.filter(isOwed)
  const owed = due.filter(({ kind }) => isOwed(kind))
  const elsewhere = on.filter(id => id !== device)
  const isLess = left.length < lies.length
  if (!isLess && owed.length === due.length && elsewhere.length === on.length) return
  room.store.atOnce(() =>
    keepNoticed(room, seat, { ...noticed, due: owed, lies: left, on: left.length > 0 ? elsewhere : [] }),
  )
  if (isLess) replace(room, seat, elsewhere, left)
}

function replace(room: Room, seat: Seat, ids: readonly string[], kinds: readonly NoticeKind[]) {
  const devices = (wishesOf(room, seat).devices ?? []).filter(({ id }) => ids.includes(id))
  void Promise.all(devices.map(device => postTo(room, seat, device, kinds))).then(fates => {
    const gone = fates.filter(([, fate]) => fate === 'gone').map(([id]) => id)
    if (room.store.isMade) room.store.atOnce(() => dropGone(room, seat, gone))
  })
}

/** To all devices and the webhook, whatever was chosen: how many took it. */
export async function tryOut(room: Room, seat: Seat): Promise<Tried> {
  const { devices = [], hook } = wishesOf(room, seat)
  const fates = await Promise.all(
    devices.map(async (device): Promise<Told> => {
      const { language } = device
      const letter = { title: tableName(room, language), body: words[language].try }
      return [device.id, await push(room, device, topicOf(room, seat), letter)]
    }),
  )
  const heard = hook && (await tellHook(hook, lineFor(room, seat, hook, words[hook.language].try)))
  const all: Told[] = [...fates, ...(heard ? [[hookId, heard] as const] : [])]
  const gone = all.filter(([, fate]) => fate === 'gone').map(([id]) => id)
  room.store.atOnce(() => dropGone(room, seat, gone))
  const sent = fates.filter(([, fate]) => fate === 'sent').length
  return { devices: sent, ...(heard && { hook: heard === 'sent' }) }
}

function lineFor(room: Room, seat: Seat, hook: KeptHook, said: string): string {
  const { language, kind } = hook
  const who = tamed(nameOf(room, seat), kind)
  return `${who}: ${said}\n${tamed(tableName(room, language), kind)}\n${linkFor(hook, room.facts.room)}`
}

function dropGone(room: Room, seat: Seat, gone: readonly string[]) {
  if (gone.length === 0) return
  const { devices = [], hook, ...wishes } = wishesOf(room, seat)
  keepWishes(room, seat, {
    ...wishes,
    devices: devices.filter(({ id }) => !gone.includes(id)),
    ...(hook && !gone.includes(hookId) && { hook }),
  })
}
