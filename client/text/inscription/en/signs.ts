/** What the signs of the sheets stand for, wherever somebody asks. */
export const signsEn = {
  'inscription.signs': 'Signs',
  'inscription.signs.how':
    'Rest a finger (or the mouse) on a sign in a text to be told what it is; by key: “?”.',
  'inscription.sign.resource': 'A resource: spent on the active sheet before the part of the round ends.',
  'inscription.sign.vp': 'Victory points, counted at the end.',
  'inscription.sign.tg': 'Trade goods: each is any resource you like, whenever you spend.',
  'inscription.sign.vote': 'Votes: cast in a council, or kept for a later one.',
  'inscription.sign.spec':
    'A specialty: saved, and spent to unlock a technology, or where a sheet asks for it.',
  'inscription.sign.focus': 'A focus die: saved, and spent to unlock that die on the active sheet.',
  'inscription.sign.com': 'A commodity: counted in the chart of Industry; full rows and columns give more.',
  'inscription.sign.planet':
    'A planet: saved, and spent on Expansion to unlock a planet or build a space dock.',
  'inscription.sign.councilor': 'A councilor: you claim more votes in each council.',
  'inscription.sign.population': 'Population: a step on the track of Expansion, worth more each time.',
  'inscription.sign.faction': 'A faction asset: brings what your faction card says of it.',
  'inscription.sign.relic': 'A relic: draw a card, kept secret until it is played.',
  'inscription.sign.neighbor': 'One strength more against that neighbour in every war.',
  'inscription.sign.mecatol': 'Mecatol Rex: rewards for whoever comes there, most for the first.',
  'inscription.sign.home': 'Your home system, where the way begins.',
} as const
