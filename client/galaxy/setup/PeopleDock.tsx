import type { Asked } from '../../room/asked.ts'
import { say } from '../../text/text.ts'
import { edition } from '../edition.ts'
import { nameOf } from '../names.ts'
import { PeopleFacts } from './PeopleFacts.tsx'
import { ReadDock } from './ReadDock.tsx'
import { Story } from './Story.tsx'

/** A people is read before it is kept: what it can do and what it starts with. */
export const PeopleDock = ({ ask }: { ask: Asked }) => (
  <ReadDock
    ask={ask}
    named={id => nameOf(edition.peoples, id)}
    about={id => (
      <>
        <h2>{nameOf(edition.peoples, id)}</h2>
        <Story people={id} />
        <PeopleFacts id={id} theirs />
      </>
    )}
    hint={say('galaxy.people.read')}
    yes={say('galaxy.people.keep')}
  />
)
