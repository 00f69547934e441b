import { same } from '../shared/engine/json.ts'
import { bareHouse } from './clients/bare.ts'
import { boardgameIoHouse } from './clients/boardgameIo.ts'
import { colyseusHouse } from './clients/colyseus.ts'
import { type Game, viewers } from './clients/game.ts'
import { galaxyForSix, openRoom } from './clients/ourRoom.ts'
import { OurGame } from './clients/ours.ts'
import { startBare, startOurs } from './workerd.ts'

export interface Answered {
  name: string
  /** Milliseconds of every decision measured, a list for each round. */
  rounds: number[][]
  /** Sent to all eight together over all decisions measured: as text, and on the wire. */
  text: number
  wire: number
}

export interface Series {
  rounds: number
  warmUps: number
  /** Offering compression as every browser does. */
  asBrowsers: boolean
  /** The frameworks set to answer as fast as they can, or as they come. */
  tuned: boolean
  /** Of another edition than the third, which the frameworks do not play. */
  game?: string
}

/** Plays the same galaxies on every server at once, one decision on each in turn, so that whatever else the machine does
 *  meets all of them alike. */
export async function measureAnswers(
  folder: string,
  { rounds, warmUps, asBrowsers, tuned, game = 'ti3' }: Series,
): Promise<Answered[]> {
  const [ours, bare] = await Promise.all([startOurs(`${folder}/ours`), startBare(`${folder}/bare`)])
  const echo = { text: '{}' }
  const frameworks = async () => [await boardgameIoHouse(), await colyseusHouse(tuned)]
  const houses = [bareHouse(bare.address, echo), ...(game === 'ti3' ? await frameworks() : [])]
  const names = ['ours', ...houses.map(({ name }) => name)]
  const answered = names.map((name): Answered => ({ name, rounds: [], text: 0, wire: 0 }))
  try {
    for (let round = -warmUps; round < rounds; round++) {
      const name = `round ${round}`
      const our = new OurGame(asBrowsers, game)
      await our.sitDown(await openRoom(ours.address, galaxyForSix(game)))
      const scene = await our.chooseHomes(name)
      const games: [OurGame, ...Game[]] = [our]
      for (const house of houses) games.push(await house.open(scene, asBrowsers))
      const took = await playThrough(games, echo, name)
      if (round >= 0) for (const [at, so] of answered.entries()) add(so, took[at], games[at])
      for (const game of games) game.leave()
    }
  } finally {
    for (const house of houses) house.stop()
    await Promise.all([ours.stop(), bare.stop()])
  }
  return answered
}

function add(so: Answered, took: number[] = [], game: Game | undefined) {
  const { text = 0, wire = 0 } = game?.received() ?? {}
  so.rounds.push(took)
  so.text += text
  so.wire += wire
}

async function playThrough(games: readonly [OurGame, ...Game[]], echo: { text: string }, name: string) {
  const [ours] = games
  const took: number[][] = games.map(() => [])
  for (let turn = 0; !ours.isComplete; turn++) {
    const { seat, laid } = ours.next(name)
    const order = [...games.keys()].map(at => (at + turn) % games.length)
    for (const at of order) took[at]?.push((await games[at]?.lay(seat, laid)) ?? Number.NaN)
    echo.text = asLongAs(ours.received().text / viewers.length / (turn + 1), ours.lastHeard)
  }
  const galaxy = ours.galaxies()[0]
  if (!games.flatMap(game => game.galaxies()).every(other => same(other, galaxy)))
    throw new Error('Not everybody has the same galaxy before them')
  return took
}

/** What was heard, with part of it said again. */
function asLongAs(bytes: number, heard: string): string {
  const more = heard
    .replaceAll('"', "'")
    .repeat(3)
    .slice(0, Math.max(0, Math.round(bytes) - heard.length - 14))
  return `{"echo":${heard},"e":"${more}"}`
}
