import { actionCardsIt } from '../../../../shared/ti4/content/actionCards.it.ts'
import { agendasIt } from '../../../../shared/ti4/content/agendas.it.ts'
import { explorationsIt } from '../../../../shared/ti4/content/explorations.it.ts'
import { laterSystemsIt } from '../../../../shared/ti4/content/laterSystems.it.ts'
import { leadersIt } from '../../../../shared/ti4/content/leaders.it.ts'
import { legendaryPlanetsIt } from '../../../../shared/ti4/content/legendaryPlanets.it.ts'
import { relicsIt } from '../../../../shared/ti4/content/relics.it.ts'
import { tokensIt } from '../../../../shared/ti4/content/tokens.it.ts'
import { readOn } from '../../galaxy/readOn.ts'
import { playIt } from './play.ts'
import { printedIt } from './printed.ts'

type Book = Readonly<Record<string, string>>

/** What is said once the galaxy stands, with all cards sentences may name. */
export const inPlayIt = {
  ...printedIt,
  ...readOn('action', actionCardsIt),
  ...readOn('agenda', agendasIt),
  ...readOn('exploration', explorationsIt),
  ...readOn('leader', leadersIt),
  ...readOn('relic', relicsIt),
  ...readOn('legendaryPlanet', legendaryPlanetsIt),
  ...readOn('token', tokensIt),
  ...readOn('system', laterSystemsIt as Book),
  ...playIt,
}
