/** What mail programs make a link of, or what reads as one: addresses, hosts, schemes. */
const isAddress = (word: string): boolean =>
  /@|\/\/|[\p{L}\p{N}-][.\u3002]\p{L}{2,}|xn--|\d\.\d{1,12}\.\d{1,12}\.\d|^\W*(?:www\b|[a-z]+:\S)/iu.test(
    word,
  )

/**
 * Cleans a user's or trip's name for letters to people who did not ask for one: a single line without
 * anything that looks like a URL or an email address. May return an empty string.
 */
export const plainWords = (text: string): string =>
  text
    .normalize('NFKC')
    .replaceAll(/\p{Cf}/gu, '')
    .split(/[\s\p{Cc}]+/u)
    .filter((word) => word !== '' && !isAddress(word))
    .join(' ')
