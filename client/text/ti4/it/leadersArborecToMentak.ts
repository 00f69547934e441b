import type { LeadersArborecToMentakWords } from '../en/leadersArborecToMentak.ts'

export const leadersArborecToMentakIt: LeadersArborecToMentakWords = {
  'ti4.ask.replacedShip': '{card}: scegli una nave che può essere sostituita.',
  'ti4.ask.replacement': '{card}: sostituisci la tua nave con un’altra?',
  'ti4.replacement.none': 'Tienila',
  'ti4.ask.producesIn': '{card}: dove produci?',
  'ti4.producesIn.none': 'Non produrre nulla',
  'ti4.ask.carth': '{card}: ottieni Merci, o le fai ripristinare a un altro giocatore?',
  'ti4.carth.replenish': '{seat} ripristina le Merci',
  'ti4.ask.becomesMech': '{card}: sostituisci una tua Fanteria con un Mech?',
  'ti4.becomesMech.none': 'Tieni la Fanteria',
}
