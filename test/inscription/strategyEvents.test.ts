import { describe, expect, test } from 'vitest'
import { handOf, holding, marked, type Situation, scene, spending } from './scene.ts'

const begin = (situation: Situation = {}) =>
  scene({ segment: 'cardResources' }, { event: 'first_ventures', ...situation })
const rolled = (situation: Situation = {}) =>
  scene(
    { segment: 'diceResources' },
    {
      event: 'first_ventures',
      dice: { black: ['M', 'I', 'R'] },
      active: { p1: ['expansion'], p2: ['expansion'], p3: ['expansion'] },
      ...situation,
    },
  )

describe('A strategy event', () => {
  test('[inscription/7.active] [inscription/9.tracker] lets all choose an active sheet at the same time and spend the resources of the card on it', () => {
    const game = begin()
    expect(['p1', 'p2', 'p3'].map(seat => game.asked(seat))).toEqual(['sheet', 'sheet', 'sheet'])
    game.answer('navigation')
    expect(game.hand().turn.spending.at(-1)?.resources).toEqual({ M: 3 })
    expect(
      game
        .options<{ shape: string; groups: { sheet: string }[] }>()
        .groups.every(each => each.sheet === 'navigation'),
    ).toBe(true)
  })

  test('[inscription/8.resources] keeps the marker up while a resource could be spent, and lets it be put down when none can', () => {
    const game = begin().answer('navigation')
    expect(game.mayStop()).toBe(false)
    expect(game.refused({ verb: 'down' })?.code).toBe('resourcesLeft')
    game.mark('explore', 'H>s13').mark('explore', 's13>s22').mark('explore', 's13>s24')
    expect(game.mayStop()).toBe(true)
    game.down()
    expect(game.match.open.map(({ to }) => to)).toEqual(['p2', 'p3'])
  })

  test('[inscription/8.resources] loses a resource for which there is no legal mark', () => {
    const game = begin({
      event: 'fledgling_empires',
      ...marked(marks => {
        marks.navigation.claimed = { H: true, s11: true, s15: true }
      }),
    })
    game.answer('navigation')
    expect(game.options()).toEqual({ shape: 'mark', groups: [], down: true })
  })

  test('[inscription/8.resources] never has to spend trade goods or saved assets', () => {
    const game = spending({ M: 1 }, 'expansion', { tradeGoods: { p1: 2 }, ...holding('planet') })
    game.mark('develop', 'd1.0', 'M')
    expect(game.mayStop()).toBe(true)
    game.down()
    expect(game.marks().industry.tradeGoods).toEqual({ claimed: 2, spent: 0 })
  })

  test('[inscription/8.resources] takes a trade good as a resource of any kind', () => {
    const game = spending({}, 'expansion', { tradeGoods: { p1: 1 } })
    expect(game.payments('develop', 'd3.2')).toEqual(['tg'])
    game.mark('develop', 'd3.2')
    expect(game.marks().industry.tradeGoods).toEqual({ claimed: 1, spent: 1 })
    expect(game.offered('develop')).toEqual([])
  })

  test('[inscription/6.saved] [inscription/15.assets] lets an asset be spent in the step in which it was claimed', () => {
    const game = spending({ I: 1 }, ['navigation', 'expansion'])
    game.mark('claim', 's11')
    expect(game.offered('unlock')).toHaveLength(7)
  })

  test('[inscription/6.markers] shows the sheets of others only as they stood when all markers were down', () => {
    const game = begin().answer('navigation').mark('explore', 'H>s13')
    expect(game.marks().navigation.explored['s13']).toBe(true)
    expect(game.table.players['p1']?.marks.navigation.explored['s13']).toBeUndefined()
    expect(game.table.players['p1']?.active).toEqual([])
  })

  test('[inscription/6.markers] goes on to the roll when all markers are down, and shows what was marked', () => {
    const game = begin({ event: 'technological_frontier', players: 1 })
    game.answer('navigation').mark('research', 'gravity_drive').down()
    expect(game.table.phase).toBe('diceResources')
    expect(game.table.dice?.black).toHaveLength(3)
    expect(game.table.players['p1']?.active).toEqual(['navigation'])
    expect(game.table.players['p1']?.marks.technologies).toEqual({ gravity_drive: { crossed: 1 } })
  })

  test('[inscription/6.back] takes marks back before the roll, but nothing that was marked before it afterwards', () => {
    const game = begin({ players: 1 }).answer('navigation').mark('explore', 'H>s13')
    expect(game.match.undo('p1').ok).toBeDefined()
    expect(game.marks().navigation.explored['s13']).toBeUndefined()
    game.mark('explore', 'H>s13').mark('explore', 's13>s22').mark('explore', 's13>s24').down()
    expect(game.table.phase).toBe('diceResources')
    expect(game.match.undo('p1').ok).toBeUndefined()
  })
})

