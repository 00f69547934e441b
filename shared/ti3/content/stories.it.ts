import type { RaceId } from './peoples.ts'
import type { Story } from './stories.ts'

/** Who they are, in Italian. */
export const storiesIt: Readonly<Record<RaceId, Story>> = {
  sol: [
    "L'umanità, giovane fra i grandi popoli, con figli e figlie su ogni strada fra le stelle.",
    'I suoi soldati scendono dall’orbita ovunque servano, e gli ordini non finiscono mai.',
  ],
  letnev: [
    'Baroni di un mondo buio senza sole, che per primi aprirono il fuoco sul trono.',
    'Le loro flotte sono più grandi di quelle altrui, e per denaro i loro cannoni mirano meglio.',
  ],
  hacan: [
    'Mercanti dal volto di leone, di tre mondi deserti, senza i quali nessuno commercerebbe con nessuno.',
    'Ciò che gli altri guadagnano piano, loro lo guadagnano due volte, e nessuno può vietare loro un affare.',
  ],
  l1z1x: [
    "Menti degli ultimi Lazax in corpi d'acciaio, in attesa dalla caduta dell'impero.",
    'Le loro Corazzate costano poco, i loro soldati non si stancano, e rivogliono Mecatol Rex.',
  ],
  mentak: [
    'Pirati con una costituzione, cresciuti da una prigione ai confini.',
    'Sparano prima che la battaglia sia cominciata, e i beni dei vicini si smarriscono.',
  ],
  naalu: [
    'Un popolo di serpenti che legge i pensieri e sorride cortese alle bugie.',
    'Si muovono prima di tutti, e quando colpisci sono già altrove.',
  ],
  norr: [
    'Un alveare di guerrieri sotto una sola regina, che non hanno mai capito a che serva la diplomazia.',
    'Chiunque combatta per loro combatte meglio. Non c’è altro da dire.',
  ],
  jol_nar: [
    'Studiosi venuti da sotto il mare, che portano con sé la loro acqua e il loro orgoglio.',
    'Imparano due volte più in fretta degli altri, e preferiscono che non si spari loro addosso.',
  ],
  xxcha: [
    'Rettili pacifici, voce della ragione da molto prima che qualcuno ascoltasse.',
    'Finiscono le guerre per decreto, una Legge con una parola, e gli attacchi con pura pazienza.',
  ],
  yssaril: [
    'Piccoli, verdi e ovunque: un popolo di spie, che si nota quando è troppo tardi.',
    'Aspettano mentre gli altri agiscono, tengono più carte di chiunque, e hanno visto le tue.',
  ],
  muaat: [
    "Esseri di fuoco, fatti per forgiare armi a un impero, che si sono tenuti l'ultima.",
    'Cominciano con un Sole di Guerra, e anche una stella che muore per loro è una fucina.',
  ],
  winnu: [
    'Custodi dei sigilli, che hanno vegliato sul vecchio palazzo per imperatori che non tornano.',
    'Su Mecatol Rex sono i benvenuti, e nel Consiglio la loro parola pesa di più.',
  ],
  yin: [
    'Fratelli nati da un solo padre, devoti, incurabili e certi della loro causa.',
    'Fanno dei nemici dei credenti, e chi muore porta qualcuno con sé.',
  ],
  saar: [
    "Un popolo senza mondo, che se n'è fatto uno di navi, motori e ostinazione.",
    'Le loro basi viaggiano con la flotta, e ogni mondo che raggiungono paga il successivo.',
  ],
}
