import type { ComponentChildren, Ref } from 'preact'
import { wobbleOf } from './chalkPaths.ts'
import { onArrows } from './spatial.ts'

interface SlateProps {
  readonly kind: 'navigation' | 'expansion'
  readonly width: number
  readonly height: number
  readonly label: string
  readonly slate?: Ref<SVGSVGElement>
  /** Beside everything that can be tapped. */
  readonly onAside?: (() => void) | undefined
  readonly children: ComponentChildren
}

/** The board a sheet is written on. */
export const Slate = ({ kind, width, height, label, slate, onAside, children }: SlateProps) => (
  <div class="slate-board">
    {/* biome-ignore lint/a11y/useSemanticElements: an SVG has no fieldsets */}
    <svg
      ref={slate ?? null}
      class={`slate slate-${kind}${height > width ? ' upright' : ''}`}
      style={{ '--ratio': height / width }}
      viewBox={`0 0 ${width} ${height}`}
      role="group"
      aria-label={label}
      onKeyDown={event => {
        if (event.key === 'Escape') onAside?.()
        onArrows(event)
      }}
      onClick={onAside}>
      <path class="slate-dust" d={dust(kind, width, height, 90)} />
      <path class="slate-dust bright" d={dust(`${kind}*`, width, height, 22)} />
      {children}
    </svg>
  </div>
)

/** Crumbs of chalk that no sponge takes away. */
function dust(seed: string, width: number, height: number, count: number): string {
  const wobble = wobbleOf(seed)
  let path = ''
  for (let i = 0; i < count; i++)
    path += `M${Math.round(((wobble() + 1) / 2) * width)} ${Math.round(((wobble() + 1) / 2) * height)}h.01`
  return path
}
