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
  'ti4.ask.votingGoods': 'Trade goods you spend for votes, {count} each.',
  'ti4.votingGoods': 'Trade goods',
  'ti4.ask.toDock': '{card}: which of what you have produced is placed at {planet}?',
  'ti4.ask.toDockInSpace': '{card}: which of what you have produced is placed at your Space Dock in {hex}?',
  'ti4.log.placedAtDock': '{seat} places {count} of what was produced at the Space Dock in {hex}.',
  'ti4.ask.fightersAlong': '{card}: how many Fighters come along?',
  'ti4.ask.givesNote': '{card}: choose the promissory note you give {seat}.',
  'ti4.log.novaSeed': '{seat} makes a supernova of the system in {hex}.',
  'ti4.log.swapsSystems': '{seat} has the systems in {hex} and {to} change places.',
  'ti4.ask.helmsmanShips': '{card}: which ships go to {hex}?',
  'ti4.ask.helmsmanCargo': '{card}: what comes along from {hex}? {count} at most.',
  'ti4.log.helmsman': '{seat} brings {count} {count|unit|units} to {hex}.',
} as const

export type LeadersArborecToMentakWords = Readonly<Record<keyof typeof leadersArborecToMentakEn, string>>
