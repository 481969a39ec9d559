/** As long as a question to the guide may be. */
const longest = 4000

const signs = Array.from(
  'azAZ07 \t\n,.;:!?\'"’«-–_/\\|$€£¥%@#&*+=~^`()[]{}<>éßœ日한ع😀\u00a0\u202f\u2003\u0301',
)

/** What texts are made of that a careless pattern goes over again from each of its places. */
const repeated = [
  ['1 ', '12 ', '123 ', '1,', '1.', '1,234 ', '1 234 ', '1,234.50 ', '1-', '1:', '1/', '1h '],
  ['$1 ', '1$ ', '1k ', '1 € ', 'CA$1 ', '12:30 ', '2027-01-01 ', '3 may ', 'may 3 ', '1.1.1.'],
  ['a ', 'a, ', 'a. ', "a'", 'a-', 'a1', 'a 1 ', '1 a ', 'A ', 'Aa ', 'aA', 'é ', 'ab,', '日 '],
  ['. ', ', ', '? ', '! ', '...', ' \n', '\t ', '()', '[]', '[](', '{{', '**', '"a":', '%40'],
  ['a@', 'a.', '@a.', 'a.b@', '/a', '//', 'www.', 'http://a', 'https://a.b/c '],
  ['to ', 'the ', 'de ', 'la ', 'and ', 'et ', 'of ', 'in ', 'i ', 'is ', 'not ', 'from ', 'how '],
  ['days ', '1 day ', '3 years old ', 'kids ', 'hotel ', 'museum ', 'visa ', 'not a ', 'hotles '],
  ['paris ', 'Paris, ', 'from paris to rome ', 'not paris but rome ', 'new york city '],
  ['YYZ CDG ', 'Louvre ', 'san jose ', 'asdfghjkl ', 'is it open? ', '100 usd in eur '],
].flat()

const filled = (unit: string): string =>
  unit.repeat(Math.ceil(longest / unit.length)).slice(0, longest)

/** A long text that repeats these words. */
export const textOf = (...words: readonly string[]): string => filled(`${words.join(' ')} `)

/** First the one word all over, then the other. */
export const halvesOf = (first: string, second: string): string =>
  textOf(first).slice(0, longest / 2) + textOf(second).slice(0, longest / 2)

/** Texts as long as they may be: every kind of sign, and what is made of several. */
export const longTexts: readonly string[] = [...signs, ...repeated].map(filled)

/** The same with another beginning and end, where a pattern fails only at the last moment. */
export const spoiltTexts: readonly string[] = longTexts.map((text) => `x${text.slice(2)}x`)

/** Milliseconds of processor that the process has used. */
const used = (): number => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

interface Patience {
  /** At this many milliseconds or fewer it is not measured again. */
  readonly enough: number
  readonly tries: number
}

/** Milliseconds of processor that something takes at its best: a busy machine is slow now and then. */
export function processorMs(work: () => void, { enough, tries }: Patience): number {
  const began = used()
  work()
  const ms = used() - began
  return ms <= enough || tries <= 1
    ? ms
    : Math.min(ms, processorMs(work, { enough, tries: tries - 1 }))
}

/** What the work below takes on the machine that the limits were set on. */
const referenceMs = 190

function referenceWork(): void {
  const counts = new Map<string, number>()
  for (let at = 0; at < 200_000; at += 1) {
    const key = `w${at % 5000}`
    counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  const text = '<'.repeat(4000)
  for (let at = 0; at < 12; at += 1) text.replaceAll(/<[^>]*>/g, '')
}

/** How many times as slow as the reference this machine is, 1 at least: limits in milliseconds grow by it. */
export const slowness = (): number =>
  Math.max(1, processorMs(referenceWork, { enough: referenceMs, tries: 5 }) / referenceMs)
