import { isTooEarly } from '../../../shared/ti3/cards/objectives.ts'
import { type ObjectiveId, objectives } from '../../../shared/ti3/content/objectives.ts'
import { plays } from '../../../shared/ti3/options.ts'
import type { Table } from '../../../shared/ti3/table.ts'
import { cardName } from '../../galaxy/cards/cards.ts'
import { Tag } from '../../galaxy/parts/Tag.tsx'
import { say } from '../../text/text.ts'

const isRex = (id: ObjectiveId) => objectives[id].ends === 'revealed'

/** What lies open for all: as it lies in a line, else as printed. */
export const openObjectives = ({ line, objectives: open }: Table): ObjectiveId[] =>
  line
    ? line.filter(id => !isRex(id))
    : (Object.keys(objectives) as ObjectiveId[]).filter(id => open[id] !== undefined)

/** When it all ends: the line with the token wandering to Imperium Rex, or how many cards are left. */
export function WhenItEnds({ table }: { table: Table }) {
  const { line, token = 0, decks } = table
  if (!line)
    return (
      <p class="hint">
        {say('galaxy.goal.deck', { count: decks.objective })}
        {plays(table, 'longWar') === 'withoutImperiumRex' && ` · ${say('galaxy.goal.lastEnds')}`}
      </p>
    )
  const on = line[token - 1]
  const ends = { round: line.length }
  const look = (i: number) => (i < token - 1 ? 'behind' : i === token - 1 ? 'here' : '')
  return (
    <>
      <ol class="objective-line" aria-label={say('ti3.line.title')}>
        <li class={token === 0 ? 'beside here' : 'beside'} aria-hidden="true" />
        {line.map((id, i) => (
          <li key={id} class={`${isRex(id) ? 'rex' : objectives[id].kind} ${look(i)}`} title={cardName(id)}>
            <span aria-hidden="true">{isRex(id) ? '♛' : i + 1}</span>
            <span class="hidden">{cardName(id)}</span>
          </li>
        ))}
      </ol>
      <p class="hint">
        {on ? say('ti3.line.on', { card: cardName(on), ...ends }) : say('ti3.line.beside', ends)}
      </p>
    </>
  )
}

/** Where it lies in the line, and whether nobody qualifies for it yet. */
export function InLine({ table, id }: { table: Table; id: ObjectiveId }) {
  const place = table.line?.indexOf(id) ?? -1
  if (place < 0) return null
  return (
    <>
      <Tag>{String(place + 1)}</Tag>{' '}
      {table.token === place + 1 && <Tag look="strong">{say('ti3.line.token')}</Tag>}{' '}
      {isTooEarly(table, id) && <Tag>{say('ti3.line.early')}</Tag>}
    </>
  )
}
