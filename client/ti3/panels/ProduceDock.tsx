import { useState } from 'preact/hooks'
import type { Refusal } from '../../../shared/engine/options.ts'
import { bought, dueFor, isEmpty } from '../../../shared/ti3/cart.ts'
import type { PlanetId } from '../../../shared/ti3/content/planets.ts'
import { type UnitKind, units } from '../../../shared/ti3/content/units.ts'
import { cheapestFor } from '../../../shared/ti3/production.ts'
import type { Paid } from '../../../shared/ti3/shapes/pay.ts'
import type { Produce } from '../../../shared/ti3/shapes/produce.ts'
import { Confirm } from '../../ask/Confirm.tsx'
import { Steps } from '../../ask/Steps.tsx'
import { UnitGlyph } from '../../board/Unit.tsx'
import { Why } from '../../parts/Say.tsx'
import { give, wrongWith } from '../../room/answering.ts'
import type { Asked } from '../../room/asked.ts'
import { say } from '../../text/text.ts'
import { useAttention } from '../fleets/attention.ts'
import { systemName } from '../hexNames.ts'
import { nameOf } from '../names.ts'
import { ti3Table } from '../seen.ts'
import {
  barred,
  builtAt,
  emptyOrder,
  type Order,
  otherSpots,
  placed,
  withDock,
  withOneFewer,
  withOneMore,
} from './cartEdit.ts'
import { PurseView } from './PurseView.tsx'
import { Tag } from './Tag.tsx'
import { TakenUnit, UnitTile } from './UnitTile.tsx'

const nothingPaid: Paid = { planets: [], tradeGoods: 0 }
const kinds = (Object.keys(units) as UnitKind[]).filter(kind => kind !== 'space_dock')

interface Shopping {
  options: Produce
  order: Order
  onOrder(order: Order): void
}

/** What is built, what it costs, and how it is paid; an empty cart builds nothing. */
export function ProduceDock({ ask, options }: { ask: Asked; options: Produce }) {
  const [order, setOrder] = useState<Order>(emptyOrder)
  const [edited, edit] = useState<Paid>()
  useAttention(options.hex)
  const table = ti3Table.value
  const due = dueFor(options, order)
  const pay = edited ?? (table && cheapestFor(table, options, order)) ?? nothingPaid
  const cart = { ...order, pay }
  const empty = isEmpty(order)
  const wrong = wrongWith(ask, cart)
  const onOrder = (next: Order) => {
    setOrder(next)
    edit(undefined)
  }
  const shopping = { options, order, onOrder }
  return (
    <div class="ask-list produce-dock">
      <Limits options={options} />
      {Object.keys(options.docks).map(dock => (
        <DockYard key={dock} dock={dock} {...shopping} />
      ))}
      <NewDocks {...shopping} />
      <Elsewhere {...shopping} />
      {!empty && due > 0 && (
        <PurseView purse={options} worth="resources" paid={pay} due={due} onPaid={edit} />
      )}
      <Confirm
        text={empty ? '' : wrong ? say(wrong.why, wrong.about) : say('ti3.produce.cost', { count: due })}
        yes={say(empty ? 'ti3.produce.none' : 'ti3.produce.yes')}
        disabled={wrong !== undefined}
        onYes={() => void give(ask, cart)}
      />
    </div>
  )
}

/** What the system has room for. */
function Limits({ options }: { options: Produce }) {
  const here = options.space[options.hex]
  if (!here) return null
  return (
    <p class="tags">
      <Tag>{say('ti3.produce.ships', { count: Math.max(0, here.ships) })}</Tag>
      <Tag>{say('ti3.produce.fighters', { count: Math.max(0, here.fighters) })}</Tag>
      {options.freeResources > 0 && <Tag>{say('ti3.produce.free', { count: options.freeResources })}</Tag>}
    </p>
  )
}

