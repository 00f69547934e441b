import type { BattleWords } from '../en/battle.ts'

export const battleIt: BattleWords = {
  'ti3.log.fires': '{seat} spara con {unit}, colpendo da {needs}: {hits} {hits|colpo|colpi} a segno.',
  'ti3.log.loses': '{seat} perde {count} {count|unità|unità}.',
}
