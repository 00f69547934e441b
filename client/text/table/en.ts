/** What is said in panels that come late, so that whoever opens a link need not wait for it. */
export const tableEn = {
  'absent.away': '{seat} is away.',
  'absent.send': 'Let a bot answer',
  'absent.asks': 'Shall a bot answer for {seat}?',
  'absent.first': 'Is {seat} still there? They have a minute to say so.',
  'absent.asked':
    '{seat} asks: are you still there? In a minute the others decide whether a bot answers for you.',
  'absent.decided': 'The others decide whether a bot answers for you.',
  'absent.thinking': 'I am thinking',
  'absent.mine': 'A bot answers for you.',
  'absent.here': 'I am here',
  'host.title': 'Host',
  'host.why': 'A lost player? Free the seat, hand it to somebody by a new link, or let a bot play on.',
  'host.why.playing':
    'A lost player? Once a bot answers for them, you can free the seat, hand it to somebody by a new link, or let the bot play on.',
  'host.free': 'Free',
  'host.handOver': 'New link',
  'host.bot': 'Bot plays',
  'host.sure': '{seat} loses this seat then.',
  'host.handed': 'Send this link to whoever takes over:',
  'over.title': 'See how it stands',
  'over.look': 'Look at the galaxy',
  'over.same': 'New table, same people',
  'over.sameSaid': 'The next table is set: {link}',
  'over.join': 'To the new table of {name}',
  'over.again': 'To the front page',
  'over.record': 'Download the record',
} as const
