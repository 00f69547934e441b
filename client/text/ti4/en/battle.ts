/** What is said of space combat, invasion and ground combat. */
export const battleEn = {
  'ti4.ask.announceRetreat': 'Announce a retreat from {hex}, or fight on.',
  'ti4.retreat.announce': 'Announce a retreat',
  'ti4.retreat.stay': 'Fight on',
  'ti4.ask.retreatTo': 'Choose where your ships retreat to.',
  'ti4.ask.retreatWith': 'Choose what your ships take along: {count} {count|place|places}.',
  'ti4.ask.tokenFrom': 'Choose the pool whose token you place in {hex}.',
  'ti4.ask.bombard': 'Choose what your {unit} bombards.',
  'ti4.bombardment.hold': 'Hold fire',
  'ti4.ask.custodians': 'Spend {count} influence to remove the custodians from Mecatol Rex?',
  'ti4.custodians.remove': 'Remove the custodians',
  'ti4.custodians.leave': 'Leave them there',
  'ti4.ask.payCustodians': 'Spend influence for the custodians.',
  'ti4.ask.land': 'Commit ground forces to planets in {hex}.',
  'ti4.ask.nextPlanet': 'One planet after the other: choose which comes next.',
  'ti4.ask.nextCombat': 'Choose the planet to fight for next.',
  'ti4.ask.spaceCannonDefense': 'Do your Space Cannon on {planet} fire at those who land?',
  'ti4.log.spaceCombat': '{seat} fights {other} in {hex}: space combat.',
  'ti4.log.announcesRetreat': '{seat} announces a retreat.',
  'ti4.log.retreats': 'The ships of {seat} retreat from {hex} to {to}.',
  'ti4.log.holdsSpace': 'The combat is over: {seat} holds {hex}.',
  'ti4.log.bothLost': 'The combat is over: nobody is left.',
  'ti4.log.takes': '{seat} takes {planet}.',
  'ti4.log.custodians': '{seat} removes the custodians from Mecatol Rex.',
  'ti4.log.lands': '{seat} lands {count} ground {count|force|forces} on {planet}.',
  'ti4.log.groundCombat': '{seat} fights {other} on {planet}: ground combat.',
  'ti4.log.holdsPlanet': 'The combat on {planet} is over: {seat} stands there.',
  'galaxy.log.spaceBattle': '{seat} attacks in {hex}: space combat.',
  'galaxy.scene.space': 'Space combat: {place}',
  'galaxy.now.battle': 'Space combat, {place}',
  'galaxy.land.hostile': 'held by another, {count} ground {count|force|forces}',
  'rule.ti4/15.1.why':
    'Each unit with Bombardment fires once, at ground forces on a planet without a Planetary Shield that holds.',
  'rule.ti4/20.3.why': 'No command token is left in your reinforcements, so one comes from a pool.',
  'rule.ti4/27.2.why':
    'Nobody lands on Mecatol Rex before. Who removes them gains a victory point and must land; agendas follow from then on.',
  'rule.ti4/42.2.why': 'You choose who takes the hits. Mechs may sustain damage instead.',
  'rule.ti4/49.2.why':
    'Any ground forces in this system’s space may land, on as many of its planets as you like.',
  'rule.ti4/49.3.why': 'The active player decides in which order.',
  'rule.ti4/49.4.why': 'The active player decides in which order planets are fought for.',
  'rule.ti4/77.6.why': 'Units with Space Cannon on that planet fire once at what has landed.',
  'rule.ti4/78.4.why':
    'The defender announces first; if he does, the attacker may not. Ships leave after this round of dice.',
  'rule.ti4/78.6.why': 'You choose who takes the hits. Ships with Sustain Damage may be damaged instead.',
  'rule.ti4/78.7.why':
    'All ships go to one adjacent system without foreign ships that holds a planet or units of yours. A command token is placed there.',
} as const

export type BattleWords = Readonly<Record<keyof typeof battleEn, string>>
