import { Words } from '../../parts/Words.tsx'
import { cardText } from '../cards/cards.ts'

/** All a card says, a paragraph each. */
export const CardWords = ({ id, as: Part = 'p' }: { id: string; as?: 'p' | 'dd' }) =>
  cardText(id).map(part => (
    <Part key={part}>
      <Words text={part} not={id} />
    </Part>
  ))
