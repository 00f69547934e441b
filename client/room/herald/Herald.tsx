import { useEffect, useRef, useState } from 'preact/hooks'
import { log, room } from '../../net/room.ts'
import { Say } from '../../parts/Say.tsx'
import { SeatMark } from '../../parts/SeatMark.tsx'
import { gameView } from '../gameView.ts'
import type { Great } from './great.ts'
import { useSounds } from './useSounds.ts'

/** One stays this long, and longer the more there is to read. */
const stays = 3600
const eachLine = 900
const eachLetter = 22
/** Where more happened at once the log tells it: nobody waits for a queue. */
const most = 4

/** After an absence it is told what happened meanwhile, not announced. */
const recent = 20_000

/** Great events, over the board for a moment; the log keeps them. */
export function Herald() {
  useSounds()
  const { first, left } = useNews()
  if (!first || room.value?.stage !== 'playing') return null
  const { look, seat, points, lines, says = [] } = first
  return (
    <div class="news">
      <div key={`${first.at} ${left}`} class={`herald ${look}`} role="status">
        {seat !== undefined && <SeatMark seat={seat} size={34} />}
        <div class="herald-says">
          {lines.map(({ text, about }, i) => (
            <p key={i}>
              <Say text={text} about={about} />
            </p>
          ))}
          {says.map(part => (
            <p key={part} class="hint">
              {part}
            </p>
          ))}
        </div>
        {points !== undefined && (
          <b class="herald-points">{points > 0 ? `+${points}` : `−${Math.abs(points)}`}</b>
        )}
      </div>
    </div>
  )
}

const timeFor = ({ lines, says = [] }: Great) =>
  stays + eachLine * (lines.length - 1) + eachLetter * says.join('').length

/** What came while one looked on, one after the other; dice that are still falling are let fall first. */
function useNews(): { first: Great | undefined; left: number } {
  const lines = log.value
  const known = useRef(lines.at(-1)?.at ?? 0)
  const [queue, set] = useState<readonly Great[]>([])
  const hushed = gameView.value?.hush?.() ?? false
  useEffect(() => {
    const before = known.current
    const last = lines.at(-1)?.at ?? before
    known.current = last
    const fresh = (gameView.value?.greatIn?.(lines, before) ?? []).filter(({ at }) => last - at < recent)
    if (fresh.length > 0) set(now => [...now, ...fresh].slice(-most))
  }, [lines])
  const [first] = queue
  useEffect(() => {
    if (!first || hushed) return
    const over = setTimeout(() => set(now => now.slice(1)), timeFor(first))
    return () => clearTimeout(over)
  }, [first, hushed])
  return { first: hushed ? undefined : first, left: queue.length }
}
