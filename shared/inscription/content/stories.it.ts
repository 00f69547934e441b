import type { FactionId } from './factions.ts'
import type { Story } from './stories.ts'

/** Who they are, in Italian. */
export const storiesIt: Readonly<Record<FactionId, Story>> = {
  arborec: [
    'Una sola grande foresta che pensa e cammina fra le stelle in corpi presi in prestito.',
    'La fanteria germoglia da sé ogni volta che passi a Guerra: semina presto, e la griglia di guerra sarà verde.',
  ],
  argent: [
    'Un popolo alato che ha giurato di vegliare su un antico confine, a suo agio in formazione e in assemblea.',
    'Le torpediniere costano poco, e in ogni consiglio la loro voce vale più di quanto hanno pagato.',
  ],
  letnev: [
    'Freddi baroni di un pianeta che va alla deriva senza sole, fieri di chi li teme.',
    'Tieni un bene di commercio per ogni guerra: il denaro è il loro ultimo e miglior reggimento.',
  ],
  saar: [
    'Erranti che hanno perduto il loro mondo e hanno fatto casa di ogni relitto.',
    'Dove gli altri girano al largo delle anomalie loro raccolgono, e sono pure pagati.',
  ],
  muaat: [
    'Un popolo di fabbri che costruì cose terribili per altri e ora le costruisce per sé.',
    'Il loro sole di guerra è cominciato prima del primo round. Finiscilo.',
  ],
  hacan: [
    'Leoni del deserto le cui carovane nutrono mezza galassia e la fatturano tutta.',
    'Ogni produzione li paga di più; spendi senza timore, ne arriverà ancora.',
  ],
  empyrean: [
    'Quieti giganti del vuoto fra le stelle, di cui conoscono ogni corrente.',
    'La mappa si apre da sola: passa spesso a Navigazione e rivendica ciò che vi si trova.',
  ],
  creuss: [
    'Luce versata in un’armatura, da un luogo a cui portano solo i tunnel spaziali.',
    'Cominciano con il motore che gli altri devono ricercare, e ciò che sta oltre un tunnel è subito loro.',
  ],
  l1z1x: [
    'Gli ultimi nobili dei Lazax, più macchina che carne, che non hanno scordato di chi fosse il trono.',
    'Le corazzate sono loro fin dall’inizio, e ognuna che costruiscono si ripaga in parte.',
  ],
  mentak: [
    'Nipoti di galeotti, con una bandiera, un parlamento e navi molto veloci.',
    'Su ciò che i vicini producono riscuotono una tassa senza chiedere. Siediti accanto a chi è ricco.',
  ],
  naalu: [
    'Serpenti dalla voce gentile che rispondono prima che tu abbia chiesto.',
    'Leggono il materiale come influenza quando conviene: conquiste e voti vengono facili.',
  ],
  naaz_rokha: [
    'Due piccoli popoli con una sola officina, che aggiustano tutto e te lo rivendono.',
    'I pianeti arrivano già avviati. Sbloccane molti e finisci ciò che è cominciato.',
  ],
  nekro: [
    'Macchine a cui fu detto di imparare, e che hanno scoperto che prendere è più rapido.',
    'Non votano mai; mentre gli altri parlano, segnano i loro fogli.',
  ],
  nomad: [
    'Un capitano venuto da un domani perduto, che prova ogni strada perché non arrivi.',
    'Cambia foglio a ogni round: ogni cambio vale un materiale.',
  ],
  sardakk: [
    'Guerrieri nati per combattere, per cui una tregua è cattiva educazione.',
    'Sono più forti in ogni guerra, prima ancora di disegnare un’unità.',
  ],
  titans: [
    'Giganti di pietra che dormivano sotto le città altrui e si sono svegliati padroni di casa.',
    'I loro PDS difendono il confine e portano punti stando fermi.',
  ],
  jol_nar: [
    'Professori degli abissi, con una teoria per tutto e una spada per nulla.',
    'Le tecnologie vengono presto e a poco; falle fruttare prima che si contino le guerre.',
  ],
  vuil_raith: [
    'Ciò che entrò quando lo spazio si lacerò, e trovò il sapore di suo gusto.',
    'Ogni guerra vinta nutre un altro foglio. Dovrebbero vincerne molte.',
  ],
  winnu: [
    'Custodi delle chiavi di Mecatol Rex, che per tremila anni hanno spolverato un trono vuoto.',
    'Corri al centro: nessuno guadagna di più arrivandoci.',
  ],
  yin: [
    'Fratelli di un solo sangue, in cerca di una cura, impazienti con chi sbarra la via.',
    'La loro popolazione si spende come denaro e conta lo stesso.',
  ],
  xxcha: [
    'Anziani lenti e cortesi, più vecchi di quasi tutte le leggi che citano.',
    'Riempiono il consiglio dei loro, e le piccole sconfitte non li toccano.',
  ],
  yssaril: [
    'Gente minuta delle paludi, che nessuno vede e che ha visto tutto.',
    'Un dado rubato a ogni round serve un secondo foglio, e fra due reliquie tengono la migliore.',
  ],
  sol: [
    'L’umanità: numerosa, inquieta, e già intenta a disfare i bagagli sul prossimo pianeta.',
    'Ogni pianeta che trova manda soldati. Esplora, e cresce un esercito.',
  ],
  mahact: [
    'Re stregoni che un tempo allevarono interi popoli all’obbedienza, tornati a riscuotere.',
    'Chi sconfiggono lavora per loro: vinci contro i vicini con il miglior bonus di fazione.',
  ],
}
