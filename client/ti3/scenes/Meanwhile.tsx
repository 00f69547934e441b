import { room } from '../../net/room.ts'
import { retelling } from '../retold.ts'
import { useSince } from './coming.ts'
import { Retelling } from './Retelling.tsx'
import { SinceYouLeft } from './SinceYouLeft.tsx'

/** Over the board: what happened while one was away, and the last turns told again. */
export function Meanwhile() {
  const { since, forget } = useSince()
  if (retelling.value !== undefined) return <Retelling since={since?.at} />
  // At the end everything is told below.
  return since && room.value?.stage === 'playing' ? <SinceYouLeft since={since} onClose={forget} /> : null
}
