import { useEffect, useLayoutEffect, useRef } from 'preact/hooks'
import { backCloses } from '../../parts/backCloses.ts'
import { Icon } from '../../parts/Icon.tsx'
import { Mention } from '../../room/talk/Mention.tsx'
import { say, t } from '../../text/text.ts'
import { covered, lookedAt, lookedInHand } from '../map/picking.ts'
import { places } from '../map/places.ts'
import { placeName } from '../names.ts'
import { shownTable } from '../past/past.ts'
import { SystemDossier } from './SystemDossier.tsx'

export { OneTile, Tiles, TraitSign } from './Tiles.tsx'

const close = () => {
  lookedAt.value = lookedInHand.value = undefined
}

/** Where it will lie once it has risen. */
function restingPlace({
  offsetParent,
  offsetLeft,
  offsetTop,
  offsetWidth,
  offsetHeight,
}: HTMLElement): DOMRect {
  const { left = 0, top = 0 } = offsetParent?.getBoundingClientRect() ?? {}
  return new DOMRect(left + offsetLeft, top + offsetTop, offsetWidth, offsetHeight)
}

/** All there is to know about a hex, or about a system in one's hand. */
export function Dossier() {
  const hex = lookedAt.value
  const open = hex !== undefined || lookedInHand.value !== undefined
  useEffect(() => {
    if (!open) return
    const press = (event: KeyboardEvent) => event.key === 'Escape' && close()
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [open])
  useLayoutEffect(() => (open ? backCloses(close) : undefined), [open])
  const section = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    const cover = section.current && restingPlace(section.current)
    covered.value = hex !== undefined && cover ? { hex, cover } : undefined
  }, [hex])
  useLayoutEffect(
    () => () => {
      covered.value = undefined
    },
    [],
  )
  const table = shownTable.value
  if (!open || !table) return null
  const place = places.value.find(one => one.hex === hex)
  const id = lookedInHand.value ?? place?.tile?.system
  return (
    <section class="dossier" ref={section} aria-label={say('galaxy.dossier')} aria-live="polite">
      <button type="button" class="icon-button" aria-label={t('tab.close')} onClick={close}>
        <Icon name="close" />
      </button>
      {id === undefined ? (
        <div class="dossier-text">
          <h2>{say(place?.faceDown ? 'galaxy.hex.faceDown' : `galaxy.hex.${place?.empty ?? 'later'}`)}</h2>
          {hex && <p class="hint">{placeName(hex)}</p>}
          <p>
            {say(place?.faceDown ? 'galaxy.hex.faceDown.why' : `galaxy.hex.${place?.empty ?? 'later'}.why`)}
          </p>
        </div>
      ) : (
        <>
          <SystemDossier
            id={id}
            table={table}
            hex={lookedInHand.value === undefined ? hex : undefined}
            ghost={place?.ghost === true}
          />
          {hex !== undefined && <Mention thing={{ kind: 'system', id }} onDone={close} />}
        </>
      )}
    </section>
  )
}
