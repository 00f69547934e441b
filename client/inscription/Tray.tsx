import type { ComponentChildren } from 'preact'
import { type Resource, resourceIds, type Saved } from '../../shared/inscription/content/assets.ts'
import { left } from '../../shared/inscription/industry.ts'
import { heldAssets } from '../../shared/inscription/payable.ts'
import type { Spending } from '../../shared/inscription/table.ts'
import { called, say } from '../text/text.ts'
import { groups, mark, pickedPayment, pickPayment, spendable, spending } from './marking.ts'
import { assetName, resourceName } from './names.ts'
import { choiceInTray, choose, chosenOf } from './placing.ts'
import { AnySign, AssetSign, ResourceSign } from './Signs.tsx'
import { sentence } from './sheets/sentence.ts'
import { isMine, theHand } from './table.ts'

/** What is left to be spent, always in sight, and what is saved beside it. */
export function Tray() {
  const hand = theHand.value
  if (!hand || !isMine.value) return null
  const open = spending.value
  const hasSaved = left(hand.marks.industry.tradeGoods) > 0 || heldAssets(hand.marks).size > 0
  if (!open && !hasSaved) return null
  return (
    <div class="ins-tray" data-lesson="tray">
      <ul class="ins-due" aria-label={say('inscription.tray.due')}>
        {open && <Due spending={open} />}
      </ul>
      <ul class="ins-saved" aria-label={say('inscription.tray.saved')}>
        <Kept />
        <Uses />
      </ul>
    </div>
  )
}

const Chip = ({
  class: name = '',
  label,
  children,
}: {
  class?: string
  label: string
  children: ComponentChildren
}) => (
  <li class={`ins-chip ${name}`} title={label}>
    <span aria-hidden="true">{children}</span>
    <span class="hidden">{label}</span>
  </li>
)

function Due({ spending }: { spending: Spending }) {
  const { resources = {}, any = 0, free, by, about } = spending
  const source = by === 'legend' ? called('specialty', about ?? '') : called('by', by)
  const due = resourceIds.filter(resource => (resources[resource] ?? 0) > 0)
  const isEmpty = due.length === 0 && any === 0 && !(free && free.times > 0)
  return (
    <>
      <li class="ins-source">{isEmpty ? say('inscription.tray.spent') : source}</li>
      {due.map(resource => (
        <Many key={resource} resource={resource} count={resources[resource] ?? 0} />
      ))}
      {any > 0 && (
        <Chip class="any" label={say('inscription.tray.any', { count: any })}>
          <AnySign /> {any}
        </Chip>
      )}
      {free && free.times > 0 && (
        <Chip class="any" label={say(`inscription.free.${free.verb}`, { count: free.times })}>
          <AnySign /> {say(`inscription.free.${free.verb}`, { count: free.times })}
        </Chip>
      )}
    </>
  )
}

const Many = ({ resource, count }: { resource: Resource; count: number }) => (
  <Chip class={`is-${resource}`} label={`${count} ${resourceName(resource)}`}>
    <ResourceSign resource={resource} /> {count}
  </Chip>
)

/** Tapped, it answers what is asked, or shows where it can be spent. */
function Asset({ asset, label, children }: { asset: string; label: string; children: ComponentChildren }) {
  const choice = choiceInTray(asset)
  if (!choice && !spendable.value.has(asset))
    return (
      <Chip class="kept" label={label}>
        {children}
      </Chip>
    )
  const words = choice
    ? sentence(label, say('inscription.can.choose'))
    : say('inscription.tray.where', { what: label })
  return (
    <li>
      <button
        type="button"
        class={choice ? 'ins-chip kept can answers' : 'ins-chip kept can'}
        aria-pressed={choice ? chosenOf(choice.ask).includes(choice.id) : pickedPayment.value === asset}
        title={words}
        onClick={() => (choice ? choose(choice.ask, choice.id) : pickPayment(asset))}>
        <span aria-hidden="true">{children}</span>
        <span class="hidden">{words}</span>
      </button>
    </li>
  )
}

/** By kind: how many of each, from whatever sheet. */
function Kept() {
  const hand = theHand.value
  if (!hand) return null
  const goods = left(hand.marks.industry.tradeGoods)
  const kinds = [...heldAssets(hand.marks)].sort()
  const count = (asset: Saved) =>
    Object.values(hand.marks.assets).filter(each => each.asset === asset && !each.spent).length
  return (
    <>
      {goods > 0 && (
        <Asset key={`tg ${goods}`} asset="tg" label={assetName(`tg:${goods}`)}>
          <AssetSign asset="tg:1" /> {goods}
        </Asset>
      )}
      {kinds.map(asset => (
        <Asset key={`${asset} ${count(asset)}`} asset={asset} label={`${count(asset)} × ${assetName(asset)}`}>
          <AssetSign asset={asset} /> {count(asset) > 1 ? count(asset) : ''}
        </Asset>
      ))}
    </>
  )
}

/** Abilities, technologies and relics that may be used right now. */
function Uses() {
  const open = groups.value.filter(({ verb }) => verb === 'use' || verb === 'relic')
  return (
    <>
      {open.flatMap(({ verb, sheet, at, with: [payment] }) =>
        at.map(id => (
          <li key={id}>
            <button type="button" class="ins-use" onClick={() => payment && mark(verb, sheet, id, payment)}>
              {verb === 'relic' && <AssetSign asset="relic" size={18} />}
              {say(verb === 'relic' ? 'inscription.tray.play' : 'inscription.tray.use', { by: id })}
            </button>
          </li>
        )),
      )}
    </>
  )
}
