import type { WordedLike } from '../../galaxy/content/worded.ts'
import type { FactionId } from './factionIds.ts'
import type { Reprinted } from './printings.ts'
import type { SetId } from './sets.ts'
import type { Window } from './windows.ts'

/** The moments of Action Cards, and those only notes have. */
export type NoteWindow =
  | Window
  | 'strategyPhaseEnd'
  | 'turnStart'
  | 'afterCombatRolls'
  | 'whenCommandTokensGained'
  | 'whenCommoditiesReplenished'
  | 'afterResearch'
  | 'whenUnitAbilityRoll'
  | 'whenReceived'

const printed = {
  ceasefire: {
    id: 'ceasefire',
    set: 'base',
    owner: 'colour',
    name: 'Ceasefire',
    play: { window: 'afterActivation', whose: 'owner' },
    returns: 'onceResolved',
    text: 'When the owner has activated a system with units of yours, nothing of theirs can move into it. The note then goes home.',
  },
  political_secret: {
    id: 'political_secret',
    set: 'base',
    owner: 'colour',
    name: 'Political Secret',
    play: { window: 'whenAgendaRevealed' },
    returns: 'onceResolved',
    text: 'As an agenda is revealed: until it is resolved its owner has no votes, plays no Action Cards and uses no faction abilities. The note then goes home.',
  },
  support_for_the_throne: {
    id: 'support_for_the_throne',
    set: 'base',
    owner: 'colour',
    name: 'Support for the Throne',
    play: { window: 'whenReceived' },
    playArea: true,
    returns: 'onActivation',
    text: "Lies open before you as soon as another's comes to you, and is worth 1 victory point. It goes home, and the point with it, once you activate a system with the owner's units or the owner is eliminated.",
  },
  trade_agreement: {
    id: 'trade_agreement',
    set: 'base',
    owner: 'colour',
    name: 'Trade Agreement',
    play: { window: 'whenCommoditiesReplenished', whose: 'owner' },
    returns: 'onceResolved',
    text: 'When the owner replenishes Commodities, all of them are given to you. The note then goes home.',
  },
  alliance: {
    id: 'alliance',
    set: 'pok',
    owner: 'colour',
    name: 'Alliance',
    play: { window: 'whenReceived' },
    playArea: true,
    returns: 'onActivation',
    text: "Lies open before you as soon as another's comes to you: the owner's Commander, if unlocked, is yours to use too. It goes home once you activate a system with the owner's units.",
  },
  stymie: {
    id: 'stymie',
    set: 'base',
    owner: 'arborec',
    name: 'Stymie',
    play: { window: 'afterShipsMove', whose: 'another' },
    returns: 'onceResolved',
    playArea: false,
    text: 'When others have moved ships into a system with units of yours, 1 Command Token from their reinforcements may go, at your choice, into any system but a Home System. The note then goes home.',
    first: {
      play: { window: 'action' },
      playArea: true,
      returns: 'onActivation',
      text: 'Action: lay it open. Systems with units of yours, Home Systems aside, and those adjacent to them let the Arborec produce nothing. It goes home once you activate a system with Arborec units.',
    },
  },
  war_funding: {
    id: 'war_funding',
    set: 'base',
    owner: 'letnev',
    name: 'War Funding',
    play: { window: 'afterCombatRolls', whose: 'own', in: 'space' },
    returns: 'onceResolved',
    text: 'When both sides have rolled in a space combat of yours, you may have the opponent reroll everything, and reroll any dice of your own. The note then goes home.',
    first: {
      play: { window: 'combatRoundStart', whose: 'own', in: 'space' },
      text: 'As a round of space combat starts: the Letnev lose 2 Trade Goods, and any dice of yours may be rerolled in it. The note then goes home.',
    },
  },
  raghs_call: {
    id: 'raghs_call',
    set: 'base',
    owner: 'saar',
    name: "Ragh's Call",
    play: { window: 'afterLanding', whose: 'own' },
    returns: 'onceResolved',
    text: 'When you have committed units to a planet, all ground forces of the Saar there go to another planet of theirs, which you choose. The note then goes home.',
  },
  fires_of_the_gashlai: {
    id: 'fires_of_the_gashlai',
    set: 'base',
    owner: 'muaat',
    name: 'Fires of the Gashlai',
    play: { window: 'action' },
    returns: 'onceResolved',
    text: 'Action: 1 token of the Muaat Fleet Pool goes back to their reinforcements, and you gain the technology of your War Sun. The note then goes home.',
  },
  trade_convoys: {
    id: 'trade_convoys',
    set: 'base',
    owner: 'hacan',
    name: 'Trade Convoys',
    play: { window: 'action' },
    playArea: true,
    returns: 'onActivation',
    text: 'Action: lay it open. Your partners in transactions need not be neighbours. It goes home once you activate a system with Hacan units.',
  },
  military_support: {
    id: 'military_support',
    set: 'base',
    owner: 'sol',
    name: 'Military Support',
    play: { window: 'turnStart', whose: 'owner' },
    returns: 'onceResolved',
    text: "As the Sol player's turn starts: 1 token of their Strategy Pool, if there is one, goes back to reinforcements, and 2 Infantry of yours may appear on a planet you control. The note then goes home.",
  },
  creuss_iff: {
    id: 'creuss_iff',
    set: 'base',
    owner: 'creuss',
    name: 'Creuss IFF',
    play: { window: 'turnStart', whose: 'own' },
    returns: 'onceResolved',
    text: "As your turn in the Action Phase starts: place or move a Creuss wormhole token. Its system must have a planet you control, or be no Home System and free of others' ships. The note then goes home.",
  },
  cybernetic_enhancements: {
    id: 'cybernetic_enhancements',
    set: 'base',
    owner: 'l1z1x',
    name: 'Cybernetic Enhancements',
    play: { window: 'whenCommandTokensGained', whose: 'own' },
    returns: 'onceResolved',
    text: 'When the Status Phase gives you Command Tokens, it gives you 1 more. The note then goes home.',
    first: {
      play: { window: 'turnStart', whose: 'own' },
      text: 'As your turn starts: 1 token of the L1Z1X Strategy Pool goes back to their reinforcements, and 1 of yours comes from reinforcements into your Strategy Pool. The note then goes home.',
    },
  },
  promise_of_protection: {
    id: 'promise_of_protection',
    set: 'base',
    owner: 'mentak',
    name: 'Promise of Protection',
    play: { window: 'action' },
    playArea: true,
    returns: 'onActivation',
    text: 'Action: lay it open. Pillage cannot be used on you. It goes home once you activate a system with Mentak units.',
  },
  gift_of_prescience: {
    id: 'gift_of_prescience',
    set: 'base',
    owner: 'naalu',
    name: 'Gift of Prescience',
    play: { window: 'strategyPhaseEnd' },
    playArea: true,
    returns: 'afterStatusPhase',
    text: 'When the Strategy Phase ends: lay it open and take the Naalu 0 token onto your Strategy Card. You are first in initiative order, and Telepathic has no effect in this game round. The note goes home when the Status Phase ends.',
  },
  antivirus: {
    id: 'antivirus',
    set: 'base',
    owner: 'nekro',
    name: 'Antivirus',
    play: { window: 'combatStart' },
    playArea: true,
    returns: 'onActivation',
    text: 'As a combat starts: lay it open. Technological Singularity cannot be used on you. It goes home once you activate a system with Nekro units.',
  },
  tekklar_legion: {
    id: 'tekklar_legion',
    set: 'base',
    owner: 'sardakk',
    name: 'Tekklar Legion',
    play: { window: 'combatStart', whose: 'own', in: 'ground' },
    returns: 'onceResolved',
    text: "As a ground combat starts: +1 on all your combat rolls in it, and -1 on those of the N'orr, if they are the opponent. The note then goes home.",
  },
  research_agreement: {
    id: 'research_agreement',
    set: 'base',
    owner: 'jolnar',
    name: 'Research Agreement',
    play: { window: 'afterResearch', whose: 'owner' },
    returns: 'onceResolved',
    text: 'When the Jol-Nar have researched a technology that belongs to no faction, you gain it too. The note then goes home.',
  },
  acquiescence: {
    id: 'acquiescence',
    set: 'base',
    owner: 'winnu',
    name: 'Acquiescence',
    play: { window: 'whenStrategicAction', whose: 'owner' },
    returns: 'onceResolved',
    text: 'When the Winnu resolve a Strategic Action, its secondary ability costs you no Command Token, neither spent nor placed. The note then goes home.',
    first: {
      play: { window: 'strategyPhaseEnd' },
      text: 'When the Strategy Phase ends: a Strategy Card of yours and one that the Winnu chose change hands. The note then goes home.',
    },
  },
  political_favor: {
    id: 'political_favor',
    set: 'base',
    owner: 'xxcha',
    name: 'Political Favor',
    play: { window: 'whenAgendaRevealed' },
    returns: 'onceResolved',
    text: 'As an agenda is revealed: the Xxcha lose 1 token of their Strategy Pool to reinforcements, and the agenda is discarded. The next one of the deck is revealed and voted on in its place. The note then goes home.',
  },
  greyfire_mutagen: {
    id: 'greyfire_mutagen',
    set: 'base',
    owner: 'yin',
    name: 'Greyfire Mutagen',
    play: { window: 'combatStart', whose: 'own', in: 'ground' },
    returns: 'onceResolved',
    text: 'As a ground combat starts against at least 2 ground forces, of anybody but the Yin: 1 of the Infantry against you is replaced by 1 of yours. The note then goes home.',
    first: {
      play: { window: 'afterActivation' },
      text: 'When a system has been activated: for this Tactical Action the Yin go without faction abilities and faction technologies. The note then goes home.',
    },
  },
  spy_net: {
    id: 'spy_net',
    set: 'base',
    owner: 'yssaril',
    name: 'Spy Net',
    play: { window: 'turnStart', whose: 'own' },
    returns: 'onceResolved',
    text: 'As your turn starts: see all Action Cards of the Yssaril, and take 1 of them. The note then goes home.',
  },
  strike_wing_ambuscade: {
    id: 'strike_wing_ambuscade',
    set: 'pok',
    owner: 'argent',
    name: 'Strike Wing Ambuscade',
    play: { window: 'whenUnitAbilityRoll', whose: 'own' },
    returns: 'onceResolved',
    text: 'When units of yours roll for a unit ability, 1 of them, at your choice, rolls 1 more die. The note then goes home.',
  },
  blood_pact: {
    id: 'blood_pact',
    set: 'pok',
    owner: 'empyrean',
    name: 'Blood Pact',
    play: { window: 'action' },
    playArea: true,
    returns: 'onActivation',
    text: 'Action: lay it open. Voting for the same outcome as the Empyrean, you cast 4 more votes for it. It goes home once you activate a system with Empyrean units.',
  },
  dark_pact: {
    id: 'dark_pact',
    set: 'pok',
    owner: 'empyrean',
    name: 'Dark Pact',
    play: { window: 'action' },
    playArea: true,
    returns: 'onActivation',
    text: 'Action: lay it open. Each time you give the Empyrean as many Commodities as your Commodity value, they and you gain 1 Trade Good each. It goes home once you activate a system with Empyrean units.',
  },
  scepter_of_dominion: {
    id: 'scepter_of_dominion',
    set: 'pok',
    owner: 'mahact',
    name: 'Scepter of Dominion',
    play: { window: 'strategyPhaseStart' },
    returns: 'onceResolved',
    text: 'As the Strategy Phase starts: name a system with units of yours, not a Home System. Everybody else of whom the Mahact sheet holds a token puts one from reinforcements there. The note then goes home.',
  },
  black_market_forgery: {
    id: 'black_market_forgery',
    set: 'pok',
    owner: 'naaz_rokha',
    name: 'Black Market Forgery',
    play: { window: 'action' },
    returns: 'onceResolved',
    text: 'Action: for 2 of your relic fragments of one type, which are purged, gain 1 relic. The note then goes home.',
  },
  the_cavalry: {
    id: 'the_cavalry',
    set: 'pok',
    owner: 'nomad',
    name: 'The Cavalry',
    play: { window: 'combatStart', whose: 'own', in: 'space' },
    returns: 'afterCombat',
    text: "As a space combat starts, not one against the Nomad: 1 of your ships, no Fighter, fights it with the combat value, Sustain Damage and Anti-Fighter Barrage of the Nomad's Flagship. The note goes home when it is over.",
  },
  terraform: {
    id: 'terraform',
    set: 'pok',
    owner: 'titans',
    name: 'Terraform',
    play: { window: 'action' },
    attaches: true,
    returns: 'never',
    text: 'Action: attach it to a planet you control outside Home Systems, except Mecatol Rex. It has +1 resources, +1 influence and all 3 traits: cultural, hazardous and industrial.',
  },
  crucible: {
    id: 'crucible',
    set: 'pok',
    owner: 'vuilraith',
    name: 'Crucible',
    play: { window: 'afterActivation', whose: 'own' },
    returns: 'onceResolved',
    text: 'When you have activated a system: during this movement your ships roll for no gravity rift, and those that leave or cross one have a further +1 move. The note then goes home.',
  },
  keleres_rider: {
    id: 'keleres_rider',
    set: 'codex3',
    owner: 'keleres',
    name: 'Keleres Rider',
    play: { window: 'afterAgendaRevealed', rider: true },
    returns: 'onceResolved',
    text: 'After an agenda is revealed: give up your vote on it and predict its outcome aloud. If you are right, draw 1 Action Card and gain 2 Trade Goods. The note then goes home.',
  },
} as const

