import { choose, tell } from '../../../engine/flow.ts'
import type { Seat } from '../../../engine/rules.ts'
import { hitsOf } from '../../../galaxy/rules/dice.ts'
import { begin } from '../../../galaxy/rules/lasting.ts'
import { landedOn, opponentIn, shipsIn } from '../../battles.ts'
import type { PlanetId } from '../../content/planets.ts'
import { unitKinds } from '../../content/units.ts'
import { onPlanet, piecesAt } from '../../forces.ts'
import { isReady } from '../../openCards.ts'
import { sheetOf } from '../../prints.ts'
import { loseUnits, troopsTakeHits } from '../../rules/combat.ts'
import { noteDestroyed } from '../../rules/deeds.ts'
import { exhaustCard } from '../../rules/openCards.ts'
import { bring, unit } from '../../rules/pieces.ts'
import type { Battle, Table, Ti4, UnitId } from '../../table.ts'
import type { Component } from '../act.ts'
import { bacterialWeapon } from './turns.ts'

/** Technologies that speak in combat, and before and after it. */

const isSide = (battle: Battle | undefined, seat: Seat): battle is Battle =>
  battle?.attacker === seat || battle?.defender === seat

const dacxiveAnimators: Component = {
  at: {
    afterCombatWon: {
      choice: {
        hint: { gains: 'troops' },
        may: (_, by, { of, planet }) => of === by && planet !== undefined,
      },
      *does(table, { by, about: { hex, planet } }) {
        if (planet === undefined) return
        if (bring(table, { kind: 'infantry', of: by, at: hex, planet }) === 0) return
        const about = { seat: by, unit: 'infantry', count: 1, planet }
        yield* tell('everyone', { text: 'ti4.log.bringsOn', about })
      },
    },
  },
}

/** Ground forces that fight among them are ships too. [FAQ of the Nekro] */
const largeShips = (table: Table, seat: Seat, battle: Battle) =>
  shipsIn(table, table.battle ?? battle, seat).filter(({ kind }) => kind !== 'fighter')

const assaultCannon: Component = {
  at: {
    combatStart: {
      *does(table, { by, name, about: { battle } }) {
        if (!isSide(battle, by) || battle.planet !== undefined) return
        const opponent = opponentIn(battle, by)
        if (largeShips(table, by, battle).length < 3 || largeShips(table, opponent, battle).length === 0)
          return
        const id = yield* choose<UnitId, Ti4>(opponent, seen => ({
          name: `${name}/assault`,
          rule: 'ti4/78.2',
          text: 'ti4.ask.assaultCannon',
          about: { seat: by, card: 'assault_cannon' },
          hint: { loses: 'unit' },
          options: {
            shape: 'oneOf',
            of: Object.fromEntries(
              largeShips(seen.table, opponent, battle).map(({ id, kind }) => [
                id,
                { on: { unit: id }, about: { unit: kind } },
              ]),
            ),
          },
        }))
        const lost = largeShips(table, opponent, battle).filter(ship => ship.id === id)
        yield* loseUnits(table, opponent, `${name}/lost`, [id])
        noteDestroyed(table, by, lost)
      },
    },
  },
}

const structuresOn = (table: Table, seat: Seat, planet: PlanetId) =>
  onPlanet(table, planet).filter(({ of, kind }) => of === seat && unitKinds[kind].type === 'structure')

/** Unless ships of the other take it away. [65.3] */
const hasShield = (table: Table, seat: Seat, { hex, planet }: Battle): boolean =>
  planet !== undefined &&
  onPlanet(table, planet).some(({ of, kind }) => of === seat && sheetOf(table, of, kind)?.planetaryShield) &&
  !piecesAt(table, hex).some(({ of, kind }) => of !== seat && sheetOf(table, of, kind)?.breaksPlanetaryShield)

/** Whoever makes the hit says whom it strikes. */
const askHit = (by: Seat, planet: PlanetId, opponent: Seat, name: string) =>
  choose<UnitId | undefined, Ti4>(by, ({ table }) => {
    const troops = landedOn(table, planet, opponent)
    const [first] = troops
    if (troops.every(({ kind, damaged }) => kind === first?.kind && damaged === first?.damaged))
      return { skip: first?.id }
    return {
      name: `${name}/struck`,
      rule: 'ti4/42.1',
      text: 'galaxy.ask.aim.unit',
      about: { card: 'magen_defense_grid' },
      hint: { harms: 'aimed' },
      options: {
        shape: 'oneOf',
        of: Object.fromEntries(
          troops.map(({ id, kind }) => [id, { on: { unit: id }, about: { unit: kind, seat: opponent } }]),
        ),
      },
    }
  })

