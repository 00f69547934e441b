import { mySeat } from '../net/room.ts'
import { GuideAgain } from '../room/guide/GuideAgain.tsx'
import { HowToAtTable } from '../room/HowToAtTable.tsx'
import { say } from '../text/text.ts'
import { AgendaCard } from './panels/AgendaCard.tsx'
import { AiTracks } from './panels/AiTracks.tsx'
import { Credits } from './panels/Credits.tsx'
import { EventDeck } from './panels/EventDeck.tsx'
import { FactionCard } from './panels/FactionCard.tsx'
import { Factions } from './panels/Factions.tsx'
import { MecatolSheet } from './panels/MecatolSheet.tsx'
import { Neighbours } from './panels/Neighbours.tsx'
import { Objectives } from './panels/Objectives.tsx'
import { Relics } from './panels/Relics.tsx'
import { ScoreTable } from './panels/ScoreTable.tsx'
import { SignsList } from './panels/SignsList.tsx'
import { marksOf, theTable } from './table.ts'

/** My cards, and what lies in the middle of the table. */
export function Mine() {
  const table = theTable.value
  const seat = mySeat.value
  if (!table) return null
  const faction = seat ? marksOf(seat)?.faction : undefined
  return (
    <div class="ins-mine">
      {table.agenda && (
        <section class="ins-council">
          <h2>{say('inscription.council')}</h2>
          <AgendaCard />
        </section>
      )}
      <Objectives table={table} seat={seat} />
      {seat && <Neighbours table={table} seat={seat} />}
      {seat && <Relics seat={seat} />}
      {faction && (
        <section>
          <h2>{say('inscription.faction')}</h2>
          <FactionCard id={faction} />
        </section>
      )}
      <Factions table={table} mine={seat} />
      {table.ai && <AiTracks ai={table.ai} />}
      <MecatolSheet table={table} />
      {table.round > 0 && <ScoreTable table={table} />}
      <EventDeck table={table} />
      <SignsList />
      <Credits />
      <p>
        <HowToAtTable />
        <GuideAgain words="inscription.guide" />
      </p>
    </div>
  )
}
