import type { GameInfo } from './engine/rules.ts'
import { inscription } from './inscription/game.ts'
import { ti3 } from './ti3/game.ts'

/** What is on the shelf. A game that is not built yet is shown as coming. */
export const shelf = ['ti3', 'ti4', 'inscription'] as const

export const games: Readonly<Record<string, GameInfo>> = { ti3, inscription }

/** Options every table has, whatever is played on it. */
export const tableOptions = [{ id: 'listing', values: ['invited', 'open'], otherwise: 'invited' }] as const
