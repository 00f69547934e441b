/** What is said of peoples and technologies of the expansion. */
export const expansionEn = {
  'ti3.ask.forge': 'Choose the system where you forge ships.',
  'ti3.ask.forged': 'Choose what is forged in {hex}.',
  'ti3.ask.forgesSome': '{count} × {unit}',
  'ti3.log.forges': '{seat} forges {count} × {unit} in {hex}.',
  'ti3.log.converts': '{seat} converts a Ground Force on {planet}.',
  'ti3.log.devotes': '{seat} gives up a ship in {hex} to strike another.',
  'ti3.ask.reverse': 'Choose the planet whose resources and influence change places.',
  'ti3.log.reverses': '{seat} lets resources and influence of {planet} change places for this round.',
  'ti3.lasting.yin_reverse': 'Resources and influence of {planet} have changed places this round.',
  'ti3.lasting.yin_indoctrinate': '{seat} has tried to convert here.',
  'ti3.lasting.yin_devotion': '{seat} has given up a ship in this battle.',
  'rule.ti3/se.docks.why':
    'Docks of Saar lie in space: each builds its units where ships of yours may be, troops on planets or aboard Carriers and War Suns there.',
  'ti3.ask.passesOn': 'Choose who receives {count} trade {count|good|goods} of yours.',
  'ti3.ask.recycles': 'Choose the action card you discard.',
  'ti3.ask.recycled': 'Choose what you receive for it.',
  'ti3.ask.rebuilds': 'Build one ship of a kind you destroyed in {hex}?',
  'ti3.ask.rebuildsFor': '{unit} for {price}',
  'ti3.ask.payRebuilding': 'Pay {price} for {unit}.',
  'ti3.ask.shuttlesFrom': 'Choose the system whose Ground Forces change planets.',
  'ti3.ask.shuttles': 'Choose where Ground Forces from {planet} go.',
  'ti3.ask.shuttlesAboard': 'Choose where Ground Forces aboard ships in {hex} go.',
  'ti3.ask.sendsDiplomats': 'Send diplomats: {seat} may not activate {hex}',
  'ti3.log.centersWork': '{seat} lets Production Centers work.',
  'ti3.log.recycles': '{seat} recycles {card}.',
  'ti3.log.shuttles': '{seat} moves {count} × Ground Force to {planet}.',
  'ti3.log.rebuilds': '{seat} builds {unit} out of wrecks in {hex}.',
  'ti3.log.strikesMind': '{other} loses a Fleet Supply counter: {seat} strikes at minds.',
  'ti3.log.sendsDiplomats':
    '{seat} sends diplomats to {hex}: {other} takes the counter back, and the turn is over.',
  'ti3.log.conduit': '{seat} sends ships through a conduit.',
  'ti3.lasting.diplomats': '{other} has no second action this turn.',
  'rule.ti3/se.racial.why':
    'With the Technology Strategy, in place of any other: its price beside the usual one, or alone where a technology is free.',
  'rule.ti3/se.productionCenters.why': 'Once each round, for a counter from Strategy Allocation.',
  'rule.ti3/se.recyclers.why': 'Once each round, as an action.',
  'rule.ti3/se.salvage.why':
    'After a Space Battle you won, one ship of a kind you destroyed in it, at its cost, as far as Fleet Supply and pieces reach.',
  'rule.ti3/se.shuttles.why':
    'When the Status Phase begins: within one system and those adjacent, where no enemy ships are.',
  'ti3.ask.spendWhich': '{card}: spend resources or influence?',
  'ti3.ask.spendCountersFor': '{card}: spend {count} command {count|counter|counters} now.',
  'ti3.log.spendsCounters': '{seat} spends {count} command {count|counter|counters}.',
  'rule.ti3/se.objectives.why': 'Objectives of Shattered Empire that are paid for, out of what is ready now.',
  'ti3.ask.imperialTwo': 'Imperial II: choose.',
  'ti3.imperialTwo.throne': 'Any number of public objectives in the coming Status Phase',
  'ti3.imperialTwo.throneNow': 'Any number of public objectives in the coming Status Phase, and 1 point now',
  'ti3.imperialTwo.builds': 'Build for nothing, and nobody else does',
  'ti3.log.ancientThrone': '{seat} may claim any number of public objectives this round.',
  'ti3.lasting.se_imperial_ii': 'Nobody but {seat} mobilizes by Imperial II.',
  'rule.ti3/se.imperialTwo.why': 'Imperial II stands in place of Imperial, with Age of Empire.',
  'ti3.ask.rests': 'Exhaust {planet} again for {count} × {unit}?',
  'ti3.ask.restsYes': 'Exhaust it',
  'ti3.ask.restsNo': 'Keep it ready',
  'ti3.log.rests': '{planet} stays exhausted: {seat} receives {count} × {unit}.',
  'rule.ti3/se.resting.why': 'Right after planets are refreshed in the Status Phase.',
  'ti3.ask.metabolise': 'Discard an action card to draw one more?',
  'ti3.lasting.hyper_metabolism': '{seat} draws one action card more.',
  'rule.ti3/se.metabolism.why':
    'Before action cards are drawn in the Status Phase, one may be discarded for one more.',
  'rule.ti3/se.forge.why':
    'For a counter from Strategy Allocation: two Fighters or a Destroyer beside a War Sun or Space Dock of yours, as far as supply and support reach.',
  'rule.ti3/se.reversal.why':
    'Once each round, as an action: a ready planet, until the round ends or you lose it.',
} as const

export type ExpansionWords = Readonly<Record<keyof typeof expansionEn, string>>
