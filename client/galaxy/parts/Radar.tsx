import { say } from '../../text/text.ts'

/** A place for every point it takes; what could be added this round is drawn faintly, and said. */
export function Radar({
  target,
  now,
  sure,
  most,
}: {
  target: number
  now: number
  sure: number
  most: number
}) {
  const look = (i: number) => (i < now ? 'has' : i < sure ? 'near' : i < most ? 'maybe' : '')
  return (
    <p class="radar">
      <span class="pips" aria-hidden="true">
        {Array.from({ length: target }, (_, i) => (
          <i key={`pip${i}`} class={look(i)} />
        ))}
      </span>
      <strong>{say('galaxy.radar.points', { count: now })}</strong>
      {most > now && (
        <span class={most >= target ? 'hint threat-high' : 'hint'}>
          {say(most >= target ? 'galaxy.radar.win' : 'galaxy.radar.most', { count: Math.min(most, target) })}
        </span>
      )}
    </p>
  )
}
