import type { Seat } from '../../shared/engine/rules.ts'
import { setAlarm } from '../clock.ts'
import type { Room } from '../within.ts'
import { linkFor, sentToday, tamed, tellHook, today } from './hook.ts'
import { paceOf } from './pace.ts'
import { nameOf, standing, tableName, waitedPeople } from './said.ts'

/** A chat that the table tells whom it waits for and how it ended: what everybody may know anyway. */

const mostADay = 100
const early = 50

/** What it would say, in short: said once it is not said again. */
const gistOf = (room: Room): string => (room.facts.stage === 'over' ? 'over' : waitedPeople(room).join(' '))

/** After whatever happened. People who answer one after the other are told of in one word. */
export function lookAtTable(room: Room, now: number) {
  const { tableHook, tableNoticed = {}, stage } = room.facts
  if (!tableHook || stage === 'lobby' || tableNoticed.rings !== undefined) return
  const gist = gistOf(room)
  if (gist === '' || gist === tableNoticed.said) return
  const { breath, tableGap } = paceOf(room)
  const rings = Math.max(now + 3 * breath, (tableNoticed.told ?? 0) + tableGap)
  room.store.set({ tableNoticed: { ...tableNoticed, rings } })
}

export function tableHookRings(room: Room, now: number) {
  const { tableHook, tableNoticed } = room.facts
  const { rings, ...noticed } = tableNoticed ?? {}
  if (rings === undefined || rings > now + early) return
  const gist = gistOf(room)
  const isNews = gist !== '' && gist !== noticed.said
  if (!tableHook || !isNews || sentToday(tableHook, now) >= mostADay)
    return room.store.set({ tableNoticed: noticed })
  const { kind, language, site } = tableHook
  const name = (seat: Seat) => tamed(nameOf(room, seat), kind)
  const said = standing(room, name, language)
  room.store.set({
    tableHook: { ...tableHook, sent: [today(now), sentToday(tableHook, now) + 1] },
    tableNoticed: { said: gist, told: now },
  })
  const text = `${tamed(tableName(room, language), kind)}: ${said}\n${linkFor({ site }, room.facts.room)}`
  void tellHook(tableHook, text).then(fate => {
    if (!room.store.isMade || fate === 'sent') return
    room.store.atOnce(() => {
      if (fate === 'gone') room.store.set({ tableHook: undefined })
      // Another time it may be heard.
      else if (fate === 'failed')
        room.store.set({ tableNoticed: { told: now, rings: now + paceOf(room).tableGap } })
      setAlarm(room, Date.now())
    })
  })
}
