import { expect, test } from 'vitest'
import { doesNothingYet } from '../../client/galaxy/cards/cards.ts'
import { actionEffects, political } from '../../shared/ti3/acts/registry.ts'
import { actionCards } from '../../shared/ti3/content/actionCards.ts'
import { politicalCards } from '../../shared/ti3/content/politicalCards.ts'

test('an action or political card says that it does nothing yet, as long as it has no rules', () => {
  const silent = (cards: object) => Object.keys(cards).filter(id => !doesNothingYet(id))
  expect(silent(actionCards).sort()).toEqual(Object.keys(actionEffects).sort())
  expect(silent(politicalCards).sort()).toEqual(Object.keys(political).sort())
  // Copies are the same card, and nothing else says so.
  const [id = ''] = Object.keys(actionCards).filter(id => !(id in actionEffects))
  expect([doesNothingYet(`${id}.2`), doesNothingYet('hylar_v_assault_laser')]).toEqual([id !== '', false])
})
