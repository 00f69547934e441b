/** What lies over a page has a step of the history to itself, so that Back puts it away and not the page below. */

interface Step {
  over?: number
}

const depth = (): number => (history.state as Step | null)?.over ?? 0

/** How each thing that lies open is closed, the lowest first. */
const open: (() => void)[] = []

const follow = () => {
  for (const close of open.splice(depth())) close()
}

/** Steps of what was closed otherwise; later, as something else may open at once and take the step over. */
const tidy = () => {
  if (depth() > open.length) history.go(open.length - depth())
}

/** From now on Back closes it; what is given back ends that, however it was closed. */
export function backCloses(close: () => void): () => void {
  addEventListener('popstate', follow)
  open.push(close)
  if (depth() < open.length) history.pushState({ over: open.length } satisfies Step, '')
  return () => {
    const at = open.indexOf(close)
    if (at < 0) return
    open.splice(at, 1)
    setTimeout(tidy)
  }
}

/** Whether the step we stand at would be left behind by going somewhere else. */
export const liesOver = (): boolean => depth() > 0
