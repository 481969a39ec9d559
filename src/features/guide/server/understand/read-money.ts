import { type Currency, currencies } from '#platform/shared/reference-rates.ts'
import { amountOf } from './numbers.ts'

export interface Amount {
  readonly amount: number
  readonly currency: Currency | undefined
  /** As it was said, for what it is: "a night", "each". */
  readonly per: 'night' | 'day' | 'person' | 'ticket' | undefined
  /** A day's sum of each person, where it is one. */
  readonly each?: true
}

const spelled: readonly (readonly [RegExp, Currency])[] = [
  [/yens?|jpy|¥/, 'JPY'],
  [/swiss francs?|francs? suisses?|chf/, 'CHF'],
  [/rupiahs?|roupies? indonesiennes?|idr/, 'IDR'],
  [/(?:pounds?(?: sterling)?|livres?(?: sterling)?|gbp|£|quid)/, 'GBP'],
  [/euros?|eur|€/, 'EUR'],
  [/bahts?|thb/, 'THB'],
  [/hong kong dollars?|dollars? de hong kong|hkd/, 'HKD'],
  [/(?:new zealand|kiwi|nz) dollars?|dollars? neo zelandais|nzd/, 'NZD'],
  [/korunas?|korunas?|koruny|couronnes? tcheques?|czech crowns?|czk/, 'CZK'],
  [/forints?|huf/, 'HUF'],
  [/zloty?s?|zlotych|pln/, 'PLN'],
  [/(?:danish|danoises?) (?:krone[rs]?|crowns?)|couronnes? danoises?|dkk/, 'DKK'],
  [/(?:norwegian) (?:krone[rs]?|crowns?)|couronnes? norvegiennes?|nok/, 'NOK'],
  [/(?:swedish) (?:kron(?:or|a|as)|crowns?)|couronnes? suedoises?/, 'SEK'],
  [/turkish liras?|livres? turques?|liras?/, 'TRY'],
  [/ringgits?|myr/, 'MYR'],
  [/(?:vietnamese )?dongs?|vnd/, 'VND'],
  [/moroccan dirhams?|dirhams? marocains?/, 'MAD'],
  [/mexican pesos?|pesos? mexicains?|pesos?|mxn/, 'MXN'],
  [
    /(?:us|american|u s) dollars?|dollars? (?:us|americains?)|usd|us \$|\$ us|us bucks|(?:piasses?|piastres?|bucks) (?:us|americain\w*)/,
    'USD',
  ],
  [
    /canadians?|canadien(?:ne)?s?|(?:piasses?|piastres?|bucks)(?! (?:us|americ))|(?:canadian|can) dollars?|dollars? canadiens?|cad|cdn|\$ canadiens?|huards?|loonies?/,
    'CAD',
  ],
  [/(?:australian|aussie) dollars?|dollars? australiens?|aud/, 'AUD'],
  [/dirhams?|aed/, 'AED'],
  [/indian rupees?|roupies? indiennes?|rupees?|inr/, 'INR'],
  [/won|krw/, 'KRW'],
  [/yuans?|renminbi|cny/, 'CNY'],
  [/kronur|couronnes? islandaises?|isk/, 'ISK'],
  [/singapore dollars?|sgd/, 'SGD'],
  [/reals?|reais|brl/, 'BRL'],
  [/rands?|zar/, 'ZAR'],
]

/** Codes that are words as well. */
const alsoWords = ['TRY', 'ALL', 'TOP', 'MAD', 'CUP', 'LAK', 'PEN', 'SEK', 'RON', 'MOP']

const names: readonly (readonly [RegExp, Currency])[] = [
  ...spelled.map(
    ([pattern, currency]) =>
      [new RegExp(`(?<![a-z])(?:${pattern.source})(?![a-z])`), currency] as const,
  ),
  ...currencies
    .filter((currency) => !alsoWords.includes(currency))
    .map((currency) => [new RegExp(`\\b${currency.toLowerCase()}\\b`), currency] as const),
]

/** Currencies in the order in which a text names them, with where. */
export function readCurrencies(lowered: string): { currency: Currency; at: number }[] {
  const found = names.flatMap(([pattern, currency]) => {
    const match = pattern.exec(lowered)
    return match ? [{ currency, at: match.index }] : []
  })
  const all = found.toSorted((a, b) => a.at - b.at)
  return all.filter(
    ({ currency }, at) => all.findIndex((other) => other.currency === currency) === at,
  )
}

