import type { ComponentType } from 'preact'
import { useEffect } from 'preact/hooks'
import { lore, type Thing } from './lookUp.ts'
import { Word } from './Word.tsx'

interface WordsProps {
  text: string
  not?: string | undefined
  /** What is drawn before a word. */
  sign?: ComponentType<{ thing: Thing }>
}

/** A text whose words of the game can be tapped, but for what it is about itself. */
export function Words({ text, not, sign: Sign }: WordsProps) {
  const told = lore.value
  useEffect(() => told?.askForWords(), [told])
  if (!told) return <>{text}</>
  return (
    <>
      {told.wordsIn(text, not).map((part, i) =>
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
