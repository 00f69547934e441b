import type { Language } from '../shared/protocol.ts'

/** What a link says where it is shared, before anybody opened it: a title and a sentence. */

export interface Preview {
  game: string
  /** Who opened the table, if they sit there. */
  host: string | undefined
  stage: 'lobby' | 'playing' | 'over'
  seats: number
  free: number
  /** Who plays: people by name, bots by their number. */
  people: readonly string[]
  bots: number
  /** As far as that is known without reading the match. */
  round: number | undefined
  winners: readonly string[]
  /** In which the table was opened. */
  language: Language | undefined
}

export interface Said {
  title: string
  sentence: string
}

interface Words {
  games: Readonly<Record<string, string>>
  table(host: string | undefined): string
  free(free: number, seats: number): string
  full: string
  bots(count: number): string
  round(round: number): string
  playing: string
  won(names: string): string
  over: string
  noRoom: Said
  noPage: Said
  house: Said
}

const words: Readonly<Record<Language, Words>> = {
  en: {
    games: {
      ti3: 'Twilight Imperium, third edition',
      ti4: 'Twilight Imperium, fourth edition',
      inscription: 'Twilight Inscription',
    },
    table: host => (host === undefined ? 'A table' : `${host}’s table`),
    free: (free, seats) =>
      `${free} of ${seats} ${seats === 1 ? 'seat' : 'seats'} free. Open the link and sit down: no account, nothing to install.`,
    full: 'Everybody is here. Open the link to come in, or to watch.',
    bots: count => (count === 1 ? 'a bot' : `${count} bots`),
    round: round => `Round ${round}`,
    playing: 'The game is on. Open the link to play on, or to watch.',
    won: names => `Won by ${names}.`,
    over: 'The game is over. Open the link to see how it ended.',
    noRoom: {
      title: 'There is no table here',
      sentence: 'The link may be cut short, or the table was cleared away after long silence.',
    },
    noPage: { title: 'There is nothing here', sentence: 'The address may be mistyped.' },
    house: {
      title: 'Empires from a shared link',
      sentence: 'Open a table, send the link, and everybody is in: no accounts, nothing to install.',
    },
  },
  it: {
    games: {
      ti3: 'Twilight Imperium, terza edizione',
      ti4: 'Twilight Imperium, quarta edizione',
      inscription: 'Twilight Inscription',
    },
    table: host => (host === undefined ? 'Un tavolo' : `Il tavolo di ${host}`),
    free: (free, seats) =>
      `${free === 1 ? 'Un posto libero' : `${free} posti liberi`} su ${seats}. Apri il link e siediti: niente account, niente da installare.`,
    full: 'Ci siete tutti. Apri il link per entrare, o per guardare.',
    bots: count => (count === 1 ? 'un bot' : `${count} bot`),
    round: round => `Round ${round}`,
    playing: 'Si gioca. Apri il link per continuare, o per guardare.',
    won: names => `Vittoria: ${names}.`,
    over: 'La partita è finita. Apri il link per vedere com’è andata.',
    noRoom: {
      title: "Qui non c'è nessun tavolo",
      sentence: "Forse il link è incompleto, o il tavolo non c'è più.",
    },
    noPage: { title: "Qui non c'è niente", sentence: "Forse l'indirizzo è scritto male." },
    house: {
      title: 'Imperi da un link condiviso',
      sentence: 'Apri un tavolo, manda il link e ci siete tutti: niente account, niente da installare.',
    },
  },
}

export function tableSaid(preview: Preview, language: Language): Said {
  const { games, table } = words[language]
  const name = games[preview.game]
  const title = table(preview.host)
  return {
    title: name === undefined ? title : `${title} · ${name}`,
    sentence: sentences(preview, language).join(' '),
  }
}

function sentences(preview: Preview, language: Language): string[] {
  const { stage, free, seats, round, people, bots, winners } = preview
  const said = words[language]
  const listed = (names: readonly string[]) =>
    new Intl.ListFormat(language, { type: 'conjunction' }).format(names)
  if (stage === 'lobby') return [free > 0 ? said.free(free, seats) : said.full]
  if (stage === 'over') return winners.length > 0 ? [said.won(listed(winners)), said.over] : [said.over]
  const who = listed(bots > 0 ? [...people, said.bots(bots)] : people)
  return [round === undefined ? `${who}.` : `${said.round(round)}: ${who}.`, said.playing]
}

export const otherwiseSaid = (what: 'noRoom' | 'noPage' | 'house', language: Language): Said =>
  words[language][what]