/** At most twelve digits with their commas and spaces; longer numbers are no sums. */
const figure = '(?<!\\d)(\\d[\\d\\s\\u00a0\\u202f,.]{0,14}\\d|\\d)(\\s?(?:million|millions|k\\b))?'
const before = '(?:\\$|ca\\$|cad|us\\$|€|£|¥)\\s?'
const after =
  '\\s?(?:\\$|dollars?|bucks|cad|usd|gbp|aud|chf|eur|jpy|thb|mxn|aed|zar|sgd|hkd|czk|pounds|quid|livres|(?:swiss )?francs?|yens?|bahts?|pesos?|dirhams?|rupees?|roupies?|rupiahs?|yuans?|kron(?:ur|or|er|e)|couronnes?|korunas?|forints?|zloty\\w*|rands?|reais|ringgits?|dongs?|liras?|piastres?|piasses?|¥|€|euros?)(?![a-z])'

const ofMoney = '(?:(?:ca|cad|cdn|can|canadian|canadiens?|dollars?|bucks|us|american|euros?)\\W+)*'

const aDay = new RegExp(
  `^\\W*${ofMoney}(?:each |chacun |per person |par personne |pp )?(?:a|per|par|each|every|\\/)\\s?(?:day|jour|journee)`,
)

function perOf(rest: string): Amount['per'] {
  if (
    /^\W*(?:(?:ca|cad|canadian|canadiens|can)\W+)?(?:a|per|la|par|\/|the|each)?\s?(?:night|nite|nuit)/.test(
      rest,
    )
  )
    return 'night'
  if (aDay.test(rest)) return 'day'
  if (/^\W*(?:a|per|le|par|\/)\s?(?:ticket|billet|entry)/.test(rest)) return 'ticket'
  if (/^\W*(?:each|per person|par personne|chacun|a head|pp\b|par tete|apiece)/.test(rest))
    return 'person'
  return undefined
}

/** A plain number where a sum of money stands: "2500 for a week", "is 900 enough?" */
const bare = new RegExp(
  `(?<![\\d.,$€£¥])${figure}(?=\\s(?:(?:in )?total|en tout|(?:each|per person|par personne|pp|a head|chacune?) (?:for|pour|all|in|max|total|tout|over)|(?:is |be |est |c est )?(?:enough|assez|suffisant|doable|realistic|realiste)|(?:each |chacun )?(?:a|per|par) (?:day|jour)|(?:for|pour|over|sur)\\s(?:a |une |the |about |\\d{1,2} |two |three |deux |trois )?(?:days?|nights?|weeks?|jours?|nuits?|semaines?|weekend|fin de semaine)))`,
  'g',
)
const isYear = (amount: number) => (amount >= 2024 && amount <= 2035) || amount < 20
const forEach = /\b(?:each|per person|par personne|chacune?|a head|pp|par tete|apiece)\b/

const sums = [
  new RegExp(`${before}${figure}`, 'g'),
  new RegExp(`${figure}${after}`, 'g'),
  bare,
  new RegExp(
    `(?:under|below|less than|max(?:imum)?|moins de|en bas de|at most|up to|pas plus de|budget (?:is|est|of|de)|spend|it has to be|about)\\s${figure}`,
    'g',
  ),
]
/** The number of sums of one kind read from a message; more are ignored. */
const sumsAtMost = 40

/** Amounts of money, or of plain numbers that stand where money is meant. */
export function readAmounts(text: string): readonly Amount[] {
  const lowered = text.toLowerCase().normalize('NFKD').replace(/\p{M}/gu, '')
  const seen = new Map<number, Amount>()
  for (const pattern of sums)
    for (const match of [...lowered.matchAll(pattern)].slice(0, sumsAtMost)) {
      const offset = match[0].search(/\d/)
      const at = match.index + Math.max(0, offset)
      const scale = match[2] ? (match[2].includes('k') ? 1000 : 1e6) : 1
      const amount = amountOf((match[1] ?? '').replace(/[.,\s]{1,20}$/, '')) * scale
      const rest = lowered.slice(match.index + match[0].length)
      if (
        /^\s?(?:people|days?|jours?|visites?|stars?|heures?|hours?|things?|\d)/.test(rest) ||
        !Number.isFinite(amount)
      )
        continue
      const near = readCurrencies(lowered.slice(Math.max(0, at - 4), at + match[0].length + 16))[0]
      const per = perOf(rest)
      const isEach = per === 'day' && forEach.test(rest.slice(0, 40))
      if (!seen.has(at) && !(pattern === bare && isYear(amount)))
        seen.set(at, { amount, currency: near?.currency, per, ...(isEach ? { each: true } : {}) })
    }
  return [...seen].toSorted(([a], [b]) => a - b).map(([, found]) => found)
}

/** Any number of a text about exchange: "20,000 yen", "and 35,000?", "1.2 million". */
export function readNumber(text: string): number | undefined {
  const match = new RegExp(figure).exec(text.toLowerCase())
  if (!match) return undefined
  const scale = match[2] ? (match[2].includes('k') ? 1000 : 1e6) : 1
  const amount = amountOf((match[1] ?? '').replace(/[.,\s]{1,20}$/, '')) * scale
  return Number.isFinite(amount) ? amount : undefined
}
