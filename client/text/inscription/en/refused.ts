/** Why something cannot be marked, and the rule behind a question in a sentence. */
export const refusedEn = {
  'refused.resourcesLeft': 'There is still something to spend, and a mark for it.',
  'refused.cannotDeployThere': 'The unit cannot be drawn there.',
  'refused.notNowMarked': 'That cannot be marked now.',
  'refused.nothingToSpend':
    'You have nothing to spend right now. Marks are made while an event gives resources.',
  'refused.notActiveSheet': '{sheet} is not your active sheet this round.',
  'refused.onlyFree': '{by}: first make the free mark it gives.',
  'refused.firstSpend': '{by}: spend this first; saved assets and abilities come after it.',
  'refused.lessSpent': '{by}: all of it has to be spent, and after this mark less of it could be.',
  'refused.noResource': 'This takes {needs}, and you have none left.',
  'refused.noResourceButGoods':
    'This takes {needs}, and you have none left; a trade good can stand for it once the place is open.',
  'refused.noAsset': 'This takes a saved asset you do not have: {asset}.',
  'refused.alreadyExplored': 'This system is explored already.',
  'refused.notBesideExplored': 'Only a system next to an explored one can be explored.',
  'refused.needsGravityDrive': 'Wormholes open with the technology Gravity Drive.',
  'refused.wormholeUsed': 'Each wormhole can be travelled only once.',
  'refused.noWormholeReached': 'No explored system has an open wormhole that leads here.',
  'refused.alreadyClaimed': 'This system is claimed already.',
  'refused.systemCrossed': 'This system was crossed out and can never be claimed.',
  'refused.notExplored': 'A system must be explored before it is claimed.',
  'refused.planetLost': '{planet} was crossed out and can never be unlocked.',
  'refused.planetUnlocked': '{planet} is unlocked already.',
  'refused.planetLocked': '{planet} is locked: spend a planet asset to unlock it.',
  'refused.alreadyCrossed': 'This icon is crossed out already.',
  'refused.dockBuilt': 'This space dock is built already.',
  'refused.dockBanned': 'This space dock can no longer be built.',
  'refused.spaceMarked': 'This space is marked already: scrapped or claimed, never both.',
  'refused.spaceGone': 'This space is lost for good.',
  'refused.isDottedX': 'Resources do not reach this space. Spend this to scrap it: {specialty}.',
  'refused.notBesideScrapped': 'Only a space beside a scrapped one can be claimed.',
  'refused.notBesideMarked': 'Only a space beside a marked one can be scrapped.',
  'refused.notInLegend': 'This specialty cannot be spent as resources.',
  'refused.bandBuilt': 'This {unit} is built already.',
  'refused.bandBanned': 'This {unit} can no longer be built.',
  'refused.bandNotNext': 'Units of a kind are begun in order: the {unit} before this one comes first.',
  'refused.unitLocked': 'The {unit} is locked. Spend this to unlock it: {specialty}.',
  'refused.unitUnlocked': 'This unit is unlocked already.',
  'refused.dieUnlocked': 'This focus die is unlocked here already.',
  'refused.technologyUnlocked': '{technology} is unlocked already.',
  'refused.technologyLocked': '{technology} must be unlocked first.',
  'refused.technologyEmbargoed': '{technology} is under embargo: only a specialty or a card can unlock it.',
  'refused.usedThisRound': 'This was used this round already.',
  'refused.alwaysWorks': '{technology} works by itself: there is nothing to use.',
  'refused.nothingToUseOn': 'There is nothing it could be used on now, or {sheet} is not active.',
  'refused.relicNotNow': '{relic} is played at another time.',
  'refused.relicNotHeld': 'You do not hold this relic.',

  'rule.inscription/4.factions.why':
    'You are dealt three factions and lead one; all choices are shown together.',
  'rule.inscription/7.active.why':
    'In a strategy event one sheet is active: what the card and the dice give is spent there.',
  'rule.inscription/7.dice.why':
    'Black dice count for everybody; a focus die only where it is unlocked on the active sheet.',
  'rule.inscription/6.markers.why':
    'You can take back what you marked while anybody’s marker is up. When all are down the round goes on.',
  'rule.inscription/8.resources.why':
    'Resources must be spent while a mark for them exists. Trade goods and saved assets never must.',
  'rule.inscription/9.planets.why':
    'A planet asset unlocks a planet; its rows and columns bring assets when they are full.',
  'rule.inscription/9.wormholes.why':
    'With Gravity Drive a line runs into one wormhole and out of another, each only once.',
  'rule.inscription/11.build.why':
    'Cross out all icons of a unit, in any order, in as many rounds as you like.',
  'rule.inscription/11.deploy.why':
    'Above the deployment line: on its first row or beside another unit, over no anomaly and no unit.',
  'rule.inscription/12.strength.why':
    'Each marked node of the section counts one, and what is added counts too.',
  'rule.inscription/14.votes.why': 'Votes are cast in secret and are spent. On a tie one black die decides.',
  'rule.inscription/14.outcome.why': 'What was decided happens to every player.',
  'rule.inscription/15.commodities.why': 'A commodity fills the next icon of its row in the industry chart.',
  'rule.inscription/15.specialty.why':
    'A specialty is saved until it is spent, on whatever sheet it was claimed.',
  'rule.inscription/16.focus.why': 'An unlocked focus die counts whenever its sheet is active.',
  'rule.inscription/16.technologies.why':
    'A technology is unlocked by research, by its specialty or by a card.',
  'rule.inscription/18.factions.why': 'A card says what it does, and does as much of it as it can.',
  'rule.inscription/18.relic.why': 'A relic is secret until it is played; its points are yours either way.',
  'rule.inscription/19.completely.why': 'What a card does is done as completely as possible.',
} as const
