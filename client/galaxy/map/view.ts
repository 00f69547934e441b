import type { HexId } from '../../../shared/galaxy/hexes.ts'
import { halfHeight, tileRadius } from '../../parts/outlines.ts'
import { centreOf } from './arrows.ts'

/** A point of the galaxy lies on the screen at `point * scale + (x, y)`. */
export interface View {
  readonly x: number
  readonly y: number
  readonly scale: number
}

export interface Size {
  readonly width: number
  readonly height: number
}

export interface Box extends Size {
  readonly left: number
  readonly top: number
}

const margin = 8

export function boxAround(hexes: readonly HexId[]): Box {
  const centres = (hexes.length > 0 ? hexes : ['m0']).map(centreOf)
  const xs = centres.map(({ x }) => x)
  const ys = centres.map(({ y }) => y)
  const left = Math.min(...xs) - tileRadius - margin
  const top = Math.min(...ys) - halfHeight - margin
  return {
    left,
    top,
    width: Math.max(...xs) + tileRadius + margin - left,
    height: Math.max(...ys) + halfHeight + margin - top,
  }
}

export function fitted(box: Box, frame: Size): View {
  const scale = Math.min(frame.width / box.width, frame.height / box.height)
  return {
    scale,
    x: frame.width / 2 - (box.left + box.width / 2) * scale,
    y: frame.height / 2 - (box.top + box.height / 2) * scale,
  }
}

/** The point under x, y stays under it. */
export function zoomed(view: View, factor: number, x: number, y: number): View {
  return { scale: view.scale * factor, x: x - (x - view.x) * factor, y: y - (y - view.y) * factor }
}

export const limitScale = (scale: number, fit: number) =>
  Math.min(Math.max(scale, fit * 0.8), Math.max(fit * 5, 1.6))

/** Nobody loses the galaxy: some of it always covers the middle of the frame. */
export function kept(view: View, box: Box, frame: Size): View {
  const hold = (value: number, start: number, length: number, room: number) => {
    const low = room / 2 - (start + length) * view.scale
    const high = room / 2 - start * view.scale
    return Math.min(Math.max(value, low), high)
  }
  return {
    scale: view.scale,
    x: hold(view.x, box.left, box.width, frame.width),
    y: hold(view.y, box.top, box.height, frame.height),
  }
}
