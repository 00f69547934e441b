/** What action cards ask and do. */
export const cardsEn = {
  'ti3.ask.agreementOf': '{seat} and {partner}',
  'ti3.ask.exhaustHalf': 'Criminals are about: exhaust {count} of your ready planets.',
  'ti3.ask.barePlanets':
    'Choose {count} {count|planet|planets} without Ground Forces that {count|receives|receive} one.',
  'ti3.ask.search': 'Choose an action card from the deck.',

  'ti3.log.robbed': 'Privateers leave {seat} none of {count} trade {count|good|goods}.',
  'ti3.log.exhausts': '{seat} exhausts {count} {count|planet|planets}.',
  'ti3.log.exhausted': '{planet} is exhausted.',
  'ti3.log.losesCounter': '{seat} loses a command counter from the Command Pool.',
  'ti3.log.counterLeaves': 'The command counter of {seat} leaves {hex}.',
  'ti3.log.immune': 'Only {seat} may activate {hex} this round.',
  'ti3.log.steals': '{seat} takes {count} action {count|card|cards} from {from}.',
  'ti3.log.stolen': 'It was {card}, out of the hand of {from}.',
  'ti3.log.armistice': '{seat} may not land on {planet} this round.',
  'ti3.log.placesOn': '{seat} places {count} × {unit} on {planet}.',
  'ti3.log.plague': 'The plague kills {count} Ground {count|Force|Forces} on {planet}.',
  'ti3.log.plague.none': 'The plague kills nobody on {planet}.',
  'ti3.log.cardReturns': '{seat} takes {card} back in hand.',
  'ti3.log.annexes': '{planet} joins {seat} of its own will.',
  'ti3.log.shipArrives': 'A new {unit} of {seat} arrives in {hex}.',
  'ti3.log.luckyShot': 'A shot of {seat} finds its mark in {hex}: {unit}.',
  'ti3.log.warFooting': '{seat} supplies two more ships in {hex} this round.',
  'ti3.log.movesDock': '{seat} moves a Space Dock from {from} to {planet}.',
  'ti3.log.transports': '{seat} carries {count} Ground {count|Force|Forces} from {from} to {planet}.',
  'ti3.log.dockStands': 'The Space Dock of {seat} on {planet} builds nothing this round.',
  'ti3.log.culturalCrisis': '{seat} loses all abilities of their people for this round.',
  'ti3.log.grandArmada': 'Fleet Supply does not limit {seat} at home this round.',
  'ti3.log.multiculturalism': '{seat} learns {card} from {from} for this round.',
  'ti3.log.productivitySpike': 'The Space Dock of {seat} on {planet} builds more this round.',
  'ti3.log.jammed': 'A command counter of {seat} comes to lie in {hex}.',
  'ti3.log.searches': '{seat} searches the deck and takes an action card.',

  'ti3.lasting.cultural_crisis': '{other} has no abilities of their people this round.',
  'ti3.lasting.grand_armada': 'Fleet Supply does not limit {seat} at home this round.',
  'ti3.lasting.multiculturalism': '{seat} has an ability of another people this round.',
  'ti3.lasting.productivity_spike': 'A Space Dock of {seat} builds more this round.',
  'ti3.lasting.armistice': '{other} may not land on {planet} this round.',
  'ti3.lasting.diplomatic_immunity': 'Only {seat} may activate {hex} this round.',
  'ti3.lasting.war_footing': '{seat} supplies two more ships in {hex} this round.',
  'ti3.lasting.spacedock_accident': 'A Space Dock of {other} builds nothing this round.',

  'rule.ti3/22.struck.why': 'Whom a card strikes decides what he gives up for it.',
} as const

export type CardsWords = Readonly<Record<keyof typeof cardsEn, string>>
