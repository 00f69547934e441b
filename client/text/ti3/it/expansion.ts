import type { ExpansionWords } from '../en/expansion.ts'

export const expansionIt: ExpansionWords = {
  'ti3.ask.forge': 'Scegli il sistema in cui forgi navi.',
  'ti3.ask.forged': 'Scegli che cosa si forgia in {hex}.',
  'ti3.ask.forgesSome': '{count} × {unit}',
  'ti3.log.forges': '{seat} forgia {count} × {unit} in {hex}.',
  'ti3.log.converts': '{seat} converte una Forza di Terra su {planet}.',
  'ti3.log.devotes': "{seat} sacrifica una nave in {hex} per colpirne un'altra.",
  'ti3.ask.reverse': 'Scegli il pianeta le cui risorse e la cui influenza si scambiano.',
  'ti3.log.reverses': '{seat} scambia risorse e influenza di {planet} per questo round.',
  'ti3.lasting.yin_reverse': 'Risorse e influenza di {planet} sono scambiate in questo round.',
  'ti3.lasting.yin_indoctrinate': '{seat} ha tentato di convertire qui.',
  'ti3.lasting.yin_devotion': '{seat} ha sacrificato una nave in questa battaglia.',
  'rule.ti3/se.docks.why':
    'Le basi dei Saar sono nello spazio: producono le loro unità dove possono stare le tue navi, le truppe su pianeti o a bordo di Trasporti e Soli di Guerra lì presenti.',
  'ti3.ask.passesOn': 'Scegli chi riceve {count} dei tuoi Beni di Commercio.',
  'ti3.ask.recycles': 'Scegli la Carta Azione da scartare.',
  'ti3.ask.recycled': 'Scegli che cosa ricevi in cambio.',
  'ti3.ask.rebuilds': 'Costruisci una nave di un tipo che hai distrutto in {hex}?',
  'ti3.ask.rebuildsFor': '{unit} per {price}',
  'ti3.ask.payRebuilding': 'Paga {price} per {unit}.',
  'ti3.ask.shuttlesFrom': 'Scegli il sistema le cui Forze di Terra cambiano pianeta.',
  'ti3.ask.shuttles': 'Scegli dove vanno le Forze di Terra di {planet}.',
  'ti3.ask.shuttlesAboard': 'Scegli dove vanno le Forze di Terra a bordo di navi in {hex}.',
  'ti3.ask.sendsDiplomats': 'Manda i Diplomatici: {seat} non può attivare {hex}',
  'ti3.log.centersWork': '{seat} mette in moto i Centri di Produzione.',
  'ti3.log.recycles': '{seat} ricicla {card}.',
  'ti3.log.shuttles': '{seat} sposta {count} × Forza di Terra su {planet}.',
  'ti3.log.rebuilds': '{seat} costruisce {unit} dai relitti in {hex}.',
  'ti3.log.strikesMind': '{other} perde un contatore dai Rifornimenti alla Flotta: {seat} colpisce le menti.',
  'ti3.log.sendsDiplomats':
    '{seat} manda i Diplomatici in {hex}: {other} riprende il contatore e il turno è finito.',
  'ti3.log.conduit': '{seat} manda navi attraverso un condotto.',
  'ti3.lasting.diplomats': '{other} non ha una seconda azione in questo turno.',
  'rule.ti3/se.racial.why':
    'Con la Strategia Tecnologica, al posto di un’altra Tecnologia: il suo prezzo oltre a quello solito, o da solo dove sarebbe gratis.',
  'rule.ti3/se.productionCenters.why': "Una volta per round, per un contatore dall'Allocazione Strategica.",
  'rule.ti3/se.recyclers.why': 'Una volta per round, come azione.',
  'rule.ti3/se.salvage.why':
    'Dopo una Battaglia Spaziale che hai vinto, una nave di un tipo che vi hai distrutto, al suo costo, fin dove bastano Rifornimenti alla Flotta e pezzi.',
  'rule.ti3/se.shuttles.why':
    'All’inizio della Fase di Status: in un sistema e in quelli adiacenti, dove non ci sono navi nemiche.',
  'ti3.ask.spendWhich': '{card}: spendi risorse o influenza?',
  'ti3.ask.spendCountersFor': '{card}: spendi ora {count} {count|Contatore|Contatori} di Comando.',
  'ti3.log.spendsCounters': '{seat} spende {count} {count|Contatore|Contatori} di Comando.',
  'rule.ti3/se.objectives.why': 'Obiettivi di Shattered Empire che si pagano, con ciò che ora è pronto.',
  'ti3.ask.imperialTwo': 'Imperiale II: scegli.',
  'ti3.imperialTwo.throne': 'Quanti Obiettivi Pubblici vuoi nella prossima Fase di Status',
  'ti3.imperialTwo.throneNow':
    'Quanti Obiettivi Pubblici vuoi nella prossima Fase di Status, e subito 1 punto',
  'ti3.imperialTwo.builds': 'Costruisci gratis, e nessun altro lo fa',
  'ti3.log.ancientThrone': '{seat} può rivendicare quanti Obiettivi Pubblici vuole in questo round.',
  'ti3.lasting.se_imperial_ii': 'Nessuno oltre a {seat} si mobilita con Imperiale II.',
  'rule.ti3/se.imperialTwo.why': 'Imperiale II sta al posto di Imperiale, con l’Età degli Imperi.',
  'ti3.ask.rests': 'Scarichi di nuovo {planet} per {count} × {unit}?',
  'ti3.ask.restsYes': 'Scaricalo',
  'ti3.ask.restsNo': 'Tienilo pronto',
  'ti3.log.rests': '{planet} resta scaricato: {seat} riceve {count} × {unit}.',
  'rule.ti3/se.resting.why': 'Subito dopo che i pianeti sono stati riattivati nella Fase di Status.',
  'ti3.ask.metabolise': 'Scarti una Carta Azione per pescarne una in più?',
  'ti3.lasting.hyper_metabolism': '{seat} pesca una Carta Azione in più.',
  'rule.ti3/se.metabolism.why':
    'Prima di pescare Carte Azione nella Fase di Status se ne può scartare una per una in più.',
  'rule.ti3/se.forge.why':
    "Per un contatore dall'Allocazione Strategica: due Caccia o una Torpediniera accanto a un tuo Sole di Guerra o a una tua Base Spaziale, fin dove bastano rifornimenti e supporto.",
  'rule.ti3/se.reversal.why':
    'Una volta per round, come azione: un pianeta pronto, fino alla fine del round o finché non lo perdi.',
}
