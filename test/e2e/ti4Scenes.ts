import type { Match } from '../../shared/engine/match.ts'
import type { SomeOf } from '../../shared/engine/options.ts'
import type { LogLine } from '../../shared/engine/play.ts'
import type { Seat } from '../../shared/engine/rules.ts'
import { ti4Rules } from '../../shared/ti4/rules/index.ts'
import type { Transaction } from '../../shared/ti4/shapes/transaction.ts'
import type { Hand, Ti4 } from '../../shared/ti4/table.ts'
import { started } from '../galaxy/midgame.ts'
import { council, letBe } from '../ti4/council.ts'
import { from, type Middle } from '../ti4/midgame.ts'
import type { ShownTi4 } from './stage.ts'

/** Moments in the middle of a six-player game of TI4. */

const war: Middle = {
  players: 6,
  round: 4,
  factions: { p1: 'sol', p2: 'letnev', p3: 'hacan', p4: 'l1z1x', p5: 'creuss', p6: 'xxcha' },
  tiles: {
    a0: 's26',
    a1: 's42',
    a2: 's25',
    a3: 's33',
    a4: 's39',
    a5: 's44',
    b1: 's27',
    b3: 's40',
    b5: 's35',
  },
  units: {
    p1: {
      jord: { space_dock: 1, pds: 2, infantry: 4 },
      a0: { dreadnought: 2, cruiser: 1, carrier: 1, fighter: 3, infantry: 2 },
      b1: { cruiser: 2, destroyer: 1 },
      new_albion: { infantry: 2, space_dock: 1 },
    },
    p2: {
      arc_prime: { space_dock: 1, infantry: 3 },
      wren_terra: { pds: 1, infantry: 2 },
      mecatol_rex: { infantry: 4, pds: 2 },
      m0: { flagship: 1, cruiser: 2, fighter: 4 },
    },
    p3: {
      arretze: { space_dock: 1, infantry: 3, pds: 1 },
      quann: { infantry: 4, pds: 1 },
      a2: { flagship: 1, destroyer: 2, fighter: 5 },
    },
    p4: {
      zero_zero_zero: { space_dock: 1, infantry: 5, pds: 1 },
      a3: { dreadnought: 2 },
      corneeq: { infantry: 2 },
    },
    p5: { creuss: { space_dock: 1, infantry: 3 }, a4: { carrier: 1, cruiser: 1, infantry: 3 } },
    p6: {
      archon_ren: { space_dock: 1, infantry: 3 },
      b5: { carrier: 1, fighter: 2 },
      bereg: { infantry: 2 },
    },
  },
  planets: {
    p1: ['new_albion', 'starpoint', 'lodor'],
    p2: ['mecatol_rex', 'wellon'],
    p3: ['quann', 'vefut_ii'],
    p4: ['corneeq', 'resculon'],
    p5: ['thibah'],
    p6: ['bereg', 'lirta_iv'],
  },
  exhausted: ['new_albion', 'quann', 'wellon'],
  technologies: {
    p1: ['neural_motivator', 'antimass_deflectors', 'sarween_tools', 'gravity_drive', 'cruiser_ii'],
    p2: ['plasma_scoring', 'magen_defense_grid'],
  },
  activated: { p1: ['b1'], p3: ['a2'], p4: ['m0'] },
  strategyCards: { warfare: 'p1', politics: 'p3', imperial: 'p2' },
  also({ table }) {
    delete table.custodians
    table.speaker = 'p3'
    table.tokens = { creuss_alpha: 'a4', creuss_beta: 'b1' }
    table.attachments = {
      starpoint: { terraforming_initiative: true },
      bereg: { core_mining: true },
      thibah: { demilitarized_zone_agenda: true },
    }
    for (const [seat, points] of Object.entries({ p1: 5, p2: 7, p3: 4, p4: 3, p5: 2, p6: 6 })) {
      const sheet = table.players[seat]
      if (sheet) sheet.points = points
    }
    const known = table.players['p1']?.technologies
    if (known) known.gravity_drive = { exhausted: true }
  },
}

const battle: Middle = {
  ...war,
  units: {
    ...war.units,
    p1: { ...war.units?.['p1'], a1: { dreadnought: 2, cruiser: 2, fighter: 3, carrier: 1, infantry: 3 } },
    p3: { ...war.units?.['p3'], a1: { flagship: 1, destroyer: 2, fighter: 4 } },
  },
}

const told = (log: readonly LogLine[], seat: Seat) =>
  log.filter(({ to }) => to === undefined || to === seat).map(line => ({ at: 0, ...line }))

/** As one of them sees it, whoever is asked. */
export function shown(match: Match<Ti4>, seat: Seat, log: readonly LogLine[] = []): ShownTi4 {
  const { table, hand } = match.view(seat)
  const asks = match.open.flatMap(({ to, ...ask }) =>
    to === seat && !ask.text.startsWith('test.') ? [ask] : [],
  )
  const waiting = [...new Set(match.open.map(({ to }) => to))]
  return structuredClone({
    game: 'ti4' as const,
    seat,
    table,
    hand: hand as Hand,
    asks,
    waiting,
    log: told(log, seat),
  })
}

