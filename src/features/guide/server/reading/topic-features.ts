import { countryNicknames } from '../../domain/country-names.ts'
import { fold } from '../../domain/fold.ts'
import towns from '../../texts/towns.json' with { type: 'json' }
import { meaningsAt, type WordKind } from './lexicon.ts'
import type { Reader } from './tokens.ts'

/** Features are numbered by a hash: no table of words has to be kept. */
export const featureCount = 2 ** 15

/** Of these the kind matters, and not which one it is. */
const kinds: ReadonlySet<WordKind> = new Set(['month', 'weekday', 'season', 'currency'])
/** Of these it matters that one is named, beside its words. */
const told: readonly WordKind[] = [
  'diet',
  'mobility',
  'cuisine',
  'taste',
  'transport',
  'nationality',
  'number',
  'unit',
  'ordinal',
]
const nameLongest = 3
const pieceLength = 4

/** Everyday words of the same letters as a short name of a country or a town. */
const everyday = new Set(
  'us the ai in man reunion guinea dominica bath nice states america'.split(' '),
)

/** Countries and towns as travellers write them; of other names their words tell enough. */
function placeNames(): ReadonlySet<string> {
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
  const countries = ['en', 'fr'].flatMap((language) => {
    const names = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' })
    return letters.flatMap((a) => letters.map((b) => names.of(a + b) ?? ''))
  })
  const all = [
    ...towns.map(({ slug }) => slug),
    ...countries,
    ...[...countryNicknames.values()].flat(),
  ]
  const folded = all.map((name) => fold(name.replace(/\(.{0,80}\)/, '')))
  return new Set(folded.filter((name) => name !== '' && !everyday.has(name)))
}
let names: ReadonlySet<string> | undefined

/** FNV-1a. */
function numberOf(feature: string): number {
  let hash = 2166136261
  for (let at = 0; at < feature.length; at += 1)
    hash = Math.imul(hash ^ feature.charCodeAt(at), 16777619)
  return (hash ^ (hash >>> 15)) & (featureCount - 1)
}

interface Sign {
  readonly text: string
  readonly at: number
  /** It stands for a place, a number or a month. */
  readonly isPlaceholder: boolean
}

function placeAt(reader: Reader, at: number): number {
  names ??= placeNames()
  for (let length = nameLongest; length > 0; length -= 1) {
    const words = Array.from({ length }, (_, by) => reader.text(at + by))
    if (words.at(-1) && names.has(words.join(' '))) return length
  }
  return 0
}

/** Whether a word is of a name that no table of places holds. */
type IsName = (at: number) => boolean
const never: IsName = () => false

/** The words of a part of a message, names and figures by their kind. */
function signsIn(reader: Reader, from: number, to: number, isName: IsName): readonly Sign[] {
  const found: Sign[] = []
  for (let at = from; at < to; at += 1) {
    const { kind, text } = reader.tokens[at] ?? { kind: 'sign', text: '' }
    const place = placeAt(reader, at)
    const meaning = meaningsAt((n) => reader.text(n), at).find((one) => kinds.has(one.kind))
    if (place > 0) found.push({ text: '<place>', at, isPlaceholder: true })
    else if (kind === 'number') found.push({ text: '<number>', at, isPlaceholder: true })
    else if (/^[$€£¥]$/.test(text)) found.push({ text: '<currency>', at, isPlaceholder: true })
    else if (meaning) found.push({ text: `<${meaning.kind}>`, at, isPlaceholder: true })
    else if (isName(at)) {
      if (found.at(-1)?.text !== '<name>') found.push({ text: '<name>', at, isPlaceholder: true })
    } else if (kind === 'word') found.push({ text, at, isPlaceholder: false })
    at += Math.max(0, place - 1, place === 0 && meaning ? meaning.length - 1 : 0)
  }
  return found
}

/** A word and its pieces, by which its other forms and its slips are known. */
function ofWord(word: string): readonly string[] {
  const edged = word.length < pieceLength ? '' : `^${word}$`
  const pieces = Array.from(
    { length: Math.max(0, edged.length - pieceLength + 1) },
    (_, at) => `#${edged.slice(at, at + pieceLength)}`,
  )
  return [word, ...pieces]
}

/** What tells of a part of a message what it asks: its words, their pieces and its pairs of words; in a talk also beside what was said before. */
export function featuresIn(
  reader: Reader,
  from: number,
  to: number,
  {
    context = [],
    alone = [],
    isName = never,
  }: {
    /** What was said before: each word beside it is a sign of its own. */
    readonly context?: readonly string[]
    /** Signs that stand by themselves. */
    readonly alone?: readonly string[]
    readonly isName?: IsName
  } = {},
): readonly number[] {
  const signs = signsIn(reader, from, to, isName)
  const own = signs.flatMap(({ text, isPlaceholder }) => (isPlaceholder ? [text] : ofWord(text)))
  const pairs = signs.map(({ text }, at) => `${signs[at - 1]?.text ?? '^'} ${text}`)
  const last = signs.at(-1)
  const found = Array.from({ length: to - from }, (_, by) =>
    meaningsAt((n) => reader.text(n), from + by).map(({ kind }) => kind),
  ).flat()
  const named = told.filter((kind) => found.includes(kind)).map((kind) => `<${kind}>`)
  const whole = [...own, ...pairs, ...named, ...(last ? [`${last.text} $`] : [])]
  const words = [...signs.map(({ text }) => text), ...named]
  const crossed = context.flatMap((one) => [one, ...words.map((word) => `${one} & ${word}`)])
  return [...new Set([...whole, ...alone, ...crossed].map(numberOf))]
}

/** Features of one word alone; none of a name or a figure. */
export function featuresOf(reader: Reader, at: number): readonly number[] {
  const [sign] = signsIn(reader, at, at + 1, never)
  return sign && !sign.isPlaceholder ? [...new Set(ofWord(sign.text).map(numberOf))] : []
}
