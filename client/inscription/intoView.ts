import type { RefObject } from 'preact'
import { useEffect } from 'preact/hooks'

/** Sheets draw themselves when their chunk is here. */
const drawnAfter = [50, 500]

/** A sheet taller than its place shows what can be marked; nothing moves while some of it is in sight. */
export function useInView(place: RefObject<HTMLElement | null>, isOpen: boolean, what: unknown) {
  useEffect(() => {
    if (!isOpen) return
    const timers = drawnAfter.map(after => setTimeout(() => bringIntoView(place.current), after))
    return () => timers.forEach(clearTimeout)
  }, [isOpen, what])
}

function bringIntoView(place: HTMLElement | null) {
  if (!place || place.scrollHeight <= place.clientHeight) return
  const { top, bottom } = place.getBoundingClientRect()
  const middles = [...place.querySelectorAll('.offered, .lit')].map(each => {
    const box = each.getBoundingClientRect()
    return box.top + box.height / 2
  })
  if (middles.length === 0 || middles.some(at => at > top && at < bottom)) return
  const nearest = middles.sort((a, b) => Math.abs(a - bottom) - Math.abs(b - bottom))[0] ?? top
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches
  place.scrollBy({ top: nearest - (top + bottom) / 2, behavior: still ? 'instant' : 'smooth' })
}
