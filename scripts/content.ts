import { components as inscription } from '../shared/inscription/content/index.ts'
import { components as ti3 } from '../shared/ti3/content/index.ts'
import { components as ti4 } from '../shared/ti4/content/index.ts'
import { argumentsOf } from './arguments.ts'

/** Everything that is in the box, as JSON. */

const boxes = { ti3, ti4, inscription }
const game = argumentsOf(process.argv.slice(2))['game'] ?? 'ti3'
if (!(game in boxes)) throw new Error(`No box is called "${game}"`)
process.stdout.write(`${JSON.stringify(boxes[game as keyof typeof boxes](), undefined, 1)}\n`)
