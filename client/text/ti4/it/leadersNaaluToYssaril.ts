import type { LeadersNaaluToYssarilWords } from '../en/leadersNaaluToYssaril.ts'

export const leadersNaaluToYssarilIt: LeadersNaaluToYssarilWords = {
  'ti4.ask.leader.serves': '{card}: chi ne approfitta?',
  'ti4.ask.zeu': '{card}: quale sistema attivi, senza segnalino Comando?',
  'ti4.ask.zeu.shows': "{card}: a chi mostri l'agenda successiva?",
  'ti4.log.showsAgenda': "{seat} mostra l'agenda successiva a {other}.",
  'ti4.ask.malleon': '{card}: che cosa cedi per {count} Beni di Commercio?',
  'ti4.malleon.tactic': '1 segnalino della Riserva Tattica',
  'ti4.malleon.fleet': '1 segnalino della Riserva di Flotta',
  'ti4.malleon.strategy': '1 segnalino della Riserva Strategica',
  'ti4.ask.tro': '{card}: dove piazzi 2 Fanterie?',
  'ti4.ask.sucaban': 'Quali delle tue Fanterie rimuovi? Ognuna toglie 1 da un prezzo di {count}.',
  'ti4.ask.rinn': '{card}: quale pianeta viene preparato?',
  'ti4.ask.rinn.infantry': '{card}: quale Fanteria torna ai rinforzi?',
  'ti4.ask.milor': '{card}: che cosa piazzi?',
  'ti4.milor.fighter': '2 Caccia',
  'ti4.milor.infantry': '2 Fanterie',
  'rule.ti4/51.3.why': 'Gli agenti agiscono per chi sceglie il loro proprietario.',
}
