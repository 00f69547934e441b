import { describe, expect, test } from 'vitest'
import type { SomeOf } from '../../../../shared/engine/options.ts'
import { untilTrue } from '../../../galaxy/driving.ts'
import { unitsAt } from '../../../galaxy/fleets.ts'
import { council, votes } from '../../council.ts'
import { activating, canUse, choicesAt, fighting, onGround, untilUse } from '../../factions/scenes.ts'
import { around, type Middle } from '../../midgame.ts'
import { following, strategic } from '../../strategic.ts'
import { allOf, holding, inSpace, kindsOn, laidOut, playOn, whereItFalls } from './scenes.ts'

const tokens = ['valefar_assimilator_x', 'valefar_assimilator_y'] as const
const factions = { p1: 'nekro', p2: 'sol' } as const
const singularity = 'technological_singularity'

describe('Technological Singularity', () => {
  test('answers a ship the opponent destroys himself', () => {
    const game = fighting({
      factions: { p1: 'nekro', p2: 'yin' },
      technologies: { p1: tokens, p2: ['impulse_core', 'sarween_tools'] },
      units: { p1: { a0: { dreadnought: 3 } }, p2: { a0: { cruiser: 2, carrier: 1 } } },
    })
    untilUse(game, 'p2', 'impulse_core').say('p2', 'impulse_core')
    playOn(
      game,
      { 'galaxy.ask.aim.unit': now => unitsAt(now, 'p2', 'a0', 'cruiser')[0] },
      now => canUse(now, 'p1', singularity) || now.told('ti4.log.fires').length > 0,
    )
    expect(canUse(game, 'p1', singularity)).toBe(true)
    expect(game.told('ti4.log.fires')).toEqual([])
  })

  test('comes once in a combat, and once more in the ground combat of the same action', () => {
    const game = onGround({
      factions,
      technologies: { p1: tokens, p2: ['neural_motivator', 'gravity_drive'] },
      planets: { p2: ['lodor'] },
      units: { p1: { lodor: { infantry: 9 } }, p2: { lodor: { infantry: 3 } } },
    })
    untilUse(game, 'p1', singularity).say('p1', singularity)
    game.say('p1', 'neural_motivator')
    playOn(game, {}, now => canUse(now, 'p1', singularity))
    expect(game.rests).toBe(true)
    expect(game.sheet('p1').technologies.gravity_drive).toBeUndefined()
  })

  test('[ti4/90.17] finds nothing where the opponent, carriers of the sheet apart, knows nothing else', () => {
    const game = fighting({
      factions,
      technologies: { p1: [...tokens, 'neural_motivator'], p2: ['neural_motivator'] },
      units: { p1: { a0: { dreadnought: 4 } }, p2: { a0: { carrier: 2 } } },
    })
    playOn(game, {}, now => canUse(now, 'p1', singularity))
    expect(game.rests).toBe(true)
  })

  test('not while the opponent has Antivirus before him', () => {
    const game = fighting({
      factions,
      technologies: { p1: tokens, p2: ['neural_motivator'] },
      units: { p1: { a0: { dreadnought: 4 } }, p2: { a0: { carrier: 2 } } },
      also: laidOut({ p2: 'antivirus.p1' }),
    })
    playOn(game, {}, now => canUse(now, 'p1', singularity))
    expect(game.rests).toBe(true)
  })

  test('Antivirus is laid out as a combat starts, and shields its holder in that combat', () => {
    const game = fighting({
      factions,
      technologies: { p1: tokens, p2: ['neural_motivator'] },
      units: { p1: { a0: { dreadnought: 4 } }, p2: { a0: { carrier: 2 } } },
      also: holding({ p2: ['antivirus.p1'] }),
    })
    untilUse(game, 'p2', 'antivirus.p1').say('p2', 'antivirus.p1')
    playOn(game, {}, now => canUse(now, 'p1', singularity))
    expect(game.rests).toBe(true)
    expect(game.sheet('p2').laidOut).toEqual({ 'antivirus.p1': true })
  })

  test('serves the Nekro as defenders, even as their last ship falls', () => {
    const game = whereItFalls(
      middle => playOn(fighting(middle), {}, now => canUse(now, 'p2', singularity)),
      {
        factions: { p1: 'sol', p2: 'nekro' },
        technologies: { p1: ['neural_motivator'], p2: tokens },
        units: { p1: { a0: { cruiser: 2 } }, p2: { a0: { cruiser: 1 } } },
      },
      made => !made.rests,
    )
    expect(canUse(game, 'p2', singularity)).toBe(true)
  })
})

