/** What is said of signs and units that are looked up, in every galaxy. */
export const signsEn = {
  'galaxy.welcome.now': 'You join in round {round}:',
  'galaxy.welcome.again': 'All this can be read again in your Realm; tap any name there.',
  'galaxy.lesson.again': 'Show the hints of the first game again',
  'galaxy.abilities.theirs': 'Abilities',
  'galaxy.sign.place': 'Tap to see it on the map.',
  'galaxy.page.units': 'Units',
  'galaxy.page.signs': 'Signs',
  'galaxy.units': 'Units, as they are for you now',
  'galaxy.unit.cost': 'cost {cost}',
  'galaxy.unit.costOfTwo': 'two cost {cost}',
  'galaxy.signs.how':
    'Rest a finger on any picture or system, or the mouse, and you are told what it is. By key: “?” for all that stands around.',
  'galaxy.signs.planets': 'On planets',
  'galaxy.signs.space': 'In space',
  'galaxy.signs.pieces': 'Pieces',
  'galaxy.signs.players': 'Players and dice',
  'galaxy.sign.colour.why':
    'A colour of technology, wherever it stands. On a planet: its technology specialty, which helps to learn technologies of that colour.',
  'galaxy.sign.held': 'Ring',
  'galaxy.sign.held.why':
    'Somebody holds the planet: whoever has this colour. An emblem beside it says the same.',
  'galaxy.sign.spent': 'Crossed out',
  'galaxy.sign.spent.why': 'The planet is exhausted.',
  'galaxy.sign.home': 'Golden border',
  'galaxy.sign.home.why': 'A home system.',
  'galaxy.sign.aboard': 'Behind the line',
  'galaxy.sign.aboard.why': 'What sits in the ships beside it.',
  'galaxy.sign.damaged': 'Red burst',
  'galaxy.sign.damaged.why': 'Damaged: the next hit destroys it.',
  'galaxy.sign.counter': 'Pennant',
  'galaxy.sign.counter.why':
    'This player has activated the system: ships of theirs do not leave it this round.',
  'galaxy.sign.active': 'Bright border',
  'galaxy.sign.active.why': 'The action under way takes place here.',
  'galaxy.sign.pips': 'Row of points',
  'galaxy.sign.pips.why':
    'One for each point it takes to win: full what somebody has, pale what is sure this round, dotted what is possible.',
  'galaxy.sign.number': 'Number before a strategy card',
  'galaxy.sign.number.why': 'Its number: lower ones act earlier. Struck through once it was used.',
  'galaxy.sign.dice': 'Dice',
  'galaxy.sign.dice.why': 'Ten-sided. A die hits if it shows the number of its unit or more.',
  'galaxy.card.kind.action': 'action card',
  'galaxy.card.kind.objective': 'objective',
  'galaxy.card.kind.strategy': 'strategy card',
  'galaxy.card.kind.technology': 'technology',
  'galaxy.card.kind.ability': 'ability',
} as const

export type SignsWords = Readonly<Record<keyof typeof signsEn, string>>
