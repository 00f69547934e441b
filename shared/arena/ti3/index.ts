import { chanceOf, seedFrom } from '../../engine/chance.ts'
import type { ChosenOptions, Seat } from '../../engine/rules.ts'
import type { PoliticalCardId } from '../../ti3/content/politicalCards.ts'
import { races } from '../../ti3/content/races.ts'
import type { PlayerCount } from '../../ti3/content/setups.ts'
import { maps } from '../../ti3/map.ts'
import { sheet } from '../../ti3/realm.ts'
import type { Table, Ti3 } from '../../ti3/table.ts'
import { counterFaults, keys, startFaults, tradeGoodFaults } from '../galaxy/conserved.ts'
import { cardsShownBy, dealtFaults, resultBy } from '../galaxy/watched.ts'
import type { Watch } from '../watch.ts'
import { cardFaults } from './cards.ts'
import { domainFaults, hiddenDomains } from './domains.ts'
import { endOf } from './end.ts'
import { exchange } from './exchange.ts'
import { forceFaults } from './forces.ts'
import { everything, happened } from './happened.ts'
import { leaderFaults } from './leaders.ts'

const counters = 16
const tradeGoods = 40

function faults(state: Ti3): string[] {
  const { table, hands } = state
  const found = [...cardFaults(state), ...domainFaults(state), ...forceFaults(state), ...leaderFaults(state)]
  found.push(...counterFaults(table, counters), ...tradeGoodFaults(table, tradeGoods))
  if (Object.values(table.players).some(({ points }) => points < 0)) found.push('points below nothing')
  if (table.round === 1 && table.phase === 'strategy')
    found.push(...startFaults(table, seat => startOf(table, seat)))
  const dealt = Object.values(hands).flatMap(({ races = [] }) => races)
  found.push(...dealtFaults('races', dealt))
  if (dealt.length > 0 && table.phase !== 'races') found.push('races in hands')
  return found
}

function startOf(table: Table, seat: Seat) {
  const { race, home } = sheet(table, seat)
  return { ...(home && { home }), forces: races[race].startingUnits }
}

function hidden(state: Ti3, viewer: Seat | undefined): string[] {
  const { table, hands, box } = state
  const unnamed = (cards: readonly PoliticalCardId[]) => cards.filter(card => !box.named?.[card])
  const ids: string[] = [
    box.seed,
    ...box.systems,
    ...box.removed,
    ...(box.faceDown ? [box.faceDown] : []),
    ...box.objectives,
    ...box.unused,
    ...box.actionCards,
    ...unnamed(box.politicalCards),
    ...hiddenDomains(state, viewer),
  ]
  const seen = viewer === undefined ? {} : (hands[viewer]?.seen ?? {})
  for (const [seat, hand] of Object.entries(hands)) {
    if (seat === viewer) continue
    const shown = table.players[seat]?.shown ?? {}
    ids.push(...keys(hand.systems).filter(id => !Object.hasOwn(shown, id)))
    ids.push(...keys(hand.actionCards).filter(id => !seen[seat]?.[id]), ...unnamed(hand.politicalCards ?? []))
    ids.push(...keys(hand.politicalHand), ...(hand.objectives ?? []))
    ids.push(...(hand.actionDeck ?? []), ...(hand.races ?? []))
    if (hand.secretObjective) ids.push(hand.secretObjective)
  }
  // What lasts is called by the card that began it, which may have gone back into the deck since.
  const begun = new Set(Object.values(table.lasting).map(({ effect }) => effect))
  return ids.filter(id => !begun.has(id))
}

const shown = cardsShownBy(
  'ti3.log.discards',
  'ti3.log.playsCard',
  'ti3.log.sees',
  'ti3.log.stolen',
  'ti3.log.takesOpen',
  'ti3.log.discardsPolitical',
  'ti3.log.inPlaceOfGood',
)

/** Systems in any order at all: a table may paste what it would never lay. */
const pastedGalaxy = ({ galaxy, players }: ChosenOptions, seed: number): ChosenOptions => {
  if (galaxy !== 'pasted') return {}
  const numbers = maps[Number(players) as PlayerCount].text.split(' ')
  return {
    map: chanceOf(seedFrom(`map ${seed}`))
      .shuffle('systems', numbers)
      .join(' '),
  }
}

export const watchTi3: Watch<Ti3> = {
  shown,
  happened,
  everything,
  texts: pastedGalaxy,
  seldom: ['playAnyTime', 'acceptAgreement', 'tradeCards'],
  faults,
  hidden,
  exchange,
  result: resultBy(endOf),
}
