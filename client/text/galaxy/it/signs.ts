import type { SignsWords } from '../en/signs.ts'

export const signsIt: SignsWords = {
  'galaxy.welcome.now': 'Ti unisci nel round {round}:',
  'galaxy.welcome.again': 'Tutto questo si rilegge nel tuo Regno; lì tocca qualsiasi nome.',
  'galaxy.page.units': 'Unità',
  'galaxy.page.signs': 'Segni',
  'galaxy.units': 'Le unità, come sono ora per te',
  'galaxy.unit.cost': 'costo {cost}',
  'galaxy.unit.costOfTwo': 'due costano {cost}',
  'galaxy.signs.how':
    'Tieni un dito su una figura o su un sistema, o fermaci il mouse, e ti si dice che cos’è. Da tastiera: «?» per tutto ciò che sta intorno.',
  'galaxy.signs.planets': 'Sui pianeti',
  'galaxy.signs.space': 'Nello spazio',
  'galaxy.signs.pieces': 'Pedine',
  'galaxy.signs.players': 'Giocatori e dadi',
  'galaxy.sign.colour.why':
    'Un colore di Tecnologia, ovunque stia. Su un pianeta: la sua specialità tecnologica, che aiuta a imparare Tecnologie di quel colore.',
  'galaxy.sign.held': 'Anello',
  'galaxy.sign.held.why':
    'Qualcuno tiene il pianeta: chi ha questo colore. Un emblema accanto dice lo stesso.',
  'galaxy.sign.spent': 'Barrato',
  'galaxy.sign.spent.why': 'Il pianeta è esaurito.',
  'galaxy.sign.home': 'Bordo dorato',
  'galaxy.sign.home.why': 'Un Sistema di Origine.',
  'galaxy.sign.aboard': 'Dietro la linea',
  'galaxy.sign.aboard.why': 'Ciò che sta nelle navi accanto.',
  'galaxy.sign.damaged': 'Lampo rosso',
  'galaxy.sign.damaged.why': 'Danneggiata: il prossimo colpo la distrugge.',
  'galaxy.sign.counter': 'Pennone',
  'galaxy.sign.counter.why':
    'Questo giocatore ha attivato il sistema: le sue navi non lo lasciano in questo round.',
  'galaxy.sign.active': 'Bordo luminoso',
  'galaxy.sign.active.why': 'Qui si svolge l’azione in corso.',
  'galaxy.sign.pips': 'Fila di punti',
  'galaxy.sign.pips.why':
    'Uno per ogni punto che serve per vincere: pieno ciò che si ha, chiaro ciò che è sicuro in questo round, punteggiato ciò che è possibile.',
  'galaxy.sign.number': 'Numero davanti a una Carta Strategia',
  'galaxy.sign.number.why': 'Il suo numero: i più bassi agiscono prima. Barrato quando è stata usata.',
  'galaxy.sign.dice': 'Dadi',
  'galaxy.sign.dice.why': 'Hanno dieci facce. Un dado fa un colpo se mostra il numero della sua unità o più.',
  'galaxy.card.kind.action': 'Carta Azione',
  'galaxy.card.kind.objective': 'obiettivo',
  'galaxy.card.kind.strategy': 'Carta Strategia',
  'galaxy.card.kind.technology': 'Tecnologia',
  'galaxy.card.kind.ability': 'abilità',
}
