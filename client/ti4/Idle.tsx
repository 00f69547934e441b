import { DraftShown } from './draft/dock.tsx'
import { ti4Table } from './table.ts'
import { OpenDeals } from './trade/Deals.tsx'

/** The draft as it stands. */
export const Drafted = () => (ti4Table.value?.draft ? <DraftShown /> : null)

/** While others are asked; later it is what is offered. */
export const Idle = () => (ti4Table.value?.draft ? <DraftShown /> : <OpenDeals />)
