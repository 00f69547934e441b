import type { Line } from '../../shared/protocol.ts'

const ofAnEdition = /^\w+\.log\./

/** What a line of the log tells, whichever edition tells it: `activates`. The room's own lines and chat tell nothing here. */
export const wordOf = ({ text, says }: Pick<Line, 'text' | 'says'>): string =>
  says === undefined && !text.startsWith('room.') ? text.replace(ofAnEdition, '') : ''
