import { useMemo, useState } from 'preact/hooks'
import type { SomeOf } from '../../../shared/engine/options.ts'
import { Confirm } from '../../ask/Confirm.tsx'
import { give, wrongWith } from '../../room/answering.ts'
import type { Asked } from '../../room/asked.ts'
import { say, t } from '../../text/text.ts'
import { useAttention } from '../map/claims.ts'
import { systemName } from '../map/hexNames.ts'
import { grouped } from '../map/piecesOn.ts'
import { nameOf } from '../names.ts'
import { KindsLegend } from '../parts/KindsLegend.tsx'
import { ShipChip } from '../parts/ShipChip.tsx'
import { reads } from '../reads.ts'
import { galaxyTable } from '../table.ts'
import { Asks } from './Asks.tsx'
import { ChoiceFace } from './Choice.tsx'
import { hexOf } from './choicesOnMap.ts'
import { alikeIn, isTiled } from './tiled.ts'
import { UnitHeaps } from './UnitHeaps.tsx'

/** What is given up when nothing is said: what costs least. */
function suggested(ask: Asked, { of, least, most }: SomeOf): readonly string[] {
  const { otherwise } = ask
  if (Array.isArray(otherwise)) return otherwise.map(String)
  if (least === 0 || least !== most) return []
  const table = galaxyTable.peek()
  const ids = Object.keys(of)
  if (!table || !ids.every(id => table.units[id])) return []
  const cost = (id: string) => {
    const unit = table.units[id]
    return unit ? reads.print(table, unit.of, unit.kind).cost : 0
  }
  return ids.sort((a, b) => cost(a) - cost(b)).slice(0, least)
}

/** More units are counted system by system. */
const mostChips = 16

export function SomeOfDock({ ask, options }: { ask: Asked; options: SomeOf }) {
  const [chosen, set] = useState<readonly string[]>(() => suggested(ask, options))
  useAttention(hexOf(ask))
  const full = chosen.length >= options.most
  const toggle = (id: string) => {
    if (chosen.includes(id)) set(chosen.filter(one => one !== id))
    else if (!full) set([...chosen, id])
    // One taken in place of the other, where only one may be.
    else if (options.most === 1) set([id])
  }
  const table = galaxyTable.value
  const alike = alikeIn(table, options.of)
  const ids = useMemo(() => Object.keys(options.of), [options])
  const many = ids.length > mostChips
  const areUnits = Object.values(options.of).every(({ on }) => on && 'unit' in on)
  return (
    <div class="ask-list">
      <fieldset class={!areUnits && isTiled(options.of) ? 'options tiled' : 'options'}>
        <Asks ask={ask} />
        {areUnits && many && table ? (
          <UnitHeaps table={table} ids={ids} chosen={chosen} full={full} onChoose={set} />
        ) : areUnits ? (
          <Units ids={ids} chosen={chosen} onTap={toggle} />
        ) : (
          Object.entries(options.of).map(([id, choice]) => (
            <label key={id}>
              <input
                type="checkbox"
                checked={chosen.includes(id)}
                disabled={full && options.most > 1 && !chosen.includes(id)}
                onChange={() => toggle(id)}
              />
              <ChoiceFace id={id} choice={choice} alike={alike} />
            </label>
          ))
        )}
      </fieldset>
      <Confirm
        text={howMany(options, chosen.length)}
        yes={chosen.length === 0 && options.least === 0 ? say('galaxy.some.none') : t('ask.confirm')}
        nothing={chosen.length === 0 && options.least === 0}
        disabled={wrongWith(ask, chosen) !== undefined}
        onYes={() => void give(ask, chosen)}
      />
    </div>
  )
}

const howMany = ({ least, most }: SomeOf, count: number) =>
  least === most ? say('galaxy.some.exactly', { count, most }) : say('galaxy.some.upTo', { count, most })

interface UnitsProps {
  ids: readonly string[]
  chosen: readonly string[]
  onTap(id: string): void
}

/** Place by place, each unit a chip. */
function Units({ ids, chosen, onTap }: UnitsProps) {
  const table = galaxyTable.value
  if (!table) return null
  const placeOf = (id: string) => {
    const unit = table.units[id]
    return unit?.planet ? nameOf('planet', unit.planet) : unit ? systemName(unit.at) : id
  }
  const alikeTogether = (here: readonly string[]) =>
    [...grouped(here, id => table.units[id]?.kind).values()].flat()
  return (
    <>
      {[...grouped(ids, placeOf)].map(([place, here]) => (
        <fieldset key={place} class="unit-place">
          <legend>{place}</legend>
          <div class="chips">
            {alikeTogether(here).map(id => (
              <ShipChip
                key={id}
                kind={table.units[id]?.kind ?? ''}
                facts={table.units[id]?.damaged && say('galaxy.hits.damaged')}
                pressed={chosen.includes(id)}
                onTap={() => onTap(id)}
              />
            ))}
          </div>
        </fieldset>
      ))}
      <KindsLegend kinds={ids.flatMap(id => table.units[id]?.kind ?? [])} />
    </>
  )
}
