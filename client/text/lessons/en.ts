/** The first game on a galaxy teaches itself: each said once, when it first matters. */
export const lessonsEn = {
  'galaxy.lesson.title': 'Play as you learn',
  'galaxy.lesson.next': 'Got it',
  'galaxy.lesson.skip': 'No more hints',
  'galaxy.lesson.lay':
    'Together you build the map. Rich planets near your home help you; red borders keep others away.',
  'galaxy.lesson.station':
    'Your first forces. A sensible share is laid out; confirm it, or move some with plus and minus.',
  'galaxy.lesson.pick':
    'Each card is a strong action for this round, and its number says when you act. For a start: whichever leads to more planets or technology. Others will use its second half too.',
  'galaxy.lesson.objectives':
    'You win by points, and points come from objectives. Look at those that lie open, and how far you are, under “Objectives” here.',
  'galaxy.lesson.turn':
    'Now one action. Tap a system: you read all about it, and can activate it to move there. Free planets beside your home come first.',
  'galaxy.lesson.ways':
    'These are the other actions: your strategy card, what a card offers, and passing. One action a turn; then the next player acts.',
  'galaxy.lesson.hold':
    'Rest a finger (or the mouse) on any picture or word to be told what it is. On the map it opens the system, whatever you are doing.',
  'galaxy.lesson.move':
    'Choose who flies: tap a kind, or take all. What cannot reach the system is not offered. Carriers bring those who take planets.',
  'galaxy.lesson.land': 'Who lands where? A planet is yours once troops of yours stand on it.',
  'galaxy.lesson.battle':
    'Each die that shows a unit’s number or more is a hit. Gold dice have hit. Both sides throw, then both lose units.',
  'galaxy.lesson.casualties':
    'You choose what you lose. Damage costs nothing for now; then what is cheap. The suggestion is a sound one.',
  'galaxy.lesson.produce':
    'Tap what to build. The sum shows what it costs and what you can spend; next to a dock stands how many it builds.',
  'galaxy.lesson.pay': 'Planets pay whole: what exceeds the price is lost. A fitting choice is made for you.',
  'galaxy.lesson.secondary':
    'Somebody used a strategy card, and you may use its second half. For most it costs a counter, so take what helps you now.',
  'galaxy.lesson.respond':
    'Something happens to which you may respond. Pass if you do not need it; how often you are asked is set under “Table”.',
  'galaxy.lesson.research':
    'A technology is for the whole game. Tap one to read it; those that glow are open to you.',
  'galaxy.lesson.vote':
    'Your planets’ influence is your votes, and planets used for it are used up for now. You may also keep out of it.',
  'galaxy.lesson.score': 'The reward of the round: choose the objective you have fulfilled.',
  'galaxy.lesson.share':
    'Three places for your counters: to activate systems, to have larger fleets, to use cards of others. Two or three of the first, one of the last is sound.',
  'galaxy.lesson.deals':
    'Here are the others: their points, what they have, what they could gain this round. Tap a name to read what they can do.',
  'galaxy.lesson.log':
    'All that happened stands here. Words in it can be tapped, and the last turns shown again.',
  'galaxy.lesson.pass':
    'Passing ends the round for you, once your strategy card is used. Do it when no action is worth a counter.',

  'ti4.lesson.pick':
    'Each card is a strong action for this round, and its number says when you act. For a start: Leadership, Technology or Warfare. Others will use its second half too.',
  'ti4.lesson.secondary':
    'Somebody used a strategy card, and you may use its second half. For most it costs a token of your Strategy Pool, so take what helps you now.',
  'ti4.lesson.share':
    'Three pools for your tokens: Tactic to activate systems, Fleet for larger fleets, Strategy for cards of others. Three, three and two are sound.',
  'ti4.lesson.pass':
    'Passing ends the round for you, once your strategy card is used. Do it when no action is worth a token.',
  'ti4.lesson.deals':
    'Here are the others. With neighbours you trade in your turn: give your Commodities for theirs, and both have Trade Goods. Offers stand under the three dots beside the question.',
} as const

export type LessonsWords = Readonly<Record<keyof typeof lessonsEn, string>>
