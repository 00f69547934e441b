import type { ComponentChildren } from 'preact'
import { useMemo, useState } from 'preact/hooks'
import type { HexId } from '../../../shared/galaxy/hexes.ts'
import { oddsOf } from '../../../shared/galaxy/odds/odds.ts'
import type { Sides } from '../../../shared/galaxy/odds/ranks.ts'
import type { Moved } from '../../../shared/galaxy/shapes/move.ts'
import { mySeat } from '../../net/room.ts'
import { Choices } from '../../parts/Choices.tsx'
import { say } from '../../text/text.ts'
import { reads } from '../reads.ts'
import { galaxyTable } from '../table.ts'

const retreats = ['never', 'low', 'half'] as const
type Retreat = (typeof retreats)[number]
const below: Readonly<Record<Retreat, number>> = { never: 0, low: 0.25, half: 0.5 }

/** What would come of the battle there, with the retreat one would choose where there is somewhere to go. */
export function SpaceOutlook({ hex, moved }: { hex: HexId; moved: Moved }) {
  const [retreat, choose] = useState<Retreat>('never')
  const table = galaxyTable.value
  const seat = mySeat.value
  const sides = useMemo(
    () => (table && seat !== undefined ? reads.spaceForecast(table, seat, hex, moved) : undefined),
    [table, seat, hex, moved],
  )
  if (!sides) return null
  const { attacker, defender } = sides
  if (!attacker.canLeave) return <Odds sides={sides} />
  return (
    <Odds sides={{ attacker: { ...attacker, leavesBelow: below[retreat] }, defender }}>
      <Choices<Retreat>
        legend={say('galaxy.odds.retreat')}
        choices={retreats.map(value => ({ value, name: say(`galaxy.odds.retreat.${value}`) }))}
        chosen={retreat}
        onChoose={choose}
      />
    </Odds>
  )
}

/** The same for a landing, with leaders who come down. */
export function InvasionOutlook({ planet, landing, leaders }: Landing) {
  const table = galaxyTable.value
  const seat = mySeat.value
  const [landed, led] = [landing.join(), leaders.join()]
  const sides = useMemo(
    () =>
      table && seat !== undefined && landing.length > 0
        ? reads.invasionForecast(table, seat, planet, landing, leaders)
        : undefined,
    [table, seat, planet, landed, led],
  )
  return sides ? <Odds sides={sides} /> : null
}

interface Landing {
  planet: string
  landing: readonly string[]
  leaders: readonly string[]
}

const percent = (part: number) => Math.round(part * 100)

/** In a line; what else there is to know unfolds. */
function Odds({ sides, children }: { sides: Sides; children?: ComponentChildren }) {
  const odds = useMemo(() => oddsOf(sides), [JSON.stringify(sides)])
  const parts = [
    ['win', odds.attacker + odds.defenderLeaves],
    ['leave', odds.attackerLeaves],
    ['draw', odds.neither],
    ['lose', odds.defender],
  ] as const
  const seen = parts.filter(([, part]) => percent(part) > 0)
  return (
    <details class="outlook">
      <summary>
        <span class="outlook-bar" aria-hidden="true">
          {seen.map(([name, part]) => (
            <span key={name} class={name} style={`flex:${part}`} />
          ))}
        </span>
        <span class="outlook-line" aria-live="polite">
          {seen.map(([name, part]) => (
            <span key={name}>{say(`galaxy.odds.${name}`, { percent: percent(part) })}</span>
          ))}
        </span>
      </summary>
      <p class="hint">
        {say('galaxy.odds.lost', { mine: tenths(odds.lost.attacker), theirs: tenths(odds.lost.defender) })}
        {!odds.exact && ` · ${say('galaxy.odds.simulated')}`}
      </p>
      {children}
    </details>
  )
}

const tenths = (n: number) => Math.round(n * 10) / 10
