import type { UnitName } from '../../../shared/inscription/content/effects.ts'
import { units } from '../../../shared/inscription/content/units.ts'
import { say } from '../../text/text.ts'
import { assetName, resourceName, unitName } from '../names.ts'
import { AssetGlyph, ResourceMark } from './assets.tsx'
import type { Band } from './bands.ts'
import { ChalkCross } from './chalk.tsx'
import { sentence } from './sentence.ts'
import { offers, type SheetProps } from './sheet.ts'
import { carryOut, glowOf, tapOn } from './taps.ts'

interface BandProps extends SheetProps {
  readonly unit: UnitName
  readonly band: Band
  readonly was: Band | undefined
}

/** One band: its icons, and a specialty that builds the unit at once. */
export function BandIcons({ unit, band, was, ...props }: BandProps) {
  const { or } = units[unit]
  const tap = tapOn(props.groups, band.id, ['build'])
  if (band.state === 'locked' || offers(props.groups, 'choose', band.id))
    return <WholeBand unit={unit} band={band} {...props} />
  return (
    <span class="band">
      {band.icons.map(({ icon, crossed }, i) => (
        <BandIcon
          key={i}
          unit={unit}
          at={`${band.id}:${icon}`}
          nth={i}
          icon={icon}
          crossed={crossed}
          fresh={was !== undefined && was.icons[i]?.crossed !== crossed}
          {...props}
        />
      ))}
      {or && (
        <button
          type="button"
          data-place={band.id}
          class={`band-or${glowOf(props.groups, tap, band.id)}`}
          aria-label={say('inscription.band.or', { unit: unitName(unit), what: assetName(`spec:${or}`) })}
          onClick={() => carryOut(props, 'warfare', tap, band.id)}>
          <svg viewBox="0 0 42 32" aria-hidden="true">
            <text x={6} y={21}>
              /
            </text>
            <AssetGlyph asset={`spec:${or}`} x={25} y={16} size={23} />
          </svg>
        </button>
      )}
    </span>
  )
}

/** Only looked at while it is locked, or tapped as one thing where a band is the answer to a question. */
const WholeBand = ({ unit, band, ...props }: SheetProps & { unit: UnitName; band: Band }) => (
  <button
    type="button"
    data-place={band.id}
    class={`band${offers(props.groups, 'choose', band.id) ? ' lit' : ''}${offers(props.groups, 'chosen', band.id) ? ' chosen' : ''}`}
    aria-label={sentence(
      say('inscription.band.cost', {
        unit: unitName(unit),
        what: band.icons.map(({ icon }) => resourceName(icon)).join(', '),
      }),
      offers(props.groups, 'choose', band.id) && say('inscription.can.choose'),
    )}
    onClick={() =>
      offers(props.groups, 'choose', band.id)
        ? props.onMark('choose', band.id)
        : props.onAsk('warfare', 'build', `${band.id}:${band.icons[0]?.icon}`)
    }>
    <svg viewBox={`0 0 ${band.icons.length * 22 + 6} 32`} aria-hidden="true">
      {band.icons.map(({ icon, crossed }, i) => (
        <g key={i}>
          <ResourceMark resource={icon} x={14 + i * 22} y={16} size={16} />
          {crossed && <ChalkCross seed={`${band.id}${i}`} x={14 + i * 22} y={16} size={17} />}
        </g>
      ))}
    </svg>
  </button>
)

interface IconProps extends SheetProps {
  readonly unit: UnitName
  readonly at: string
  readonly nth: number
  readonly icon: 'M' | 'I' | 'R'
  readonly crossed: boolean
  readonly fresh: boolean
}

function BandIcon({ unit, at, nth, icon, crossed, fresh, ...props }: IconProps) {
  const tap = crossed ? ({ does: 'ask', verb: 'build' } as const) : tapOn(props.groups, at, ['build'])
  const about = { unit: unitName(unit), resource: resourceName(icon) }
  return (
    <button
      type="button"
      data-place={`${at} ${nth}`}
      class={`band-icon${crossed ? ' crossed' : ''}${glowOf(props.groups, tap, at)}`}
      aria-label={say(crossed ? 'inscription.band.crossed' : 'inscription.band.icon', about)}
      onClick={() => carryOut(props, 'warfare', tap, at)}>
      <svg viewBox="0 0 32 32" aria-hidden="true">
        <ResourceMark resource={icon} x={16} y={16} size={20} />
        {crossed && <ChalkCross seed={`${at}${nth}`} x={16} y={16} size={22} fresh={fresh} />}
      </svg>
    </button>
  )
}
