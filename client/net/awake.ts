import type { RoomSocket } from './socket.ts'

const hiddenFor = 3 * 60_000

/** Comes back at once when the network or the player does; a tab nobody looks at lets go of the line after a while. */
export function stayAwake(socket: Pick<RoomSocket, 'wake' | 'rest' | 'doubt'>): () => void {
  const off = new AbortController()
  let letGo: ReturnType<typeof setTimeout> | undefined
  const wake = () => socket.wake()
  addEventListener('online', wake, { signal: off.signal })
  // At once, so that the badge does not promise a line that is gone.
  addEventListener('offline', () => socket.doubt(), { signal: off.signal })
  addEventListener('pageshow', event => event.persisted && wake(), { signal: off.signal })
  document.addEventListener(
    'visibilitychange',
    () => {
      clearTimeout(letGo)
      if (document.visibilityState === 'visible') wake()
      else letGo = setTimeout(() => socket.rest(), hiddenFor)
    },
    { signal: off.signal },
  )
  return () => {
    clearTimeout(letGo)
    off.abort()
  }
}
