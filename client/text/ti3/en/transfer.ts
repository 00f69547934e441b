/** What is said of transfers, and of the phases of a round. */
export const transferEn = {
  'galaxy.phase.stationing': 'Starting forces',
  'galaxy.turn.transfer.list': 'Which two systems?',
  'galaxy.turn.transfer': 'Transfer…',
  'galaxy.turn.transfer.long': 'Transfer action…',
  'galaxy.turn.transfer.yes': 'Transfer',
  'galaxy.turn.transfer.cost':
    'One counter from the Command Pool, one from reinforcements; ships move both ways.',
  'galaxy.turn.partner': 'Transfer between here and',
} as const

export type TransferWords = Readonly<Record<keyof typeof transferEn, string>>
