/** What laws and votes on laws ask and do. */
export const statutesEn = {
  'ti3.ask.givePick': 'Choose who receives {card}.',
  'ti3.ask.licence': 'Pay for a planet nobody holds before you land there. What is paid is not given back.',
  'ti3.ask.licenceNone': 'Pay for no other planet',
  'ti3.ask.payLicence': 'Pay {price} {price|resource|resources} to land on {planet}.',
  'ti3.ask.takeOpen': 'Take {count} of the action cards that lie open.',
  'ti3.ask.loseToWormhole': 'The wormhole swallows a ship of yours in {hex}: choose which.',
  'ti3.ask.giveBackDock': 'Choose the Space Dock you return to your reinforcements.',
  'ti3.ask.discardCards': 'Discard {count} of your action cards.',
  'ti3.log.givesPick': '{from} hands {card} to {seat}.',
  'ti3.log.licence': '{seat} pays {count} {count|resource|resources} to land on {planet}.',
  'ti3.log.takesOpen': '{seat} takes {card}, which lay open.',
  'ti3.log.fleetCut':
    '{seat} returns {count} command {count|counter|counters} from Fleet Supply to reinforcements.',
  'ti3.log.losesGoods': '{seat} discards {count} trade {count|good|goods}.',
  'ti3.lasting.core_stability': 'Nobody draws action cards this round.',
  'ti3.lasting.humane_labor': 'No Space Dock builds units this round.',
  'ti3.lasting.imperial_peace':
    'This round nobody lands on a planet of another or of nobody, Mecatol Rex apart.',
  'ti3.lasting.labor_force_politics': 'This round everybody builds units at one of their Space Docks alone.',
  'ti3.lasting.onlyDock': '{seat} has chosen the one Space Dock that builds units this round.',
  'ti3.fleetBy': '{card} limits your counters in Fleet Supply.',
} as const

export type StatutesWords = Readonly<Record<keyof typeof statutesEn, string>>
