import { tell } from '../../../engine/flow.ts'
import { begin, end } from '../../../galaxy/rules/lasting.ts'
import { attach } from '../../attachments.ts'
import type { PlanetId } from '../../content/planets.ts'
import { hexOf, ownerOf, sheet } from '../../realm.ts'
import { gainGoods } from '../../rules/goods.ts'
import { readyUp } from '../../rules/planets.ts'
import type { Component } from '../act.ts'
import { exhaustedAt, heroic } from '../costs.ts'

const tellurian: Component = {
  at: {
    hitsProduced: exhaustedAt('tellurian', {
      choice: { line: (_table, by, { of }) => ({ hint: { helps: of === by ? 'you' : 'others' } }) },
      *does(table, { by, about: { of } }) {
        begin(table, { effect: 'tellurian', by, on: of, until: 'hits', adds: { hitsTaken: -1 } })
        yield* tell('everyone', { text: 'ti4.log.hitsCancelled', about: { seat: of, count: 1 } })
      },
    }),
  },
}

const elysium: PlanetId = 'elysium'

/** It stays with the planet, whoever has it: its cannon is in `battles.ts`. [51.12] */
const ulTheProgenitor: Component = {
  action: heroic('ul_the_progenitor', {
    hint: { helps: 'planet', by: 3 },
    may: table => hexOf(table, elysium) !== undefined && table.attachments?.[elysium]?.geoform === undefined,
    *does(table, seat) {
      yield* readyUp(table, ownerOf(table, elysium) ?? seat, [elysium])
      attach(table, elysium, 'geoform')
      yield* tell('everyone', {
        text: 'ti4.log.attaches',
        about: { seat, card: 'ul_the_progenitor', planet: elysium },
      })
    },
    endsTurn: true,
  }),
}

export const titansLeaders = {
  tellurian,
  tungstantus: {
    at: {
      whenProducing: {
        choice: { hint: { gains: 'tradeGoods' }, may: (_table, by, { of }) => of === by },
        // It may pay for what is produced; where nothing is, nothing was gained.
        *does(table, { by }) {
          sheet(table, by).tradeGoods++
          begin(table, { effect: 'tungstantus', by, until: 'production' })
        },
      },
    },
    lasts: {
      at: {
        afterProduction: {
          *does(table, { by, about: { of } }) {
            if (of !== by) return
            end(table, 'production', by)
            sheet(table, by).tradeGoods--
            yield* gainGoods(table, by, 1)
          },
        },
        producedNothing: {
          *does(table, { by, about: { of } }) {
            if (of === by) sheet(table, by).tradeGoods--
          },
        },
      },
    },
  },
  ul_the_progenitor: ulTheProgenitor,
} satisfies Record<string, Component>
