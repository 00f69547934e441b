import { describe, expect, test } from 'vitest'
import type { OneOf } from '../../shared/engine/options.ts'
import type { Next, Seat } from '../../shared/engine/rules.ts'
import type { ObjectiveId } from '../../shared/ti4/content/objectives.ts'
import { sheet } from '../../shared/ti4/realm.ts'
import { untilTrue } from '../galaxy/driving.ts'
import { unitsAt } from '../galaxy/fleets.ts'
import { around, from, type Middle } from './midgame.ts'
import { lay } from './objectivesHeld.ts'

type Game = ReturnType<typeof from>

const asked = (game: Game) => game.match.open.filter(({ text }) => text === 'ti4.ask.scoreDeed')
const offered = (game: Game, seat: Seat) => Object.keys(game.offered<OneOf>(seat).of)

/** Until a secret objective could be scored, or nothing is left to ask. */
function play(at: Next, secrets: Readonly<Record<Seat, readonly ObjectiveId[]>>, middle: Middle): Game {
  const game = from(at, {
    tiles: around({}),
    ...middle,
    also(state) {
      state.table.phase = 'action'
      state.table.active = 'p1'
      lay(state, { secrets })
      middle.also?.(state)
    },
  })
  if (!game.rests && asked(game).length === 0) untilTrue(game, () => game.rests || asked(game).length > 0)
  return game
}

const combat: Next = { segment: 'spaceCombat', args: { seat: 'p1', hex: 'a0' } }
const crushed: Middle['units'] = { p1: { a0: { war_sun: 2, cruiser: 6 } }, p2: { a0: { destroyer: 1 } } }

const points = (counts: Readonly<Record<Seat, number>>): Middle => ({
  also: ({ table }) => {
    for (const [seat, count] of Object.entries(counts)) sheet(table, seat).points = count
  },
})

