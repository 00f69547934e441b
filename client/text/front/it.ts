import { optionsIt } from '../options/it.ts'
import type { FrontWords } from './en.ts'

export const frontIt: FrontWords = {
  ...optionsIt,
  'house.motto': 'Imperi da un link condiviso',
  'house.what1': 'Grandi giochi di strategia nel browser, su un tabellone che conosce le regole.',
  'house.what2': 'Apri un tavolo, manda il link e ci siete tutti: niente account, niente da installare.',
  'house.what3': 'Si gioca dal vivo coi telefoni attorno a un tavolo, o per settimane, una mossa alla volta.',
  'house.fan':
    'Progetto amatoriale non ufficiale. I nomi sono dei rispettivi proprietari; disegni e testi sono nostri.',
  'game.ti3.what': 'Costruite insieme la galassia, poi trattate, votate e combattete fino al trono.',
  'game.ti4.what':
    'Ventiquattro fazioni, accordi e promesse, leggi e obiettivi segreti: dieci punti fino al trono.',
  'game.ti4.next': 'Con Prophecy of Kings e, volendo, i Codex. Thunder’s Edge verrà più avanti.',
  'game.inscription.what': 'Quattro fogli, una penna, un impero in una serata.',
  'home.games': 'Sullo scaffale',
  'home.players': '{min}–{max} giocatori',
  'home.newTable': 'Nuovo tavolo',
  'home.mine': 'I miei tavoli',
  'home.mine.none': 'I tavoli che apri o a cui ti siedi restano qui, in questo browser.',
  'home.open': 'Tavoli aperti',
  'home.open.none': 'Nessun tavolo aperto, per ora. Il tuo potrebbe essere il primo.',
  'home.open.host': '{host} invita',
  'home.open.free': '{free} {free|posto libero|posti liberi} su {seats}',
  'home.forget': 'Dimentica questo tavolo',
  'home.watching': 'Spettatore',
  'home.seated': 'Al tavolo',
  'new.title': 'Nuovo tavolo',
  'new.name': 'Il tuo nome',
  'new.preset': 'Che cosa si gioca',
  'new.usual': 'come al solito',
  'new.without': 'senza {what}',
  'option.group.table': 'Al tavolo',
  'new.open': 'Apri il tavolo',
  'option.galaxy.together.why': 'A turno ognuno posa i sistemi, come vuole il regolamento.',
  'option.galaxy.random.why': 'Le stesse regole con scelte casuali; si comincia subito.',
  'option.listing.invited.why': 'Soltanto chi riceve il link da te.',
  'option.listing.open.why': 'Il tavolo compare nella pagina iniziale.',
  'refused.manyListed': 'Hai già tre tavoli aperti in elenco. Invita con il link, o riempine uno.',
  'option.door.free.why':
    'Chi prende il posto di un bot a partita iniziata ne vede la mano, e tutti lo sanno.',
  'option.door.knock.why': 'Due di chi gioca fanno entrare i nuovi.',
  'option.windows.quick.why': 'Un momento per reagire resta aperto almeno qualche secondo.',
  'option.windows.1m.why': 'Un momento per reagire resta aperto almeno così a lungo.',
  'option.windows.10m.why': 'Un momento per reagire resta aperto almeno così a lungo.',
  'option.windows.1h.why': 'Un momento per reagire resta aperto almeno così a lungo.',
  'option.windows.8h.why': 'Un momento per reagire resta aperto almeno così a lungo.',
  'option.careful.no.why':
    'Chi non ha nulla di adatto non deve dirlo: se un momento resta aperto a lungo, forse qualcuno ha qualcosa.',
  'option.careful.yes.why':
    'Prudente: rispondono tutti, che abbiano qualcosa o no, così nemmeno una lunga attesa dice nulla.',
  'option.clock.none.why': 'Gli altri possono comunque far rispondere un bot.',

  'refused.tooManyRooms': "Hai aperto molti tavoli da poco. Aspetta un'ora.",
  'refused.unknownOption': 'Opzioni sconosciute. Ricarica la pagina.',
  'refused.unknownGame': 'Questo gioco non è ancora sullo scaffale.',
}
