/** What is said of what factions can do. */
export const peoplesEn = {
  'ti4.ask.pillage': '{seat} has trade goods to spare: pillage?',
  'ti4.pillage.tradeGoods': 'Take a trade good',
  'ti4.pillage.commodities': 'Take a commodity',
  'ti4.pillage.none': 'Take nothing',
  'ti4.log.pillages.tradeGoods': '{seat} pillages a trade good of {other}.',
  'ti4.log.pillages.commodities': '{seat} pillages a commodity of {other}.',
  'ti4.ask.salvage': 'Salvage: produce a ship like one that was destroyed in {hex}?',
  'ti4.salvage.produce': '{unit}, for {count}',
  'ti4.salvage.none': 'Produce none',
  'ti4.ask.paySalvage': 'Pay for the salvaged ship.',
  'ti4.log.salvages': '{seat} salvages a {unit} in {hex}.',
  'ti4.ask.exotrireme': 'Choose up to {count} ships in {hex} that are destroyed with your Exotrireme.',
  'ti4.exotrireme.stop': 'No other one',
  'ti4.log.rams': 'An Exotrireme of {seat} destroys itself in {hex}.',
  'ti4.log.hitsBack': '{seat} produces 1 hit more on {other}.',
  'ti4.log.raises': '{seat} places a {unit} on {planet}.',
  'ti4.log.exhaustsCard': '{seat} exhausts {card}.',
  'ti4.ask.devotion': 'Choose the ship in {hex} that takes the hit.',
  'ti4.ask.payIndoctrination': 'Spend influence to win an enemy Infantry over.',
  'ti4.log.vanHauge': 'The flagship of {seat} takes every ship in {hex} along.',
  'ti4.ask.yinSpinner': 'Yin Spinner: choose where Infantry join you.',
  'ti4.yinSpinner.none': 'None',
  'ti4.log.infantryInSpace': '{count} Infantry of {seat} appear in {hex}.',
  'ti4.ask.stall': 'Choose the action card to discard.',
} as const

export type PeoplesWords = Readonly<Record<keyof typeof peoplesEn, string>>
