import type { Rules } from './engine/rules.ts'
import { inscriptionRules } from './inscription/rules/index.ts'
import { ti3Rules } from './ti3/rules/index.ts'
import { ti4Rules } from './ti4/rules/index.ts'

/** The rules themselves; only worker, bots' arena and scripts need them, never a browser. */
export const rulebooks: Readonly<Record<string, Rules>> = {
  ti3: ti3Rules as unknown as Rules,
  ti4: ti4Rules as unknown as Rules,
  inscription: inscriptionRules as unknown as Rules,
}
