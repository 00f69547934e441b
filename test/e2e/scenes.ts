import type { AskFrame } from '../../shared/engine/frames.ts'
import type { OneOf, Options } from '../../shared/engine/options.ts'
import type { Casualties } from '../../shared/galaxy/shapes/casualties.ts'
import type { Land } from '../../shared/galaxy/shapes/land.ts'
import type { Turn } from '../../shared/galaxy/shapes/turn.ts'
import { activations, transfers } from '../../shared/ti3/activation.ts'
import { unitOf } from '../../shared/ti3/content/units.ts'
import { moveOptions } from '../../shared/ti3/movement.ts'
import type { Table } from '../../shared/ti3/table.ts'
import { midgame, type Situation } from '../ti3/midgame.ts'
import type { Shown } from './stage.ts'

/** Moments in the middle of a six-player game, as p1 sees them. */

const war: Situation = {
  players: 6,
  seed: 'war',
  round: 4,
  races: { p1: 'sol', p2: 'letnev', p3: 'hacan', p4: 'l1z1x', p5: 'mentak', p6: 'xxcha' },
  tiles: {
    a0: 'sys_abyz__fria',
    a1: 'special_nebula',
    a2: 'sys_quann',
    a3: 'sys_qucenn__rarron',
    a4: 'sys_alpha',
    a5: 'special_asteroid_1',
    b0: 'sys_lazar__sakulag',
    b1: 'sys_mehar_xull',
    b2: 'empty_1',
    b3: 'sys_beta',
  },
  units: {
    p1: {
      jord: { space_dock: 1, pds: 2, ground_force: 4 },
      c0: { carrier: 2, dreadnought: 1, cruiser: 1, fighter: 7, ground_force: 1 },
      b1: { cruiser: 2, destroyer: 1, dreadnought: 1 },
      b0: { carrier: 1, ground_force: 2, fighter: 3, destroyer: 1 },
      lazar: { ground_force: 2, pds: 1 },
      sakulag: { ground_force: 1 },
      mehar_xull: { ground_force: 3, space_dock: 1 },
    },
    p3: {
      arretze: { space_dock: 1, pds: 1, ground_force: 3 },
      c3: { carrier: 1, fighter: 2, cruiser: 1 },
      b2: {
        war_sun: 1,
        dreadnought: 2,
        cruiser: 3,
        destroyer: 2,
        carrier: 1,
        fighter: 11,
        ground_force: 5,
        pds: 1,
      },
      quann: { ground_force: 12, pds: 2 },
      a2: { destroyer: 2, fighter: 1 },
    },
    p4: { a0: { dreadnought: 2, cruiser: 1 }, abyz: { ground_force: 2, pds: 1 }, fria: { ground_force: 1 } },
    p2: {
      mecatol_rex: { ground_force: 4, pds: 2 },
      m0: { carrier: 1, cruiser: 2, fighter: 4, ground_force: 2 },
      c9: { cruiser: 1 },
    },
    p5: { a3: { cruiser: 1 }, qucenn: { ground_force: 1 }, c6: { carrier: 1, destroyer: 2 } },
    p6: { c12: { carrier: 2, fighter: 4 }, a4: { destroyer: 1 } },
  },
  planets: {
    p1: ['lazar', 'sakulag', 'mehar_xull', 'saudor'],
    p2: ['mecatol_rex', 'lodor'],
    p3: ['quann', 'vefut_ii', 'coorneeq', 'resculon'],
    p4: ['abyz', 'fria'],
    p5: ['qucenn', 'dal_bootha', 'xxehan'],
    p6: ['arnor', 'lor', 'rarron'],
  },
  exhausted: ['lazar', 'quann', 'xxehan', 'mecatol_rex'],
  technologies: {
    p1: ['antimass_deflectors', 'xrd_transporters', 'cybernetics'],
    p3: ['war_sun_tech', 'deep_space_cannon'],
  },
  counters: { p1: { pool: 3, fleet: 5 }, p3: { fleet: 9, pool: 1 } },
  activated: { p1: ['b11'], p2: ['m0'], p3: ['b2', 'a2'], p4: ['a0', 'm0'], p5: ['m0'] },
  cards: { p1: ['base_political'], p2: ['base_warfare'], p3: ['base_trade'] },
  change({ table }) {
    table.active = 'p1'
    table.speaker = 'p2'
    for (const unit of Object.values(table.units))
      if (unit.kind === 'dreadnought' && (unit.at === 'b1' || unit.at === 'a0')) unit.damaged = true
  },
}

export const midwar = (more: Situation = {}): Table => midgame({ segment: 'rest' }, { ...war, ...more }).table

const ask = (text: string, options: Options, about?: AskFrame['about']): AskFrame => ({
  key: `1.test/${text}`,
  rule: 'ti3/10.action',
  text,
  options,
  ...(about && { about }),
})

export { ask, war }

