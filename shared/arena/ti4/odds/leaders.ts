import { type LeaderId, leaders } from '../../../ti4/content/leaders.ts'
import type { OddsBattle, OddsForce } from '../../oddsBattle.ts'
import { sides } from './scene.ts'

/** Leaders who are unlocked and ready as a battle begins; what they can do in it they do as soon as they can. */

/** What hangs on how the fight goes, or is there before it, or leaves nobody to fight. */
const unforeseen: { readonly [Id in LeaderId]?: string } = {
  the_thundarian: 'which round is thrown anew is decided as its dice lie',
  ipswitch_loose_cannon: 'which ships come hangs on what is destroyed',
  adjudicator_baal: 'it destroys all others there, and then nobody fights',
  shval_harbinger: 'it leaves out the battle in space and all that is before a landing',
  ghom_sekkus: 'who joins a landing hangs on what stands elsewhere; name them among the units',
  i48s: 'the Mech it brings is there before the fight; name it among the units',
  sai_seravus: 'the Fighters it brings are there before the fight; name them among the units',
  dirzuga_rophal: 'what it produces is there before the fight; name it among the units',
  ssruu: 'name the agent whose text it has',
  kuuasi_aun_jalatai: 'in which round its ships come is decided as the fight goes',
}

const hero: LeaderId = 'dannel_of_the_tenth'
const commander: LeaderId = 'rickar_rickani'

const mostLanding = 3

/** No id begins with a digit. */
const spelt = (name: string) => (name === '2ram' ? 'two_ram' : name) as LeaderId

export const leadersOf = ({ leaders = [] }: OddsForce): readonly LeaderId[] => leaders.map(spelt)

/** Infantry that come from nowhere: nothing bombards before them, and no cannon answers. */
export const comesFromNowhere = ({ place, attacker }: OddsBattle): boolean =>
  place === 'ground' && leadersOf(attacker).includes(hero)

export function leadersFault(battle: OddsBattle): string | undefined {
  for (const side of sides) {
    const force = battle[side]
    for (const id of leadersOf(force)) {
      const fault = faultOf(battle, force, side, id)
      if (fault) return fault
    }
    const all = leadersOf(force)
    const twice = all.find((id, i) => all.indexOf(id) !== i)
    if (twice) return `of "${twice}" there is one`
  }
  return undefined
}

function faultOf(battle: OddsBattle, { faction, units }: OddsForce, side: string, id: LeaderId) {
  if (!Object.hasOwn(leaders, id)) return `there is no leader "${id}"`
  const { kind, faction: own } = leaders[id]
  // Agents serve others as well, and commanders are lent.
  if (kind === 'hero' && faction !== own) return `"${id}" leads ${own} alone`
  const cannot = (why: string) => `"${id}" can be no part of odds: ${why}`
  const why = unforeseen[id]
  if (why) return cannot(why)
  if (id === commander && !(battle.home && side === 'defender' && faction === own))
    return cannot('it acts at Mecatol Rex, at legendary planets and at home; say "home": true')
  if (id !== hero || battle.place === 'space' || side === 'defender') return undefined
  if (battle.printing === 'first')
    return cannot('as first printed, what it brings is there before the fight; name it among the units')
  const { infantry = 0, ...others } = units
  const isIt = infantry > 0 && infantry <= mostLanding && Object.values(others).every(count => count === 0)
  return isIt && !battle.home
    ? undefined
    : cannot(`up to ${mostLanding} Infantry come with it to a planet that is nobody’s home, and nothing else`)
}
