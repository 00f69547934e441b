/** The members of an object in words, to be put beside others. */
export const membersOf = (members: object) => JSON.stringify(members).slice(1, -1)
