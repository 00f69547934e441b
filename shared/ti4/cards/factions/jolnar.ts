import { begin } from '../../../galaxy/rules/lasting.ts'
import { technologies } from '../../content/technologies.ts'
import { piecesAt } from '../../forces.ts'
import { isReady } from '../../openCards.ts'
import { gainGoods } from '../../rules/goods.ts'
import { exhaustCard } from '../../rules/openCards.ts'
import { mechsOn } from '../mechs/deploy.ts'
import { fightsInSpace, hasShips, type OfFaction } from './means.ts'

export const jolnar: OfFaction = {
  fragile: {
    numbers: {
      combat: ({ table, holder, kind, planet }) =>
        kind === 'infantry' && planet !== undefined && mechsOn(table, holder, planet).length > 0 ? 0 : -1,
    },
  },
  brilliant: { permits: { primaryInstead: ({ card }) => (card === 'technology' ? true : undefined) } },
  analytical: {
    numbers: { ignoredPrerequisites: ({ technology }) => (technologies[technology].unit ? 0 : 1) },
  },
  spacial_conduit_cylinder: {
    at: {
      afterActivation: {
        choice: {
          hint: { helps: 'fleet' },
          may: (table, by, { of, hex }) =>
            of === by &&
            isReady(table, by, 'spacial_conduit_cylinder') &&
            piecesAt(table, hex).some(piece => piece.of === by),
        },
        *does(table, { by, about: { hex } }) {
          yield* exhaustCard(table, by, 'spacial_conduit_cylinder')
          begin(table, { effect: 'spacial_conduit_cylinder', by, hex, until: 'tacticalAction' })
        },
      },
    },
  },
  e_res_siphons: {
    at: {
      afterActivation: {
        *does(table, { by, about: { of, hex } }) {
          if (of !== by && hasShips(table, by, hex)) yield* gainGoods(table, by, 4)
        },
      },
    },
  },
  j_n_s_hylarim: {
    at: {
      afterCombatRolls: {
        *does(table, { by, about: { battle } }) {
          if (!fightsInSpace(battle, by)) return
          for (const volley of table.battle?.thrown?.[by] ?? [])
            if (volley.kind === 'flagship') volley.more = { from: 9, hits: 2 }
        },
      },
    },
  },
}
