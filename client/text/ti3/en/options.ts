/** What a table plays otherwise than the first pages of the rulebook do; read in the lobby too. */
export const optionsEn = {
  'option.group.variants': 'Variants',
  'option.longWar': 'Length',
  'option.longWar.no': '10 points',
  'option.longWar.imperiumRex': 'The Long War',
  'option.longWar.imperiumRex.why': 'To 14 points, with more objectives. Imperium Rex ends it too.',
  'option.longWar.withoutImperiumRex': 'Without Imperium Rex',
  'option.longWar.withoutImperiumRex.why':
    'The Long War to 14 points; it ends after the round in which the last objective is revealed.',
  'option.ageOfEmpire': 'Age of Empire',
  'option.ageOfEmpire.no': 'No',
  'option.ageOfEmpire.yes': 'Yes',
  'option.ageOfEmpire.yes.why':
    'All objectives lie open from the start, in a line; a token moves along it each round until Imperium Rex.',
  'option.clash.lineNeedsRex': 'Age of Empire needs Imperium Rex at the end of its line.',
} as const

export type OptionsWords = Readonly<Record<keyof typeof optionsEn, string>>
