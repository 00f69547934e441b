import type { Refusal } from '../../shared/engine/options.ts'
import type { ChosenOptions } from '../../shared/engine/rules.ts'
import type { PlayerCount } from '../../shared/ti3/content/setups.ts'

export interface ReadMap {
  readonly refused?: Refusal | undefined
  /** What is kept apart lies side by side. */
  readonly crowded?: boolean
}

type Reader = (chosen: ChosenOptions) => ReadMap

/** How each game reads a galaxy that is given as a text. */
export const readers: Readonly<Record<string, () => Promise<Reader>>> = {
  async ti3() {
    const { readMap } = await import('../../shared/ti3/map.ts')
    return ({ map = '', players = '4' }) => {
      const { refused, beside } = readMap(map, Number(players) as PlayerCount)
      return { refused, crowded: beside.length > 0 }
    }
  },
  async ti4() {
    const { isCrowded, whyNoGalaxy } = await import('../../shared/ti4/map.ts')
    return chosen => ({ refused: whyNoGalaxy(chosen), crowded: isCrowded(chosen) })
  },
}
