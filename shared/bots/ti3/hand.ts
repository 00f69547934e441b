import type { About } from '../../engine/rules.ts'
import { opponentIn } from '../../ti3/battles.ts'
import type { Plays } from '../../ti3/cards/act.ts'
import type { Moment, MomentAbout } from '../../ti3/cards/moments.ts'
import { actionEffect } from '../../ti3/cards/registry.ts'
import { type ActionCardId, actionCards } from '../../ti3/content/actionCards.ts'
import { fleet } from '../../ti3/forces.ts'
import { strategyCardsOf } from '../../ti3/realm.ts'
import { copied, isAim, kindOfCard, left } from '../../ti3/rules/playable.ts'
import type { Table } from '../../ti3/table.ts'
import { type BotCards, toldBy } from '../galaxy/cards.ts'
import { opinionOf } from './cards/index.ts'
import type { Seen } from './temper.ts'

/** Action Cards: what is thought of each stands in `cards/`. */

/** As much of a moment as its window tells. */
function whatOf({ table, seat = '' }: Seen, about: About): MomentAbout {
  const { battle, doing } = table
  const { hex } = about as { hex?: string }
  const hexes = doing?.hexes ?? (hex === undefined ? [] : [hex])
  const struck = battle && !battle.planet ? damaged(table, opponentIn(battle, seat), battle.hex) : []
  return {
    ...toldBy(about),
    ...(battle && { battle }),
    hexes,
    units: struck,
  }
}

const damaged = (table: Table, seat: string, hex: string) =>
  fleet(table, seat, hex).flatMap(({ id, damaged }) => (damaged ? [id] : []))

/** The influence it costs could have been spent otherwise. */
const priceOfCopy = 0.8

export const botCards: BotCards<Table, MomentAbout> = {
  kindOf: kindOfCard,
  isCard: id => Object.hasOwn(actionCards, id),
  opinionOf,
  hintOf: id => actionEffect(id as ActionCardId)?.hint,
  timeOf: id => actionCards[id as ActionCardId].play,
  aimsOf({ table, seat, about }, id, moment) {
    const aims: Plays['aims'] = actionEffect(id as ActionCardId)?.aims
    return isAim(aims) ? left(aims, id as ActionCardId, moment as Moment)(table, seat, about) : ['']
  },
  copies({ table, seat, about }, id, what) {
    if (actionCards[id as ActionCardId].play !== 'asCopiedCard') return undefined
    const kinds = what ? copied(table, id as ActionCardId, seat, { what, about } as never) : []
    return { kinds, price: priceOfCopy }
  },
  whatOf,
  asked({ doing, agenda }) {
    const [hex] = doing?.hexes ?? []
    return {
      ...(doing && { seat: doing.of }),
      ...(hex !== undefined && { hex }),
      ...(agenda && { card: agenda.card }),
    }
  },
  cancels: 'sabotage',
  /** The pick that goes back could be any; the one that counts is worth more than every other. */
  harmOf(table, seat, { card }) {
    if (card !== 'public_disgrace') return undefined
    return strategyCardsOf(table, seat).includes('base_imperial') ? 4 : 0
  },
  commands({ table, hand }: Seen) {
    const { occasion } = table
    const cards = Object.keys(hand?.actionCards ?? {}).filter(card => {
      const { play } = actionCards[kindOfCard(card)]
      return play === 'anyTime' || play === occasion?.what
    })
    const card = occasion?.about.card
    return { name: 'playAnyTime', cards, about: card === undefined ? {} : { card } }
  },
}
