/** What is said of production and payment. */
export const buildingEn = {
  'ti3.ask.produce': 'Build in {hex}.',
  'ti3.ask.produceWhere': 'Choose the system that builds.',

  'ti3.log.pays':
    '{seat} exhausts {planets} {planets|planet|planets} and spends {count} trade {count|good|goods}.',
  'ti3.log.paysPlanets': '{seat} exhausts {planets} {planets|planet|planets} to pay.',
  'ti3.log.paysGoods': '{seat} spends {count} trade {count|good|goods}.',
  'ti3.log.buildsDock': '{seat} builds a Space Dock on {planet}.',
  'ti3.log.scuttles': '{seat} scuttles {count} {count|unit|units}.',
  'refused.fleetFull.none': 'Your Fleet Supply has no room for more ships in {hex}.',
  'refused.needsTechnology': '{unit} needs a technology: {technology}.',

  'rule.ti3/12.transferProduction.why': 'After a transfer, only one of the two systems builds.',
  'rule.ti3/19.pieces.why': 'Only what waits in your reinforcements can be built; lost pieces return there.',
  'rule.ti3/19.counters.why':
    'Fighters and Ground Forces never run out, but wherever they lie one of them is a real piece.',
  'rule.ti3/21.fleet.why': 'In each system your Fleet Supply is the most ships you may have, Fighters apart.',
  'rule.ti3/22.paying.why': 'Planets pay whole, trade goods one each; whatever exceeds the price is lost.',
  'rule.ti3/26.building.why':
    'Each dock builds as many units as its planet has resources, and two more. Two Fighters or two Ground Forces cost 1.',
  'rule.ti3/26.limit.why': 'Each dock builds as many units as its planet has resources, and two more.',
  'rule.ti3/26.blockade.why': 'With enemy ships in the system, a dock builds Ground Forces and PDS only.',
  'rule.ti3/29.support.why':
    'A dock supports 3 Fighters, a Carrier or War Sun 6 less what it carries. Fighters beyond that are lost.',
  'rule.ti3/29.pds.why': 'A planet holds two PDS at most.',
  'rule.ti3/30.warSun.why': 'War Suns are built only by those who know their technology.',
} as const

export type BuildingWords = Readonly<Record<keyof typeof buildingEn, string>>
