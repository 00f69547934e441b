import { expect, test } from 'vitest'
import '../../../shared/ti4/cards/index.ts'
import { actionEffects } from '../../../shared/ti4/cards/registry.ts'
import { actionCards } from '../../../shared/ti4/content/actionCards.ts'
import type { Window } from '../../../shared/ti4/content/windows.ts'

const turns: readonly Window[] = [
  'action',
  'whenStrategicAction',
  'afterAction',
  'whenActionCardPlayed',
  'afterActionCardDiscarded',
  'afterActivation',
  'afterShipsMove',
  'whenProducing',
  'afterLanding',
  'whenPlanetGained',
  'afterPlanetLost',
]

test('every card of an action, of activation, movement, production and control does something', () => {
  const due = Object.values(actionCards).filter(({ window }) => turns.includes(window))
  expect(due.filter(({ id }) => !actionEffects[id])).toEqual([])
})

test('nothing that does something is not printed', () => {
  expect(Object.keys(actionEffects).filter(id => !(id in actionCards))).toEqual([])
})
