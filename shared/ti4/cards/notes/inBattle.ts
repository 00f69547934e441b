import { choose, tell } from '../../../engine/flow.ts'
import type { OneOf } from '../../../engine/options.ts'
import type { Seat } from '../../../engine/rules.ts'
import { offer } from '../../../galaxy/components/aims.ts'
import { battleOf } from '../../../galaxy/rules/exchange.ts'
import { begin } from '../../../galaxy/rules/lasting.ts'
import { opponentIn, troopsOn } from '../../battles.ts'
import { type AbilityId, factions } from '../../content/factions.ts'
import type { PlanetId } from '../../content/planets.ts'
import { onPlanet } from '../../forces.ts'
import { hexOf, sheet } from '../../realm.ts'
import { throwMissesAgain, throwSideAgain } from '../../rules/combat.ts'
import { spendTradeGoods } from '../../rules/economy.ts'
import { bring, destroy, unit } from '../../rules/pieces.ts'
import { ownSites } from '../../sites.ts'
import type { Battle, Table, Ti4 } from '../../table.ts'
import { rearm } from '../factions/letnev.ts'
import { byPrinting, mayIf, type NotePlays, ownerIn } from './plays.ts'

const groundCombat = ({ battle }: { battle?: Battle }) => battle as Battle & { planet: PlanetId }

const enemyInfantry = (table: Table, by: Seat, battle: Battle & { planet: PlanetId }) =>
  onPlanet(table, battle.planet, 'infantry').filter(({ of }) => of === opponentIn(battle, by))

/** Where his troops could go. */
const otherPlanets = (table: Table, owner: Seat, planet: PlanetId | undefined) =>
  ownSites(table, owner).filter(id => id !== planet)

/** As many dice as may lie, and what it cost the Letnev once. */
const all = 999
const warPrice = 2

export const inBattle: NotePlays = {
  war_funding: byPrinting(
    {
      *does(table, playing) {
        const { by, name } = playing
        const battle = battleOf<Table>(table)
        const other = opponentIn(battle, by)
        const isAnew = yield* offer<Ti4>(by, seen =>
          (seen.table.battle?.thrown?.[other] ?? []).length > 0
            ? {
                name: `${name}/theirs`,
                rule: 'ti4/69.1',
                text: 'ti4.ask.rerollTheirs',
                about: { other },
                hint: { harms: 'foe' },
                yes: 'ti4.reroll.yes',
                no: 'ti4.reroll.no',
              }
            : undefined,
        )
        if (isAnew) yield* throwSideAgain(table, by, other, `${name}/anew`)
        yield* throwMissesAgain(table, by, all, `${name}/own`)
      },
    },
    {
      may: mayIf((table, _, owner) => sheet(table, owner).tradeGoods >= warPrice),
      *does(table, playing) {
        const owner = ownerIn(playing)
        spendTradeGoods(table, owner, warPrice)
        rearm(table, playing.by)
        yield* tell('everyone', { text: 'ti4.log.munitions', about: { seat: owner, count: warPrice } })
      },
    },
  ),
  strike_wing_ambuscade: {
    *does(table, { by }) {
      begin(table, { effect: 'strike_wing_ambuscade', by, until: 'roll', adds: { additionalDice: 1 } })
    },
  },
  tekklar_legion: {
    *does(table, playing) {
      const { by } = playing
      const battle = groundCombat(playing.about)
      const owner = ownerIn(playing)
      const where = { planet: battle.planet }
      const lasting = { effect: 'tekklar_legion', by, until: 'combat', where } as const
      begin(table, { ...lasting, on: by, adds: { combat: 1 } })
      if (opponentIn(battle, by) === owner) begin(table, { ...lasting, on: owner, adds: { combat: -1 } })
    },
  },
  greyfire_mutagen: byPrinting(
    {
      may: mayIf((table, by, owner, { battle }) => {
        if (battle?.planet === undefined) return false
        const here = groundCombat({ battle })
        const opponent = opponentIn(here, by)
        if (opponent === owner || troopsOn(table, here.planet, opponent).length < 2) return false
        return enemyInfantry(table, by, here).length > 0
      }),
      *does(table, { by, about }) {
        const battle = groundCombat(about)
        const [turned] = enemyInfantry(table, by, battle)
        if (!turned) return
        const { hex, planet } = battle
        destroy(table, [turned.id])
        bring(table, { kind: 'infantry', of: by, at: hex, planet })
        yield* tell('everyone', {
          text: 'ti4.log.changesSides',
          about: { seat: by, other: opponentIn(battle, by), planet },
        })
      },
    },
    {
      *does(table, playing) {
        const owner = ownerIn(playing)
        const { abilities, technologies } = factions[sheet(table, owner).faction]
        const texts: readonly (AbilityId | string)[] = [...abilities.map(({ id }) => id), ...technologies]
        begin(table, {
          effect: 'greyfire_mutagen',
          by: playing.by,
          on: owner,
          until: 'tacticalAction',
          silences: Object.fromEntries(texts.map(id => [id, true])),
        })
      },
    },
  ),
  raghs_call: {
    may: mayIf(
      (table, _, owner, { planet }) =>
        planet !== undefined &&
        troopsOn(table, planet, owner).length > 0 &&
        otherPlanets(table, owner, planet).length > 0,
    ),
    *does(table, playing) {
      const owner = ownerIn(playing)
      const from = playing.about.planet as PlanetId
      const to = yield* choose<PlanetId, Ti4>(playing.by, seen => ({
        name: `${playing.name}/planet`,
        rule: 'ti4/69.1',
        text: 'galaxy.ask.aim.planet',
        about: { card: 'raghs_call' },
        hint: { aims: 'card' },
        options: {
          shape: 'oneOf',
          of: Object.fromEntries(
            otherPlanets(seen.table, owner, from).map(planet => [planet, { on: { planet } }]),
          ),
        } satisfies OneOf,
      }))
      for (const { id } of troopsOn(table, from, owner))
        Object.assign(unit(table, id), { at: hexOf(table, to), planet: to })
      const about = { seat: owner, planet: from, to }
      yield* tell('everyone', { text: 'ti4.log.troopsGo', about })
    },
  },
}
