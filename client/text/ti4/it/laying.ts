import { setupIt } from '../../galaxy/it/setup.ts'
import type { LayingWords } from '../en/laying.ts'

export const layingIt: LayingWords = {
  ...setupIt,
  'ti4.stage.galaxy': 'Anello {ring} · ancora {left}',
  'galaxy.doing.galaxy': '{seat} posa un sistema',

  'ti4.ask.lay': "Posa un sistema nell'anello {ring}.",
  'ti4.ask.speakerLays': 'Come Portavoce, posa {system} accanto a Mecatol Rex.',
  'galaxy.abilities': 'Che cosa sa fare la tua fazione',
  'galaxy.homeworlds': 'Pianeti di origine',
  'galaxy.technologies': 'Tecnologie di partenza',
  'galaxy.mecatol': 'Il vecchio mondo del trono, cuore della galassia.',
  'galaxy.specialty.red': 'specialità tecnologica rossa',
  'galaxy.specialty.green': 'specialità tecnologica verde',
  'galaxy.specialty.blue': 'specialità tecnologica blu',
  'galaxy.specialty.yellow': 'specialità tecnologica gialla',
  'galaxy.trait.cultural': 'culturale',
  'galaxy.trait.hazardous': 'pericoloso',
  'galaxy.trait.industrial': 'industriale',
  'galaxy.special.asteroidField': 'campo di asteroidi',
  'galaxy.special.asteroidField.why':
    'Campo di asteroidi: senza Deflettori Anti-Massa nessuna nave entra o passa.',
  'galaxy.special.nebula': 'nebulosa',
  'galaxy.special.nebula.why':
    'Nebulosa: vi si entra solo attivandola, se ne esce con movimento 1; chi vi si difende ha +1 in combattimento.',
  'galaxy.special.supernova': 'supernova',
  'galaxy.special.supernova.why': 'Supernova: nessuna nave entra o passa.',
  'galaxy.special.gravityRift': 'frattura gravitazionale',
  'galaxy.special.gravityRift.why':
    'Frattura gravitazionale: chi ne esce o vi passa muove 1 in più, ma un dado da 1 a 3 si prende la nave.',
  'galaxy.wormhole.gamma': 'tunnel gamma',
  'galaxy.wormhole.delta': 'tunnel delta',
  'galaxy.wormhole.alpha': 'tunnel alfa',
  'galaxy.wormhole.beta': 'tunnel beta',
  'galaxy.ghost': 'Si unirà alla galassia quando tutti gli altri sistemi sono posati.',
  'galaxy.hex.home.why': 'Riservato a un Sistema di Origine.',
  'galaxy.objective.secret': 'Obiettivo segreto',
  'galaxy.points': '{count} {count|punto|punti} vittoria',
  'ti4.tokens': 'Segnalini Comando e commercio',
  'ti4.pool.tactic': 'Riserva Tattica',
  'ti4.pool.fleet': 'Riserva di Flotta',
  'ti4.pool.strategy': 'Riserva Strategica',
  'ti4.commodities': 'Merci',
  'ti4.commodities.count': '{count} di {most} Merci',
  'ti4.systemsLeft': '{count} {count|sistema|sistemi} in mano',

  'ti4.log.speaker': '{seat} è il Portavoce.',
  'ti4.log.form': '{seat} vive dove vivrebbe un’altra fazione: {faction}.',
  'ti4.log.faction': '{seat} guida {faction}.',
  'ti4.log.dealt': 'Ogni giocatore riceve {blue} sistemi blu e {red} rossi.',
  'ti4.log.ring': "Comincia l'anello {ring}.",
  'ti4.log.gainsTradeGoods': '{seat} riceve {count} {count|Bene|Beni} di Commercio.',
  'ti4.log.galaxyComplete': 'La galassia è completa e i Sistemi di Origine vi si uniscono.',
  'refused.specialBesideSpecial':
    "Un'anomalia non può stare accanto a un'altra, né un tunnel accanto a uno uguale, finché c'è un'altra scelta.",
  'rule.ti4': 'Regole aggiornate, {paragraph}',
  'rule.ti4/S6.why':
    'Anello per anello dal centro. Le anomalie non si toccano, né i tunnel uguali, se si può posare altro.',
  'rule.ti4/S6': 'Preparazione, costruzione della galassia',
}
