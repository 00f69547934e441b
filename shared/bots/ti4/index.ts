import { shapes } from '../../ti4/shapes.ts'
import type { Table } from '../../ti4/table.ts'
import { botsWith, type Mind } from '../galaxy/mind.ts'
import type { Temper } from '../galaxy/temper.ts'
import { ownAnswers } from './answers.ts'
import { worthOf } from './deeds.ts'
import { botEdition } from './edition.ts'
import { botCards } from './hand.ts'
import { standing } from './reads.ts'
import { conquering, type Seen, scoring } from './temper.ts'
import { dealing } from './trading.ts'

/** Who is losing goes. */
function worthOfLeaving({ table, seat = '', temper }: Seen): number {
  const { battle } = table
  return battle && standing(table, seat, battle) < temper.stays ? 1 : -1
}

const minded = botsWith(botEdition, {
  shapes,
  cards: botCards,
  answers: ownAnswers,
  worthOf: (seen: Seen, hint) => (hint.leaves === 'battle' ? worthOfLeaving(seen) : worthOf(seen, hint)),
})

/** They deal before they answer. */
function bot(temper: Temper): Mind<Table> {
  const mind = minded(temper)
  return {
    answers: mind.answers,
    commands: (view, offers) => dealing({ ...view, temper } as Seen, offers) ?? mind.commands(view, offers),
  }
}

/** Bots of the fourth edition. */
export const sensible = bot(scoring)
export const warlike = bot(conquering)
