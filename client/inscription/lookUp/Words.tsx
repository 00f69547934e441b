import { useEffect } from 'preact/hooks'
import { split } from '../../parts/split.ts'
import { Word } from '../../parts/Word.tsx'
import { askForTerms, dictionary } from './dictionary.ts'

/** A text whose words of the game can be tapped, but for what it is about itself. */
export function Words({ text, not }: { text: string; not?: string }) {
  useEffect(askForTerms, [])
  if (!dictionary.value) return <>{text}</>
  return (
    <>
      {split(text, dictionary.value, not).map((part, i) =>
        typeof part === 'string' ? (
          part
        ) : (
          <Word key={i} thing={part.thing}>
            {part.said}
          </Word>
        ),
      )}
    </>
  )
}
