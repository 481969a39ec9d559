import { fromMajor, toMajor } from '#platform/shared/money.ts'
import { convert, isCurrency } from '#platform/shared/reference-rates.ts'
import type { FrameMoney } from '../../contract/frame.schema.ts'
import { meaningOf } from './lexicon.ts'
import type { Reader } from './tokens.ts'

export interface ReadMoney {
  readonly money: FrameMoney | null
  /** Currencies that are named, in their order: of a question about rates. */
  readonly currencies: readonly string[]
  /** A sum for one thing, as "hotels under $150". */
  readonly isLimit: boolean
  /** What a sum is not for. */
  readonly without: readonly string[]
}

const signs = new Map([
  ['$', 'CAD'],
  ['€', 'EUR'],
  ['£', 'GBP'],
  ['¥', 'JPY'],
])
const dollarsOf = new Map([
  ['ca', 'CAD'],
  ['c', 'CAD'],
  ['cad', 'CAD'],
  ['us', 'USD'],
  ['usd', 'USD'],
  ['au', 'AUD'],
  ['a', 'AUD'],
  ['nz', 'NZD'],
])
const plainDollars = new Set(['dollars', 'dollar', 'bucks', 'piastres', 'pieces'])
const budgetWords = new Set(['budget', 'spend', 'spending', 'depenser', 'cost', 'total'])
const limitWords = new Set(
  'under below max maximum less moins atmost sous upto most within'.split(' '),
)

interface Found {
  readonly amount: number
  readonly currency: string | undefined
  readonly from: number
  readonly to: number
}

/** A number with what follows it: '4k', '4 thousand', '1 200'. */
function amountAt(reader: Reader, at: number): { amount: number; next: number } | undefined {
  let amount = reader.value(at)
  if (!Number.isFinite(amount)) return undefined
  let next = at + 1
  const raw = reader.text(next)
  if (
    amount < 1000 &&
    /^\d{3}$/.test(raw) &&
    /^\d{1,3}$/.test(reader.text(at)) &&
    isMoneyNear(reader, at, next + 1)
  ) {
    amount = amount * 1000 + reader.value(next)
    next += 1
  }
  if (
    reader.text(next) === 'k' ||
    reader.text(next) === 'grand' ||
    reader.text(next) === 'thousand' ||
    reader.text(next) === 'mille'
  ) {
    amount *= 1000
    next += 1
  }
  return { amount, next }
}

function isMoneyNear(reader: Reader, at: number, next: number): boolean {
  return (
    signs.has(reader.text(at - 1)) ||
    reader.text(at - 1) === 'r' ||
    meaningOf((n) => reader.text(n), at - 1, 'currency') !== undefined ||
    signs.has(reader.text(next)) ||
    plainDollars.has(reader.text(next)) ||
    meaningOf((n) => reader.text(n), next, 'currency') !== undefined
  )
}

/** "jpy 250000", "R45 000": the currency stands before its sum. */
function currencyAhead(reader: Reader, at: number, amount: number): string | undefined {
  const isRand = reader.text(at - 1) === 'r' && reader.tokens[at - 1]?.end === reader.tokens[at]?.at
  if (isRand) return 'ZAR'
  const named = meaningOf((n) => reader.text(n), at - 1, 'currency')
  const isCode = named !== undefined && isCurrency(named.value) && reader.text(at - 1).length === 3
  return isCode && amount >= 20 ? named.value : undefined
}

