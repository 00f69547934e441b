/** Options every table has: read where one is opened, and in its lobby once that is there. */
export const optionsEn = {
  'option.players': 'Players',
  'option.galaxy': 'Galaxy',
  'option.galaxy.together': 'Built together',
  'option.galaxy.random': 'Random',
  'option.listing': 'Who may join',
  'option.listing.invited': 'By link only',
  'option.listing.open': 'Anybody',
  'option.clock': 'Time to answer',
  'option.clock.none': 'As long as it takes',
  'option.clock.3m': '3 minutes',
  'option.clock.30m': '30 minutes',
  'option.clock.12h': '12 hours',
  'option.clock.2d': '2 days',
  'option.windows': 'Time to respond',
  'option.windows.quick': 'Seconds',
  'option.windows.1m': '1 minute',
  'option.windows.10m': '10 minutes',
  'option.windows.1h': '1 hour',
  'option.windows.8h': '8 hours',
  'option.careful': 'Who is asked',
  'option.careful.no': 'Who can respond',
  'option.careful.yes': 'Everybody',
  'option.door': 'Joining later',
  'option.door.free': 'Come in freely',
  'option.door.knock': 'Knock',
} as const

/** A translation has every sentence the English has. */
export type OptionsWords = Readonly<Record<keyof typeof optionsEn, string>>
