import type { AskFrame } from '../../engine/frames.ts'
import type { Hint } from '../../engine/hint.ts'
import type { OneOf, Options } from '../../engine/options.ts'
import type { About, Seat } from '../../engine/rules.ts'
import { opponentIn } from '../../galaxy/battles.ts'
import { forcesWith } from '../../galaxy/forces.ts'
import { realmWith } from '../../galaxy/realm.ts'
import type { PlanetOf } from '../../galaxy/table.ts'
import type { BotCards, Played } from './cards.ts'
import type { BotEdition, BotTable, Seen } from './edition.ts'
import { fightingWith } from './fighting.ts'
import { type Opinion, opinionWith, type Spot } from './opinion.ts'
import type { Offered } from './turn.ts'

/** A card is kept for better until the hand is nearly full: what would be discarded is rather spent. */
const usual = { least: 1, cancels: 1.5 }
const full = { least: 0.4, cancels: 0.8 }
const nearlyFull = 6

/** What cancels is worth more than all else where it is worth it. */
const cancelling = 9

/** Plays cards where they help: when, and at what. */
export function playingWith<T extends BotTable, What extends object>(
  bots: BotEdition<T>,
  cards: BotCards<T, What>,
) {
  type Here = Spot<T, What>
  const { fleet } = forcesWith(bots.edition)
  const { ownerOf, planetsAt } = realmWith(bots.edition)
  const { isEven } = fightingWith(bots)
  const { rivalry } = opinionWith(bots)
  const { kindOf, isCard, timeOf, aimsOf } = cards

  const spotOf = (seen: Seen<T>, about: About): Here => ({
    seen,
    table: seen.table,
    seat: seen.seat ?? '',
    about: cards.whatOf(seen, about),
  })

  const needs = ({ table, seat = '' }: Pick<Seen<T>, 'table' | 'seat'>) =>
    (table.players[seat]?.actionCards ?? 0) >= nearlyFull ? full : usual

  const opinionOf = (id: string): Opinion<Here> | undefined => {
    const hint = cards.opinionOf(id) ? undefined : cards.hintOf(id)
    return hint ? byHint(hint) : cards.opinionOf(id)
  }

  /** Of a card nobody has thought about more. */
  const byHint = ({ helps, harms, by = 1 }: Hint): Opinion<Here> => ({
    worth({ seen, table, seat }, aim) {
      const whose = ownerOfAim(table, aim)
      const good = helps === 'you' ? by : helps === 'aimed' && (whose ?? seat) === seat ? by : 0
      if (harms === 'foe') return isEven(seen, 0.35, 2.6) ? by : good
      if (harms === 'others') return good + by * 0.6
      return harms === 'aimed' && whose !== undefined ? good + by * rivalry(table, seat, whose) : good
    },
    keep: by,
  })

  function ownerOfAim(table: T, aim: string): Seat | undefined {
    if (table.players[aim]) return aim
    return table.units[aim]?.of ?? ownerOf(table, aim as PlanetOf<T>)
  }

  function worthOfKind(spot: Here, id: string, moment = timeOf(id)): number {
    const opinion = opinionOf(id)
    if (!opinion) return 0
    return Math.max(0, ...aimsOf(spot, id, moment).map(aim => opinion.worth(spot, aim)))
  }

  function worthOf(spot: Here, about: About, card: string, moment?: string): number {
    const id = kindOf(card)
    if (id === cards.cancels) return isWorthCancelling(spot, about) ? cancelling : 0
    const copies = cards.copies?.(spot, id, moment)
    if (!copies) return worthOfKind(spot, id)
    return Math.max(0, ...copies.kinds.map(kind => worthOfKind(spot, kind))) - copies.price
  }

  /** The best of the cards offered, if any is worth it. */
  function bestCard(
    seen: Seen<T>,
    about: About,
    offered: readonly string[],
    moment?: string,
  ): Offered | undefined {
    if (!seen.temper.cards) return undefined
    const spot = spotOf(seen, about)
    const { least } = needs(seen)
    return offered
      .filter(card => isCard(kindOf(card)))
      .map(card => ({ card, worth: worthOf(spot, about, card, moment) }))
      .filter(({ worth }) => worth >= least)
      .sort((a, b) => b.worth - a.worth)[0]
  }

  /** What it aims at. Of two halves the first is that of the best pair, and so is the second. */
  function aim(seen: Seen<T>, options: OneOf, ask: AskFrame): string | undefined {
    const id = kindOf(String(ask.about?.['card']))
    const opinion = opinionOf(id)
    if (!opinion) return undefined
    // The question for an aim does not say again what the card is played on, but the table does.
    const spot = spotOf(seen, cards.asked(seen.table))
    const among = opinion.pairs ? aimsOf(spot, id, timeOf(id)) : Object.keys(options.of)
    const best = top(among, one => opinion.worth(spot, one))
    return opinion.pairs ? best?.split('.').find(half => half in options.of) : best
  }

  /** The kind a repeated card shall be. */
  const repeat = (seen: Seen<T>, { of }: OneOf): string | undefined => {
    const spot = spotOf(seen, {})
    return top(Object.keys(of), id => worthOfKind(spot, id))
  }

  /** How much it wants to have a card, for later. */
  const keeping = (card: string): number => opinionOf(kindOf(card))?.keep ?? 0

  /** What it plays by command before it answers: for any time, or for what it is about to decide. */
  function commandOf(seen: Seen<T>, offers: () => Readonly<Record<string, Options>>) {
    const { name, cards: now, about } = cards.commands(seen)
    if (now.length === 0) return undefined
    const { of } = (offers()[name] ?? { of: {} }) as OneOf
    const offered = now.filter(card => card in of)
    const best = bestCard(seen, about, offered)
    return best && { name, value: best.card }
  }

  /** Whether a card that another has just played is worth cancelling. */
  const isWorthCancelling = ({ table, seat }: Pick<Here, 'table' | 'seat'>, about: About): boolean =>
    harmTo(table, seat, about as unknown as Played) >= needs({ table, seat }).cancels

  function harmTo(table: T, seat: Seat, played: Played): number {
    const special = cards.harmOf?.(table, seat, played)
    if (special !== undefined) return special
    const { harms, by = 1 } = cards.hintOf(played.card) ?? {}
    if (played.seat === seat) return 0
    if (harms === 'aimed') return isAimedAt(table, seat, played) ? by : 0
    if (harms !== 'foe') return 0
    const { battle } = table
    const fights = battle && [battle.attacker, battle.defender].includes(seat)
    return fights && opponentIn(battle, seat) === played.seat ? by : 0
  }

  function isAimedAt(table: T, seat: Seat, { other, planet, hex, unit }: Played): boolean {
    if (other !== undefined) return other === seat
    if (planet !== undefined) return ownerOf(table, planet as PlanetOf<T>) === seat
    if (hex === undefined) return false
    const here = fleet(table, seat, hex)
    if (unit !== undefined) return here.some(({ kind }) => kind === unit)
    return planetsAt(table, hex).some(id => ownerOf(table, id) === seat)
  }

  return { bestCard, aim, repeat, keeping, commandOf, isWorthCancelling }
}

const top = (ids: readonly string[], score: (id: string) => number): string | undefined =>
  ids.map(id => ({ id, score: score(id) })).sort((a, b) => b.score - a.score)[0]?.id
