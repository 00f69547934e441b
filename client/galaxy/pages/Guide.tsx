import { Words } from '../../parts/Words.tsx'
import { GuideAgain } from '../../room/guide/GuideAgain.tsx'
import { HowToAtTable } from '../../room/HowToAtTable.tsx'
import { say } from '../../text/text.ts'
import { edition } from '../edition.ts'
import { SignOf } from '../lookUp/SignOf.tsx'
import { reads } from '../reads.ts'
import type { OpenPageProps } from './page.ts'

/** The round from its beginning to its end; where the table is stands out. */
export function Guide({ table }: OpenPageProps) {
  const here = reads.guideNow(table)
  return (
    <>
      <p>{say('galaxy.guide.aim', { count: reads.pointsToWin(table) })}</p>
      <p class="row">
        <HowToAtTable />
        <GuideAgain words={`${edition.id}.lesson`} />
      </p>
      {Object.entries(reads.guide).map(([part, steps]) => (
        <section
          key={part}
          class={part === here ? 'guide here' : 'guide'}
          aria-current={part === here ? 'step' : undefined}
          aria-labelledby={`guide-${part}`}>
          <h3 id={`guide-${part}`}>
            {say(`galaxy.guide.${part}`)}{' '}
            {part === here && <span class="tag strong">{say('galaxy.guide.now')}</span>}
          </h3>
          <ol>
            {steps.map(step => (
              <li key={step}>
                <Words text={say(`galaxy.guide.${part}.${step}`)} sign={SignOf} />
              </li>
            ))}
          </ol>
        </section>
      ))}
    </>
  )
}
