import type { Seat } from '../../../shared/engine/rules.ts'
import { valueIn } from '../../../shared/inscription/aiTracks.ts'
import { type Side, sides } from '../../../shared/inscription/content/assets.ts'
import { warGrid } from '../../../shared/inscription/content/charts.ts'
import type { Stage } from '../../../shared/inscription/content/events.ts'
import { neighbour, otherSide } from '../../../shared/inscription/neighbours.ts'
import { spoilsOf } from '../../../shared/inscription/printed.ts'
import type { Power, Table } from '../../../shared/inscription/table.ts'
import { strengthIn } from '../../../shared/inscription/warfare.ts'
import { SeatMark } from '../../parts/SeatMark.tsx'
import { say } from '../../text/text.ts'
import { assetName } from '../names.ts'
import { AssetSign } from '../Signs.tsx'
import { roman } from '../status.ts'
import { marksOf } from '../table.ts'
import { powerName } from './Objectives.tsx'

/** The war to come: my strength on either side against the neighbour's, as last seen. */
export function Neighbours({ table, seat }: { table: Table; seat: Seat }) {
  const marks = marksOf(seat)
  if (!marks) return null
  const war = marks.warfare.line + 1
  if (war > warGrid.wars) return null
  return (
    <section data-lesson="war">
      <h2>{say('inscription.war.number', { war: roman(war) })}</h2>
      <div class="ins-neighbours">
        {sides.map(side => (
          <Front key={side} table={table} seat={seat} side={side} war={war} />
        ))}
      </div>
      <p class="hint">{say('inscription.war.seen')}</p>
    </section>
  )
}

interface FrontProps {
  table: Table
  seat: Seat
  side: Side
  war: number
  /** To my strength, for this war alone. */
  added?: number | undefined
}

/** One of the two sides of a war. */
export function Front({ table, seat, side, war, added }: FrontProps) {
  const marks = marksOf(seat)
  const other = neighbour(table, seat, side)
  if (!marks) return null
  const mine = strengthIn(marks, war, side, added)
  const theirs = strengthOf(table, other, war, side)
  const spoils = spoilsOf(marks, war)
  const standing = mine > theirs ? 'ahead' : mine < theirs ? 'behind' : 'level'
  return (
    <div class={`ins-front ${side} ${standing}`}>
      <p class="ins-who">
        {other !== 'ai' && <SeatMark seat={other} size={22} />} {powerName(other)}
      </p>
      <p class="ins-strengths">
        <b>{mine}</b>
        <span aria-hidden="true">:</span>
        <b>{theirs}</b>
        <span class="hidden">{say('inscription.war.strengths', { mine, theirs })}</span>
      </p>
      <p class="hint">
        {side === 'left' ? '◂ ' : ''}
        {say(`inscription.front.${side}`)}
        {side === 'right' ? ' ▸' : ''}
      </p>
      <p class="ins-spoils">
        <span title={assetName(spoils[side])}>
          <AssetSign asset={spoils[side]} size={22} />
          <span class="hidden">{say('inscription.war.win', { asset: assetName(spoils[side]) })}</span>
        </span>
        <span class="ins-loss">{spoils.loss.slice(3)}</span>
      </p>
    </div>
  )
}

export function strengthOf(table: Table, power: Power, war: number, facing: Side): number {
  if (power === 'ai') return table.ai ? valueIn(table.ai, 'strength', (war + 1) as Stage) : 0
  const marks = marksOf(power)
  return marks ? strengthIn(marks, war, otherSide(facing)) : 0
}
