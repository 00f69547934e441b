import { useState } from 'preact/hooks'
import { valueIn } from '../../../shared/inscription/aiTracks.ts'
import { dieVotes } from '../../../shared/inscription/content/ai.ts'
import type { BallotOptions } from '../../../shared/inscription/shapes/ballot.ts'
import { Confirm } from '../../ask/Confirm.tsx'
import { mySeat } from '../../net/room.ts'
import { nameOfSeat, SeatMark } from '../../parts/SeatMark.tsx'
import { Words } from '../../parts/Words.tsx'
import { give } from '../../room/answering.ts'
import type { Asked } from '../../room/asked.ts'
import { say, t } from '../../text/text.ts'
import { votesAtCouncil } from '../councilVotes.ts'
import { nameOf } from '../names.ts'
import { AgendaCard, outcomeText } from '../panels/AgendaCard.tsx'
import { event, marksOf, theTable } from '../table.ts'
import { Votes } from './Votes.tsx'

type Side = 'pass' | 'fail' | 'none'

/** For or against the agenda, and with how many votes; in secret until all have voted. Nothing is chosen before it is tapped. */
export function BallotDock({ ask }: { ask: Asked }) {
  const { most, counted } = ask.options as BallotOptions
  const [side, choose] = useState<Side>()
  // Of one there is no number to choose.
  const [votes, cast] = useState(!counted && most === 1 ? 1 : undefined)
  const abstains = counted ? votes === 0 : side === 'none'
  const value = abstains ? { votes: 0 } : counted ? { votes } : { for: side, votes }
  const isWhole = abstains || (votes !== undefined && (counted === true || side !== undefined))
  return (
    <>
      <div class="ins-ballot" data-lesson="vote">
        {counted ? <AgendaCard /> : <Sides most={most} side={side} choose={choose} />}
        {counted ? <AgainstAi /> : <VotesOfOthers />}
        {most > (counted ? 0 : 1) && (
          <Votes
            least={counted ? 0 : 1}
            most={most}
            votes={!counted && abstains ? undefined : votes}
            disabled={!counted && abstains}
            cast={cast}
          />
        )}
      </div>
      <Confirm
        text={isWhole ? '' : say(!counted && !side ? 'inscription.vote.how' : 'inscription.vote.howMany')}
        yes={
          !isWhole
            ? t('ask.confirm')
            : abstains
              ? say('inscription.vote.abstain')
              : counted || !side
                ? say('inscription.vote.yes', { count: votes ?? 0 })
                : say(`inscription.vote.yes.${side}`, { count: votes ?? 0 })
        }
        nothing={isWhole && abstains}
        disabled={!isWhole}
        onYes={() => void give(ask, value)}
      />
    </>
  )
}

/** What they hold lies open on their sheets; how they cast it does not. */
function VotesOfOthers() {
  const others = (theTable.value?.order ?? []).filter(seat => seat !== mySeat.value)
  return (
    <p class="ins-others-votes">
      <span class="hint">{say('inscription.vote.others')}</span>
      {others.map(seat => (
        <span key={seat} title={nameOfSeat(seat)}>
          <SeatMark seat={seat} size={20} />
          <span class="hidden">{nameOfSeat(seat)} </span>
          <b>{votesAtCouncil(marksOf(seat))}</b>
        </span>
      ))}
    </p>
  )
}

/** Known before the die is rolled: how far the AI has come on its track of votes. */
function AgainstAi() {
  const { ai } = theTable.value ?? {}
  const { stage } = event.value ?? {}
  if (!ai || !stage) return null
  const sure = valueIn(ai, 'votes', stage)
  const [least, most] = [
    sure + Math.min(...Object.values(dieVotes)),
    sure + Math.max(...Object.values(dieVotes)),
  ]
  return <p class="hint">{say('inscription.vote.ai', { least, most })}</p>
}

interface SidesProps {
  most: number
  side: Side | undefined
  choose(side: Side): void
}

/** The two outcomes as they are printed, to be tapped, and abstaining. */
function Sides({ most, side, choose }: SidesProps) {
  const card = theTable.value?.agenda?.card
  if (!card) return null
  return (
    <fieldset class="ins-sides">
      <legend>{nameOf('agenda', card)}</legend>
      {(['pass', 'fail', 'none'] as const).map(each => (
        <label key={each}>
          <input
            type="radio"
            name="vote"
            disabled={each !== 'none' && most === 0}
            checked={side === each}
            onChange={() => choose(each)}
          />
          <span>
            <b>{say(`inscription.vote.${each}`)}</b>
            {each !== 'none' && (
              <small>
                <Words text={outcomeText(card, each)} not={card} />
              </small>
            )}
          </span>
        </label>
      ))}
    </fieldset>
  )
}
