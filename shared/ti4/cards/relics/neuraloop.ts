import type { Flow } from '../../../engine/flow.ts'
import type { Choice } from '../../../engine/options.ts'
import type { Seat } from '../../../engine/rules.ts'
import { type ObjectiveDeck, objectiveDecks } from '../../objectiveDecks.ts'
import { sheet } from '../../realm.ts'
import { purgeCard } from '../../rules/openCards.ts'
import { replaceObjective } from '../../rules/publicObjectives.ts'
import type { Table } from '../../table.ts'
import type { Component } from '../act.ts'
import { pickOf } from '../factions/placing.ts'

/** A public objective that was just shown makes place for another one. */

const relicsOf = (table: Table, seat: Seat): string[] => Object.keys(sheet(table, seat).relics ?? {})

const pick = <Id extends string>(
  seat: Seat,
  name: string,
  text: string,
  among: (table: Table) => Readonly<Record<string, Choice>>,
): Flow<Id | 'none'> => pickOf<Id>(seat, { name, card: 'neuraloop', text, rule: 'ti4/73.3' }, among)

const neuraloop: Component = {
  at: {
    objectiveRevealed: {
      choice: { may: table => objectiveDecks(table).length > 0 },
      *does(table, { by, name, about: { card } }) {
        const relic = yield* pick<string>(by, `${name}/relic`, 'ti4.ask.purgeRelic', now =>
          Object.fromEntries(relicsOf(now, by).map(id => [id, { on: { card: id } }])),
        )
        const deck = yield* pick<ObjectiveDeck>(by, `${name}/deck`, 'ti4.ask.objectiveDeck', now =>
          Object.fromEntries(objectiveDecks(now).map(id => [id, { text: `ti4.objectiveDeck.${id}` }])),
        )
        if (relic === 'none' || deck === 'none') return
        yield* purgeCard(table, by, relic)
        yield* replaceObjective(table, card, deck, name)
      },
    },
  },
}

export const relicsOfObjectives = { neuraloop } as const
