import { useRef } from 'preact/hooks'
import type { UnitName } from '../../../shared/inscription/content/effects.ts'
import { type Ghost, type Hold, heldAt, middleOf, nodesUnder, type Point } from './ghost.ts'
import { pointUnder } from './warLayout.ts'

/** So many nodes a unit is held above a finger; a mouse hides nothing. */
const liftOf = ({ pointerType }: PointerEvent) => (pointerType === 'mouse' ? 0 : 1.5)

interface Hands {
  readonly unit: UnitName
  readonly ghost: Ghost
  readonly onHold: (hold: Hold, float: Point | undefined) => void
  /** A node was tapped; the unit itself or another place. */
  readonly onTap: (node: Point, onGhost: boolean, byMouse: boolean) => void
}

/** What fingers and mouse do on the grid: drag from anywhere, or tap. A mouse that hovers carries the unit along. */
export function useDragging({ unit, ghost, onHold, onTap }: Hands) {
  const drag = useRef<{ start: Point; grab: Point | undefined; moved: number } | undefined>(undefined)
  const point = (event: PointerEvent) => {
    const svg = (event.currentTarget as Element).closest('svg') as Element
    return pointUnder(svg.getBoundingClientRect(), event.clientX, event.clientY)
  }
  const isOn = ({ x, y }: Point) => nodesUnder(unit, ghost).includes(`${Math.round(x)},${Math.round(y)}`)
  const drop = (event: PointerEvent) => {
    const was = drag.current
    drag.current = undefined
    if (!was || event.type !== 'pointerup')
      return onHold({ middle: middleOf(unit, ghost), way: ghost.way }, undefined)
    if (was.moved > tapSlack)
      return onHold({ middle: middleOf(unit, ghost), way: ghost.way, exact: true }, undefined)
    const at = was.start
    onTap({ x: Math.round(at.x), y: Math.round(at.y) }, was.grab !== undefined, event.pointerType === 'mouse')
  }
  return {
    onPointerDown(event: PointerEvent) {
      if (event.button !== 0) return
      const start = point(event)
      const middle = middleOf(unit, ghost)
      const grab = isOn(start) ? { x: middle.x - start.x, y: middle.y - start.y } : undefined
      drag.current = { start, grab, moved: 0 }
      ;(event.currentTarget as Element).setPointerCapture(event.pointerId)
    },
    onPointerMove(event: PointerEvent) {
      const at = point(event)
      const held = drag.current
      if (!held) {
        if (event.pointerType === 'mouse') onHold({ middle: at, way: ghost.way }, undefined)
        return
      }
      held.moved = Math.max(held.moved, Math.hypot(at.x - held.start.x, at.y - held.start.y))
      if (held.moved <= tapSlack) return
      const middle = heldAt(unit, ghost.way, at, { ...held, lift: liftOf(event) })
      onHold({ middle, way: ghost.way }, middle)
    },
    onPointerUp: drop,
    onPointerCancel: drop,
  }
}

/** A finger that moves less than this taps. */
const tapSlack = 0.3
