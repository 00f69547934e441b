import { useState } from 'preact/hooks'
import { type Casualties, type Fallen, hitsTaken } from '../../../shared/ti3/shapes/casualties.ts'
import { Confirm } from '../../ask/Confirm.tsx'
import { give, wrongWith } from '../../room/answering.ts'
import type { Asked } from '../../room/asked.ts'
import { say } from '../../text/text.ts'
import { ti3Table } from '../seen.ts'
import { useAttention } from './attention.ts'
import { due, fateOf, heaviestFirst, leastPain, tapped } from './hits.ts'
import { ShipChip } from './ShipChip.tsx'

/** Who takes the hits: what hurts least lies ready, a tap moves a hit. */
export function CasualtiesDock({ ask, options }: { ask: Asked; options: Casualties }) {
  const [fallen, set] = useState<Fallen>(() => leastPain(options))
  const all = heaviestFirst(options)
  const table = ti3Table.value
  useAttention(table?.battle?.hex ?? table?.units[all[0] ?? '']?.at)
  const taken = hitsTaken(options, fallen)
  return (
    <div class="casualties">
      <p class="dock-hint">{say('ti3.hits.how')}</p>
      <div class="chips">
        {all.map(id => {
          const { kind, cargo = 0 } = options.units[id] ?? { kind: 'fighter' }
          const fate = fateOf(fallen, id)
          const facts = [
            say(`ti3.hits.${fate}`),
            cargo > 0 && say('ti3.hits.cargo', { count: cargo }),
          ].filter(fact => typeof fact === 'string')
          const note = [fate !== 'unhurt' && say(`ti3.hits.${fate}.short`), cargo > 0 && `+${cargo}`].filter(
            Boolean,
          )
          return (
            <ShipChip
              key={id}
              kind={kind}
              look={fate}
              pressed={fate !== 'unhurt'}
              facts={facts.join(', ')}
              onTap={() => set(tapped(options, fallen, id))}>
              <span class="chip-note" aria-hidden="true">
                {note.join(' ') || '\u00a0'}
              </span>
            </ShipChip>
          )
        })}
      </div>
      <Confirm
        text={say('ti3.hits.taken', { count: taken, hits: due(options) })}
        yes={say('ti3.hits.yes')}
        disabled={wrongWith(ask, fallen) !== undefined}
        onYes={() => void give(ask, fallen)}
      />
    </div>
  )
}
