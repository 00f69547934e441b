import type { Table } from './table.ts'

/** What an order may last for: until its value is another. */
export function spans({ round, active, turns = 0, battle }: Table): Record<string, string> {
  const turn = active && `${round} ${turns} ${active}`
  return {
    ...(turn && battle && { battle: [turn, battle.hex, battle.planet].join(' ') }),
    ...(turn && { turn }),
    ...(round > 0 && { round: `${round}` }),
  }
}
