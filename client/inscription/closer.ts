import { signal } from '@preact/signals'
import { wide } from '../parts/wide.ts'

/** How much larger than the screen of a phone the sheet in hand is drawn. */
export const closer = signal(1)

const [near, nearest] = [1.6, 2.6]
export const isCloser = () => closer.value > 1.02
export const lookCloser = () => {
  closer.value = isCloser() ? 1 : near
}

/** The scale of a sheet on a phone. */
export const scaleInHand = () => (wide.value ? 1 : closer.value)

const clamp = (scale: number) => Math.min(Math.max(scale, 1), nearest)

/** Two fingers draw the sheet larger and smaller around the point between them; one finger scrolls and swipes as ever. */
export function followPinch(pane: HTMLElement): () => void {
  let start: { apart: number; scale: number; x: number; y: number } | undefined
  const between = ({ touches: [one, other] }: TouchEvent) => {
    if (!one || !other) return undefined
    const { left, top } = pane.getBoundingClientRect()
    return {
      apart: Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY),
      x: (one.clientX + other.clientX) / 2 - left,
      y: (one.clientY + other.clientY) / 2 - top,
    }
  }
  const begin = (event: TouchEvent) => {
    const now = between(event)
    const scale = closer.peek()
    start = now && {
      apart: now.apart,
      scale,
      x: (pane.scrollLeft + now.x) / scale,
      y: (pane.scrollTop + now.y) / scale,
    }
  }
  const move = (event: TouchEvent) => {
    const now = between(event)
    if (!start || !now) return
    event.preventDefault()
    closer.value = clamp((start.scale * now.apart) / Math.max(start.apart, 1))
    const { x, y } = start
    requestAnimationFrame(() => {
      pane.scrollLeft = x * closer.peek() - now.x
      pane.scrollTop = y * closer.peek() - now.y
    })
  }
  const end = (event: TouchEvent) => {
    if (event.touches.length > 1) return
    start = undefined
    if (!isCloser()) closer.value = 1
  }
  const off = new AbortController()
  const { signal } = off
  pane.addEventListener('touchstart', begin, { passive: true, signal })
  // The browser would enlarge the whole page, with all that stands around the sheet.
  pane.addEventListener('touchmove', move, { passive: false, signal })
  pane.addEventListener('touchend', end, { signal })
  pane.addEventListener('touchcancel', end, { signal })
  return () => off.abort()
}
