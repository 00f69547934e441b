import type { TransferWords } from '../en/transfer.ts'

export const transferIt: TransferWords = {
  'galaxy.phase.stationing': 'Unità di partenza',
  'galaxy.turn.transfer.list': 'Quali due sistemi?',
  'galaxy.turn.transfer': 'Trasferimento…',
  'galaxy.turn.transfer.long': 'Azione di Trasferimento…',
  'galaxy.turn.transfer.yes': 'Trasferisci',
  'galaxy.turn.transfer.cost':
    'Un contatore dal Pool di Comando, uno dai rinforzi; le navi si muovono in entrambi i sensi.',
  'galaxy.turn.partner': 'Trasferimento tra qui e',
}
