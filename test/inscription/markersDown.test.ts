import { describe, expect, test } from 'vitest'
import type { Inscription } from '../../shared/inscription/table.ts'
import { councilOn, handOf, marked, type Scene, type Situation, scene, spending } from './scene.ts'

const begin = (situation: Situation = {}) =>
  scene({ segment: 'cardResources' }, { event: 'first_ventures', ...situation })
/** Three material on Navigation: all of a card that says no more. */
const exploreThrice = (game: Scene, seat = 'p1') =>
  game
    .answer('navigation', seat)
    .mark('explore', 'H>s13', 'M', seat)
    .mark('explore', 's13>s22', 'M', seat)
    .mark('explore', 's13>s24', 'M', seat)
const up = (game: Scene) => game.match.waiting

describe('A marker', () => {
  test('[inscription/6.down] is put down by whom it belongs to: with all spent he is asked nothing else, and no die is rolled yet', () => {
    const game = exploreThrice(begin({ players: 1 }))
    expect(game.options()).toEqual({ shape: 'mark', groups: [], down: true })
    expect(game.table.phase).toBe('cardResources')
    game.down()
    expect(game.table.phase).toBe('diceResources')
    expect(game.match.undo('p1').ok).toBeUndefined()
  })

  test('[inscription/6.down] that is still up lets the last mark be taken back, also by the last one who marks', () => {
    const game = begin()
    for (const seat of ['p2', 'p3', 'p1']) exploreThrice(game, seat)
    for (const seat of ['p2', 'p3']) game.down(seat)
    expect(up(game)).toEqual(['p1'])
    expect(game.match.undo('p1').ok).toBeDefined()
    expect(game.offered('explore')).toContain('s13>s24')
    expect(up(game)).toEqual(['p1'])
  })

  test('[inscription/6.down] that is down is taken up again with what was marked, until the part ends', () => {
    const game = exploreThrice(begin()).down()
    expect(up(game)).toEqual(['p2', 'p3'])
    expect(game.match.undo('p1').ok).toBeDefined()
    expect(game.match.undo('p1').ok).toBeDefined()
    expect(game.offered('explore')).toContain('s13>s24')
  })

  test('[inscription/6.down] of somebody who can mark nothing at all is passed over', () => {
    const nothing = (state: Inscription) => {
      for (const seat of ['p1', 'p2', 'p3'])
        handOf(state, seat).marks.navigation.claimed = { H: true, s11: true, s15: true }
    }
    const game = scene(
      { segment: 'diceResources' },
      {
        event: 'first_ventures',
        dice: { black: ['I', 'I', 'I'] },
        active: { p1: ['navigation'], p2: ['navigation'], p3: ['warfare'] },
        change: nothing,
      },
    )
    expect(up(game)).toEqual(['p3'])
  })

  test('[inscription/6.down] stays up where choosing a sheet would end the part, for nothing on it can be marked', () => {
    const game = begin({
      players: 1,
      event: 'fledgling_empires',
      ...marked(marks => {
        marks.navigation.claimed = { H: true, s11: true, s15: true }
      }),
    }).answer('navigation')
    expect(game.mayStop()).toBe(true)
    expect(game.match.undo('p1').ok).toBeDefined()
    expect(game.asked()).toBe('sheet')
  })

  test('[inscription/6.down] stays up after what a council, a war or a setup lets mark, and not where nothing was marked', () => {
    const council = councilOn('wartime_preparations')
      .answer({ for: 'fail', votes: 1 })
      .answer({ votes: 0 }, 'p2')
      .answer({ votes: 0 }, 'p3')
    for (const seat of ['p2', 'p3', 'p1']) council.answer('0,0,0', seat).answer('9,0,0', seat)
    expect(up(council)).toEqual(['p1', 'p2', 'p3'])
    expect(council.match.undo('p1').ok).toBeDefined()
    expect(council.asked()).toBe('deploy')

    const war = (answer: 'yes' | 'no') =>
      scene(
        { segment: 'war' },
        { event: 'border_conflict', factions: { p1: 'letnev' }, tradeGoods: { p1: 1 } },
      ).answer(answer)
    const paid = war('yes')
    expect(paid.mayStop()).toBe(true)
    expect(paid.marks().warfare.wars).toEqual({})
    expect(paid.match.undo('p1').ok).toBeDefined()
    expect(paid.asked()).toBe('payTradeGood')
    // Nothing is spent on either side.
    expect(war('no').answer('no').marks().warfare.wars).toHaveProperty('1left')

    const setup = scene(
      { segment: 'factionSetup' },
      { factions: { p1: 'empyrean', p2: 'nekro', p3: 'hacan' } },
    )
    setup.mark('explore', 'H>s13').mark('explore', 's13>s22')
    expect(up(setup)).toEqual(['p1'])
    expect(setup.match.undo('p1').ok).toBeDefined()
  })

  test('[inscription/6.down] stays up while something reached can be declared or told to wait, also where nothing was marked', () => {
    // The spoils of the war are a commodity that completes an objective.
    const game = () =>
      scene(
        { segment: 'spoils' },
        {
          event: 'when_diplomacy_fails',
          change(state) {
            state.table.objectives.industry = { id: 'sourcing_expert', by: {} }
            const { marks } = handOf(state, 'p1')
            marks.sheets.warfare = 'WA2'
            marks.industry.commodities.triangle = 5
            marks.warfare.line = 2
            marks.warfare.wars['2left'] = { strength: 1, result: 'won' }
          },
        },
      )
    expect(up(game())).toEqual(['p1'])
    expect(game().table.objectives.industry?.by).toEqual({})
    expect(game().down().table.objectives.industry?.by).toEqual({ p1: 9 })
    expect(game().command('declareNow', 'industry').table.objectives.industry?.by).toEqual({ p1: 9 })
    expect(game().command('waitWith', 'industry').table.objectives.industry?.by).toEqual({})
  })

  test('[inscription/6.down] goes down by itself in a round that began under an earlier build', () => {
    const game = begin({
      players: 1,
      change(state) {
        delete handOf(state, 'p1').turn.up
      },
    })
    expect(exploreThrice(game).table.phase).toBe('diceResources')
    // What it offered then it offers still, or answers already given would no longer fit.
    const offered = (earlier: boolean) =>
      spending({}, 'expansion', {
        technologies: { p1: ['neural_motivators'] },
        change(state) {
          const { marks, turn } = handOf(state, 'p1')
          marks.expansion.claimed['p2.c1'] = true
          marks.expansion.docks = { d1: 'built', d2: 'built', d3: 'built' }
          if (earlier) delete turn.up
        },
      }).offered('use')
    expect([offered(true), offered(false)]).toEqual([['neural_motivators'], []])
  })
})
