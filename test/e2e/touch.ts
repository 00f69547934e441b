import type { Locator } from 'playwright-core'
import { noThenYes } from '../../client/galaxy/ask/yesAndNo.ts'
import type { AskFrame } from '../../shared/engine/frames.ts'
import type { Amounts, OneOf } from '../../shared/engine/options.ts'
import type { Turn, Turned } from '../../shared/galaxy/shapes/turn.ts'
import type { Guest } from './guest.ts'
import { wayOf } from './moments.ts'
import { until } from './patience.ts'
import { pause, untilAtRest } from './rest.ts'
import { bar, button, dock } from './table.ts'

/** Every question of the game in play answered by finger: what is suggested is taken, else what is wanted, else what comes first. */

/** The button that sends the answer. */
const confirmation = (guest: Guest) => dock(guest).locator('.confirm .row button').last()

async function all(buttons: Locator): Promise<Locator[]> {
  await buttons.first().waitFor()
  return buttons.all()
}

export async function answerByTouch(guest: Guest, ask: AskFrame, wanted: unknown) {
  const key = JSON.stringify(ask.key)
  await until(async () => guest.heard.some(frame => frame.includes(key)), `${ask.key} to be asked`)
  // In one's own turn or in that of another.
  await bar(guest).locator('.bar-mine').waitFor()
  await untilAtRest(guest.page)
  const answer = answers[ask.options.shape]
  if (!answer) throw new Error(`No finger knows how to answer ${ask.options.shape}`)
  try {
    await answer(guest, ask, wanted)
  } catch (cause) {
    const said = await bar(guest).textContent()
    throw new Error(
      `"${said}" could not be answered: ${JSON.stringify(ask)}, wanted ${JSON.stringify(wanted)}`,
      {
        cause,
      },
    )
  }
}

type Answer = (guest: Guest, ask: AskFrame, wanted: unknown) => Promise<unknown>

/** As it lies ready. */
const asSuggested: Answer = guest => guest.press(confirmation(guest))

const answers: Readonly<Record<string, Answer>> = {
  turn: takeTurn,
  move: moveAll,
  land: asSuggested,
  casualties: asSuggested,
  pay: asSuggested,
  produce: buildOne,
  oneOf: choose,
  someOf: tapUntilEnough,
  amounts: giveOut,
}

async function takeTurn(guest: Guest, { options }: AskFrame, wanted: unknown) {
  const turn = options as Turn
  const turned = wanted as Turned
  const here = dock(guest)
  const ways = here.locator('.turn-choices button')
  await ways.first().waitFor()
  // Where nothing is transferred there is no button for it.
  const rest = 2 + turn.strategic.length + Object.keys(turn.special).length
  const missing = 'tactical' in turned || (await ways.count()) > rest ? 0 : 1
  await guest.press(ways.nth(wayOf(turn, turned) - missing))
  if ('tactical' in turned) {
    await guest.press(here.locator('.turn-list button').nth(turn.tactical.indexOf(turned.tactical)))
    const activate = button(guest, 'Activate')
    await activate.waitFor()
    await pause(guest.page)
    return guest.press(activate)
  }
  if ('transfer' in turned) {
    const pairs = Object.entries(turn.transfer).flatMap(([one, others]) =>
      others.map(other => `${one} ${other}`),
    )
    await guest.press(here.locator('.turn-list button').nth(pairs.indexOf(turned.transfer.join(' '))))
  }
  return guest.press(confirmation(guest))
}

/** As many as may come. */
async function moveAll(guest: Guest) {
  await confirmation(guest).waitFor()
  for (const origin of await dock(guest).locator('.chip-group').all()) {
    const takeAll = origin.getByRole('button', { name: 'All', exact: true })
    if ((await takeAll.count()) === 0) continue
    await guest.press(takeAll)
    const leaveAll = origin.getByRole('button', { name: 'None', exact: true })
    if ((await confirmation(guest).isDisabled()) && (await leaveAll.count()) > 0) await guest.press(leaveAll)
  }
  return guest.press(confirmation(guest))
}

async function buildOne(guest: Guest) {
  await confirmation(guest).waitFor()
  const more = dock(guest).getByRole('button', { name: /^More of/, disabled: false })
  if ((await more.count()) > 0) await guest.press(more.first())
  if (await confirmation(guest).isDisabled())
    await guest.press(
      dock(guest)
        .getByRole('button', { name: /^Fewer of/, disabled: false })
        .first(),
    )
  return guest.press(confirmation(guest))
}

async function choose(guest: Guest, ask: AskFrame, wanted: unknown) {
  const { options } = ask
  const at = Object.keys((options as OneOf).of).indexOf(String(wanted))
  const here = dock(guest)
  const buttons = here.locator('.answers button')
  const radios = here.locator('.ask-list').getByRole('radio')
  await buttons.or(radios).first().waitFor()
  if ((await here.locator('.bargain').count()) > 0) return bargain(guest, options as OneOf, String(wanted))
  if ((await buttons.count()) > 0)
    return guest.press(buttons.nth(noThenYes(ask).findIndex(([id]) => id === String(wanted))))
  await guest.press(radios.nth(at))
  return guest.press(confirmation(guest))
}

/** An agreement is put together: with whom, which card for which. */
async function bargain(guest: Guest, { of }: OneOf, wanted: string) {
  const list = dock(guest).locator('.bargain')
  const said = list.locator(`[data-answer="${wanted}"]`)
  if ((await said.count()) > 0) return guest.press(said)
  for (const part of ['partner', 'gives', 'wants'])
    await guest.press(list.locator(`input[name="${part}"][value="${of[wanted]?.about?.[part]}"]`))
  return guest.press(confirmation(guest))
}

async function tapUntilEnough(guest: Guest) {
  const list = dock(guest).locator('.ask-list')
  const open = list
    .getByRole('checkbox', { checked: false })
    .or(list.locator('.ship-chip[aria-pressed=false]'))
    .or(list.locator('.fold-head[aria-expanded=false]'))
    .or(list.getByRole('button', { name: /^More of/, disabled: false }))
  await confirmation(guest).waitFor()
  while (await confirmation(guest).isDisabled()) await guest.press(open.first())
  return guest.press(confirmation(guest))
}

async function giveOut(guest: Guest, { options }: AskFrame) {
  const list = dock(guest).locator('.ask-list')
  const more = list.getByRole('button', { name: /^More of/, disabled: false })
  await confirmation(guest).waitFor()
  for (let given = 0; await confirmation(guest).isDisabled(); given++) {
    if (given > (options as Amounts).most) throw new Error('Given out all, and it is not enough')
    const open = await all(more)
    await guest.press(open[given % open.length] ?? more.first())
  }
  return guest.press(confirmation(guest))
}
