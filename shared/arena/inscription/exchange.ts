import type { Chance } from '../../engine/chance.ts'
import type { Seat } from '../../engine/rules.ts'
import { type RelicId, relics } from '../../inscription/content/relics.ts'
import type { Hand, Inscription } from '../../inscription/table.ts'
import type { Exchange } from '../watch.ts'

/** Two relics in the deck, or one in a hand and one in the deck that is worth as much: values are written for all to see. */
export function exchange(state: Inscription, chance: Chance): Exchange<Inscription> | undefined {
  const held = chance.below('held', 4) > 0
  return (held ? withHand(state, chance) : undefined) ?? inDeck(state, chance)
}

function withHand(state: Inscription, chance: Chance): Exchange<Inscription> | undefined {
  const { hands, box } = state
  const pairs = Object.keys(hands).flatMap(seat =>
    (Object.keys(hands[seat]?.relics ?? {}) as RelicId[]).flatMap(mine =>
      box.relics.filter(its => relics[its].worth === relics[mine].worth).map(its => ({ seat, mine, its })),
    ),
  )
  const [pair] = chance.shuffle('pairs', pairs)
  return pair && exchanged(state, pair.seat, pair.mine, pair.its)
}

export function exchanged(
  state: Inscription,
  seat: Seat,
  mine: RelicId,
  its: RelicId,
): Exchange<Inscription> {
  const copy = structuredClone(state)
  const { relics, found } = copy.hands[seat] as Hand
  delete relics[mine]
  relics[its] = true
  for (const system of Object.keys(found)) if (found[system] === mine) found[system] = its
  copy.box.relics = copy.box.relics.map(id => (id === its ? mine : id))
  return { state: copy, cards: [mine, its], knowing: [seat] }
}

function inDeck(state: Inscription, chance: Chance): Exchange<Inscription> | undefined {
  const { box } = state
  if (box.relics.length < 2) return undefined
  const relics = chance.shuffle('relics', box.relics)
  const cards = box.relics.filter((id, i) => relics[i] !== id)
  return { state: { ...state, box: { ...box, relics } }, cards, knowing: [] }
}
