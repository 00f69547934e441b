/** What an answer does, as data: by it bots choose, whatever the sentence says, and screens may mark what helps and what
 *  hurts. On a question it says what becomes of whatever is chosen, `{gains: 'technology'}`; on an option or a component what
 *  comes of it, `{harms: 'foe'}`. Each word names a thing of the game, or whom: */
export type Whom = 'you' | 'foe' | 'others' | 'all' | 'aimed'

/** What can be chosen, held, spent or sent. */
export type Thing =
  | 'actionCard'
  | 'agenda'
  | 'agreement'
  | 'counters'
  | 'dice'
  | 'domain'
  | 'faction'
  | 'fighters'
  | 'fleet'
  | 'home'
  | 'leader'
  | 'objective'
  | 'planet'
  | 'seat'
  | 'secondary'
  | 'ship'
  | 'strategyCard'
  | 'system'
  | 'technology'
  | 'tradeGoods'
  | 'troops'
  | 'unit'

export interface Hint {
  /** Good or ill for him, or for what is chosen. */
  readonly helps?: Whom | Thing
  readonly harms?: Whom | Thing
  /** How much, in planets; 1 where nothing is said. */
  readonly by?: number
  /** It comes to whoever chooses, or he gives it up. */
  readonly gains?: Thing
  readonly loses?: Thing
  /** It may be lost in what follows. */
  readonly risks?: Thing
  /** It comes to him from whoever is chosen, or to another from him, or is exchanged for the like. */
  readonly takes?: Thing
  readonly gives?: Thing
  readonly trades?: Thing
  /** It goes to the place that is chosen, or out of where it is. */
  readonly sends?: Thing
  readonly leaves?: 'battle'
  /** What is spent for it that no price tells. */
  readonly costs?: Thing
  /** A component is pointed at it; which one, the question's `about` says. */
  readonly aims?: 'card'
  readonly uses?: Thing
  readonly shows?: Thing
  readonly decides?: Thing
}
