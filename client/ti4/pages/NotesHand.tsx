import { HeldCard } from '../../galaxy/pages/HandCards.tsx'
import { say } from '../../text/text.ts'
import { mySheet, ti4Hand } from '../table.ts'

/** Promissory notes in my hand, and those that lie open before me. */
export function NotesHand() {
  const held = Object.keys(ti4Hand.value?.notes ?? {}).sort()
  const open = Object.keys(mySheet.value?.laidOut ?? {}).sort()
  return (
    <>
      {open.length > 0 && <Notes name="open" ids={open} />}
      <Notes name="held" ids={held} />
    </>
  )
}

const Notes = ({ name, ids }: { name: string; ids: readonly string[] }) => (
  <section aria-labelledby={`notes-${name}`}>
    <h3 id={`notes-${name}`}>{say(`ti4.notes.${name}`)}</h3>
    {ids.length === 0 && <p class="hint">{say('galaxy.hand.none')}</p>}
    <ul class="cards">
      {ids.map(id => (
        <HeldCard key={id} ids={[id]} />
      ))}
    </ul>
  </section>
)
