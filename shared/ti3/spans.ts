import type { Table } from './table.ts'

/** What an order may last for: until its value is another. Turns that one player takes one after the other, as the last who
 *  has not passed, count as one. */
export function spans({ round, active, battle }: Table): Record<string, string> {
  const turn = active && `${round} ${active}`
  return {
    ...(turn && battle && { battle: [turn, battle.hex, battle.planet].join(' ') }),
    ...(turn && { turn }),
    ...(round > 0 && { round: `${round}` }),
  }
}