/** A number without a currency that can only be money. */
function bareSum(reader: Reader, at: number, amount: number, next: number): Found | undefined {
  const textAt = (n: number) => reader.text(n)
  const isBudget =
    [-1, -2, -3, -4].some((by) => budgetWords.has(textAt(at + by))) || budgetWords.has(textAt(next))
  const isOwn =
    amount >= 300 &&
    [-1, -2].some((by) => /^(?:got|have|saved|aside|avons|ai)$/.test(textAt(at + by))) &&
    /^(?:for|to|pour|and|in|total|,|\.|)$/.test(textAt(next))
  // "6000 for both", "2500 all in"
  const isForAll =
    amount >= 300 &&
    /^(?:(?:for|pour) (?:both|us|two|three|four|everyone|all|nous|tous|deux)|all (?:in|told)|altogether|tout compris)\b/.test(
      `${textAt(next)} ${textAt(next + 1)}`,
    )
  // "Is 3000 enough", "4000 suffit"
  const isEnough = amount >= 100 && /^(?:enough|plenty|assez|suffi\p{L}*)$/u.test(textAt(next))
  const isEach =
    amount >= 50 &&
    (/^(?:per|par) (?:person|personne|head|adult)$/.test(`${textAt(next)} ${textAt(next + 1)}`) ||
      (/^(?:each|apiece|chacun|chacune|pp)$/.test(textAt(next)) &&
        [-1, -2, -3].some((by) => /^(?:have|budget|got|spend|max|d|avons)$/.test(textAt(at + by)))))
  const isLimited =
    ([1, 2].some((by) => limitWords.has(textAt(at - by))) ||
      (/^(?:over|above)$/.test(textAt(at - 1)) &&
        /^(?:nothing|not|none|rien)$/.test(textAt(at - 2)))) &&
    !/^(?:days?|nights?|people|km|minutes?|min|hours?|h|years?|am|pm|jours?|nuits?|ans|personnes?|m|%|kg|lbs?|stops?|things?)$/.test(
      textAt(next),
    )
  // "4k with flights": so much is written of money only.
  if (textAt(next - 1) === 'k' && amount >= 1000 && amount < 100_000)
    return { amount, currency: undefined, from: at, to: next }
  const isPer =
    amount >= 20 && /^(?:a|per|par|la) (?:night|nuit)$/.test(`${textAt(next)} ${textAt(next + 1)}`)
  return (isEach ||
    isOwn ||
    isForAll ||
    isEnough ||
    (isPer && isBudget) ||
    (isLimited ? amount >= 10 : amount >= 100 && isBudget)) &&
    !(amount >= 2024 && amount <= 2040 && Number.isInteger(amount) && !textAt(at).includes(','))
    ? { amount, currency: undefined, from: at, to: next }
    : undefined
}

function sumAt(reader: Reader, at: number): Found | undefined {
  const textAt = (n: number) => reader.text(n)
  const read = amountAt(reader, at)
  if (!read) return undefined
  const { amount, next } = read
  const before = signs.get(textAt(at - 1))
  if (before) {
    const own = before === 'CAD' ? dollarsOf.get(textAt(at - 2)) : undefined
    const named = meaningOf(textAt, next, 'currency')
    const after = named && isCurrency(named.value) && before === 'CAD' ? named : undefined
    return {
      amount,
      currency: after?.value ?? own ?? before,
      from: at - (own ? 2 : 1),
      to: next + (after?.length ?? 0),
    }
  }
  const ahead = currencyAhead(reader, at, amount)
  if (ahead) return { amount, currency: ahead, from: at - 1, to: next }
  const behind = signs.get(textAt(next))
  if (behind) {
    const own = behind === 'CAD' ? dollarsOf.get(textAt(next + 1)) : undefined
    return { amount, currency: own ?? behind, from: at, to: next + (own ? 2 : 1) }
  }
  const named = meaningOf(textAt, next, 'currency')
  if (named && named.value !== 'MAD' && named.value !== 'TRY')
    return { amount, currency: named.value, from: at, to: next + named.length }
  if (plainDollars.has(textAt(next))) {
    const own = meaningOf(textAt, next + 1, 'currency')
    const isUs = /^(?:us|usd|american)$/.test(textAt(next + 1))
    return {
      amount,
      currency: isUs ? 'USD' : (own?.value ?? 'CAD'),
      from: at,
      to: next + 1 + (isUs || own ? 1 : 0),
    }
  }
  const isUs =
    amount >= 50 &&
    textAt(next) === 'us' &&
    /^(?:for|total|each|per|all|in|,|\.|)$/.test(textAt(next + 1))
  if (isUs) return { amount, currency: 'USD', from: at, to: next + 1 }
  return bareSum(reader, at, amount, next)
}

const perWords: readonly (readonly [FrameMoney['per'], readonly string[]])[] = [
  [
    'person',
    'per person,a person,each,pp,per head,apiece,par personne,chacun,chacune,per adult,p p'.split(
      ',',
    ),
  ],
  ['night', ['per night', 'a night', 'nightly', 'par nuit', 'la nuit', 'each night']],
  ['day', ['per day', 'a day', 'daily', 'par jour', 'each day']],
]
const leads = /^(?:without|excluding|excl|minus|counting|including|incl|sans|compter|hors)$/
const articles = /^(?:the|our|le|les|la|l)$/

