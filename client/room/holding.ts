import { lookUp, lore, thingOf } from '../parts/lookUp.ts'

/** A finger that rests on a picture or a word, or the other button of a mouse, asks what it is. */

/** Longer than a tap. */
const long = 480
/** A finger trembles this far. */
const slack = 8

const asks = (target: EventTarget | null): (() => void) | undefined => {
  if (!(target instanceof Element) || target.closest('input, textarea, select')) return undefined
  const thing = thingOf(target)
  return thing ? () => lookUp(thing) : lore.peek()?.boardAt(target)
}

export function followHolding(): () => void {
  let waiting: ReturnType<typeof setTimeout> | undefined
  let from = { x: 0, y: 0 }
  /** What follows on a finger that was held is no tap. */
  let held = false
  const off = new AbortController()
  const on = <K extends keyof WindowEventMap>(type: K, hear: (event: WindowEventMap[K]) => void) =>
    addEventListener(type, hear, { capture: true, signal: off.signal })
  const stop = () => {
    clearTimeout(waiting)
    waiting = undefined
  }

  on('pointerdown', event => {
    stop()
    held = false
    const ask = event.isPrimary && event.button === 0 && event.pointerType !== 'mouse' && asks(event.target)
    if (!ask) return
    from = { x: event.clientX, y: event.clientY }
    waiting = setTimeout(() => {
      held = true
      ask()
    }, long)
  })
  on('pointermove', ({ clientX, clientY }) => {
    if (Math.hypot(clientX - from.x, clientY - from.y) > slack) stop()
  })
  on('pointerup', stop)
  on('pointercancel', stop)
  on('click', event => {
    if (!held || event.detail === 0) return
    held = false
    event.preventDefault()
    event.stopPropagation()
  })
  on('contextmenu', event => {
    const ask = asks(event.target)
    if (!ask) return
    event.preventDefault()
    // A finger has asked already, or is about to.
    if (!held && waiting === undefined) ask()
  })
  return () => {
    stop()
    off.abort()
  }
}
