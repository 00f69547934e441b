/** The first game teaches itself: each said once, when it first matters. */
export const guideEn = {
  'inscription.guide.title': 'Play as you learn',
  'inscription.guide.next': 'Got it',
  'inscription.guide.skip': 'No more hints',
  'inscription.guide.again': 'Show the hints of the first game again',
  'inscription.guide.faction':
    'Three factions are yours to choose from. The first ability works all game; the other each time you claim a faction asset.',
  'inscription.guide.sheet':
    'You have four sheets. Each round one of them is active, and what the event and the dice give is spent there. For a start: Navigation.',
  'inscription.guide.tray':
    'Here lies what you have to spend: material, influence and research. What glows on the sheet can be marked with it. Just tap.',
  'inscription.guide.explore':
    'Material or research draws a line to the next system. Influence claims a system you have reached, with what it holds.',
  'inscription.guide.claim':
    'This system is explored: claimed with influence, its asset is yours. Dotted ones work at once, dashed ones are saved.',
  'inscription.guide.planet':
    'A planet asset is saved. With Expansion active it unlocks a planet, or builds a space dock.',
  'inscription.guide.expansion':
    'Cross out icons with matching resources. A full row or column brings the asset beside it. Locked planets need a planet asset.',
  'inscription.guide.industry':
    'Material scraps a space beside a marked one. Only beside a scrapped space can you claim, with influence or research.',
  'inscription.guide.warfare':
    'Resources cross out the icons of a unit. The last one builds it, and you draw it on the war grid.',
  'inscription.guide.deploy':
    'The unit must lie above the deployment line: on its first row, or beside another unit. It claims every asset it covers.',
  'inscription.guide.down':
    'All spent: put your marker down. Until then you can take back every mark; when all markers are down, the round goes on.',
  'inscription.guide.dice':
    'The three black dice are for everybody. A focus die is yours only where you have unlocked it on the active sheet.',
  'inscription.guide.objectives':
    'Four objectives lie open. Whoever completes one first gets more for it. See how far you are under “Realm”.',
  'inscription.guide.war':
    'War is coming: your marked nodes on the left and on the right are compared with those of the neighbours there. Losing costs points. How you stand is under “Realm”.',
  'inscription.guide.vote':
    'Your councilors have brought votes. Cast some for one outcome, or keep them: votes that are cast are spent.',
  'inscription.guide.goods':
    'A trade good is any resource you like. Tap a place no resource is left for and you are asked.',
} as const
