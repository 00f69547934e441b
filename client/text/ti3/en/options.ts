/** What a table plays otherwise than the first pages of the rulebook do; read in the lobby too. */
export const optionsEn = {
  'preset.ti3.rulebook': 'Rulebook',
  'preset.ti3.rulebook.why': 'As its first pages have it: built together, to 10 points.',
  'preset.ti3.evening': 'An evening',
  'preset.ti3.evening.why':
    'Shorter: a random galaxy, so that you start at once, and all objectives open from the start.',
  'preset.ti3.everything': 'Everything',
  'preset.ti3.everything.why': 'Every variant there is, to 14 points.',
  'option.galaxy.preset': 'Prepared',
  'option.galaxy.preset.why':
    'A fair galaxy of ours for so many players is there from the start; you choose your homes in it.',
  'option.galaxy.pasted': 'Pasted',
  'option.galaxy.pasted.why':
    'A galaxy as a text: the numbers of its systems, ring by ring from the middle, each clockwise from the top.',
  'option.map': 'Numbers of the systems',
  'option.races': 'Races',
  'option.races.lot': 'By lot',
  'option.races.inTurn': 'In turn',
  'option.races.inTurn.why': 'One after the other from the first player, each takes one that is left.',
  'option.races.twoDealt': 'One of two',
  'option.races.twoDealt.why': 'Two are dealt to each; all keep one secretly and show it together.',
  'option.clash.tooFewRaces': 'Two races each are more than there are for six.',
  'refused.mapUnknown': 'There is a word that is no number of a system.',
  'refused.mapTwice': 'A system stands there twice.',
  'refused.mapLength': 'There are more or fewer systems than this galaxy has places.',
  'map.unknown': '“{word}” is no system: they are numbered 1 to {most}.',
  'map.twice': 'System {word} stands there twice.',
  'map.length': '{count} of {wanted} systems.',
  'map.beside':
    'Two with a red border lie side by side, which building together would not allow. It can be played.',
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
  'option.distantSuns': 'Distant Suns',
  'option.distantSuns.no': 'No',
  'option.distantSuns.yes': 'Yes',
  'option.distantSuns.yes.why': 'Planets hide a surprise for whoever lands first.',
  'option.leaders': 'Leaders',
  'option.leaders.no': 'No',
  'option.leaders.yes': 'Yes',
  'option.leaders.yes.why': 'Generals, admirals, scientists, diplomats and agents travel with your forces.',
  'option.sabotageRuns': 'Sabotage Runs',
  'option.sabotageRuns.no': 'No',
  'option.sabotageRuns.yes': 'Yes',
  'option.sabotageRuns.yes.why':
    'Before a Space Battle Fighters may run against an enemy War Sun, and seldom destroy it.',
  'option.strategyCards': 'Strategy Cards',
  'option.strategyCards.base': 'As in the box',
  'option.strategyCards.shatteredEmpire': 'Shattered Empire',
  'option.strategyCards.shatteredEmpire.why':
    'Eight others, political cards in hand, an objective open from the start; one point less wins.',
  'option.strategyCards.shatteredEmpireFull': 'With all points',
  'option.strategyCards.shatteredEmpireFull.why':
    'Those of Shattered Empire; it takes as many points to win as without them.',
  'option.expansionRaces': 'Races of Shattered Empire',
  'option.expansionRaces.no': 'No',
  'option.expansionRaces.yes': 'Yes',
  'option.expansionRaces.yes.why': 'Saar, Muaat, Winnu and Yin are dealt with the others.',
  'option.clash.lineNeedsRex': 'Age of Empire needs Imperium Rex at the end of its line.',
} as const

export type OptionsWords = Readonly<Record<keyof typeof optionsEn, string>>
