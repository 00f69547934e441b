import { AgendaCard } from '../council/AgendaCard.tsx'
import { reads } from '../reads.ts'
import { galaxyTable } from '../table.ts'

/** What others are busy with, while nothing is asked of me. */
export const Idle = () => (galaxyTable.value?.agenda ? <AgendaCard /> : <reads.Idle />)
