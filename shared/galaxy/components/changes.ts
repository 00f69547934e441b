import { behind } from '../../engine/draft.ts'
import type { Seat } from '../../engine/rules.ts'
import type { Changes, Holds, Lasting, Source, Words } from './holding.ts'
import { agrees, applied, layers, type Shelf, touched } from './sources.ts'

/** Why a number is what it is, for saying so where it is shown. */

/** One component, and by how much it changes a number. */
export interface Change {
  readonly card: string
  readonly by: number
}

interface Speaker<W extends Words> {
  readonly card: string
  readonly effect: Holds<W>
  readonly source: { holder: Seat; elected?: readonly string[]; lasting?: Lasting }
}

/** Layer by layer as the number itself is found, so that all of them together are what sets it apart from print. */
export function changesOn<W extends Words>(
  shelf: Shelf<W>,
  heldBy: (table: W['table'], seat: Seat) => Source[],
) {
  type Table = W['table']

  function speakers(table: Table, of: Seat | undefined): Speaker<W>[] {
    const speaks = (card: string, effect: Holds<W> | undefined, source: Speaker<W>['source']) =>
      effect ? [{ card, effect, source }] : []
    const laws = Object.entries(shelf.lawsOn(table)).flatMap(([id, { elected }]) =>
      speaks(id, shelf.laws()[id], { holder: shelf.chair(table), ...(elected && { elected }) }),
    )
    const held = shelf
      .order(table)
      .flatMap(holder =>
        heldBy(table, holder).flatMap(({ id, card }) => speaks(card, shelf.held()[id], { holder })),
      )
    const lying = Object.values(shelf.lastingOn(table)).flatMap(lasting =>
      speaks(lasting.effect, shelf.lasting()[lasting.effect], { holder: lasting.by, lasting }),
    )
    return [
      ...laws,
      ...[...held, ...lying].filter(({ effect, source }) => effect.wide || source.holder === of),
    ]
  }

  return function changesOf<N extends keyof W['numbers'] & string>(
    table: Table,
    of: Seat | undefined,
    name: N,
    printed: number,
    about: W['numbers'][N],
  ): Change[] {
    const plain = behind(table)
    const changes = new Map<string, number>()
    let now = printed
    const change = (card: string, to: number) => {
      changes.set(card, (changes.get(card) ?? 0) + to - now)
      now = to
    }
    const all = speakers(plain, of)
    for (const layer of layers) {
      for (const { card, effect, source } of all) {
        const said = effect.numbers?.[name] as Changes<object> | undefined
        const how = typeof said === 'function' ? (layer === 'add' ? said : undefined) : said?.[layer]
        const by = how?.({ ...about, ...source, of, now, table: plain })
        if (by !== undefined) change(card, applied[layer](now, by))
      }
      if (layer !== 'add' || of === undefined) continue
      for (const lasting of Object.values(shelf.lastingOn(plain))) {
        const by = lasting.adds?.[name]
        if (by && touched(lasting, of) && agrees(lasting, about as object)) change(lasting.effect, now + by)
      }
    }
    return [...changes].flatMap(([card, by]) => (by === 0 ? [] : [{ card, by }]))
  }
}
