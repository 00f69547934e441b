import { describe, expect, test } from 'vitest'
import type { Next, Seat } from '../../../shared/engine/rules.ts'
import type { ObjectiveId } from '../../../shared/ti4/content/objectives.ts'
import { sheet } from '../../../shared/ti4/realm.ts'
import { untilTrue } from '../../galaxy/driving.ts'
import { canUse } from '../factions/scenes.ts'
import { around, from, inMidgame, type Middle } from '../midgame.ts'
import { lay } from '../objectivesHeld.ts'
import { withoutLeaders, withRelics } from './relicScene.ts'

/** Until this secret objective of his could be scored; it then is. */
function scored(at: Next, seat: Seat, id: ObjectiveId, middle: Middle) {
  const game = from(at, {
    options: withRelics,
    tiles: around({ a0: 's44' }),
    ...middle,
    also(state) {
      withoutLeaders(state)
      state.table.phase = 'action'
      state.table.active = 'p1'
      lay(state, { secrets: { [seat]: [id] } })
      middle.also?.(state)
    },
  })
  if (!canUse(game, seat, id)) untilTrue(game, () => game.rests || canUse(game, seat, id))
  expect(canUse(game, seat, id)).toBe(true)
  game.say(seat, id)
  expect(game.sheet(seat).scored).toEqual({ [id]: true })
  return game
}

const strong: Middle['units'] = { p1: { a0: { war_sun: 2, cruiser: 6 } }, p2: { a0: { destroyer: 1 } } }
const combat = (hex = 'a0'): Next => ({ segment: 'spaceCombat', args: { seat: 'p1', hex } })

describe('secret objectives of the Action Phase', () => {
  test('Brave the Void: a combat won in an anomaly', () => {
    scored(combat(), 'p1', 'brave_the_void', { units: strong })
  })

  test('Demonstrate Your Power: three ships that are no Fighters, as a space combat ends', () => {
    scored(combat(), 'p1', 'demonstrate_your_power', { units: strong })
  })

  test('Darken the Skies: a combat won in the home system of another', () => {
    const home = inMidgame({ options: withRelics }).table.players['p2']?.home as string
    scored(combat(home), 'p1', 'darken_the_skies', {
      units: { p1: { [home]: { war_sun: 2, cruiser: 6 } }, p2: { [home]: { destroyer: 1 } } },
    })
  })

  test('Betray a Friend: against a player whose note lay open when the action began', () => {
    scored(combat(), 'p1', 'betray_a_friend', {
      units: strong,
      also({ table }) {
        table.doing = { of: 'p1', hex: 'a0', friends: ['p2'] }
      },
    })
  })

  test('Become a Martyr: a planet of a home system is lost', () => {
    const home = inMidgame({ options: withRelics }).table.players['p2']?.home as string
    scored({ segment: 'establishControl', args: { seat: 'p1', hex: home } }, 'p2', 'become_a_martyr', {
      units: { p1: { arretze: { infantry: 1 } } },
      planets: { p2: ['arretze', 'kamdorn'] },
      also({ table }) {
        table.doing = { of: 'p1', hex: home, landed: ['arretze'] }
      },
    })
  })

  test('Prove Endurance: the last to pass', () => {
    const game = from(
      { segment: 'turn', args: { seat: 'p1' } },
      {
        options: withRelics,
        also(state) {
          withoutLeaders(state)
          state.table.phase = 'action'
          lay(state, { secrets: { p1: ['prove_endurance'] } })
          for (const seat of ['p2', 'p3', 'p4']) sheet(state.table, seat).passed = true
        },
      },
    )
    game.say('p1', { pass: true })
    untilTrue(game, () => canUse(game, 'p1', 'prove_endurance')).say('p1', 'prove_endurance')
    expect(game.sheet('p1').scored).toEqual({ prove_endurance: true })
  })
})
