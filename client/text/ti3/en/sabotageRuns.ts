export const sabotageRunsEn = {
  'ti3.ask.sabotageRun':
    'Send Fighters on a Sabotage Run against each War Sun: of 10 that run, about 2 come through.',
  'ti3.log.sabotageRun': '{seat} announces a Sabotage Run with {count} {count|Fighter|Fighters}.',
  'ti3.log.runOuter': '{seat}, outer defences: {hits} {hits|comes|come} through on {needs}.',
  'ti3.log.runInner': '{seat}, inner defences: {hits} {hits|strikes|strike} on {needs}.',
  'ti3.log.runStrikes': 'The War Sun is destroyed by a Fighter of {seat}.',
  'ti3.run.title': 'Sabotage Run of {seat}',
  'ti3.run.outer': 'Outer defences',
  'ti3.run.inner': 'Inner defences',
  'ti3.run.chance': '{percent} % to destroy the War Sun',
} as const

export type SabotageRunsWords = Readonly<Record<keyof typeof sabotageRunsEn, string>>
