import type { ComponentChildren } from 'preact'
import type { UnitName } from '../../../shared/inscription/content/effects.ts'
import { idsIn } from '../../../shared/inscription/content/sets.ts'
import { units, unitWorth } from '../../../shared/inscription/content/units.ts'
import type { Marks } from '../../../shared/inscription/table.ts'
import { isLocked } from '../../../shared/inscription/warfare.ts'
import { say } from '../../text/text.ts'
import { assetName, unitName } from '../names.ts'
import { AssetGlyph, PointsMark, ResourceMark } from './assets.tsx'
import { BandIcons } from './BandIcons.tsx'
import { type Band, bandsOf, unfolded } from './bands.ts'
import type { SheetProps } from './sheet.ts'
import { carryOut, glowOf, tapOn } from './taps.ts'
import { ShapeMark, UnitSign } from './UnitShape.tsx'

/** What can be built: the bands begun and the next of each unit with their icons, the others small beside them. */
export const UnitBands = (props: SheetProps) => (
  <ul class="unit-bands">
    {idsIn(props.marks, units).map(unit => (
      <li key={unit} class={`unit-row ${unit}${isLocked(props.marks, unit) ? ' locked' : ''}`}>
        {unit === 'infantry' ? <Infantry {...props} /> : <UnitRow unit={unit} {...props} />}
      </li>
    ))}
  </ul>
)

function Infantry(props: SheetProps) {
  const tap = tapOn(props.groups, 'infantry', ['build'])
  const { infantry } = props.marks.warfare
  return (
    <>
      <Title unit="infantry" marks={props.marks}>
        <ShapeMark unit="infantry" class={infantry > 0 ? 'built' : 'now'} />
        {infantry > 0 && <strong>×{infantry}</strong>}
      </Title>
      <button
        type="button"
        data-place="infantry"
        class={`band-any${glowOf(props.groups, tap, 'infantry')}`}
        aria-label={say('inscription.band.infantry', { built: infantry })}
        onClick={() => carryOut(props, 'warfare', tap, 'infantry')}>
        <svg viewBox="0 0 96 32" aria-hidden="true">
          <ResourceMark resource="M" x={16} y={16} size={20} />
          <ResourceMark resource="I" x={48} y={16} size={20} />
          <ResourceMark resource="R" x={80} y={16} size={20} />
          <text x={32} y={21}>
            /
          </text>
          <text x={64} y={21}>
            /
          </text>
        </svg>
      </button>
    </>
  )
}

function UnitRow({ unit, ...props }: SheetProps & { unit: Exclude<UnitName, 'infantry'> }) {
  const bands = bandsOf(props.marks, unit)
  const before = props.before && bandsOf(props.before, unit)
  const shown = unfolded(bands)
  return (
    <>
      <Title unit={unit} marks={props.marks}>
        <span class="tally" role="img" aria-label={tallied(bands)}>
          {bands.map(({ id, state }) => (
            <ShapeMark key={id} unit={unit} class={shown.some(each => each.id === id) ? 'now' : state} />
          ))}
        </span>
      </Title>
      {isLocked(props.marks, unit) && <Lock unit={unit} {...props} />}
      <span class="band-list">
        {shown.map(band => (
          <BandIcons
            key={band.id}
            unit={unit}
            band={band}
            was={before?.find(({ id }) => id === band.id)}
            {...props}
          />
        ))}
      </span>
    </>
  )
}

function Title({ unit, marks, children }: { unit: UnitName; marks: Marks; children: ComponentChildren }) {
  const worth = unitWorth(marks.edition, unit)
  return (
    <span class="unit-title">
      <svg viewBox="-13 -13 26 26" aria-hidden="true">
        <UnitSign unit={unit} x={0} y={0} size={24} />
      </svg>
      <span class="unit-name">{unitName(unit)}</span>
      <span class="unit-worth">
        {worth > 0 && (
          <svg class="worth" viewBox="-13 -13 26 26" role="img" aria-label={assetName(`vp:${worth}`)}>
            <PointsMark points={worth} x={0} y={0} size={25} />
          </svg>
        )}
        {children}
      </span>
    </span>
  )
}

function Lock({ unit, ...props }: SheetProps & { unit: UnitName }) {
  const { lockedBy } = units[unit]
  if (!lockedBy) return null
  const tap = tapOn(props.groups, unit, ['unlockUnit'])
  return (
    <button
      type="button"
      data-place={`lock ${unit}`}
      class={`band-lock${glowOf(props.groups, tap, unit)}`}
      aria-label={say('inscription.band.locked', {
        unit: unitName(unit),
        what: assetName(`spec:${lockedBy}`),
      })}
      onClick={() => carryOut(props, 'warfare', tap, unit)}>
      <svg viewBox="4 0 46 32" aria-hidden="true">
        <path d="M8 14.500h12v10H8zM10.500 14.500v-3.500a3.500 3.500 0 0 1 7 0v3.500" />
        <AssetGlyph asset={`spec:${lockedBy}`} x={35} y={17} size={23} />
      </svg>
    </button>
  )
}

function tallied(bands: readonly Band[]): string {
  const count = (state: Band['state']) => bands.filter(band => band.state === state).length
  return say('inscription.band.tally', {
    built: count('built'),
    limit: bands.length,
    banned: count('banned'),
  })
}
