import { dress } from '../../net/styles.ts'
import styles from './ending.css?url'

/** The end is dressed when it comes: no table begins with it. */
export async function dressedEnding() {
  const [{ Ending }] = await Promise.all([import('./Ending.tsx'), dress(styles)])
  return Ending
}