/** A turn of p1 with all that may lie on a map. */
export function turnScene(): ShownTi4 {
  const game = from(
    { segment: 'turn', args: { seat: 'p1' } },
    {
      ...war,
      also: state => {
        war.also?.(state)
        state.table.phase = 'action'
        state.table.active = 'p1'
      },
    },
  )
  return shown(game.match, 'p1', game.log)
}

/** The council decides; some have voted, and two have foretold what comes of it. */
export function councilScene(): ShownTi4 {
  const game = letBe(council({ ...war, cards: ['mutiny'] }))
  for (const [seat, what] of Object.entries({ p4: 'for', p5: 'against' })) {
    if (game.table.agenda?.asked !== seat) continue
    game.say(seat, what)
    const open = game.match.open.find(({ key }) => key.endsWith('/votes'))
    if (open) game.say(seat, Object.keys((open.options as SomeOf).of).slice(0, 1))
    letBe(game)
  }
  const moment = shown(game.match, game.table.agenda?.asked ?? 'p1', game.log)
  if (moment.table.agenda)
    moment.table.agenda.predictions = {
      'imperial_rider.1': { by: 'p2', outcome: 'for' },
      'trade_rider.1': { by: 'p1', outcome: 'against' },
    }
  return moment
}

/** Two fleets have met at a planet, and the second round of dice has fallen. */
export function battleScene(): ShownTi4 {
  const game = from({ segment: 'spaceCombat', args: { seat: 'p1', hex: 'a1' } }, battle)
  for (let i = 0; i < 40; i++) {
    const open = game.match.open.find(({ text }) => !text.startsWith('test.'))
    if (!open || open.text === 'ti4.ask.casualties') break
    game.say(open.to, open.otherwise ?? 'no')
  }
  const asked = game.match.open.find(({ text }) => text === 'ti4.ask.casualties')
  return shown(game.match, asked?.to ?? 'p1', game.log)
}

/** The council votes on what the Speaker alone has read, as one who sits there sees it. */
export function hiddenAgendaScene(seat: Seat): ShownTi4 {
  const game = letBe(
    council({ ...war, options: { pok: 'yes' }, cards: ['covert_legislation', 'minister_of_war'] }),
  )
  return shown(game.match, seat, game.log)
}

/** Whoever defends has announced that he leaves; his foe is asked for losses. */
export function retreatScene(): ShownTi4 {
  const game = from({ segment: 'spaceCombat', args: { seat: 'p1', hex: 'a1' } }, battle)
  for (let i = 0; i < 40; i++) {
    const open = game.match.open.find(({ text }) => !text.startsWith('test.'))
    if (!open || open.text === 'ti4.ask.casualties') break
    game.say(open.to, open.text === 'ti4.ask.announceRetreat' ? 'yes' : (open.otherwise ?? 'no'))
  }
  const asked = game.match.open.find(({ text }) => text === 'ti4.ask.casualties')
  return shown(game.match, asked?.to ?? 'p1', game.log)
}

/** Somebody offers goods and a note of his for goods and a note, and says something. */
export function offerScene(): ShownTi4 {
  const game = from(
    { segment: 'turn', args: { seat: 'p3' } },
    {
      ...war,
      tradeGoods: { p1: 4, p3: 3 },
      also(state) {
        war.also?.(state)
        state.table.phase = 'action'
        state.table.active = 'p3'
        const sheet = state.table.players['p1']
        if (sheet) sheet.commodities = 2
      },
    },
  )
  const { with: partners, notes } = game.may('p3')['offer'] as Transaction
  const to = partners['p1'] ? 'p1' : (Object.keys(partners)[0] ?? 'p1')
  const [note] = notes.mine
  const refused = game.command('p3', 'offer', {
    to,
    gives: { goods: { tradeGoods: 2 }, ...(note !== undefined && { note }) },
    wants: { goods: { commodities: 1 } },
    says: 'And I leave New Albion alone until the next council.',
  })
  if (refused) throw new Error(refused.code)
  return { ...shown(game.match, to, game.log), may: game.may(to) }
}

/** All that may be attached to planets, and a field of asteroids with a wormhole in it. */
export function attachedScene(): ShownTi4 {
  const moment = turnScene()
  const { table } = moment
  table.attachments = {
    new_albion: { terraforming_initiative: true, research_team_biotic: true },
    quann: { core_mining: true, senate_sanctuary: true },
    mecatol_rex: { senate_sanctuary: true },
    bereg: { core_mining: true, demilitarized_zone_agenda: true, tomb_of_emphidia: true },
  } as NonNullable<typeof table.attachments>
  const [free] = Object.values(table.galaxy.tiles).filter(({ system }) => system === 's41')
  if (free) free.system = 's79'
  return moment
}

/** The last point is scored. */
export function endingScene(): ShownTi4 {
  const moment = turnScene()
  const { table } = moment
  for (const [seat, points] of Object.entries({ p1: 8, p2: 10, p3: 6, p4: 3, p5: 2, p6: 9 })) {
    const sheet = table.players[seat]
    if (sheet) sheet.points = points
  }
  return { ...moment, asks: [], over: ['p2'] }
}

/** Which faction to play: three were dealt. */
export function factionScene(): ShownTi4 {
  const { match, ok } = started(ti4Rules, 5, 'choosing', { galaxy: 'random', factions: 'threeDealt' })
  return shown(match, match.open[0]?.to ?? 'p1', [...ok.log])
}
