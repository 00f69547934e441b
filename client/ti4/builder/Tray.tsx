import { useState } from 'preact/hooks'
import { liesBy } from '../../../shared/ti4/map.ts'
import { describeSystem } from '../../galaxy/map/describe.ts'
import { say } from '../../text/text.ts'
import { Face } from './Face.tsx'
import { type Plan, type Tile, tilesLeft } from './plan.ts'

const backs = ['blue', 'red', 'lanes'] as const

interface TrayProps {
  plan: Plan
  onLay(word: string): void
  onPress(event: PointerEvent, word: string): void
}

/** Tiles that lie nowhere yet, by their backs. */
export function Tray({ plan, onLay, onPress }: TrayProps) {
  const [back, turnTo] = useState<Tile['back']>('blue')
  const left = tilesLeft(plan)
  const shown = backs.filter(each => left.some(tile => tile.back === each))
  const open = shown.includes(back) ? back : shown[0]
  return (
    <>
      <div class="draft-tabs">
        {shown.map(each => (
          <button key={each} type="button" aria-pressed={each === open} onClick={() => turnTo(each)}>
            {say(`ti4.builder.${each}`)}
            <span class="hint">{left.filter(tile => tile.back === each).length}</span>
          </button>
        ))}
      </div>
      <ul class="builder-tray">
        {left
          .filter(tile => tile.back === open)
          .map(({ word }) => (
            <li key={word}>
              <button
                type="button"
                class="draft-tile"
                aria-label={said(word)}
                onPointerDown={event => onPress(event, word)}
                onClick={() => onLay(word)}>
                <Face word={word} />
                <span class="hint">{word}</span>
              </button>
            </li>
          ))}
      </ul>
    </>
  )
}

function said(word: string): string {
  const lies = liesBy(word)
  return lies.is === 'system' ? `${word}: ${describeSystem(lies.system)}` : word
}
