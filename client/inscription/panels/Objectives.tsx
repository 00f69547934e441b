import type { Seat } from '../../../shared/engine/rules.ts'
import { sheetIds } from '../../../shared/inscription/content/assets.ts'
import { objectiveIn } from '../../../shared/inscription/content/objectives.ts'
import { objectiveWorth, progress } from '../../../shared/inscription/objectives.ts'
import { editionOf, type Power, type Table } from '../../../shared/inscription/table.ts'
import { nameOfSeat, SeatMark } from '../../parts/SeatMark.tsx'
import { Words } from '../../parts/Words.tsx'
import { say } from '../../text/text.ts'
import { nameOf, sheetName, textOf } from '../names.ts'
import { PointsSign } from '../Signs.tsx'
import { marksOf } from '../table.ts'

/** The four objectives on the table: how far I am, and who has them. */
export function Objectives({ table, seat }: { table: Table; seat: Seat | undefined }) {
  if (Object.keys(table.objectives).length === 0) return null
  const marks = seat ? marksOf(seat) : undefined
  return (
    <section data-lesson="objectives">
      <h2>{say('inscription.objectives')}</h2>
      <ul class="ins-objectives">
        {sheetIds.map(sheet => {
          const open = table.objectives[sheet]
          if (!open) return null
          const { id, by } = open
          const card = objectiveIn(editionOf(table), id)
          const isTaken = Object.keys(by).length > 0
          const mine = seat !== undefined && by[seat] !== undefined
          return (
            <li key={sheet} class={`ins-card ins-objective${mine ? ' done' : ''}`}>
              <h3>
                {nameOf('objective', id)} <span class="hint">{sheetName(sheet)}</span>
              </h3>
              <p class="ins-worth">
                <span class={isTaken ? 'gone' : ''}>
                  <PointsSign points={card.first} size={28} />
                </span>
                <PointsSign points={card.later} size={22} />
                <span class="hidden">
                  {say('inscription.objective.worth', { count: card.first, later: card.later })}
                </span>
              </p>
              <p>
                <Words text={textOf(`objective.${id}`, card.text, editionOf(table))} not={id} />
              </p>
              {marks && !mine && <Meter {...progress(marks, id)} />}
              {isTaken && (
                <p class="ins-holders">
                  {Object.keys(by).map(power => (
                    <Holder key={power} power={power} points={objectiveWorth(table, sheet, power)} />
                  ))}
                </p>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}

const Meter = ({ have, need }: { have: number; need: number }) => (
  <p class="ins-meter">
    <progress max={need} value={Math.min(have, need)} aria-hidden="true" />
    <span>{say('inscription.objective.progress', { have, need })}</span>
  </p>
)

export const powerName = (power: Power) => (power === 'ai' ? say('inscription.ai.title') : nameOfSeat(power))

const Holder = ({ power, points }: { power: Power; points: number }) => (
  <span class="ins-holder">
    {power === 'ai' ? null : <SeatMark seat={power} size={20} />}
    {powerName(power)} {points > 0 && power !== 'ai' ? `+${points}` : ''}
  </span>
)
