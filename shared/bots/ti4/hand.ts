import type { About } from '../../engine/rules.ts'
import type { Plays } from '../../ti4/cards/act.ts'
import type { MomentAbout } from '../../ti4/cards/moments.ts'
import { actionEffects } from '../../ti4/cards/registry.ts'
import { type ActionCardId, actionCards } from '../../ti4/content/actionCards.ts'
import { isAim, kindOfCard } from '../../ti4/playable.ts'
import type { Table } from '../../ti4/table.ts'
import { type BotCards, toldBy } from '../galaxy/cards.ts'
import type { Seen } from './temper.ts'

/** Action Cards are weighed by their hints. */

/** As much of a moment as its window tells. */
const whatOf = ({ table: { battle } }: Seen, about: About): MomentAbout => ({
  ...toldBy(about),
  ...(battle && { battle }),
})

export const botCards: BotCards<Table, MomentAbout> = {
  kindOf: kindOfCard,
  isCard: id => Object.hasOwn(actionCards, id),
  opinionOf: () => undefined,
  hintOf: id => actionEffects[id]?.hint,
  timeOf: id => actionCards[id as ActionCardId].window,
  aimsOf({ table, seat, about }, id) {
    const aims: Plays['aims'] = actionEffects[id]?.aims
    return isAim(aims) ? aims.among(table, seat, about) : ['']
  },
  whatOf,
  asked({ doing, agenda }) {
    return {
      ...(doing && { seat: doing.of, hex: doing.hex }),
      ...(agenda && { card: agenda.card }),
    }
  },
  cancels: 'sabotage',
  commands: () => ({ name: '', cards: [], about: {} }),
}
