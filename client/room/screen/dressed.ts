import { dress } from '../../net/styles.ts'
import { withWords } from '../../text/text.ts'
import { Screen } from './Screen.tsx'
import styles from './screen.css?url'

/** With its styles and words, which no phone has need of. */
export async function dressedScreen() {
  await Promise.all([withWords(Promise.resolve()), dress(styles)])
  return Screen
}
