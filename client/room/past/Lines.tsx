import { Dice } from '../../parts/Dice.tsx'
import { SayWords } from '../../parts/SayWords.tsx'
import { language } from '../../text/text.ts'
import type { Step } from './steps.ts'

/** What was told, with the dice as they fell. */
export function Lines({ step: { lines } }: { step: Step }) {
  let before = 0
  return (
    <ul>
      {lines.map(({ text, about, dice, private: own }, i) => {
        const after = before
        before += dice?.length ?? 0
        const needs = about?.['needs']
        return (
          <li key={i} class={own ? 'own' : undefined}>
            <SayWords text={text} about={about} />{' '}
            {dice && (
              <Dice
                dice={dice}
                needs={typeof needs === 'number' ? needs : undefined}
                falling
                after={after}
                silent
              />
            )}
          </li>
        )
      })}
    </ul>
  )
}

const day = 24 * 60 * 60 * 1000

/** The time, and for what was not today the day. */
export function whenOf({ lines }: Step): string {
  const at = lines.at(-1)?.at ?? 0
  return new Date(at).toLocaleString(language.value, {
    ...(Date.now() - at > day / 2 && { weekday: 'short', day: 'numeric', month: 'short' }),
    hour: '2-digit',
    minute: '2-digit',
  })
}
