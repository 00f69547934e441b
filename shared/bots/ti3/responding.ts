import type { AskFrame } from '../../engine/frames.ts'
import type { Hint } from '../../engine/hint.ts'
import type { OneOf } from '../../engine/options.ts'
import type { Moment } from '../../ti3/cards/moments.ts'
import { sheet } from '../../ti3/realm.ts'
import { munitions } from './fighting.ts'
import { bestCard } from './playing.ts'
import type { Seen } from './temper.ts'

/** What is free is used, and what costs something only where that can be spared; what nobody hinted at is let pass. */
function isWorth(seen: Seen, { costs, helps }: Hint): boolean {
  if (costs === 'counters') return sheet(seen.table, seen.seat ?? '').counters.strategy > 2
  if (helps === 'dice') return munitions(seen)
  return costs === undefined
}

/** A card, else what needs none. */
export function respond(seen: Seen, ask: AskFrame): string | undefined {
  const { of } = ask.options as OneOf
  const ids = Object.keys(of)
  const card = bestCard(seen, ask.about ?? {}, ids, ask.window as Moment | undefined)
  return card?.card ?? ids.find(id => of[id]?.hint && isWorth(seen, of[id].hint))
}
