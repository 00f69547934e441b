import { useEffect, useRef, useState } from 'preact/hooks'
import type { Line } from '../../../shared/protocol.ts'
import { log, mySeat } from '../../net/room.ts'
import type { Battle } from '../table.ts'
import { type Report, reportsIn } from './reports.ts'

export interface Showing {
  readonly report: Report
  /** The first throw nobody has seen yet. */
  readonly from: number
  readonly isMine: boolean
}

/** From one throw to the next, slowly enough to be seen. */
export const pace = 1600
/** The end of a battle stays this long, one's own no longer than one needs to see it before one is asked on. */
const stays = 5400
const staysMine = 2600
/** Others go on meanwhile: more than these are read in the log. */
const most = 3
/** No turn tells more lines. */
const looksBack = 400

const isPartOf = ({ opening: { about = {} }, exchanges }: Report, seat: string | undefined): boolean =>
  seat !== undefined &&
  (about['seat'] === seat ||
    about['other'] === seat ||
    exchanges.some(({ throws }) => throws.some(thrown => thrown.seat === seat)))

/** It is seen as it is fought. */
const isUnderWay = ({ opening: { about = {} } }: Report, battle: Battle | undefined): boolean =>
  battle !== undefined &&
  (battle.planet === undefined ? about['hex'] === battle.hex : about['planet'] === battle.planet)

/** Battles that were over while one looked on, each from the first throw that was not seen, one after the other. */
export function useReports(battle: Battle | undefined): { shown: Showing | undefined; close(): void } {
  const lines = log.value
  const known = useRef(lines.at(-1)?.at ?? 0)
  const [queue, set] = useState<readonly Showing[]>([])
  useEffect(() => {
    const before = known.current
    known.current = lines.at(-1)?.at ?? before
    const fresh = freshIn(lines, before, battle)
    if (fresh.length > 0) set(now => [...now, ...fresh].slice(-most))
  }, [lines])
  const [shown] = queue
  const close = () => set(now => now.slice(1))
  useEffect(() => {
    if (!shown) return
    const throws = shown.report.exchanges.length - shown.from - 1
    const over = setTimeout(close, (shown.isMine ? staysMine : stays) + pace * throws)
    return () => clearTimeout(over)
  }, [shown])
  return { shown, close }
}

function freshIn(lines: readonly Line[], before: number, battle: Battle | undefined): Showing[] {
  const all = reportsIn(lines.slice(-looksBack))
  const last = all.at(-1)
  return all
    .filter(({ at, exchanges }) => at > before && exchanges.length > 0)
    .filter(report => !(report === last && isUnderWay(report, battle)))
    .map(report => {
      const unseen = report.exchanges.findIndex(({ at }) => at > before)
      const from = unseen < 0 ? report.exchanges.length - 1 : unseen
      return { report, from, isMine: isPartOf(report, mySeat.peek()) }
    })
}
