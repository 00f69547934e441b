/** What is said of agendas, votes and laws. */
export const agendasEn = {
  'ti4.ask.vote': '{card}: what do you vote for? You have up to {count} {count|vote|votes}.',
  'ti4.ask.votingPlanets': 'Exhaust planets: their influence is your votes.',
  'ti4.ask.breakTie': '{card}: as Speaker you decide.',
  'ti4.ask.readyPlanets': 'Ready {count} {count|planet|planets}.',
  'ti4.ask.useLaw': 'Do you use {card}?',
  'ti4.law.use': 'Use it',
  'ti4.law.keep': 'Not now',
  'ti4.log.agendaPhase': 'The Agenda Phase begins.',
  'ti4.log.noAgenda': 'No agenda is left.',
  'ti4.log.nothingToElect': '{card} has nothing to vote on and is discarded.',
  'ti4.log.agendasReshuffled': 'The discarded agendas are shuffled into a new deck.',
  'ti4.log.agendaShown': 'The hidden agenda was {card}.',
  'ti4.log.mayNotVote': '{seat} has no vote.',
  'ti4.log.abstains': '{seat} abstains.',
  'ti4.log.votes.card': '{seat} casts {count} {count|vote|votes} for {card}.',
  'ti4.log.elected.card': '{card} is elected.',
  'ti4.log.lawDiscarded': '{card} is no law any more.',
  'ti4.log.foretold': '{seat} was right with {card}.',
  'ti4.log.planetsReadied': 'Everybody has readied their planets.',
} as const

export type AgendasWords = Readonly<Record<keyof typeof agendasEn, string>>
