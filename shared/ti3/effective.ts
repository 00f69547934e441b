import { lawEffects } from './cards/laws.ts'
import { actionEffects } from './responds/actionEffects.ts'

/** Action and political cards that do something by now. A browser is built with these names alone and without what they name:
 *  see `scripts/build.ts`. */
export const effective: ReadonlySet<string> = new Set([
  ...Object.keys(actionEffects),
  ...Object.keys(lawEffects),
])
