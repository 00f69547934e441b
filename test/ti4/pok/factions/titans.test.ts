import { describe, expect, test } from 'vitest'
import { traitsOf } from '../../../../shared/ti4/planets.ts'
import { worthOfPlanet } from '../../../../shared/ti4/realm.ts'
import { untilTrue } from '../../../galaxy/driving.ts'
import { unitsAt } from '../../../galaxy/fleets.ts'
import { activating, canUse, producing, turn, untilUse } from '../../factions/scenes.ts'
import { around, type Middle } from '../../midgame.ts'
import { led, strategyCards } from '../leaders/scenes.ts'

const factions = { p1: 'titans', p2: 'mentak' } as const
const options = { pok: 'yes' }
const scene: Middle = { factions, options, strategyCards, tiles: around({ a0: 's26' }) }

describe('the Titans of Ul', () => {
  test('Ouranos takes the place of a PDS in the system they have activated', () => {
    const game = activating({
      ...scene,
      planets: { p1: ['lodor'] },
      units: { p1: { lodor: { pds: 1 } } },
    })
    untilUse(game, 'p1', 'ouranos').say('p1', 'ouranos')
    untilTrue(game, () => unitsAt(game, 'p1', 'a0', 'flagship').length === 1)
    expect(unitsAt(game, 'p1', 'a0', 'pds')).toEqual([])
  })

  test('but not where it is on the board already', () => {
    const game = activating({
      ...scene,
      planets: { p1: ['lodor'] },
      units: { p1: { lodor: { pds: 1 }, a2: { flagship: 1 } } },
    })
    expect(canUse(game, 'p1', 'ouranos')).toBe(false)
  })

  test('Terraform: a planet is worth 1 more of both and has all three traits', () => {
    const game = turn({
      ...scene,
      factions: { p1: 'mentak', p2: 'titans' },
      planets: { p1: ['lodor'] },
      also(state) {
        const hand = state.hands['p1']
        if (hand) hand.notes['terraform.p2'] = true
        const player = state.table.players['p1']
        if (player) player.notes++
      },
    })
    const before = worthOfPlanet(game.table, 'lodor', 'resources')
    game.say('p1', { special: 'terraform.p2' })
    untilTrue(game, () => game.table.attachments?.lodor !== undefined)
    expect(game.table.attachments?.lodor).toEqual({ terraform: true })
    expect(worthOfPlanet(game.table, 'lodor', 'resources')).toBe(before + 1)
    expect([...traitsOf(game.table, 'lodor')].sort()).toEqual(['cultural', 'hazardous', 'industrial'])
  })

  test('Tungstantus: a trade good when units of theirs produce', () => {
    const game = producing(
      led('tungstantus', {
        ...scene,
        planets: { p1: ['lodor'] },
        units: { p1: { lodor: { space_dock: 1 } } },
      }),
    )
    const { tradeGoods } = game.sheet('p1')
    untilUse(game, 'p1', 'tungstantus').say('p1', 'tungstantus')
    expect(game.sheet('p1').tradeGoods).toBe(tradeGoods + 1)
  })
})
