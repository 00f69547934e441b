import type { RaceId } from './peoples.ts'

export type Story = readonly [who: string, how: string]

/** Who they are, told to a player who has never met them: two lines of our own. */
export const stories: Readonly<Record<RaceId, Story>> = {
  sol: [
    'Humankind, young among the great peoples, with sons and daughters on every road between the stars.',
    'Soldiers drop out of orbit wherever they are needed, and orders never run out.',
  ],
  letnev: [
    'Barons of a dark world without a sun, who were the first to fire on the throne.',
    'Their fleets are larger than those of others, and for money their guns shoot better.',
  ],
  hacan: [
    'Lion-faced merchants of three desert worlds, without whom nobody would trade with anybody.',
    'What others earn slowly they earn twice, and nobody can forbid them a bargain.',
  ],
  l1z1x: [
    'Minds of the last Lazax in bodies of steel, waiting since the fall of the empire.',
    'Their Dreadnoughts are cheap, their soldiers do not tire, and they want Mecatol Rex back.',
  ],
  mentak: [
    'Pirates with a constitution, grown out of a prison on the rim.',
    'They shoot before the battle has begun, and the goods of neighbours go astray.',
  ],
  naalu: [
    'A serpent people that reads thoughts and smiles politely at lies.',
    'They move before everybody else, and are gone before you strike.',
  ],
  norr: [
    'A hive of warriors under one queen, who have never seen the point of diplomacy.',
    'Whatever fights for them fights better. There is nothing more to say.',
  ],
  jol_nar: [
    'Scholars from beneath the sea, who carry their water and their pride with them.',
    'They learn twice as fast as others, and would rather not be shot at.',
  ],
  xxcha: [
    'Peaceable reptiles who were a voice of reason long before anybody listened.',
    'They end wars by decree, laws by a word, and attacks by sheer patience.',
  ],
  yssaril: [
    'Small, green and everywhere: a people of spies, who are noticed when it is too late.',
    'They wait while others act, hold more cards than anybody, and have seen yours.',
  ],
  muaat: [
    'Beings of fire who were made to forge weapons for an empire, and kept the last one.',
    'They begin with a War Sun, and even a dying star is a workshop to them.',
  ],
  winnu: [
    'Keepers of the seals, who have guarded the old palace for emperors who do not come back.',
    'They are welcome on Mecatol Rex, and in the council their word weighs more.',
  ],
  yin: [
    'Brothers grown from one father, devout, incurable, and certain of their cause.',
    'They turn enemies into believers, and the dying take somebody with them.',
  ],
  saar: [
    'A people without a world, who made one out of ships, engines and stubbornness.',
    'Their docks travel with the fleet, and every world they reach pays for the next.',
  ],
}
