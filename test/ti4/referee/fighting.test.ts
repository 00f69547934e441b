import { describe, expect, test } from 'vitest'
import { seedFrom } from '../../../shared/engine/chance.ts'
import type { Casualties } from '../../../shared/galaxy/shapes/casualties.ts'
import type { Land } from '../../../shared/galaxy/shapes/land.ts'
import type { Move } from '../../../shared/galaxy/shapes/move.ts'
import { combatDice, hitsOn, sustains } from '../../../shared/ti4/battles.ts'
import { piecesAt } from '../../../shared/ti4/forces.ts'
import { untilTrue } from '../../galaxy/driving.ts'
import { all, unitsAt } from '../../galaxy/fleets.ts'
import { whereDice } from '../../galaxy/midgame.ts'
import { around, from, inMidgame, type Middle } from '../midgame.ts'

/** Dice, hits and rounds. p1 is active and a0 is where it happens; nobody has anything that speaks at the start of a combat. */

const plain = { p1: 'xxcha', p2: 'hacan', p3: 'letnev', p4: 'sol' } as const
const seeded =
  (seed: string, also?: Middle['also']): NonNullable<Middle['also']> =>
  state => {
    state.box.seed = seedFrom(seed)
    also?.(state)
  }
const inSpace = (middle: Middle) =>
  from(
    { segment: 'spaceCombat', args: { seat: 'p1', hex: 'a0' } },
    { factions: plain, tiles: around({}), ...middle },
  )
const onLodor = (middle: Middle) =>
  from(
    { segment: 'groundCombats', args: { seat: 'p1', hex: 'a0' } },
    { factions: plain, tiles: around({ a0: 's26' }), planets: { p2: ['lodor'] }, ...middle },
  )
type Game = ReturnType<typeof inSpace>
const over = (game: Game) => (game.rests ? game : untilTrue(game, () => game.rests))
const fires = (game: Game) => game.log.filter(({ text }) => text === 'ti4.log.fires')
const damaged: Middle['also'] = ({ table }) => {
  for (const unit of Object.values(table.units)) if (unit.kind === 'dreadnought') unit.damaged = true
}

describe('dice', () => {
  test('[ti4/18.1] a die that shows the combat value or more is a hit, any other is none', () => {
    const game = over(inSpace({ units: { p1: { a0: { cruiser: 6 } }, p2: { a0: { carrier: 6 } } } }))
    for (const { about, dice = [] } of fires(game)) {
      expect(about?.['needs']).toBe(about?.['unit'] === 'cruiser' ? 7 : 9)
      expect(about?.['hits']).toBe(dice.filter(die => die >= Number(about?.['needs'])).length)
    }
    expect(fires(game).length).toBeGreaterThan(1)
  })

  test('[ti4/18.2] a War Sun rolls three dice, and each of them may hit', () => {
    const game = over(
      inSpace({
        units: { p1: { a0: { war_sun: 1 } }, p2: { a0: { carrier: 4 } } },
        technologies: { p1: ['war_sun'] },
      }),
    )
    const [first] = fires(game).filter(({ about }) => about?.['unit'] === 'war_sun')
    expect(first?.dice).toHaveLength(3)
  })

  test('[ti4/23.1] there are as many dice as are needed', () => {
    const game = over(onLodor({ units: { p1: { lodor: { infantry: 40 } }, p2: { lodor: { infantry: 3 } } } }))
    expect(fires(game)[0]?.dice).toHaveLength(40)
  })

  test('[ti4/74.2] what throws dice again does so once with each of them', () => {
    const game = whereDice(
      seed => {
        const made = inSpace({
          factions: { ...plain, p1: 'letnev', p3: 'xxcha' },
          units: { p1: { a0: { cruiser: 6 } }, p2: { a0: { carrier: 6 } } },
          tradeGoods: { p1: 2 },
          also: seeded(seed),
        })
        return made.say('p1', 'munitions_reserves')
      },
      made => made.told('ti4.log.throwsAgain').some(line => Number(line?.['hits']) === 0),
    )
    const [first] = fires(game)
    const again = game.told('ti4.log.throwsAgain').filter(line => line?.['seat'] === 'p1')
    // Those that miss a second time lie as they fell.
    expect(again).toHaveLength(6 - Number(first?.about?.['hits']))
  })
})

