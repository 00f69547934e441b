/** How each game is played, in two minutes. */
export const howToEn = {
  'howTo.title': 'How to play {game}',
  'howTo.minutes': 'Two minutes. The rest the table teaches as you play.',

  'howTo.ti4.goal': 'The goal: ten points',
  'howTo.ti4.goal.text':
    'The throne of the galaxy is empty. Whoever first has 10 victory points (14 in a long game) takes it, at once. Points come from objectives: public ones lie open for all, secret ones are yours alone.',
  'howTo.ti4.round': 'A round has four phases',
  'howTo.ti4.round.text':
    'Strategy: everybody chooses a strategy card, whose number is the order of turns. Action: one action a turn, around and around, until all have passed. Status: objectives are scored, tokens and cards come. Agenda: laws are voted on.',
  'howTo.ti4.tactical': 'What you mostly do: a tactical action',
  'howTo.ti4.tactical.text':
    'A command token activates a system. Your ships may move there, fight, land ground forces on planets, and your docks there produce. Ships do not leave a system with a token of yours before the next round.',
  'howTo.ti4.planets': 'What you live on: planets',
  'howTo.ti4.planets.text':
    'Yellow is resources, which pay for units. Blue is influence, which gives votes and command tokens. A planet that was used is exhausted until the round ends. More planets, more of everything.',
  'howTo.ti4.fight': 'How one fights',
  'howTo.ti4.fight.text':
    'Each unit throws dice: its number or more is a hit, and each hit destroys a unit of the other side, which chooses. The odds are shown before you go there.',
  'howTo.ti4.deal': 'Talk, trade, promise',
  'howTo.ti4.deal.text':
    'Commodities are worth something only once given to a neighbour. Trade goods and promissory notes change hands in your turn. Promises bind nobody.',
  'howTo.ti4.end': 'What ends it',
  'howTo.ti4.end.text':
    'The last point of somebody, whenever it is gained. If all public objectives have been revealed first, most points win.',
  'howTo.ti4.first': 'Your first round',
  'howTo.ti4.first.text':
    'Take the free planets beside your home with Carriers and ground forces. Read the two open objectives: what you build and learn should lead to one of them. Keep a token in the Strategy Pool for the card of another.',

  'howTo.ti3.goal': 'The goal: victory points',
  'howTo.ti3.goal.text':
    'The throne of the galaxy is empty. Whoever first has as many victory points as the table plays for takes it, at once. Points come from objectives: public ones lie open for all, one secret one is yours alone.',
  'howTo.ti3.round': 'A round has three phases',
  'howTo.ti3.round.text':
    'Strategy: everybody picks a strategy card, whose number is the order of play. Action: one action a turn, around and around, until all have passed. Status: objectives are claimed, counters and cards come.',
  'howTo.ti3.tactical': 'What you mostly do: a tactical action',
  'howTo.ti3.tactical.text':
    'A command counter activates a system. Your ships may move there, fight, land Ground Forces on planets, and your docks there build. Ships do not leave a system with a counter of yours before the next round.',
  'howTo.ti3.planets': 'What you live on: planets',
  'howTo.ti3.planets.text':
    'Yellow is resources, which pay for units and technologies. Blue is influence, which votes in the council. A planet that was used is exhausted until the round ends. More planets, more of everything.',
  'howTo.ti3.fight': 'How one fights',
  'howTo.ti3.fight.text':
    'Each unit throws dice: its number or more is a hit, and each hit destroys a unit of the other side, which chooses. The odds are shown before you go there.',
  'howTo.ti3.deal': 'Talk, trade, vote',
  'howTo.ti3.deal.text':
    'Two players who exchange trade contracts both earn by them. In the council influence votes on laws that bind everybody. Promises bind nobody.',
  'howTo.ti3.end': 'What ends it',
  'howTo.ti3.end.text':
    'The last point of somebody; or, as the table plays, the end of the objectives. Then most points win.',
  'howTo.ti3.first': 'Your first round',
  'howTo.ti3.first.text':
    'Take the neutral planets beside your home with Carriers and Ground Forces. Read the open objectives and your secret one: what you build and learn should lead to them. Keep a counter in Strategy Allocation for the card of another.',

  'howTo.inscription.goal': 'The goal: most points',
  'howTo.inscription.goal.text':
    'Everybody has the same four sheets and marks them at the same time. What you have marked gives points; when the last event is played, most points take the throne.',
  'howTo.inscription.round': 'A round',
  'howTo.inscription.round.text':
    'An event is turned over and you choose which of your sheets is active. The event and the dice give material, influence and research, which you spend on that sheet. What glows can be marked: tap it.',
  'howTo.inscription.sheets': 'Four sheets',
  'howTo.inscription.sheets.text':
    'Navigation: travel to systems and claim what lies there. Expansion: settle planets. Industry: turn goods into more. Warfare: build units and draw them on your grid.',
  'howTo.inscription.assets': 'Everything leads to something else',
  'howTo.inscription.assets.text':
    'Many places give an asset: a planet to unlock, a technology, votes, trade goods. It works at once, or is saved until you need it. A good round is a chain of them.',
  'howTo.inscription.council': 'Council and war',
  'howTo.inscription.council.text':
    'Some events call a council: votes decide what happens to all. Others bring war with your neighbours: whoever has the stronger side of the grid wins points.',
  'howTo.inscription.end': 'What ends it',
  'howTo.inscription.end.text':
    'The last event card. Points come from planets, objectives, relics, wars and finished tracks; the table under “Realm” shows them all along.',
} as const

export type HowToWords = Readonly<Record<keyof typeof howToEn, string>>