describe('secret objectives of the Action Phase', () => {
  test('[ti4/61.5] Spark a Rebellion is scored at once, by who wins against a player nobody is ahead of', () => {
    const leading = { units: crushed, ...points({ p2: 3, p3: 3, p1: 1 }) }
    const game = play(combat, { p1: ['spark_a_rebellion'] }, leading)
    expect(asked(game).map(({ to, window }) => [to, window])).toEqual([['p1', 'secretObjective']])
    game.say('p1', 'spark_a_rebellion')
    expect(sheet(game.table, 'p1')).toMatchObject({ points: 2, secretObjectives: 0 })
    expect(game.table.deeds).toBeUndefined()
    expect(game.rests).toBe(true)
  })

  test('[ti4/61.5] it is not offered against a player somebody is ahead of', () => {
    const game = play(combat, { p1: ['spark_a_rebellion'] }, { units: crushed, ...points({ p2: 2, p3: 3 }) })
    expect(game.rests).toBe(true)
  })

  test('[ti4/61.5] who did it is asked whatever he holds; passing, he can score it no longer', () => {
    const game = play(combat, { p1: ['forge_an_alliance'] }, { units: crushed, ...points({ p2: 3 }) })
    expect(offered(game, 'p1')).toEqual(['pass'])
    game.say('p1', 'pass')
    expect(game.table.deeds).toBeUndefined()
  })

  test('who holds no secret objective is not asked, nor one for a deed whose card was scored already', () => {
    expect(play(combat, {}, { units: crushed, ...points({ p2: 3 }) }).rests).toBe(true)
    const scored = play(
      combat,
      { p1: ['forge_an_alliance'] },
      {
        units: crushed,
        also: ({ table }) => {
          sheet(table, 'p2').points = 3
          sheet(table, 'p3').scored = { spark_a_rebellion: true }
        },
      },
    )
    expect(scored.rests).toBe(true)
  })

  test('[ti4/61.7] after a combat one objective is scored, though two are fulfilled', () => {
    const game = play(
      combat,
      { p1: ['spark_a_rebellion', 'destroy_their_greatest_ship'] },
      {
        units: { p1: { a0: { war_sun: 2, cruiser: 8, dreadnought: 5 } }, p2: { a0: { flagship: 1 } } },
        ...points({ p2: 3 }),
      },
    )
    expect(offered(game, 'p1')).toEqual(['destroy_their_greatest_ship', 'spark_a_rebellion', 'pass'])
    game.say('p1', 'destroy_their_greatest_ship')
    expect(game.rests).toBe(true)
    expect(sheet(game.table, 'p1').points).toBe(1)
  })

  test('[ti4/61.9] who lost the combat may have destroyed their greatest ship all the same', () => {
    const units = {
      p1: { a0: { cruiser: 8, destroyer: 8, fighter: 20 } },
      p2: { a0: { war_sun: 1, dreadnought: 5, carrier: 4, cruiser: 8, destroyer: 8 } },
    }
    const game = play(
      combat,
      { p1: ['unveil_flagship'], p2: ['unveil_flagship'] },
      { units, ...points({ p4: 9 }) },
    )
    const isLost = unitsAt(game, 'p2', 'a0', 'war_sun').length === 0
    expect(asked(game).map(({ to }) => to)).toEqual(isLost ? ['p1'] : [])
  })

  test('[ti4/61.5] Unveil Flagship: a space combat won where it is', () => {
    const units = { p1: { a0: { flagship: 1, cruiser: 6, war_sun: 2 } }, p2: { a0: { destroyer: 1 } } }
    const game = play(combat, { p1: ['unveil_flagship'] }, { units, ...points({ p4: 1 }) })
    expect(offered(game, 'p1')).toEqual(['unveil_flagship', 'pass'])
    const without = play(combat, { p1: ['unveil_flagship'] }, { units: crushed, ...points({ p4: 1 }) })
    expect(without.rests).toBe(true)
  })

  test('[ti4/61.5] Turn Their Fleets to Dust: Space Cannon takes the last ship, Fighters not counted', () => {
    const fire = (printing: 'first' | 'latest') => {
      const game = from(
        { segment: 'tacticalAction', args: { seat: 'p1', hex: 'm0' } },
        {
          tiles: around({}),
          units: { p1: { m0: { destroyer: 1, fighter: 9 } }, p2: { mecatol_rex: { pds: 6 } } },
          also(state) {
            state.table.printing = printing
            lay(state, { secrets: { p2: ['turn_their_fleets_to_dust'] } })
          },
        },
      ).say('p2', 'p1')
      const hits = Number(game.told('ti4.log.fires')[0]?.['hits'])
      const [destroyer = ''] = unitsAt(game, 'p1', 'm0', 'destroyer')
      const fighters = unitsAt(game, 'p1', 'm0', 'fighter').slice(0, hits - 1)
      return game.say('p1', { damaged: [], destroyed: [destroyer, ...fighters] })
    }
    const latest = fire('latest')
    expect(offered(latest, 'p2')).toEqual(['turn_their_fleets_to_dust', 'pass'])
    latest.say('p2', 'turn_their_fleets_to_dust')
    expect(sheet(latest.table, 'p2').points).toBe(1)
    // As it was printed first, Fighters are ships like any other.
    expect(asked(fire('first'))).toEqual([])
  })

  test('[ti4/61.5] Make an Example of Their World: bombardment takes the last ground forces of a planet', () => {
    const game = from(
      { segment: 'invasion', args: { seat: 'p1', hex: 'a0' } },
      {
        tiles: around({ a0: 's26' }),
        units: { p1: { a0: { dreadnought: 5 } }, p2: { lodor: { infantry: 1 } } },
        planets: { p2: ['lodor'] },
        also(state) {
          state.table.phase = 'action'
          lay(state, { secrets: { p1: ['make_an_example_of_their_world'] } })
        },
      },
    )
    for (let i = 0; i < 5; i++) game.say('p1', 'lodor')
    expect(offered(game, 'p1')).toEqual(['make_an_example_of_their_world', 'pass'])
  })

  test('[ti4/98.7] two at the same moment score in initiative order, and the first to the goal wins', () => {
    const game = play(
      combat,
      { p1: ['unveil_flagship'], p2: ['destroy_their_greatest_ship'] },
      {
        strategyCards: { imperial: 'p1', leadership: 'p2', trade: 'p3', politics: 'p4' },
        units: crushed,
        also: ({ table }) => {
          for (const seat of ['p1', 'p2']) sheet(table, seat).points = 9
          table.deeds = {
            p1: { unveil_flagship: true },
            p2: { destroy_their_greatest_ship: true },
          }
        },
      },
    )
    expect(asked(game).map(({ to }) => to)).toEqual(['p2', 'p1'])
    game.say('p1', 'unveil_flagship').say('p2', 'destroy_their_greatest_ship')
    expect(game.match.winners).toEqual(['p2'])
  })

  test('a secret objective that was made public is scored by whoever does the deed, who needs his home for it', () => {
    const units = { p1: { a0: { flagship: 1, cruiser: 6 } }, p2: { a0: { destroyer: 1 } } }
    const leaked: Middle['also'] = ({ table }) => {
      sheet(table, 'p4').points = 1
      table.objectives.unveil_flagship = { p3: true }
    }
    const game = play(combat, {}, { units, also: leaked })
    expect(offered(game, 'p1')).toEqual(['unveil_flagship', 'pass'])
    game.say('p1', 'unveil_flagship')
    expect(game.table.objectives.unveil_flagship).toEqual({ p1: true, p3: true })
    expect(sheet(game.table, 'p1')).toMatchObject({ points: 1, scored: {} })
    const homeless = play(
      combat,
      {},
      {
        units,
        also(state) {
          leaked(state)
          delete state.table.planets.moll_primus
        },
      },
    )
    expect(homeless.rests).toBe(true)
  })
})

describe('secret objectives of the Agenda Phase', () => {
  const voted = (decided: string, also: Middle['also'] = () => {}) =>
    from(
      { segment: 'agendaOutcome' },
      {
        also(state) {
          state.table.sets = ['base', 'pok']
          state.table.phase = 'agenda'
          state.table.agenda = {
            card: /^p\d$/.test(decided) ? 'minister_of_commerce' : 'compensated_disarmament',
            nth: 1,
            elects: /^p\d$/.test(decided) ? 'player' : 'planet',
            candidates: [decided],
            votes: {},
            decided,
          }
          lay(state, { secrets: { p1: ['drive_the_debate', 'dictate_policy'] } })
          also(state)
        },
      },
    )

  test('[ti4/61.5] Drive the Debate: he is elected, or a planet of his', () => {
    expect(offered(voted('p1'), 'p1')).toEqual(['drive_the_debate', 'pass'])
    expect(offered(voted('moll_primus'), 'p1')).toEqual(['drive_the_debate', 'pass'])
    expect(voted('p2').rests).toBe(true)
  })

  test('[ti4/61.7] any number of them may be scored', () => {
    const game = voted('p1', ({ table }) => {
      table.laws = { conventions_of_war: {}, fleet_regulations: {}, minister_of_war: { elected: ['p2'] } }
    })
    game.say('p1', 'drive_the_debate').say('p1', 'dictate_policy')
    expect(sheet(game.table, 'p1').points).toBe(2)
    expect(game.rests).toBe(true)
  })
})