describe('rounds', () => {
  test('[ti4/78.8] with ships on both sides another round follows', () => {
    const game = over(inSpace({ units: { p1: { a0: { carrier: 4 } }, p2: { a0: { carrier: 4 } } } }))
    expect(fires(game).length).toBeGreaterThan(2)
    const [one, other] = ['p1', 'p2'].map(seat => unitsAt(game, seat, 'a0').length)
    expect(Math.min(one ?? 0, other ?? 0)).toBe(0)
  })

  test('[ti4/42.3] with ground forces on both sides another round follows', () => {
    const game = over(onLodor({ units: { p1: { lodor: { infantry: 4 } }, p2: { lodor: { infantry: 4 } } } }))
    expect(fires(game).length).toBeGreaterThan(2)
  })

  test('[ti4/42.4] [ti4/49.5.d] where both sides are gone nobody has won, and the defender keeps planet and structures', () => {
    const game = whereDice(
      seed =>
        over(
          from(
            {
              segment: 'groundCombats',
              args: { seat: 'p1', hex: 'a0' },
              then: { segment: 'establishControl', args: { seat: 'p1', hex: 'a0' } },
            },
            {
              factions: plain,
              tiles: around({ a0: 's26' }),
              planets: { p2: ['lodor'] },
              units: { p1: { lodor: { infantry: 1 } }, p2: { lodor: { infantry: 1, space_dock: 1 } } },
              also: seeded(seed, ({ table }) => {
                table.doing = { of: 'p1', hex: 'a0', landed: ['lodor'] }
              }),
            },
          ),
        ),
      made => made.told('ti4.log.bothLost').length > 0,
    )
    expect(game.told('ti4.log.holdsPlanet')).toEqual([])
    expect(game.table.planets.lodor?.owner).toBe('p2')
    expect(piecesAt(game.table, 'a0').map(({ kind }) => kind)).toEqual(['space_dock'])
  })
})

describe('sustaining damage', () => {
  const units = { p1: { a0: { war_sun: 1 } }, p2: { a0: { dreadnought: 2, carrier: 2 } } }
  const technologies: Middle['technologies'] = { p1: ['war_sun'] }

  test('[ti4/87.2] a damaged unit fights and moves as before', () => {
    const fleet: Middle = { factions: plain, tiles: around({}), units: { p1: { a0: { dreadnought: 1 } } } }
    const [sound, struck] = [inMidgame(fleet), inMidgame({ ...fleet, also: damaged })]
    const battle = { hex: 'a0', attacker: 'p1', defender: 'p2', round: 1 }
    const fight = { hex: 'a0', step: 'spaceCombat', side: 'attacker', round: 1 } as const
    for (const { table } of [sound, struck]) {
      expect(combatDice(table, 'p1', 'dreadnought', battle)).toBe(1)
      expect(hitsOn(table, 'p1', 'dreadnought', fight)).toBe(5)
    }
    const away = from(
      { segment: 'tacticalAction', args: { seat: 'p1', hex: 'a1' } },
      { ...fleet, also: damaged },
    )
    const [ship = ''] = unitsAt(away, 'p1', 'a0')
    away.say('p1', all(ship))
    expect(unitsAt(away, 'p1', 'a1')).toEqual([ship])
    expect(away.table.units[ship]?.damaged).toBe(true)
  })

  test('[ti4/87.3] it sustains none before it is repaired', () => {
    const hurt = inSpace({ units, technologies, also: damaged })
    untilTrue(hurt, () => hurt.open[0] === 'p2:casualties')
    const { units: offered } = hurt.offered<Casualties>('p2')
    expect(Object.values(offered).some(unit => unit.sustains)).toBe(false)
  })

  test('[ti4/87.5] what destroys a unit cannot be sustained', () => {
    const game = inSpace({
      units: { p1: { a0: { cruiser: 3 } }, p2: { a0: { dreadnought: 1, carrier: 1 } } },
      technologies: { p1: ['assault_cannon'] },
    })
    const [ship = ''] = unitsAt(game, 'p2', 'a0', 'dreadnought')
    expect(sustains(game.table, 'p2', 'dreadnought')).toBe(true)
    game.say('p2', ship)
    expect(game.table.units[ship]).toBeUndefined()
  })

  test('[ti4/31.2] what is removed is not destroyed: nothing answers to that', () => {
    const removed = from(
      { segment: 'tacticalAction', args: { seat: 'p1', hex: 'a1' } },
      {
        factions: { ...plain, p1: 'yin' },
        tiles: around({}),
        units: { p1: { a0: { flagship: 1, cruiser: 1 } } },
        tokens: { p1: { fleet: 1 } },
      },
    )
    const [flagship = ''] = unitsAt(removed, 'p1', 'a0', 'flagship')
    removed.say('p1', all(...unitsAt(removed, 'p1', 'a0')))
    removed.say('p1', [flagship])
    expect(removed.table.units[flagship]).toBeUndefined()
    // Van Hauge takes all ships with it where it is destroyed.
    expect(removed.told('ti4.log.vanHauge')).toEqual([])
    expect(unitsAt(removed, 'p1', 'a1', 'cruiser')).toHaveLength(1)
  })
})

