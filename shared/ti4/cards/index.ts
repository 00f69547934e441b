import { abilities } from './factions.ts'
import { laws } from './laws.ts'
import { register, registerLaws } from './registry.ts'
import { technologies } from './technologies.ts'

/** Puts everything on the shelf; rules, client and bots import it for that. */
register({ ...abilities, ...technologies })
registerLaws(laws)
