import { foretellings } from '../cards/action/riders.ts'
import { threatFulfilled } from '../cards/factions/nekro.ts'
import { keleresFulfilled } from '../cards/notes/keleres.ts'
import { foretold } from '../cards/registry.ts'

/** What is paid to who foretold an outcome: put on the shelf where rules are, for browsers have no use of it. */
Object.assign(foretold, foretellings, { galactic_threat: threatFulfilled, ...keleresFulfilled })
