import type { Change } from '../../../shared/galaxy/components/changes.ts'
import { say } from '../../text/text.ts'
import { cardName, cardOf, cardText } from '../cards/cards.ts'
import { reads } from '../reads.ts'
import type { Table } from '../table.ts'

/** Which laws a number beside it comes from; nothing where none speaks of it. */
export const ByLaw = ({
  table,
  of,
  text = 'galaxy.changedBy',
}: {
  table: Table
  of: readonly string[]
  text?: string
}) =>
  reads.lawsOn(table, ...of).map(card => (
    <span key={card} class="hint by-law">
      {say(text, { card })}{' '}
    </span>
  ))

/** What cards and laws make of a number beside it: `+1 by …` each. */
export const Changed = ({ by: all }: { by: readonly Change[] }) =>
  all.map(({ card, by }) => (
    <span key={card} class="hint by-law">
      {changeName({ card, by })}{' '}
    </span>
  ))

/** One of them in words, for a list or a hint. */
export const changeName = ({ card, by }: Change): string =>
  cardOf(card) ? say('galaxy.changedBy.much', { by: signed(by), card: cardName(card) }) : signed(by)

export const signed = (by: number) => (by > 0 ? `+${by}` : `−${-by}`)

/** Which laws lie on a planet or a player. */
export const LawsOn = ({ table, id }: { table: Table; id: string }) =>
  reads.lawsNaming(table, id).map(law => (
    <span key={law} class="tag strong law-on" title={cardText(law).at(-1)}>
      {cardName(law)}
    </span>
  ))
