/** What is said while one lays out a galaxy alone. */
export const builderEn = {
  'ti4.builder': 'Lay out a galaxy',
  'ti4.builder.how': 'Tap a place, then the tile that goes there; or drag tiles.',
  'ti4.builder.tiles': 'Tiles',
  'ti4.builder.blue': 'Blue',
  'ti4.builder.red': 'Red',
  'ti4.builder.lanes': 'Lanes',
  'ti4.builder.turn': 'Turn it',
  'ti4.builder.home': 'A home',
  'ti4.builder.move': 'Move it',
  'ti4.builder.where': 'Tap the place it goes to.',
  'ti4.builder.away': 'Take it away',
  'ti4.builder.undo': 'Undo',
  'ti4.builder.redo': 'Redo',
  'ti4.builder.checks': 'Looked over',
  'ti4.builder.free': '{count} {count|place is|places are} still free.',
  'ti4.builder.crowded': 'Side by side though kept apart:',
  'ti4.builder.lonely': '{wormhole}: only one, which leads nowhere.',
  'ti4.builder.around':
    'What lies nearest to each home, each planet for what it has more of; what is as near to several is shared.',
  'ti4.builder.all': 'in all {resources} / {influence}',
  'ti4.builder.share': 'Share it',
  'ti4.builder.link': 'Link to this galaxy',
  'ti4.builder.table': 'Open a table on it',
  'ti4.builder.anew': 'For another number of players',
} as const

export type BuilderWords = Readonly<Record<keyof typeof builderEn, string>>
