import { describe, expect, test } from 'vitest'
import { onPlanet } from '../../../../shared/ti4/forces.ts'
import { sheet } from '../../../../shared/ti4/realm.ts'
import { untilTrue } from '../../../galaxy/driving.ts'
import { unitsAt } from '../../../galaxy/fleets.ts'
import { type Held, holding } from '../../actionCards/hands.ts'
import { canUse, choicesAt } from '../../factions/scenes.ts'
import { around, from, type Middle } from '../../midgame.ts'
import { withoutLeaders, withRelics } from '../../pok/relicScene.ts'

/** Written from the cards and the rules alone: action cards of Prophecy of Kings and of the first Codex. */

const strategyCards: Middle['strategyCards'] = {
  leadership: 'p1',
  diplomacy: 'p2',
  trade: 'p3',
  imperial: 'p4',
}

const playing = (segment: string, args: object, held: Held, { also, ...scene }: Middle = {}) =>
  from(
    { segment, args: args as { seat: string } },
    {
      options: withRelics,
      strategyCards,
      ...scene,
      also: holding(held, state => {
        withoutLeaders(state)
        state.table.phase = 'action'
        state.table.active = 'p1'
        also?.(state)
      }),
    },
  )

const activated = (held: Held, scene: Middle) =>
  playing('tacticalAction', { seat: 'p1', hex: 'a0' }, held, { tiles: around({ a0: 's26' }), ...scene })

const turnOf = (held: Held, scene: Middle = {}) => {
  const game = playing('turn', { seat: 'p1' }, held, scene)
  return untilTrue(game, () => game.open.includes('p1:turn'))
}
type Game = ReturnType<typeof turnOf>

const special = (game: Game): string[] => Object.keys(game.offered<{ special: object }>('p1').special)

/** Nobody answers any card. */
const unanswered = (game: Game): Game => {
  for (;;) {
    const open = game.match.open.find(({ key }) => key.includes('whenActionCardPlayed'))
    if (!open) return game
    game.say(open.to, 'pass')
  }
}

describe('after an activation', () => {
  test('Decoy Operation: not to a demilitarized planet', () => {
    const scene: Middle = {
      planets: { p2: ['lodor'] },
      units: { p2: { a0: { space_dock: 1 }, arretze: { infantry: 2 } } },
      factions: { p2: 'saar' },
    }
    const held: Held = { p2: ['decoy_operation'] }
    const withTroops: Middle = { ...scene, units: { p2: { a0: { space_dock: 1, infantry: 2 } } } }
    expect(canUse(activated(held, withTroops), 'p2', 'decoy_operation')).toBe(true)
    const closed = activated(held, {
      ...withTroops,
      also({ table }) {
        table.attachments = { lodor: { demilitarized_zone: true } }
      },
    })
    expect(canUse(closed, 'p2', 'decoy_operation')).toBe(false)
  })

  test('Counterstroke, first printed: his own activation too', () => {
    const game = activated(
      { p1: ['counterstroke'] },
      { activated: { p1: ['a0'] }, tokens: { p1: { tactic: 1 } } },
    )
    untilTrue(game, () => canUse(game, 'p1', 'counterstroke')).say('p1', 'counterstroke')
    unanswered(game)
    expect(game.table.activated['a0']?.['p1']).toBeUndefined()
  })
})

describe("Coup d'Etat", () => {
  test('ends the turn; the Strategy Card is as ready as before, and its holder may not pass before he has used it', () => {
    const game = turnOf({ p2: ['coup_detat'] }).say('p1', { strategic: 'leadership' })
    untilTrue(game, () => canUse(game, 'p2', 'coup_detat')).say('p2', 'coup_detat')
    unanswered(game)
    untilTrue(game, () => game.open.includes('p2:turn'))
    expect(game.table.strategyCards.leadership.exhausted).toBeUndefined()
    expect(sheet(game.table, 'p1').passed).toBeUndefined()
    for (const [seat, card] of [
      ['p2', 'diplomacy'],
      ['p3', 'trade'],
      ['p4', 'imperial'],
    ] as const) {
      untilTrue(game, () => game.open.includes(`${seat}:turn`)).say(seat, { strategic: card })
    }
    untilTrue(game, () => game.open.includes('p1:turn'))
    expect(game.offered<{ pass: boolean }>('p1').pass).toBe(false)
  })
})

