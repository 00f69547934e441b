import { choose, tell } from '../../../engine/flow.ts'
import type { HexId } from '../../../galaxy/hexes.ts'
import { aimAt } from '../../aims.ts'
import { fleet } from '../../forces.ts'
import { hurriedAs } from '../../hurried.ts'
import { couldCome, couldSlip } from '../../movement.ts'
import { dockyards } from '../../reach.ts'
import { sheet } from '../../realm.ts'
import { begin } from '../../rules/lasting.ts'
import { kindOfCard } from '../../rules/playable.ts'
import type { Ti3, UnitId } from '../../table.ts'
import type { ActionCards } from '../act.ts'

/** Between activation and the first shot. */

const faster = 1
const shots = 3

export const moving = {
  flank_speed: {
    may: (table, by, { hexes }) => couldCome(table, by, hexes, faster),
    *does(table, { by }) {
      begin(table, { effect: 'flank_speed', by, until: 'movement' })
    },
    /** Nothing is made faster twice in a round: what came by it is remembered. */
    lasts: {
      numbers: { move: ({ hurried }) => (hurried ? 0 : 1) },
      at: {
        afterEnemyMovement: {
          *does(table, { by, about: { of, units } }) {
            if (of === by) for (const id of units) sheet(table, by).memory[hurriedAs(id)] = 'round'
          },
        },
      },
    },
  },

  in_the_silence_of_space: {
    aims: aimAt.hex((table, by, { hexes = [] }) => {
      const [to] = hexes
      return to === undefined || hexes.length > 1 ? [] : Object.keys(couldSlip(table, by, to))
    }),
    *does(table, { by, card, about, name }, from: HexId) {
      const effect = 'in_the_silence_of_space'
      const hex = yield* choose<HexId | undefined, Ti3>(by, ({ table }) => {
        const guarded = couldSlip(table, by, about.hexes[0] as HexId)[from] ?? []
        if (guarded.length === 0) return { skip: undefined }
        return {
          name: `${name}/past`,
          rule: 'ti3/22.aims',
          text: 'ti3.ask.slipsPast',
          about: { card: kindOfCard(card), hex: from },
          options: {
            shape: 'oneOf',
            of: Object.fromEntries(guarded.map(each => [each, { on: { hex: each } }])),
          },
        }
      })
      if (hex === undefined) return
      begin(table, { effect, by, until: 'movement', allows: { throughEnemies: true }, where: { from, hex } })
    },
  },

  experimental_battlestation: {
    hint: { harms: 'foe', by: 1.5 },
    may: (table, _by, { of, hex, units }) => units.length > 0 && fleet(table, of, hex).length > 0,
    aims: aimAt.unit((table, by, { hex = '' }) => dockyards(table, by, hex).map(({ id }) => id)),
    *does(table, { by }, unit: UnitId) {
      const effect = 'experimental_battlestation'
      begin(table, { effect, by, until: 'movement', adds: { dockShots: shots }, where: { unit } })
    },
  },

  minelayers: {
    hint: { harms: 'foe', by: 1.5 },
    may: (table, by, { units, hex }) =>
      units.length > 0 && fleet(table, by, hex).some(({ kind }) => kind === 'cruiser'),
    *does(table, { by, about: { of, hex } }) {
      const count = fleet(table, by, hex).filter(({ kind }) => kind === 'cruiser').length
      begin(table, {
        effect: 'minelayers',
        by,
        on: of,
        hex,
        until: 'casualties',
        adds: { waitingHits: count },
        where: { hex },
      })
      yield* tell('everyone', { text: 'ti3.log.mines', about: { seat: of, hex, count } })
    },
  },
} satisfies ActionCards
