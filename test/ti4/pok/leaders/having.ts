import type { Seat } from '../../../../shared/engine/rules.ts'
import type { LeaderId } from '../../../../shared/ti4/content/leaders.ts'
import { sheet } from '../../../../shared/ti4/realm.ts'
import type { Middle } from '../../midgame.ts'

/** p1 has these leaders, unlocked; nobody else has any. */
export const leading = (ids: readonly LeaderId[], scene: Middle = {}, seat: Seat = 'p1'): Middle => ({
  ...scene,
  options: { pok: 'yes', codex3: 'yes', ...scene.options },
  also(state) {
    for (const each of state.table.order) sheet(state.table, each).leaders = {}
    sheet(state.table, seat).leaders = Object.fromEntries(ids.map(id => [id, {}]))
    scene.also?.(state)
  },
})

/** As the cards were printed first. */
export const asFirstPrinted = { options: { pok: 'yes', printing: 'first' } }
