import { fold } from '../domain/fold.ts'

const monthsAndDays = new Set(
  'january february march april may june july august september october november december monday tuesday wednesday thursday friday saturday sunday janvier fevrier mars avril mai juin juillet aout septembre octobre novembre decembre lundi mardi mercredi jeudi vendredi samedi dimanche'.split(
    ' ',
  ),
)
/** Beside a figure that stands somewhere. */
const currencies = new Set('ca cad us usd eur gbp jpy aud c f km m'.split(' '))
const numberWords = new Map(
  'one two three four five six seven eight nine ten eleven twelve'
    .split(' ')
    .map((word, at) => [word, String(at + 1)] as const),
)
/** Capitals that begin sentences and lists are no names. */
const figure = /\d+(?:[.,\s\u00a0\u202f]\d{3})*(?:[.,]\d+)?/g
const sentenceEnd = /(?<=[.!?])\s+|\n+/
const properName = /\p{Lu}[\p{L}\p{M}’'-]*/gu

const plainNumber = (text: string): string => {
  const bare = text.replaceAll(/[\s\u00a0\u202f]/g, '')
  const last = Math.max(bare.lastIndexOf(','), bare.lastIndexOf('.'))
  const isGroup = last >= 0 && bare.length - last - 1 === 3
  const whole =
    last < 0 || isGroup
      ? bare.replaceAll(/[.,]/g, '')
      : `${bare.slice(0, last).replaceAll(/[.,]/g, '')}.${bare.slice(last + 1)}`
  return String(Number(whole))
}

/** What an answer may rest on: tools' results, the question, the frame. */
export interface Ground {
  readonly numbers: ReadonlySet<string>
  readonly words: ReadonlySet<string>
}

export function groundOf(texts: readonly string[]): Ground {
  const numbers = new Set<string>()
  const words = new Set<string>()
  for (const text of texts) {
    for (const [found] of text.matchAll(/\d+(?:\.\d+)?/g)) numbers.add(String(Number(found)))
    for (const [found] of text.matchAll(figure)) numbers.add(plainNumber(found))
    for (const word of fold(text).split(' ')) words.add(word)
  }
  return { numbers, words }
}

const isKnownNumber = ({ numbers }: Ground, text: string): boolean => {
  const value = Number(plainNumber(text))
  if (numbers.has(String(value))) return true
  // A sum may be told without its cents, and of a big one the whole hundreds are not.
  return [...numbers].some(
    (one) =>
      Math.round(Number(one)) === value &&
      Math.abs(Number(one) - value) < 0.5 &&
      !Number.isInteger(Number(one)),
  )
}

/** What of a sentence stands nowhere. */
function inventedIn(sentence: string, ground: Ground): readonly string[] {
  const figures = [...sentence.matchAll(figure)]
    .map(([found]) => found)
    .filter((found) => !isKnownNumber(ground, found))
  const spelled = fold(sentence)
    .split(' ')
    .flatMap((word) => {
      const value = numberWords.get(word)
      return value && value !== '1' && !ground.numbers.has(value) && !ground.words.has(word)
        ? [word]
        : []
    })
  const bare = sentence.replace(/^[\s>*#\-–•"“«(]+/u, '')
  const start = sentence.length - bare.length
  const names = [...sentence.matchAll(properName)].flatMap((match) => {
    const [name] = match
    const isFirst = match.index === start
    const parts = fold(name)
      .split(' ')
      .filter((part) => part.length > 1)
    const isKnown = parts.every(
      (part) =>
        currencies.has(part) || ground.words.has(part) || ground.words.has(part.replace(/s$/, '')),
    )
    if (isKnown || parts.length === 0) return []
    // The first word of a sentence has a capital anyhow; a day or a month there is a claim all the same.
    return isFirst && !monthsAndDays.has(parts[0] ?? '') && !isNameLike(sentence, match.index, name)
      ? []
      : [name]
  })
  const days = fold(sentence)
    .split(' ')
    .filter(
      (word) =>
        monthsAndDays.has(word) &&
        word !== 'may' &&
        word !== 'march' &&
        word !== 'mars' &&
        !ground.words.has(word),
    )
  return [...figures, ...spelled, ...names, ...days]
}

/** A first word is a name where another capital, or 'is', 'has', 'costs' follows it. */
function isNameLike(sentence: string, at: number, name: string): boolean {
  const next = sentence.slice(at + name.length).trimStart()
  return (
    /^(?:\p{Lu}|is\b|has\b|was\b|costs\b|opens\b|closes\b|lies\b|est\b|a\b|co[uû]te\b|ouvre\b|ferme\b|offers\b|serves\b)/u.test(
      next,
    ) && !commonFirst.has(fold(name))
  )
}
const commonFirst = new Set(
  'the it this that there here he she they we you i in on at for from with and but or if when while a an my your our its what which who how as le la les il elle on ce cette un une des en dans pour avec et mais si quand ici son sa ses votre vos notre yes no oui non also both each every most some all highs lows admission entry tickets rain prices'.split(
    ' ',
  ),
)

export interface Grounded {
  readonly text: string
  readonly dropped: readonly string[]
}

/** A text without the sentences that name what stands nowhere. */
export function groundedText(text: string, ground: Ground): Grounded {
  const dropped: string[] = []
  const lines = text.split('\n').map((line) => {
    const kept = line.split(sentenceEnd).filter((sentence) => {
      if (sentence.trim() === '') return true
      const invented = inventedIn(sentence, ground)
      if (invented.length > 0) dropped.push(sentence)
      return invented.length === 0
    })
    return kept.join(' ')
  })
  const told = lines
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
  return { text: told, dropped }
}
