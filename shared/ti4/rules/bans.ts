import { choose, type Flow, tell, together } from '../../engine/flow.ts'
import type { SomeOf } from '../../engine/options.ts'
import type { Next, Seat } from '../../engine/rules.ts'
import type { FactionId } from '../content/factionIds.ts'
import { factionsOpen } from '../draft/factions.ts'
import type { Table, Ti4 } from '../table.ts'

/** Everybody names factions nobody is to lead, unseen, before any is dealt or chosen. */
export function* bans(table: Table, { each }: { each: number }): Flow<Next | undefined> {
  const named = yield* together<FactionId[]>(
    Object.fromEntries(table.order.map(seat => [seat, banning(seat, each)])),
    true,
  )
  for (const seat of table.order)
    for (const faction of named[seat] ?? []) {
      table.banned = { ...table.banned, [faction]: true }
      yield* tell('everyone', { text: 'ti4.log.bans', about: { seat, faction } })
    }
  return undefined
}

const banning = (seat: Seat, each: number) =>
  choose<FactionId[], Ti4>(seat, ({ table }) => ({
    name: 'ban',
    rule: 'ti4/bans',
    text: 'ti4.ask.ban',
    about: { count: each },
    hint: { harms: 'faction' },
    options: {
      shape: 'someOf',
      of: Object.fromEntries(
        factionsOpen(table).map(faction => [faction, { text: 'ti4.choice.faction', about: { faction } }]),
      ),
      least: 0,
      most: each,
    } satisfies SomeOf,
    otherwise: [],
  }))
