import type { ComponentChildren } from 'preact'
import { say } from '../../text/text.ts'
import { sentence } from './sentence.ts'

export type Reach =
  | { readonly x: number; readonly y: number; readonly r: number }
  | { readonly x: number; readonly y: number; readonly width: number; readonly height: number }

interface TargetProps {
  readonly id: string
  readonly label: string
  readonly reach: Reach
  /** What glows, if it is smaller than what can be tapped. */
  readonly glow?: Reach | undefined
  readonly offered: boolean
  /** A trade good alone would pay for it. */
  readonly costs?: boolean | undefined
  /** Tapped, and not yet confirmed. */
  readonly chosen?: boolean | undefined
  /** Reached with the Tab key though it is not offered: where the arrows start from. */
  readonly stop?: boolean | undefined
  readonly onTap: () => void
  readonly children?: ComponentChildren
}

/** Something on a sheet that can be tapped: it glows while it is offered, and a reader of the screen hears what it is. */
export const Target = ({
  id,
  label,
  reach,
  glow = reach,
  offered,
  costs,
  chosen,
  stop,
  onTap,
  children,
}: TargetProps) => (
  // biome-ignore lint/a11y/useSemanticElements: an SVG has no buttons
  <g
    class={`reach${offered ? ' offered' : ''}${offered && costs ? ' costs' : ''}${chosen ? ' chosen' : ''}`}
    role="button"
    tabindex={offered || stop ? 0 : -1}
    data-place={id}
    aria-label={sentence(label, offered && costs && say('inscription.can.costs'))}
    aria-pressed={chosen || undefined}
    onClick={event => {
      event.stopPropagation()
      onTap()
    }}
    onKeyDown={event => {
      if (event.key !== 'Enter' && event.key !== ' ') return
      event.preventDefault()
      onTap()
    }}>
    {offered && <Outline name="reach-glow" {...glow} />}
    {children}
    <Outline name="reach-hit" {...reach} />
  </g>
)

function Outline({ name, ...reach }: Reach & { name: string }) {
  if ('r' in reach) return <circle class={name} cx={reach.x} cy={reach.y} r={reach.r} />
  const { x, y, width, height } = reach
  return <rect class={name} x={x} y={y} width={width} height={height} rx={8} />
}
