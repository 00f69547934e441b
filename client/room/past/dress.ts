import { dress } from '../../net/styles.ts'
import { withBook } from '../../text/text.ts'
import styles from './past.css?url'
import { book } from './words.ts'

let dressed: Promise<unknown> | undefined

/** What the past looks like and says, fetched when it is first looked at. */
export function dressPast(): Promise<unknown> {
  dressed ??= Promise.all([dress(styles), withBook(Promise.resolve(), book)]).catch(thrown => {
    dressed = undefined
    throw thrown
  })
  return dressed
}
