import type { WordedLike } from '../../galaxy/content/worded.ts'
import type { flagships } from './flagships.ts'

export const flagshipsIt: WordedLike<typeof flagships> = {
  duha_menaimon: {
    name: 'Duha Menaimon',
    ability: 'Dopo che hai attivato il suo sistema, puoi produrvi fino a 5 unità.',
  },
  arc_secundus: {
    name: 'Arc Secundus',
    ability:
      "Toglie lo Scudo Planetario alle unità degli altri giocatori nel suo sistema. È riparata all'inizio di ogni round di combattimento spaziale.",
  },
  son_of_ragh: { name: 'Figlio di Ragh' },
  the_inferno: {
    name: "L'Inferno",
    ability:
      'Azione: spendi 1 segnalino dalla tua Riserva Strategica per piazzare 1 Incrociatore nel suo sistema.',
  },
  wrath_of_kenara: {
    name: 'Furia di Kenara',
    ability:
      'Dopo che hai tirato un dado in un combattimento spaziale nel suo sistema, puoi spendere 1 Bene di Commercio per aggiungere 1 al risultato.',
  },
  genesis: {
    name: 'Genesi',
    ability: "Alla fine della Fase di Status piazza 1 tua Fanteria nell'area spaziale del suo sistema.",
  },
  hil_colish: {
    name: 'Hil Colish',
    ability: 'Il suo sistema ha un tunnel delta. Può muoversi prima o dopo le tue altre navi.',
  },
  zero_zero_one: {
    name: '[0.0.1]',
    ability:
      'In combattimento spaziale i colpi suoi e delle tue Corazzate nel suo sistema devono andare, se possibile, a navi diverse dai Caccia.',
  },
  fourth_moon: {
    name: 'Quarta Luna',
    ability: 'Le navi degli altri giocatori nel suo sistema non possono usare Sostenere Danni.',
  },
  matriarch: {
    name: 'Matriarca',
    ability:
      "In un'invasione nel suo sistema puoi impegnare i Caccia come forze di terra; alla fine del combattimento tornano nell'area spaziale.",
  },
  the_alastor: {
    name: 'The Alastor',
    ability:
      "All'inizio di un combattimento spaziale, un qualsiasi numero di tue forze di terra nel suo sistema può parteciparvi come se fossero navi.",
  },
  cmorran_norr: {
    name: "C'Morran N'orr",
    ability: 'Le tue altre navi nel suo sistema: +1 ai tiri di combattimento.',
  },
  j_n_s_hylarim: {
    name: 'J.N.S. Hylarim',
    ability:
      'Ogni suo dado di combattimento che mostra 9 o 10 prima dei modificatori produce 2 colpi in più.',
  },
  salai_sai_corian: {
    name: 'Salai Sai Corian',
    ability:
      "In combattimento tira 1 dado per ogni nave diversa dai Caccia che l'avversario ha nel suo sistema.",
  },
  loncara_ssodu: {
    name: 'Loncara Ssodu',
    ability: 'Il suo Cannone Spaziale raggiunge anche i sistemi adiacenti.',
  },
  van_hauge: {
    name: 'Van Hauge',
    ability: 'Quando è distrutta, tutte le navi nel suo sistema sono distrutte.',
  },
  ysia_yssrila: { name: "Y'sia Y'ssrila", ability: 'Può attraversare sistemi con navi di altri giocatori.' },
  quetzecoatl: {
    name: 'Quetzecoatl',
    ability: 'Gli altri giocatori non possono usare Cannone Spaziale contro le tue navi nel suo sistema.',
  },
  dynamo: {
    name: 'Dinamo',
    ability:
      "Dopo che un'unità di un qualsiasi giocatore nel suo sistema o in uno adiacente ha usato Sostenere Danni, puoi spendere 2 influenza per riparare quell'unità.",
  },
  arvicon_rex: {
    name: 'Arvicon Rex',
    ability:
      'In combattimento contro un avversario il cui segnalino non è nella tua Riserva di Flotta: +2 ai suoi tiri di combattimento.',
  },
  visz_el_vir: {
    name: 'Visz el Vir',
    ability: 'I tuoi Mech nel suo sistema tirano 1 dado in più in combattimento.',
  },
  memoria: { name: 'Memoria I', ability: 'Puoi considerarla adiacente ai sistemi con tuoi Mech.' },
  memoria_ii: { name: 'Memoria II', ability: 'Puoi considerarla adiacente ai sistemi con tuoi Mech.' },
  ouranos: {
    name: 'Ouranos',
    ability:
      'Schieramento: dopo che hai attivato un sistema con tuoi PDS, puoi sostituire 1 di essi con questa unità.',
  },
  the_terror_between: {
    name: 'Il Terrore di Mezzo',
    ability: 'Cattura ogni altra unità, tranne le strutture, distrutta nel suo sistema, anche le tue.',
  },
  artemiris: {
    name: 'Artemiris',
    ability: 'Gli altri giocatori devono spendere 2 influenza per attivare il suo sistema.',
  },
}
