import { botAnswer } from '../../shared/bots/index.ts'
import { chanceOf, seedFrom } from '../../shared/engine/chance.ts'
import { momentOf } from '../../shared/engine/frames.ts'
import { Match } from '../../shared/engine/match.ts'
import type { AgendaId } from '../../shared/inscription/content/agendas.ts'
import type { FactionId } from '../../shared/inscription/content/factions.ts'
import { unlockedPlanets } from '../../shared/inscription/expansion.ts'
import { gridOf } from '../../shared/inscription/industry.ts'
import { inscriptionRules } from '../../shared/inscription/rules/index.ts'
import { unlockTechnology } from '../../shared/inscription/rules/marks.ts'
import type { Hand, Inscription } from '../../shared/inscription/table.ts'
import {
  councilOn,
  handOf,
  type Scene,
  type Situation,
  scene,
  seatsOf,
  spending,
} from '../inscription/scene.ts'
import type { ShownInscription } from './stage.ts'

/** Questions of Inscription that are rarely asked, in the middle of a game, as p1 is asked them. */

/** What so many have marked by some round, played by bots. */
function matchIn(round: number, players = 3): Match<Inscription> {
  const { match } = Match.start(inscriptionRules, {
    options: { sheets: 'alike', players: `${players}` },
    seats: seatsOf(players),
    seed: seedFrom('marked'),
  })
  while (match.state.table.round < round) {
    const [open] = match.open
    if (!open) break
    const { to, ...ask } = open
    const seen = match.view(to)
    const answer = botAnswer('inscription', 'sensible', seen as never, ask, chanceOf(seedFrom(ask.key)))
    const { refused } = match.submit(to, ask.key, answer as never)
    if (refused) throw new Error(`${ask.key} was refused: ${refused.code}`)
  }
  return match
}

const middle = structuredClone(matchIn(9).state)

/** All three have played a while; p1 leads this faction. */
const midgame = (does: (hand: Hand, state: Inscription) => void, faction: FactionId): Situation => ({
  factions: { p1: faction, p2: 'saar', p3: 'titans' },
  change(state) {
    for (const [seat, hand] of Object.entries(state.hands)) {
      const { faction } = hand.marks
      hand.marks = structuredClone(handOf(middle, seat).marks)
      if (faction) hand.marks.faction = faction
    }
    does(handOf(state, 'p1'), state)
  },
})

/** The one he holds, and none that was drawn before. */
const takesRelic = ({ marks, relics, found }: Hand) => {
  for (const id of Object.keys(relics)) if (id !== 'nano_forge') delete relics[id as keyof typeof relics]
  for (const system of Object.keys(found)) if (found[system] !== 'nano_forge') delete found[system]
  marks.relics = []
  marks.navigation.values = { s71: 3 }
}

const decided = (card: AgendaId, does: (hand: Hand) => void = () => {}): Scene => {
  const game = councilOn(card, midgame(does, 'xxcha'))
  for (const seat of ['p1', 'p2', 'p3']) game.answer({ for: 'fail', votes: 1 }, seat)
  return game
}

const specialties = (hand: Hand) => {
  const { navigation, industry } = hand.marks
  const grid = gridOf(hand.marks)
  const space = Object.keys(grid).find(id => grid[id]?.asset === 'spec:propulsion') ?? ''
  navigation.explored['s40'] = true
  navigation.claimed['s40'] = true
  industry.cells[space] = 'claimed'
  hand.marks.assets = {
    'navigation:s40': { asset: 'spec:biotic' },
    [`industry:${space}`]: { asset: 'spec:propulsion' },
  }
}

export const rareQuestions = {
  payTradeGood: () =>
    scene(
      { segment: 'war' },
      {
        event: 'border_conflict',
        ...midgame(({ marks }) => void marks.industry.tradeGoods.claimed++, 'letnev'),
      },
    ),
  copy: () =>
    spending({ I: 1 }, 'navigation', {
      event: 'first_ventures',
      ...midgame(({ marks }) => {
        marks.navigation.explored['s53'] = true
        delete marks.navigation.claimed['s53']
      }, 'mahact'),
    }).mark('claim', 's53'),
  focusDice: () =>
    spending({}, 'industry', {
      ...midgame(({ marks }) => {
        marks.focus.navigation = {}
        marks.focus.warfare = {}
      }, 'xxcha'),
      event: 'first_ventures',
      relics: { p1: ['the_quantumcore'] },
    })
      .mark('relic', 'the_quantumcore')
      .answer('navigation'),
  reliefPlanet: () =>
    decided('homestead_relief', ({ marks }) => {
      if (unlockedPlanets(marks).length < 2) Object.assign(marks.expansion.unlocked, { p1: true, p2: true })
    }),
  freeClaim: () => decided('hyperlane_security'),
  embargoed: () => decided('technology_embargo', specialties),
  die: () =>
    scene(
      { segment: 'diceResources' },
      {
        event: 'first_ventures',
        dice: { black: ['M', 'R', 'R'] },
        active: { p1: ['expansion'] },
        ...midgame(({ marks }) => unlockTechnology(marks, 'predictive_intelligence'), 'xxcha'),
      },
    ).mark('use', 'predictive_intelligence'),
  noRelic: () =>
    scene(
      { segment: 'war' },
      { event: 'border_conflict', relics: { p1: ['nano_forge'] }, ...midgame(takesRelic, 'xxcha') },
    ),
} satisfies Readonly<Record<string, () => Scene>>

/** A unit to be drawn while many others are begun. */
export const deploying = (): Scene =>
  spending({ M: 1 }, 'warfare', {
    event: 'first_ventures',
    ...midgame(({ marks }) => {
      Object.assign(marks.warfare.unlocked, { dreadnought: true, warsun: true })
      for (const band of ['pds', 'destroyer', 'cruiser', 'carrier', 'dreadnought', 'warsun'])
        for (const nth of [1, 2]) marks.warfare.bands[`${band}${nth}`] = { icons: band === 'pds' ? 'I' : 'M' }
      marks.warfare.bands['cruiser1'] = { icons: 'MM' }
    }, 'xxcha'),
  }).mark('build', 'cruiser1:M')

/** A table of so many in some round. */
export const shownAfter = (round: number, players: number) => shownIn({ match: matchIn(round, players) })

export function shownIn({ match }: Pick<Scene, 'match'>): ShownInscription {
  const { table, hand } = match.view('p1')
  const { asks, waiting, may } = momentOf(match as never, seatsOf(match.state.table.order.length))
  return {
    game: 'inscription',
    table: table as ShownInscription['table'],
    hand: hand as Hand,
    asks: asks['p1'] ?? [],
    waiting,
    ...(may['p1'] && { may: may['p1'] }),
  }
}
