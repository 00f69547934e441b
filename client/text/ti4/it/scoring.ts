import type { ScoringWords } from '../en/scoring.ts'

export const scoringIt: ScoringWords = {
  'ti4.ask.score': 'Raggiungi fino a un obiettivo pubblico e uno segreto.',
  'ti4.ask.scorePublic': 'Raggiungi un obiettivo pubblico che soddisfi, o nessuno.',
  'ti4.ask.scoreDeed': 'Puoi raggiungere un obiettivo segreto per ciò che è appena accaduto.',
  'moment.ti4.secretObjective': 'Un obiettivo segreto può essere raggiunto',
  'ti4.score.done': 'Non raggiungere altro',
  'ti4.score.none': 'Nessuno',
  'ti4.ask.returnSecret': 'Hai troppi obiettivi segreti: rimettine uno nel mazzo.',
  'ti4.ask.spendResourcesFor': '{card}: spendi ora {count} risorse.',
  'ti4.ask.spendInfluenceFor': '{card}: spendi ora {count} di influenza.',
  'ti4.ask.spendCountersFor': '{card}: spendi ora {count} {count|Segnalino|Segnalini} Comando.',
  'ti4.ask.discardFor': '{card}: scarta ora {count} {count|Carta|Carte} Azione.',
  'ti4.ask.purgeFor': '{card}: epura ora {count} {count|frammento di reliquia|frammenti di reliquia}.',
  'ti4.log.spendsResources': '{seat} spende {count} risorse per questo.',
  'ti4.log.spendsInfluence': '{seat} spende {count} di influenza per questo.',
  'ti4.log.spendsCounters': '{seat} spende {count} {count|Segnalino|Segnalini} Comando per questo.',
  'ti4.log.purgesFragments': '{seat} epura {count} {count|frammento di reliquia|frammenti di reliquia}.',
  'ti4.log.losesPoints': '{seat} perde {count} {count|punto|punti} vittoria: {points} in tutto.',
  'ti4.log.out': '{seat} non ha più pianeti, forze di terra né Produzione, ed è fuori dal gioco.',
  'ti4.log.drawsSecret': '{seat} pesca un obiettivo segreto.',
  'ti4.log.showsSecret': 'Per una legge tutti vedono un obiettivo segreto di {seat}: {objective}.',
  'ti4.log.returnsSecret': '{seat} rimette un obiettivo segreto nel mazzo.',

  'rule.ti4/81.1.why':
    'In ordine di iniziativa. Gli obiettivi pubblici chiedono tutti i pianeti del tuo Sistema di Origine; i costi si pagano con ciò che è pronto ora.',
  'rule.ti4/61.5.why':
    'Un obiettivo segreto della Fase di Azione si raggiunge subito, o non per quel fatto: uno solo dopo ogni combattimento.',
  'rule.ti4/61.21.why': 'Tre obiettivi segreti al massimo, contando quelli raggiunti.',
}
