import type { ComponentType } from 'preact'
import { hexPath } from '../../parts/outlines.ts'
import { still } from '../art/still.ts'
import { Seal, Tile } from '../art/Tile.tsx'
import { centreOf } from './arrows.ts'
import { CardBack, Outline } from './blankArt.tsx'
import type { MapPlace } from './mapPlace.ts'

export interface PlaceProps {
  readonly place: MapPlace
  readonly label: string
  readonly lit: boolean
  readonly dim: boolean
  readonly chosen: boolean
  readonly reached: boolean
  /** Draws what stands on the tile. */
  readonly Pieces?: ComponentType<{ place: MapPlace }> | undefined
}

const hit = hexPath(100)
const focus = hexPath(90)
const veil = hexPath(98.5)
/** The lower half of the rim, so that the border of a special system stays to be seen. */
const edge = 'M-96 0-48 83.100H48L96 0'

const names = (...given: (string | false | undefined)[]) => given.filter(Boolean).join(' ')

/** One hex of the map: what lies there, and the button it is. */
export const Place = still(({ place, label, lit, dim, chosen, reached, Pieces }: PlaceProps) => {
  const { hex, tile, ghost, fresh, faceDown, empty, owner, by, lanes } = place
  const { x, y } = centreOf(hex)
  // It holds nothing and nothing can be done there.
  if (lanes) return <g transform={`translate(${x} ${y})`}>{Pieces && <Pieces place={place} />}</g>
  return (
    <g class={names('hex', lit && 'lit', dim && 'dimmed')} data-hex={hex} transform={`translate(${x} ${y})`}>
      {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in the drawing takes the focus */}
      <g class={names(ghost && 'ghost', fresh && 'fresh')} aria-hidden="true">
        {faceDown ? (
          <CardBack />
        ) : tile ? (
          <Tile tile={tile} owner={owner} />
        ) : (
          empty && <Outline kind={empty} />
        )}
        {ghost && <path class="ghost-edge" d={focus} />}
        {Pieces && <Pieces place={place} />}
        {by && (
          <>
            <path class="laid-edge" d={edge} style={`color:${by.colour}`} />
            <Seal owner={by} />
          </>
        )}
      </g>
      {dim && <path class="veil" d={veil} />}
      {/* Above the drawing and not around it: what is written there is no part of the button's name. */}
      {/* biome-ignore lint/a11y/useSemanticElements: a drawing has no button of its own */}
      <path
        class="hit"
        d={hit}
        role="button"
        aria-label={label}
        aria-pressed={chosen}
        tabindex={reached ? 0 : -1}
      />
      <path class="focus" d={focus} />
    </g>
  )
})