describe('on planets', () => {
  const landing = (middle: Middle) =>
    from(
      { segment: 'invasion', args: { seat: 'p1', hex: 'a0' } },
      {
        factions: plain,
        tiles: around({ a0: 's37' }),
        ...middle,
        also(state) {
          state.table.doing = { of: 'p1', hex: 'a0' }
          middle.also?.(state)
        },
      },
    )

  test('[ti4/77.7] cannons of another planet do not fire at who lands on this one', () => {
    const asked = (planet: 'arinam' | 'meer') => {
      const game = landing({
        units: { p1: { a0: { carrier: 1, infantry: 1 } }, p2: { [planet]: { pds: 1 } } },
        planets: { p2: ['arinam', 'meer'] },
      })
      const [troop = ''] = unitsAt(game, 'p1', 'a0', 'infantry')
      game.say('p1', { [troop]: { planet: 'arinam' } })
      return game.open[0]?.startsWith('p2:') === true
    }
    expect([asked('arinam'), asked('meer')]).toEqual([true, false])
  })

  test('[ti4/43.3] any number of ground forces stands on one planet', () => {
    const game = landing({
      units: { p1: { a0: { carrier: 4, infantry: 14 }, arinam: { infantry: 9 } } },
      planets: { p1: ['arinam'] },
    })
    const troops = unitsAt(game, 'p1', 'a0', 'infantry').filter(id => !game.table.units[id]?.planet)
    expect(Object.keys(game.offered<Land>('p1').planets)).toContain('arinam')
    game.say('p1', Object.fromEntries(troops.map(id => [id, { planet: 'arinam' }])))
    expect(
      unitsAt(game, 'p1', 'a0', 'infantry').filter(id => game.table.units[id]?.planet === 'arinam'),
    ).toHaveLength(23)
  })

  test('[ti4/25.4] a planet that its troops leave stays its owner’s', () => {
    const game = from(
      { segment: 'tacticalAction', args: { seat: 'p1', hex: 'a1' } },
      {
        factions: plain,
        tiles: around({ a0: 's26' }),
        units: { p1: { a0: { carrier: 1 }, lodor: { infantry: 1 } } },
        planets: { p1: ['lodor'] },
      },
    )
    const [carrier = ''] = unitsAt(game, 'p1', 'a0', 'carrier')
    game.say('p1', { [carrier]: { cargo: unitsAt(game, 'p1', 'a0', 'infantry') } })
    expect(unitsAt(game, 'p1', 'a0')).toEqual([])
    expect(game.table.planets.lodor?.owner).toBe('p1')
  })

  test('[ti4/85.3] structures neither move nor are carried', () => {
    const game = from(
      { segment: 'tacticalAction', args: { seat: 'p1', hex: 'a1' } },
      {
        factions: plain,
        tiles: around({ a0: 's26' }),
        units: { p1: { a0: { carrier: 1 }, lodor: { infantry: 1, pds: 1, space_dock: 1 } } },
        planets: { p1: ['lodor'] },
      },
    )
    const { ships, cargo } = game.offered<Move>('p1')
    const kinds = [...Object.keys(ships), ...Object.keys(cargo)].map(id => game.table.units[id]?.kind)
    expect(kinds.sort()).toEqual(['carrier', 'infantry'])
  })
})

