import { dress } from '../../net/styles.ts'
import styles from './moments.css?url'

const fetched = async () => {
  const [{ Moment, Told }] = await Promise.all([import('./Moment.tsx'), dress(styles)])
  return { Moment, Told }
}

let asked: ReturnType<typeof fetched> | undefined

/** Wars and councils are dressed when the first of them comes: no table begins with one. */
export function dressedMoments() {
  asked ??= fetched()
  return asked
}
