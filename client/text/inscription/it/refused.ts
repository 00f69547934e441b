import type { refusedEn } from '../en/refused.ts'

export const refusedIt: Readonly<Record<keyof typeof refusedEn, string>> = {
  'refused.resourcesLeft': "C'è ancora qualcosa da spendere, e un segno per spenderlo.",
  'refused.cannotDeployThere': "L'unità non può stare lì.",
  'refused.notNowMarked': 'Ora non si può segnare.',
  'refused.nothingToSpend': 'Ora non hai nulla da spendere. Si segna quando un evento dà risorse.',
  'refused.notActiveSheet': '{sheet} non è il tuo foglio attivo in questo round.',
  'refused.onlyFree': '{by}: prima fai il segno gratuito che ti dà.',
  'refused.firstSpend': '{by}: prima spendi questo; bonus e abilità vengono dopo.',
  'refused.lessSpent': '{by}: va speso per intero, e dopo questo segno se ne potrebbe spendere meno.',
  'refused.noResource': 'Richiede {needs}, e non ne hai più.',
  'refused.noResourceButGoods':
    'Richiede {needs}, e non ne hai più; un bene di commercio può sostituirla quando il posto è aperto.',
  'refused.noAsset': 'Richiede qualcosa che non hai da parte: {asset}.',
  'refused.alreadyExplored': 'Questo sistema è già esplorato.',
  'refused.notBesideExplored': 'Si esplora solo un sistema collegato a uno già esplorato.',
  'refused.needsGravityDrive': 'I tunnel spaziali si aprono con la tecnologia Motore Gravitazionale.',
  'refused.wormholeUsed': 'Ogni tunnel spaziale si attraversa una volta sola.',
  'refused.noWormholeReached': 'Nessun sistema esplorato ha un tunnel spaziale aperto che porti qui.',
  'refused.alreadyClaimed': 'Questo sistema è già rivendicato.',
  'refused.systemCrossed': 'Questo sistema è stato cancellato e non si può più rivendicare.',
  'refused.notExplored': 'Un sistema va esplorato prima di rivendicarlo.',
  'refused.planetLost': '{planet} è cancellato e non si può più sbloccare.',
  'refused.planetUnlocked': '{planet} è già sbloccato.',
  'refused.planetLocked': '{planet} è bloccato: spendi un bonus pianeta per sbloccarlo.',
  'refused.alreadyCrossed': 'Questo simbolo è già cancellato.',
  'refused.dockBuilt': 'Questa base spaziale è già costruita.',
  'refused.dockBanned': 'Questa base spaziale non si può più costruire.',
  'refused.spaceMarked': 'Questa casella è già segnata: demolita o rivendicata, mai entrambe.',
  'refused.spaceGone': 'Questa casella è persa per sempre.',
  'refused.isDottedX': 'Le risorse non arrivano a questa casella. Per demolirla spendi: {specialty}.',
  'refused.notBesideScrapped': 'Si rivendica solo una casella accanto a una demolita.',
  'refused.notBesideMarked': 'Si demolisce solo una casella accanto a una segnata.',
  'refused.notInLegend': 'Questa specialità non si può spendere come risorse.',
  'refused.bandBuilt': 'Già costruita: {unit}.',
  'refused.bandBanned': 'Non si può più costruire: {unit}.',
  'refused.bandNotNext': 'Le unità di un tipo si cominciano in ordine: {unit}, prima la precedente.',
  'refused.unitLocked': 'È bloccata: {unit}. Per sbloccarla spendi: {specialty}.',
  'refused.unitUnlocked': 'Questa unità è già sbloccata.',
  'refused.dieUnlocked': 'Questo dado focus è già sbloccato qui.',
  'refused.technologyUnlocked': '{technology}: già sbloccata.',
  'refused.technologyLocked': '{technology}: prima va sbloccata.',
  'refused.technologyEmbargoed': '{technology}: sotto embargo, la sbloccano solo una specialità o una carta.',
  'refused.usedThisRound': 'Già usata in questo round.',
  'refused.alwaysWorks': '{technology}: vale sempre da sé, non si usa.',
  'refused.nothingToUseOn': 'Ora non servirebbe a nulla, oppure {sheet} non è attivo.',
  'refused.relicNotNow': '{relic} si gioca in un altro momento.',
  'refused.relicNotHeld': 'Non hai questa reliquia.',

  'rule.inscription/4.factions.why':
    'Ricevi tre fazioni e ne guidi una; le scelte si mostrano tutte insieme.',
  'rule.inscription/7.active.why':
    'In un evento strategia un foglio è attivo: lì si spende ciò che danno la carta e i dadi.',
  'rule.inscription/7.dice.why':
    'I dadi neri valgono per tutti; un dado focus solo se è sbloccato sul foglio attivo.',
  'rule.inscription/6.markers.why':
    'Puoi annullare ciò che hai segnato finché qualcuno ha il gessetto in mano. Posati tutti, il round prosegue.',
  'rule.inscription/8.resources.why':
    'Le risorse vanno spese finché esiste un segno per farlo. Beni di commercio e bonus da parte no.',
  'rule.inscription/9.planets.why':
    'Un bonus pianeta sblocca un pianeta; righe e colonne complete danno i loro bonus.',
  'rule.inscription/9.wormholes.why':
    'Col Motore Gravitazionale una linea entra in un tunnel spaziale ed esce da un altro, ciascuno una sola volta.',
  'rule.inscription/11.build.why':
    "Cancella tutti i simboli di un'unità, in qualsiasi ordine e in quanti round vuoi.",
  'rule.inscription/11.deploy.why':
    "Sopra la linea di schieramento: sulla prima riga o accanto a un'altra unità, mai su anomalie o unità.",
  'rule.inscription/12.strength.why': 'Ogni nodo segnato della sezione vale uno, più ciò che si aggiunge.',
  'rule.inscription/14.votes.why': 'Si vota in segreto e i voti si spendono. In parità decide un dado nero.',
  'rule.inscription/14.outcome.why': 'Ciò che è deciso accade a tutti.',
  'rule.inscription/15.commodities.why':
    'Una merce riempie il prossimo simbolo della sua riga nella tabella.',
  'rule.inscription/15.specialty.why':
    'Una specialità resta da parte finché non si spende, da qualunque foglio venga.',
  'rule.inscription/16.focus.why': 'Un dado focus sbloccato vale ogni volta che il suo foglio è attivo.',
  'rule.inscription/16.technologies.why':
    'Una tecnologia si sblocca con la ricerca, con la sua specialità o con una carta.',
  'rule.inscription/18.factions.why': 'Una carta fa quello che dice, per quanto è possibile.',
  'rule.inscription/18.relic.why':
    'Una reliquia è segreta finché non si gioca; i suoi punti sono tuoi comunque.',
  'rule.inscription/19.completely.why':
    'Quello che fa una carta va compiuto nel modo più completo possibile.',
}
