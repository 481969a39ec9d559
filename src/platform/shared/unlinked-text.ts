/** What mail programs make a link of, or what reads as one: addresses, hosts, schemes. */
const isAddress = (word: string): boolean =>
  /@|\/\/|[\p{L}\p{N}-][.\u3002]\p{L}{2,}|xn--|\d\.\d{1,12}\.\d{1,12}\.\d|^\W*(?:www\b|[a-z]+:\S)/iu.test(
    word,
  )

/**
 * What somebody has called themselves or a trip, for a letter to people who have not asked for it: one
 * line, without anything that looks like an address. Empty when nothing is left.
 */
export const plainWords = (text: string): string =>
  text
    .normalize('NFKC')
    .replaceAll(/\p{Cf}/gu, '')
    .split(/[\s\p{Cc}]+/u)
    .filter((word) => word !== '' && !isAddress(word))
    .join(' ')
