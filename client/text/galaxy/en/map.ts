/** What is said of forces on the map, in every galaxy. */
export const mapEn = {
  'galaxy.forces.fleet': '{who} in space: {units}',
  'galaxy.forces.cargo': 'aboard {units}',
  'galaxy.forces.ground': '{who} on {planet}: {units}',
  'galaxy.forces.counters': 'activated by {who}',
  'galaxy.forces.held': 'held by {who}',
  'galaxy.forces.active': 'activated now',
  'galaxy.hex.how': 'Tap a glowing system.',
  'galaxy.unit.at': '{unit}, {place}',
} as const

export type MapWords = Readonly<Record<keyof typeof mapEn, string>>
