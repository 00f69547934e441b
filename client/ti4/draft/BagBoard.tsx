import { useState } from 'preact/hooks'
import type { OneOf } from '../../../shared/engine/options.ts'
import type { FactionId } from '../../../shared/ti4/content/factionIds.ts'
import type { SystemId } from '../../../shared/ti4/content/systems.ts'
import { systemsIn } from '../../../shared/ti4/galaxy.ts'
import type { Hand } from '../../../shared/ti4/table.ts'
import { nameOf } from '../../galaxy/names.ts'
import { give } from '../../room/answering.ts'
import type { Asked } from '../../room/asked.ts'
import { say } from '../../text/text.ts'
import { Closer } from './Closer.tsx'
import { OneTile } from './drawn.tsx'
import { FactionRead } from './FactionRead.tsx'
import { SliceSigns } from './SliceFacts.tsx'
import { SystemLine } from './SystemLine.tsx'

interface Held {
  readonly systems: readonly SystemId[]
  readonly factions: readonly FactionId[]
}

/** The bag before me, and what I have taken so far. */
export function BagBoard({ hand, ask }: { hand: Hand; ask?: Asked | undefined }) {
  const [looked, look] = useState<string>()
  const offered = ask ? (ask.options as OneOf).of : {}
  const mayTake = looked !== undefined && looked in offered
  const bag: Held = { systems: systemsIn(hand.bag?.systems ?? {}), factions: hand.bag?.factions ?? [] }
  const taken: Held = { systems: systemsIn(hand.systems), factions: hand.factions ?? [] }
  return (
    <div class="draft">
      {ask && <Heap title={say('ti4.bag.inside')} held={bag} isOpen={id => id in offered} onLook={look} />}
      <Heap title={say('ti4.bag.taken')} held={taken} isOpen={() => true} onLook={look} />
      {taken.systems.length > 0 && (
        <p>
          <SliceSigns slice={taken.systems} />
        </p>
      )}
      {looked && (
        <Closer
          name={nameOf(kindOf(looked), looked)}
          yes={mayTake ? say('ti4.bag.take') : undefined}
          over
          onYes={async () => {
            if (ask && (await give(ask, looked))) look(undefined)
          }}
          onClose={() => look(undefined)}>
          <section class="draft-detail" aria-label={nameOf(kindOf(looked), looked)}>
            {kindOf(looked) === 'system' ? (
              <SystemRead id={looked as SystemId} />
            ) : (
              <FactionRead id={looked} />
            )}
          </section>
        </Closer>
      )}
    </div>
  )
}

const kindOf = (id: string) => (/^s\d/.test(id) ? 'system' : 'faction')

const SystemRead = ({ id }: { id: SystemId }) => (
  <>
    <OneTile system={id} size={240} detail="near" />
    <SystemLine id={id} />
  </>
)

interface HeapProps {
  title: string
  held: Held
  /** What is not open can be looked at alone. */
  isOpen(id: string): boolean
  onLook(id: string): void
}

function Heap({ title, held: { systems, factions }, isOpen, onLook }: HeapProps) {
  const look = (id: string) => (isOpen(id) ? 'draft-tile' : 'draft-tile gone')
  if (systems.length + factions.length === 0) return null
  return (
    <section aria-label={title}>
      <h3>{title}</h3>
      <ul class="draft-list system">
        {systems.map(id => (
          <li key={id}>
            <button
              type="button"
              class={look(id)}
              aria-label={nameOf('system', id)}
              onClick={() => onLook(id)}>
              <OneTile system={id} size={104} detail="far" />
            </button>
          </li>
        ))}
      </ul>
      <ul class="draft-list faction">
        {factions.map(id => (
          <li key={id}>
            <button type="button" class={look(id)} onClick={() => onLook(id)}>
              <strong>{nameOf('faction', id)}</strong>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
