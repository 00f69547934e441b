import type { Rules, Seat } from '../../shared/engine/rules.ts'
import { ti3Rules } from '../../shared/ti3/rules/index.ts'
import type { Ti3 } from '../../shared/ti3/table.ts'
import { midgame } from '../ti3/midgame.ts'

/** Real TI3 in the middle of a game: p1 may play an Action Card, and of the others one holds a Sabotage. */

export const actionCard = 'good_year'
const hands = (saboteur: Seat): Readonly<Record<Seat, string>> => ({
  p1: actionCard,
  p2: saboteur === 'p2' ? 'sabotage.1' : 'plague',
  p3: saboteur === 'p3' ? 'sabotage.1' : 'plague',
})

export const saboteurs = {
  ...ti3Rules,
  id: 'saboteurs',
  seats: { min: 3, max: 3 },
  options: [
    { id: 'players', values: ['3'], otherwise: '3' },
    { id: 'saboteur', values: ['p2', 'p3'], otherwise: 'p2' },
  ],
  players: () => 3,
  setup({ saboteur = 'p2' }) {
    const at = { segment: 'turn', args: { seat: 'p1' } }
    const { state } = midgame(at, {
      races: { p1: 'sol', p2: 'norr', p3: 'letnev' },
      planets: { p1: ['lodor'] },
      cards: { p1: ['base_political'], p2: ['base_warfare'], p3: ['base_trade'] },
      change({ table, hands: all, box }) {
        table.active = 'p1'
        const given = hands(saboteur)
        box.actionCards = box.actionCards.filter(card => !Object.values(given).includes(card))
        table.decks.action = box.actionCards.length
        for (const seat of table.order) {
          Object.assign(all[seat] ?? {}, { actionCards: { [given[seat] ?? '']: true } })
          Object.assign(table.players[seat] ?? {}, { actionCards: 1 })
        }
      },
    }).match
    const { seed: _, ...box } = structuredClone(state.box)
    return { state: { ...structuredClone(state), box }, at }
  },
} satisfies Rules<Ti3> as unknown as Rules
