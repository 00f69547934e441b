import { useEffect, useRef, useState } from 'preact/hooks'
import type { Line } from '../../shared/protocol.ts'
import { log } from '../net/room.ts'

interface Told {
  readonly at: number
}

/** The latest of its kind in the log, if it came while one looked on, or while it `goesOn`; it stays for a while after its
 *  last line. */
export function useLatest<T extends Told>(
  find: (lines: readonly Line[]) => T | undefined,
  stays: number,
  goesOn = false,
): { shown: T | undefined; close(): void } {
  const lines = log.value
  const known = useRef(lines.at(-1)?.at ?? 0)
  const [until, keep] = useState<number>()
  const found = find(lines)
  const at = found?.at ?? 0
  useEffect(() => {
    if (at <= known.current) return
    known.current = at
    keep(at)
    const over = setTimeout(() => keep(undefined), stays)
    return () => clearTimeout(over)
  }, [at, stays])
  const [closed, close] = useState<number>()
  const isShown = found && closed !== at && (goesOn || until === at)
  return { shown: isShown ? found : undefined, close: () => close(at) }
}
