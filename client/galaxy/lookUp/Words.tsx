import type { ComponentType } from 'preact'
import { useEffect } from 'preact/hooks'
import type { Thing } from '../../parts/lookUp.ts'
import { split } from '../../parts/split.ts'
import { Word } from '../../parts/Word.tsx'
import { cardText } from '../cards/cards.ts'
import { askForTerms, dictionary } from './dictionary.ts'

interface WordsProps {
  text: string
  not?: string
  /** What is drawn before a word. */
  sign?: ComponentType<{ thing: Thing }>
}

/** A text whose words of the game can be tapped, but for what it is about itself. */
export function Words({ text, not, sign: Sign }: WordsProps) {
  useEffect(askForTerms, [])
  if (!dictionary.value) return <>{text}</>
  return (
    <>
      {split(text, dictionary.value, not).map((part, i) =>
        typeof part === 'string' ? (
          part
        ) : (
          <Word key={i} thing={part.thing}>
            {Sign && <Sign thing={part.thing} />}
            {part.said}
          </Word>
        ),
      )}
    </>
  )
}

/** All a card says, a paragraph each. */
export const CardWords = ({ id, as: Part = 'p' }: { id: string; as?: 'p' | 'dd' }) =>
  cardText(id).map(part => (
    <Part key={part}>
      <Words text={part} not={id} />
    </Part>
  ))
