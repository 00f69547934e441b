/** What technologies ask, and what is told of them. */
export const technologiesEn = {
  'ti4.ask.assaultCannon': '{card} of {seat}: choose the ship you destroy.',
  'ti4.ask.transitTroops': 'Choose up to 4 ground forces to move by {card}.',
  'ti4.ask.transitTo': 'Choose the planet your {unit} goes to.',
  'ti4.ask.exhaustForGoods':
    'Choose planets with a technology specialty to exhaust: each brings 1 trade good.',
  'may.useSpecialties': 'Exhaust specialties for trade goods',
  'ti4.ask.payUnit': 'Pay {price} resources for 1 × {unit}.',
  'ti4.log.bringsOn': '{seat} places {count} × {unit} on {planet}.',
  'ti4.log.brings': '{seat} places {count} × {unit} in {hex}.',
  'ti4.log.gridHits': 'The defense grid of {seat} scores a hit on {planet} against {other}.',
  'ti4.log.gridSilences': 'The defense grid of {seat} keeps {other} from rolling in this round.',
  'ti4.log.transits': '{seat} moves a ground force to {planet}.',
  'ti4.ask.dockLands': 'Choose the planet on which your Space Dock in {hex} comes down.',
  'ti4.log.returnsUnits': '{seat} returns {count} × {unit} to reinforcements: the technology is gone.',
  'ti4.ask.return': '{card}: choose how many of the {count} × {unit} return to each planet.',
  'ti4.log.waitsOnCard': '{seat} puts {count} of {most} destroyed {unit} on {card}.',
  'ti4.ask.repair': 'Choose the unit you repair.',
  'ti4.ask.moreDice': 'Choose the planet on which one of your units has an additional die.',
  'ti4.log.repairs': '{seat} repairs a unit: {unit}.',
  'rule.ti4/15.2.why': 'Bombardment has hit your ground forces: you choose who takes the hits.',
  'rule.ti4/77.5.why': 'Space cannons have hit your ships: you choose who takes the hits.',
  'rule.ti4/77.8.why': 'Space cannons have hit your landing forces: you choose who takes the hits.',
} as const

export type TechnologyWords = Readonly<Record<keyof typeof technologiesEn, string>>