describe('Propagation', () => {
  test('Technology’s primary brings three tokens for nothing', () => {
    const game = strategic('technology', { factions, tokens: { p1: { strategy: 0, reinforcements: 8 } } })
    playOn(
      game,
      {},
      now => now.sheet('p1').counters.reinforcements < 8 || now.open.some(open => open.endsWith(':use')),
    )
    expect(game.sheet('p1').counters.reinforcements).toBe(5)
  })

  test('its secondary costs a token and four resources, and brings three tokens', () => {
    const game = strategic('technology', {
      factions: { p1: 'sol', p2: 'nekro' },
      tradeGoods: { p2: 4 },
      exhausted: ['mordai_ii'],
    })
    playOn(game, {}, now => now.open.some(open => open.endsWith(':use')))
    following(game, 'p2')
    playOn(
      game,
      {
        'ti4.ask.tokensForResearch': () => 'tokens',
        'ti4.ask.payTechnology': () => ({ planets: [], tradeGoods: 4 }),
      },
      now => now.open.some(open => open.endsWith(':turn')),
    )
    const { tactic, fleet, strategy } = game.sheet('p2').counters
    expect(tactic + fleet + strategy).toBe(8 - 1 + 3)
    expect(game.sheet('p2').tradeGoods).toBe(0)
  })
})

describe('Galactic Threat', () => {
  test('is one prediction in each Agenda Phase, not on each agenda', () => {
    const game = council({
      factions: { p2: 'nekro', p1: 'sol' },
      technologies: { p1: ['neural_motivator'], p2: tokens },
      cards: ['mutiny', 'economic_equality'],
    })
    untilUse(game, 'p2', 'galactic_threat').say('p2', 'galactic_threat').say('p2', 'for')
    votes(game, { p1: 'against' })
    playOn(
      game,
      {},
      now =>
        canUse(now, 'p2', 'galactic_threat') ||
        now.table.phase !== 'agenda' ||
        (now.table.agenda?.nth === 2 && now.table.agenda.asked !== undefined),
    )
    expect(canUse(game, 'p2', 'galactic_threat')).toBe(false)
  })

  test('brings nothing where nobody voted so', () => {
    const game = council({
      factions: { p2: 'nekro', p1: 'sol' },
      technologies: { p1: ['neural_motivator'], p2: tokens },
      cards: ['mutiny'],
    })
    untilUse(game, 'p2', 'galactic_threat').say('p2', 'galactic_threat').say('p2', 'for')
    votes(game, {})
    if (game.match.open.some(({ key }) => key.endsWith('/tie'))) game.say('p1', 'for')
    untilTrue(game, () => game.table.agenda?.nth !== 1)
    expect(game.sheet('p2').technologies.neural_motivator).toBeUndefined()
  })
})

