/** What is asked and told of captured units, dimensional tears and the Vuil'raith Cabal. */
export const captivesEn = {
  'ti4.captives': 'Captured units',
  'ti4.captives.why': 'Their owners can neither produce nor place them until they are returned.',
  'ti4.captives.tokens': 'Tokens',
  'ti4.ask.captiveForUnit': '1 × {unit}: return a captured one for it, or pay {price} resources?',
  'ti4.captive.pays': 'Pay resources',
  'ti4.captive.of': '{unit} of {seat}',
  'ti4.captive.token': '{unit} token',
  'ti4.parcel.captive': '{count} × captured {unit}',
  'ti4.deal.of.captive': 'Captured: {unit}',
  'ti4.ask.vortex': 'Vortex: of which unit do you capture one out of reinforcements?',
  'ti4.ask.stillness': 'Which unit do you capture out of the reinforcements of {seat}?',
  'ti4.ask.play.afterCommoditiesReplenished': '{seat} has replenished commodities: do you respond?',
  'moment.ti4.afterCommoditiesReplenished': 'Commodities have been replenished',
  'ti4.log.captures': '{seat} captures {count} × {unit} of {other}.',
  'ti4.log.capturesOwn': '{seat} captures {count} × {unit}, their own.',
  'ti4.log.returnsCaptive': '{seat} returns {count} captured × {unit} to {other}.',
  'ti4.log.returnsToken': '{seat} returns {count} captured × {unit}.',
  'ti4.log.captivesFreed':
    '{other} blockades a Space Dock of {seat}: {count} captured × {unit} {count|comes|come} home.',
  'ti4.log.anchor': 'The Dimensional Anchor pulls at every {unit} of {seat} in {hex}: 1 to 3 captures it.',
} as const

export type CaptivesWords = Readonly<Record<keyof typeof captivesEn, string>>
