import { useEffect } from 'preact/hooks'
import { nameOfSeat, SeatMark } from '../parts/SeatMark.tsx'
import { say } from '../text/text.ts'
import { nameOf } from './names.ts'
import { type Realm, realms, shownRealm } from './realms.ts'
import { sheetOf } from './seen.ts'

/** The first hour ends with a galaxy nobody has seen before, and with what lies near whom. */
export function Ending() {
  useEffect(
    () => () => {
      shownRealm.value = undefined
    },
    [],
  )
  const best = (what: 'resources' | 'influence' | 'planets') =>
    Math.max(...realms.value.map(realm => realm[what]))
  return (
    <>
      <div class="ending-title">
        <p class="eyebrow">{say('ti3.ending.eyebrow')}</p>
        <h2>{say('ti3.ending.title')}</h2>
        <p class="hint">{say('ti3.ending.text')}</p>
      </div>
      <table class="realms">
        <thead>
          <tr>
            <th scope="col">{say('ti3.ending.realm')}</th>
            <th scope="col">
              <span class="worth-resources" title={say('ti3.resources')} />
              <span class="hidden">{say('ti3.resources')}</span>
            </th>
            <th scope="col">
              <span class="worth-influence" title={say('ti3.influence')} />
              <span class="hidden">{say('ti3.influence')}</span>
            </th>
            <th scope="col">{say('ti3.ending.planets')}</th>
            <th scope="col" title={say('ti3.ending.wormholes')}>
              <span aria-hidden="true">α β</span>
              <span class="hidden">{say('ti3.ending.wormholes')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {realms.value.map(realm => (
            <tr key={realm.seat} class={realm.seat === shownRealm.value ? 'chosen' : ''}>
              <th scope="row">
                <Who realm={realm} />
              </th>
              {(['resources', 'influence', 'planets'] as const).map(what => (
                <td key={what} class={realm[what] === best(what) ? 'best' : ''}>
                  {realm[what]}
                </td>
              ))}
              <td>{realm.wormholes || '–'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}

const Who = ({ realm: { seat } }: { realm: Realm }) => (
  <button
    type="button"
    aria-pressed={seat === shownRealm.value}
    onClick={() => {
      shownRealm.value = seat === shownRealm.value ? undefined : seat
    }}>
    <SeatMark seat={seat} size={26} />
    <span>
      {nameOfSeat(seat)}
      <span class="hint">{nameOf('race', sheetOf(seat)?.race ?? '')}</span>
    </span>
  </button>
)
