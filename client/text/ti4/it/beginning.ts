import type { BeginningWords } from '../en/beginning.ts'

export const beginningIt: BeginningWords = {
  'ti4.stage.factions': 'Si scelgono le fazioni',
  'ti4.stage.starting': 'Unità di partenza e obiettivi',
  'galaxy.doing.factions': '{seat} sceglie una fazione',
  'galaxy.doing.starting': '{seat} si prepara a cominciare',
  'ti4.ask.faction': 'Scegli la fazione che guidi.',
  'ti4.choice.faction': '{faction}',
  'ti4.ask.station': 'Disponi le tue unità di partenza.',
  'ti4.ask.startingTechnology': 'Scegli le Tecnologie con cui cominci.',
  'ti4.ask.keepSecret': 'Tieni uno dei tuoi due obiettivi segreti.',
  'galaxy.people.read': 'Tocca una fazione per leggere che cosa sa fare.',
  'galaxy.people.keep': 'Guida questa fazione',
  'ti4.log.stationed': '{seat} ha disposto le unità di partenza.',
  'rule.ti4/S2.why': 'Ogni fazione ha abilità, unità e Tecnologie proprie.',
  'rule.ti4/S11.why':
    'Distribuisci Basi Spaziali, Fanteria e PDS tra i tuoi pianeti di origine come vuoi. Le navi attendono nello spazio.',
  'rule.ti4/S12.why': "L'altro torna nel mazzo senza essere visto. Vale un punto quando lo hai raggiunto.",
}
