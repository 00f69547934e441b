import { useState } from 'preact/hooks'
import { oddsOf } from '../../../shared/galaxy/odds/odds.ts'
import type { Land, Landed } from '../../../shared/galaxy/shapes/land.ts'
import { Confirm } from '../../ask/Confirm.tsx'
import { Steps } from '../../ask/Steps.tsx'
import { mySeat } from '../../net/room.ts'
import { UnitGlyph } from '../../parts/UnitGlyph.tsx'
import { give, wrongWith } from '../../room/answering.ts'
import type { Asked } from '../../room/asked.ts'
import { say } from '../../text/text.ts'
import { InvasionOutlook } from '../battle/Odds.tsx'
import { hexOfPlanet } from '../dossier/present.ts'
import { useAttention } from '../map/claims.ts'
import { worthOf } from '../map/worth.ts'
import { nameOf } from '../names.ts'
import { TokenLines } from '../parts/TokenLines.tsx'
import { Worth } from '../parts/Worth.tsx'
import { reads } from '../reads.ts'
import type { UnitId } from '../table.ts'
import { galaxyTable } from '../table.ts'
import {
  couldGo,
  countAt,
  keepOne,
  kindsAboard,
  landedFirst,
  leadersTo,
  sendOne,
  stayAboard,
  troopsAboard,
  troopsTo,
} from './landing.ts'

/** Troops aboard to planets. A sensible landing lies ready. */
export function LandDock({ ask, options }: { ask: Asked; options: Land }) {
  const [landed, set] = useState<Landed>(() => landedFirst(options, enough))
  const table = galaxyTable.value
  const [first] = Object.keys(options.planets)
  useAttention(table && first !== undefined ? hexOfPlanet(table, first) : undefined)
  const kinds = kindsAboard(options)
  const count = Object.keys(landed).length
  return (
    <div class="land-dock">
      <p class="dock-hint aboard-line">
        {say('galaxy.land.aboard')}
        {kinds.map(kind => (
          <span key={kind}>
            <UnitGlyph kind={kind} size={20} /> {stayAboard(options, landed, kind)} × {nameOf('unit', kind)}
          </span>
        ))}
      </p>
      {Object.entries(options.planets).map(([planet, { kind, defenders }]) => (
        <section
          key={planet}
          class={kinds.length === 1 ? `landing one-kind ${kind}` : `landing ${kind}`}
          aria-label={nameOf('planet', planet)}>
          <h2>
            {nameOf('planet', planet)}
            {table && <Worth {...worthOf(table, planet)} />}
            <span class="hint">{say(`galaxy.land.${kind}`, { count: defenders })}</span>
          </h2>
          <Rows options={options} landed={landed} set={set} place={{ planet }} />
          {table && <TokenLines table={table} planet={planet} />}
          {kind === 'hostile' && (
            <InvasionOutlook
              planet={planet}
              landing={troopsTo(options, landed, planet)}
              leaders={leadersTo(options, landed, planet)}
            />
          )}
        </section>
      ))}
      {Object.keys(options.ships).some(ship => kinds.some(kind => couldGo(options, kind, { ship }))) && (
        <details class="landing">
          <summary>{say('galaxy.land.ships')}</summary>
          {Object.keys(options.ships).map(ship => (
            <section key={ship}>
              <h2>{shipName(ship)}</h2>
              <Rows options={options} landed={landed} set={set} place={{ ship }} />
            </section>
          ))}
        </details>
      )}
      <reads.LandExtras options={options} landed={landed} set={set} />
      <Confirm
        text={say('galaxy.land.sum', { count })}
        yes={count > 0 ? say('galaxy.land.yes') : say('galaxy.land.none')}
        nothing={count === 0}
        disabled={wrongWith(ask, landed) !== undefined}
        onYes={() => void give(ask, landed)}
      />
    </div>
  )
}

/** So sure of a victory nobody hesitates. */
const likely = 0.7

/** The fewest who will probably take a planet; more than there are where even all of them would not. */
function enough(options: Land, planet: string): number {
  const table = galaxyTable.peek()
  const seat = mySeat.peek()
  const kinds = troopsAboard(options).map(id => options.units[id]?.kind ?? reads.troop)
  const most = kinds.length
  for (let count = 1; table && seat !== undefined && count <= most; count++) {
    const sides = reads.invasionForecast(table, seat, planet, kinds.slice(0, count), [])
    if (!sides || oddsOf(sides).attacker >= likely) return count
  }
  return most + 1
}

interface RowsProps {
  options: Land
  landed: Landed
  set(landed: Landed): void
  place: Landed[UnitId]
}

function Rows({ options, landed, set, place }: RowsProps) {
  return (
    <>
      {kindsAboard(options)
        .filter(kind => couldGo(options, kind, place))
        .map(kind => {
          const more = sendOne(options, landed, kind, place)
          const fewer = keepOne(options, landed, kind, place)
          return (
            <div class="stepper" key={kind}>
              <UnitGlyph kind={kind} size={24} />
              <span class="stepper-name">{nameOf('unit', kind)}</span>
              <Steps
                name={nameOf('unit', kind)}
                count={countAt(options, landed, kind, place)}
                fewer={fewer && (() => set(fewer))}
                more={more && (() => set(more))}
              />
            </div>
          )
        })}
    </>
  )
}

const shipName = (ship: UnitId) => {
  const kind = galaxyTable.value?.units[ship]?.kind
  return kind ? nameOf('unit', kind) : ship
}