describe('The dice', () => {
  test('[inscription/7.dice] give everybody what the black ones show', () => {
    expect(rolled().hand().turn.spending.at(-1)?.resources).toEqual({ M: 1, I: 1, R: 1 })
  })

  test('[inscription/7.dice] give a focus die only to whom unlocked it on the active sheet', () => {
    const game = rolled({
      dice: { black: ['M', 'M', 'M'], focus: { R: 2 } },
      ...marked(marks => {
        marks.focus.expansion['R'] = true
        marks.focus.navigation['I'] = true
      }),
    })
    expect(game.hand().turn.spending.at(-1)?.resources).toEqual({ M: 3, R: 2 })
    expect(game.hand('p2').turn.spending.at(-1)?.resources).toEqual({ M: 3 })
  })

  test('[inscription/7.dice] [inscription/16.focus] give a focus die in the very round in which it is unlocked', () => {
    const game = rolled({ dice: { black: ['M', 'M', 'M'], focus: { R: 2 } }, ...holding('focus:R') })
    expect(game.offered('focus')).toEqual(['R'])
    game.mark('focus', 'R')
    expect(game.marks().focus.expansion).toEqual({ R: true })
    expect(game.hand().turn.spending.at(-1)?.resources).toEqual({ M: 3, R: 2 })
  })

  test('are not spent from focus dice in the event after the worker ban failed', () => {
    const game = rolled({
      change(state) {
        handOf(state, 'p1').marks.focus.expansion['R'] = true
        state.table.focusDiceBanned = { p1: true, p2: true, p3: true }
      },
    })
    expect(game.hand().turn.spending.at(-1)?.resources).toEqual({ M: 1, I: 1, R: 1 })
  })
})

describe('Technologies', () => {
  test('[inscription/16.technologies] are unlocked when all research icons are crossed out, on the active sheet alone', () => {
    const game = spending({ R: 2 }, 'navigation')
    expect(game.offered('research').sort()).toEqual(['gravity_drive', 'scanlink_drone_network'])
    game.mark('research', 'gravity_drive')
    expect(game.marks().technologies['gravity_drive']).toEqual({ crossed: 1 })
    game.mark('research', 'gravity_drive')
    expect(game.marks().technologies['gravity_drive']).toEqual({ crossed: 2, unlocked: true })
  })

  test('[inscription/15.specialty] are unlocked by their specialty whatever is crossed out already', () => {
    const game = spending({}, 'navigation', holding('spec:propulsion', 'spec:biotic'))
    expect(game.offered('technology')).toEqual(['gravity_drive'])
    game.mark('technology', 'gravity_drive')
    expect(game.marks().technologies['gravity_drive']?.unlocked).toBe(true)
  })

  test('[inscription/16.technologies] with a Per Active heading are used once a round, also in the round in which they are unlocked', () => {
    const game = spending(
      { R: 1 },
      'navigation',
      marked(marks => {
        marks.technologies['scanlink_drone_network'] = { crossed: 1 }
      }),
    )
    expect(game.offered('use')).toEqual([])
    game.mark('research', 'scanlink_drone_network')
    expect(game.offered('use')).toEqual(['scanlink_drone_network'])
    game.mark('use', 'scanlink_drone_network')
    expect(game.payments('explore', 'H>s13')).toEqual(['free'])
    game.mark('explore', 'H>s13')
    expect(game.offered('use')).toEqual([])
  })
})
