import type { RoundsWords } from '../en/rounds.ts'

export const roundsIt: RoundsWords = {
  'ti3.log.points': '{seat} ottiene {count} {count|punto|punti} vittoria.',
  'ti3.log.drawsCards': '{seat} pesca {count} {count|carta|carte} azione.',
  'ti3.log.gainsTradeGoods': '{seat} riceve {count} {count|bene commerciale|beni commerciali}.',
  'ti3.log.gainsCounters': '{seat} riceve {count} {count|segnalino|segnalini} comando.',
}
