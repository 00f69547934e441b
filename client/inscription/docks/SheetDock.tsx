import type { OneOf } from '../../../shared/engine/options.ts'
import type { SheetId } from '../../../shared/inscription/content/assets.ts'
import { sheetIds } from '../../../shared/inscription/content/assets.ts'
import { Confirm } from '../../ask/Confirm.tsx'
import { give } from '../../room/answering.ts'
import type { Asked } from '../../room/asked.ts'
import { knows, say, t } from '../../text/text.ts'
import { isAtOnce, picked } from '../picking.ts'
import { overview, turnedTo } from '../table.ts'

/** A sheet is tapped on the board; looked at closely, it is taken here. */
export function SheetDock({ ask }: { ask: Asked }) {
  const { of } = ask.options as OneOf
  const others = Object.keys(of).filter(id => !sheetIds.some(sheet => sheet === id))
  const chosen = overview.value ? picked.value : turnedTo.value
  const fits = chosen !== undefined && chosen in of
  return (
    <>
      {isAtOnce(ask) && overview.value ? (
        <p class="ins-sheet-how" data-lesson="sheet">
          {say('inscription.sheet.how')}
        </p>
      ) : (
        <Confirm
          text={fits ? '' : say('inscription.sheet.which')}
          yes={fits ? yes(ask, chosen) : t('ask.confirm')}
          disabled={!fits}
          onYes={() => void give(ask, chosen)}
        />
      )}
      {others.map(id => (
        <p class="ins-otherwise" key={id}>
          <button type="button" onClick={() => void give(ask, id)}>
            {say(of[id]?.text ?? id)}
          </button>
        </p>
      ))}
    </>
  )
}

const yes = ({ text }: Asked, sheet: SheetId) =>
  knows(`${text}.yes`) ? say(`${text}.yes`, { sheet }) : t('ask.confirm')