describe('component actions', () => {
  test('Divert Funding: one comes back and another is learnt, not the same; faction technologies and upgrades stay', () => {
    const game = turnOf(
      { p1: ['divert_funding'] },
      { technologies: { p1: ['sarween_tools', 'cruiser_ii', 'mirror_computing'] } },
    ).say('p1', { special: 'divert_funding' })
    // Of those three one alone may be returned.
    unanswered(game)
    untilTrue(game, () => game.told('ti4.log.technologyReturns').length === 1)
    expect(game.told('ti4.log.technologyReturns')[0]).toMatchObject({ technology: 'sarween_tools' })
    expect(choicesAt(game, 'p1')).not.toContain('sarween_tools')
  })

  test('Scuttle: what they cost, flagship and all; what they held goes', () => {
    const game = turnOf(
      { p1: ['scuttle'] },
      {
        factions: { p1: 'sol' },
        tradeGoods: { p1: 0 },
        tiles: around({}),
        units: { p1: { a0: { flagship: 1, carrier: 1, fighter: 3 } } },
        activated: { p1: ['a0'] },
      },
    ).say('p1', { special: 'scuttle' })
    game.say('p1', [...unitsAt(game, 'p1', 'a0', 'flagship'), ...unitsAt(game, 'p1', 'a0', 'carrier')])
    unanswered(game)
    untilTrue(game, () => sheet(game.table, 'p1').tradeGoods > 0)
    expect(sheet(game.table, 'p1').tradeGoods).toBe(8 + 3)
    expect(unitsAt(game, 'p1', 'a0')).toEqual([])
  })

  test('Refit Troops: Infantry in space become Mechs there, no more than pieces are left', () => {
    const game = turnOf(
      { p1: ['refit_troops'] },
      { tiles: around({}), units: { p1: { a0: { carrier: 1, infantry: 3 }, moll_primus: { mech: 3 } } } },
    ).say('p1', { special: 'refit_troops' })
    expect(game.answer('p1', unitsAt(game, 'p1', 'a0', 'infantry').slice(0, 2))).toBeDefined()
    game.say('p1', unitsAt(game, 'p1', 'a0', 'infantry').slice(0, 1))
    unanswered(game)
    untilTrue(game, () => unitsAt(game, 'p1', 'a0', 'mech').length === 1)
    expect(unitsAt(game, 'p1', 'a0', 'infantry')).toHaveLength(2)
  })

  test('Archaeological Expedition: only decks of traits he has, and a short deck is shuffled anew', () => {
    const game = turnOf(
      { p1: ['archaeological_expedition'] },
      {
        tiles: around({ a0: 's26' }),
        planets: { p1: ['lodor'] },
        also({ table, box }) {
          const [one = '', ...others] = box.cultural
          box.cultural = [one]
          table.decks.cultural = 1
          table.discards.cultural = others
        },
      },
    ).say('p1', { special: 'archaeological_expedition' })
    if (canUse(game, 'p1', 'cultural')) {
      expect(choicesAt(game, 'p1')).toEqual(['cultural'])
      game.say('p1', 'cultural')
    }
    unanswered(game)
    const found = game.told('ti4.log.findsFragment').length + game.told('ti4.log.discardsExploration').length
    expect(found).toBe(3)
  })

  test('Archaeological Expedition: with planets without a trait it cannot be played', () => {
    expect(special(turnOf({ p1: ['archaeological_expedition'] }))).not.toContain('archaeological_expedition')
  })

  test('Seize Artifact and Exploration Probe: nothing to take, nothing to explore', () => {
    const game = turnOf(
      { p1: ['seize_artifact', 'exploration_probe'] },
      {
        also({ table }) {
          delete table.tokens
          // Whoever lives afar is no neighbour.
          Object.assign(sheet(table, 'p3'), { fragments: { cultural_relic_fragment: 1 } })
        },
      },
    )
    expect(special(game)).not.toContain('seize_artifact')
    expect(special(game)).not.toContain('exploration_probe')
  })

  test('Exploration Probe: beside ships of others too, and Mirage is his who sent it', () => {
    const game = turnOf(
      { p1: ['exploration_probe'] },
      {
        tiles: around({}),
        units: { p1: { a0: { cruiser: 1 } }, p2: { a1: { cruiser: 1 } } },
        also({ table, box }) {
          table.tokens = { frontier: 'a1' }
          box.frontier = ['mirage', ...box.frontier.filter(card => card !== 'mirage')]
        },
      },
    ).say('p1', { special: 'exploration_probe' })
    unanswered(game)
    untilTrue(game, () => game.table.planets.mirage !== undefined)
    expect(game.table.planets.mirage).toMatchObject({ owner: 'p1' })
    expect(onPlanet(game.table, 'mirage')).toEqual([])
  })
})

