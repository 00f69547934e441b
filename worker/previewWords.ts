import type { Language } from '../shared/protocol.ts'

/** What a link says where it is shared, before anybody opened it: a title and a sentence. */

export interface Preview {
  game: string
  /** Who opened the table, if they sit there. */
  host: string | undefined
  stage: 'lobby' | 'playing' | 'over'
  seats: number
  free: number
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
  playing: string
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
    playing: 'The game is on. Open the link to play on, or to watch.',
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
    playing: 'Si gioca. Apri il link per continuare, o per guardare.',
    over: 'La partita è finita. Apri il link per vedere com’è andata.',
    noRoom: {
      title: "Qui non c'è nessun tavolo",
      sentence: 'Forse il link è incompleto, o il tavolo è stato tolto dopo un lungo silenzio.',
    },
    noPage: { title: "Qui non c'è niente", sentence: "Forse l'indirizzo è scritto male." },
    house: {
      title: 'Imperi da un link condiviso',
      sentence: 'Apri un tavolo, manda il link e ci siete tutti: niente account, niente da installare.',
    },
  },
}

export function tableSaid({ game, host, stage, seats, free }: Preview, language: Language): Said {
  const { games, table, ...said } = words[language]
  const name = games[game]
  return {
    title: name === undefined ? table(host) : `${table(host)} · ${name}`,
    sentence: stage !== 'lobby' ? said[stage] : free > 0 ? said.free(free, seats) : said.full,
  }
}

export const otherwiseSaid = (what: 'noRoom' | 'noPage' | 'house', language: Language): Said =>
  words[language][what]
