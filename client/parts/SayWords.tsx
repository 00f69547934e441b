import type { About, TextId } from '../../shared/engine/rules.ts'
import { called, isSeat, pieces } from '../text/text.ts'
import { SeatName } from './SeatMark.tsx'
import { Word } from './Word.tsx'

/** A sentence of which whatever it names can be tapped. */
export const SayWords = ({ text, about }: { text: TextId; about?: About | undefined }) => (
  <>
    {pieces(text, about).map((piece, i) => {
      if (typeof piece === 'string') return piece
      const { kind, value, once } = piece
      return (
        <Word key={i} thing={{ kind: isSeat(value) ? 'seat' : kind, id: String(value) }}>
          {isSeat(value) ? <SeatName seat={value} once={once} /> : called(kind, value)}
        </Word>
      )
    })}
  </>
)
