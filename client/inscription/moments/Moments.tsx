import type { Line } from '../../../shared/protocol.ts'
import { lazy } from '../../parts/lazy.tsx'
import { useLatest } from '../../parts/useLatest.ts'
import { asks } from '../../room/windows/answered.ts'
import { lastReport, type Report } from '../reports.ts'
import { dressedMoments } from './dressed.ts'

const Moment = lazy(async () => (await dressedMoments()).Moment, { quiet: true })

const stays = 11_000

function lastMoment(lines: readonly Line[]): Report | undefined {
  const told = lastReport(lines)
  return told?.kind === 'production' ? undefined : told
}

const isStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches

/** The war or the council that was over while one looked on. Whoever wants nothing to move is not held up by it. */
export function Moments() {
  const { shown, close } = useLatest(lastMoment, stays)
  if (!shown || (isStill() && asks.value.length > 0)) return null
  return <Moment key={shown.at} told={shown} onClose={close} />
}