/** "Without the flight", "not counting hotels", "sans les repas": where a part is left out; -1 for nowhere. */
const leftOutAt = ({ tokens }: Reader, nouns: RegExp): number =>
  tokens.findIndex(({ text }, at) => {
    if (!nouns.test(text)) return false
    const before = tokens[at - 1]?.text ?? ''
    const lead = articles.test(before) ? at - 2 : at - 1
    const word = tokens[lead]?.text ?? ''
    // "Including flights" is the contrary of "not including flights".
    const isDenied = /^(?:not|sans)$/.test(tokens[lead - 1]?.text ?? '')
    return leads.test(word) && (isDenied || !/^(?:counting|including|incl|compter)$/.test(word))
  })

const withoutWords: readonly (readonly [string, RegExp, readonly string[]])[] = [
  [
    'flights',
    /^(?:flights?|airfare|air|vols?)$/,
    'on the ground,for everything on the ground,once we re there,once we are there,once there,when we re there,when we are there,excluding hotel n flights,excluding hotel and flights,flights separate,flights booked,already have flights,sur place,flights excluded,flights extra,plus flights,flights not included,flights are paid,flights already paid,flights already booked,before flights,no flights'.split(
      ',',
    ),
  ],
  [
    'stay',
    /^(?:hotels?|rooms?|accommodation|lodging|hebergement)$/,
    'hotel excluded,hotel separate,hotel is booked,hotel booked,already have a hotel,already have a room,have a place to stay,staying at a friend,staying with a friend,excluding hotel n flights,excluding hotel and flights,hotel not included,hotel is paid,hotel already paid,staying with friends,staying with family,lodging is paid'.split(
      ',',
    ),
  ],
  ['food', /^(?:food|meals?|repas)$/, []],
]

function takePhrase(reader: Reader, phrases: readonly string[]): boolean {
  const phrase = phrases.find((one) => reader.find(one) >= 0)
  if (!phrase) return false
  const at = reader.find(phrase)
  reader.use(at, at + phrase.split(' ').length)
  return true
}

const inCad = (amount: number, currency: string): number | null =>
  isCurrency(currency)
    ? Math.round(toMajor(convert(fromMajor(currency, amount), 'CAD')) * 100) / 100
    : null

/** What may be spent, and which currencies are named. A won game is no currency: 'won' alone is a word. */
export function readMoney(reader: Reader): ReadMoney {
  const currencies: string[] = []
  const sums: Found[] = []
  for (let at = 0; at < reader.tokens.length; at += 1) {
    if (reader.isUsed(at)) continue
    const sum = sumAt(reader, at)
    if (sum) {
      sums.push(sum)
      reader.use(sum.from, sum.to)
      if (sum.currency) currencies.push(sum.currency)
      continue
    }
    const named = meaningOf((n) => reader.text(n), at, 'currency')
    // Alone, only what is nothing else: "canadian" may be a passport, "try" and "mad" are words.
    if (
      named &&
      !['try', 'mad', 'canadian', 'rand', 'pound', 'dong', 'quid', 'crowns'].includes(
        reader.text(at),
      )
    ) {
      currencies.push(named.value)
      reader.use(at, at + named.length)
    }
  }
  const sum = sums[0]
  const per = perWords.find(([, phrases]) => takePhrase(reader, phrases))?.[0] ?? 'trip'
  const without = withoutWords.flatMap(([thing, nouns, phrases]) => {
    const at = leftOutAt(reader, nouns)
    if (at >= 0) reader.use(at - 1, at + 1)
    return at >= 0 || takePhrase(reader, phrases) ? [thing] : []
  })
  if (!sum) return { money: null, currencies, isLimit: false, without }
  reader.tokens.forEach(({ text }, at) => {
    if (budgetWords.has(text)) reader.use(at)
  })
  const currency = sum.currency ?? 'CAD'
  // "Not above 250", "pas plus de 250".
  const isOver =
    /(?:^| )(?:nothing|not?|none|never|rien|pas) (?:over|above|beyond|more|plus)(?: than| de)?$/.test(
      [3, 2, 1].map((by) => reader.text(sum.from - by)).join(' '),
    )
  const isLimit = isOver || [1, 2, 3].some((by) => limitWords.has(reader.text(sum.from - by)))
  return {
    money: { amount: sum.amount, currency, amountCad: inCad(sum.amount, currency), per, without },
    currencies,
    without,
    isLimit,
  }
}
