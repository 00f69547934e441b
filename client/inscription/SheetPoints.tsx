import type { SheetId } from '../../shared/inscription/content/assets.ts'
import { say } from '../text/text.ts'
import { PointsSign } from './Signs.tsx'
import { pointsOn, scoreNow, shownSeat } from './table.ts'

/** What a sheet is worth as it stands. */
export function pointsOf(sheet: SheetId): number {
  const score = shownSeat.value ? scoreNow(shownSeat.value) : undefined
  return score ? pointsOn(score, sheet) : 0
}

export function SheetPoints({ sheet, size = 22 }: { sheet: SheetId; size?: number }) {
  const points = pointsOf(sheet)
  return (
    <>
      <PointsSign points={points} size={size} />
      <span class="hidden">{say('inscription.points', { count: points })}</span>
    </>
  )
}
