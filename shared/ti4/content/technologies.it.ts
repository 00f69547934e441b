import { factionTechnologiesIt } from './factionTechnologies.it.ts'
import { generalTechnologiesIt } from './generalTechnologies.it.ts'

/** What is read on technologies, in Italian. */
export const technologiesIt = { ...generalTechnologiesIt, ...factionTechnologiesIt }