function DockYard({ dock, options, order, onOrder }: Shopping & { dock: string }) {
  const { most, blockaded } = options.docks[dock] ?? { most: 0 }
  const more = kinds.map(kind => [kind, withOneMore(options, order, dock, kind)] as const)
  const known = more.filter(([kind]) => !options.not[kind])
  const refusals = known.flatMap(([, next]) => ('refused' in next ? [next.refused] : []))
  const { shared, isShared } = saidOnce(refusals)
  const built = kinds.flatMap(kind => {
    const count = order.build[dock]?.[kind] ?? 0
    return count > 0 ? [[kind, count] as const] : []
  })
  return (
    <fieldset class="yard">
      <legend>
        {say('ti3.produce.at', { planet: dock })}{' '}
        <span class="hint">{say('ti3.produce.count', { count: builtAt(order, dock), most })}</span>
        {blockaded && <Tag look="hurt">{say('ti3.produce.blockaded')}</Tag>}
      </legend>
      <div class="unit-tiles">
        {more.map(([kind, next]) => (
          <UnitTile
            key={kind}
            options={options}
            kind={kind}
            count={order.build[dock]?.[kind] ?? 0}
            onMore={'order' in next ? () => onOrder(next.order) : undefined}
          />
        ))}
      </div>
      {built.length > 0 && (
        <div class="chips">
          {built.map(([kind, count]) => (
            <TakenUnit
              key={kind}
              kind={kind}
              count={count}
              onFewer={() => onOrder(withOneFewer(options, order, dock, kind))}
            />
          ))}
        </div>
      )}
      {more.map(
        ([kind, next]) =>
          'refused' in next &&
          !isShared(next.refused) && <Barred key={kind} kind={kind} refused={next.refused} />,
      )}
      {shared.map(refused => (
        <Barred key={refused.code} refused={refused} />
      ))}
    </fieldset>
  )
}

/** What bars several kinds is said once below them all. */
function saidOnce(refusals: readonly Refusal[]) {
  const words = ({ why, about }: Refusal) => say(why, about)
  const isShared = (one: Refusal) => refusals.filter(other => words(other) === words(one)).length > 1
  const shared = refusals.filter(
    (one, at) => isShared(one) && refusals.findIndex(other => words(other) === words(one)) === at,
  )
  return { shared, isShared }
}

const Barred = ({ refused, kind }: { refused: Refusal; kind?: UnitKind }) => (
  <small class="barred-why">
    {kind && <b>{nameOf('unit', kind)}: </b>}
    <Why refused={{ code: refused.code, why: refused.why, ...(refused.about && { about: refused.about }) }} />
  </small>
)

function NewDocks({ options, order, onOrder }: Shopping) {
  if (options.newDocks.length === 0) return null
  const cost = options.prices.space_dock?.cost ?? 0
  return (
    <fieldset class="yard">
      <legend>
        {say('ti3.produce.newDocks')} <span class="hint">{say('ti3.produce.price', { count: cost })}</span>
      </legend>
      <div class="chips">
        {options.newDocks.map(planet => {
          const next = withDock(order, planet)
          const on = order.newDocks.includes(planet)
          const refused = on ? undefined : barred(options, next)
          return (
            <button
              key={planet}
              type="button"
              class="planet-chip"
              aria-pressed={on}
              disabled={refused !== undefined}
              title={refused && say(refused.why, refused.about)}
              onClick={() => onOrder(next)}>
              <UnitGlyph kind="space_dock" size={22} />
              {nameOf('planet', planet as PlanetId)}
            </button>
          )
        })}
      </div>
    </fieldset>
  )
}

/** Only where something lets what is built be placed farther away. */
function Elsewhere({ options, order, onOrder }: Shopping) {
  const built = Object.keys(bought(order)) as UnitKind[]
  const ways = built.flatMap(kind =>
    otherSpots(options, kind)
      .filter(spot => !(spot in options.docks && Object.keys(options.docks).length === 1))
      .map(spot => [kind, spot] as const),
  )
  if (ways.length === 0) return null
  return (
    <fieldset class="yard">
      <legend>{say('ti3.produce.elsewhere')}</legend>
      {ways.map(([kind, spot]) => {
        const name = say('ti3.unit.at', {
          unit: kind,
          place: spot in options.ground ? nameOf('planet', spot as PlanetId) : systemName(spot),
        })
        const more = placed(options, order, spot, kind, 1)
        const fewer = placed(options, order, spot, kind, -1)
        return (
          <div class="stepper" key={`${kind} ${spot}`}>
            <UnitGlyph kind={kind} size={24} />
            <span class="stepper-name">{name}</span>
            <Steps
              name={name}
              count={order.elsewhere?.[spot]?.[kind] ?? 0}
              fewer={fewer && (() => onOrder(fewer))}
              more={more && (() => onOrder(more))}
            />
          </div>
        )
      })}
    </fieldset>
  )
}
