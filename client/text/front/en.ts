import { optionsEn } from '../options/en.ts'
/** What only the front page says: who comes by a link need not load it. */
export const frontEn = {
  ...optionsEn,
  'house.motto': 'Empires from a shared link',
  'house.what1': 'Grand strategy games, played in the browser on a board that knows its rules.',
  'house.what2': 'Open a table, send the link, and everybody is in: no accounts, nothing to install.',
  'house.what3': 'Play live on phones around one room, or over weeks, a move at a time.',
  'house.fan': 'An unofficial fan project. Names belong to their owners; art and wording are our own.',
  'game.ti3.what': 'Build the galaxy together, then trade, vote and fight your way to the throne.',
  'game.ti4.what':
    'Twenty-four factions, trade and promises, laws and secret objectives: ten points to the throne.',
  'game.ti4.next': 'With Prophecy of Kings, and the Codices where you like. Thunder’s Edge comes later.',
  'game.inscription.what': 'Four sheets, one pen, an empire in an evening.',
  'home.games': 'On the shelf',
  'home.players': '{min}–{max} players',
  'home.newTable': 'New table',
  'home.mine': 'My tables',
  'home.mine.none': 'Tables you open or sit at are kept here, in this browser.',
  'home.open': 'Open tables',
  'home.open.none': 'No open table right now. Yours could be the first.',
  'home.open.host': '{host} invites',
  'home.open.free': '{free} of {seats} {free|seat|seats} free',
  'home.forget': 'Forget this table',
  'home.watching': 'Watching',
  'home.seated': 'Seated',
  'new.title': 'New table',
  'new.name': 'Your name',
  'new.preset': 'What is played',
  'new.usual': 'as usual',
  'new.without': 'without {what}',
  'option.group.table': 'At the table',
  'new.open': 'Open the table',
  'option.galaxy.together.why': 'Everybody lays systems in turn, as the rules have it.',
  'option.galaxy.random.why': 'The same rules with random choices; you start at once.',
  'option.listing.invited.why': 'Only those you send the link.',
  'option.listing.open.why': 'The table is listed on the front page.',
  'refused.manyListed': 'You have three open tables listed already. Invite by link, or fill one of them.',
  'option.door.free.why': 'Who takes a bot’s seat in mid-game sees its hand, and all are told.',
  'option.door.knock.why': 'Two of those who play let newcomers in.',
  'option.windows.quick.why': 'A moment to respond stays open for a few seconds at least.',
  'option.windows.1m.why': 'So long a moment to respond stays open at least.',
  'option.windows.10m.why': 'So long a moment to respond stays open at least.',
  'option.windows.1h.why': 'So long a moment to respond stays open at least.',
  'option.windows.8h.why': 'So long a moment to respond stays open at least.',
  'option.careful.no.why':
    'Whoever holds nothing that fits need not say so: if a moment stays open long, somebody may hold something.',
  'option.careful.yes.why':
    'Careful: everybody answers, holding something or not, so that not even a long wait tells anything.',
  'option.clock.none.why': 'The others can still vote that a bot answers.',

  'refused.tooManyRooms': 'You opened many tables lately. Wait an hour.',
  'refused.unknownOption': 'These options do not exist. Reload the page.',
  'refused.unknownGame': 'This game is not on the shelf yet.',
} as const

/** A translation has every sentence the English has. */
export type FrontWords = Readonly<Record<keyof typeof frontEn, string>>
