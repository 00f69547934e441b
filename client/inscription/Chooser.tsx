import { useEffect, useLayoutEffect, useRef } from 'preact/hooks'
import { type Resource, resourceIds, type Saved } from '../../shared/inscription/content/assets.ts'
import { left } from '../../shared/inscription/industry.ts'
import type { Payment } from '../../shared/inscription/shapes/mark.ts'
import { backCloses } from '../parts/backCloses.ts'
import { Icon } from '../parts/Icon.tsx'
import { say, t } from '../text/text.ts'
import { choosing, mark } from './marking.ts'
import { assetName, resourceName } from './names.ts'
import { AnySign, AssetSign, ResourceSign } from './Signs.tsx'
import { theHand } from './table.ts'

const close = () => {
  choosing.value = undefined
}

/** With what a mark is paid, asked where it was tapped. */
export function Chooser() {
  const open = choosing.value
  const box = useRef<HTMLFieldSetElement>(null)
  useEffect(() => {
    if (!open) return
    const back = document.activeElement
    box.current?.querySelector('button')?.focus({ preventScroll: true })
    const away = ({ target }: PointerEvent) => {
      if (target instanceof Node && !box.current?.contains(target)) close()
    }
    document.addEventListener('pointerdown', away, true)
    return () => {
      document.removeEventListener('pointerdown', away, true)
      if (back instanceof HTMLElement || back instanceof SVGElement) back.focus({ preventScroll: true })
    }
  }, [open])
  useLayoutEffect(() => (open ? backCloses(close) : undefined), [open !== undefined])
  if (!open) return null
  const { verb, sheet, at, payments, x, y } = open
  const onlyGoods = payments.every(each => each === 'tg')
  return (
    <fieldset
      ref={box}
      class="ins-chooser"
      aria-label={say('inscription.pay.title')}
      style={`--x:${x}px;--y:${y}px`}
      onKeyDown={event => event.key === 'Escape' && close()}>
      <p>{say(onlyGoods ? 'inscription.pay.good' : 'inscription.pay.title')}</p>
      {payments.map(payment => (
        <button key={payment} type="button" onClick={() => mark(verb, sheet, at, payment)}>
          <PaymentSign payment={payment} />
          {paymentName(payment)}
        </button>
      ))}
      <button type="button" class="icon-button" aria-label={t('ask.cancel')} onClick={close}>
        <Icon name="close" size={18} />
      </button>
    </fieldset>
  )
}

const isResource = (payment: Payment): payment is Resource => resourceIds.some(each => each === payment)

function PaymentSign({ payment }: { payment: Payment }) {
  if (isResource(payment)) return <ResourceSign resource={payment} size={24} />
  if (payment === 'tg') return <AssetSign asset="tg:1" size={24} />
  return payment === 'any' || payment === 'free' ? (
    <AnySign />
  ) : (
    <AssetSign asset={payment as Saved} size={24} />
  )
}

function paymentName(payment: Payment): string {
  if (isResource(payment)) return resourceName(payment)
  if (payment === 'tg')
    return say('inscription.pay.tg', {
      count: left(theHand.value?.marks.industry.tradeGoods ?? { claimed: 0, spent: 0 }),
    })
  return payment === 'any' || payment === 'free' ? resourceName(payment) : assetName(payment)
}
