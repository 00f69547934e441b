/** What is said of activation, movement and Space Cannon. */
export const movingEn = {
  'ti4.ask.move': 'Move ships to {hex}.',
  'ti4.ask.spaceCannon': 'Choose whether your Space Cannon fire into {hex}, and at whom.',
  'ti4.spaceCannon.fire': 'Fire',
  'ti4.spaceCannon.hold': 'Hold fire',
  'ti4.log.spaceCannon': '{seat} fires Space Cannon at {other} in {hex}.',
  'ti4.log.riftPassed': '{unit} of {seat} comes through the gravity rift.',
  'ti4.log.riftTakes': '{unit} of {seat} is lost in the gravity rift.',
  'ti4.log.overSupply': '{seat} gives up {count} {count|unit|units} in {hex}: there is no room for so many.',
  'galaxy.turn.cost': 'Takes one of {count} {count|token|tokens} in your Tactic Pool.',
  'galaxy.move.support': 'Carried',
  'galaxy.move.lost': '{place}: {count} {count|unit has|units have} no ship to carry them.',
  'refused.noCounterInPool': 'You have no command token left in your Tactic Pool.',
  'refused.activatedBefore': 'Your command token lies there already.',
  'refused.mayNotActivate': 'An effect keeps you from activating this system.',
  'ti4.log.hastens': 'A ship of {seat} goes a step further: {unit}.',
  'refused.overFleetSupply': 'Your Fleet Pool does not allow that many ships in one system.',
  'ti4.ask.overFleet': 'Give up {count} {count|ship|ships} in {hex}: your Fleet Pool allows no more.',
  'rule.ti4/5.1.why': 'A command token from your Tactic Pool goes to the system.',
  'rule.ti4/58.4.why':
    'Ships come from systems without a command token of yours, within range, and not through other ships. They pick up on their way.',
  'rule.ti4/77.2.why':
    'Units with Space Cannon fire in the active system; those with range from adjacent ones too. All but the active player fire only at him.',
  'rule.ti4/37.3.why': 'Ships other than Fighters: as many in each system as tokens in your Fleet Pool.',
  'rule.ti4/16.3.why': 'Fighters and ground forces in space need places aboard your ships there.',
} as const

export type MovingWords = Readonly<Record<keyof typeof movingEn, string>>
