import type { CouncilWords } from '../en/council.ts'

export const councilIt: CouncilWords = {
  'galaxy.vote.abstain': 'Mi astengo',
  'galaxy.vote.for': 'A favore',
  'galaxy.vote.against': 'Contro',
  'galaxy.scene.verdict': 'Il Consiglio ha deciso',
  'galaxy.scene.tie': 'Votazione in parità: ha deciso il Portavoce.',
  'galaxy.elect.player': 'Si elegge un giocatore.',
  'galaxy.elect.twoPlayers': 'Si eleggono due giocatori.',
  'galaxy.elect.planet': 'Si elegge un pianeta.',
  'galaxy.elect.twoPlanets': 'Si eleggono due pianeti.',
  'galaxy.elect.law': 'Si elegge una Legge.',
  'galaxy.elect.technologyColour': 'Si elegge un colore di Tecnologia.',
  'galaxy.agenda.for': 'A favore: {text}',
  'galaxy.agenda.against': 'Contro: {text}',
  'galaxy.agenda.nothing': 'non succede nulla.',
  'galaxy.agenda.cast': '{count} su {of} hanno votato',
  'galaxy.agenda.law': 'Legge',
  'galaxy.agenda.event': 'Una volta sola',
  'galaxy.vote.abstained': 'si astiene',
  'galaxy.vote.has': '{count} {count|voto|voti}',
  'galaxy.laws.none': 'Nessuna Legge è in vigore.',
}
