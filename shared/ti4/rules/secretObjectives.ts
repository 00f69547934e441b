import { choose, draw, type Flow, look, shuffle, tell } from '../../engine/flow.ts'
import type { OneOf } from '../../engine/options.ts'
import type { Seat } from '../../engine/rules.ts'
import type { ObjectiveId } from '../content/objectives.ts'
import { numberOf } from '../effects.ts'
import { showsSecrets } from '../laws.ts'
import { sheet } from '../realm.ts'
import type { Hand, Table, Ti4 } from '../table.ts'

/** Secret objectives a player may have, scored ones among them. [61.21] */
const secretsEach = 3

/** The top one of the deck; who has too many gives back one not scored, whichever, and the deck is shuffled. [45.4, 61.21] */
export const drawSecretObjective = (table: Table, seat: Seat, name: string): Flow =>
  drawSecretObjectives(table, seat, name, 1)

/** So many at once, all of them seen by whoever may see them before any is given back. */
export function* drawSecretObjectives(table: Table, seat: Seat, name: string, count: number): Flow {
  for (let i = 0; i < count; i++) yield* drawTop(table, seat)
  yield* showSecrets(table, seat)
  const most = numberOf(table, seat, 'secretObjectives', secretsEach, {})
  const { secretObjectives, scored } = sheet(table, seat)
  const excess = secretObjectives + Object.keys(scored).length - most
  for (let i = 1; i <= Math.min(excess, secretObjectives); i++)
    yield* giveBack(table, seat, i === 1 ? `${name}/back` : `${name}/back/${i}`)
}

function* drawTop(table: Table, seat: Seat): Flow {
  const drawn = yield* draw<Ti4, boolean>(({ box, hands }) => {
    const [top, ...others] = box.secrets.slice()
    if (top === undefined) return false
    ;(hands[seat] as Hand).secretObjectives[top] = true
    box.secrets = others
    return true
  })
  if (!drawn) return
  const player = sheet(table, seat)
  table.decks.secret--
  player.secretObjectives++
  yield* tell('everyone', { text: 'ti4.log.drawsSecret', about: { seat } })
}

/** Where a law lays them open, the table shows what his hand holds now. */
export function* showSecrets(table: Table, seat: Seat): Flow {
  const player = sheet(table, seat)
  const known = player.openSecrets ?? {}
  delete player.openSecrets
  if (!showsSecrets(table, seat)) return
  const held = yield* draw<Ti4, ObjectiveId[]>(({ hands }) =>
    (Object.keys((hands[seat] as Hand).secretObjectives) as ObjectiveId[]).sort(),
  )
  player.openSecrets = Object.fromEntries(held.map(id => [id, true as const]))
  for (const id of held.filter(each => !known[each]))
    yield* tell('everyone', { text: 'ti4.log.showsSecret', about: { seat, objective: id } })
}

function* giveBack(table: Table, seat: Seat, name: string): Flow {
  const back = yield* choose<ObjectiveId, Ti4>(seat, ({ hand }) => ({
    name,
    rule: 'ti4/61.21',
    text: 'ti4.ask.returnSecret',
    hint: { loses: 'objective' },
    options: {
      shape: 'oneOf',
      of: Object.fromEntries(Object.keys(hand?.secretObjectives ?? {}).map(id => [id, { on: { card: id } }])),
    } satisfies OneOf,
  }))
  yield* draw<Ti4, void>(({ box, hands }) => {
    delete (hands[seat] as Hand).secretObjectives[back]
    box.secrets = [...box.secrets, back]
  })
  sheet(table, seat).secretObjectives--
  table.decks.secret++
  yield* tell('everyone', { text: 'ti4.log.returnsSecret', about: { seat } })
  yield* showSecrets(table, seat)
  yield* shuffleSecrets(`${name}/shuffle`)
}

/** As they lie, not in an order of their names: where another unseen card lies in the place of one, all others fall as before. */
export function* shuffleSecrets(name: string): Flow {
  const deck = yield* look<Ti4, ObjectiveId[]>(({ box }) => box.secrets.slice())
  const shuffled = yield* shuffle(name, deck)
  yield* draw<Ti4, void>(({ box }) => {
    box.secrets = shuffled
  })
}
