/** Arrow keys among things that lie on a sheet, wherever they lie. */

interface Middle {
  readonly x: number
  readonly y: number
}

const steps: Readonly<Record<string, Middle>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

export const isArrow = (key: string): boolean => key in steps

/** The place an arrow leads to: the nearest ahead, those aside counting as farther away. */
export function nextTowards(from: Middle, others: readonly Middle[], key: string): number | undefined {
  const step = steps[key]
  if (!step) return undefined
  let best: number | undefined
  let least = Infinity
  others.forEach(({ x, y }, i) => {
    const ahead = (x - from.x) * step.x + (y - from.y) * step.y
    const aside = Math.abs((x - from.x) * step.y) + Math.abs((y - from.y) * step.x)
    const away = ahead + aside * 2
    if (ahead < 1 || away >= least) return
    best = i
    least = away
  })
  return best
}

const middle = (element: Element): Middle => {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { x: left + width / 2, y: top + height / 2 }
}

/** For whatever holds them: one of them is a stop of the Tab key, the arrows lead on from it. */
export function onArrows(event: KeyboardEvent) {
  const { currentTarget, target, key } = event
  if (!isArrow(key) || !(currentTarget instanceof Element) || !(target instanceof Element)) return
  const from = target.closest('[data-place]')
  if (!from) return
  const others = [...currentTarget.querySelectorAll('[data-place]')].filter(
    other => other !== from && other.getClientRects().length > 0,
  )
  const next = nextTowards(middle(from), others.map(middle), key)
  const found = next === undefined ? undefined : others[next]
  if (!(found instanceof HTMLElement || found instanceof SVGElement)) return
  event.preventDefault()
  event.stopPropagation()
  found.focus()
}
