import { choose, tell } from '../../../engine/flow.ts'
import type { OneOf } from '../../../engine/options.ts'
import type { Seat } from '../../../engine/rules.ts'
import { cancels } from '../../../galaxy/components/acting.ts'
import type { HexId } from '../../../galaxy/hexes.ts'
import { begin } from '../../../galaxy/rules/lasting.ts'
import { piecesAt } from '../../forces.ts'
import { systemAt } from '../../galaxy.ts'
import { clockwiseFrom, hexOf, sheet } from '../../realm.ts'
import { takeActionCard } from '../../rules/actionCards.ts'
import { gainCounters, tellGained } from '../../rules/economy.ts'
import { bring } from '../../rules/pieces.ts'
import { gainTechnology } from '../../rules/research.ts'
import { enforceEverywhere } from '../../rules/supplyLimits.ts'
import { pools } from '../../rules/tokens.ts'
import { layToken, loseToken } from '../../rules/tokensOnMap.ts'
import { layWormhole, wormholeSites } from '../../rules/wormholes.ts'
import { ownSites } from '../../sites.ts'
import type { Table, Ti4 } from '../../table.ts'
import { byPrinting, laysOpen, mayIf, type NotePlays, ownerIn } from './plays.ts'

const rule = 'ti4/69.1'

const notHome = (table: Table): HexId[] =>
  Object.keys(table.galaxy.tiles).filter(hex => {
    const system = systemAt(table, hex)
    return system !== undefined && system.kind !== 'home'
  })

const scepterSites = (table: Table, seat: Seat): HexId[] =>
  notHome(table).filter(hex => piecesAt(table, hex).some(({ of }) => of === seat))

/** Whether a token of this player's lies on the sheet; the owner's own ones lie there too. */
function hasTokenOn(table: Table, owner: Seat, seat: Seat): boolean {
  const { counters, edicts } = sheet(table, owner)
  return seat === owner ? pools.some(pool => counters[pool] > 0) : edicts?.[seat] === true
}

/** Those that move tokens, troops and cards of their owner. */
export const tokensAndCards: NotePlays = {
  stymie: byPrinting(
    {
      may: mayIf(
        (table, by, _, { of, hex = '' }) => of !== by && piecesAt(table, hex).some(piece => piece.of === by),
      ),
      *does(table, playing) {
        const mover = playing.about.of as Seat
        const hex = yield* choose<HexId, Ti4>(playing.by, seen => ({
          name: `${playing.name}/hex`,
          rule,
          text: 'galaxy.ask.aim.hex',
          about: { card: 'stymie' },
          hint: { aims: 'card' },
          options: {
            shape: 'oneOf',
            of: Object.fromEntries(notHome(seen.table).map(at => [at, { on: { hex: at } }])),
          } satisfies OneOf,
        }))
        yield* layToken(table, mover, hex, playing.name)
      },
    },
    laysOpen,
  ),
  scepter_of_dominion: {
    may: (table, by) => scepterSites(table, by).length > 0,
    *does(table, playing) {
      const { by, name } = playing
      const owner = ownerIn(playing)
      const hex = yield* choose<HexId, Ti4>(by, seen => ({
        name: `${name}/hex`,
        rule,
        text: 'galaxy.ask.aim.hex',
        about: { card: 'scepter_of_dominion' },
        hint: { aims: 'card' },
        options: {
          shape: 'oneOf',
          of: Object.fromEntries(scepterSites(seen.table, by).map(at => [at, { on: { hex: at } }])),
        } satisfies OneOf,
      }))
      for (const seat of clockwiseFrom(table, table.speaker))
        if (seat !== by && hasTokenOn(table, owner, seat))
          yield* layToken(table, seat, hex, `${name}/${seat}`)
    },
  },
  creuss_iff: {
    may: (table, by) => wormholeSites(table, by).length > 0,
    *does(table, { by, name }) {
      yield* layWormhole(table, by, `${name}/iff`, 'creuss_iff')
    },
  },
  fires_of_the_gashlai: {
    may: mayIf(
      (table, by, owner) =>
        sheet(table, owner).counters.fleet > 0 && sheet(table, by).technologies.war_sun === undefined,
    ),
    *does(table, playing) {
      const owner = ownerIn(playing)
      yield* loseToken(table, owner, 'fleet')
      // At once: what is learnt may be answered.
      yield* enforceEverywhere(table, owner, `${playing.name}/supply`)
      yield* gainTechnology(table, playing.by, 'war_sun')
    },
  },
  military_support: {
    *does(table, playing) {
      const { by, name } = playing
      yield* loseToken(table, ownerIn(playing), 'strategy')
      const planet = yield* choose<string, Ti4>(by, seen => {
        const own = ownSites(seen.table, by)
        if (own.length === 0) return { skip: 'none' }
        const of = Object.fromEntries(own.map(id => [id, { on: { planet: id } }]))
        return {
          name: `${name}/planet`,
          rule,
          text: 'ti4.ask.noteInfantry',
          hint: { gains: 'troops' },
          options: { shape: 'oneOf', of: { ...of, none: { text: 'ti4.note.none' } } } satisfies OneOf,
          otherwise: 'none',
        }
      })
      const chosen = ownSites(table, by).find(id => id === planet)
      const at = chosen && hexOf(table, chosen)
      if (!chosen || at === undefined) return
      if (bring(table, { kind: 'infantry', of: by, at, planet: chosen }, 2) === 0) return
      yield* tell('everyone', {
        text: 'ti4.log.infantryPlaced',
        about: { seat: by, planet: chosen, count: 2 },
      })
    },
  },
  cybernetic_enhancements: byPrinting(
    {
      *does(table, { by }) {
        begin(table, { effect: 'cybernetic_enhancements', by, until: 'phase', adds: { statusTokens: 1 } })
      },
    },
    {
      may: mayIf((table, _, owner) => sheet(table, owner).counters.strategy > 0),
      *does(table, playing) {
        yield* loseToken(table, ownerIn(playing), 'strategy')
        yield* tellGained(playing.by, 'counters', gainCounters(table, playing.by, 1, 'strategy'))
      },
    },
  ),
  // The agenda that was revealed is discarded, and the next one takes its place: whoever asked sees to that.
  political_favor: {
    may: mayIf((table, _, owner) => sheet(table, owner).counters.strategy > 0),
    *does(table, playing) {
      yield* loseToken(table, ownerIn(playing), 'strategy')
      return cancels
    },
  },
  spy_net: {
    may: mayIf((table, _, owner) => sheet(table, owner).actionCards > 0),
    *does(table, playing) {
      yield* takeActionCard(table, playing.by, ownerIn(playing), 'spy_net', playing.name)
    },
  },
}
