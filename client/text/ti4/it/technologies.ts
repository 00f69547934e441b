import type { TechnologyWords } from '../en/technologies.ts'

/** What technologies ask, and what is told of them. */
export const technologiesIt: TechnologyWords = {
  'ti4.ask.assaultCannon': '{card} di {seat}: scegli la nave che distruggi.',
  'ti4.ask.transitTroops': 'Scegli fino a 4 forze di terra da spostare con {card}.',
  'ti4.ask.transitTo': 'Scegli il pianeta su cui va la tua unità: {unit}.',
  'ti4.ask.exhaustForGoods':
    'Scegli pianeti con una specialità tecnologica da esaurire: ciascuno porta 1 Bene di Commercio.',
  'may.useSpecialties': 'Esaurisci specialità per Beni di Commercio',
  'ti4.ask.payUnit': 'Paga {price} risorse per 1 × {unit}.',
  'ti4.log.bringsOn': '{seat} mette {count} × {unit} su {planet}.',
  'ti4.log.brings': '{seat} mette {count} × {unit} in {hex}.',
  'ti4.log.gridHits': 'La griglia difensiva di {seat} mette a segno un colpo su {planet} contro {other}.',
  'ti4.log.gridSilences': 'La griglia difensiva di {seat} impedisce a {other} di tirare in questo round.',
  'ti4.log.transits': '{seat} sposta una forza di terra su {planet}.',
  'ti4.ask.dockLands': 'Scegli il pianeta su cui scende la tua Base Spaziale in {hex}.',
  'ti4.log.returnsUnits': "{seat} rimette {count} × {unit} nei rinforzi: la Tecnologia non c'è più.",
  'ti4.ask.return': '{card}: scegli quante delle {count} × {unit} tornano su ciascun pianeta.',
  'ti4.log.waitsOnCard': '{seat} mette {count} di {most} unità distrutte ({unit}) su {card}.',
  'ti4.ask.repair': 'Scegli l’unità che ripari.',
  'ti4.ask.moreDice': 'Scegli il pianeta su cui una tua unità ha un dado in più.',
  'ti4.log.repairs': '{seat} ripara un’unità: {unit}.',
  'rule.ti4/15.2.why': 'Il Bombardamento ha colpito le tue forze di terra: scegli chi subisce i colpi.',
  'rule.ti4/77.5.why': 'I cannoni spaziali hanno colpito le tue navi: scegli chi subisce i colpi.',
  'rule.ti4/77.8.why': 'I cannoni spaziali hanno colpito le forze che sbarcano: scegli chi subisce i colpi.',
}
