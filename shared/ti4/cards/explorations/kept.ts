import type { Seat } from '../../../engine/rules.ts'
import { sheet, spendable } from '../../realm.ts'
import { couldResearch } from '../../research.ts'
import { gainRelic } from '../../rules/exploration.ts'
import { purgeCard } from '../../rules/openCards.ts'
import { research } from '../../rules/research.ts'
import type { Fragment, Table } from '../../table.ts'
import type { Component } from '../act.ts'
import { fragmentsOf, purgeFragments, unknown } from './fragments.ts'

/** What explorations leave before a player: relic fragments, devices. */

const needed = 3

const fragment = (id: Fragment): Component => ({
  action: {
    hint: { helps: 'you', by: 3 },
    may: (table, seat) =>
      table.decks.relic > 0 && fragmentsOf(table, seat, id) + fragmentsOf(table, seat, unknown) >= needed,
    *does(table, seat) {
      yield* purgeFragments(table, seat, id, needed)
      yield* gainRelic(table, seat, 'found')
    },
    endsTurn: true,
  },
})

/** Three unknown ones alone are of whatever kind one likes. */
const unknowns: Component = {
  action: {
    hint: { helps: 'you', by: 3 },
    may: (table, seat) => table.decks.relic > 0 && fragmentsOf(table, seat, unknown) >= needed,
    *does(table, seat) {
      yield* purgeFragments(table, seat, unknown, needed)
      yield* gainRelic(table, seat, 'found')
    },
    endsTurn: true,
  },
}

const price = 6

const deviceOf = (table: Table, seat: Seat): string | undefined =>
  Object.keys(sheet(table, seat).kept ?? {}).find(card => card.startsWith('enigmatic_device'))

const enigmaticDevice: Component = {
  action: {
    hint: { gains: 'technology' },
    may: (table, seat) => spendable(table, seat, 'resources') >= price && couldResearch(table, seat, price),
    *does(table, seat) {
      const device = deviceOf(table, seat)
      const isDone = yield* research(table, seat, { name: 'device', rule: 'ti4/90.9', price })
      if (isDone && device !== undefined) yield* purgeCard(table, seat, device)
    },
    endsTurn: true,
  },
}

export const keptExplorations = {
  cultural_relic_fragment: fragment('cultural_relic_fragment'),
  hazardous_relic_fragment: fragment('hazardous_relic_fragment'),
  industrial_relic_fragment: fragment('industrial_relic_fragment'),
  unknown_relic_fragment: unknowns,
  enigmatic_device: enigmaticDevice,
} as const
