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
  'refused.dockInSpaceFull': 'The dock builds at most {count} {count|unit|units} at once.',
  'refused.nowhereToLand': 'No planet, Carrier or War Sun of yours in the system has room for it.',
  'ti3.produce.inSpace': 'Dock in space',
  'rule.ti3/se.docks.why':
    'Docks of Saar lie in space: each builds its units where ships of yours may be, troops on planets or aboard Carriers and War Suns there.',
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
