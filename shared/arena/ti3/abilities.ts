import type { Seat } from '../../engine/rules.ts'
import { type AbilityId, type RaceId, races } from '../../ti3/content/races.ts'
import { countersOnMap, orderOfPlay, strategyCardsOf } from '../../ti3/realm.ts'
import { shipsCounted } from '../../ti3/supply.ts'
import type { Table, Ti3 } from '../../ti3/table.ts'
import { mayBreakWith, partnersOf } from '../../ti3/trading.ts'
import { abilitiesShown, fires, type Shows as Shown, says, wordOf } from '../galaxy/told.ts'
import type { Step } from '../watch.ts'

/** Abilities at work. Few are told in so many words; of the others it is told, or seen, where they made a difference. */

type Shows = Shown<Table>

const inCombat: Shows = ({ word, about }) => word === 'fires' && about['unit'] !== 'pds'
const starts =
  (area: 'strategy' | 'fleet', usual: number): Shows =>
  ({ word, seat }, { after }) =>
    word === 'stationed' && (after.players[seat]?.counters[area] ?? 0) > usual

/** By the people that have the ability; the line is about their seat. */
const own: { readonly [race in RaceId]?: { readonly [id in AbilityId]?: Shows } } = {
  sol: {
    sol_extra_counter: ({ word, about }, { before }) =>
      word === 'gainsCounters' && before.phase === 'status' && Number(about['count']) > 2,
  },
  letnev: {
    letnev_munitions: says('munitions'),
    letnev_fleet: ({ word, seat }, { after }) =>
      (word === 'moves' || word === 'builds') &&
      countersOnMap(after, seat).some(
        hex => shipsCounted(after, seat, hex) > (after.players[seat]?.counters.fleet ?? 99),
      ),
  },
  hacan: {
    hacan_no_approval: ({ word, seat, about }, { before }) =>
      word === 'agreement' &&
      before.negotiation !== undefined &&
      ![seat, about['partner']].includes(before.negotiation.of),
    hacan_trade_secondary: ({ word, about }) => word === 'secondary' && about['card'] === 'base_trade',
    hacan_card_trading: says('offersCards'),
  },
  l1z1x: {
    l1z1x_cheap_dreadnoughts: ({ word, about }) => word === 'builds' && about['unit'] === 'dreadnought',
    l1z1x_combat: fires('dreadnought', 'ground_force'),
    l1z1x_counter: starts('strategy', 2),
  },
  mentak: {
    mentak_pillage: says('pillages'),
    mentak_ambush: line =>
      fires('cruiser', 'destroyer')(line) &&
      line.sooner.includes('spaceBattle') &&
      !line.sooner.slice(line.sooner.lastIndexOf('spaceBattle')).includes('fires'),
    mentak_counter: starts('fleet', 3),
  },
  naalu: {
    naalu_early_retreat: ({ word, sooner }, { before }) =>
      word === 'retreats' && before.battle?.retreat === undefined && !sooner.includes('announcesRetreat'),
    naalu_fighters: fires('fighter'),
  },
  norr: { norr_combat: inCombat },
  jol_nar: { jol_nar_combat: inCombat, jol_nar_reroll: says('throwsAgain') },
  xxcha: { xxcha_diplomacy: says('primaryInstead'), xxcha_veto: says('quashes') },
  muaat: {
    muaat_forge: says('forges'),
  },
  winnu: {
    winnu_tech: ({ word, about }) => word === 'secondary' && about['card'] === 'base_technology',
  },
  yin: {
    yin_indoctrinate: says('converts'),
    yin_devotion: says('devotes'),
    yin_reverse: says('reverses'),
  },
  saar: {
    saar_scavenge: ({ word, sooner }) =>
      word === 'gainsTradeGoods' && ['takesFree', 'takesFrom'].includes(sooner.at(-1) ?? ''),
  },
  yssaril: {
    yssaril_skip: says('skips'),
    yssaril_cards: ({ word, about }, { before }) =>
      word === 'drawsCards' && before.phase === 'status' && Number(about['count']) > 1,
    yssaril_spy: says('spies'),
  },
}

/** What is no sight is not counted: it changes numbers alone, or how a game is set up. */
export const isSeen = (id: AbilityId): boolean =>
  Object.values(races).some(
    ({ id: race, set, abilities }) =>
      abilities.some(ability => ability.id === id) && (set === 'base' || Object.hasOwn(own[race] ?? {}, id)),
  )

const seatOf = (table: Table, race: RaceId): Seat | undefined =>
  table.order.find(seat => table.players[seat]?.race === race && !table.players[seat]?.out)

export const abilitiesUsed = (step: Step<Ti3>): AbilityId[] => [
  ...abilitiesShown<Ti3, AbilityId>(step, ({ players }, seat) => {
    const race = players[seat]?.race
    return (race && own[race]) ?? {}
  }),
  ...beyondWords({ before: step.before.table, after: step.after.table }, step.decision, step.log.map(wordOf)),
]

/** What an answer, the phase or a fight with somebody else shows. */
function* beyondWords(
  { before, after }: { before: Table; after: Table },
  decision: Step['decision'],
  words: readonly string[],
): Generator<AbilityId> {
  const race = after.players[decision?.by ?? '']?.race
  const value = JSON.stringify(decision?.value ?? '')
  if (value === '{"special":"sol_orbital_drop"}') yield 'sol_orbital_drop'
  if (race === 'jol_nar' && ['"primary"', '"primaryFirst"', '"secondaryFirst"'].includes(value))
    yield 'jol_nar_tech'
  const naalu = seatOf(after, 'naalu')
  if (naalu && before.phase === 'strategy' && after.phase === 'action' && orderOfPlay(after)[0] === naalu)
    if (!strategyCardsOf(after, naalu).includes('base_initiative')) yield 'naalu_initiative'
  const hacan = seatOf(after, 'hacan')
  if (hacan && words.includes('status'))
    if (partnersOf(after, hacan).some(partner => !mayBreakWith(after, partner, hacan)))
      yield 'hacan_unbreakable'
  const xxcha = seatOf(after, 'xxcha')
  const battle = after.battle ?? before.battle
  const isAttacked = xxcha && battle && [battle.attacker, battle.defender].includes(xxcha)
  if (isAttacked && (before.battle?.round ?? 0) <= 1 && words.includes('fires')) yield 'xxcha_defence'
}
