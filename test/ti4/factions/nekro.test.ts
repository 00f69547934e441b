import { describe, expect, test } from 'vitest'
import { permits } from '../../../shared/ti4/effects.ts'
import { sheetOf } from '../../../shared/ti4/prints.ts'
import { tokensForResearch } from '../../../shared/ti4/research.ts'
import { untilTrue } from '../../galaxy/driving.ts'
import { unitsAt } from '../../galaxy/fleets.ts'
import { council, votes } from '../council.ts'
import { around, inMidgame, type Middle } from '../midgame.ts'
import { choicesAt, fighting, untilUse } from './scenes.ts'

const factions = { p1: 'nekro', p2: 'sol' } as const
const tokens = ['valefar_assimilator_x', 'valefar_assimilator_y'] as const
const wins: Middle = {
  factions,
  technologies: { p1: tokens, p2: ['neural_motivator', 'spec_ops_ii'] },
  units: { p1: { a0: { dreadnought: 4 } }, p2: { a0: { carrier: 2 } } },
}
const gains = () => {
  const game = untilUse(fighting(wins), 'p1', 'technological_singularity')
  return game.say('p1', 'technological_singularity')
}

describe('the Nekro Virus', () => {
  test('Propagation: tokens in place of what is researched', () => {
    expect(tokensForResearch(inMidgame({ factions }).table, 'p1')).toBe(3)
  })

  test('Technological Singularity: once in a combat a technology of the opponent', () => {
    const game = gains()
    expect(choicesAt(game, 'p1')).toEqual([
      'neural_motivator',
      'valefar_assimilator_x.spec_ops_ii',
      'valefar_assimilator_y.spec_ops_ii',
      'none',
    ])
    game.say('p1', 'neural_motivator')
    expect(game.sheet('p1').technologies.neural_motivator).toEqual({})
    untilTrue(game, () => game.rests)
    expect(game.told('ti4.log.learns')).toHaveLength(1)
  })

  test('[ti4/90.21] Valefar Assimilator: a technology of a faction is copied, and counts as theirs', () => {
    const game = gains().say('p1', 'valefar_assimilator_x.spec_ops_ii')
    expect(game.sheet('p1').technologies.spec_ops_ii).toEqual({ token: 'valefar_assimilator_x' })
    expect(sheetOf(game.table, 'p1', 'infantry')?.id).toBe('spec_ops_ii')
  })

  test('[ti4/97.1] the usual upgrade lies on beneath a copied one, and is in effect again without it', () => {
    const learnt: Middle = {
      ...wins,
      technologies: { p1: [...tokens, 'infantry_ii'], p2: ['neural_motivator', 'spec_ops_ii'] },
    }
    const game = untilUse(fighting(learnt), 'p1', 'technological_singularity')
    game.say('p1', 'technological_singularity').say('p1', 'valefar_assimilator_y.spec_ops_ii')
    expect(game.sheet('p1').technologies.infantry_ii).toEqual({})
    expect(sheetOf(game.table, 'p1', 'infantry')?.id).toBe('spec_ops_ii')
    const { spec_ops_ii, ...others } = game.sheet('p1').technologies
    expect(spec_ops_ii).toEqual({ token: 'valefar_assimilator_y' })
    const lost = inMidgame({
      factions,
      also: ({ table }) => {
        Object.assign(table.players['p1'] ?? {}, { technologies: others })
      },
    })
    expect(sheetOf(lost.table, 'p1', 'infantry')?.id).toBe('infantry_ii')
  })

  describe('a copied unit upgrade that goes', () => {
    const replaced = (copied: 'floating_factory_ii' | 'prototype_war_sun_ii', middle: Middle) => {
      const game = untilUse(
        fighting({
          ...wins,
          technologies: { p1: tokens, p2: ['spec_ops_ii'] },
          ...middle,
          also(state) {
            const own = state.table.players['p1']
            if (own) own.technologies[copied] = { token: 'valefar_assimilator_x' }
          },
        }),
        'p1',
        'technological_singularity',
      ).say('p1', 'technological_singularity')
      return game.say('p1', 'valefar_assimilator_x.spec_ops_ii')
    }

    test('[ti4/90.20] War Suns return to reinforcements without a War Sun technology', () => {
      const game = replaced('prototype_war_sun_ii', {
        units: { p1: { a0: { dreadnought: 4 }, a3: { war_sun: 1 } }, p2: { a0: { carrier: 2 } } },
      })
      expect(unitsAt(game, 'p1', 'a3', 'war_sun')).toEqual([])
      expect(game.told('ti4.log.returnsUnits')).toEqual([{ seat: 'p1', unit: 'war_sun', count: 1 }])
    })

    test('[ti4/90.19] docks in space come down on planets of theirs there, or return', () => {
      const game = replaced('floating_factory_ii', {
        tiles: around({ a2: 's26' }),
        planets: { p1: ['lodor'] },
        units: {
          p1: { a0: { dreadnought: 4 }, a2: { space_dock: 1 }, a3: { space_dock: 1 } },
          p2: { a0: { carrier: 2 } },
        },
      })
      const [dock = ''] = unitsAt(game, 'p1', 'a2', 'space_dock')
      expect(game.table.units[dock]?.planet).toBe('lodor')
      expect(unitsAt(game, 'p1', 'a3', 'space_dock')).toEqual([])
    })
  })

  test('Galactic Threat: no votes, but a prediction that brings a technology of who voted so', () => {
    const game = council({
      factions: { p2: 'nekro', p1: 'sol' },
      technologies: { p1: ['neural_motivator'], p2: tokens },
      cards: ['mutiny'],
    })
    expect(permits(game.table, 'p2', 'votes', { card: 'mutiny' }, true)).toBe(false)
    untilUse(game, 'p2', 'galactic_threat').say('p2', 'galactic_threat').say('p2', 'for')
    untilTrue(game, () => game.table.agenda?.asked !== undefined)
    votes(game, { p1: 'for' })
    untilTrue(game, () => game.open[0] === 'p2:technology')
    game.say('p2', 'neural_motivator')
    expect(game.sheet('p2').technologies.neural_motivator).toEqual({})
  })

  test('The Alastor: ground forces fight as ships', () => {
    const game = fighting({
      factions,
      units: { p1: { a0: { flagship: 1, infantry: 2 } }, p2: { a0: { carrier: 1 } } },
    })
    untilUse(game, 'p1', 'the_alastor').say('p1', 'the_alastor')
    const troops = unitsAt(game, 'p1', 'a0', 'infantry')
    game.say('p1', troops)
    untilTrue(game, () => game.rests)
    expect(game.told('ti4.log.fires').some(line => line?.['unit'] === 'infantry')).toBe(true)
  })
})
