import type { Seat } from '../../../engine/rules.ts'
import { opponentIn, troopsOn } from '../../battles.ts'
import { type TechnologyId, technologies } from '../../content/technologies.ts'
import { isGroundForce, piecesAt } from '../../forces.ts'
import { sheet } from '../../realm.ts'
import { hitFoe } from '../../rules/combat.ts'
import type { Table } from '../../table.ts'
import { fightsOnGround } from '../factions/means.ts'
import { type Mechs, mechsOn } from './deploy.ts'

/** Mechs that change how is fought. What they roll and sustain is printed on them. */

const better = 2

const hasMech = (table: Table, seat: Seat, hex: string): boolean =>
  piecesAt(table, hex).some(({ of, kind }) => of === seat && kind === 'mech')

const hasFragments = (table: Table, seat: Seat): boolean =>
  Object.values(sheet(table, seat).fragments ?? {}).some(count => count > 0)

/** Whether one of his technologies is copied: the token lies on it. */
function isCopied(table: Table, holder: Seat, of: Seat): boolean {
  const copies = Object.entries(sheet(table, holder).technologies)
  return copies.some(
    ([id, { token }]) =>
      token !== undefined &&
      (sheet(table, of).technologies[id as TechnologyId] !== undefined ||
        technologies[id as TechnologyId].faction === sheet(table, of).faction),
  )
}

export const fightingMechs: Mechs = {
  // While it fights on the ground itself it does not bombard: `volleys.ts`.
  annihilator: {},
  // Infantry beside it: see Fragile.
  shield_paling: {},
  moll_terminus: {
    wide: true,
    permits: {
      sustains({ table, of, holder, kind, planet }) {
        if (of === holder || planet === undefined || !isGroundForce(table, { of, kind })) return undefined
        return mechsOn(table, holder, planet).length > 0 ? false : undefined
      },
    },
  },
  iconoclast: {
    permits: {
      barraged: ({ table, holder, hex }) =>
        table.printing === 'latest' && hasMech(table, holder, hex) ? false : undefined,
    },
    numbers: {
      combat: ({ table, kind, against }) =>
        table.printing === 'first' && kind === 'mech' && against !== undefined && hasFragments(table, against)
          ? better
          : 0,
    },
  },
  mordred: {
    numbers: {
      combat: ({ table, holder, kind, against }) =>
        kind === 'mech' && against !== undefined && isCopied(table, holder, against) ? better : 0,
    },
  },
  valkyrie_exoskeleton: {
    permits: {
      sustainsSingly: ({ table, kind, planet }) =>
        (kind === 'mech' && planet !== undefined && table.battle?.planet === planet) || undefined,
    },
    at: {
      afterDamageSustained: {
        *does(table, { by, about: { of, units, battle }, name }) {
          if (of !== by || !fightsOnGround(battle, by)) return
          if (!units.some(id => table.units[id]?.kind === 'mech')) return
          yield* hitFoe(table, by, name, 1, troopsOn(table, battle.planet, opponentIn(battle, by)))
        },
      },
    },
  },
}
