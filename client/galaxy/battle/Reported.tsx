import { useEffect, useState } from 'preact/hooks'
import { mySeat } from '../../net/room.ts'
import { Dice } from '../../parts/Dice.tsx'
import { Icon } from '../../parts/Icon.tsx'
import { Say } from '../../parts/Say.tsx'
import { SeatName } from '../../parts/SeatMark.tsx'
import { UnitGlyph } from '../../parts/UnitGlyph.tsx'
import { wide } from '../../parts/wide.ts'
import { held } from '../../room/beforeMe.ts'
import { asks } from '../../room/windows/answered.ts'
import { say, t } from '../../text/text.ts'
import { nameOf } from '../names.ts'
import { ownerArt } from '../table.ts'
import { type Exchange, hitsOfThrows } from './reports.ts'
import { isShowing } from './showing.ts'
import { pace, type Showing } from './useReports.ts'

/** A battle that was over before anybody had to decide, thrown again step by step. */
export function Reported({ shown, onClose }: { shown: Showing; onClose(): void }) {
  const { report, from, isMine } = shown
  const { opening, exchanges, outcome } = report
  const [at, goTo] = useState(from)
  const [byHand, take] = useState(false)
  const last = exchanges.length - 1
  useEffect(() => {
    if (byHand || at >= last) return
    const next = setTimeout(() => goTo(at + 1), pace)
    return () => clearTimeout(next)
  }, [at, last, byHand])
  const step = (to: number) => {
    take(true)
    goTo(to)
  }
  const now = exchanges[Math.min(at, last)]
  const [unfolded, unfold] = useState(false)
  const folded = !unfolded && isAside(exchanges)
  useEffect(() => {
    isShowing.value = at < last && !folded
    return () => {
      isShowing.value = false
    }
  }, [at, last, folded])
  useEffect(() => {
    if (!isMine || isStill()) return
    held.value = onClose
    return () => {
      held.value = undefined
    }
  }, [isMine])
  return (
    <section class="scene" aria-label={say('galaxy.scene.report')}>
      <header class="scene-head stepwise">
        <h2 class="scene-title">
          {folded ? (
            <button type="button" class="scene-unfold" aria-expanded={false} onClick={() => unfold(true)}>
              <span>
                <Say text={opening.text} about={opening.about} />
              </span>
            </button>
          ) : (
            <Say text={opening.text} about={opening.about} />
          )}
        </h2>
        <span class="scene-steps">
          {last > 0 && !folded && (
            <>
              <button
                type="button"
                class="icon-button"
                aria-label={say('galaxy.scene.earlier')}
                disabled={at === 0}
                onClick={() => step(at - 1)}>
                <Icon name="back" size={18} />
              </button>
              <span>
                <span aria-hidden="true">{`${at + 1}/${last + 1}`}</span>
                <span class="hidden">{say('galaxy.scene.throw', { at: at + 1, of: last + 1 })}</span>
              </span>
              <button
                type="button"
                class="icon-button turned"
                aria-label={say('galaxy.scene.later')}
                disabled={at >= last}
                onClick={() => step(at + 1)}>
                <Icon name="back" size={18} />
              </button>
            </>
          )}
          <button type="button" class="icon-button" aria-label={t('tab.close')} onClick={onClose}>
            <Icon name="close" size={18} />
          </button>
        </span>
      </header>
      {now && !folded && <ExchangeView key={at} exchange={now} />}
      {outcome && at >= last && !folded && (
        <p class="scene-outcome" role="status">
          <Say text={outcome.text} about={outcome.about} />
        </p>
      )}
    </section>
  )
}

/** Whoever wants nothing to move is not made to wait for it. */
const isStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches

/** On a phone what others threw leaves the room to what I am asked. */
const isAside = (exchanges: readonly Exchange[]): boolean =>
  !wide.value &&
  asks.value.length > 0 &&
  exchanges.every(({ throws }) => throws.every(({ seat }) => seat !== mySeat.value))

function ExchangeView({ exchange: { throws, losses } }: { exchange: Exchange }) {
  const seats = [...new Set(throws.map(({ seat }) => seat))]
  let after = 0
  return (
    <>
      <div class="scene-sides">
        {seats.map(seat => {
          const own = throws.filter(one => one.seat === seat)
          return (
            <div key={seat} class="scene-side" style={`--of:${ownerArt(seat)?.colour ?? 'var(--line)'}`}>
              <p class="side-head">
                <SeatName seat={seat} />{' '}
                <span class="hint">{say('galaxy.scene.scores', { count: hitsOfThrows(own) })}</span>
              </p>
              <p class="thrown">
                {own.map(({ kind = '', needs, dice }) => {
                  const before = after
                  after += dice.length
                  return (
                    <span key={kind} class="volley">
                      <UnitGlyph kind={kind} size={16} />
                      <span class="hidden">{nameOf('unit', kind)}</span>
                      <small class="volley-needs">{`${needs}+`}</small>
                      <Dice dice={dice} needs={needs} falling after={before} />
                    </span>
                  )
                })}
              </p>
            </div>
          )
        })}
      </div>
      {losses.length > 0 && (
        <p class="scene-losses">
          {losses.map(({ text, about }, i) => (
            <span key={i}>
              <Say text={text} about={about} />{' '}
            </span>
          ))}
        </p>
      )}
    </>
  )
}
