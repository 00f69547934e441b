/** What may import what. `npm run check` holds it, `test/imports.test.ts` holds that it bites. */

/** What each folder may import from, besides packages and itself. */
const mayImport = {
  'shared/engine': [],
  'shared/galaxy': ['shared/engine'],
  'shared/sets.ts': [],
  'shared/ti3/content': ['shared/galaxy', 'shared/sets.ts'],
  'shared/ti3': ['shared/engine', 'shared/galaxy'],
  'shared/ti4/content': ['shared/galaxy', 'shared/sets.ts', 'shared/ti4/boxes.ts'],
  'shared/ti4': ['shared/engine', 'shared/galaxy'],
  'shared/inscription/content': ['shared/sets.ts'],
  'shared/inscription': ['shared/engine'],
  'shared/bots/galaxy': ['shared/engine', 'shared/galaxy'],
  'shared/bots/ti3': ['shared/engine', 'shared/galaxy', 'shared/bots/galaxy', 'shared/ti3'],
  'shared/bots/ti4': ['shared/engine', 'shared/galaxy', 'shared/bots/galaxy', 'shared/ti4'],
  'shared/bots/inscription': ['shared/engine', 'shared/inscription'],
  'shared/bots': [
    'shared/engine',
    'shared/ti3/shapes.ts',
    'shared/ti4/shapes.ts',
    'shared/inscription/shapes',
    'shared/protocol.ts',
  ],
  'shared/arena/galaxy': [
    'shared/engine',
    'shared/galaxy',
    'shared/arena/watch.ts',
    'shared/arena/oddsBattle.ts',
  ],
  'shared/arena/ti3': [
    'shared/engine',
    'shared/galaxy',
    'shared/ti3',
    'shared/arena/galaxy',
    'shared/arena/watch.ts',
    'shared/arena/oddsBattle.ts',
  ],
  'shared/arena/ti4': [
    'shared/engine',
    'shared/galaxy',
    'shared/ti4',
    'shared/arena/galaxy',
    'shared/arena/watch.ts',
    'shared/arena/oddsBattle.ts',
  ],
  'shared/arena/inscription': ['shared/engine', 'shared/inscription', 'shared/arena/watch.ts'],
  'shared/arena': ['shared'],
  'shared/orders.ts': ['shared/engine'],
  'shared/notices.ts': [],
  'shared/hours.ts': [],
  'shared/clock.ts': ['shared/engine', 'shared/hours.ts'],
  'shared/protocol': [
    'shared/engine',
    'shared/hours.ts',
    'shared/notices.ts',
    'shared/orders.ts',
    'shared/unseen.ts',
  ],
  'shared/talk.ts': ['shared/engine'],
  'shared/protocol.ts': [
    'shared/engine',
    'shared/clock.ts',
    'shared/orders.ts',
    'shared/talk.ts',
    'shared/protocol',
  ],
  'shared/unseen.ts': [],
  'shared/games.ts': [
    'shared/engine',
    'shared/clock.ts',
    'shared/ti3/game.ts',
    'shared/ti4/game.ts',
    'shared/inscription/game.ts',
  ],
  'shared/record.ts': ['shared/engine'],
  'shared/rulebooks.ts': ['shared'],
  worker: ['shared'],
  // Any edition: none of them.
  'client/galaxy': [
    'shared/engine',
    'shared/galaxy',
    'shared/protocol.ts',
    'shared/protocol',
    ...['ask', 'net', 'parts', 'room', 'text'].map(room => `client/${room}`),
  ],
  client: ['shared'],
}

/** What asks, draws or plays: a browser is never sent it. */
const neverSent = [
  'shared/galaxy/rules',
  'shared/ti3/rules',
  'shared/ti4/rules',
  'shared/inscription/rules',
  'shared/rulebooks.ts',
  'shared/arena',
  'shared/bots',
  'shared/engine/match.ts',
]

const ours = '^(?:shared|worker|client|test|bench|scripts)/'
const games = '(?:ti3|ti4|inscription)'

const escaped = path => path.replaceAll('.', '\\.')
const within = paths => paths.map(path => `^${escaped(path)}${path.endsWith('.ts') ? '$' : '/'}`)

const folders = Object.keys(mayImport)
const down = folders.map(folder => ({
  name: `down from ${folder}`,
  comment: 'Imports go down only.',
  severity: 'error',
  from: {
    path: within([folder]),
    pathNot: within(folders.filter(other => other.startsWith(`${folder}/`))),
  },
  to: { path: ours, pathNot: within([folder, ...mayImport[folder]]) },
}))

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    ...down,
    {
      name: 'no game knows another',
      severity: 'error',
      from: { path: `^(?:shared|client).*/(${games})/` },
      to: { path: `^(?:shared|client).*/${games}/`, pathNot: '/$1/' },
    },
    {
      name: 'the galaxy knows no edition',
      severity: 'error',
      from: { path: '^(?:shared|client).*/galaxy/' },
      to: { path: `^(?:shared|client).*/${games}/` },
    },
    {
      name: 'a game is drawn by itself',
      comment:
        'The room fetches the script of the game that is played, and nothing else of the client needs one.',
      severity: 'error',
      from: {
        path: '^client/',
        pathNot: [`^client/(?:galaxy|${games})/`, '^client/room/(?:games|howTos)\\.ts$'],
      },
      to: { path: `^client/(?:galaxy|${games})/` },
    },
    {
      name: 'no rules in a browser',
      comment: 'What rules and bots are called it may know.',
      severity: 'error',
      from: { path: '^client/' },
      to: { path: within(neverSent), dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'no circle',
      comment: 'What two files share lies below both.',
      severity: 'error',
      from: { pathNot: '/content/' },
      to: { circular: true },
    },
    {
      name: 'no circle in what is printed',
      comment:
        'A planet names its system and a system its planets: of records, types alone may do so, or no id would be known to the compiler.',
      severity: 'error',
      from: { path: '/content/' },
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
  ],
  options: {
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^bench/peers/|^node_modules/' },
  },
}
