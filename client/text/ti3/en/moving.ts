/** What is said of activation, movement, PDS fire and transfers. */
export const movingEn = {
  'ti3.ask.move': 'Move ships to {hex}.',
  'ti3.ask.moveBetween': 'Move ships between the two systems.',
  'ti3.ask.pdsFire': 'Choose which of your PDS fire at the fleet of {seat} in {hex}.',
  'ti3.log.transfers': '{seat} transfers between two systems.',
  'refused.noCounterInPool': 'You have no command counter left in your Command Pool.',
  'refused.noCounterLeft': 'A transfer needs a command counter in your reinforcements too.',
  'refused.noPair':
    'A transfer needs two adjacent systems you have not activated, each with units of yours and of nobody else.',
  'refused.asteroidField': 'An asteroid field can never be activated.',
  'refused.supernova': 'A supernova can never be activated.',
  'refused.activatedBefore': 'Your command counter lies there already.',
  'refused.mayNotActivate': 'An effect keeps you from activating this system.',
  'rule.ti3/11.movement.why':
    'Ships come from systems you have not activated, within range, and not through enemy ships. Carriers load on their way.',
  'rule.ti3/12.movement.why': 'Ships change places between these two systems only, both ways at once.',
  'rule.ti3/28.enemyFire.why':
    'Each PDS in range may fire once an activation, and only at ships of the active player.',
  'rule.ti3/28.ownFire.why':
    'After the enemies, each of your PDS in range may fire once at enemy ships in the activated system.',
  'rule.ti3/11.activate': 'Rulebook p. 11, activating a system',
  'rule.ti3/11.once': 'Rulebook p. 11, never twice',
  'rule.ti3/12.transfer': 'Rulebook p. 12, the transfer action',
  'rule.ti3/18.asteroids': 'Rulebook p. 18, asteroid fields',
  'rule.ti3/18.supernova': 'Rulebook p. 18, supernovas',
  'rule.ti3/21.moving': 'Rulebook p. 21, Fleet Supply',
  'rule.ti3/27.capacity': 'Rulebook p. 27, what a Carrier holds',
  'rule.ti3/27.pickUp': 'Rulebook p. 27, picking up',
  'rule.ti3/27.unload': 'Rulebook p. 27, unloading',
} as const

export type MovingWords = Readonly<Record<keyof typeof movingEn, string>>
