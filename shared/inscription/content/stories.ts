import type { FactionId } from './factions.ts'

export type Story = readonly [who: string, how: string]

/** Who they are and what to do with them, told to a player who has never met them: two lines of our own. */
export const stories: Readonly<Record<FactionId, Story>> = {
  arborec: [
    'One great forest that thinks, and walks among the stars in bodies it has borrowed.',
    'Infantry sprouts by itself whenever you turn to Warfare: sow early, and the war grid is green.',
  ],
  argent: [
    'Bird folk sworn to an old border watch, at home in formation and in debate.',
    'Destroyers cost them little, and in every council their voice counts for more than they paid.',
  ],
  letnev: [
    'Cold barons of a planet that drifts without a sun, proud of whoever fears them.',
    'Keep a trade good for each war: money is their last and best regiment.',
  ],
  saar: [
    'Wanderers who lost their world and made a home of every wreck they found.',
    'Where others steer around the maelstroms they harvest them, and are paid for it.',
  ],
  muaat: [
    'Forge people who once built terrible things for others and now build them for themselves.',
    'Their war sun has been begun before the first round. Finish it.',
  ],
  hacan: [
    'Lions of the desert whose caravans feed half of the galaxy and bill all of it.',
    'Every production pays them extra; spend goods freely, for more will come.',
  ],
  empyrean: [
    'Quiet giants of the void between the stars, who know its every current.',
    'The map opens to them by itself: turn to Navigation often, and claim what lies there.',
  ],
  creuss: [
    'Light poured into armour, from a place to which only wormholes lead.',
    'They begin with the drive others must research, and what lies behind a wormhole is theirs at once.',
  ],
  l1z1x: [
    'The last nobles of the Lazax, more engine than flesh, who have not forgotten whose throne it was.',
    'Dreadnoughts are open to them from the start, and each one that is built pays for itself in part.',
  ],
  mentak: [
    'Grandchildren of convicts, with a flag, a parliament and very fast ships.',
    'What neighbours produce they tax without asking. Sit beside somebody rich.',
  ],
  naalu: [
    'Soft-spoken serpents who answer before you have asked.',
    'They read steel as influence when it suits them: claims and votes come easily.',
  ],
  naaz_rokha: [
    'Two small peoples with one workshop, who can mend anything and sell it back to you.',
    'Planets come to them half developed. Unlock many, and finish what is begun.',
  ],
  nekro: [
    'Machines that were told to learn and found that taking is quicker.',
    'They never vote; while the others talk they mark their sheets.',
  ],
  nomad: [
    'A captain from a tomorrow that was lost, who tries every road so that it does not come.',
    'Change sheets every round: each change is worth a material.',
  ],
  sardakk: [
    'Warriors hatched to fight, who think a truce bad manners.',
    'They are stronger in every war before a single unit is drawn.',
  ],
  titans: [
    'Stone giants who slept under other peoples’ cities and woke up as landlords.',
    'Their PDS defend the border and bring points while they stand there.',
  ],
  jol_nar: [
    'Professors of the deep seas, who have a theory for everything and a sword for nothing.',
    'Technologies come early and cheap; be sure to be paid for them before the wars are counted.',
  ],
  vuil_raith: [
    'What came through when space was torn, and liked the taste.',
    'Each war they win feeds another sheet. They should win many.',
  ],
  winnu: [
    'Keepers of the keys to Mecatol Rex, who dusted an empty throne for three thousand years.',
    'Race to the centre: nobody gains more by coming there.',
  ],
  yin: [
    'Brothers of one blood, seeking a cure for it, and patient with nobody who stands in the way.',
    'Their people can be spent like money and are counted all the same.',
  ],
  xxcha: [
    'Slow and courteous elders, older than most of the laws they quote.',
    'They fill the council with their own, and small defeats do not touch them.',
  ],
  yssaril: [
    'Little folk of the swamps, whom nobody sees and who have seen everything.',
    'A stolen die each round serves a second sheet, and of two relics they keep the better.',
  ],
  sol: [
    'Humankind: many, restless, and already unpacking on the next planet.',
    'Every planet they find sends soldiers. Explore, and an army grows.',
  ],
  mahact: [
    'Sorcerer kings who once bred whole peoples to obey, back to ask for their due.',
    'Whom they defeat works for them: choose neighbours with a good faction asset, and win.',
  ],
}
