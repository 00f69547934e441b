import type { AgendasWords } from '../en/agendas.ts'

export const agendasIt: AgendasWords = {
  'ti4.ask.vote': '{card}: per cosa voti? Hai al massimo {count} {count|voto|voti}.',
  'ti4.ask.votingPlanets': 'Esaurisci pianeti: la loro influenza sono i tuoi voti.',
  'ti4.ask.breakTie': '{card}: come Portavoce decidi tu.',
  'ti4.ask.readyPlanets': 'Riattiva {count} {count|pianeta|pianeti}.',
  'ti4.ask.useLaw': 'Usi {card}?',
  'ti4.law.use': 'Usala',
  'ti4.law.keep': 'Non ora',
  'ti4.log.agendaPhase': 'Comincia la Fase di Agenda.',
  'ti4.log.noAgenda': 'Non resta alcuna agenda.',
  'ti4.log.nothingToElect': '{card} non ha nulla da votare ed è scartata.',
  'ti4.log.agendasReshuffled': 'Le agende scartate formano un nuovo mazzo.',
  'ti4.log.agendaShown': 'L’agenda nascosta era {card}.',
  'ti4.log.mayNotVote': '{seat} non ha voto.',
  'ti4.log.abstains': '{seat} si astiene.',
  'ti4.log.votes.card': '{seat} dà {count} {count|voto|voti} a {card}.',
  'ti4.log.elected.card': 'Eletto: {card}.',
  'ti4.log.lawDiscarded': '{card} non è più una legge.',
  'ti4.log.foretold': '{seat} aveva ragione con {card}.',
  'ti4.log.planetsReadied': 'Ognuno riattiva i propri pianeti.',
}
