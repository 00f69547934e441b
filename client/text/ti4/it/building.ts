import type { BuildingWords } from '../en/building.ts'

export const buildingIt: BuildingWords = {
  'ti4.ask.produce': 'Produci in {hex}.',
  'ti4.ask.secondary':
    "Usare l'abilità secondaria di {card}? Costa {count} {count|segnalino|segnalini} della tua Riserva Strategica.",
  'ti4.ask.secondaryFree': "Usare l'abilità secondaria di {card}? Non ti costa nessun Segnalino Comando.",
  'ti4.ask.secondaryAgain':
    '{card} è stata usata diversamente da come pensavi: usi ancora la sua abilità secondaria?',
  'ti4.ask.useNone': 'Non questa volta',
  'ti4.log.secondary': "{seat} usa l'abilità secondaria di {card}.",
  'ti4.log.primaryInstead': "{seat} usa l'abilità primaria di {card} al posto dell'abilità secondaria.",
  'ti4.log.pays':
    '{seat} esaurisce {planets} {planets|pianeta|pianeti} e spende {count} {count|Bene|Beni} di Commercio.',
  'ti4.log.paysPlanets': '{seat} esaurisce {planets} {planets|pianeta|pianeti} per pagare.',
  'ti4.log.paysGoods': '{seat} spende {count} {count|Bene|Beni} di Commercio.',
  'ti4.log.builds': '{seat} produce {count} × {unit} in {hex}.',
  'ti4.log.buildsOn': '{seat} produce {count} × {unit} su {planet}.',
  'ti4.log.buildsDock': '{seat} mette una Base Spaziale su {planet}.',
  'refused.fleetFull':
    'La tua Riserva di Flotta ha posto per {count} {count|altra nave|altre navi} in {hex}.',
  'refused.fleetFull.none': 'La tua Riserva di Flotta non ha posto per altre navi in {hex}.',
  'refused.needsTechnology': '{unit}: serve la Tecnologia {technology}.',
}
