import { room } from '../../net/room.ts'
import { say } from '../../text/text.ts'

/** A kind nobody has written a name for is read from its own word. */
export const momentName = (kind: string): string => say(`moment.${room.value?.game ?? ''}.${kind}`)
