import { describe, expect, test } from 'vitest'
import { begin } from '../../../../shared/galaxy/rules/lasting.ts'
import { refuges, retreatsTo } from '../../../../shared/ti4/battles.ts'
import type { LeaderId } from '../../../../shared/ti4/content/leaders.ts'
import { moveOptions } from '../../../../shared/ti4/movement.ts'
import { sheet } from '../../../../shared/ti4/realm.ts'
import { untilTrue } from '../../../galaxy/driving.ts'
import { coming } from '../../../galaxy/fleets.ts'
import { activating, canUse, fighting, type Game, onGround, producing, turn } from '../../factions/scenes.ts'
import { around, from, inMidgame, type Middle } from '../../midgame.ts'
import { strategic } from '../../strategic.ts'

/** Agents serve anybody, whoever has them; and Ssruu does what each of them does. */

const factions = { p1: 'mentak', p2: 'letnev', p3: 'yssaril', p4: 'saar' } as const
const tokens = { tactic: 3, fleet: 5, strategy: 2, reinforcements: 6 }

/** `p3` has it, or copies it with Ssruu from somebody who has. */
const held = (id: LeaderId, copied: boolean, scene: Middle): Middle => ({
  options: { pok: 'yes' },
  factions,
  tiles: around({ a0: 's26' }),
  technologies: { p1: [] },
  tokens: { p1: tokens },
  ...scene,
  also(state) {
    for (const each of state.table.order) sheet(state.table, each).leaders = {}
    sheet(state.table, 'p3').leaders = copied ? { ssruu: {} } : { [id]: {} }
    if (copied) sheet(state.table, 'p4').leaders = { [id]: { exhausted: true } }
    scene.also?.(state)
  },
})

const asked = (game: Game, id: string): boolean => {
  untilTrue(game, () => game.rests || canUse(game, 'p3', id))
  return !game.rests
}

const ground: Middle = {
  planets: { p2: ['lodor'] },
  units: { p1: { lodor: { infantry: 3 } }, p2: { lodor: { infantry: 3 } } },
  also({ table }) {
    if (table.doing) table.doing.landed = ['lodor']
  },
}
const space: Middle = { units: { p1: { a0: { cruiser: 3 } }, p2: { a0: { cruiser: 3 } } } }
const built: Middle = {
  planets: { p1: ['lodor'] },
  units: { p1: { lodor: { space_dock: 1, infantry: 2 } } },
  tradeGoods: { p1: 3 },
}

const cases: readonly [LeaderId, (scene: (extra: Middle) => Middle) => Game][] = [
  ['evelyn_delouis', scene => onGround(scene(ground))],
  ['viscount_unlenn', scene => fighting(scene(space))],
  ['the_thundarian', scene => fighting(scene(space))],
  [
    'tellurian',
    scene => fighting(scene({ units: { p1: { a0: { dreadnought: 5 } }, p2: { a0: { cruiser: 1 } } } })),
  ],
  ['berekar_berekon', scene => producing(scene(built))],
  [
    'trilossa_aun_mirik',
    scene =>
      producing(
        scene({ ...built, planets: { p1: ['lodor', 'wellon'] }, tiles: around({ a0: 's26', a1: 's19' }) }),
      ),
  ],
  [
    'captain_mendosa',
    scene => activating(scene({ units: { p1: { a1: { carrier: 1 }, a0: { destroyer: 1 } } } })),
  ],
  ['tro', scene => activating(scene({ planets: { p1: ['lodor'] } }))],
  ['i48s', scene => activating(scene(built))],
  [
    'acamar',
    scene =>
      activating(scene({ tiles: around({ a0: 's46', a1: 's26' }), units: { p1: { a1: { cruiser: 1 } } } })),
  ],
]

describe.each([false, true])('agents of who is not the one they serve (copied by Ssruu: %s)', copied => {
  test.each(cases)('%s', (id, make) => {
    const game = make(extra => held(id, copied, extra))
    const build = { build: { lodor: { infantry: 2 } }, newDocks: [], pay: { planets: [], tradeGoods: 1 } }
    untilTrue(game, () => game.rests || canUse(game, 'p3', id), {
      production: () => build,
      movement: now => {
        const { ships } = now.offered<{ ships: Record<string, object> }>('p1')
        const [ship] = Object.keys(ships)
        return ship ? { [ship]: {} } : {}
      },
    })
    expect(game.rests ? 'never' : 'asked').toBe('asked')
    game.say('p3', id)
    untilTrue(game, () => game.sheet('p3').leaders?.[copied ? 'ssruu' : id]?.exhausted === true)
    expect(asked(game, id)).toBe(false)
  })
})

