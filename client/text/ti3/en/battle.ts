/** What is said of battles, landings and invasions. */
export const battleEn = {
  'ti3.ask.withdraw': 'Announce a withdrawal, or fight on.',
  'ti3.ask.retreat': 'Announce a retreat, or fight on.',
  'ti3.ask.withdraw.to': 'Withdraw to {hex}',
  'ti3.ask.retreat.to': 'Retreat to {hex}',
  'ti3.ask.stillRetreat.to': 'Retreat to {hex}',
  'ti3.ask.fightOn': 'Fight on',
  'ti3.ask.stillRetreat': 'No enemy ship is left. Carry out your retreat, or hold the system.',
  'ti3.ask.holdSpace': 'Hold the system',
  'ti3.ask.land': 'Land Ground Forces and PDS, or keep them aboard.',
  'ti3.ask.bombard': 'Choose what each {unit} bombards.',
  'ti3.ask.nextPlanet': 'Choose the planet to fight for next.',
  'ti3.ask.fightersInvade': 'Choose how many Fighters join the fight for {planet}.',
  'ti3.log.announcesRetreat': '{seat} announces a retreat to {hex}.',
  'ti3.log.cannotRetreat': '{seat} stays: the retreat is cancelled.',
  'ti3.log.settles': '{seat} takes neutral {planet}.',
  'ti3.log.bombardment': '{count} {count|ship|ships} of {seat} {count|bombards|bombard} {planet}.',
  'ti3.log.turnsNeutral': '{planet} turns neutral.',
  'rule.ti3/11.landing.why':
    'A planet falls to Ground Forces alone; PDS that land by themselves on a foreign planet are destroyed.',
  'rule.ti3/12.order.why': 'The active player decides in which order planets are fought for.',
  'rule.ti3/15.retreat.why':
    'The whole fleet goes to one adjacent system you activated earlier, after this round of dice.',
  'rule.ti3/16.casualties.why':
    'You choose who takes the hits. Cargo dies with its ship; Dreadnoughts and War Suns are damaged first.',
  'rule.ti3/16.cancelled.why':
    'A retreat is cancelled when your opponent has no unit left in the system; those on planets count.',
  'rule.ti3/17.bombardment.why':
    'Each ship bombards once. Dreadnoughts need your landing there and no enemy PDS; War Suns need neither.',
  'rule.ti3/17.fighters.why': 'They fight beside your Ground Forces and return to space afterwards.',
} as const

export type BattleWords = Readonly<Record<keyof typeof battleEn, string>>
