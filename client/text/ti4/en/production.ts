/** What is said of production and payment. */
export const productionEn = {
  'ti4.ask.produce': 'Produce units in {hex}.',
  'ti4.ask.lift':
    'Your reinforcements lack {count} × {unit}. Choose what leaves the board to be placed anew.',

  'ti4.log.pays':
    '{seat} exhausts {planets} {planets|planet|planets} and spends {count} {count|Trade Good|Trade Goods}.',
  'ti4.log.lifts': '{seat} takes {count} × {unit} off the board to place {count|it|them} anew.',

  'refused.needsTechnology': '{unit} needs a technology: {technology}.',

  'rule.ti4/26.1.why': 'Planets pay whole, Trade Goods one each; whatever exceeds the price is lost.',
  'rule.ti4/26.3.why': 'What has no price is not produced. War Suns have one once their technology is known.',
  'rule.ti4/67.6.why': 'Beside ships of others only ground forces are produced.',
  'rule.ti4/68.1.why':
    'The values of all your units with Production there are added up: so many units are produced at most.',
} as const

export type ProductionWords = Readonly<Record<keyof typeof productionEn, string>>
