/** What is said of building, in every galaxy. */
export const buildEn = {
  'galaxy.produce.inSpace': 'Dock in space',
  'galaxy.produce.at': 'Dock on {planet}',
  'galaxy.produce.count': '{count} of {most}',
  'galaxy.produce.blockaded': 'blockaded',
  'galaxy.produce.ships': 'room for {count} more {count|ship|ships}',
  'galaxy.produce.ships.none': 'no room for more ships',
  'galaxy.produce.fighters': 'for {count} more {count|Fighter|Fighters}',
  'galaxy.produce.fighters.none': 'no room for more Fighters',
  'galaxy.produce.mostCost': 'costs {count} at most',
  'galaxy.produce.free': '{count} {count|resource|resources} free',
  'galaxy.produce.price': 'costs {count}',
  'galaxy.produce.pair': '{built} for {count}',
  'galaxy.produce.left': '{count} left',
  'galaxy.produce.poor': 'You cannot pay for more.',
  'galaxy.produce.newDocks': 'New Space Dock',
  'galaxy.produce.elsewhere': 'Placed elsewhere',
  'galaxy.produce.captive': '{unit} of {seat}',
  'galaxy.produce.returns': 'Paid with captured units',
  'galaxy.produce.returned': '{count} captured {count|unit|units} given back',
  'galaxy.produce.uncounted':
    '{count} {count|Fighter or Infantry does|Fighters and Infantry do} not count towards the limit',
  'galaxy.produce.have': '{have} {have|resource|resources} to spend',
  'galaxy.produce.cost': 'Costs {count} of {have}',
  'galaxy.produce.yes': 'Build',
  'galaxy.produce.none': 'Build nothing',
} as const

export type BuildWords = Readonly<Record<keyof typeof buildEn, string>>
