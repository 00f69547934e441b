import './cards/index.ts'
import { actionEffects, political } from './cards/registry.ts'

/** Action and political cards that do something by now. */
export const effective: ReadonlySet<string> = new Set([
  ...Object.keys(actionEffects),
  ...Object.keys(political),
])
