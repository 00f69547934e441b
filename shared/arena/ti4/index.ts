import { chanceOf, seedFrom } from '../../engine/chance.ts'
import type { ChosenOptions, Seat } from '../../engine/rules.ts'
import { hexesOfRing } from '../../galaxy/hexes.ts'
import {
  blockades,
  captivesOf,
  isCaptiveKey,
  isNobodys,
  kindOfCaptive,
  ownerOfCaptive,
} from '../../ti4/captives.ts'
import { setsChosen } from '../../ti4/content/sets.ts'
import { setups } from '../../ti4/content/setups.ts'
import { type SystemId, systems } from '../../ti4/content/systems.ts'
import { unitKinds } from '../../ti4/content/units.ts'
import { edition } from '../../ti4/edition.ts'
import { explorationDecks } from '../../ti4/exploring.ts'
import { lanesOf, setupChosen, tilesBacked } from '../../ti4/galaxy.ts'
import { print } from '../../ti4/prints.ts'
import type { Table, Ti4, Unit } from '../../ti4/table.ts'
import { counterFaults, keys } from '../galaxy/conserved.ts'
import { forceFaultsWith } from '../galaxy/forces.ts'
import { cardsLookedAt, cardsShownBy, dealtFaults, resultBy } from '../galaxy/watched.ts'
import type { Watch } from '../watch.ts'
import { cardFaults } from './cards.ts'
import { endOf } from './end.ts'
import { exchange } from './exchange.ts'
import { everything, happened } from './happened.ts'

const tokens = 16

const forceFaults = forceFaultsWith<Table>(edition, {
  isAtRest: ({ phase, doing, battle, agenda }) =>
    (phase === 'strategy' || phase === 'action') && !doing && !battle && !agenda,
  // Whatever fought like the Nomad's flagship stays damaged.
  mayBeDamaged: (table, { of, kind }: Unit) =>
    print(table, of, kind).sustainsDamage === true ||
    Object.values(table.players).some(({ faction }) => faction === 'nomad'),
  isOverSupply: ({ overSupply }, seat) => overSupply === seat,
  // Those that stand stay when the law goes.
  anyPds: ({ laws, discards }) =>
    laws.homeland_defense_act !== undefined || discards.agenda.includes('homeland_defense_act'),
})

/** In how many fleet pools of others a token of his lies. */
const ruling = ({ players }: Table, seat: Seat): number =>
  Object.values(players).filter(({ edicts }) => edicts?.[seat]).length

/** Captured units are ships and troops of somebody who still plays, or tokens, and none of whoever blockades the captor. */
function prisonFaults(table: Table, seat: Seat): string[] {
  const isAtRest = table.phase === 'strategy' || table.phase === 'status'
  return captivesOf(table, seat).flatMap(([key, count]) => {
    const [kind, of] = [kindOfCaptive(key), ownerOfCaptive(key)]
    const isWrong =
      !isCaptiveKey(key) || unitKinds[kind].type === 'structure' || isNobodys(kind) !== (of === undefined)
    const isFree = of !== undefined && (table.players[of]?.out || (isAtRest && blockades(table, of, seat)))
    return isWrong || isFree || count < 1 || table.players[seat]?.out ? [`${seat} has captured ${key}`] : []
  })
}

function faults(state: Ti4): string[] {
  const { table, hands } = state
  const found = [
    ...cardFaults(state),
    ...forceFaults(table),
    ...counterFaults(table, tokens, seat => ruling(table, seat)),
    ...table.order.flatMap(seat => prisonFaults(table, seat)),
  ]
  for (const [seat, { points, commodities }] of Object.entries(table.players))
    if (points < 0 || points > table.goal || commodities < 0) found.push(`${seat} has what nobody can have`)
  const dealt = Object.values(hands).flatMap(({ factions = [], bag }) => [
    ...factions,
    ...(bag?.factions ?? []),
  ])
  found.push(...dealtFaults('factions', dealt))
  return found
}

/** Which notes there are everybody knows, and not who holds them: that nobody is told is shown by exchanging them. */
function hidden(state: Ti4, viewer: Seat | undefined): string[] {
  const { table, hands, box } = state
  const ids: string[] = [
    box.seed,
    ...box.systems.blue,
    ...box.systems.red,
    ...box.faceDown,
    ...box.unused,
    ...box.secrets,
    ...box.actionCards,
    ...box.agendas,
    ...explorationDecks.flatMap(deck => box[deck]),
    ...box.relics,
  ]
  for (const [seat, hand] of Object.entries(hands)) {
    if (seat === viewer) continue
    ids.push(...keys(hand.systems), ...keys(hand.actionCards), ...keys(hand.secretObjectives))
    ids.push(...(hand.factions ?? []), ...(hand.dealt ?? []), ...(hand.lookedAt ?? []))
    ids.push(...keys(hand.bag?.systems), ...(hand.bag?.factions ?? []))
    if (hand.agenda) ids.push(hand.agenda)
  }
  // What was done is noted for all to see, whoever holds the card that asks for it.
  const done = new Set(Object.values(table.deeds ?? {}).flatMap(deeds => keys(deeds)) as string[])
  for (const { openSecrets } of Object.values(table.players)) for (const id of keys(openSecrets)) done.add(id)
  const looksAt = (viewer && hands[viewer]?.looksAt) ?? []
  return ids.filter(id => !done.has(id) && !looksAt.includes(id))
}

const shownToAll = cardsShownBy(
  'ti4.log.discardsCard',
  'ti4.log.givesCard',
  'ti4.log.givesNote',
  'ti4.log.playsCard',
  'ti4.log.returnsSecret',
  'ti4.log.showsNote',
  'ti4.log.showsSecret',
  'ti4.log.turnsUp',
)

/** What an action, an agent or a hero looks at is told to who looks and to nobody else. */
const lookedAt = cardsLookedAt(
  'ti4.log.seesAgenda',
  'ti4.log.seesAgendaAtEnd',
  'ti4.log.seesCardOf',
  'ti4.log.seesNoteOf',
)

/** Systems in any order at all: a table may paste what it would never lay. */
function pastedGalaxy(chosen: ChosenOptions, seed: number): ChosenOptions {
  if (chosen['galaxy'] !== 'pasted') return {}
  const setup = setups[setupChosen(chosen)]
  const { rings, homes, unused } = setup
  const lanes = lanesOf(setup)
  const sets = { sets: setsChosen(chosen) }
  const backed = (['blue', 'red'] as const).flatMap(back => tilesBacked(sets, back))
  const deck = chanceOf(seedFrom(`map ${seed}`)).shuffle('systems', backed)
  const hexes = Array.from({ length: rings }, (_, ring) => hexesOfRing(ring + 1)).flat()
  const words = hexes.map(hex => {
    const lane = lanes[hex]
    if (lane) return `${lane.tile.slice(1)}${lane.turned}`
    if (homes.includes(hex) || unused.includes(hex)) return homes.includes(hex) ? '0' : '-1'
    return String(systems[deck.pop() as SystemId].number)
  })
  return { map: words.join(' ') }
}

export const watchTi4: Watch<Ti4> = {
  shown: line => [...shownToAll(line), ...lookedAt(line)],
  happened,
  everything,
  texts: pastedGalaxy,
  seldom: ['acceptOffer', 'lendCommodities', 'promise', 'showNote'],
  faults,
  hidden,
  exchange,
  result: resultBy(endOf),
}
