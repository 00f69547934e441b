/** What is said of answers, in every galaxy. */
export const askEn = {
  'galaxy.ask.aim.planet': '{card}: choose a planet.',
  'galaxy.ask.aim.hex': '{card}: choose a system.',
  'galaxy.ask.aim.seat': '{card}: choose a player.',
  'galaxy.ask.aim.unit': '{card}: choose a unit.',
  'galaxy.ask.aim.card': '{card}: choose a card.',
  'galaxy.ask.aim.word': '{card}: choose.',
  'galaxy.ask.casualties': 'Take {count} {count|hit|hits}: choose your casualties.',
  'galaxy.ask.overFleet': 'Give up {count} {count|ship|ships} in {hex}: your Fleet Supply holds no more.',
  'galaxy.ask.overSupport': 'Give up {count} {count|unit|units} in {hex}: there is no room for so many.',
  'galaxy.choose': 'Choose one.',
  'galaxy.choose.reads': 'Tap one to read more of it here.',
  'galaxy.choice.goods': '{count} {count|good|goods}',
  'galaxy.choice.cards': '{count} {count|card|cards}',
  'galaxy.owners.all': 'All',
  'galaxy.some.none': 'None',
  'galaxy.some.exactly': '{count} of {most} chosen',
  'galaxy.some.upTo': '{count} chosen, {most} at most',
  'galaxy.amounts.unit': '{unit}',
  'galaxy.amounts.was': 'now\u00a0{count}',
  'galaxy.amounts.left': '{count} still to place',
  'galaxy.amounts.all': 'All are placed.',
} as const

export type AskWords = Readonly<Record<keyof typeof askEn, string>>
