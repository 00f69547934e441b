import type { OneOf } from '../../../shared/engine/options.ts'
import { type SheetId, sheetIds } from '../../../shared/inscription/content/assets.ts'
import { Confirm } from '../../ask/Confirm.tsx'
import { mySeat } from '../../net/room.ts'
import { give } from '../../room/answering.ts'
import type { Asked } from '../../room/asked.ts'
import { knows, say, t } from '../../text/text.ts'
import { sheetName } from '../names.ts'
import { picked, pickSheet } from '../picking.ts'
import { SheetPoints } from '../SheetPane.tsx'
import { theTable } from '../table.ts'

/** A sheet is tapped on the board or named here. */
export function SheetDock({ ask }: { ask: Asked }) {
  const { of } = ask.options as OneOf
  const before = theTable.value?.players[mySeat.value ?? '']?.before
  const others = Object.keys(of).filter(id => !sheetIds.some(sheet => sheet === id))
  const chosen = picked.value
  return (
    <>
      <fieldset class="ins-sheet-choice" data-lesson="sheet">
        <legend class="hidden">{say(ask.text, ask.about)}</legend>
        {sheetIds
          .filter(sheet => sheet in of)
          .map(sheet => (
            <button
              key={sheet}
              type="button"
              aria-pressed={chosen === sheet}
              onClick={() => pickSheet(sheet)}>
              <SheetPoints sheet={sheet} size={20} />
              <span>{sheetName(sheet)}</span>
              {ask.text === 'inscription.ask.sheet' && before === sheet && (
                <small class="hint">{say('inscription.sheet.before')}</small>
              )}
            </button>
          ))}
      </fieldset>
      <Confirm
        text={chosen ? '' : say('inscription.sheet.how')}
        yes={chosen ? yes(ask, chosen) : t('ask.confirm')}
        disabled={chosen === undefined || !(chosen in of)}
        onYes={() => void give(ask, chosen)}
      />
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
