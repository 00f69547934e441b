import { type ActionCards, cancels } from '../act.ts'

/** Answers to cards and actions of others. */

export const answers = {
  sabotage: {
    *does() {
      return cancels
    },
    sure: true,
  },
} satisfies ActionCards
