import { choose, type Flow, tell } from '../../../engine/flow.ts'
import type { Seat } from '../../../engine/rules.ts'
import { sheet, spendable } from '../../realm.ts'
import { couldResearch } from '../../research.ts'
import { gainRelic } from '../../rules/exploration.ts'
import { purgeCard } from '../../rules/openCards.ts'
import { research } from '../../rules/research.ts'
import type { Fragment, Table, Ti4 } from '../../table.ts'
import type { Component } from '../act.ts'

/** What explorations leave before a player: relic fragments, devices. */

const unknown: Fragment = 'unknown_relic_fragment'
const needed = 3

const have = (table: Table, seat: Seat, id: Fragment): number => sheet(table, seat).fragments?.[id] ?? 0

function loseFragments(table: Table, seat: Seat, id: Fragment, count: number) {
  const { fragments = {} } = sheet(table, seat)
  const left = (fragments[id] ?? 0) - count
  if (left > 0) fragments[id] = left
  else delete fragments[id]
}

/** Unknown ones stand for any; how many of them are used is said where it is a choice. [35.9] */
function* fragmentsPurged(table: Table, seat: Seat, id: Fragment): Flow {
  const least = Math.max(0, needed - have(table, seat, id))
  const most = Math.min(needed - 1, have(table, seat, unknown))
  const count = yield* choose<string, Ti4>(seat, () => {
    if (least >= most) return { skip: String(least) }
    return {
      name: 'unknown',
      rule: 'ti4/35.9',
      text: 'ti4.ask.unknownFragments',
      about: { card: id },
      options: {
        shape: 'oneOf',
        of: Object.fromEntries(
          Array.from({ length: most - least + 1 }, (_, i) => [
            String(least + i),
            { text: 'ti4.explore.unknownFragments', about: { count: least + i } },
          ]),
        ),
      },
      otherwise: String(least),
    }
  })
  loseFragments(table, seat, unknown, Number(count))
  loseFragments(table, seat, id, needed - Number(count))
  yield* tell('everyone', { text: 'ti4.log.purgesFragments', about: { seat, card: id, count: needed } })
}

const fragment = (id: Fragment): Component => ({
  action: {
    hint: { helps: 'you', by: 3 },
    may: (table, seat) =>
      table.decks.relic > 0 && have(table, seat, id) + have(table, seat, unknown) >= needed,
    *does(table, seat) {
      yield* fragmentsPurged(table, seat, id)
      yield* gainRelic(table, seat, 'found')
    },
    endsTurn: true,
  },
})

/** Three unknown ones alone are of whatever kind one likes. */
const unknowns: Component = {
  action: {
    hint: { helps: 'you', by: 3 },
    may: (table, seat) => table.decks.relic > 0 && have(table, seat, unknown) >= needed,
    *does(table, seat) {
      loseFragments(table, seat, unknown, needed)
      yield* tell('everyone', {
        text: 'ti4.log.purgesFragments',
        about: { seat, card: unknown, count: needed },
      })
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
