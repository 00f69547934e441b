import { draw, leave, tell } from '../../../engine/flow.ts'
import { kindOf } from '../../../galaxy/playable.ts'
import { begin } from '../../../galaxy/rules/lasting.ts'
import { type ActionCardId, actionCards } from '../../content/actionCards.ts'
import { sheet } from '../../realm.ts'
import { keepHandLimit } from '../../rules/actionCards.ts'
import type { Hand, Ti4 } from '../../table.ts'
import { type ActionCards, cancels } from '../act.ts'

/** Answers to cards and actions of others, and what is played as one produces. */

const isAction = (card: string) => actionCards[kindOf(card) as ActionCardId].window === 'action'

const moreUnits = 4
const discount = 1

export const answers = {
  // One of them is no answer to another, but abilities may be.
  sabotage: {
    may: (_table, _by, { card }) => card !== 'sabotage',
    *does() {
      return cancels
    },
  },

  coup_detat: {
    hint: { harms: 'foe', by: 1.5 },
    *does(_table, { about: { of } }) {
      yield* tell('everyone', { text: 'ti4.log.turnCut', about: { seat: of } })
      return cancels
    },
  },
  /** He may also let the other action be, which is no pass. */
  master_plan: {
    hint: { helps: 'you', by: 2 },
    may: (table, by) => !sheet(table, by).passed,
    *does(_table, { by }) {
      yield* leave({ segment: 'turn', args: { seat: by, goesOn: true, again: true } })
    },
  },
  reverse_engineer: {
    hint: { gains: 'actionCard' },
    may: (table, _, { copy }) => isAction(copy) && table.discards.action.includes(copy),
    *does(table, { by, name, about: { copy } }) {
      const lies = table.discards.action.indexOf(copy)
      if (lies < 0) return
      table.discards.action.splice(lies, 1)
      sheet(table, by).actionCards++
      yield* draw<Ti4, void>(({ hands }) => {
        ;(hands[by] as Hand).actionCards[copy] = true
      })
      yield* tell('everyone', { text: 'ti4.log.takesDiscarded', about: { seat: by, card: kindOf(copy) } })
      yield* keepHandLimit(table, by, `${name}/limit`)
    },
  },
  war_machine: {
    hint: { helps: 'you', by: 2 },
    *does(table, { by, about: { hex } }) {
      begin(table, {
        effect: 'war_machine',
        by,
        until: 'production',
        adds: { systemProduction: moreUnits, freeResources: discount },
        where: { hex },
      })
    },
  },
} satisfies ActionCards
