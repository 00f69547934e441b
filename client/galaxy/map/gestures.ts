import type { Point } from '../../parts/outlines.ts'

export interface Steering {
  pan(dx: number, dy: number): void
  /** Around a point of the frame. */
  zoom(factor: number, x: number, y: number): void
  /** A double tap there. */
  leap(x: number, y: number): void
}

/** A finger trembles this far within a tap. */
const tapSlack = 8
const doubleTap = { within: 320, apart: 28 }
const apart = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y)

/** Drag, pinch, wheel and double tap on `frame`; a click that ends a drag never reaches what lies under it. */
export function followGestures(frame: HTMLElement, steer: Steering): () => void {
  const fingers = new Map<number, Point>()
  let start: Point | undefined
  let dragged = false
  let lastTap = { x: 0, y: 0, when: -Infinity }
  const off = new AbortController()
  const on = <K extends keyof HTMLElementEventMap>(
    type: K,
    hear: (event: HTMLElementEventMap[K]) => void,
    options: AddEventListenerOptions = {},
  ) => frame.addEventListener(type, hear, { ...options, signal: off.signal })
  const inFrame = (event: MouseEvent): Point => {
    const { left, top } = frame.getBoundingClientRect()
    return { x: event.clientX - left, y: event.clientY - top }
  }
  const isControl = (event: Event) =>
    event.target instanceof Element && event.target.closest('button') !== null

  on('pointerdown', event => {
    if (event.button !== 0 || isControl(event)) return
    const here = inFrame(event)
    if (fingers.size === 0) {
      start = here
      dragged = false
    }
    fingers.set(event.pointerId, here)
  })

  on('pointermove', event => {
    const before = fingers.get(event.pointerId)
    if (!before) return
    const here = inFrame(event)
    const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1]
    if (!dragged) {
      if (!other && start && apart(start, here) < tapSlack) return
      dragged = true
      // Captured only now: a captured pointer's click would miss the hex under it.
      for (const id of fingers.keys()) frame.setPointerCapture(id)
      frame.dataset['moving'] = ''
    }
    fingers.set(event.pointerId, here)
    if (other) {
      const factor = apart(here, other) / Math.max(1, apart(before, other))
      steer.zoom(factor, (before.x + other.x) / 2, (before.y + other.y) / 2)
      steer.pan((here.x - before.x) / 2, (here.y - before.y) / 2)
    } else {
      steer.pan(here.x - before.x, here.y - before.y)
    }
  })

  const lift = (event: PointerEvent) => {
    fingers.delete(event.pointerId)
    if (fingers.size === 0) delete frame.dataset['moving']
  }
  on('pointerup', lift)
  on('pointercancel', lift)

  on(
    'click',
    event => {
      // A click without detail comes from a keyboard or a screen reader.
      if (event.detail === 0 || isControl(event)) return
      const here = { ...inFrame(event), when: event.timeStamp }
      const again = here.when - lastTap.when < doubleTap.within && apart(here, lastTap) < doubleTap.apart
      if (dragged || again) event.stopPropagation()
      if (again && !dragged) steer.leap(here.x, here.y)
      lastTap = again || dragged ? { x: 0, y: 0, when: -Infinity } : here
    },
    { capture: true },
  )

  on(
    'wheel',
    event => {
      event.preventDefault()
      const { x, y } = inFrame(event)
      const pixels = event.deltaMode === 1 ? event.deltaY * 30 : event.deltaY
      // A pinch on a touchpad arrives as small wheel steps with Ctrl.
      steer.zoom(Math.exp(-pixels * (event.ctrlKey ? 0.01 : 0.0016)), x, y)
    },
    { passive: false },
  )
  return () => off.abort()
}
