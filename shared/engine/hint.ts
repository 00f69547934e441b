/** What an answer does, as data: by it bots choose, whatever the sentence says, and screens may mark what helps and what
 *  hurts. On a question it says what becomes of whatever is chosen, `{gains: 'technology'}`; on an option or a component what
 *  comes of it, `{harms: 'foe'}`. Each word names a thing of the game, or whom: */
export type Whom = 'you' | 'foe' | 'others' | 'all' | 'aimed'

type Said = string

export interface Hint {
  /** Good or ill for him, or for what is chosen. */
  readonly helps?: Whom | Said
  readonly harms?: Whom | Said
  /** How much, in planets; 1 where nothing is said. */
  readonly by?: number
  /** It comes to whoever chooses, or he gives it up. */
  readonly gains?: Said
  readonly loses?: Said
  /** It may be lost in what follows. */
  readonly risks?: Said
  /** It comes to him from whoever is chosen, or to another from him, or is exchanged for the like. */
  readonly takes?: Said
  readonly gives?: Said
  readonly trades?: Said
  /** It goes to the place that is chosen, or out of where it is. */
  readonly sends?: Said
  readonly leaves?: Said
  /** What is spent for it that no price tells. */
  readonly costs?: Said
  /** A component is pointed at it; which one, the question's `about` says. */
  readonly aims?: Said
  readonly uses?: Said
  readonly shows?: Said
  readonly decides?: Said
}
