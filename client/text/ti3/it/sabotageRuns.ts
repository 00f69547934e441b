import type { SabotageRunsWords } from '../en/sabotageRuns.ts'

export const sabotageRunsIt: SabotageRunsWords = {
  'ti3.ask.sabotageRun':
    'Manda Caccia in una Corsa d’Attacco contro ogni Sole di Guerra: di 10 ne passano circa 2.',
  'ti3.log.sabotageRun': '{seat} annuncia una Corsa d’Attacco con {count} Caccia.',
  'ti3.log.runOuter': '{seat}, difese esterne: {hits} {hits|passa|passano} con {needs}.',
  'ti3.log.runInner': '{seat}, difese interne: {hits} {hits|colpisce|colpiscono} con {needs}.',
  'ti3.log.runStrikes': 'Il Sole di Guerra è distrutto da un Caccia di {seat}.',
  'ti3.run.title': 'Corsa d’Attacco di {seat}',
  'ti3.run.outer': 'Difese esterne',
  'ti3.run.inner': 'Difese interne',
  'ti3.run.chance': '{percent} % di distruggere il Sole di Guerra',
}
