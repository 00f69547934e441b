/** Only where rules could not follow a table; it comes with what says so. */
export const fallenEn = {
  'room.log.unreadable': 'This table can no longer be played on. Its record stays.',
  'room.log.recovered': 'The table went on without the last moves. They are kept.',
  'room.log.broughtBack': 'The moves left out are back.',
  'refused.fellBack': 'The table stands elsewhere now. Look first.',
  'fallen.why': 'A new version cannot follow the last moves. The table stands before them.',
  'fallen.wait': 'Wait, and a mended version brings them back; whoever plays now goes on without them.',
  'fallen.goOn': 'Go on without them',
  'fallen.readable': 'The moves left out can come back, in place of all decided since.',
  'fallen.bringBack': 'Bring them back',
  'fallen.asks': '{seat} would like the moves left out to come back.',
} as const
