import type { Seat } from '../../../engine/rules.ts'
import type { HexId } from '../../../galaxy/hexes.ts'
import { begin } from '../../../galaxy/rules/lasting.ts'
import { isGate } from '../../links.ts'
import { reaches } from '../../pieceLimits.ts'
import { print } from '../../prints.ts'
import { fighterSupport, fightersAt } from '../../supply.ts'
import type { Table, UnitId } from '../../table.ts'
import type { Component } from '../act.ts'
import { exhaustedAt } from '../costs.ts'
import { pickOf, putUnits } from '../factions/placing.ts'
import { riftwalkerMeian } from './creussHero.ts'

/** Which systems it joins stands in `links.ts`. */
const emissaryTaivra: Component = {
  at: {
    afterActivation: exhaustedAt('emissary_taivra', {
      choice: {
        line: (_table, by, { of }) => ({ hint: { helps: of === by ? 'fleet' : 'others' } }),
        may: (table, _by, { hex }) => table.doing?.newGate !== true && isGate(table, hex),
      },
      *does(table, { by, about: { hex } }) {
        begin(table, { effect: 'emissary_taivra', by, hex, until: 'tacticalAction' })
      },
    }),
  },
}

/** Fighters that come along: one for each ship with capacity that has passed a wormhole, as far as there is room. */
function joining(table: Table, seat: Seat, hex: HexId, gated: readonly UnitId[]): number {
  if (!reaches(table, seat, 'fighter', hex)) return 0
  const ships = gated.filter(id => {
    const ship = table.units[id]
    return ship !== undefined && ship.at === hex && print(table, seat, ship.kind).capacity > 0
  })
  const room = fighterSupport(table, seat, hex) - fightersAt(table, seat, hex)
  return Math.max(0, Math.min(ships.length, room))
}

const saiSeravus: Component = {
  at: {
    afterShipsMove: {
      choice: {
        hint: { gains: 'fighters' },
        may: (table, by, { of, hex, gated = [] }) => of === by && joining(table, by, hex, gated) > 0,
      },
      *does(table, { by, name, about: { hex, gated = [] } }) {
        const said = yield* pickOf<string>(
          by,
          {
            name: `${name}/fighters`,
            card: 'sai_seravus',
            text: 'ti4.ask.fightersAlong',
            hint: { gains: 'fighters' },
          },
          now =>
            Object.fromEntries(
              Array.from({ length: joining(now, by, hex, gated) }, (_, i) => [
                String(i + 1),
                {
                  text: 'ti4.act.units',
                  about: { unit: 'fighter', count: i + 1 },
                  hint: { helps: 'you', by: i + 1 },
                },
              ]),
            ),
        )
        if (said !== 'none') yield* putUnits(table, by, 'fighter', Number(said), { hex })
      },
    },
  },
}

export const creussLeaders = {
  emissary_taivra: emissaryTaivra,
  sai_seravus: saiSeravus,
  riftwalker_meian: riftwalkerMeian,
} as const
