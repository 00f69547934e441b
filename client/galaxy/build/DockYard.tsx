import type { Refusal } from '../../../shared/engine/options.ts'
import type { Produce } from '../../../shared/galaxy/shapes/produce.ts'
import { Why } from '../../parts/Say.tsx'
import { say } from '../../text/text.ts'
import { ByLaw } from '../parts/Changes.tsx'
import { Fold } from '../parts/Fold.tsx'
import { Silhouettes } from '../parts/Silhouettes.tsx'
import { Tag } from '../parts/Tag.tsx'
import { reads } from '../reads.ts'
import { galaxyTable } from '../table.ts'
import { builtAt, type Order, withOneFewer, withOneMore } from './order.ts'
import { UnitTile } from './UnitTile.tsx'

/** A dock is set on a planet, not built in another. */
const kindsIn = ({ prices, not }: Produce) =>
  reads.kinds.filter(kind => kind !== 'space_dock' && (kind in prices || kind in not))

export interface Shopping {
  options: Produce
  order: Order
  onOrder(order: Order): void
}

interface DockYardProps extends Shopping {
  dock: string
  open: boolean
  onTurn(open: boolean): void
}

/** What one dock builds; folded, in a line. */
export function DockYard({ dock, options, order, onOrder, open, onTurn }: DockYardProps) {
  const { most, blockaded, lands } = options.docks[dock] ?? { most: 0 }
  const kinds = kindsIn(options)
  const more = kinds.map(kind => [kind, withOneMore(options, order, dock, kind)] as const)
  const built = kinds.flatMap(kind => {
    const count = order.build[dock]?.[kind] ?? 0
    return count > 0 ? [{ kind, count }] : []
  })
  const shared = sharedBy(more.flatMap(([, next]) => ('refused' in next ? [next.refused] : [])))
  return (
    <Fold
      class="yard"
      name={lands === undefined ? say('galaxy.produce.at', { planet: dock }) : say('galaxy.produce.inSpace')}
      line={!open && built.length > 0 && <Silhouettes units={built} size={18} look="going" />}
      aside={
        <span class="yard-count">
          {blockaded && <Tag look="hurt">{say('galaxy.produce.blockaded')}</Tag>}
          {say('galaxy.produce.count', { count: builtAt(order, dock), most })}{' '}
          {galaxyTable.value && <ByLaw table={galaxyTable.value} of={['production']} />}
        </span>
      }
      open={open}
      onTurn={onTurn}>
      <div class="unit-tiles">
        {more.map(([kind, next]) => {
          const count = order.build[dock]?.[kind] ?? 0
          return (
            <UnitTile
              key={kind}
              options={options}
              kind={kind}
              count={count}
              next={next}
              fewer={count > 0 ? withOneFewer(options, order, dock, kind) : undefined}
              onOrder={onOrder}
            />
          )
        })}
      </div>
      {shared.map(({ code, why, about }) => (
        <small key={code} class="barred-why">
          <Why refused={{ code, why, ...(about && { about }) }} />
        </small>
      ))}
    </Fold>
  )
}

/** What bars several kinds is said below them; what bars one is said when it is tapped. */
function sharedBy(refusals: readonly Refusal[]): readonly Refusal[] {
  const words = ({ why, about }: Refusal) => say(why, about)
  return refusals.filter(
    (one, at) =>
      refusals.filter(other => words(other) === words(one)).length > 1 &&
      refusals.findIndex(other => words(other) === words(one)) === at,
  )
}
