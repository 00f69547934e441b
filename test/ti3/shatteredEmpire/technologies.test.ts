import { describe, expect, test } from 'vitest'
import { chanceOf, seedFrom } from '../../../shared/engine/chance.ts'
import { barrageDice, hitsOn } from '../../../shared/ti3/battles.ts'
import { setsChosen } from '../../../shared/ti3/content/sets.ts'
import { type TechnologyId, technologies } from '../../../shared/ti3/content/technologies.ts'
import { numberOf } from '../../../shared/ti3/effects.ts'
import { fleet, piecesAt } from '../../../shared/ti3/forces.ts'
import { spaceForecast } from '../../../shared/ti3/forecast.ts'
import { canLearn, missingTechnologies, technologiesHere } from '../../../shared/ti3/research.ts'
import { gameSetup } from '../../../shared/ti3/rules/opening.ts'
import { aims, play, turnWith } from '../action/turnWith.ts'
import { quiet } from '../held.ts'
import { dealt } from '../invented.ts'
import { type Midgame, midgame, type Situation } from '../midgame.ts'
import { seatsOf } from '../scene.ts'

const races = { p1: 'norr', p2: 'sol', p3: 'letnev' } as const
const chosen = setsChosen({ expansionTechnologies: 'yes' })
const knowing = (
  knows: readonly TechnologyId[],
  situation: Situation = {},
  at: Parameters<typeof midgame>[0] = { segment: 'rest' },
  sets = chosen,
): Midgame =>
  midgame(at, {
    races,
    tiles: quiet,
    technologies: { p1: knows, p2: [], p3: [] },
    ...situation,
    change(state) {
      state.table.sets = sets
      situation.change?.(state)
    },
  })

