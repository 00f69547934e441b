import { assetOfSystem } from '../../../shared/inscription/navigation.ts'
import type { Marks } from '../../../shared/inscription/table.ts'
import { say } from '../../text/text.ts'
import { assetName } from '../names.ts'
import { sentence } from './sentence.ts'

interface Use {
  readonly worth: number | undefined
  readonly canChoose?: boolean
  readonly canClaim: boolean
  readonly canExplore: boolean
}

/** A system for those who hear the chart: what it is, how it stands, what can be done with it. */
export function systemLabel(
  marks: Marks,
  system: string,
  { worth, canChoose, canClaim, canExplore }: Use,
): string {
  const asset = assetOfSystem(marks, system)
  const what =
    asset === 'home' || asset === 'mecatol' || asset === 'none'
      ? assetName(asset)
      : say(`inscription.north.${system.startsWith('p') ? 'pocket' : 'system'}`, {
          what: assetName(asset),
          row: Number(system[1]),
        })
  return sentence(
    what,
    say(`inscription.north.${standing(marks, system)}`),
    worth !== undefined && say('inscription.north.worth', { count: worth }),
    canChoose
      ? say('inscription.can.choose')
      : canClaim
        ? say('inscription.north.canClaim')
        : canExplore && say('inscription.north.canExplore'),
  )
}

function standing({ navigation, assets }: Marks, system: string): string {
  if (navigation.crossed[system]) return 'barred'
  if (navigation.claimed[system]) return assets[`navigation:${system}`]?.spent ? 'spent' : 'claimed'
  return navigation.explored[system] ? 'explored' : 'unexplored'
}
