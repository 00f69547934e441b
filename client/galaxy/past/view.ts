import { middle } from '../../../shared/galaxy/hexes.ts'
import type { Step } from '../../room/past/steps.ts'
import type { PastView } from '../../room/past/view.ts'
import { say } from '../../text/text.ts'
import { lookedAt } from '../map/picking.ts'
import type { Table } from '../table.ts'
import { charts } from './charts.ts'
import { pastOverlay } from './PastOverlay.tsx'
import { type Past, past } from './past.ts'
import { hexesOf } from './steps.ts'

/** The map goes back to how it was, and nothing else does. */
export const galaxyPast: PastView = {
  show(step) {
    if (!past.peek()) lookedAt.value = undefined
    past.value = step && pastOf(step as Step<Table>)
  },
  stage({ after }) {
    const { round, phase } = after as Table
    return round > 0
      ? say('galaxy.stage.round', { round, phase: phaseName(phase) })
      : say('galaxy.stage.ready')
  },
  phaseName,
  get rest() {
    return say('galaxy.past.rest')
  },
  charts,
}

function phaseName(phase: string): string {
  return say(`galaxy.phase.${phase}`)
}

/** In the past one only looks. */
function pastOf(step: Step<Table>): Past {
  const hexes = hexesOf(step)
  const attend = hexes.length > 0 ? [middle, ...hexes] : undefined
  const Overlay = pastOverlay(step)
  return {
    table: step.after,
    map: () => ({
      selected: lookedAt.value ?? hexes[0],
      onPick(hex) {
        lookedAt.value = lookedAt.value === hex ? undefined : hex
      },
      label: say('galaxy.past.map'),
      Overlay,
      attend,
    }),
  }
}
