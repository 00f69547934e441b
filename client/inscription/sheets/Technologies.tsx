import { useState } from 'preact/hooks'
import type { SheetId } from '../../../shared/inscription/content/assets.ts'
import {
  researchOf,
  type TechnologyId,
  technologies,
} from '../../../shared/inscription/content/technologies.ts'
import { technologiesOf } from '../../../shared/inscription/printed.ts'
import { say } from '../../text/text.ts'
import { assetName, nameOf, textOf } from '../names.ts'
import { read, readWhenHeld } from '../reading.ts'
import { AssetGlyph, ResourceMark } from './assets.tsx'
import { Choice } from './Choice.tsx'
import { ChalkCross, ChalkSlash, ChalkUnderline } from './chalk.tsx'
import { offers, type SheetProps } from './sheet.ts'
import { carryOut, glowOf, tapOn } from './taps.ts'

/** The two technologies printed on a sheet: research crossed out one by one, or a specialty spent. */
export const Technologies = ({ kind, ...props }: SheetProps & { kind: SheetId }) => (
  <div class="sheet-technologies">
    {technologiesOf(props.marks, kind).map(id => (
      <Technology key={id} kind={kind} id={id} {...props} />
    ))}
  </div>
)

function Technology({ kind, id, ...props }: SheetProps & { kind: SheetId; id: TechnologyId }) {
  const { marks, before, groups } = props
  const [choosing, choose] = useState(false)
  const { specialty, perActive, text } = technologies[id]
  const research = researchOf(marks.edition, id)
  const { crossed = 0, unlocked = false, embargoed = false } = marks.technologies[id] ?? {}
  const tap = tapOn(groups, id, unlocked ? ['use'] : ['research', 'technology'])
  const state = unlocked ? 'unlocked' : embargoed ? 'embargoed' : 'locked'
  const words = textOf(`technology.${id}`, text)
  const spec = assetName(`spec:${specialty}`)
  return (
    <div class={`sheet-technology ${state}`}>
      <button
        type="button"
        data-place={id}
        class={`${glowOf(groups, tap, id)}${offers(groups, 'chosen', id) ? ' chosen' : ''}`}
        {...readWhenHeld(id)}
        onClick={() => {
          if (tap.does === 'ask') read(id)
          else if (tap.does === 'choose') choose(true)
          else carryOut(props, kind, tap, id)
        }}>
        <strong>
          {nameOf('technology', id)}
          {unlocked && (
            <svg viewBox="0 0 120 8" preserveAspectRatio="none" aria-hidden="true">
              <ChalkUnderline
                seed={id}
                x={60}
                y={4}
                width={116}
                weight={2.4}
                tone="old"
                fresh={before !== undefined && !before.technologies[id]?.unlocked}
              />
            </svg>
          )}
        </strong>
        <span class="hidden">
          {say(`inscription.technology.${state}`, { crossed, research, what: spec })}
        </span>
        <Cost id={id} marks={marks} before={before} />
        <span>
          {perActive && <em>{say('inscription.perActive')} </em>}
          {words}
        </span>
      </button>
      {choosing && tap.does === 'choose' && (
        <Choice
          verbs={tap.verbs}
          left={0.5}
          top={0.4}
          onClose={() => choose(false)}
          onChoose={verb => {
            choose(false)
            props.onMark(verb, id)
          }}
        />
      )}
    </div>
  )
}

function Cost({ id, marks, before }: Pick<SheetProps, 'marks' | 'before'> & { id: TechnologyId }) {
  const { specialty } = technologies[id]
  const research = researchOf(marks.edition, id)
  const { crossed = 0, unlocked, embargoed } = marks.technologies[id] ?? {}
  const was = before ? (before.technologies[id]?.crossed ?? 0) : crossed
  return (
    <svg class="cost" viewBox={`0 0 ${research * 24 + 38} 28`} aria-hidden="true">
      {Array.from({ length: research }, (_, i) => (
        <g key={i}>
          <ResourceMark resource="R" x={13 + i * 24} y={14} size={19} />
          {i < crossed && <ChalkCross seed={`${id}${i}`} x={13 + i * 24} y={14} size={20} fresh={i >= was} />}
        </g>
      ))}
      <text x={research * 24 + 5} y={19}>
        /
      </text>
      <AssetGlyph asset={`spec:${specialty}`} x={research * 24 + 24} y={14} size={23} />
      {embargoed && !unlocked && (
        <ChalkSlash seed={`${id}!`} x={research * 12} y={14} size={30} tone="barred" />
      )}
    </svg>
  )
}
