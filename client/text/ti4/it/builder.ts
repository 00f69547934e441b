import type { BuilderWords } from '../en/builder.ts'

export const builderIt: BuilderWords = {
  'ti4.builder': 'Disponi una galassia',
  'ti4.builder.how': 'Tocca un posto, poi la tessera che vi sta; o trascina le tessere.',
  'ti4.builder.tiles': 'Tessere',
  'ti4.builder.blue': 'Blu',
  'ti4.builder.red': 'Rosse',
  'ti4.builder.lanes': 'Iperrotte',
  'ti4.builder.turn': 'Gira',
  'ti4.builder.home': 'Una casa',
  'ti4.builder.move': 'Sposta',
  'ti4.builder.where': 'Tocca il posto dove va.',
  'ti4.builder.away': 'Togli',
  'ti4.builder.undo': 'Annulla',
  'ti4.builder.redo': 'Ripristina',
  'ti4.builder.checks': 'Controllo',
  'ti4.builder.free': '{count} {count|posto è|posti sono} ancora {count|libero|liberi}.',
  'ti4.builder.crowded': 'Vicini, ma da tenere lontani:',
  'ti4.builder.lonely': '{wormhole}: uno solo, che non porta da nessuna parte.',
  'ti4.builder.around':
    'Ciò che sta più vicino a ogni casa, ogni pianeta per ciò di cui ha di più; ciò che è vicino a più case è diviso.',
  'ti4.builder.all': 'in tutto {resources} / {influence}',
  'ti4.builder.share': 'Condividi',
  'ti4.builder.link': 'Link a questa galassia',
  'ti4.builder.table': 'Apri un tavolo su questa',
  'ti4.builder.anew': 'Per un altro numero di giocatori',
}
