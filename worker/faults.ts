import { Match } from '../shared/engine/match.ts'
import { toldLine } from './log.ts'
import type { Room } from './room.ts'

export function readMatch({ store, rules }: Room): Match {
  const saved = store.match.load()
  if (!saved) throw new Error('The stored match is gone')
  return Match.load(rules, saved, store.match)
}

export function markUnreadable({ store, facts }: Room) {
  if (facts.fault !== undefined) return
  store.atOnce(() => {
    store.set({ fault: 'room.fault' })
    store.log.add(toldLine({ at: Date.now(), text: 'room.log.unreadable' }))
  })
}

export function keepRecovered({ store, facts }: Room, match: Match) {
  store.atOnce(() => {
    const undone = store.match.recover(match)
    store.log.strike(undone)
    const about = { decisions: undone.length }
    store.log.add(toldLine({ at: Date.now(), text: 'room.log.recovered', about }))
    store.set({ stage: match.winners ? 'over' : 'playing', fault: undefined, proposal: undefined })
    store.set({ v: Math.max(facts.v, facts.privateV, Date.now()) + 1 })
  })
}
