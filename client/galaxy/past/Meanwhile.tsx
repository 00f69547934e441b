import { useEffect } from 'preact/hooks'
import { room } from '../../net/room.ts'
import { sending } from '../../room/answering.ts'
import { retelling } from '../../room/past/past.ts'
import { say } from '../../text/text.ts'
import { past } from './past.ts'
import { SinceYouLeft } from './SinceYouLeft.tsx'
import { useSince } from './useSince.ts'

/** Over the board: what happened while one was away, and that it shows the past while that is told. */
export function Meanwhile() {
  const { since, forget } = useSince()
  const isAnswered = sending.value
  // Whoever plays on has read it.
  useEffect(() => {
    if (isAnswered) forget()
  }, [isAnswered])
  // Said by the dock, to those who hear it.
  if (past.value)
    return (
      <p class="past-note" aria-hidden="true">
        {say('galaxy.past')}
      </p>
    )
  if (retelling.value) return null
  // At the end everything is told below.
  return since && room.value?.stage === 'playing' ? <SinceYouLeft since={since} onClose={forget} /> : null
}
