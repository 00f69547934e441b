/** What is said where people gather and sit down: it comes with that, and never to a board. */
export const lobbyEn = {
  'lobby.title': 'The table is set',
  'lobby.waiting': 'Waiting for {count} more {count|player|players}',
  'lobby.full': 'Everybody is here',
  'lobby.seats': 'Seats',
  'lobby.you': 'you',
  'lobby.host': 'host',
  'lobby.free': 'Free seat',
  'lobby.addBot': 'Add a bot',
  'lobby.fill': 'Fill with bots',
  'lobby.warlike': 'warlike bot',
  'lobby.makePeaceful': 'Make peaceful',
  'lobby.makeWarlike': 'Make warlike',
  'lobby.remove': 'Remove {seat}',
  'lobby.start': 'Start the game',
  'lobby.start.waits': 'Every seat must be taken. Bots will do.',
  'lobby.hostStarts': 'The host starts the game when all are here.',
  'lobby.look': 'Name and colours',
  'sit.title': 'Take a seat',
  'sit.name': 'Your name',
  'sit.down': 'Sit down',
  'sit.sitting': 'Sitting down…',
  'sit.full': 'All seats are taken. You can watch.',
  'sit.which': 'Which seat?',
  'sit.instead': 'instead of the bot',
  'sit.phrase': 'Your four words',
  'sit.phrase.hint': 'They stand under “My seat”, where you sat down.',
  'sit.comeBack': 'Come back',
} as const

/** A translation has every sentence the English has. */
export type LobbyWords = Readonly<Record<keyof typeof lobbyEn, string>>
