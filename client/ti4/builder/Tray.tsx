import { useState } from 'preact/hooks'
import { liesBy } from '../../../shared/ti4/map.ts'
import { TileSvg, tileBox } from '../../galaxy/art/Tile.tsx'
import { describeSystem } from '../../galaxy/map/describe.ts'
import { tileArt } from '../../galaxy/map/tileArt.ts'
import { say } from '../../text/text.ts'
import { Hyperlane } from '../art/Hyperlane.tsx'
import { linksOf } from '../boxes.ts'
import { type Plan, type Tile, tilesLeft } from './plan.ts'

const backs = ['blue', 'red', 'lanes'] as const

/** Tiles that lie nowhere yet, by their backs. */
export function Tray({ plan, onLay }: { plan: Plan; onLay(word: string): void }) {
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
              <button type="button" class="draft-tile" aria-label={said(word)} onClick={() => onLay(word)}>
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

function Face({ word }: { word: string }) {
  const lies = liesBy(word)
  if (lies.is === 'system') return <TileSvg tile={tileArt(lies.system)} size={84} detail="far" />
  if (lies.is !== 'hyperlane') return null
  return (
    <svg class="tile-svg" viewBox={tileBox} width={84} height={73} aria-hidden="true">
      <Hyperlane place={{ hex: word, lanes: linksOf(lies.lane) }} />
    </svg>
  )
}
