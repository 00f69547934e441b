import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks'
import { lore, type Thing, thingOf } from '../parts/lookUp.ts'

/** As long as a mouse rests before it asks. */
const rests = 450

interface Shown {
  thing: Thing
  box: DOMRect
}

/** What a mouse rests on, in a sentence beside it. It is read in full once tapped, so nobody who hears the page misses anything. */
export function Tip() {
  const [shown, show] = useState<Shown>()
  const tip = useRef<HTMLDivElement>(null)
  useEffect(() => {
    let soon: ReturnType<typeof setTimeout> | undefined
    const off = new AbortController()
    const options = { signal: off.signal, capture: true, passive: true }
    const hide = () => {
      clearTimeout(soon)
      show(undefined)
    }
    const rest = ({ pointerType, target }: PointerEvent) => {
      if (pointerType !== 'mouse' || !(target instanceof Element)) return
      hide()
      const part = target.closest('[data-about]')
      const thing = thingOf(part)
      if (!part || !thing || target.closest('[title]')) return
      soon = setTimeout(() => show({ thing, box: part.getBoundingClientRect() }), rests)
    }
    addEventListener('pointerover', rest, options)
    for (const event of ['pointerdown', 'scroll', 'keydown', 'blur']) addEventListener(event, hide, options)
    return () => {
      hide()
      off.abort()
    }
  }, [])
  // Above whatever lies open.
  useLayoutEffect(() => {
    tip.current?.showPopover?.()
  }, [shown])
  const told = lore.value
  if (!shown || !told) return null
  const { thing, box } = shown
  const isLow = box.top > innerHeight / 2
  const x = Math.min(Math.max(box.left + box.width / 2, 150), innerWidth - 150)
  return (
    <div
      ref={tip}
      class="tip"
      popover="manual"
      aria-hidden="true"
      style={`left:${x}px;${isLow ? `bottom:${innerHeight - box.top + 6}px` : `top:${box.bottom + 6}px`}`}>
      <strong>{told.titleOf(thing)}</strong>
      <p>{told.brief(thing)}</p>
    </div>
  )
}