describe('The Alastor', () => {
  const scene: Middle = {
    factions,
    technologies: { p1: tokens, p2: [] },
    planets: { p1: ['lodor'] },
    units: { p1: { a0: { flagship: 1, infantry: 1 }, lodor: { infantry: 2 } }, p2: { a0: { carrier: 3 } } },
  }
  const chooses = (middle: Middle) => {
    const game = untilUse(fighting(middle), 'p1', 'the_alastor').say('p1', 'the_alastor')
    return untilTrue(game, () => game.match.open[0]?.text === 'ti4.ask.alastor')
  }

  test('ground forces on planets of the system may fight as well', () => {
    expect(Object.keys(chooses(scene).offered<SomeOf>('p1').of)).toHaveLength(3)
  })

  test('those who fought on a planet’s account are ground forces there afterwards', () => {
    const game = whereItFalls(
      middle => {
        const made = chooses(middle)
        made.say('p1', choicesAt(made, 'p1'))
        return playOn(made, {})
      },
      { ...scene, units: { ...scene.units, p2: { a0: { fighter: 1 } } } },
      made =>
        inSpace(made, 'p2', 'a0').length === 0 &&
        made.told('ti4.log.loses').every(line => line?.['seat'] !== 'p1'),
    )
    expect(kindsOn(game, 'p1', 'lodor')).toEqual(['infantry', 'infantry'])
    expect(inSpace(game, 'p1', 'a0')).toEqual(['flagship', 'infantry'])
  })

  test('hits may be given to them', () => {
    const game = whereItFalls(
      middle => {
        const made = chooses(middle)
        made.say('p1', choicesAt(made, 'p1'))
        return playOn(made, {}, now => now.open[0] === 'p1:casualties')
      },
      scene,
      made => made.open[0] === 'p1:casualties',
    )
    const { units } = game.offered<{ units: Record<string, { kind: string }> }>('p1')
    expect(Object.values(units).map(({ kind }) => kind)).toContain('infantry')
  })

  test('[ti4/37.1] they count for nothing in the Fleet Pool', () => {
    const game = chooses({ ...scene, tokens: { p1: { fleet: 1 } } })
    game.say('p1', choicesAt(game, 'p1'))
    playOn(game, {}, now => now.match.open[0]?.text === 'ti4.ask.overFleet')
    expect(game.rests).toBe(true)
  })

  test('hits of the [0.0.1] may fall on them, which are no Fighters', () => {
    const game = whereItFalls(
      middle => {
        const made = fighting(middle)
        untilUse(made, 'p2', 'the_alastor').say('p2', 'the_alastor')
        untilTrue(made, () => made.match.open[0]?.text === 'ti4.ask.alastor')
        made.say('p2', choicesAt(made, 'p2'))
        return playOn(made, {}, now => now.open[0] === 'p2:heavy')
      },
      {
        factions: { p1: 'l1z1x', p2: 'nekro', p4: 'winnu' },
        technologies: { p1: [], p2: tokens },
        units: {
          p1: { a0: { flagship: 1, dreadnought: 2 } },
          p2: { a0: { flagship: 1, infantry: 2, fighter: 2 } },
        },
      },
      made => made.open[0] === 'p2:heavy',
    )
    const { units } = game.offered<{ units: Record<string, { kind: string }> }>('p2')
    expect(
      Object.values(units)
        .map(({ kind }) => kind)
        .sort(),
    ).toEqual(['flagship', 'infantry', 'infantry'])
  })

  test('they are among the three ships of an Assault Cannon, whose holder may choose them first', () => {
    const game = fighting({
      factions: { p1: 'nekro', p2: 'sol' },
      technologies: { p1: [...tokens, 'assault_cannon'], p2: [] },
      units: { p1: { a0: { flagship: 1, infantry: 2 } }, p2: { a0: { cruiser: 1, carrier: 1 } } },
    })
    untilUse(game, 'p1', 'the_alastor').say('p1', 'the_alastor')
    game.say('p1', choicesAt(game, 'p1'))
    playOn(game, {}, now => now.open.includes('p2:assault') || now.told('ti4.log.fires').length > 0)
    expect(game.open).toEqual(['p2:assault'])
  })

  test('and one of them may be what an Assault Cannon destroys', () => {
    const game = fighting({
      factions: { p1: 'nekro', p2: 'sol' },
      technologies: { p1: tokens, p2: ['assault_cannon'] },
      units: { p1: { a0: { flagship: 1, infantry: 2 } }, p2: { a0: { cruiser: 3 } } },
    })
    untilUse(game, 'p1', 'the_alastor').say('p1', 'the_alastor')
    const troops = choicesAt(game, 'p1')
    game.say('p1', troops)
    playOn(game, {}, now => now.open.includes('p1:assault') || now.told('ti4.log.fires').length > 0)
    expect(choicesAt(game, 'p1')).toEqual(expect.arrayContaining(troops))
    game.say('p1', troops[0])
    expect(game.table.units[troops[0] ?? '']).toBeUndefined()
  })

  test('[ti4/16.3] Infantry whose flagship fell, and who won without it, have no room and go', () => {
    const game = whereItFalls(
      middle => {
        const made = chooses(middle)
        made.say('p1', choicesAt(made, 'p1'))
        return playOn(made, {
          'ti4.ask.casualties': (now, { to }) => {
            if (to !== 'p1') return undefined
            const { hits } = now.offered<{ hits: number }>('p1')
            const [flagship = ''] = unitsAt(now, 'p1', 'a0', 'flagship')
            const own = [flagship, ...unitsAt(now, 'p1', 'a0', 'infantry')].filter(id => id !== '')
            return { damaged: [], destroyed: own.slice(0, hits) }
          },
        })
      },
      {
        ...scene,
        units: { p1: { a0: { flagship: 1, infantry: 3 } }, p2: { a0: { cruiser: 1 } } },
        also({ table }) {
          for (const unit of Object.values(table.units)) if (unit.kind === 'flagship') unit.damaged = true
        },
      },
      made =>
        unitsAt(made, 'p1', 'a0', 'flagship').length === 0 &&
        made.told('ti4.log.holdsSpace').some(line => line?.['seat'] === 'p1'),
    )
    expect(inSpace(game, 'p1', 'a0')).toEqual([])
  })
})

describe('Valefar Assimilator', () => {
  test('[ti4/90.16] a copied Scavenge is none: abilities are no technologies', () => {
    const game = fighting({
      factions: { p1: 'nekro', p2: 'saar' },
      technologies: { p1: tokens, p2: ['chaos_mapping'] },
      units: { p1: { a0: { dreadnought: 4 } }, p2: { a0: { carrier: 2 } } },
    })
    untilUse(game, 'p1', singularity).say('p1', singularity)
    expect(choicesAt(game, 'p1').sort()).toEqual([
      'none',
      'valefar_assimilator_x.chaos_mapping',
      'valefar_assimilator_y.chaos_mapping',
    ])
  })

  test('a copy of E-Res Siphons works for the Nekro, beside the Jol-Nar’s own', () => {
    const game = activating({
      factions: { p1: 'sol', p2: 'nekro', p3: 'jolnar' },
      units: { p1: { a1: { cruiser: 1 } }, p2: { a0: { cruiser: 1 } }, p3: { a3: { cruiser: 1 } } },
      technologies: { p3: ['e_res_siphons'] },
      also({ table }) {
        const own = table.players['p2']
        if (own) own.technologies = { e_res_siphons: { token: 'valefar_assimilator_x' } }
      },
    })
    expect(game.sheet('p2').tradeGoods).toBe(4)
    expect(game.sheet('p3').tradeGoods).toBe(0)
  })
})

test('a fleet of the Nekro arrives like any other', () => {
  const game = activating({ factions, tiles: around({}), units: { p1: { a1: { cruiser: 1 } } } })
  playOn(game, { 'ti4.ask.move': now => allOf(now, 'p1', 'a1') })
  expect(inSpace(game, 'p1', 'a0')).toEqual(['cruiser'])
})
