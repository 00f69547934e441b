import type { RelicId } from '../../../shared/ti4/content/relics.ts'
import type { Ti4 } from '../../../shared/ti4/table.ts'
import type { Middle } from '../midgame.ts'

/** Scenes with relics. */

export const withRelics = { pok: 'yes', codex1: 'yes', codex2: 'yes', codex3: 'yes', codex4: 'yes' }

/** Their agents have nothing to do with it. */
export function withoutLeaders({ table }: Ti4) {
  for (const player of Object.values(table.players)) player.leaders = {}
}

/** p1 has this relic. */
export const having = (id: RelicId, scene: Middle = {}): Middle => ({
  options: withRelics,
  ...scene,
  also(state) {
    withoutLeaders(state)
    const player = state.table.players['p1']
    if (player) player.relics = { [id]: {} }
    state.box.relics = state.box.relics.filter(each => each !== id)
    state.table.decks.relic = state.box.relics.length
    scene.also?.(state)
  },
})
