import { expect, test } from 'vitest'
import { cardOf } from '../../client/ti3/cards.ts'
import { actionEffects, political } from '../../shared/ti3/cards/registry.ts'
import { actionCards } from '../../shared/ti3/content/actionCards.ts'
import { politicalCards } from '../../shared/ti3/content/politicalCards.ts'
import { playTi3 } from './playTi3.ts'

playTi3()

test('an action or political card says that it does nothing yet, as long as it has no rules', () => {
  const silent = (cards: object) => Object.keys(cards).filter(id => !cardOf(id)?.doesNothing)
  expect(silent(actionCards).sort()).toEqual(Object.keys(actionEffects).sort())
  expect(silent(politicalCards).sort()).toEqual(Object.keys(political).sort())
  // Copies are the same card, and nothing else says so.
  const [id = ''] = Object.keys(actionCards).filter(id => !(id in actionEffects))
  expect([
    cardOf(`${id}.2`)?.doesNothing ?? false,
    cardOf('hylar_v_assault_laser')?.doesNothing ?? false,
  ]).toEqual([id !== '', false])
})
