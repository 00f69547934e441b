import { watches } from '../shared/arena/index.ts'
import { rulebooks } from '../shared/rulebooks.ts'
import { besides, fileOf, recorded } from './recorded.ts'
import { simulate } from './simulation/batch.ts'

/** Plays the recorded games anew and writes them to `test/games`: all, or those whose names contain a word given. */

const folder = 'test/games'
const words = process.argv.slice(2)
const wanted = recorded.filter(one => words.length === 0 || words.some(word => fileOf(one).includes(word)))
if (wanted.length === 0) throw new Error(`No recorded game is called ${words.join(' or ')}`)
for (const one of wanted) {
  const rules = rulebooks[one.game]
  const watch = watches[one.game]
  if (!rules || !watch) throw new Error(`No game is called "${one.game}"`)
  const { edition, preset, boxes = [] } = one
  const further = rules.options.filter(({ group }) => group === 'boxes')
  const fixed = {
    ...(edition && { edition }),
    ...rules.presets?.find(({ id }) => id === preset)?.chosen,
    ...Object.fromEntries(further.map(({ id }) => [id, boxes.includes(id) ? 'yes' : 'no'])),
  }
  const batch = { seats: one.seats, bots: one.bots, rotates: false }
  const { line } = simulate(
    { rules, watch, checks: false, fixed, record: folder, besides: besides(one) },
    batch,
    one.seed,
  )
  process.stdout.write(`${folder}/${fileOf(one)}: ${line.decisions} decisions\n`)
}
