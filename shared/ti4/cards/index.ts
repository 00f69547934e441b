import { abilities } from './factions.ts'
import { laws } from './laws.ts'
import { register, registerAgendas } from './registry.ts'
import { technologies } from './technologies.ts'

/** Puts everything on the shelf; rules, client and bots import it for that. */
register({ ...abilities, ...technologies })
registerAgendas(laws)