describe('The technologies of Shattered Empire', () => {
  test('[ti3/se.technologies] are four more where they are chosen, and none where they are not', () => {
    const start = (options: Record<string, string>) =>
      gameSetup({ players: '3', ...options }, seatsOf(3), chanceOf(seedFrom('sets'))).state.table
    expect(missingTechnologies(start({ expansionTechnologies: 'yes' }), 'p1')).toHaveLength(28)
    expect(missingTechnologies(start({}), 'p1')).toHaveLength(24)
    expect(start({ expansionTechnologies: 'yes' }).sets).toEqual(['base', 'expansionTechnologies'])
  })

  test('[ti3/se.technologies] ask for Automated Defense Turrets before the Assault Cannon, in place of Deep Space Cannon', () => {
    const may = (sets: typeof chosen, ...knows: TechnologyId[]) =>
      canLearn(knowing(knows, {}, undefined, sets).table, 'p1', 'assault_cannon')
    expect(may(chosen, 'deep_space_cannon', 'cybernetics')).toBe(false)
    expect(may(chosen, 'automated_defense_turrets', 'cybernetics')).toBe(true)
    expect(may(['base'], 'deep_space_cannon', 'cybernetics')).toBe(true)
    expect(technologies.assault_cannon.needs).toEqual({ all: ['deep_space_cannon', 'cybernetics'] })
  })

  test('[ti3/se.technologies] Yin know theirs without the others being played with', () => {
    const { table } = knowing(['automated_defense_turrets'], {}, undefined, ['base'])
    expect(technologiesHere(table)).toHaveLength(25)
    expect(canLearn(table, 'p2', 'automated_defense_turrets')).toBe(false)
  })

  test('[ti3/se.technologies] Automated Defense Turrets: Destroyers throw three dice at +2 against Fighters', () => {
    const fight = { hex: 'a0', step: 'barrage', side: 'attacker', round: 0 } as const
    const { table } = knowing(['automated_defense_turrets'])
    expect([barrageDice(table, 'p1', 'destroyer'), barrageDice(table, 'p2', 'destroyer')]).toEqual([3, 2])
    // Norr have their own bonus.
    expect(hitsOn(table, 'p1', 'destroyer', fight)).toBe(9 - 1 - 2)
    expect(hitsOn(table, 'p1', 'destroyer', { ...fight, step: 'battle', round: 1 })).toBe(9 - 1)
  })

  test('[ti3/se.technologies] Maneuvering Jets: PDS hit its ships at -1, from adjacent systems at -2, as odds tell too', () => {
    const units = {
      p1: { a0: { cruiser: 1 } },
      p2: { a0: { cruiser: 1 }, abyz: { pds: 1 } },
      p3: { a0: {} },
    }
    const needs = (knows: readonly TechnologyId[]) => {
      const game = knowing(
        knows,
        { units, planets: { p2: ['abyz'] }, technologies: { p1: knows, p2: ['deep_space_cannon'], p3: [] } },
        { segment: 'tacticalAction', args: { seat: 'p1', hex: 'a0' } },
      )
      const foreseen = spaceForecast(game.table, 'p1', 'a0')?.defender.before?.map(({ hitsOn }) => hitsOn)
      while (game.open[0]?.endsWith('pdsFire') || game.open[0]?.endsWith('movement')) {
        const [seat = ''] = game.open[0]?.split(':') ?? []
        game.say(seat, game.asked(seat).otherwise)
      }
      const [shot] = game.told('ti3.log.fires').filter(about => about?.['unit'] === 'pds')
      return [shot?.['needs'], foreseen]
    }
    expect(needs([])).toEqual([6, [6]])
    expect(needs(['maneuvering_jets'])).toEqual([8, [8]])
    const { table } = knowing(['maneuvering_jets'])
    const near = { hex: 'a1', step: 'pdsFire', side: 'defender', against: 'p1', round: 0 } as const
    expect([
      hitsOn(table, 'p2', 'pds', near),
      hitsOn(table, 'p2', 'pds', { ...near, against: 'p3' }),
    ]).toEqual([7, 6])
    // Its own PDS, and dice at landing troops, are as they were.
    expect(hitsOn(table, 'p2', 'pds', { ...near, step: 'pdsDefence' })).toBe(6)
  })

  const status = (knows: readonly TechnologyId[], cards: readonly string[]) =>
    knowing(knows, { phase: 'status', change: dealt({ p1: cards }) }, { segment: 'supplies' })
  const drawn = (game: Midgame) =>
    game.told('ti3.log.drawsCards').flatMap(about => (about?.['seat'] === 'p1' ? [about['count']] : []))

  test('[ti3/se.metabolism] Hyper Metabolism: one counter more, and a discarded card for one card more', () => {
    const game = status(['hyper_metabolism'], ['plague', 'uprising'])
    expect(Object.keys(game.offered<{ of: object }>('p1').of).sort()).toEqual(['none', 'plague', 'uprising'])
    game.say('p1', 'plague')
    expect(drawn(game)).toEqual([2])
    expect(game.table.discards.action).toContain('plague')
    expect(numberOf(game.table, 'p1', 'statusCounters', 2, {})).toBe(3)
  })

  test('[ti3/se.metabolism] draws as usual where none is discarded, and asks nobody without a card or without it', () => {
    expect(drawn(status(['hyper_metabolism'], ['plague']).say('p1', 'none'))).toEqual([1])
    expect(drawn(status(['hyper_metabolism'], []))).toEqual([1])
    expect(drawn(status([], ['plague']))).toEqual([1])
  })

  test('[ti3/se.metabolism] shows to nobody else what could be discarded', () => {
    const game = status(['hyper_metabolism'], ['plague', 'uprising'])
    expect(JSON.stringify(game.match.open.filter(({ to }) => to !== 'p1'))).not.toContain('plague')
  })

  test('[ti3/se.technologies] Nano Technology: no card of an opponent is aimed at its Dreadnoughts', () => {
    const scene = (knows: readonly TechnologyId[]) =>
      turnWith(['lucky_shot'], {
        races,
        planets: { p1: ['abyz'] },
        units: { p2: { a1: { dreadnought: 1, cruiser: 2 } } },
        technologies: { p1: [], p2: knows, p3: [] },
      })
    const kinds = (game: Midgame) => aims(play(game, 'lucky_shot')).map(id => game.table.units[id]?.kind)
    expect(kinds(scene([])).sort()).toEqual(['cruiser', 'cruiser', 'dreadnought'])
    expect(kinds(scene(['nano_technology']))).toEqual(['cruiser', 'cruiser'])
  })

  test('[ti3/se.technologies] Nano Technology: planets it takes come ready', () => {
    const taken = (knows: readonly TechnologyId[]) => {
      const game = knowing(
        knows,
        { units: { p1: { a3: { carrier: 1, ground_force: 1 } } } },
        { segment: 'landings', args: { seat: 'p1', hex: 'a3' } },
      )
      const troop = piecesAt(game.table, 'a3').find(({ aboard }) => aboard)?.id ?? ''
      game.say('p1', { [troop]: { planet: 'saudor' } })
      expect(fleet(game.table, 'p1', 'a3')).toHaveLength(1)
      return game.table.planets.saudor
    }
    expect(taken([])).toEqual({ owner: 'p1', exhausted: true, taken: 2 })
    expect(taken(['nano_technology'])).toEqual({ owner: 'p1', taken: 2 })
  })
})
