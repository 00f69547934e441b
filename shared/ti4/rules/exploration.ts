import { choose, draw, type Flow, tell } from '../../engine/flow.ts'
import type { OneOf } from '../../engine/options.ts'
import type { Seat } from '../../engine/rules.ts'
import type { HexId } from '../../galaxy/hexes.ts'
import { deckWith } from '../../galaxy/rules/decks.ts'
import { attach } from '../attachments.ts'
import type { Exploring } from '../cards/act.ts'
import { explored } from '../cards/registry.ts'
import { type ExplorationId, explorations } from '../content/explorations.ts'
import type { PlanetId, Trait } from '../content/planets.ts'
import type { RelicId } from '../content/relics.ts'
import { numberOf } from '../effects.ts'
import { decksFor, ofEachDeck } from '../exploring.ts'
import { hexOf, sheet } from '../realm.ts'
import type { ExplorationDeck, Fragment, Table, Ti4 } from '../table.ts'
import { layTokenAt, removeToken, tokenOf, tokensAt } from '../tokens.ts'
import { moment } from './moments.ts'

/** Explorations, and the relics that are found by them. [35, 73] */

const decks = ofEachDeck(deck =>
  deckWith<Ti4, typeof deck, typeof deck>({
    deck,
    pile: deck,
    reshuffled: 'ti4.log.explorationsReshuffled',
    arranged: cards => cards.sort(),
  }),
)

export const idOf = (card: string): ExplorationId => card.split('.')[0] as ExplorationId

/** A planet as its trait says; where it has several, by the deck that is chosen. [35.2] */
export function* explorePlanet(table: Table, by: Seat, planet: PlanetId, name = `explored/${planet}`): Flow {
  const hex = hexOf(table, planet)
  if (hex === undefined || decksFor(table, planet).length === 0) return
  const deck = yield* choose<ExplorationDeck, Ti4>(by, seen => {
    const open = decksFor(seen.table, planet)
    if (open.length === 1) return { skip: open[0] as ExplorationDeck }
    return {
      name: `${name}/deck`,
      rule: 'ti4/35.2',
      text: 'ti4.ask.explorationDeck',
      about: { planet },
      options: {
        shape: 'oneOf',
        of: Object.fromEntries(open.map(each => [each, { text: `ti4.explorationDeck.${each}` }])),
      } satisfies OneOf,
    }
  })
  yield* exploreFrom(table, deck, { by, hex, planet, name })
}

/** What lies in space, if there is anything to explore: the token goes. [35.4–35.6] */
export function* exploreFrontier(table: Table, by: Seat, hex: HexId, name = `explored/${hex}`): Flow {
  const token = tokensAt(table, hex).find(key => tokenOf(key) === 'frontier')
  if (token === undefined) return
  removeToken(table, token)
  yield* exploreFrom(table, 'frontier', { by, hex, name })
}

type Place = Omit<Exploring, 'card'>

function* exploreFrom(table: Table, deck: ExplorationDeck, place: Place): Flow {
  const { by, planet, name } = place
  const count = numberOf(table, by, 'explorations', 1, planet ? { planet } : {})
  const drawn = yield* decks[deck].drawCards(table, count, `${name}/shuffle`)
  const card = yield* oneOfDrawn(by, drawn, name)
  if (card === undefined) return
  for (const other of drawn) if (other !== card) table.discards[deck].push(other)
  yield* carryOut(table, { ...place, card })
}

/** All see what was drawn; whoever explores says what it shall be. */
const oneOfDrawn = (by: Seat, drawn: readonly string[], name: string): Flow<string | undefined> =>
  choose<string, Ti4>(by, () => {
    const [only] = drawn
    if (only === undefined || drawn.length === 1) return { skip: only as string }
    return {
      name: `${name}/card`,
      rule: 'ti4/35.7',
      text: 'ti4.ask.exploration',
      options: {
        shape: 'oneOf',
        of: Object.fromEntries(drawn.map(card => [card, { on: { card } }])),
      } satisfies OneOf,
    }
  })

/** One card, whoever has drawn it and how. [35.7] */
export function* carryOut(table: Table, exploring: Exploring): Flow {
  const { by, card, hex, planet } = exploring
  const id = idOf(card)
  const { deck, resolution, attaches, token, purged } = explorations[id]
  const where = planet === undefined ? { hex } : { planet }
  yield* tell('everyone', {
    text: planet === undefined ? 'ti4.log.exploresFrontier' : 'ti4.log.explores',
    about: { seat: by, card: id, ...where },
  })
  if (attaches && planet !== undefined) attach(table, planet, attaches)
  if (resolution === 'fragment') gainFragment(table, by, id as Fragment)
  if (resolution === 'keep') sheet(table, by).kept = { ...sheet(table, by).kept, [card]: true }
  if (resolution === 'token' && token && token !== 'ion_storm') layTokenAt(table, token, hex)
  const acts = explored[id]
  if (acts) yield* acts.does(table, exploring)
  if (resolution === 'instant' && !purged) table.discards[deck].push(card)
  yield* moment(table, 'afterExploration', `${exploring.name}/after`, { of: by, hex, card: id, ...where })
}

function gainFragment(table: Table, seat: Seat, id: Fragment) {
  const player = sheet(table, seat)
  player.fragments = { ...player.fragments, [id]: (player.fragments?.[id] ?? 0) + 1 }
}

/** The top one; none where the deck is empty. [73.2] */
export function* gainRelic(table: Table, seat: Seat, name: string): Flow {
  const id = yield* draw<Ti4, RelicId | undefined>(({ box }) => {
    const [top, ...others] = box.relics
    box.relics = others
    return top
  })
  if (id === undefined) return
  table.decks.relic--
  const player = sheet(table, seat)
  player.relics = { ...player.relics, [id]: {} }
  yield* tell('everyone', { text: 'ti4.log.gainsRelic', about: { seat, card: id } })
  yield* moment(table, 'relicGained', `${name}/relic`, { of: seat, card: id })
}

const revealed = 3

/** The top three are shown: he keeps relic fragments, the others are discarded, and nothing is carried out. */
export function* findFragments(table: Table, seat: Seat, deck: Trait, name: string): Flow {
  const drawn = yield* decks[deck].drawCards(table, revealed, `${name}/shuffle`)
  for (const card of drawn) {
    const id = idOf(card)
    const isKept = explorations[id].resolution === 'fragment'
    if (isKept) gainFragment(table, seat, id as Fragment)
    else table.discards[deck].push(card)
    const text = isKept ? 'ti4.log.findsFragment' : 'ti4.log.discardsExploration'
    yield* tell('everyone', { text, about: { seat, card: id } })
  }
}
