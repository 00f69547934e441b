/** What leaders from the Arborec to Mentak ask. */
export const leadersArborecToMentakEn = {
  'ti4.ask.replacedShip': '{card}: choose a ship that may be replaced.',
  'ti4.ask.replacement': '{card}: replace your ship by another?',
  'ti4.replacement.none': 'Keep it',
  'ti4.ask.producesIn': '{card}: where do you produce?',
  'ti4.producesIn.none': 'Produce nothing',
  'ti4.ask.carth': '{card}: gain commodities, or have another player replenish?',
  'ti4.carth.replenish': '{seat} replenishes',
  'ti4.ask.becomesMech': '{card}: replace one of your Infantry by a Mech?',
  'ti4.becomesMech.none': 'Keep your Infantry',
} as const

export type LeadersArborecToMentakWords = Readonly<Record<keyof typeof leadersArborecToMentakEn, string>>
