let running: string | undefined
const place = 'throneward.reloadedFor'
const placeForFiles = 'throneward.reloadedForFiles'
const notAgainFor = 5 * 60_000

/** The room moved to another build while this page was open: its old script is replaced, once for each build. */
export function reloadFor(build: string): boolean {
  const before = running
  running = build
  if (before === undefined || before === build) return false
  return reloadUnless(place, known => known === build, build)
}

/** A file of this page is gone or its browser no longer asks for it: a new page has them all. */
export function reloadForFiles(): boolean {
  const now = Date.now()
  return reloadUnless(placeForFiles, last => now - Number(last) < notAgainFor, `${now}`)
}

function reloadUnless(kept: string, isEnough: (last: string | null) => boolean, news: string): boolean {
  try {
    if (isEnough(sessionStorage.getItem(kept))) return false
    sessionStorage.setItem(kept, news)
  } catch {
    // Without a memory it might reload for ever.
    return false
  }
  location.reload()
  return true
}
