import { receiveTradeGoods } from '../rules/receiving.ts'
import type { Table } from '../table.ts'
import type { ActsAt, Playing } from './act.ts'

type Taking = 'afterNeutralPlanetTaken' | 'afterPlanetLost' | 'neutralPlanetJoined'

const found = 1

/** Something is found on every planet that is newly theirs. */
export const scavenge = <M extends Taking>(
  isTaken: (playing: Playing<M>, table: Table) => boolean,
): ActsAt<M> => ({
  *does(table, playing) {
    if (isTaken(playing, table)) yield* receiveTradeGoods(table, playing.by, found, playing.name)
  },
})
