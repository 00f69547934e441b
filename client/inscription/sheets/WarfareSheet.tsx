import { warGrid } from '../../../shared/inscription/content/charts.ts'
import { say } from '../../text/text.ts'
import { Deploying } from './Deploying.tsx'
import { SheetHead } from './SheetHead.tsx'
import type { SheetProps } from './sheet.ts'
import { onArrows } from './spatial.ts'
import { Technologies } from './Technologies.tsx'
import { UnitBands } from './UnitBands.tsx'
import { WarGrid } from './WarGrid.tsx'
import { WarStrip } from './WarStrip.tsx'
import { warBox } from './warLayout.ts'

/** Units to be built, and the war grid they are drawn on. */
export const WarfareSheet = (props: SheetProps) => {
  const { marks, before, deploying } = props
  return (
    <section class="warfare-sheet" aria-label={props.label} onKeyDown={onArrows}>
      <div class="warfare-page">
        <SheetHead kind="warfare" printed={marks.sheets.warfare} {...props} />
        {deploying && deploying.at.length > 0 ? (
          <Deploying
            key={`${deploying.unit} ${marks.warfare.units.length}`}
            {...props}
            deploying={deploying}
          />
        ) : (
          <div class="war-table">
            <div class="war-window">
              <svg
                class="war-grid"
                viewBox={`0 0 ${warBox.width} ${warBox.height}`}
                role="img"
                aria-label={gridInWords(props)}>
                <WarGrid marks={marks} before={before} />
              </svg>
            </div>
            <WarStrip {...props} before={before} />
          </div>
        )}
        <UnitBands {...props} />
        <Technologies kind="warfare" {...props} />
      </div>
    </section>
  )
}

function gridInWords({ marks }: SheetProps): string {
  const { units, line } = marks.warfare
  return say('inscription.war.grid', { count: units.length, war: Math.min(line + 1, warGrid.wars) })
}
