import type { Resources } from './assets.ts'

export type Stage = 1 | 2 | 3 | 4 | 5

/** The backs by which the deck is built are printed on the cards. */
const printed = {
  first_ventures: {
    id: 'first_ventures',
    name: 'First Ventures',
    stage: 1,
    back: 'blue',
    type: 'strategy',
    resources: { M: 3 },
  },
  fledgling_empires: {
    id: 'fledgling_empires',
    name: 'Fledgling Empires',
    stage: 1,
    back: 'blue',
    type: 'strategy',
    resources: { I: 2 },
  },
  echoes_of_the_past: {
    id: 'echoes_of_the_past',
    name: 'Echoes of the Past',
    stage: 1,
    back: 'black',
    type: 'strategy',
    resources: { M: 1, I: 1, R: 1 },
  },
  border_conflict: { id: 'border_conflict', name: 'Border Conflict', stage: 2, back: 'blue', type: 'war' },
  convene_the_council: {
    id: 'convene_the_council',
    name: 'Convene the Council',
    stage: 2,
    back: 'blue',
    type: 'council',
  },
  redefine_trade_routes: {
    id: 'redefine_trade_routes',
    name: 'Redefine Trade Routes',
    stage: 2,
    back: 'blue',
    type: 'production',
  },
  relics_rediscovered: {
    id: 'relics_rediscovered',
    name: 'Relics Rediscovered',
    stage: 2,
    back: 'black',
    type: 'strategy',
    resources: { R: 1 },
  },
  a_strong_foundation: {
    id: 'a_strong_foundation',
    name: 'A Strong Foundation',
    stage: 2,
    back: 'black',
    type: 'strategy',
    resources: { I: 2 },
  },
  toward_a_new_home: {
    id: 'toward_a_new_home',
    name: 'Toward a New Home',
    stage: 2,
    back: 'black',
    type: 'strategy',
    resources: { M: 3 },
  },
  when_diplomacy_fails: {
    id: 'when_diplomacy_fails',
    name: 'When Diplomacy Fails',
    stage: 3,
    back: 'blue',
    type: 'war',
  },
  partisan_maneuvering: {
    id: 'partisan_maneuvering',
    name: 'Partisan Maneuvering',
    stage: 3,
    back: 'blue',
    type: 'council',
  },
  bustling_economies: {
    id: 'bustling_economies',
    name: 'Bustling Economies',
    stage: 3,
    back: 'blue',
    type: 'production',
  },
  maximum_yield: {
    id: 'maximum_yield',
    name: 'Maximum Yield',
    stage: 3,
    back: 'black',
    type: 'strategy',
    resources: { M: 3 },
  },
  border_defense: {
    id: 'border_defense',
    name: 'Border Defense',
    stage: 3,
    back: 'black',
    type: 'strategy',
    resources: { I: 2 },
  },
  technological_frontier: {
    id: 'technological_frontier',
    name: 'Technological Frontier',
    stage: 3,
    back: 'black',
    type: 'strategy',
    resources: { R: 1 },
  },
  industrial_zeal: {
    id: 'industrial_zeal',
    name: 'Industrial Zeal',
    stage: 4,
    back: 'blue',
    type: 'production',
  },
  divide_and_conquer: {
    id: 'divide_and_conquer',
    name: 'Divide and Conquer',
    stage: 4,
    back: 'blue',
    type: 'war',
  },
  the_limits_of_diplomacy: {
    id: 'the_limits_of_diplomacy',
    name: 'The Limits of Diplomacy',
    stage: 4,
    back: 'blue',
    type: 'council',
  },
  rightful_claim: {
    id: 'rightful_claim',
    name: 'Rightful Claim',
    stage: 4,
    back: 'black',
    type: 'strategy',
    resources: { I: 2 },
  },
  desperate_measures: {
    id: 'desperate_measures',
    name: 'Desperate Measures',
    stage: 4,
    back: 'black',
    type: 'strategy',
    resources: { M: 3 },
  },
  forbidden_knowledge: {
    id: 'forbidden_knowledge',
    name: 'Forbidden Knowledge',
    stage: 4,
    back: 'black',
    type: 'strategy',
    resources: { R: 1 },
  },
  empire_ascendant: {
    id: 'empire_ascendant',
    name: 'Empire Ascendant',
    stage: 5,
    back: 'blue',
    type: 'special',
  },
  a_throne_for_the_taking: {
    id: 'a_throne_for_the_taking',
    name: 'A Throne for the Taking',
    stage: 5,
    back: 'blue',
    type: 'war',
  },
  merciless_ambition: {
    id: 'merciless_ambition',
    name: 'Merciless Ambition',
    stage: 5,
    back: 'black',
    type: 'strategy',
    resources: { I: 2 },
  },
  girded_for_war: {
    id: 'girded_for_war',
    name: 'Girded for War',
    stage: 5,
    back: 'black',
    type: 'strategy',
    resources: { M: 3 },
  },
} as const satisfies Record<string, EventCard>

export interface EventCard {
  readonly id: string
  readonly name: string
  readonly stage: Stage
  readonly back: 'blue' | 'black'
  readonly type: 'strategy' | 'war' | 'council' | 'production' | 'special'
  readonly resources?: Resources
}
export type EventId = keyof typeof printed
export const events: Readonly<Record<EventId, EventCard>> = printed
export const eventIds = Object.keys(printed) as EventId[]
