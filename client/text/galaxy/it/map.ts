import type { MapWords } from '../en/map.ts'

export const mapIt: MapWords = {
  'galaxy.forces.fleet': '{who} nello spazio: {units}',
  'galaxy.forces.cargo': 'a bordo {units}',
  'galaxy.forces.ground': '{who} su {planet}: {units}',
  'galaxy.forces.counters': 'attivato da {who}',
  'galaxy.forces.held': 'di {who}',
  'galaxy.forces.active': 'attivato ora',
  'galaxy.hex.how': 'Tocca un sistema illuminato.',
  'galaxy.unit.at': '{unit}, {place}',
}
