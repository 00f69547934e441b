import { resourceIds, type SheetId } from '../../../shared/inscription/content/assets.ts'
import type { Spending } from '../../../shared/inscription/table.ts'
import { sending } from '../../room/answering.ts'
import type { Asked } from '../../room/asked.ts'
import { say } from '../../text/text.ts'
import { groups, mayPutDown, putDown, spending } from '../marking.ts'
import { sheetName } from '../names.ts'

export const countOf = ({ resources = {}, any = 0, free }: Spending): number =>
  resourceIds.reduce((sum, id) => sum + (resources[id] ?? 0), any) + (free?.times ?? 0)

const sheetsOf = ({ sheets, free }: Spending): string =>
  free || sheets.length === 0
    ? ''
    : sheets.length > 2
      ? say('inscription.mark.anySheet')
      : sheets.map(name).join(', ')
const name = (sheet: SheetId) => sheetName(sheet)

/** What is left and must be spent, may be spent, or is lost. */
function hintOf(open: Spending | undefined, left: number, down: boolean): string {
  const canMark = groups.value.length > 0
  if (left === 0 && canMark && groups.value.every(group => group.with.every(each => each === 'tg')))
    return say('inscription.mark.goods')
  if (left === 0) return say(canMark ? 'inscription.mark.more' : 'inscription.mark.nothing')
  if (down && open?.may) return say('inscription.mark.may', { count: left })
  if (down) return say(canMark ? 'inscription.mark.unless' : 'inscription.mark.lost', { count: left })
  const where = open && !open.main ? sheetsOf(open) : ''
  return where === ''
    ? say('inscription.mark.left', { count: left })
    : say('inscription.mark.leftOn', { count: left, where })
}

/** What is still to do, and the marker to be put down when nothing is. */
export function MarkDock({ ask }: { ask: Asked }) {
  const open = spending.value
  const left = open ? countOf(open) : 0
  const down = mayPutDown.value
  return (
    <div class="ins-mark" data-lesson="down">
      <p aria-live="polite" class={down && left > 0 && !open?.may ? 'lost' : ''}>
        {hintOf(open, left, down)}
      </p>
      <button
        type="button"
        class="primary big"
        data-key={ask.key}
        disabled={!down || sending.value}
        onClick={putDown}>
        <Marker />
        {say(open?.may && left > 0 ? 'inscription.mark.enough' : 'inscription.mark.down')}
      </button>
    </div>
  )
}

/** A piece of chalk. */
const Marker = () => (
  <svg viewBox="0 0 24 24" width="22" height="22" class="icon" aria-hidden="true">
    <path d="M5.500 14.500 15 5l4 4-9.500 9.500zM5.500 14.500 4 20l5.500-1.500M13 7l4 4" />
  </svg>
)
