import { useEffect, useState } from 'preact/hooks'
import { room } from '../../net/room.ts'
import { fetchSince } from '../earlier.ts'

/** The longest game is told on so many pages. */
const mostPages = 60

/** Whether all of the log is here; it is fetched as far as it is not. */
export function useWholeLog(): boolean {
  const [isHere, come] = useState(false)
  const id = room.value?.room ?? ''
  useEffect(() => {
    void fetchSince(id, 0, mostPages).then(() => come(true))
  }, [id])
  return isHere
}
