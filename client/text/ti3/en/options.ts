/** What a table plays otherwise than the first pages of the rulebook do; read in the lobby too. */
export const optionsEn = {
  'preset.ti3.rulebook': 'The rulebook',
  'preset.ti3.rulebook.why': 'As its first pages have it: built together, to 10 points.',
  'preset.ti3.evening': 'An evening',
  'preset.ti3.evening.why':
    'Shorter: a random galaxy, so that you start at once, and all objectives open from the start.',
  'preset.ti3.everything': 'Everything',
  'preset.ti3.everything.why': 'Every variant there is, to 14 points.',
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
  'option.sabotageRuns': 'Sabotage Runs',
  'option.sabotageRuns.no': 'No',
  'option.sabotageRuns.yes': 'Yes',
  'option.sabotageRuns.yes.why':
    'Before a Space Battle Fighters may run against an enemy War Sun, and seldom destroy it.',
  'option.clash.lineNeedsRex': 'Age of Empire needs Imperium Rex at the end of its line.',
} as const

export type OptionsWords = Readonly<Record<keyof typeof optionsEn, string>>
