import { say } from '../../text/text.ts'
import { closeTab } from '../openTab.ts'
import { hasLessonsBehind, readAgain } from './read.ts'

/** For whoever wants to be taught once more. */
export const GuideAgain = ({ words }: { words: string }) =>
  !hasLessonsBehind() ? null : (
    <button
      type="button"
      class="quiet-button"
      onClick={() => {
        readAgain()
        closeTab()
      }}>
      {say(`${words}.again`)}
    </button>
  )
