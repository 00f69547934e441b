import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Next } from '../../shared/engine/rules.ts'
import { aimAt } from '../../shared/ti3/aims.ts'
import {
  askedIn,
  beginInAction,
  choicesOf,
  council,
  forgetInvented,
  inventAs,
  inventSabotage,
  onlyInvented,
  passAll,
  playedOn,
  turnOf,
  until,
} from './invented.ts'
import type { Midgame } from './midgame.ts'

beforeEach(onlyInvented)
afterEach(forgetInvented)

describe('What was cancelled', () => {
  test('reaches the rule: without a council no agenda is drawn, but the look at three and the secondary follow', () => {
    const card = inventAs('council_dissolved', {
      *does() {
        return 'cancels'
      },
    })
    const action: Next = { segment: 'strategicAction', args: { seat: 'p1', card: 'base_political' } }
    const game = beginInAction(action, { p2: [card] })
    const cards = game.table.decks.political
    until(game, 'afterPoliticalPrimary')
    passAll(game, 'p1').say('p2', card)
    expect(game.table.agenda).toBeUndefined()
    expect(game.open).toEqual(['p1:nextAgenda'])
    expect(game.table.decks.political).toBe(cards - 3)
    game.say('p1', choicesOf(game, 'p1')[0])
    expect(game.table.decks.political).toBe(cards)
    expect(game.open.map(key => key.split(':')[1])).toEqual(['use', 'use'])
  })

  test('before the draw keeps a council from meeting, and after it leads to another agenda', () => {
    const dissolves = inventAs('determine_policy', {
      *does() {
        return 'cancels'
      },
    })
    const game = beginInAction(council, { p2: [dissolves] })
    game.say('p2', dissolves)
    expect(game.rests).toBe(true)
    expect(game.told('ti3.log.agenda')).toEqual([])
    onlyInvented()
    const veto = inventAs('veto', {
      *does() {
        return 'cancels'
      },
    })
    const read = beginInAction(council, { p2: [veto] })
    const first = read.table.agenda?.card
    read.say('p2', veto)
    expect(read.table.agenda?.card).not.toBe(first)
    expect(read.table.discards.political).toEqual([first])
  })
})

describe('What a card is aimed at', () => {
  test('all have heard before anybody says whether he cancels it', () => {
    inventAs('local_unrest', { aims: aimAt.planet(() => ['abyz', 'fria']) })
    inventAs('signal_jamming', { aims: aimAt.both('seat', 'hex', () => ['p2.a1', 'p2.a3']) })
    inventSabotage()
    const game = beginInAction(turnOf('p1'), { p1: ['local_unrest.1'], p2: ['sabotage.1'] })
    game.say('p1', { special: 'local_unrest.1' }).say('p1', 'fria')
    expect(askedIn(game, 'afterActionCard')).toEqual(['p2'])
    expect(game.asked('p2')).toMatchObject({
      text: 'ti3.ask.playAfterCard.planet',
      about: { seat: 'p1', card: 'local_unrest', planet: 'fria' },
    })
    expect(game.told('ti3.log.aim.planet')).toEqual([{ seat: 'p1', planet: 'fria' }])
    const jams = beginInAction({ segment: 'strategyPhase' }, { p1: ['signal_jamming.1'], p2: ['sabotage.1'] })
    jams.say('p2', 'pass').say('p1', 'signal_jamming.1').say('p1', 'a3')
    expect(jams.asked('p2')).toMatchObject({
      text: 'ti3.ask.playAfterCard.seat',
      about: { seat: 'p1', other: 'p2' },
    })
    expect(jams.told('ti3.log.aim.seat')).toEqual([{ seat: 'p1', other: 'p2' }])
    expect(jams.told('ti3.log.aim.hex')).toEqual([{ seat: 'p1', hex: 'a3' }])
  })
})

describe('What was announced', () => {
  test('[ti3/22.aims] stands while it fits, and is lost when its aim has gone: discarded, told, without effect', () => {
    const repeal = () =>
      (['veto', 'thugs'] as const).map(id =>
        inventAs(id, {
          may: table => table.laws['code_of_honor'] !== undefined,
          *does(table) {
            delete table.laws['code_of_honor']
            return undefined
          },
        }),
      )
    const [one = '', other = ''] = repeal()
    const game = beginInAction(
      council,
      { p1: [one], p2: [other] },
      { change: ({ table }) => void Object.assign(table.laws, { code_of_honor: {} }) },
    )
    game.say('p1', one).say('p2', other)
    expect(playedOn(game)).toHaveLength(1)
    const lost = game.told('ti3.log.cardLost')
    expect(lost).toHaveLength(1)
    expect(game.table.discards.action.toSorted()).toEqual([one, other].toSorted())
    expect(game.sheet('p1').actionCards + game.sheet('p2').actionCards).toBe(0)
    expect(game.open.map(key => key.split(':')[1])).not.toContain('cards')
  })

  test('[ti3/22.aims] and found nothing to choose is lost as well, and leaves the action', () => {
    const card = inventAs('plague', {
      *aims() {
        return undefined
      },
    })
    const game = beginInAction(turnOf('p1'), { p1: [card] })
    game.say('p1', { special: card })
    expect(game.told('ti3.log.cardLost')).toEqual([{ seat: 'p1', card }])
    expect(game.open).toEqual(['p1:turn'])
  })
})

describe('Whether a card may be played', () => {
  test('is asked only at its own moment, with what is known then', () => {
    const asked = new Set<string>()
    const noted = (id: Parameters<typeof inventAs>[0]) =>
      inventAs(id, {
        may(_table, _by, about) {
          asked.add(`${id} ${Object.keys(about).sort().join()}`)
          return false
        },
      })
    for (const id of ['star_of_death', 'dug_in', 'flank_speed', 'minelayers', 'good_year'] as const) noted(id)
    inventAs('emergency_repairs', {
      pauses: ['beforeCombatRound'],
      may(_table, _by, about) {
        asked.add(`emergency_repairs ${Object.keys(about).sort().join()}`)
        return false
      },
    })
    const game = beginInAction(
      { segment: 'tacticalAction', args: { seat: 'p1', hex: 'a1' } },
      { p1: ['plague', 'flank_speed.1'], p2: ['uprising'] },
      {
        units: {
          p1: { a1: { war_sun: 2, ground_force: 3 }, a2: { cruiser: 1 } },
          p2: { a1: { destroyer: 1 }, abyz: { ground_force: 2 } },
        },
        planets: { p2: ['abyz'] },
      },
    )
    const soldiers = (game: Midgame) =>
      Object.fromEntries(
        Object.keys(game.offered<{ units: object }>('p1').units).map(id => [id, { planet: 'abyz' }]),
      )
    for (let i = 0; i < 40 && !game.rests; i++) {
      const [open] = game.match.open
      if (!open) break
      const isLanding = open.key.endsWith('/landing')
      game.say(open.to, isLanding ? soldiers(game) : (open.otherwise ?? 'pass'))
    }
    expect(game.rests).toBe(true)
    expect([...asked].sort()).toEqual([
      'dug_in hex,of',
      'emergency_repairs of',
      'flank_speed hexes,of',
      'minelayers hex,of,units',
      'star_of_death hex,of',
    ])
  })
})
