import { batch, signal } from '@preact/signals'
import type { HexId } from '../../../shared/galaxy/hexes.ts'
import { TileSvg } from '../art/Tile.tsx'
import { hexUnder } from '../map/GalaxyMap.tsx'
import { laying, lit, pick, takeSystem } from '../map/picking.ts'
import { tileArt } from '../map/tileArt.ts'

interface Drag {
  system: string
  x: number
  y: number
}

const dragged = signal<Drag | undefined>()
/** The legal hex under the dragged tile. */
export const over = signal<HexId | undefined>()

/** So far a finger goes before it drags; sideways it scrolls the hand instead. */
const slack = 10
/** A finger hides what it holds, so the tile floats above it. */
const lift = 56

/** Outside the handlers: they are made anew each time the hand is drawn, in the middle of a drag too. */
let start: { x: number; y: number; system: string } | undefined
/** A drag ends with a click on the tile it began at, which would choose it anew. */
let clickIsDrop = false

/** Handlers for a tile of the hand. */
export function dragging(system: string) {
  const drop = (event: PointerEvent) => {
    const hex =
      over.value ??
      (event.type === 'pointerup' ? hexUnder(event.clientX, event.clientY - liftOf(event)) : undefined)
    const was = dragged.value
    start = undefined
    clickIsDrop = was !== undefined
    batch(() => {
      dragged.value = over.value = undefined
      if (was && hex !== undefined && event.type === 'pointerup') pick(hex)
    })
  }
  return {
    onClickCapture(event: MouseEvent) {
      // Without detail it comes from a key.
      if (!clickIsDrop || event.detail === 0) return
      clickIsDrop = false
      event.preventDefault()
      event.stopPropagation()
    },
    onPointerDown(event: PointerEvent) {
      clickIsDrop = false
      start = undefined
      if (event.button !== 0 || !laying.value) return
      start = { x: event.clientX, y: event.clientY, system }
      // Flung, the very next move is already beyond the tile.
      ;(event.target as Element).setPointerCapture(event.pointerId)
    },
    onPointerMove(event: PointerEvent) {
      // Released where nobody heard of it: over another tile no button is held.
      if (start?.system !== system || event.buttons === 0) return
      const { clientX: x, clientY: y } = event
      if (!dragged.value) {
        const up = start.y - y
        const far = event.pointerType === 'mouse' ? Math.hypot(x - start.x, up) : up
        if (far < slack) return
        takeSystem(system)
      }
      const hex = hexUnder(x, y - liftOf(event))
      batch(() => {
        dragged.value = { system, x, y: y - liftOf(event) }
        over.value = hex !== undefined && lit.value.has(hex) ? hex : undefined
      })
    },
    onPointerUp: drop,
    onPointerCancel: drop,
  }
}

const liftOf = ({ pointerType }: PointerEvent) => (pointerType === 'mouse' ? 0 : lift)

export const DraggedTile = () =>
  dragged.value ? (
    <div
      class={over.value ? 'dragged legal' : 'dragged'}
      style={`transform:translate(${dragged.value.x}px,${dragged.value.y}px) translate(-50%,-50%)`}>
      <TileSvg tile={tileArt(dragged.value.system)} size={92} />
    </div>
  ) : null
