import { draw, type Flow, look, shuffle, tell } from '../../engine/flow.ts'
import { type ObjectiveId, objectives } from '../content/objectives.ts'
import type { ObjectiveDeck } from '../objectiveDecks.ts'
import type { Table, Ti4 } from '../table.ts'
import { moment } from './moments.ts'
import { shuffleSecrets } from './secretObjectives.ts'

/** Public objectives are shown. [61, 81.2] */

/** For all to see; whoever can puts another in its place. */
function* show(table: Table, id: ObjectiveId): Flow {
  table.objectives[id] = {}
  yield* tell('everyone', { text: 'ti4.log.revealsObjective', about: { objective: id } })
  yield* moment(table, 'objectiveRevealed', `shown/${id}`, { card: id })
}

/** The next public objective is turned up. [81.2] */
export function* revealObjective(table: Table): Flow {
  const id = yield* draw<Ti4, ObjectiveId>(({ box }) => {
    const [next, ...others] = box.faceDown.slice()
    if (next === undefined) throw new Error('No objective lies face down')
    box.faceDown = others
    return next
  })
  const { kind } = objectives[id]
  if (kind !== 'secret') table.faceDown[kind]--
  yield* show(table, id)
}

/** One more than were laid out, from what is left of its deck. */
export function* revealFromDeck(table: Table, deck: ObjectiveDeck): Flow {
  const id = yield* drawFrom(table, deck)
  if (id !== undefined) yield* show(table, id)
}

function* drawFrom(table: Table, deck: ObjectiveDeck): Flow<ObjectiveId | undefined> {
  const id = yield* draw<Ti4, ObjectiveId | undefined>(({ box }) => {
    const pile = deck === 'secret' ? 'secrets' : 'unused'
    const top = box[pile].find(each => objectives[each].kind === deck)
    box[pile] = box[pile].filter(each => each !== top)
    return top
  })
  if (id !== undefined && deck === 'secret') table.decks.secret--
  return id
}

/** Another one comes out of a deck in its place, secret ones too: it is public from then on. What it replaces is shuffled back
 *  into its own deck. */
export function* replaceObjective(table: Table, id: ObjectiveId, deck: ObjectiveDeck, name: string): Flow {
  const next = yield* drawFrom(table, deck)
  if (next === undefined) return
  delete table.objectives[id]
  yield* tell('everyone', { text: 'ti4.log.objectiveReplaced', about: { objective: id } })
  yield* putBack(table, id, name)
  yield* show(table, next)
}

function* putBack(table: Table, id: ObjectiveId, name: string): Flow {
  const { kind } = objectives[id]
  if (kind === 'secret') {
    table.decks.secret++
    yield* draw<Ti4, void>(({ box }) => {
      box.secrets = [...box.secrets, id]
    })
    return yield* shuffleSecrets(`${name}/shuffled`)
  }
  const unused = yield* look<Ti4, ObjectiveId[]>(({ box }) => [...box.unused, id])
  const shuffled = yield* shuffle(`${name}/shuffled`, unused)
  yield* draw<Ti4, void>(({ box }) => {
    box.unused = shuffled
  })
}
