import { signal } from '@preact/signals'
import { Dialog } from '../parts/Dialog.tsx'
import { about, lookedUp, lookUp, lore, putAway, type Thing, thingOf } from '../parts/lookUp.ts'
import { t } from '../text/text.ts'
import { Mention } from './talk/Mention.tsx'

/** What stands around the focus, for whoever has no finger to rest on it. */
const around = signal<readonly Thing[]>([])

const regions = 'dialog, [role="tabpanel"], .panel, .dock, .dossier, main'

function thingsIn(region: Element): Thing[] {
  const found = new Map<string, Thing>()
  for (const part of region.querySelectorAll('[data-about]')) {
    const thing = part.getClientRects().length > 0 ? thingOf(part) : undefined
    if (thing) found.set(about(thing.kind, thing.id), thing)
  }
  return [...found.values()]
}

/** Whatever is named or drawn there; from the focus outwards until there is something. */
function askAround(): void {
  const focused = document.activeElement ?? document.body
  for (
    let region = focused.closest(regions);
    region;
    region = region.parentElement?.closest(regions) ?? null
  ) {
    around.value = thingsIn(region)
    if (around.value.length > 0) return
  }
  around.value = thingsIn(document.body)
}

const isWriting = (target: EventTarget | null) =>
  target instanceof Element && target.closest('input, textarea, select') !== null

/** By key, whatever stands around the focus is read about. */
export function followQuestionMark(): () => void {
  const press = (event: KeyboardEvent) => {
    if (event.key !== '?' || isWriting(event.target)) return
    event.preventDefault()
    askAround()
  }
  addEventListener('keydown', press)
  return () => removeEventListener('keydown', press)
}

/** What is read about lies over everything else; put away, it gives back what lay there before. */
export function LookedUp() {
  const thing = lookedUp.value.at(-1)
  const told = lore.value
  if (!told) return null
  if (thing)
    return (
      <Dialog title={told.titleOf(thing)} onClose={putAway} sheet>
        <told.About key={about(thing.kind, thing.id)} thing={thing} />
        <Mention thing={thing} />
      </Dialog>
    )
  if (around.value.length === 0) return null
  const close = () => {
    around.value = []
  }
  return (
    <Dialog title={t('lookUp.here')} onClose={close} sheet>
      <ul class="looked-up-list">
        {around.value.map(one => (
          <li key={about(one.kind, one.id)}>
            <button type="button" onClick={() => lookUp(one)}>
              {told.titleOf(one)}
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
