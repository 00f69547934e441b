import type { Line } from '../../shared/protocol.ts'

const ofAnEdition = /^\w+\.log\./

/** What an edition calls otherwise, and what earlier builds told in fewer words. */
const alike: Readonly<Record<string, string>> = {
  spaceCombat: 'spaceBattle',
  groundCombat: 'invades',
  spaceCannon: 'pdsFire',
  strategic: 'strategicAction',
  revealsObjective: 'objective',
  conquers: 'takesFrom',
  settles: 'takesFree',
  takes: 'takesFree',
}

/** What a line of the log tells, whichever edition tells it: `activates`. The room's own lines and chat tell nothing here. */
export const wordOf = ({ text, says }: Pick<Line, 'text' | 'says'>): string =>
  says === undefined && !text.startsWith('room.') ? called(text.replace(ofAnEdition, '')) : ''

const called = (word: string) => (Object.hasOwn(alike, word) ? (alike[word] as string) : word)
