/** A time at which a browser fetches something. */
interface Moment {
  /** The modules that are asked for then. */
  begins: RegExp
  /** Has come before, so what was fetched then lies there. */
  after?: readonly string[]
  /** How many bytes of what some later moments share come with it, rather than as a file that is asked for. */
  takes?: number
}

/** The first is that of the page itself. */
export type Moments = Readonly<Record<string, Moment>>

/** A page that asks for little later. */
export const alone = (page: string): Moments => ({
  [page]: { begins: new RegExp(`^client/.*${page}/page.tsx$`) },
})

/** What is fetched together is one file. What is asked for elsewhere, on some tap, is a file for itself. */
export const moments: Moments = {
  main: { begins: /^client\/main\.tsx$/, takes: 600 },
  front: { begins: /^client\/home\/Home\.tsx$/, after: ['main'] },
  nowhere: { begins: /^client\/home\/Nowhere\.tsx$/, after: ['main'] },
  'ti3-map': { begins: /^shared\/ti3\/map\.ts$/, after: ['front'] },
  'ti4-map': { begins: /^shared\/ti4\/map\.ts$/, after: ['front'] },
  howTo: { begins: /^client\/room\/HowTo\.tsx$/, after: ['room'] },
  room: { begins: /^client\/room\/(Room|SitDown)\.tsx$/, after: ['main'], takes: 2500 },
  look: { begins: /^client\/room\/Look\.tsx$/, after: ['room'] },
  lobby: { begins: /^client\/room\/Lobby\.tsx$/, after: ['room'] },
  'lobby-later': {
    begins: /^client\/room\/(Options|ChangeOptions|MySeat|gathering\/Bell)\.tsx$/,
    after: ['lobby'],
  },
  table: {
    begins:
      /^client\/(room\/((Absent|AtTheDoor|Beside|Doors|Fallen|LogPanel|Over|PlayersPanel|RuleHint|TablePanel|TakeBack|Until|Watching)|windows\/\w+|(owed|report)\/\w+|herald\/Herald)\.tsx|parts\/split\.ts)$/,
    after: ['room'],
  },
  screen: { begins: /^client\/room\/screen\/dressed\.ts$/, after: ['table'] },
  galaxy: { begins: /^client\/galaxy\/view\.ts$/, after: ['room'] },
  ti3: { begins: /^client\/ti3\/index\.ts$/, after: ['galaxy'] },
  ti4: { begins: /^client\/ti4\/index\.ts$/, after: ['galaxy'] },
  // From the front page it brings along what boards are drawn with, for it draws some.
  'ti3-howTo': { begins: /^client\/ti3\/howTo\.tsx$/, after: ['ti3'] },
  'ti4-howTo': { begins: /^client\/ti4\/howTo\.tsx$/, after: ['ti4'] },
  'inscription-howTo': { begins: /^client\/inscription\/howTo\/steps\.tsx$/, after: ['inscription'] },
  play: {
    begins:
      /^client\/galaxy\/(play\.ts|Scene\.tsx|Mine\.tsx|ask\/\w+\.tsx|past\/Meanwhile\.tsx|pages\/\w+\.tsx)$/,
    after: ['galaxy'],
  },
  'ti3-play': { begins: /^client\/ti3\/(reads\.ts|Mine\.tsx)$/, after: ['ti3', 'play'] },
  'ti4-play': { begins: /^client\/ti4\/(reads\.ts|Mine\.tsx)$/, after: ['ti4', 'play'] },
  'ti3-stories': { begins: /^shared\/ti3\/content\/stories\.ts$/, after: ['ti3-play'] },
  'ti4-stories': { begins: /^shared\/ti4\/content\/stories\.ts$/, after: ['ti4-play'] },
  draft: { begins: /^client\/ti4\/draft\/(DraftDock|BanDock)\.tsx$/, after: ['ti4-play', 'table'] },
  setup: { begins: /^client\/(galaxy|ti\d)\/(setup\/\w+|guide\/teaching)\.tsx?$/, after: ['play', 'table'] },
  dossier: { begins: /^client\/galaxy\/dossier\/Dossier\.tsx$/, after: ['play', 'table'] },
  past: { begins: /^client\/room\/past\/dressed\.tsx$/, after: ['table'] },
  'galaxy-past': { begins: /^client\/galaxy\/past\/view\.ts$/, after: ['play', 'past'] },
  'inscription-past': { begins: /^client\/inscription\/past\/view\.ts$/, after: ['inscription', 'past'] },
  ending: {
    begins: /^client\/galaxy\/ending\/(dressed|Ending|galaxyPicture)\.tsx?$/,
    after: ['play', 'table'],
  },
  inscription: { begins: /^client\/inscription\/index\.ts$/, after: ['room'] },
  'inscription-moments': {
    begins: /^client\/inscription\/moments\/Moment\.tsx$/,
    after: ['inscription', 'table'],
  },
  sheets: { begins: /^client\/inscription\/(sheets|docks)\/\w+\.tsx$/, after: ['inscription', 'table'] },
  'inscription-mine': {
    begins:
      /^client\/inscription\/(Mine|Report|Screen|Welcome|ending\/Ending|lookUp\/lore|guide\/lessons|moments\/Moment)\.tsx?$/,
    after: ['inscription', 'table'],
  },
  'inscription-picture': {
    begins: /^client\/inscription\/ending\/scoresPicture\.tsx$/,
    after: ['inscription-mine'],
  },
  ...wordsIn('en'),
  ...wordsIn('it'),
}

function wordsIn(language: string): Record<string, Moment> {
  const text = (path: string) => new RegExp(`^client/text/${path}\\.ts$`)
  const ofGame = (game: string): [string, Moment][] => [
    [`${language}-${game}`, { begins: text(`${game}/${language}/(laying|first|table)`), after: [language] }],
    [
      `${language}-${game}-play`,
      {
        begins: text(`${game}/(${language}|${language}/(play|inPlay|printed))`),
        after: [`${language}-${game}`],
      },
    ],
  ]
  return {
    [language]: { begins: text(`(lobby/)?${language}`) },
    [`${language}-front`]: { begins: text(`front/${language}`), after: [language] },
    [`${language}-past`]: { begins: text(`past/${language}`), after: [language] },
    [`${language}-late`]: { begins: text(`(late|lessons)/${language}`), after: [language] },
    ...Object.fromEntries(['ti3', 'ti4', 'inscription'].flatMap(ofGame)),
  }
}