/** By its first printing it stops one round, by the latest it brings Infantry and a hit. */
const magenDefenseGrid: Component = {
  at: {
    afterActivation: {
      *does(table, { by, about: { hex } }) {
        if (table.printing === 'first') return
        const structures = piecesAt(table, hex).filter(
          ({ of, kind }) => of === by && unitKinds[kind].type === 'structure',
        )
        const brought = structures.map(({ at, planet }) =>
          bring(table, { kind: 'infantry', of: by, at, ...(planet && { planet }) }),
        )
        const count = brought.filter(came => came > 0).length
        if (count > 0)
          yield* tell('everyone', {
            text: 'ti4.log.brings',
            about: { seat: by, unit: 'infantry', count, hex },
          })
      },
    },
    combatStart: {
      *does(table, { by, name, about: { battle } }) {
        if (table.printing === 'first' || !isSide(battle, by) || battle.planet === undefined) return
        const { planet } = battle
        if (structuresOn(table, by, planet).length === 0) return
        const opponent = opponentIn(battle, by)
        yield* tell('everyone', { text: 'ti4.log.gridHits', about: { seat: by, other: opponent, planet } })
        const troops = landedOn(table, planet, opponent)
        const hit = yield* askHit(by, planet, opponent, name)
        const gone = yield* troopsTakeHits(
          table,
          opponent,
          `${name}/grid`,
          1,
          troops.filter(({ id }) => id === hit),
        )
        noteDestroyed(
          table,
          by,
          troops.filter(({ id }) => gone.includes(id)),
        )
      },
    },
    combatRoundStart: {
      choice: {
        hint: { helps: 'you' },
        may: (table, by, { battle }) =>
          table.printing === 'first' &&
          isSide(battle, by) &&
          isReady(table, by, 'magen_defense_grid') &&
          hasShield(table, by, battle),
      },
      *does(table, { by, about: { battle } }) {
        yield* exhaustCard(table, by, 'magen_defense_grid')
        const on = opponentIn(battle, by)
        // The first round may be about to begin.
        const where = { round: Math.max(1, battle.round) }
        const lasts = { effect: 'magen_defense_grid', by, on, until: 'combat', where } as const
        begin(table, { ...lasts, forbids: { rollsInCombat: true } })
        yield* tell('everyone', { text: 'ti4.log.gridSilences', about: { seat: by, other: on } })
      },
    },
  },
}

const repairable = (table: Table, seat: Seat, { hex, planet, sustained = {} }: Battle) =>
  piecesAt(table, hex).filter(
    piece => piece.of === seat && piece.damaged && piece.planet === planet && !sustained[piece.id],
  )

/** One that took no damage in this round is repaired. */
const duraniumArmor: Component = {
  at: {
    afterHitsAssigned: {
      *does(table, { by, name, about: { of, battle } }) {
        if (of !== by || repairable(table, by, battle).length === 0) return
        const id = yield* choose<UnitId, Ti4>(by, seen => ({
          name: `${name}/repair`,
          rule: 'ti4/87.1',
          text: 'ti4.ask.repair',
          hint: { helps: 'unit' },
          options: {
            shape: 'oneOf',
            of: Object.fromEntries(
              repairable(seen.table, by, battle).map(({ id, kind }) => [
                id,
                { on: { unit: id }, about: { unit: kind } },
              ]),
            ),
          },
        }))
        delete unit(table, id).damaged
        const about = { seat: by, unit: unit(table, id).kind }
        yield* tell('everyone', { text: 'ti4.log.repairs', about })
      },
    },
  },
}

const isLatest = ({ table }: { table: Table }) => (table.printing === 'latest' ? true : undefined)

/** By its latest printing hits on the ground count twice; they are counted when all dice lie. */
const bacterial: Component = {
  ...(bacterialWeapon && { action: bacterialWeapon }),
  numbers: { bombardmentHits: { set: about => (isLatest(about) ? 2 : undefined) } },
  permits: { exhaustsBombarded: isLatest },
  at: {
    beforeCombatHits: {
      *does(table, { by, about: { of, step } }) {
        const { battle } = table
        if (table.printing === 'first' || step !== 'groundCombat' || !isSide(battle, by)) return
        if (of !== opponentIn(battle, by)) return
        const spared = battle.spared?.[of] ?? 0
        battle.spared = { ...battle.spared, [of]: spared - hitsOf(battle.thrown?.[by] ?? []) }
      },
    },
  },
}

/** Before his cannons fire at ships. */
const gravitonLaserSystem: Component = {
  at: {
    whenUnitAbilityRoll: {
      choice: {
        hint: { helps: 'you' },
        may: (table, by, { of, step, planet }) =>
          of === by &&
          step === 'spaceCannon' &&
          planet === undefined &&
          isReady(table, by, 'graviton_laser_system'),
      },
      *does(table, { by }) {
        yield* exhaustCard(table, by, 'graviton_laser_system')
        const effect = 'graviton_laser_system'
        begin(table, { effect, by, until: 'movement', allows: { cannonsSpareFighters: true } })
      },
    },
  },
}

export const fightingTechnologies = {
  x_89_bacterial_weapon: bacterial,
  graviton_laser_system: gravitonLaserSystem,
  duranium_armor: duraniumArmor,
  dacxive_animators: dacxiveAnimators,
  assault_cannon: assaultCannon,
  magen_defense_grid: magenDefenseGrid,
}
