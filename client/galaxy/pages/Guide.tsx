import type { Table } from '../../../shared/ti3/table.ts'
import { pointsToWin } from '../../../shared/ti3/target.ts'
import { say } from '../../text/text.ts'
import { goingOn } from '../turn/round.ts'
import type { OpenPageProps } from './page.ts'

const steps = {
  strategy: ['pick', 'bonus'],
  action: ['strategic', 'tactical', 'transfer', 'special', 'pass'],
  tactical: ['activate', 'move', 'pds', 'battle', 'land', 'invade', 'build'],
  status: ['claim', 'repair', 'counters', 'refresh', 'gain', 'share', 'cards'],
} as const
type Part = keyof typeof steps

const now = (table: Table): Part | undefined => {
  if (table.phase === 'strategy' || table.phase === 'status') return table.phase
  if (table.phase !== 'action') return undefined
  return table.doing || goingOn(table) === 'battle' ? 'tactical' : 'action'
}

/** The round from its beginning to its end; where the table is stands out. */
export function Guide({ table }: OpenPageProps) {
  const here = now(table)
  return (
    <>
      <p>{say('ti3.guide.aim', { count: pointsToWin(table) })}</p>
      {(Object.keys(steps) as Part[]).map(part => (
        <section
          key={part}
          class={part === here ? 'guide here' : 'guide'}
          aria-current={part === here ? 'step' : undefined}
          aria-labelledby={`guide-${part}`}>
          <h3 id={`guide-${part}`}>
            {say(`ti3.guide.${part}`)}{' '}
            {part === here && <span class="tag strong">{say('ti3.guide.now')}</span>}
          </h3>
          <ol>
            {steps[part].map(step => (
              <li key={step}>{say(`ti3.guide.${part}.${step}`)}</li>
            ))}
          </ol>
        </section>
      ))}
    </>
  )
}
