import { choose, type Flow, tell } from '../../../engine/flow.ts'
import type { SomeOf } from '../../../engine/options.ts'
import type { Seat } from '../../../engine/rules.ts'
import type { HexId } from '../../../galaxy/hexes.ts'
import { diceLying, dieLying } from '../../../galaxy/rules/dice.ts'
import { begin } from '../../../galaxy/rules/lasting.ts'
import { barrageDice, fights, refuges, retreatsTo } from '../../battles.ts'
import { fleet, piecesAt } from '../../forces.ts'
import { sheet } from '../../realm.ts'
import { throwOneAgain } from '../../rules/combat.ts'
import { giveCommodities } from '../../rules/commodities.ts'
import { flee } from '../../rules/retreat.ts'
import type { Battle, Table, Ti4 } from '../../table.ts'
import type { ActionCards, Playing } from '../act.ts'
import { aimAt } from '../aims.ts'

/** Rounds of combat, in space and on planets: how they are fought, and how they end. */

/** At the start of the first one nobody has counted it yet. */
const roundOf = ({ round }: Battle): number => Math.max(1, round)

const isSpace = ({ planet }: Battle): boolean => planet === undefined

/** It has not ended by something else at the same moment. */
const isOn = (table: Table, { attacker, hex, planet }: Battle): boolean =>
  planet !== undefined || fights(table, attacker, hex) !== undefined

const damagedOf = (table: Table, seat: Seat, hex: HexId) =>
  piecesAt(table, hex).filter(({ of, damaged }) => of === seat && damaged)

const ownDice = (table: Table, by: Seat) => diceLying(table).filter(({ of }) => of === by)

/** Each die by its place; those that missed are what one would throw again. */
export function* askDice(_table: Table, { by, card, name }: Playing): Flow<string[] | undefined> {
  return yield* choose<string[] | undefined, Ti4>(by, ({ table }) => {
    const dice = ownDice(table, by).map(die => {
      const { kind, place } = die
      const { volley, at = 0 } = dieLying(table, die) ?? {}
      const [count = 0, needs = 0] = [volley?.dice[at], volley?.needs]
      return { id: `${kind}.${place}`, unit: kind, count, needs }
    })
    if (dice.length === 0) return { skip: undefined }
    return {
      name: `${name}/dice`,
      rule: 'ti4/74.1',
      text: 'ti4.ask.diceAgain',
      about: { card },
      hint: { uses: 'dice' },
      options: {
        shape: 'someOf',
        of: Object.fromEntries(dice.map(({ id, ...about }) => [id, { text: 'ti4.ask.dieAgain', about }])),
        least: 1,
        most: dice.length,
      } satisfies SomeOf,
      otherwise: missed(dice),
    }
  })
}

const missed = (dice: readonly { id: string; count: number; needs: number }[]): string[] => {
  const failed = dice.filter(({ count, needs }) => count < needs)
  return (failed.length > 0 ? failed : dice.slice(0, 1)).map(({ id }) => id)
}

export const combatCards = {
  fighter_prototype: {
    hint: { harms: 'foe', by: 1 },
    may: (table, by, { hex }) => fleet(table, by, hex).some(({ kind }) => kind === 'fighter'),
    *does(table, { by, about: { hex } }) {
      const where = { step: 'spaceCombat', kind: 'fighter', hex, round: 1 }
      begin(table, { effect: 'fighter_prototype', by, until: 'combat', adds: { combat: 2 }, where })
    },
  },

  morale_boost: {
    hint: { harms: 'foe', by: 1 },
    may: (table, _, { battle }) => isOn(table, battle),
    *does(table, { by, about: { battle } }) {
      const where = { step: isSpace(battle) ? 'spaceCombat' : 'groundCombat', round: roundOf(battle) }
      begin(table, { effect: 'morale_boost', by, until: 'combat', adds: { combat: 1 }, where })
    },
  },

  emergency_repairs: {
    hint: { helps: 'you', by: 1 },
    may: (table, by, { battle }) => damagedOf(table, by, battle.hex).length > 0,
    *does(table, { by, about: { battle } }) {
      const repaired = damagedOf(table, by, battle.hex)
      for (const { id } of repaired) delete table.units[id]?.damaged
      const about = { seat: by, hex: battle.hex, count: repaired.length }
      yield* tell('everyone', { text: 'ti4.log.repairs', about })
    },
  },

  /** No retreat in the sense of the rules: nothing is announced, and nobody wins. */
  skilled_retreat: {
    aims: aimAt.hex((table, by) => {
      const { battle } = table
      return battle && isSpace(battle) && isOn(table, battle) ? refuges(table, by, battle.hex) : []
    }),
    *does(table, { by, about: { battle } }, to: string) {
      if (!isOn(table, battle) || !refuges(table, by, battle.hex).includes(to)) return
      if (table.battle) table.battle.drawn = true
      yield* flee(table, by, battle.hex, to)
    },
  },

  intercept: {
    hint: { harms: 'foe', by: 1 },
    may: ({ battle }, _, { of }) => battle?.retreats === of,
    *does({ battle }, { about: { of } }) {
      delete battle?.retreats
      yield* tell('everyone', { text: 'ti4.log.intercepted', about: { seat: of } })
    },
  },

  rout: {
    hint: { harms: 'foe', by: 1.5 },
    may: (table, by, { battle }) =>
      battle.defender === by && retreatsTo(table, battle.attacker, battle.hex).length > 0,
    *does({ battle }) {
      if (battle) battle.routed = battle.attacker
    },
  },

  waylay: {
    hint: { harms: 'foe', by: 1 },
    may: (table, by, { hex }) => fleet(table, by, hex).some(({ kind }) => barrageDice(table, by, kind) > 0),
    *does(table, { by }) {
      begin(table, { effect: 'waylay', by, until: 'combat', allows: { barragesShips: true } })
    },
  },

  fire_team: {
    hint: { harms: 'foe', by: 1 },
    may: (table, by) => ownDice(table, by).length > 0,
    aims: askDice,
    *does(table, { by, name }, chosen: string[]) {
      const dice = ownDice(table, by).filter(({ kind, place }) => chosen.includes(`${kind}.${place}`))
      for (const [nth, die] of dice.entries()) yield* throwOneAgain(table, by, die, `${name}/${nth + 1}`)
    },
  },

  salvage: {
    may: (table, _, { against }) => sheet(table, against).commodities > 0,
    does: (table, { by, about: { against } }) => giveCommodities(table, against, by),
  },
} satisfies ActionCards
