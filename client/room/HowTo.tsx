import type { ComponentChildren } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { fetchLate } from '../net/late.ts'
import { Dialog } from '../parts/Dialog.tsx'
import { say } from '../text/text.ts'
import type { HowToStep } from './howToStep.ts'
import { howToDraw } from './howTos.ts'

/** How a game is played: its goal, its course, what ends it and what wins; a picture each. */
export function HowTo({ game, onClose }: { game: string; onClose(): void }) {
  const [steps, draw] = useState<readonly HowToStep[]>([])
  useEffect(() => {
    let undress = () => {}
    let isLeft = false
    void fetchLate(() => howToDraw(game)).then(({ steps: drawn, undress: off }) => {
      if (isLeft) return off()
      undress = off
      draw(drawn)
    })
    return () => {
      isLeft = true
      undress()
    }
  }, [game])
  return (
    <Dialog title={say('howTo.title', { game: say(`game.${game}`) })} onClose={onClose} sheet>
      <div class="how-to">
        <p class="hint">
          {say(`game.${game}.edition`)} · {say('howTo.minutes')}
        </p>
        <ol>
          {steps.map(([id, Picture]) => (
            <Step key={id} name={`howTo.${game}.${id}`} picture={<Picture />} />
          ))}
        </ol>
      </div>
    </Dialog>
  )
}

const Step = ({ name, picture }: { name: string; picture: ComponentChildren }) => (
  <li>
    <div class="how-to-picture" aria-hidden="true">
      {picture}
    </div>
    <div>
      <h3>{say(name)}</h3>
      <p>{say(`${name}.text`)}</p>
    </div>
  </li>
)
