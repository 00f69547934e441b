import type { InferOutput } from 'valibot'
import type { Seat } from '../../shared/engine/rules.ts'
import { usuallyOff } from '../../shared/notices.ts'
import type { AddDevice, ChangeNotices, NoticesView, RenewDevice } from '../../shared/protocol/notices.ts'
import { hashed } from '../keys.ts'
import { Refused } from '../refused.ts'
import type { Room } from '../within.ts'
import { hookIn, type Wished } from './hook.ts'
import { keepWishes, wishesOf } from './kept.ts'
import { keysOf } from './push.ts'
import { isZone } from './quiet.ts'
import { isPushService } from './services.ts'
import type { Device } from './shapes.ts'
import { lookAtTable } from './tableHook.ts'

/** What a seat chooses: on which devices it is told, what, when, and by which webhook. */

const mostDevices = 8

export function noticesView(room: Room, seat: Seat): NoticesView {
  const { off = usuallyOff, quiet, devices = [], hook } = wishesOf(room, seat)
  const { tableHook } = room.facts
  const keys = keysOf(room)
  return {
    ...(keys && { key: keys.publicKey }),
    off,
    ...(quiet && { quiet }),
    devices: devices.map(({ id }) => id),
    ...(hook && { hook: hook.kind }),
    ...(tableHook && { tableHook: tableHook.kind }),
  }
}

export function changeNotices(room: Room, seat: Seat, { off, quiet }: InferOutput<typeof ChangeNotices>) {
  if (quiet && !isZone(quiet.zone)) throw new Refused(400, 'malformed')
  const { quiet: before, ...wishes } = wishesOf(room, seat)
  const hours = quiet === undefined ? before : quiet || undefined
  keepWishes(room, seat, { ...wishes, ...(off && { off }), ...(hours && { quiet: hours }) })
}

/** A browser is known by its address at the push service, which no other has. */
const idOf = (room: Room, endpoint: string) => hashed(room.facts.room, 'device', endpoint).slice(0, 16)

export function addDevice(room: Room, seat: Seat, wish: InferOutput<typeof AddDevice>, site: string) {
  const device: Device = { id: idOf(room, wish.endpoint), ...wish, site }
  if (!isPushService(wish.endpoint, room.settings.PUSH_SERVICES)) throw new Refused(400, 'noPushService')
  const { devices = [], ...wishes } = wishesOf(room, seat)
  const others = devices.filter(({ id }) => id !== device.id)
  keepWishes(room, seat, { ...wishes, devices: [...others, device].slice(-mostDevices) })
}

export function removeDevice(room: Room, seat: Seat, id: string) {
  const { devices = [], ...wishes } = wishesOf(room, seat)
  keepWishes(room, seat, { ...wishes, devices: devices.filter(device => device.id !== id) })
}

/** Whichever seat it tells. */
export function renewDevice(room: Room, { was, ...wish }: InferOutput<typeof RenewDevice>) {
  const { notices = {} } = room.facts
  const known = (seat: Seat) => notices[seat]?.devices?.find(({ endpoint }) => endpoint === was)
  const seat = Object.keys(notices).find(known)
  const device = seat === undefined ? undefined : known(seat)
  if (seat === undefined || !device) throw new Refused(404, 'noPushService')
  room.store.atOnce(() => {
    removeDevice(room, seat, device.id)
    addDevice(room, seat, { ...wish, language: device.language }, device.site)
  })
}

/** Who may not know it is told whose it is and nothing more. */
function hookFor(room: Room, wish: Wished, site: string) {
  const hook = hookIn(wish, room.settings.HOOK_HOSTS, site)
  if (!hook) throw new Refused(400, 'noHook')
  return hook
}

export function setHook(room: Room, seat: Seat, wish: Wished | undefined, site: string) {
  const { hook: _, ...wishes } = wishesOf(room, seat)
  keepWishes(room, seat, { ...wishes, ...(wish && { hook: hookFor(room, wish, site) }) })
}

export function setTableHook(room: Room, wish: Wished | undefined, site: string) {
  const tableHook = wish && hookFor(room, wish, site)
  room.turn(turn => {
    room.store.set({ tableHook, tableNoticed: undefined })
    turn.tell({ text: tableHook ? 'room.log.tableHook' : 'room.log.noTableHook' })
    lookAtTable(room, turn.at)
  })
}
