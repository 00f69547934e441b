import type { AskFrame } from '../../engine/frames.ts'
import type { OneOf } from '../../engine/options.ts'
import type { Moment } from '../../ti3/acts/moments.ts'
import { sheet } from '../../ti3/realm.ts'
import { munitions } from './fighting.ts'
import { bestCard } from './playing.ts'
import type { Seen } from './temper.ts'

type Wants = (seen: Seen) => boolean

const always = () => true

/** What is worth using at its moment; everything else is let pass. */
const wants: Readonly<Record<string, Wants>> = {
  letnev_munitions: munitions,
  mentak_pillage: always,
  yssaril_spy: always,
  /** While counters are plenty, what nobody can say the good of is swept away. */
  xxcha_veto: ({ table, seat = '' }) => sheet(table, seat).counters.strategy > 2,
}

/** A card, else what needs none. */
export function respond(seen: Seen, ask: AskFrame): string | undefined {
  const ids = Object.keys((ask.options as OneOf).of)
  const card = bestCard(seen, ask.about ?? {}, ids, ask.window as Moment | undefined)
  return card?.card ?? ids.find(id => wants[id]?.(seen))
}
