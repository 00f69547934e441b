import { useEffect } from 'preact/hooks'
import { readCards } from '../galaxy/cards/printed.ts'
import { nameOf } from '../galaxy/names.ts'
import { SecretObjective } from '../galaxy/pages/SecretObjective.tsx'
import { PeopleFacts } from '../galaxy/setup/PeopleFacts.tsx'
import { Story } from '../galaxy/setup/Story.tsx'
import { mySeat } from '../net/room.ts'
import { SeatMark } from '../parts/SeatMark.tsx'
import { called } from '../text/text.ts'
import { Tokens } from './pages/RealmSheet.tsx'
import { mySheet, ti4Table } from './table.ts'

/** What is mine while the galaxy is built. */
export function FirstMine() {
  const sheet = mySheet.value
  const seat = mySeat.value
  const table = ti4Table.value
  useEffect(readCards, [])
  if (!table || !sheet || seat === undefined) return null
  const isChoosing = table.phase === 'draft' || table.phase === 'factions'
  return (
    <div class="my-realm">
      <header class="realm-head">
        <SeatMark seat={seat} size={44} />
        <h2>{isChoosing ? called('seat', seat) : nameOf('faction', sheet.faction)}</h2>
      </header>
      <SecretObjective table={table} seat={seat} />
      {!isChoosing && <Story people={sheet.faction} />}
      {!isChoosing && <PeopleFacts id={sheet.faction} />}
      {!isChoosing && <Tokens table={table} seat={seat} />}
    </div>
  )
}
