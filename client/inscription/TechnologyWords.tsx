import { sheetIds } from '../../shared/inscription/content/assets.ts'
import { researchOf, type TechnologyId, technologies } from '../../shared/inscription/content/technologies.ts'
import { technologiesOf } from '../../shared/inscription/printed.ts'
import { whyNot } from '../../shared/inscription/whyNot.ts'
import { Dialog } from '../parts/Dialog.tsx'
import { Why } from '../parts/Say.tsx'
import { Words } from '../parts/Words.tsx'
import { say } from '../text/text.ts'
import { groups, markAsk } from './marking.ts'
import { assetName, nameOf, textOf } from './names.ts'
import { reading } from './reading.ts'
import { offers } from './sheets/sheet.ts'
import { isMine, shownMarks, theHand, theTable } from './table.ts'

/** What a technology does, whether it is unlocked or not. */
export function TechnologyWords() {
  const id = reading.value
  if (!id) return null
  const { specialty, perActive, text } = technologies[id]
  const marks = shownMarks.value
  const research = researchOf(marks?.edition, id)
  const { crossed = 0, unlocked, embargoed } = marks?.technologies[id] ?? {}
  const state = unlocked ? 'unlocked' : embargoed ? 'embargoed' : 'locked'
  const what = assetName(`spec:${specialty}`)
  return (
    <Dialog
      title={nameOf('technology', id)}
      sheet
      onClose={() => {
        reading.value = undefined
      }}>
      <p>
        {perActive && <strong>{say('inscription.perActive')} </strong>}
        <Words text={textOf(`technology.${id}`, text)} not={id} />
      </p>
      <p class="hint">{say(`inscription.technology.${state}`, { crossed, research, what })}</p>
      {state !== 'unlocked' && <InTheWay id={id} />}
    </Dialog>
  )
}

/** While I mark: why it cannot be researched now. */
function InTheWay({ id }: { id: TechnologyId }) {
  const [hand, table, marks] = [theHand.value, theTable.value, shownMarks.value]
  const sheet = marks && sheetIds.find(sheet => technologiesOf(marks, sheet).includes(id))
  if (!hand || !table || !sheet || !isMine.value || !markAsk.value) return null
  if (offers(groups.value, 'research', id) || offers(groups.value, 'technology', id)) return null
  const refused = whyNot(hand, table, sheet, 'research', id)
  return refused ? (
    <p class="hint">
      <Why refused={refused} />
    </p>
  ) : null
}
