import type { HowToWords } from './en.ts'

export const howToIt: HowToWords = {
  'howTo.title': 'Come si gioca a {game}',
  'howTo.minutes': 'Due minuti. Il resto lo insegna il tavolo mentre giochi.',

  'howTo.ti4.goal': 'Lo scopo: dieci punti',
  'howTo.ti4.goal.text':
    'Il trono della galassia è vuoto. Chi per primo ha 10 punti vittoria (14 in una partita lunga) lo prende, subito. I punti vengono dagli obiettivi: quelli pubblici stanno scoperti per tutti, quelli segreti sono soltanto tuoi.',
  'howTo.ti4.round': 'Un round ha quattro fasi',
  'howTo.ti4.round.text':
    'Strategia: ognuno sceglie una Carta Strategia, il cui numero è l’ordine dei turni. Azione: un’azione per turno, in giro, finché tutti hanno passato. Status: si segnano obiettivi, arrivano segnalini e carte. Agenda: si votano le leggi.',
  'howTo.ti4.tactical': 'Ciò che fai di più: un’Azione Tattica',
  'howTo.ti4.tactical.text':
    'Un Segnalino Comando attiva un sistema. Le tue navi possono muovervisi, combattere, sbarcare forze di terra sui pianeti, e le tue basi lì producono. Le navi non lasciano un sistema con un tuo segnalino prima del prossimo round.',
  'howTo.ti4.planets': 'Di che cosa vivi: i pianeti',
  'howTo.ti4.planets.text':
    'Giallo sono le risorse, che pagano le unità. Blu è l’influenza, che dà voti e Segnalini Comando. Un pianeta usato resta esaurito fino alla fine del round. Più pianeti, più di tutto.',
  'howTo.ti4.fight': 'Come si combatte',
  'howTo.ti4.fight.text':
    'Ogni unità tira dadi: il suo numero o più è un colpo, e ogni colpo distrugge un’unità dell’altra parte, che sceglie quale. Le probabilità si vedono prima di andarci.',
  'howTo.ti4.deal': 'Parla, commercia, prometti',
  'howTo.ti4.deal.text':
    'Le Merci valgono qualcosa solo se date a un vicino. Beni di Commercio e Cambiali passano di mano nel tuo turno. Le promesse non vincolano nessuno.',
  'howTo.ti4.end': 'Che cosa la finisce',
  'howTo.ti4.end.text':
    'L’ultimo punto di qualcuno, in qualunque momento lo ottenga. Se prima sono stati rivelati tutti gli obiettivi pubblici, vince chi ha più punti.',
  'howTo.ti4.first': 'Il tuo primo round',
  'howTo.ti4.first.text':
    'Prendi i pianeti liberi accanto a casa con Trasporti e forze di terra. Leggi i due obiettivi scoperti: ciò che costruisci e impari dovrebbe portare a uno di loro. Tieni un segnalino nella Riserva Strategica per la carta di un altro.',

  'howTo.ti3.goal': 'Lo scopo: Punti Vittoria',
  'howTo.ti3.goal.text':
    'Il trono della galassia è vuoto. Chi per primo ha tanti Punti Vittoria quanti ne chiede il tavolo lo prende, subito. I punti vengono dagli obiettivi: quelli pubblici stanno scoperti per tutti, uno segreto è soltanto tuo.',
  'howTo.ti3.round': 'Un round ha tre fasi',
  'howTo.ti3.round.text':
    'Strategia: ognuno sceglie una Carta Strategia, il cui numero è l’ordine di gioco. Azione: un’azione per turno, in giro, finché tutti hanno passato. Status: si rivendicano obiettivi, arrivano contatori e carte.',
  'howTo.ti3.tactical': 'Ciò che fai di più: un’Azione Tattica',
  'howTo.ti3.tactical.text':
    'Un Contatore di Comando attiva un sistema. Le tue navi possono muovervisi, combattere, sbarcare Forze di Terra sui pianeti, e le tue basi lì costruiscono. Le navi non lasciano un sistema con un tuo contatore prima del prossimo round.',
  'howTo.ti3.planets': 'Di che cosa vivi: i pianeti',
  'howTo.ti3.planets.text':
    'Giallo sono le risorse, che pagano unità e Tecnologie. Blu è l’influenza, che vota nel Consiglio. Un pianeta usato resta scaricato fino alla fine del round. Più pianeti, più di tutto.',
  'howTo.ti3.fight': 'Come si combatte',
  'howTo.ti3.fight.text':
    'Ogni unità tira dadi: il suo numero o più è un colpo, e ogni colpo distrugge un’unità dell’altra parte, che sceglie quale. Le probabilità si vedono prima di andarci.',
  'howTo.ti3.deal': 'Parla, commercia, vota',
  'howTo.ti3.deal.text':
    'Due giocatori che si scambiano Contratti di Commercio ne guadagnano entrambi. Nel Consiglio l’influenza vota le Leggi, che vincolano tutti. Le promesse non vincolano nessuno.',
  'howTo.ti3.end': 'Che cosa la finisce',
  'howTo.ti3.end.text':
    'L’ultimo punto di qualcuno; oppure, secondo come gioca il tavolo, la fine degli obiettivi. Allora vince chi ha più punti.',
  'howTo.ti3.first': 'Il tuo primo round',
  'howTo.ti3.first.text':
    'Prendi i pianeti neutrali accanto a casa con Trasporti e Forze di Terra. Leggi gli obiettivi scoperti e quello segreto: ciò che costruisci e impari dovrebbe portarti a quelli. Tieni un contatore nell’Allocazione Strategica per la carta di un altro.',

  'howTo.inscription.goal': 'Lo scopo: più punti',
  'howTo.inscription.goal.text':
    'Tutti hanno gli stessi quattro fogli e li segnano nello stesso momento. Ciò che hai segnato dà punti; quando è giocato l’ultimo evento, chi ne ha di più prende il trono.',
  'howTo.inscription.round': 'Un round',
  'howTo.inscription.round.text':
    'Si gira un evento e scegli quale dei tuoi fogli è attivo. L’evento e i dadi danno materiale, influenza e ricerca, che spendi su quel foglio. Ciò che brilla si può segnare: toccalo.',
  'howTo.inscription.sheets': 'Quattro fogli',
  'howTo.inscription.sheets.text':
    'Navigazione: raggiungi sistemi e rivendica ciò che c’è. Espansione: colonizza pianeti. Industria: fai di beni altri beni. Guerra: costruisci unità e disegnale sulla tua griglia.',
  'howTo.inscription.assets': 'Tutto porta ad altro',
  'howTo.inscription.assets.text':
    'Molti posti danno un bonus: un pianeta da sbloccare, una tecnologia, voti, beni di commercio. Vale subito, o si conserva finché serve. Un buon round ne è una catena.',
  'howTo.inscription.council': 'Consiglio e guerra',
  'howTo.inscription.council.text':
    'Alcuni eventi convocano il consiglio: i voti decidono che cosa accade a tutti. Altri portano la guerra con i vicini: chi ha il lato più forte della griglia vince punti.',
  'howTo.inscription.end': 'Che cosa la finisce',
  'howTo.inscription.end.text':
    'L’ultima carta evento. I punti vengono da pianeti, obiettivi, reliquie, guerre e tracciati finiti; la tabella nel «Regno» li mostra sempre.',
}
