import { useEffect, useState } from 'preact/hooks'
import { room } from '../../net/room.ts'

/** Milliseconds until the room answers for whoever leaves it to the room; undefined while no window is open. */
export function useLeft(): number | undefined {
  const until = room.value?.window?.until
  const [, tick] = useState(0)
  useEffect(() => {
    if (until === undefined) return
    const counting = setInterval(() => tick(Date.now()), 500)
    return () => clearInterval(counting)
  }, [until])
  return until === undefined ? undefined : Math.max(0, until - Date.now())
}
