import type { RefObject } from 'preact'
import { useEffect } from 'preact/hooks'

/** Sheets draw themselves when their chunk is here. */
const drawnAfter = [50, 500]

/** A sheet larger than its place shows what can be marked; nothing moves while some of it is in sight. */
export function useInView(
  place: RefObject<HTMLElement | null>,
  isOpen: boolean,
  what: readonly unknown[],
  scale: number,
) {
  const isLarge = scale > 1
  useEffect(() => {
    if (!isOpen) return
    const timers = drawnAfter.map(after => setTimeout(() => bringIntoView(place.current), after))
    // What is asked below takes its room from the sheet when it is here.
    const watch = new ResizeObserver(() => bringIntoView(place.current))
    if (place.current) watch.observe(place.current)
    return () => {
      watch.disconnect()
      timers.forEach(clearTimeout)
    }
  }, [isOpen, ...what, isLarge])
}

function bringIntoView(place: HTMLElement | null) {
  if (!place || (place.scrollHeight <= place.clientHeight && place.scrollWidth <= place.clientWidth)) return
  const { left, right, top, bottom } = place.getBoundingClientRect()
  const [x, y] = [(left + right) / 2, (top + bottom) / 2]
  const middles = [...place.querySelectorAll('.offered, .lit')].map(each => {
    const box = each.getBoundingClientRect()
    return { x: box.left + box.width / 2, y: box.top + box.height / 2 }
  })
  const isSeen = (at: { x: number; y: number }) => at.x > left && at.x < right && at.y > top && at.y < bottom
  if (middles.length === 0 || middles.some(isSeen)) return
  const away = (at: { x: number; y: number }) => Math.hypot(at.x - x, at.y - y)
  const [nearest = { x, y }] = middles.sort((one, other) => away(one) - away(other))
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches
  place.scrollBy({ left: nearest.x - x, top: nearest.y - y, behavior: still ? 'instant' : 'smooth' })
}
