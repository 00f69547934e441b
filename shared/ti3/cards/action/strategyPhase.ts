import { tell } from '../../../engine/flow.ts'
import type { Seat } from '../../../engine/rules.ts'
import type { HexId } from '../../../galaxy/hexes.ts'
import { aimAt } from '../../aims.ts'
import type { PlanetId } from '../../content/planets.ts'
import type { AbilityId } from '../../content/races.ts'
import { abilitiesOf, holds, numberOf } from '../../effects.ts'
import { onPlanet } from '../../forces.ts'
import {
  clockwiseFrom,
  handLimit,
  hasActivated,
  othersClockwise,
  ownerOf,
  planetsOf,
  sheet,
  worthOfPlanet,
} from '../../realm.ts'
import { searchActionCards } from '../../rules/actionCards.ts'
import { endAgreement } from '../../rules/agreements.ts'
import { activate, gainCounters, tellGained } from '../../rules/economy.ts'
import { begin } from '../../rules/lasting.ts'
import { enforceSupply } from '../../rules/supplyLimits.ts'
import type { Table } from '../../table.ts'
import { breakableAgreements } from '../../trading.ts'
import { systemAt } from '../../ways.ts'
import type { ActionCards } from '../act.ts'

/** Cards of the Strategy Phase. */

const throne: PlanetId = 'mecatol_rex'
const summoned = 2
/** More ships than there are pieces. */
const allShips = 100

/** What only setting up the game asked for, and what nobody can copy. */
const ofSetup: readonly AbilityId[] = ['mentak_counter', 'l1z1x_counter', 'saar_docks']

const handOf = (table: Table, seat: Seat) => numberOf(table, seat, 'handLimit', handLimit, {})

const abilities = (table: Table, seat: Seat) => abilitiesOf(sheet(table, seat).race)

const learnable = (table: Table, by: Seat): string[] =>
  othersClockwise(table, by).flatMap(other =>
    abilities(table, other)
      .filter(id => !ofSetup.includes(id) && holds(table, other, id) && !holds(table, by, id))
      .map(id => `${other}.${id}`),
  )

const dockOn = (table: Table, planet: PlanetId) => onPlanet(table, planet, 'space_dock')[0]

/** Where another player could be said to have been: `p2.a1`. */
const jammed = (table: Table, by: Seat): string[] =>
  othersClockwise(table, by)
    .filter(other => sheet(table, other).counters.reinforcements > 0)
    .flatMap(other =>
      Object.keys(table.galaxy.tiles)
        .filter(hex => isOpen(table, hex) && !hasActivated(table, other, hex))
        .map(hex => `${other}.${hex}`),
    )

function isOpen(table: Table, hex: HexId): boolean {
  const system = systemAt(table, hex)
  return system !== undefined && !system.home && (!system.special || system.special === 'nebula')
}

export const strategyPhaseCards = {
  command_summit: {
    may: (table, by) => sheet(table, by).counters.reinforcements > 0,
    does: (table, { by }) => tellGained(by, 'counters', gainCounters(table, by, summoned)),
  },
  cultural_crisis: {
    hint: { harms: 'aimed', by: 1 },
    aims: aimAt.seat((table, by) => clockwiseFrom(table, by)),
    *does(table, { by, name }, on: Seat) {
      const hand = handOf(table, on)
      const crisis = { effect: 'cultural_crisis', by, on, until: 'round' } as const
      const silences = Object.fromEntries(abilities(table, on).map(id => [id, true] as const))
      begin(table, { ...crisis, silences })
      // What a hand may hold is left alone.
      const less = hand - handOf(table, on)
      if (less > 0) begin(table, { ...crisis, silences, adds: { handLimit: less } })
      yield* tell('everyone', { text: 'ti3.log.culturalCrisis', about: { seat: on } })
      for (const hex of Object.keys(table.galaxy.tiles))
        yield* enforceSupply(table, on, hex, `${name}/supply/${hex}`)
    },
  },
  grand_armada: {
    may: (table, by) => sheet(table, by).home !== undefined,
    *does(table, { by }) {
      const { home } = sheet(table, by)
      if (home === undefined) return
      begin(table, {
        effect: 'grand_armada',
        by,
        until: 'round',
        adds: { fleetSupply: allShips },
        where: { hex: home },
      })
      yield* tell('everyone', { text: 'ti3.log.grandArmada', about: { seat: by } })
    },
  },
  multiculturalism: {
    aims: aimAt.word(learnable, id => ({ on: { card: id.split('.')[1] ?? '' } })),
    *does(table, { by }, aim: string) {
      const [from, id] = aim.split('.') as [Seat, AbilityId]
      begin(table, {
        effect: 'multiculturalism',
        by,
        until: 'round',
        lends: { [id]: true },
        where: { ability: id },
      })
      yield* tell('everyone', { text: 'ti3.log.multiculturalism', about: { seat: by, from, card: id } })
    },
  },
  productivity_spike: {
    aims: aimAt.planet((table, by) =>
      planetsOf(table, by).filter(
        planet => dockOn(table, planet) && worthOfPlanet(table, planet, 'influence') > 0,
      ),
    ),
    *does(table, { by }, planet: PlanetId) {
      const dock = dockOn(table, planet)
      if (!dock) return
      begin(table, { effect: 'productivity_spike', by, until: 'round', where: { dock: dock.id } })
      yield* tell('everyone', { text: 'ti3.log.productivitySpike', about: { seat: by, planet } })
    },
    /** As much as its planet's influence is when it builds. */
    lasts: {
      numbers: {
        production: ({ table, planet, lasting }) =>
          planet && dockOn(table, planet)?.id === lasting?.where?.['dock']
            ? worthOfPlanet(table, planet, 'influence')
            : undefined,
      },
    },
  },
  signal_jamming: {
    hint: { harms: 'aimed', by: 1 },
    aims: aimAt.both('seat', 'hex', jammed),
    *does(table, _, aim: string) {
      const [on, hex] = aim.split('.') as [Seat, HexId]
      activate(table, on, hex, 'reinforcements')
      yield* tell('everyone', { text: 'ti3.log.jammed', about: { seat: on, hex } })
    },
  },
  synchronicity: {
    may: ({ decks, discards }) => decks.action + discards.action.length > 0,
    does: (table, { by, name }) => searchActionCards(table, by, name),
  },
  trade_stop: {
    may: table => breakableAgreements(table).length > 0,
    *does(table) {
      for (const pair of breakableAgreements(table)) yield* endAgreement(table, ...pair)
    },
  },
  /** It lies on Mecatol Rex, out of reach, until that planet is lost. */
  usurper: {
    may: (table, by) =>
      ownerOf(table, throne) === by &&
      !Object.values(table.lasting).some(({ effect }) => effect === 'usurper'),
    *does(table, { by, card }) {
      const lies = table.discards.action.indexOf(card)
      if (ownerOf(table, throne) !== by || lies < 0) return
      table.discards.action.splice(lies, 1)
      begin(table, { effect: 'usurper', by, planet: throne, until: 'lost', whileHeld: true, card })
      yield* tell('everyone', { text: 'ti3.log.usurps', about: { seat: by, planet: throne } })
    },
    /** Exhausted or not. */
    lasts: {
      numbers: {
        planetVotes: {
          set: ({ table, planet }) =>
            planet === throne ? 2 * worthOfPlanet(table, planet, 'influence') : undefined,
        },
      },
    },
  },
} satisfies ActionCards