describe('in a space combat', () => {
  const fight = (held: Held, scene: Middle) =>
    playing('spaceCombat', { seat: 'p1', hex: 'a0' }, held, {
      tiles: around({}),
      ...scene,
      also(state) {
        state.table.doing = { of: 'p1', hex: 'a0' }
        scene.also?.(state)
      },
    })

  test('Rout: the attacker alone is made to retreat, and only where he could', () => {
    const units: Middle['units'] = {
      p1: { a0: { cruiser: 1 }, a1: { cruiser: 1 } },
      p2: { a0: { cruiser: 1 } },
    }
    const game = fight({ p1: ['rout'], p2: ['rout'] }, { units })
    untilTrue(game, () => canUse(game, 'p2', 'rout'))
    expect(canUse(game, 'p1', 'rout')).toBe(false)
    game.say('p2', 'rout')
    unanswered(game)
    untilTrue(game, () => game.told('ti4.log.announcesRetreat').length > 0)
    expect(game.told('ti4.log.announcesRetreat')).toEqual([{ seat: 'p1' }])
    const cornered = fight(
      { p2: ['rout'] },
      { units: { p1: { a0: { cruiser: 1 } }, p2: { a0: { cruiser: 1 } } } },
    )
    untilTrue(cornered, () => cornered.rests || cornered.table.battle === undefined)
    expect(cornered.told('ti4.log.playsCard')).toEqual([])
  })

  test('Waylay: hits of the barrage strike ships that may sustain them', () => {
    const game = fight(
      { p1: ['waylay'] },
      { units: { p1: { a0: { destroyer: 8 } }, p2: { a0: { dreadnought: 1 } } } },
    )
    untilTrue(game, () => canUse(game, 'p1', 'waylay')).say('p1', 'waylay')
    unanswered(game)
    untilTrue(
      game,
      () => game.table.battle === undefined || game.told('ti4.log.roll').length > 0 || game.rests,
    )
    const [left] = Object.values(game.table.units).filter(({ of, at }) => of === 'p2' && at === 'a0')
    expect(left === undefined || left.damaged === true).toBe(true)
  })
})

describe('Manipulate Investments', () => {
  test('five trade goods, on three cards at least', () => {
    const game = from(
      { segment: 'strategyPhase' },
      { options: withRelics, also: holding({ p1: ['manipulate_investments'] }, withoutLeaders) },
    )
    untilTrue(game, () => canUse(game, 'p1', 'manipulate_investments')).say('p1', 'manipulate_investments')
    expect(game.answer('p1', ['trade', 'warfare'])).toBeDefined()
    game.say('p1', ['trade', 'warfare', 'imperial'])
    expect(game.answer('p1', { trade: 1 })).toBeDefined()
    game.say('p1', { trade: 2 })
    unanswered(game)
    const goods = Object.values(game.table.strategyCards).reduce((sum, { goods }) => sum + goods, 0)
    expect(goods).toBe(5)
    expect(game.table.strategyCards.trade.goods).toBe(3)
  })
})
