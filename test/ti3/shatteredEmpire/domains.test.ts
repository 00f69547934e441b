import { describe, expect, test } from 'vitest'
import { Match } from '../../../shared/engine/match.ts'
import type { PlanetId } from '../../../shared/ti3/content/planets.ts'
import { setsChosen } from '../../../shared/ti3/content/sets.ts'
import { allCounters } from '../../../shared/ti3/domains.ts'
import { fleet, onPlanet } from '../../../shared/ti3/forces.ts'
import { ti3Rules } from '../../../shared/ti3/rules/index.ts'
import { standing } from '../action/turnWith.ts'
import { bytesFor, land, landing, lying, offers, suns, troopsOf } from '../distantSuns/suns.ts'
import { type Midgame, type Situation, whereDice } from '../midgame.ts'

const sets = setsChosen({ distantSuns: 'shatteredEmpire' })
const far = (
  counters: Partial<Record<PlanetId, string>>,
  { change, ...situation }: Situation = {},
): Midgame =>
  suns(
    {},
    {
      ...situation,
      change(state) {
        state.table.sets = sets
        lying(counters)(state)
        change?.(state)
      },
    },
    landing,
  )
const owner = ({ table }: Midgame, planet: PlanetId) => table.planets[planet]?.owner

describe('Domain Counters of Shattered Empire', () => {
  test('[ti3/se.domains] are nineteen, where Distant Suns is played with them', () => {
    expect(allCounters({ sets }).length - allCounters({}).length).toBe(19)
    expect(setsChosen({ distantSuns: 'yes' })).toEqual(['base'])
  })

  test('[ti3/se.domains] Native Intelligence: one counter face down anywhere is seen by who landed', () => {
    const game = land(far({ abyz: 'native_intelligence', fria: 'radiation', saudor: 'settlers' }), {
      abyz: 1,
    })
    expect(offers(game, 'p1').sort()).toEqual(['fria', 'saudor'])
    game.say('p1', 'saudor')
    expect(game.match.state.hands['p1']?.domains).toEqual({ saudor: 'settlers.1' })
    expect(bytesFor(game, 'p2')).not.toContain('settlers.1')
    expect(owner(game, 'abyz')).toBe('p1')
    expect(game.table.domains).toEqual({ fria: {}, saudor: {} })
  })

  test('[ti3/se.domains] Hidden Factory: free ships worth two resources, as far as supply and places reach', () => {
    const game = land(far({ abyz: 'hidden_factory' }, { counters: { p1: { fleet: 3 } } }), { abyz: 1 })
    expect(offers(game, 'p1')).toEqual([
      'cruiser',
      'destroyers',
      'mixed',
      'fighters',
      'destroyer',
      'pair',
      'none',
    ])
    game.say('p1', 'mixed')
    expect(standing(game, 'a1').filter(unit => !unit.includes('ground'))).toEqual([
      'p1 carrier',
      'p1 destroyer',
      'p1 fighter',
      'p1 fighter',
    ])
    expect(owner(game, 'abyz')).toBe('p1')
    const full = land(far({ abyz: 'hidden_factory' }, { counters: { p1: { fleet: 1 } } }), { abyz: 1 })
    expect(offers(full, 'p1')).toEqual(['fighters', 'pair', 'none'])
  })

  test('[ti3/se.domains] Hostage Situation: a good for each Ground Force landed, or all are lost', () => {
    const make = (goods: number) =>
      land(far({ abyz: 'hostage_situation' }, { tradeGoods: { p1: goods } }), { abyz: 2 })
    const paid = make(3).say('p1', 'yes')
    expect([paid.sheet('p1').tradeGoods, owner(paid, 'abyz')]).toEqual([1, 'p1'])
    const lost = make(3).say('p1', 'no')
    expect([troopsOf(lost, 'p1', 'abyz'), owner(lost, 'abyz')]).toEqual([0, undefined])
    const poor = make(1)
    expect([poor.sheet('p1').tradeGoods, owner(poor, 'abyz')]).toEqual([1, undefined])
    for (const game of [paid, lost, poor]) expect(game.table.domains).toEqual({})
  })

  const defended = (hits: number, troops = 2) =>
    whereDice(
      seed =>
        land(
          far(
            { abyz: 'automated_defense_system' },
            {
              seed,
              units: { p1: { a1: { carrier: 1, destroyer: 1, ground_force: 3 } } },
            },
          ),
          { abyz: troops },
        ),
      game => game.told('ti3.log.defends')[0]?.['hits'] === hits,
    )

  test('[ti3/se.domains] Automated Defense System: each 6 hits a ship and one who has landed', () => {
    const game = defended(1)
    expect(troopsOf(game, 'p1', 'abyz')).toBe(1)
    expect(game.open).toEqual(['p1:ships'])
    const [destroyer] = fleet(game.table, 'p1', 'a1').filter(({ kind }) => kind === 'destroyer')
    game.say('p1', { damaged: [], destroyed: [destroyer?.id] })
    expect(owner(game, 'abyz')).toBe('p1')
    game.say('p1', 'yes')
    expect(onPlanet(game.table, 'abyz', 'pds')).toHaveLength(1)
    expect(game.table.domains).toEqual({})
  })

  test('[ti3/se.domains] Automated Defense System: unbeaten it lies open', () => {
    const game = defended(2)
    expect(troopsOf(game, 'p1', 'abyz')).toBe(0)
    expect(owner(game, 'abyz')).toBeUndefined()
    expect(game.table.domains).toEqual({ abyz: { face: 'automated_defense_system.1' } })
  })

  const ambushed = (units: Situation['units'], isWon: boolean, kind = 'fighter_ambush_3') =>
    whereDice(
      seed => land(far({ abyz: kind }, { seed, ...(units && { units }) }), { abyz: 1 }),
      ({ table, rests }) => rests && fleet(table, 'p1', 'a1').length > 0 === isWon,
    )

  test('[ti3/se.domains] Fighter Ambush: a fleet that beats the Fighters lets its troops take the planet', () => {
    const game = ambushed({ p1: { a1: { carrier: 3, ground_force: 1 } } }, true)
    expect(game.told('ti3.log.ambush')).toHaveLength(1)
    expect(owner(game, 'abyz')).toBe('p1')
    expect(game.table.domains).toEqual({})
    expect(game.table.battle).toBeUndefined()
  })

  test('[ti3/se.domains] Fighter Ambush: with the fleet those who landed are lost, and the Fighters are back', () => {
    const game = ambushed({ p1: { a1: { carrier: 1, ground_force: 1 } } }, false)
    expect(fleet(game.table, 'p1', 'a1')).toEqual([])
    expect(troopsOf(game, 'p1', 'abyz')).toBe(0)
    expect(owner(game, 'abyz')).toBeUndefined()
    expect(game.table.domains).toEqual({ abyz: { face: 'fighter_ambush_3.1' } })
  })

  test('[ti3/se.domains] Fighter Ambush: stands as it stood after a reload between two rounds', () => {
    const units = { p1: { a1: { carrier: 1, destroyer: 1, ground_force: 1 } } }
    const game = whereDice(
      seed => land(far({ abyz: 'fighter_ambush_3' }, { seed, units }), { abyz: 1 }),
      ({ open }) => open.some(key => key.endsWith('casualties')),
    )
    const again = Match.load(ti3Rules, game.match.save())
    expect(again.recovery).toBeUndefined()
    expect(again.state).toEqual(game.match.state)
  })
})
