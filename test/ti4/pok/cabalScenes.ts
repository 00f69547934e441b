import { sheet } from '../../../shared/ti4/realm.ts'
import type { CaptiveKey, Captives, Table, Ti4 } from '../../../shared/ti4/table.ts'
import type { Middle } from '../midgame.ts'

/** p1 plays the Vuil'raith Cabal. */

export const options = { pok: 'yes' }
export const factions = { p1: 'vuilraith', p2: 'sol', p3: 'letnev' } as const

/** Nobody has leaders, who would be asked first, and p1 has captured these. */
export const cabal = (scene: Middle = {}, captives?: Captives): Middle => ({
  options,
  ...scene,
  factions: { ...factions, ...scene.factions },
  also(state: Ti4) {
    for (const seat of state.table.order) sheet(state.table, seat).leaders = {}
    if (captives) sheet(state.table, 'p1').captives = captives
    scene.also?.(state)
  },
})

export const captured = (table: Table, key: CaptiveKey, seat = 'p1'): number =>
  sheet(table, seat).captives?.[key] ?? 0
