import { useState } from 'preact/hooks'
import { leastPain } from '../../../shared/galaxy/leastPain.ts'
import {
  type Casualties,
  dueOf,
  type Fallen,
  hitsTaken,
  inTwo,
} from '../../../shared/galaxy/shapes/casualties.ts'
import { Confirm } from '../../ask/Confirm.tsx'
import { give, wrongWith } from '../../room/answering.ts'
import type { Asked } from '../../room/asked.ts'
import { say } from '../../text/text.ts'
import { useAttention } from '../map/claims.ts'
import { KindsLegend } from '../parts/KindsLegend.tsx'
import { ShipChip } from '../parts/ShipChip.tsx'
import { reads } from '../reads.ts'
import { galaxyTable, type UnitId } from '../table.ts'
import { fateOf, heaps, heapTapped } from './hits.ts'

/** Who takes the hits: what hurts least lies ready, a tap moves a hit. */
export function CasualtiesDock({ ask, options }: { ask: Asked; options: Casualties }) {
  const [fallen, set] = useState<Fallen>(() => leastPain(options))
  const all = heaps(options)
  const table = galaxyTable.value
  useAttention(table?.battle?.hex ?? table?.units[all[0]?.[0] ?? '']?.at)
  const [taken, hits] = [hitsTaken(options, fallen), dueOf(options, fallen)]
  const first = Object.values(options.units).find(unit => unit.first)
  const [before] = inTwo(options) ?? []
  return (
    <div class="casualties">
      <p class="dock-hint">{say('galaxy.hits.how')}</p>
      {options.asked && <p class="dock-hint">{say('galaxy.hits.spurns')}</p>}
      {options.oneByOne && <p class="dock-hint">{say('galaxy.hits.oneByOne')}</p>}
      {options.least !== undefined && <p class="dock-hint">{say('galaxy.hits.part')}</p>}
      {first && before && (
        <p class="hits-first">{say('galaxy.hits.first', { unit: first.kind, hits: before.hits })}</p>
      )}
      <div class="chips">
        {all.map(heap => (
          <HeapChip
            key={heap[0]}
            options={options}
            fallen={fallen}
            heap={heap}
            onTap={() => set(heapTapped(options, fallen, heap))}
          />
        ))}
      </div>
      <KindsLegend kinds={Object.values(options.units).map(({ kind }) => kind)} />
      <Confirm
        text={say('galaxy.hits.taken', { count: Math.min(taken, hits), hits })}
        yes={say('galaxy.hits.yes')}
        disabled={wrongWith(ask, fallen) !== undefined}
        onYes={() => void give(ask, fallen)}
      />
    </div>
  )
}

interface HeapChipProps {
  options: Casualties
  fallen: Fallen
  heap: readonly UnitId[]
  onTap(): void
}

function HeapChip({ options, fallen, heap, onTap }: HeapChipProps) {
  const { kind = '', cargo = 0, first, leaders = [] } = options.units[heap[0] ?? ''] ?? {}
  const hit = heap.filter(id => fateOf(fallen, id) !== 'unhurt')
  const fate = fateOf(fallen, hit[0] ?? '')
  const many = heap.length > 1
  const facts = [
    first && say('galaxy.hits.beforeOthers'),
    many ? say('galaxy.hits.of', { count: hit.length, of: heap.length }) : say(`galaxy.hits.${fate}`),
    cargo > 0 && say('galaxy.hits.cargo', { count: cargo }),
    ...leaders.map(id => reads.leader(id)?.name),
  ].filter(fact => typeof fact === 'string')
  const note = [
    fate !== 'unhurt' && (many ? `−${hit.length}` : say(`galaxy.hits.${fate}.short`)),
    cargo > 0 && `+${cargo}`,
  ].filter(Boolean)
  return (
    <ShipChip
      kind={kind}
      look={`${hit.length === heap.length ? (fate === 'spurned' ? 'destroyed' : fate) : hit.length > 0 ? 'damaged' : ''}${first ? ' first' : ''}`}
      pressed={hit.length > 0}
      facts={facts.join(', ')}
      onTap={onTap}>
      {many && (
        <b class="chip-count" aria-hidden="true">
          {`×${heap.length}`}
        </b>
      )}
      {leaders.length > 0 && (
        <span class="chip-leaders" aria-hidden="true">
          {leaders.map(id => (
            <reads.LeaderGlyph key={id} kind={reads.leader(id)?.kind ?? ''} size={16} />
          ))}
        </span>
      )}
      <span class="chip-note" aria-hidden="true">
        {note.join(' ') || '\u00a0'}
      </span>
    </ShipChip>
  )
}
