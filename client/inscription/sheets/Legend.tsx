import type { ComponentChildren } from 'preact'
import { type Specialty, specialties } from '../../../shared/inscription/content/assets.ts'
import { legend } from '../../../shared/inscription/content/charts.ts'
import { say } from '../../text/text.ts'
import { assetName, resourceName } from '../names.ts'
import { AssetGlyph, ResourceMark } from './assets.tsx'
import type { SheetProps } from './sheet.ts'
import { carryOut, glowOf, tapOn } from './taps.ts'

/** What the grid takes: two specialties are spent here as so many resources. */
export const Legend = (props: SheetProps) => (
  <div class="industry-legend">
    <p>
      <Sign>
        <ResourceMark resource="M" x={12} y={12} size={20} />
      </Sign>
      <span aria-hidden="true">=</span>
      <Sign>
        <path class="sign" d="M5 5l14 14m0 -14l-14 14" />
      </Sign>
      <span class="hidden">{say('inscription.tap.scrap')}</span>
    </p>
    <p>
      <Sign>
        <ResourceMark resource="I" x={12} y={12} size={20} />
      </Sign>
      <span aria-hidden="true">/</span>
      <Sign>
        <ResourceMark resource="R" x={12} y={12} size={20} />
      </Sign>
      <span aria-hidden="true">=</span>
      <Sign>
        <circle class="sign" cx={12} cy={12} r={8.5} />
      </Sign>
      <span class="hidden">{say('inscription.tap.take')}</span>
    </p>
    {specialties.map(specialty =>
      legend[specialty] ? <Exchange key={specialty} specialty={specialty} {...props} /> : null,
    )}
  </div>
)

function Exchange({ specialty, ...props }: SheetProps & { specialty: Specialty }) {
  const printed = legend[specialty]
  if (!printed) return null
  const tap = tapOn(props.groups, specialty, ['legend'])
  return (
    <button
      type="button"
      data-place={`legend ${specialty}`}
      class={glowOf(props.groups, tap, specialty)}
      aria-label={say('inscription.industry.legend', {
        what: assetName(`spec:${specialty}`),
        count: printed.count,
        resource: resourceName(printed.resource),
      })}
      onClick={() => carryOut(props, 'industry', tap, specialty)}>
      <Sign>
        <AssetGlyph asset={`spec:${specialty}`} x={12} y={12} size={23} />
      </Sign>
      <span aria-hidden="true">=</span>
      {Array.from({ length: printed.count }, (_, i) => (
        <Sign key={i}>
          <ResourceMark resource={printed.resource} x={12} y={12} size={20} />
        </Sign>
      ))}
    </button>
  )
}

const Sign = ({ children }: { children: ComponentChildren }) => (
  <svg viewBox="0 0 24 24" aria-hidden="true">
    {children}
  </svg>
)
