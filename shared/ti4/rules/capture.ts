import { behind } from '../../engine/draft.ts'
import { type Flow, tell } from '../../engine/flow.ts'
import type { Seat } from '../../engine/rules.ts'
import {
  blockades,
  captiveKey,
  captivesFrom,
  captivesOf,
  isCapturable,
  kindOfCaptive,
  ownerOfCaptive,
} from '../captives.ts'
import { permits } from '../effects.ts'
import { sheet } from '../realm.ts'
import type { CaptiveKey, Table, Unit } from '../table.ts'

/** Units that are captured and returned. [17] */

/** They have left the board, or come out of reinforcements. */
export function* capture(table: Table, by: Seat, units: readonly Pick<Unit, 'of' | 'kind'>[]): Flow {
  const taken = new Map<CaptiveKey, { other: Seat; count: number }>()
  for (const { of, kind } of units) {
    const key = captiveKey(kind, of)
    taken.set(key, { other: of, count: (taken.get(key)?.count ?? 0) + 1 })
  }
  const player = sheet(table, by)
  for (const [key, { other, count }] of taken) {
    player.captives = { ...player.captives, [key]: (player.captives?.[key] ?? 0) + count }
    const text = by === other ? 'ti4.log.capturesOwn' : 'ti4.log.captures'
    yield* tell('everyone', { text, about: { seat: by, other, unit: kindOfCaptive(key), count } })
  }
}

/** Of what was destroyed together, whoever may capture a unit has it; all else goes back to reinforcements. */
export function* captureFallen(table: Table, fallen: readonly Unit[]): Flow {
  if (fallen.length === 0) return
  for (const seat of behind(table).order) {
    const taken = fallen.filter(
      unit =>
        isCapturable(table, seat, unit.of, unit.kind) && permits(table, seat, 'captures', { unit, fallen }),
    )
    if (taken.length > 0) yield* capture(table, seat, taken)
  }
}

/** Back where they came from: to the reinforcements of their owner, or to the supply. [17.1, 17.4] */
export function takeCaptives(table: Table, by: Seat, key: CaptiveKey, count = 1) {
  const player = sheet(table, by)
  const { [key]: held = 0, ...others } = player.captives ?? {}
  const left = held > count ? { ...others, [key]: held - count } : others
  if (Object.keys(left).length > 0) player.captives = left
  else delete player.captives
}

/** As what they pay for costs him. */
export function* returnCaptives(table: Table, by: Seat, key: CaptiveKey, count = 1): Flow {
  takeCaptives(table, by, key, count)
  const [unit, other] = [kindOfCaptive(key), ownerOfCaptive(key)]
  const text = other === undefined ? 'ti4.log.returnsToken' : 'ti4.log.returnsCaptive'
  yield* tell('everyone', { text, about: { seat: by, unit, count, ...(other !== undefined && { other }) } })
}

/** Whoever blockades a dock of his captor has his ships and mechs back. [14.2, 17.2] */
export function* freeBlockaders(table: Table): Flow {
  const plain = behind(table)
  for (const seat of plain.order) {
    if (!plain.players[seat]?.captives) continue
    for (const other of plain.order) {
      const held = other === seat ? [] : captivesFrom(plain, seat, other)
      if (held.length === 0 || !blockades(plain, other, seat)) continue
      for (const [key, count] of held) {
        takeCaptives(table, seat, key, count)
        const about = { seat, other, unit: kindOfCaptive(key), count }
        yield* tell('everyone', { text: 'ti4.log.captivesFreed', about })
      }
    }
  }
}

/** Who is out has no captives; others' captives of his leave the game with all his pieces. [33.2, 33.11] */
export function releaseCaptives(table: Table, seat: Seat) {
  delete sheet(table, seat).captives
  for (const other of table.order)
    for (const [key, count] of captivesOf(table, other))
      if (ownerOfCaptive(key) === seat) takeCaptives(table, other, key, count)
}
