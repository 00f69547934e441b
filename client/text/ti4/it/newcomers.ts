import type { NewcomersWords } from '../en/newcomers.ts'

export const newcomersIt: NewcomersWords = {
  'ti4.ask.fragmentPair': '{card}: quali due frammenti di reliquia epuri?',
  'ti4.ask.fabrication': 'Fabbricazione: che cosa produci?',
  'ti4.fabrication.relic': 'Una reliquia, per 2 frammenti di reliquia dello stesso tipo',
  'ti4.fabrication.token': 'Un Segnalino Comando, per 1 {card}',
  'ti4.log.mechsFly': '{count} Mech di {seat} {count|combatte|combattono} come {count|nave|navi}.',
  'ti4.ask.exploreOwn': '{card}: scegli un tuo pianeta da esplorare.',
  'ti4.ask.synthesis': 'Sintesi perfetta: di quale Carta Strategia usi l’abilità secondaria?',
  'ti4.ask.shield':
    'Fino a {count} Mech nello spazio {count|può|possono} subire un colpo ciascuno per le tue navi: quali?',
  'ti4.suite.readies': 'Riattiva {card} di {other}',
  'ti4.log.storesGoods':
    '{count} {count|Bene di Commercio va|Beni di Commercio vanno} sull’Agente di {seat}.',
  'ti4.ask.mercer': 'Scegli fino a {count} tue forze di terra da mandare sui tuoi pianeti in {hex}.',
  'ti4.log.rollsAnew': 'I dadi in {hex} sono annullati: entrambe le parti tirano di nuovo.',
  'ti4.ask.play.diceStepOver': 'I dadi di questo round di combattimento sono tirati, {hex}: usi qualcosa?',
  'ti4.ask.play.goodsGained': 'Ottieni Beni di Commercio: usi qualcosa?',
  'ti4.ask.play.afterAgentExhausted': 'Un Agente è stato esaurito: usi qualcosa?',
  'moment.ti4.diceStepOver': 'I dadi di un round di combattimento sono tirati',
  'moment.ti4.goodsGained': 'Qualcuno ha ottenuto Beni di Commercio',
  'moment.ti4.afterAgentExhausted': 'Un Agente è stato esaurito',
  'ti4.log.rises': 'La Nave Ammiraglia di {seat} si leva in {hex}, al posto di un PDS.',
  'rule.ti4/35.1.why': 'Un pianeta si esplora quando lo dice una capacità.',
}
