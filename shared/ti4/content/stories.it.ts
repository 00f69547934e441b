import type { FactionId } from './factionIds.ts'
import type { Story } from './stories.ts'

/** Who they are, in Italian. */
export const storiesIt: Readonly<Record<FactionId, Story>> = {
  arborec: [
    'Una sola mente vegetale, che indossa i morti degli altri popoli come mani e voci.',
    'Non le servono caserme: dove stanno i suoi soldati, altri ne crescono.',
  ],
  letnev: [
    "Pallidi signori di un mondo senza sole, che si fidano dell'acciaio e della parola di nessuno.",
    'Le loro flotte sono più grandi di quanto la legge conceda ad altri, e i loro cannoni sono pagati per sparare due volte.',
  ],
  saar: [
    'Scacciati da casa molto tempo fa, la casa se la portano dietro, cantieri compresi.',
    'Vivono di ciò che gli altri lasciano, e nulla di ciò che perdono li ferma a lungo.',
  ],
  muaat: [
    "Figli del fuoco, un tempo schiavi dei Lazax, che spezzarono le catene con l'arma che erano costretti a costruire.",
    'Nessun altro comincia la partita con un Sole di Guerra in cielo.',
  ],
  hacan: [
    'Mercanti del deserto, le cui carovane raggiungono ogni porto della galassia, in guerra e in pace.',
    'Di qualunque cosa tu abbia bisogno, possono procurartela; di rado è gratis.',
  ],
  sol: [
    "L'umanità ha superato il suo unico mondo azzurro e manda i suoi figli su tutti gli altri.",
    "Dove compare un Trasporto della Federazione, dietro c'è sempre un altro reggimento.",
  ],
  creuss: [
    "Esseri di luce chiusi in armature, venuti dall'altro capo dei tunnel.",
    "Per loro i due estremi della galassia sono uno accanto all'altro.",
  ],
  l1z1x: [
    'Ciò che resta degli imperatori Lazax, ricostruito nel metallo su un mondo oltre le mappe.',
    'Rivogliono il loro trono, e a chiederlo sono le loro Corazzate.',
  ],
  mentak: [
    'Una colonia penale che dei suoi detenuti ha fatto una nazione e dei suoi pirati una marina.',
    'Conta due volte i tuoi Beni di Commercio quando li hai per vicini.',
  ],
  naalu: [
    'Un popolo di serpenti che sente un pensiero prima che sia detto e un attacco prima che sia ordinato.',
    'Si muovono per primi, e quando il colpo arriva sono già lontani.',
  ],
  nekro: [
    "Un'epidemia di macchine che non studia, non parla e non tratta. Prende.",
    'Ciò che i nemici hanno inventato è suo appena uno di loro è caduto.',
  ],
  sardakk: [
    "Un alveare di guerrieri da una roccia rossa e senz'aria, per cui uno scontro equo è un'offesa.",
    'Conoscono una sola risposta a ogni domanda, e nessuno la sa dare meglio.',
  ],
  jolnar: [
    'Studiosi degli oceani, con laboratori avanti di una generazione rispetto a tutti.',
    'I loro soldati combattono male, perciò fanno in modo che non lo facciano le armi.',
  ],
  winnu: [
    'Fedeli intendenti dei Lazax, che non hanno mai smesso di tenere in ordine la sala del trono.',
    "Mecatol Rex apre loro le porte; tenerla è un'altra faccenda.",
  ],
  xxcha: [
    'Antichi, lenti e cortesi, discutono da più tempo di quanto siano durati quasi tutti gli imperi.',
    'Conquistano mondi senza sparare e seppelliscono le leggi che non gradiscono.',
  ],
  yin: [
    'Un ordine di fratelli, tutti della carne di un solo uomo, che prega per una cura e diffonde la fede con la forza.',
    'Le loro navi muoiono volentieri, se un nemico muore con loro.',
  ],
  yssaril: [
    'Un piccolo popolo delle paludi, deriso finché non ebbe in mano i segreti di tutti.',
    'Hanno tutto il tempo del mondo e sempre una carta in più.',
  ],
  argent: [
    "Guardiani alati di un antico confine, addestrati dall'uovo a volare in formazione.",
    'Gli sciami di Caccia li impensieriscono poco, e in consiglio la prima voce è la loro.',
  ],
  empyrean: [
    'Esseri alti e silenziosi che vivono nel buio fra le stelle, dove nessun altro vorrebbe stare.',
    'Lasciano passare gli amici, e osservano chi arriva.',
  ],
  mahact: [
    "Tiranni di un'età dimenticata, tornati dall'esilio, che scrissero l'obbedienza nel sangue di interi popoli.",
    'Ogni vittoria lascia un altro sovrano ai loro ordini.',
  ],
  naaz_rokha: [
    'Due popoli su due mondi vicini, che hanno scoperto come rottami e mestiere insieme facciano una fortuna.',
    'Inventori e cacciatori di tesori, al loro meglio dentro le loro macchine.',
  ],
  nomad: [
    'Un Comandante venuto da un futuro che non deve avverarsi, con una nave e gente assoldata.',
    "La nave è la più forte della sua specie, e c'è fin dal primo giorno.",
  ],
  titans: [
    'Giganti di pietra e motori, addormentati sotto il suolo di molti mondi finché qualcuno scavò.',
    'Dove hanno dormito, al risveglio si levano cannoni.',
  ],
  vuilraith: [
    'Orrori di là dallo spazio lacerato, ingrassati da ciò che cade nelle faglie.',
    'Non distruggono le tue navi. Se le tengono, e se ne nutrono.',
  ],
  keleres: [
    'Agenti senza bandiera, mandati dal consiglio a difenderlo da ciò che non osa nominare.',
    'Prendono in prestito la casa di un altro popolo, e nessuna legge li vincola se non vogliono.',
  ],
}
