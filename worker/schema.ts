/** These came later: rooms made before have them once they are needed. */
export const journalTable =
  'CREATE TABLE IF NOT EXISTS journal (turn INTEGER PRIMARY KEY, writes TEXT NOT NULL)'
const words = Array.from({ length: 8 }, (_, at) => `p${at + 1} TEXT`)
export const restTable = `CREATE TABLE IF NOT EXISTS rest (
  only INTEGER PRIMARY KEY, stamp TEXT NOT NULL, spent TEXT NOT NULL, everybody TEXT NOT NULL, ${words.join()})`
/** Matches as they stood before rules that could not follow them: see `faults.ts`. */
export const asideTable =
  'CREATE TABLE IF NOT EXISTS aside (at INTEGER PRIMARY KEY, segment INTEGER NOT NULL, json TEXT NOT NULL)'

export const schema = `
  CREATE TABLE facts (name TEXT PRIMARY KEY, json TEXT NOT NULL) WITHOUT ROWID;
  CREATE TABLE seats (seat TEXT PRIMARY KEY, name TEXT, bot TEXT, colour TEXT NOT NULL, emblem TEXT NOT NULL) WITHOUT ROWID;
  CREATE TABLE keys (hash TEXT PRIMARY KEY, opens TEXT NOT NULL, seat TEXT) WITHOUT ROWID;
  CREATE TABLE tries (at INTEGER NOT NULL, who TEXT NOT NULL);
  CREATE TABLE branches (part TEXT NOT NULL, name TEXT NOT NULL, json TEXT NOT NULL, UNIQUE (part, name));
  CREATE TABLE segments (number INTEGER PRIMARY KEY, at TEXT NOT NULL, back TEXT);
  CREATE TABLE decisions (
    n INTEGER PRIMARY KEY, segment INTEGER NOT NULL, by TEXT NOT NULL, key TEXT NOT NULL, value TEXT NOT NULL,
    hash TEXT NOT NULL, final INTEGER, pass INTEGER, undone INTEGER
  );
  CREATE TABLE acks (seat TEXT NOT NULL, id TEXT NOT NULL, v INTEGER NOT NULL, PRIMARY KEY (seat, id)) WITHOUT ROWID;
  CREATE TABLE log (line INTEGER PRIMARY KEY, n INTEGER, told TEXT, chat INTEGER, struck INTEGER, json TEXT NOT NULL);
  ${journalTable};
  ${restTable};
  ${asideTable};
`
