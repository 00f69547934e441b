let running: string | undefined
const place = 'throneward.reloadedFor'

/** The room moved to another build while this page was open: its old script is replaced, once for each build. */
export function reloadFor(build: string): boolean {
  const before = running
  running = build
  if (before === undefined || before === build) return false
  try {
    if (sessionStorage.getItem(place) === build) return false
    sessionStorage.setItem(place, build)
  } catch {
    // Without a memory it might reload for ever.
    return false
  }
  location.reload()
  return true
}
