import { room } from '../../net/room.ts'
import { Dice } from '../../parts/Dice.tsx'
import { Icon } from '../../parts/Icon.tsx'
import { nameOfSeat, SeatName } from '../../parts/SeatMark.tsx'
import { UnitGlyph } from '../../parts/UnitGlyph.tsx'
import { asked } from '../../room/beforeMe.ts'
import { isSeat, say } from '../../text/text.ts'
import { systemName } from '../map/hexNames.ts'
import { nameOf } from '../names.ts'
import { changeName, signed } from '../parts/Changes.tsx'
import { reads } from '../reads.ts'
import type { Battle as Fought, Table, Volley } from '../table.ts'
import { galaxyTable, ownerArt } from '../table.ts'
import type { Rank, Side } from './side.ts'
import { sidesOf } from './sides.ts'

/** The battle under way: who stands against whom, how the dice lie, and for whom all wait. */
export function Battle({ battle }: { battle: Fought }) {
  const table = galaxyTable.value
  if (!table) return null
  const { hex, planet, round } = battle
  const place = planet ? nameOf('planet', planet) : systemName(hex)
  const sides = sidesOf(table, battle)
  return (
    <section class={asked.value ? 'scene asked' : 'scene'} aria-label={say('galaxy.scene.battle')}>
      <header class="scene-head">
        <h2>{say(planet ? 'galaxy.scene.invasion' : 'galaxy.scene.space', { place })}</h2>
        <span class="scene-round">
          {round > 0 ? say('galaxy.scene.round', { round }) : say('galaxy.scene.before')}
        </span>
        <Waiting />
      </header>
      <reads.BattleExtras battle={battle} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by key */}
      <div class="scene-sides" tabIndex={0}>
        {sides.map((side, i) => (
          <SideView
            key={side.seat}
            side={side}
            after={i === 0 ? 0 : count(sides[0]?.thrown ?? [])}
            table={table}
            battle={battle}
          />
        ))}
      </div>
    </section>
  )
}

const count = (thrown: readonly Volley[]) => thrown.reduce((sum, { dice }) => sum + dice.length, 0)

/** My own question stands below. */
function Waiting() {
  const view = room.value
  const others = view?.waiting.filter(seat => seat !== view.seat) ?? []
  if (view?.stage !== 'playing' || others.length === 0) return null
  return (
    <span class="scene-waits">{say('galaxy.scene.waits', { who: others.map(nameOfSeat).join(', ') })}</span>
  )
}

interface SideProps {
  side: Side
  after: number
  table: Table
  battle: Fought
}

function SideView({ side, after, table, battle }: SideProps) {
  const { seat, role, ranks, cargo, thrown, hits, retreatsTo } = side
  const look = JSON.stringify(thrown)
  const diceOf = (kind: string) => {
    const at = thrown.findIndex(volley => volley.kind === kind)
    const volley = thrown[at]
    return volley && { ...volley, look, after: after + count(thrown.slice(0, at)) }
  }
  // Whoever fell has thrown too.
  const fallen = thrown.filter(({ kind }) => !ranks.some(rank => rank.kind === kind))
  return (
    <div class={`scene-side ${role}`} style={`--of:${ownerArt(seat)?.colour ?? 'var(--line)'}`}>
      <p class="side-head">
        {isSeat(seat) ? <SeatName seat={seat} /> : reads.strangersName(battle)}{' '}
        <span class="hint">{say(`galaxy.scene.${role}`)}</span>
        {hits > 0 && (
          <b class="hits">
            <span aria-hidden="true">{`✦ ${hits}`}</span>
            <span class="hidden">{say('galaxy.scene.hits', { count: hits })}</span>
          </b>
        )}
      </p>
      <ul class="ranks">
        {ranks.map(rank => (
          <RankView key={rank.kind} rank={rank} thrown={diceOf(rank.kind)} />
        ))}
        {fallen.map(({ kind, needs }) => (
          <RankView
            key={kind}
            rank={{ kind, count: 0, damaged: 0, dice: 1, needs, bonus: 0, because: [] }}
            thrown={diceOf(kind)}
          />
        ))}
        {ranks.length === 0 && <li class="hint">{say('galaxy.scene.nothing')}</li>}
      </ul>
      <reads.SideExtras table={table} battle={battle} seat={seat} />
      {cargo > 0 && <p class="hint">{say('galaxy.scene.cargo', { count: cargo })}</p>}
      <p class="side-because">
        {becauseOf(ranks).map(change => (
          <span key={change} class="hint">
            {change}
          </span>
        ))}
      </p>
      {retreatsTo !== undefined && (
        <p class="side-retreat">
          <Icon name="back" size={16} /> {say('galaxy.scene.retreats', { hex: retreatsTo })}
        </p>
      )}
    </div>
  )
}

/** Each card once, whatever ships it touches. */
const becauseOf = (ranks: readonly Rank[]) => [
  ...new Set(ranks.flatMap(({ because }) => because.map(changeName))),
]

interface RankProps {
  rank: Rank
  /** Drawn anew for each throw, so that it is seen to fall. */
  thrown: (Volley & { look: string; after: number }) | undefined
}

function RankView({ rank: { kind, count, damaged, dice, needs, bonus, because }, thrown }: RankProps) {
  const said = [
    `${count} × ${nameOf('unit', kind)}`,
    needs !== undefined && say('galaxy.scene.needs', { needs }),
    dice > 1 && say('galaxy.scene.dice', { count: dice }),
    bonus !== 0 && say('galaxy.scene.bonus', { bonus: signed(bonus) }),
    ...because.map(changeName),
    damaged > 0 && say('galaxy.scene.damaged', { count: damaged }),
  ].filter(part => typeof part === 'string')
  return (
    <li class={count > 0 ? 'rank' : 'rank gone'} title={said.join(', ')}>
      <span class="hidden">{said.join(', ')}</span>
      <span class="rank-ship" aria-hidden="true">
        <UnitGlyph kind={kind} size={22} />
        <b>{count}</b>
        {damaged > 0 && <span class="rank-hurt">{`✕${damaged}`}</span>}
      </span>
      {needs !== undefined && (
        <span class="rank-needs" aria-hidden="true">
          {needs > 10 ? '–' : `${needs}+`}
          {dice > 1 && <small>{`×${dice}`}</small>}
          {bonus !== 0 && needs <= 10 && (
            <small class={bonus > 0 ? 'better' : 'worse'}>{signed(bonus)}</small>
          )}
        </span>
      )}
      {thrown && (
        <Dice key={thrown.look} dice={thrown.dice} needs={thrown.needs} falling after={thrown.after} />
      )}
    </li>
  )
}
