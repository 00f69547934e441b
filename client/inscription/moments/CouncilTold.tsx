import type { AgendaId } from '../../../shared/inscription/content/agendas.ts'
import type { Line } from '../../../shared/protocol.ts'
import { Say } from '../../parts/Say.tsx'
import { nameOfSeat, SeatMark } from '../../parts/SeatMark.tsx'
import { Words } from '../../parts/Words.tsx'
import { say } from '../../text/text.ts'
import { nameOf } from '../names.ts'
import { outcomeText } from '../panels/AgendaCard.tsx'
import { isOutcome, type Report, resultOf } from '../reports.ts'

const outcomes = ['pass', 'fail'] as const
const isVote = ({ text }: Line) => text.startsWith('inscription.log.vote.')

/** Who cast how many for what, what was decided, and what it does. */
export function CouncilTold({ told: { lines } }: { told: Report }) {
  const votes = lines.filter(isVote)
  const decided = lines.filter(({ text }) => isOutcome(text))
  const outcome = outcomes.find(each => decided.some(({ text }) => resultOf(text) === each))
  const card = String(lines.find(({ text }) => text === 'inscription.log.agenda')?.about?.['agenda'] ?? '')
  if (!outcome) return <AgainstAi votes={votes} decided={decided} />
  const { pass = 0, fail = 0 } = (decided[0]?.about ?? {}) as { pass?: number; fail?: number }
  const none = votes.filter(({ text }) => resultOf(text) === 'none')
  return (
    <div class="ins-council-told">
      <h3>{nameOf('agenda', card)}</h3>
      <div class="ins-benches">
        {outcomes.map(side => (
          <div key={side} class={side === outcome ? 'ins-bench decided' : 'ins-bench'}>
            <p class="ins-bench-head">
              <span>{say(`inscription.result.${side}`)}</span>
              <b>{side === 'pass' ? pass : fail}</b>
            </p>
            <Cast votes={votes.filter(({ text }) => resultOf(text) === side)} />
          </div>
        ))}
      </div>
      {none.length > 0 && (
        <p class="ins-abstained">
          <span class="hint">{say('inscription.moment.abstained')}</span>
          {none.map(({ about }) => (
            <Voter key={String(about?.['seat'])} seat={String(about?.['seat'])} />
          ))}
        </p>
      )}
      {pass === fail && <p class="hint">{say('inscription.moment.tie')}</p>}
      <p class="ins-comes">
        <b>{say(`inscription.moment.${outcome}`)}</b>{' '}
        {card !== '' && <Words text={outcomeText(card as AgendaId, outcome)} not={card} />}
      </p>
    </div>
  )
}

const Voter = ({ seat }: { seat: string }) => (
  <span class="ins-voter" title={nameOfSeat(seat)}>
    <SeatMark seat={seat} size={26} />
    <span class="hidden">{nameOfSeat(seat)}</span>
  </span>
)

const Cast = ({ votes }: { votes: readonly Line[] }) => (
  <ul class="ins-cast">
    {votes.map(({ about = {} }) => (
      <li key={String(about['seat'])}>
        <Voter seat={String(about['seat'])} />
        <b>{about['votes']}</b>
      </li>
    ))}
  </ul>
)

/** Each for itself: more votes than the AI, or not. */
const AgainstAi = ({ votes, decided }: { votes: readonly Line[]; decided: readonly Line[] }) => (
  <div class="ins-council-told">
    <ul class="ins-fights">
      {(decided.length > 0 ? decided : votes).map(({ text, about }, i) => (
        <li key={i} class={`ins-fight-side ${resultOf(text) === 'better' ? 'won' : 'lost'}`}>
          <span>
            <Say text={text} about={about} />
          </span>
        </li>
      ))}
    </ul>
  </div>
)
