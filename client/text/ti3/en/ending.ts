/** How a game may end. */
export const endingEn = {
  'ti3.over.points': 'Victory point {count} decides it.',
  'ti3.over.lastObjective': 'The last objective is revealed: whoever leads has won.',
  'ti3.over.rex': 'Imperium Rex is revealed: whoever leads has won.',
  'ti3.over.objective': '{card} is fulfilled, and that ends the game at once.',
} as const

export type EndingWords = Readonly<Record<keyof typeof endingEn, string>>
