import type { PeoplesWords } from '../en/peoples.ts'

export const peoplesIt = {
  'ti4.ask.pillage': '{seat} ha Beni di Commercio in abbondanza: saccheggi?',
  'ti4.pillage.tradeGoods': 'Prendi un Bene di Commercio',
  'ti4.pillage.commodities': 'Prendi una Merce',
  'ti4.pillage.none': 'Non prendere nulla',
  'ti4.log.pillages.tradeGoods': '{seat} saccheggia un Bene di Commercio di {other}.',
  'ti4.log.pillages.commodities': '{seat} saccheggia una Merce di {other}.',
  'ti4.ask.salvage': 'Recupero: produci una nave come una di quelle distrutte in {hex}?',
  'ti4.salvage.produce': '{unit}, per {count}',
  'ti4.salvage.none': 'Non produrre nulla',
  'ti4.ask.paySalvage': 'Paga la nave recuperata.',
  'ti4.log.salvages': '{seat} recupera {unit} in {hex}.',
  'ti4.ask.exotrireme': 'Scegli fino a {count} navi in {hex} da distruggere insieme alla tua Exotrireme.',
  'ti4.exotrireme.stop': "Nessun'altra",
  'ti4.log.rams': "Un'Exotrireme di {seat} si distrugge in {hex}.",
  'ti4.log.hitsBack': '{seat} mette a segno un altro colpo contro {other}.',
  'ti4.log.raises': '{seat} piazza {unit} su {planet}.',
  'ti4.log.exhaustsCard': '{seat} esaurisce {card}.',
  'ti4.ask.devotion': 'Scegli la nave in {hex} che subisce il colpo.',
  'ti4.ask.payIndoctrination': 'Spendi influenza per convertire una Fanteria nemica.',
  'ti4.log.vanHauge': 'La Nave Ammiraglia di {seat} trascina con sé ogni nave in {hex}.',
  'ti4.ask.yinSpinner': 'Yin Spinner: scegli dove si aggiunge la Fanteria.',
  'ti4.yinSpinner.none': 'Nessuna',
  'ti4.log.infantryInSpace':
    '{count} {count|Fanteria|Fanterie} di {seat} {count|compare|compaiono} in {hex}.',
  'ti4.ask.stall': 'Scegli la Carta Azione da scartare.',
} as const satisfies PeoplesWords
