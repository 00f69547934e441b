import { Steps } from '../../ask/Steps.tsx'
import { say } from '../../text/text.ts'

/** So many numbers stand beside each other on a phone. */
const fewEnough = 7

interface VotesProps {
  readonly least: number
  readonly most: number
  readonly votes: number | undefined
  readonly disabled: boolean
  cast(votes: number): void
}

/** How many are cast: every number there is, or where there are many, one more and one fewer, and all. */
export function Votes({ least, most, votes, disabled, cast }: VotesProps) {
  const all = Array.from({ length: most - least + 1 }, (_, i) => least + i)
  if (all.length <= fewEnough)
    return (
      <fieldset class="ins-votes-cast" disabled={disabled}>
        <legend>{say('inscription.vote.cast', { most })}</legend>
        <div>
          {all.map(count => (
            <label key={count}>
              <input type="radio" name="votes" checked={votes === count} onChange={() => cast(count)} />
              <span>{count}</span>
            </label>
          ))}
        </div>
      </fieldset>
    )
  return (
    <div class="stepper" aria-disabled={disabled}>
      <span class="stepper-name">{say('inscription.vote.cast', { most })}</span>
      <Steps
        name={say('inscription.vote.some')}
        count={votes ?? 0}
        fewer={!disabled && votes !== undefined && votes > least ? () => cast(votes - 1) : undefined}
        more={!disabled && (votes ?? 0) < most ? () => cast((votes ?? 0) + 1) : undefined}
      />
      <button type="button" disabled={disabled} aria-pressed={votes === most} onClick={() => cast(most)}>
        {say('inscription.vote.all')}
      </button>
    </div>
  )
}
