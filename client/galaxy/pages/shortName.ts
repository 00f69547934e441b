const letters = (text: string) => text.toLowerCase().replace(/[^a-z\d]/g, '')

/** The one word of its name a people goes by, which is what its id says too. */
export const shortName = (name: string, id: string) =>
  name.split(' ').find(word => letters(word).startsWith(letters(id))) ?? name
