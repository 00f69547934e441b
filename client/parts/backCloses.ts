/** What lies over a page has a step of the history to itself, so that Back puts it away and not the page below. */

interface Step {
  over?: number
}

const depth = (): number => (history.state as Step | null)?.over ?? 0

/** How each thing that lies open is closed, the lowest first. */
const open: (() => void)[] = []

/** We are on our way back ourselves, and the history still says where we were. */
let goesBack = false

function keepStep() {
  if (depth() < open.length) history.pushState({ over: open.length } satisfies Step, '')
}

function follow() {
  if (goesBack) {
    // What opened on the way has no step yet, and was not meant by this one.
    goesBack = false
    return keepStep()
  }
  for (const close of open.splice(depth())) close()
}

/** Steps of what was closed otherwise; later, as something else may open at once and take the step over. */
function tidy() {
  if (goesBack || depth() <= open.length) return
  goesBack = true
  history.go(open.length - depth())
}

/** From now on Back closes it; what is given back ends that, however it was closed. */
export function backCloses(close: () => void): () => void {
  addEventListener('popstate', follow)
  open.push(close)
  if (!goesBack) keepStep()
  return () => {
    const at = open.indexOf(close)
    if (at < 0) return
    open.splice(at, 1)
    setTimeout(tidy)
  }
}

/** Whether the step we stand at would be left behind by going somewhere else. */
export const liesOver = (): boolean => depth() > 0
