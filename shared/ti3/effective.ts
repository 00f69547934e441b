import './acts/index.ts'
import { actionEffects, agendas } from './acts/registry.ts'
import { lawEffects } from './cards/laws.ts'

/** Action and political cards that do something by now. A browser is built with these names alone and without what they name:
 *  see `scripts/build.ts`. */
export const effective: ReadonlySet<string> = new Set([
  ...Object.keys(actionEffects),
  ...Object.keys(lawEffects),
  ...Object.keys(agendas),
])