export function turnScene(table: Table): Shown {
  const { hexes, not } = activations(table, 'p1')
  const { pairs, not: noPair } = transfers(table, 'p1')
  const options: Turn = {
    shape: 'turn',
    tactical: hexes,
    transfer: pairs,
    strategic: ['base_political', 'base_warfare'].filter(id => id in table.strategyCards),
    special: {},
    pass: false,
    not: {
      ...not,
      ...(noPair && { transfer: noPair }),
      pass: { code: 'strategicFirst', why: 'refused.strategicFirst', rule: 'ti3/12.pass' },
    },
  }
  return { table, asks: [ask('ti3.ask.turn', options)] }
}

export const moveScene = (table: Table, hexes: string[]): Shown => ({
  table: {
    ...table,
    doing: { kind: hexes.length > 1 ? 'transfer' : 'tactical', of: 'p1', hexes, fired: {} },
  },
  asks: [
    ask(hexes.length > 1 ? 'ti3.ask.moveBetween' : 'ti3.ask.move', moveOptions(table, 'p1', hexes), {
      hex: hexes[0] ?? '',
    }),
  ],
})

const mine = (table: Table, hex: string) =>
  Object.entries(table.units).filter(([, { of, at, planet }]) => of === 'p1' && at === hex && !planet)

/** Troops of b0 before a planet that is defended and one that is not. */
export function landScene(table: Table): Shown {
  const aboard = mine(table, 'b0').filter(([, unit]) => unit.aboard)
  const options: Land = {
    shape: 'land',
    units: Object.fromEntries(
      aboard.map(([id, { kind, aboard: ship = '' }]) => [id, { kind, aboard: ship }]),
    ),
    planets: {
      abyz: { kind: 'hostile', pds: 0, defenders: 2 },
      fria: { kind: 'neutral', pds: 2, defenders: 0 },
    },
    ships: {},
  }
  return { table, asks: [ask('ti3.ask.land', options)] }
}

/** Four hits on the home fleet. */
export function hitsScene(table: Table): Shown {
  const ships = mine(table, 'c0').filter(([, unit]) => !unit.aboard)
  const options: Casualties = {
    shape: 'casualties',
    hits: 4,
    units: Object.fromEntries(
      ships.map(([id, { kind }]) => [
        id,
        {
          kind,
          loss: unitOf(kind).cost / unitOf(kind).built,
          ...(kind === 'dreadnought' && { sustains: true as const }),
          ...(kind === 'carrier' && { cargo: 1 }),
        },
      ]),
    ),
  }
  return { table, asks: [ask('ti3.ask.casualties', options, { count: options.hits })] }
}

/** The council elects one of all planets that anybody holds. */
export function voteScene(table: Table): Shown {
  const planets = Object.keys(table.planets)
  const options: OneOf = {
    shape: 'oneOf',
    of: {
      ...Object.fromEntries(planets.map(planet => [planet, { on: { planet } }])),
      abstain: { text: 'galaxy.vote.abstain' },
    },
  }
  const card = 'holy_planet_of_ixth'
  return {
    table: { ...table, agenda: { card, candidates: planets, votes: {}, asked: 'p1' } },
    asks: [ask('ti3.ask.vote', options, { card, count: 3 })],
  }
}

/** Plague on a planet of mine, and a Sabotage in my hand. */
export function cardScene(table: Table): Shown {
  const about = { seat: 'p3', card: 'plague', planet: 'lazar' }
  const options: OneOf = { shape: 'oneOf', of: { 'sabotage.1': { on: { card: 'sabotage' } }, pass: {} } }
  return {
    table,
    hand: { actionCards: { 'sabotage.1': true } },
    asks: [
      {
        ...ask('ti3.ask.playAfterCard.planet', options, about),
        rule: 'ti3/22.announce',
        otherwise: 'pass',
        window: 'afterActionCard',
      },
    ],
    log: [
      { at: 1, text: 'ti3.log.playsCard', about: { seat: 'p3', card: 'plague' } },
      { at: 2, text: 'ti3.log.aim.planet', about: { seat: 'p3', planet: 'lazar' } },
    ],
  }
}

/** The council votes for or against; I am asked after most others. */
export function councilScene(table: Table): Shown {
  const card = 'imperial_peace'
  const options: OneOf = {
    shape: 'oneOf',
    of: {
      for: { text: 'galaxy.vote.for' },
      against: { text: 'galaxy.vote.against' },
      abstain: { text: 'galaxy.vote.abstain' },
    },
  }
  const votes = {
    p3: { count: 7, what: ['for'] },
    p4: { count: 5, what: ['against'] },
    p5: { count: 4, what: ['for'] },
    p6: { count: 0 },
  }
  return {
    table: { ...table, agenda: { card, candidates: ['for', 'against'], votes, asked: 'p1' } },
    asks: [
      { ...ask('ti3.ask.vote', options, { card, count: 8 }), rule: 'ti3/23.votes', otherwise: 'abstain' },
    ],
  }
}
