import { warGrid } from '../../../shared/inscription/content/charts.ts'
import { say } from '../../text/text.ts'
import { assetName } from '../names.ts'
import { roman } from '../status.ts'
import { Deploying } from './Deploying.tsx'
import { SheetHead } from './SheetHead.tsx'
import { sentence } from './sentence.ts'
import { offers, type SheetProps } from './sheet.ts'
import { onArrows } from './spatial.ts'
import { Target } from './Target.tsx'
import { Technologies } from './Technologies.tsx'
import { UnitBands } from './UnitBands.tsx'
import { WarGrid } from './WarGrid.tsx'
import { WarStrip } from './WarStrip.tsx'
import { drawnNode, warBox } from './warLayout.ts'

/** Units to be built, and the war grid they are drawn on. */
export const WarfareSheet = (props: SheetProps) => {
  const { marks, before, groups, deploying } = props
  const claims = Object.keys(marks.warfare.claimed).filter(node => offers(groups, 'choose', node))
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
                role={claims.length > 0 ? 'group' : 'img'}
                aria-label={gridInWords(props)}>
                <WarGrid marks={marks} before={before}>
                  {claims.map(node => (
                    <ClaimChoice key={node} {...props} node={node} />
                  ))}
                </WarGrid>
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

/** A claimed asset that is the answer to a question. */
const ClaimChoice = ({ node, marks, groups, onMark }: SheetProps & { node: string }) => (
  <Target
    id={node}
    label={sentence(assetName(marks.assets[`warfare:${node}`]?.asset ?? ''), say('inscription.can.choose'))}
    reach={{ ...drawnNode(node), r: 20 }}
    offered
    chosen={offers(groups, 'chosen', node)}
    onTap={() => onMark('choose', node)}
  />
)

function gridInWords({ marks }: SheetProps): string {
  const { units, line } = marks.warfare
  return say('inscription.war.grid', { count: units.length, war: roman(Math.min(line + 1, warGrid.wars)) })
}