describe('a tactical action', () => {
  test('[ti4/89.1] [ti4/89.2] [ti4/89.3] [ti4/89.4] goes by activation, movement, space combat and invasion, in that order', () => {
    const game = from(
      { segment: 'turn', args: { seat: 'p1' } },
      {
        factions: plain,
        tiles: around({ a0: 's26' }),
        units: {
          p1: { a1: { dreadnought: 5, carrier: 1, infantry: 4 } },
          p2: { a0: { destroyer: 1 }, lodor: { infantry: 1 } },
        },
        planets: { p2: ['lodor'] },
        tokens: { p1: { fleet: 8 } },
      },
    )
    game.say('p1', { tactical: 'a0' })
    expect(game.table.activated['a0']).toEqual({ p1: true })
    const [carrier = ''] = unitsAt(game, 'p1', 'a1', 'carrier')
    const ships = unitsAt(game, 'p1', 'a1', 'dreadnought')
    game.say('p1', { ...all(...ships), [carrier]: { cargo: unitsAt(game, 'p1', 'a1', 'infantry') } })
    untilTrue(
      game,
      () => game.rests || game.match.open[0]?.text === 'ti4.ask.land' || game.open[0] === 'p1:landing',
      {
        lodor: () => 'hold',
      },
    )
    if (game.open[0] === 'p1:landing') {
      const [troop = ''] = unitsAt(game, 'p1', 'a0', 'infantry')
      game.say('p1', { [troop]: { planet: 'lodor' } })
    }
    const steps = ['ti4.log.activates', 'ti4.log.moves', 'ti4.log.spaceCombat', 'ti4.log.lands']
    const told = game.log.map(({ text }) => text).filter(text => steps.includes(text))
    expect([...new Set(told)]).toEqual(steps)
  })

  test('[ti4/5.4] the system is active until the action is over, and no longer', () => {
    const game = from(
      { segment: 'tacticalAction', args: { seat: 'p1', hex: 'a0' } },
      { factions: plain, tiles: around({ a0: 's26' }), units: { p1: { a0: { carrier: 1, infantry: 1 } } } },
    )
    expect(game.table.doing).toMatchObject({ of: 'p1', hex: 'a0' })
    untilTrue(game, () => game.open[0] === 'p1:landing')
    expect(game.table.doing).toMatchObject({ hex: 'a0' })
    game.say('p1', {})
    expect(game.rests).toBe(true)
    expect(game.table.doing).toBeUndefined()
  })

  test('[ti4/16.2] ships of a system add up their capacity', () => {
    const left = (fighter: number) => {
      const game = from(
        { segment: 'tacticalAction', args: { seat: 'p1', hex: 'a1' } },
        {
          factions: plain,
          tiles: around({}),
          units: { p1: { a0: { carrier: 2, dreadnought: 1 }, a2: { cruiser: 1 } } },
          also({ table }) {
            for (let i = 0; i < fighter; i++)
              table.units[`extra${i}`] = { kind: 'fighter', of: 'p1', at: 'a0' }
          },
        },
      )
      const [carrier = '', other = ''] = unitsAt(game, 'p1', 'a0', 'carrier')
      const [ship = ''] = unitsAt(game, 'p1', 'a0', 'dreadnought')
      const fighters = unitsAt(game, 'p1', 'a0', 'fighter')
      game.say('p1', {
        [carrier]: { cargo: fighters.slice(0, 4) },
        [other]: { cargo: fighters.slice(4, 8) },
        [ship]: { cargo: fighters.slice(8, 9) },
      })
      return unitsAt(game, 'p1', 'a1', 'fighter').length
    }
    expect(left(9)).toBe(9)
  })
})

test('[ti4/101.2] an upgraded PDS fires through wormholes, one that is not does not', () => {
  const asked = (technologies: Middle['technologies'] & object) => {
    const game = from(
      { segment: 'tacticalAction', args: { seat: 'p1', hex: 'a0' } },
      {
        factions: plain,
        tiles: around({ a0: 's39', a3: 's26' }),
        units: { p1: { a1: { cruiser: 1 } }, p2: { lodor: { pds: 1 } } },
        planets: { p2: ['lodor'] },
        technologies,
      },
    )
    game.say('p1', all(...unitsAt(game, 'p1', 'a1')))
    return game.open.filter(open => open === 'p2:p2').length
  }
  expect([asked({ p2: [] }), asked({ p2: ['pds_ii'] })]).toEqual([0, 1])
})
