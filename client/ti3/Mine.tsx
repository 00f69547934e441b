import { useEffect } from 'preact/hooks'
import { objectives } from '../../shared/ti3/content/objectives.ts'
import { printedName, printedText, readCards } from '../galaxy/cards/printed.ts'
import { nameOf } from '../galaxy/names.ts'
import { PeopleFacts } from '../galaxy/setup/PeopleFacts.tsx'
import { Story } from '../galaxy/setup/Story.tsx'
import { mySeat } from '../net/room.ts'
import { SeatMark } from '../parts/SeatMark.tsx'
import { called, say } from '../text/text.ts'
import { mySheet, ti3Hand, ti3Table } from './table.ts'

/** What is mine while the galaxy is built. */
export function FirstMine() {
  const sheet = mySheet.value
  const seat = mySeat.value
  useEffect(readCards, [])
  if (!sheet || seat === undefined) return null
  // Until then a sheet bears a race that means nothing.
  const isChoosing = ti3Table.value?.phase === 'races'
  return (
    <div class="my-realm">
      <header class="realm-head">
        <SeatMark seat={seat} size={44} />
        <h2>{isChoosing ? called('seat', seat) : nameOf('race', sheet.race)}</h2>
      </header>
      <Objective />
      {!isChoosing && <Story people={sheet.race} />}
      {!isChoosing && <PeopleFacts id={sheet.race} />}
    </div>
  )
}

function Objective() {
  const id = ti3Hand.value?.secretObjective
  if (id === undefined) return null
  return (
    <section class="objective" aria-labelledby="objective">
      <p class="eyebrow">{say('galaxy.objective.secret')}</p>
      <h3 id="objective">{printedName('objective', objectives[id])}</h3>
      <p>{printedText('objective', objectives[id])}</p>
      <p class="points">{say('galaxy.points', { count: objectives[id].points ?? 0 })}</p>
    </section>
  )
}
