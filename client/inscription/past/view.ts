import type { Table } from '../../../shared/inscription/table.ts'
import type { PastView } from '../../room/past/view.ts'
import { say } from '../../text/text.ts'
import { stageOf } from '../status.ts'
import { charts } from './charts.ts'
import { past } from './past.ts'

/** All sheets go back to how they were. */
export const inscriptionPast: PastView = {
  show(step) {
    past.value = step && { before: step.before as Table, table: step.after as Table }
  },
  stage: ({ after }) => stageOf(after as Table),
  get rest() {
    return say('inscription.past.rest')
  },
  charts,
}
