import type { StrategyWords } from '../en/strategy.ts'

export const strategyIt: StrategyWords = {
  'ti3.log.secondary': "{seat} usa l'abilità secondaria di {card}.",
  'ti3.log.primaryInstead': "{seat} usa l'abilità primaria di {card} al posto della secondaria.",
  'ti3.log.envoy':
    "{seat} manda un inviato a {other}: per il resto della fase nessuno dei due può attivare un sistema con unità dell'altro.",
  'ti3.log.refreshes': '{seat} riattiva {planet}.',
  'ti3.log.offensive': '{seat} riprende un Contatore di Comando da {hex}.',
  'ti3.log.patrols': '{unit} di {seat} in pattuglia verso {hex}.',

  'ti3.ask.secondary': "Usare l'abilità secondaria di {card}? Costa {count} {count|contatore|contatori}.",
  'ti3.ask.secondaryFree': "Usare l'abilità secondaria di {card}? Non ti costa Contatori di Comando.",
  'ti3.ask.secondaryAgain':
    'Dopo chi ti precede, quello che avevi scelto con {card} non è più possibile. Scegli di nuovo?',
  'ti3.ask.useSecondary': 'Usala',
  'ti3.ask.usePrimary': "Usa invece l'abilità primaria",
  'ti3.ask.usePrimaryFirst': 'Usale entrambe, prima la primaria',
  'ti3.ask.useSecondaryFirst': 'Usale entrambe, per ultima la primaria',
  'ti3.ask.useNone': 'Non questa volta',
  'ti3.ask.envoy': "Scegli a chi mandare l'inviato: nessuno dei due entrerà dove sta l'altro.",
  'ti3.ask.stimulus': 'Riattiva uno o due dei tuoi pianeti scaricati.',
  'ti3.ask.areas': 'Distribuisci {count} {count|nuovo Contatore|nuovi Contatori} di Comando.',
  'ti3.ask.mandate': 'Spendi influenza: ogni {price} un Contatore di Comando.',
  'ti3.ask.offensive': 'Riprendi uno dei tuoi Contatori di Comando dalla mappa.',
  'ti3.ask.patrol': 'Scegli un Incrociatore o una Torpediniera da mandare in pattuglia.',
  'ti3.ask.secondPatrol': 'Scegli una seconda nave per la pattuglia, o fermati a una.',
  'ti3.ask.patrolShip': '{unit} in {hex}',
  'ti3.ask.patrolTo': '{unit} da {hex}: scegli il sistema vuoto in cui entra.',
  'ti3.ask.enoughPatrols': 'Una basta',
  'ti3.ask.technology': 'Scegli una Tecnologia: è tua gratis.',
  'ti3.ask.research': 'Scegli una Tecnologia da comprare.',
  'ti3.ask.technologyFor': '{technology} per {price} {price|risorsa|risorse}',
  'ti3.ask.payTechnology': 'Paga {price} {price|risorsa|risorse} per {technology}.',
  'ti3.ask.mobilize': 'Scegli il sistema le cui Basi Spaziali producono.',

  'rule.ti3/10.secondary.why':
    "Finita l'abilità primaria, tutti gli altri in senso orario possono usare la secondaria, per un contatore dell'Allocazione Strategica.",
  'rule.ti3/36.envoy.why':
    "Per il resto della fase nessuno dei due può attivare un sistema con unità dell'altro, basi e PDS compresi.",
  'rule.ti3/36.stimulus.why': 'Fino a due pianeti scaricati fuori dal tuo Sistema Nativo tornano pronti.',
  'rule.ti3/37.logistics.why':
    'Quattro contatori dai rinforzi, o quelli che restano, vanno nelle aree che vuoi.',
  'rule.ti3/37.mandate.why':
    'Ogni 3 di influenza comprano un Contatore di Comando; usare questa abilità non ne costa.',
  'rule.ti3/37.offensive.why':
    'Il contatore torna nel tuo Pool di Comando, e il sistema si può attivare di nuovo.',
  'rule.ti3/37.patrols.why':
    'Un passo verso un sistema senza unità, che non sia né speciale né un Sistema Nativo; ci va anche un contatore dai rinforzi.',
  'rule.ti3/38.technology.why': 'Ti servono i prerequisiti stampati sulla carta.',
  'rule.ti3/38.research.why':
    'Ti servono i prerequisiti e 8 risorse, meno 1 per ogni pianeta pronto di quel colore.',
  'rule.ti3/24.price.why':
    'Ogni pianeta pronto con una specialità di questo colore la rende meno cara di 1; può anche servire a pagarla.',
  'rule.ti3/38.mobilization.why':
    'Producono le basi di un solo sistema, anche se attivato; ciò non lo attiva. Non si costruiscono nuove basi.',
}
