/** What is said of action cards in battles, on the move and at any time. */
export const battleCardsEn = {
  'ti3.ask.slipsPast': 'Choose the system with enemy ships that the fleet from {hex} passes through.',
  'ti3.ask.discloses': 'Choose the card {seat} discards.',
  'ti3.ask.readies': 'Choose up to {count} exhausted planets to refresh.',
  'ti3.ask.restores': 'Choose an exhausted planet of yours to refresh.',
  'ti3.ask.rechecks': '{card}: choose the die that is thrown again.',
  'ti3.ask.recheckDie': '{unit} of {seat}: {count}, needing {needs}',
  'ti3.ask.payCopy': 'Pay {price} influence for {card}.',
  'ti3.log.discloses': '{seat} looks at the action cards of {from}.',
  'ti3.log.repairs': '{seat} repairs all damaged ships in {hex}.',
  'ti3.log.rechecks': '{seat} has a die of {from} thrown again: {unit}, needing {needs}.',
  'ti3.log.shieldsHold': 'The shields of {seat} stop up to {count} hits.',
  'ti3.log.directHit': 'A damaged ship of {seat} breaks apart.',
  'ti3.log.mines': '{count} {count|mine lies|mines lie} in wait for {seat} in {hex}.',
  'ti3.log.radiates': 'Radiation kills what {seat} landed on {planet}.',
  'ti3.log.reparations': '{seat} makes {from} exhaust {planet}.',

  'ti3.lasting.flank_speed': 'Ships of {seat} move one further now.',
  'ti3.lasting.in_the_silence_of_space': 'A fleet of {seat} passes enemy ships now.',
  'ti3.lasting.experimental_battlestation': 'A Space Dock of {seat} fires as PDS do now.',
  'ti3.lasting.minelayers': 'Mines of {seat} wait for {other} in {hex}.',
  'ti3.lasting.fighter_prototype': 'Fighters of {seat} fire better in the first round of this battle.',
  'ti3.lasting.into_the_breach':
    'A Dreadnought of {seat} takes hits first, and the fleet fires better in this battle.',
  'ti3.lasting.morale_boost': 'Units of {seat} fire better in this round of dice.',
  'ti3.lasting.dug_in': '{planet} may not be bombarded this round.',
} as const

export type BattleCardsWords = Readonly<Record<keyof typeof battleCardsEn, string>>
