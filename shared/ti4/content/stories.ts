import type { FactionId } from './factionIds.ts'

export type Story = readonly [who: string, how: string]

/** Who they are, told to a player who has never met them: two lines of our own. */
export const stories: Readonly<Record<FactionId, Story>> = {
  arborec: [
    'A single forest mind that wears the dead of other peoples as its hands and voices.',
    'It needs no barracks: wherever its soldiers stand, more of them grow.',
  ],
  letnev: [
    "Pale lords of a world without sun, who trust in steel and in nobody's word.",
    'Their fleets are larger than the law allows anyone else, and their guns are paid to fire twice.',
  ],
  saar: [
    'Driven from their homes long ago, they carry home with them, dock and all.',
    'They live on what others leave behind, and nothing they lose can stop them for long.',
  ],
  muaat: [
    'Children of fire and once slaves of the Lazax, who broke their chains with the weapon they had been made to build.',
    'No one else begins the game with a War Sun in the sky.',
  ],
  hacan: [
    'Desert merchants whose caravans reach every port of the galaxy, at war or at peace.',
    'Whatever you need, they can get it for you; it is seldom free.',
  ],
  sol: [
    'Humankind has outgrown its one blue world and sends its sons and daughters to all the others.',
    'Where a Sol Carrier appears, there is always another regiment behind it.',
  ],
  creuss: [
    'Beings of light in suits of armour, from the far side of the wormholes.',
    'For them the two ends of the galaxy lie next to each other.',
  ],
  l1z1x: [
    'What is left of the Lazax emperors, rebuilt in metal on a world beyond the maps.',
    'They want their throne back, and their Dreadnoughts do the asking.',
  ],
  mentak: [
    'A prison colony that made a nation of its convicts and a navy of its pirates.',
    'Count your Trade Goods twice when they are your neighbours.',
  ],
  naalu: [
    'Serpent folk who hear a thought before it is spoken and an attack before it is ordered.',
    'They move first, and are gone before the blow falls.',
  ],
  nekro: [
    'A plague of machines that does not study, speak or bargain. It takes.',
    'What its enemies have invented is its own once one of them has fallen.',
  ],
  sardakk: [
    'A hive of warriors from a red and airless rock, for whom a fair fight is an insult.',
    'They know one answer to every question, and they are better at it than anybody.',
  ],
  jolnar: [
    'Sea-dwelling scholars whose laboratories are a generation ahead of the rest.',
    'Their soldiers fight poorly, so they see to it that the weapons do not.',
  ],
  winnu: [
    'Trusted stewards of the Lazax, who never stopped keeping the throne room clean.',
    'Mecatol Rex opens its gates to them; holding it is another matter.',
  ],
  xxcha: [
    'Old, slow and courteous, they have argued longer than most empires have lasted.',
    'They win worlds without a shot and bury laws they do not like.',
  ],
  yin: [
    "An order of brothers, all of one man's flesh, that prays for a cure and sells its faith by force.",
    'Their ships perish gladly if an enemy perishes with them.',
  ],
  yssaril: [
    "Small swamp people who were laughed at until everybody's secrets were theirs.",
    'They have all the time in the world and always one more card.',
  ],
  argent: [
    'Winged guardians of an old border, trained from the egg to fly in formation.',
    'Swarms of Fighters mean little to them, and in the council theirs is the first voice.',
  ],
  empyrean: [
    'Tall and silent beings who live in the dark between the stars, where nobody else would.',
    'They let friends pass through it, and watch who comes.',
  ],
  mahact: [
    'Tyrants of a forgotten age, back from exile, who wrote obedience into the blood of whole peoples.',
    'Each victory leaves one more sovereign at their command.',
  ],
  naaz_rokha: [
    'Two peoples on two neighbouring worlds who found that scrap and skill make a fortune together.',
    'Tinkerers and treasure hunters, at their best inside their machines.',
  ],
  nomad: [
    'A captain who came out of a future that must not happen, with one ship and hired hands.',
    'The ship is the strongest of its kind, and it is there from the first day.',
  ],
  titans: [
    'Giants of stone and engine, asleep under the ground of many worlds until somebody dug.',
    'Where they have slept, guns rise when they wake.',
  ],
  vuilraith: [
    'Horrors from behind torn space, grown fat on what falls into the rifts.',
    'They do not destroy your ships. They keep them, and feed.',
  ],
  keleres: [
    'Agents without a flag, sent by the council to guard it from what it dares not name.',
    "They borrow another people's home, and no law binds them that they do not choose.",
  ],
}
