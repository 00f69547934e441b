/** Mechs, and what other cards of the same box do. */
export const mechsEn = {
  'ti4.mech.deploy': 'Place 1 Mech',
  'ti4.mech.infantry': 'An Infantry',
  'ti4.mech.none': 'Place nothing',
  'ti4.ask.payMech': '{card}: pay {price}.',
  'ti4.ask.mechFollows': 'Does a Mech follow to {planet} for {price} resources?',
  'ti4.ask.turnsMech': 'For {price} influence more it becomes a Mech. Do you want one?',
  'ti4.ask.deployTo': '{card}: on which planet do you place it?',
  'ti4.ask.exchangeInfantry': '{card}: which Infantry does it replace?',
  'ti4.ask.colossi': 'Which Mechs does an Infantry join?',
  'ti4.ask.reclaims': '{card}: what do you place on {planet}?',
  'ti4.log.becomesMech': "{seat}'s Infantry on {planet} becomes a Mech.",
  'ti4.log.becomesMechInSpace': "{seat}'s Infantry in {hex} becomes a Mech.",
  'ti4.ask.refit': 'Choose up to {count} Infantry that become Mechs.',
  'ti4.ask.readyOne': '{card}: what do you ready?',
  'ti4.log.seizesFragment': '{seat} takes {card} from {other}.',
  'ti4.log.findsFragment': '{seat} reveals {card} and keeps it.',
  'ti4.log.discardsExploration': '{seat} reveals {card}, which is discarded.',
  'rule.ti4/30.1.why': 'What has Deploy may be placed from reinforcements when its text says so.',
} as const

export type MechsWords = Readonly<Record<keyof typeof mechsEn, string>>
