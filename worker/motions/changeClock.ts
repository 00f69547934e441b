import { optionFor } from '../../shared/clock.ts'
import { same } from '../../shared/engine/json.ts'
import { slowWindow } from '../../shared/games.ts'
import { tellClocks } from '../clocks/running.ts'
import { clockOf } from '../clocks/table.ts'
import { refusal } from '../deeds.ts'
import { keepVotes, kept } from '../openVotes.ts'
import type { Kind } from './kind.ts'

/** Another clock for the rest of the game, and with it how long windows stay open: a table moves between an evening and weeks. */
export const clock: Kind<'clock'> = {
  refuses(room, { clock, windows }) {
    const { options } = room.facts
    const stays = windows === undefined || options['windows'] === undefined || windows === options['windows']
    return same(clock, clockOf(room)) && stays ? refusal('sameClock') : undefined
  },
  enough: 'all',
  does:
    (room, { clock, windows }) =>
    turn => {
      const { store, facts, moment } = room
      const hasWindows = windows !== undefined && facts.options['windows'] !== undefined
      const options = { ...facts.options, clock: optionFor(clock), ...(hasWindows && { windows }) }
      const runs = clock.kind !== 'none'
      // Everybody's time begins anew.
      const owes = Object.fromEntries(moment.waiting.map(seat => [seat, turn.at]))
      store.set({ clock, options, ...(runs && { owes }), reserves: undefined, late: undefined })
      Object.assign(turn.shared, { options, clock, late: {}, ...(runs && { since: owes }) })
      if (runs && kept(room).length > 0) keepVotes(room, turn, [])
      turn.tell({ text: `room.log.clockIs.${clock.kind}` })
      if (hasWindows && slowWindow(options) === undefined) turn.tell({ text: 'room.log.windowsQuick' })
      if (runs) tellClocks(room, turn)
      else turn.shared.clocks = {}
    },
}
