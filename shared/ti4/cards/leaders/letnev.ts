import { oneMoreDie } from './dice.ts'

export const letnevLeaders = { viscount_unlenn: oneMoreDie('viscount_unlenn', 'space') } as const
