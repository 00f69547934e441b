/** What a television across the room needs of its browser. */

/** So large that it is read from the other end of a sofa, whatever the screen counts as a pixel. */
export function writeLarge(): () => void {
  const { style } = document.documentElement
  const before = style.fontSize
  style.fontSize = 'clamp(16px, 1.35vw, 40px)'
  return () => {
    style.fontSize = before
  }
}

/** It does not go dark while it is looked at; the browser lets go of that whenever the page is hidden. */
export function stayLit(): () => void {
  let lock: WakeLockSentinel | undefined
  let left = false
  const hold = async () => {
    if (document.visibilityState !== 'visible') return
    const held = await navigator.wakeLock?.request('screen').catch(() => undefined)
    if (left) void held?.release()
    else lock = held
  }
  void hold()
  document.addEventListener('visibilitychange', hold)
  return () => {
    left = true
    document.removeEventListener('visibilitychange', hold)
    void lock?.release()
  }
}