describe('Ssruu', () => {
  test('with Jae Mir Kan a secondary ability is paid by the active player', () => {
    const game = strategic(
      'politics',
      held('jae_mir_kan', true, {
        tokens: { p1: tokens, p3: { ...tokens, strategy: 0 } },
        also({ table }) {
          table.phase = 'action'
          table.active = 'p1'
          table.activated['a2'] = { p1: true }
        },
      }),
    )
    untilTrue(game, () => canUse(game, 'p3', 'borrowed'))
    game.say('p3', 'borrowed')
    untilTrue(game, () => game.sheet('p3').leaders?.ssruu?.exhausted === true)
    untilTrue(game, () => game.table.activated['a2'] === undefined)
    expect(game.sheet('p4').leaders).toEqual({ jae_mir_kan: { exhausted: true } })
  })

  test('with Artuno the goods lie on Ssruu until it is readied', () => {
    const game = from(
      { segment: 'strategicAction', args: { seat: 'p3', card: 'trade' } },
      held('artuno_the_betrayer', true, {
        strategyCards: { trade: 'p3' },
        tradeGoods: { p3: 0 },
        also({ table }) {
          table.phase = 'action'
          table.active = 'p3'
        },
      }),
    )
    untilTrue(game, () => canUse(game, 'p3', 'artuno_the_betrayer'))
    game.say('p3', 'artuno_the_betrayer')
    untilTrue(game, () => game.sheet('p3').leaders?.ssruu?.goods === 3)
    expect(game.sheet('p3').tradeGoods).toBe(3)
  })

  test('with Carth, in its own turn', () => {
    const game = turn(
      held('carth_of_golden_sands', true, {
        factions: { p1: 'yssaril', p2: 'letnev', p3: 'sol', p4: 'hacan' },
        also({ table }) {
          sheet(table, 'p3').leaders = {}
          sheet(table, 'p1').leaders = { ssruu: {} }
          sheet(table, 'p1').commodities = 0
        },
      }),
    )
    game.say('p1', { special: 'carth_of_golden_sands' }).say('p1', 'p1')
    expect(game.sheet('p1')).toMatchObject({ commodities: 2, leaders: { ssruu: { exhausted: true } } })
  })
})

describe('what is added to move values', () => {
  test('moves no Fighter that has none', () => {
    const { table } = inMidgame({
      options: { pok: 'yes' },
      factions: { p1: 'empyrean' },
      tiles: around({ a0: 's46' }),
      tokens: { p1: tokens },
      units: { p1: { a1: { fighter: 1, carrier: 1 } } },
    })
    table.doing = { of: 'p1', hex: 'a0' }
    begin(table, { effect: 'aetherstream', by: 'p1', on: 'p1', until: 'tacticalAction' })
    expect(coming(moveOptions(table, 'p1', ['a0']))).toEqual(['carrier a1'])
  })
})

describe('Brother Milor', () => {
  test('whose last ship was destroyed fights on with the Fighters he brings', () => {
    const game = fighting({
      options: { pok: 'yes', printing: 'latest' },
      factions: { p1: 'mentak', p2: 'letnev', p3: 'yin' },
      tiles: around({ a0: 's26' }),
      units: { p1: { a0: { destroyer: 1 } }, p2: { a0: { dreadnought: 5 } } },
      also({ table }) {
        for (const seat of table.order) sheet(table, seat).leaders = {}
        sheet(table, 'p3').leaders = { brother_milor: {} }
      },
    })
    untilTrue(game, () => game.rests || canUse(game, 'p3', 'brother_milor'))
    game.say('p3', 'brother_milor')
    untilTrue(game, () => canUse(game, 'p1', 'fighter'))
    game.say('p1', 'fighter')
    untilTrue(game, () => game.rests)
    const told = game.log.map(({ text }) => text)
    const placed = told.indexOf('ti4.log.placesIn')
    expect(game.told('ti4.log.placesIn')).toEqual([{ seat: 'p1', unit: 'fighter', count: 2, hex: 'a0' }])
    expect(told.slice(placed)).toContain('ti4.log.fires')
    expect(game.told('ti4.log.holdsSpace')).toEqual([{ seat: 'p2', hex: 'a0' }])
  })
})

describe('Benediction', () => {
  test('nobody leaves: no retreat is offered, and no Skilled Retreat', () => {
    const { table } = inMidgame({
      options: { pok: 'yes' },
      factions: { p1: 'mahact', p2: 'sol' },
      tiles: around({ a0: 's26' }),
      units: {
        p1: { a0: { cruiser: 2 }, a1: { cruiser: 1 } },
        p2: { a0: { cruiser: 2 }, a5: { cruiser: 1 } },
      },
    })
    expect(retreatsTo(table, 'p2', 'a0')).toEqual(['a5'])
    begin(table, {
      effect: 'airo_shir_aur',
      by: 'p1',
      touches: 'all',
      until: 'combat',
      forbids: { retreats: true },
    })
    expect([retreatsTo(table, 'p2', 'a0'), refuges(table, 'p1', 'a0')]).toEqual([[], []])
  })
})

describe('Nekro Acidos', () => {
  test('draws for a technology that is gained, not for one that an assimilator copies', () => {
    const drawn = (wanted: 'copied' | 'gained') => {
      const game = fighting({
        options: { pok: 'yes' },
        factions: { p1: 'nekro', p2: 'sol' },
        tiles: around({ a0: 's26' }),
        technologies: {
          p1: ['valefar_assimilator_x', 'valefar_assimilator_y'],
          p2: ['spec_ops_ii', 'neural_motivator'],
        },
        units: { p1: { a0: { dreadnought: 5 } }, p2: { a0: { fighter: 1 } } },
        also({ table }) {
          for (const seat of table.order) sheet(table, seat).leaders = {}
          sheet(table, 'p1').leaders = { nekro_acidos: {} }
        },
      })
      const isChoosing = () => canUse(game, 'p1', 'neural_motivator')
      untilTrue(game, () => game.rests || isChoosing() || canUse(game, 'p1', 'technological_singularity'))
      if (!isChoosing()) game.say('p1', 'technological_singularity')
      untilTrue(game, isChoosing)
      game.say('p1', wanted === 'gained' ? 'neural_motivator' : 'valefar_assimilator_x.spec_ops_ii')
      untilTrue(game, () => game.rests || canUse(game, 'p1', 'nekro_acidos'))
      return !game.rests
    }
    expect([drawn('gained'), drawn('copied')]).toEqual([true, false])
  })
})
