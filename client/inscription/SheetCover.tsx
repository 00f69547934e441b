import type { SheetId } from '../../shared/inscription/content/assets.ts'
import { objectiveIn } from '../../shared/inscription/content/objectives.ts'
import { progress } from '../../shared/inscription/objectives.ts'
import { editionOf } from '../../shared/inscription/table.ts'
import { mySeat } from '../net/room.ts'
import { say } from '../text/text.ts'
import { Lens } from './CloserButton.tsx'
import { nameOf, sheetName } from './names.ts'
import { isAtOnce, isChoosing, pickable, picked, pickSheet, sheetAsk } from './picking.ts'
import { SheetPoints } from './SheetPoints.tsx'
import { shownMarks, shownSeat, theTable, turnTo } from './table.ts'

/** Over a sheet that is drawn small: what it is and how far it has come. A tap chooses it, or lays it out large. */
export function SheetCover({ sheet }: { sheet: SheetId }) {
  const ask = sheetAsk.value
  const chooses = isChoosing.value && pickable.value.includes(sheet)
  const isConfirmed = ask !== undefined && !isAtOnce(ask)
  return (
    <>
      <button
        type="button"
        class={chooses ? 'ins-cover can' : 'ins-cover'}
        aria-pressed={chooses && isConfirmed ? picked.value === sheet : undefined}
        onClick={() => (chooses ? pickSheet(sheet) : turnTo(sheet))}>
        <span class="ins-cover-name">
          <SheetPoints sheet={sheet} size={26} />
          <b>{sheetName(sheet)}</b>
        </span>
        {chooses && !isConfirmed && <Before sheet={sheet} />}
        <Goal sheet={sheet} />
      </button>
      {chooses && (
        <button
          type="button"
          class="ins-lens"
          aria-label={`${say('inscription.closer')}: ${sheetName(sheet)}`}
          title={say('inscription.closer')}
          onClick={() => turnTo(sheet)}>
          <Lens path="M7.500 10.500h6M10.500 7.500v6" />
        </button>
      )}
    </>
  )
}

const Before = ({ sheet }: { sheet: SheetId }) =>
  theTable.value?.players[mySeat.value ?? '']?.before === sheet ? (
    <small class="hint">{say('inscription.sheet.before')}</small>
  ) : null

/** How far its objective has come. */
function Goal({ sheet }: { sheet: SheetId }) {
  const table = theTable.value
  const open = table?.objectives[sheet]
  const marks = shownMarks.value
  if (!table || !open || !marks) return null
  const { have, need } = progress(marks, open.id)
  const done = open.by[shownSeat.value ?? ''] !== undefined
  const card = objectiveIn(editionOf(table), open.id)
  return (
    <span class={done ? 'ins-goal done' : 'ins-goal'} title={nameOf('objective', card.id)}>
      <span class="hidden">{nameOf('objective', card.id)}: </span>
      <progress max={need} value={done ? need : Math.min(have, need)} aria-hidden="true" />
      <small>{done ? '✓' : say('inscription.objective.progress', { have, need })}</small>
    </span>
  )
}
