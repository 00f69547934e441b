import { closeTab } from '../../room/openTab.ts'
import { say } from '../../text/text.ts'
import { read, readAgain } from './read.ts'

/** For whoever wants to be taught once more. */
export const GuideAgain = () =>
  read.value.length === 0 ? null : (
    <p>
      <button
        type="button"
        class="quiet-button"
        onClick={() => {
          readAgain()
          closeTab()
        }}>
        {say('inscription.guide.again')}
      </button>
    </p>
  )
