import { type Flow, inHand } from '../../engine/flow.ts'
import type { Seat } from '../../engine/rules.ts'
import type { Side } from '../content/assets.ts'
import type { UnitName } from '../content/effects.ts'
import type { DeployOptions } from '../shapes/deploy.ts'
import type { Inscription } from '../table.ts'
import { placements } from '../warfare.ts'
import { ask } from './asking.ts'
import type { Happening } from './happenings.ts'
import { drawUnit } from './warfare.ts'

/** Draws a unit onto the war grid, turned and flipped as the player likes. Where there is no room it is lost. */
export function* deploy(seat: Seat, unit: UnitName, half?: Side): Flow<Happening[]> {
  const placement = yield* ask<string | undefined>(seat, 'deploy', ({ hand }) => {
    const at = placements(hand.marks, unit, half)
    if (at.length === 0) return { skip: undefined }
    const options: DeployOptions = { shape: 'deploy', unit, at }
    return { rule: 'inscription/11.deploy', text: 'inscription.ask.deploy', about: { unit }, options }
  })
  if (placement === undefined) return []
  return yield* inHand<Inscription, Happening[]>(seat, ({ marks }) => drawUnit(marks, unit, placement))
}
