import { describe, expect, test } from 'vitest'
import type { Produce } from '../../../shared/galaxy/shapes/produce.ts'
import { numberOf } from '../../../shared/ti4/effects.ts'
import { onPlanet } from '../../../shared/ti4/forces.ts'
import { untilTrue } from '../../galaxy/driving.ts'
import { unitsAt } from '../../galaxy/fleets.ts'
import { from, inMidgame, type Middle } from '../midgame.ts'
import { producing, turn, untilUse } from './scenes.ts'

const factions = { p1: 'winnu', p2: 'mentak' } as const
const cards: Middle['strategyCards'] = { leadership: 'p1', diplomacy: 'p2', trade: 'p3', imperial: 'p4' }

describe('the Winnu', () => {
  test('Blood Ties: the custodians cost nothing', () => {
    expect(numberOf(inMidgame({ factions }).table, 'p1', 'custodiansPrice', 6, {})).toBe(0)
  })

  test('Reclamation: a PDS and a dock on Mecatol Rex once the action that took it is over', () => {
    const game = from(
      {
        segment: 'tacticalAction',
        args: { seat: 'p1', hex: 'm0' },
        then: { segment: 'actionOver', args: { seat: 'p1' } },
      },
      {
        factions,
        tiles: { m0: 's18' },
        strategyCards: cards,
        units: { p1: { m0: { carrier: 1, infantry: 2 } } },
        also: ({ table }) => {
          delete table.custodians
          table.active = 'p1'
          table.phase = 'action'
        },
      },
    )
    untilTrue(game, () => game.open.includes('p1:landing'))
    const troops = unitsAt(game, 'p1', 'm0', 'infantry')
    game.say('p1', Object.fromEntries(troops.map(id => [id, { planet: 'mecatol_rex' }])))
    untilUse(game, 'p1', 'reclamation').say('p1', 'reclamation')
    expect(
      onPlanet(game.table, 'mecatol_rex')
        .map(({ kind }) => kind)
        .sort(),
    ).toEqual(['infantry', 'infantry', 'pds', 'space_dock'])
  })

  test('Lazax Gate Folding: while Mecatol Rex is theirs, an Infantry as an action', () => {
    const game = turn({
      factions,
      strategyCards: cards,
      technologies: { p1: ['lazax_gate_folding'] },
      planets: { p1: ['mecatol_rex'] },
    })
    untilTrue(game, () => game.open.includes('p1:turn'))
    game.say('p1', { special: 'lazax_gate_folding' })
    expect(onPlanet(game.table, 'mecatol_rex', 'infantry')).toHaveLength(1)
    expect(game.sheet('p1').technologies.lazax_gate_folding).toEqual({ exhausted: true })
  })

  test('Hegemonic Trade Policy: one planet’s values change places while units are produced', () => {
    const home = inMidgame({ factions }).table.players['p1']?.home as string
    const game = producing(
      {
        factions,
        technologies: { p1: ['hegemonic_trade_policy'] },
        units: { p1: { winnu: { space_dock: 1 } } },
      },
      home,
    )
    untilUse(game, 'p1', 'hegemonic_trade_policy').say('p1', 'hegemonic_trade_policy')
    if (!game.open.includes('p1:production')) game.say('p1', 'winnu')
    expect(game.offered<Produce>('p1').planets).toMatchObject({ winnu: 4 })
    untilTrue(game, () => game.rests)
    expect(game.table.lasting).toEqual({})
  })
})