export type PromissoryNoteId = keyof typeof printed

/** When its holder may use it. */
export interface NotePlay {
  readonly window: NoteWindow
  /** Whose deed the moment is: the holder's, another player's than the holder, or that of the note's owner. Anybody's where absent. */
  readonly whose?: 'own' | 'another' | 'owner'
  readonly in?: 'space' | 'ground'
  /** It predicts an outcome instead of voting. [8.22] */
  readonly rider?: true
}

interface Printed {
  readonly text: string
  readonly play: NotePlay
  /** It lies open before its holder from then on, and cannot be traded. */
  readonly playArea?: boolean
  /** It lies on a planet, and counts as lying before whoever controls that. */
  readonly attaches?: true
  /** When it goes home to its owner; what leaves by activation does so when its holder activates a system with his units. */
  readonly returns: 'onceResolved' | 'onActivation' | 'afterCombat' | 'afterStatusPhase' | 'never'
}

export interface PromissoryNote extends Printed, Reprinted<Printed> {
  readonly id: PromissoryNoteId
  readonly set: SetId
  /** Every player has those of his colour. */
  readonly owner: FactionId | 'colour'
  readonly name: string
}

export const promissoryNotes: Readonly<Record<PromissoryNoteId, PromissoryNote>> = printed

export type PromissoryNoteWords = WordedLike<typeof printed>
