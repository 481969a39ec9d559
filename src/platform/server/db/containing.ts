/** A pattern for `like` on what is lower-cased: whatever contains the words, their signs taken as they are. */
export const containing = (words: string): string =>
  `%${words.toLowerCase().replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`
