import { describe, expect, test } from 'vitest'
import '../../../shared/ti4/cards/index.ts'
import { held } from '../../../shared/ti4/cards/registry.ts'
import { factionIds } from '../../../shared/ti4/content/factionIds.ts'
import { factions } from '../../../shared/ti4/content/factions.ts'
import { technologies } from '../../../shared/ti4/content/technologies.ts'
import { unitPrints } from '../../../shared/ti4/content/units.ts'

/** What rules ask for by name, where it happens. */
const asked = [
  'pillage',
  'valefar_assimilator_x',
  'valefar_assimilator_y',
  'creuss_gate',
  'inheritance_systems',
]

const seventeen = factionIds.filter(id => factions[id].set === 'base')

describe.each(seventeen)('everything of %s', id => {
  test('does something', () => {
    const { abilities, units, flagship, technologies: own } = factions[id]
    const sides = [...units, flagship].map(side => unitPrints[side])
    // An upgrade whose text is all in its numbers needs no more.
    const learnt = own.filter(each => {
      const side = technologies[each].unit
      return side === undefined || unitPrints[side].effect !== undefined
    })
    const spoken = sides.flatMap(({ effect }) => effect ?? [])
    const texts = [...abilities.map(ability => ability.id), ...learnt, ...spoken]
    const silent = texts.filter(text => !held[text] || Object.keys(held[text]).length === 0)
    expect(silent.filter(text => !asked.includes(text))).toEqual([])
  })
})
