/** Words of the game that any sentence may use: the forms it may use, divided by strokes, the first as the heading; and what they
 *  mean. Those that lie on the sheets as signs are told with them. */
export const termsEn = {
  activeSheet: [
    'active sheet|active sheets',
    'The sheet chosen this round. What the event and the dice give is spent there.',
  ],
  explore: [
    'explore|explores|explored',
    'On Navigation: material or research draws a line from an explored system to the next.',
  ],
  claim: [
    'claim|claims|claimed',
    'Circle what you have earned: it is yours. Dotted assets work at once, dashed ones are saved.',
  ],
  unlock: [
    'unlock|unlocks|unlocked',
    'Opens a planet, a unit, a focus die or a technology, so that it can be used.',
  ],
  scrap: [
    'scrap|scraps|scrapped',
    'On Industry: material crosses out a space beside a marked one. Beside it spaces can be claimed.',
  ],
  crossOut: [
    'cross out|crosses out',
    'An icon is paid for with its resource; an asset that is crossed out is spent or lost.',
  ],
  deploy: [
    'deploy|deploys',
    'A unit is drawn on the war grid without being built: it needs no icons and no unlocking, but a place.',
  ],
  spaceDock: [
    'space dock|space docks',
    'On Expansion: built with a planet asset, or by crossing out all its icons, it brings what stands beside it.',
  ],
  wormhole: ['wormhole|wormholes', 'A short cut on Navigation, open with Gravity Drive. Each is used once.'],
  anomaly: [
    'anomaly nodes|anomalies|anomaly',
    'Nodes of the war grid over which no unit is drawn, unless something allows it.',
  ],
  warGrid: [
    'war grid',
    'Ten by twelve nodes on Warfare. Units are drawn here, from the deployment line upwards; each war has three rows.',
  ],
  strength: [
    'strength',
    'Your marked nodes in one half of a war, and what adds to them. The neighbour on that side is compared with you.',
  ],
  neighbour: [
    'neighbours|neighbour',
    'Who sits beside you. Your left half of a war meets the right half of the one on your left.',
  ],
  warEvent: [
    'war event|war events',
    'The line moves up, totals are compared on both sides. Winning brings the spoils, losing costs points.',
  ],
  councilEvent: [
    'council event|council events',
    'Votes are claimed, an agenda is read, and all vote in secret. Votes that are cast are spent.',
  ],
  productionEvent: [
    'production event|production events',
    'Everybody claims the trade goods their chart on Industry shows.',
  ],
  strategyEvent: [
    'strategy event|strategy events',
    'Choose an active sheet, spend what the card gives, then what the dice give.',
  ],
  blackDie: ['black die|black dice', 'Three dice for everybody: each shows a resource for the active sheet.'],
  technology: [
    'technologies|technology',
    'Unlocked by crossing out its research icons, or with a specialty. From then on it does what it says.',
  ],
} as const

export type TermId = keyof typeof termsEn
