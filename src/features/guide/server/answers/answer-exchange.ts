import { type Currency, isCurrency, ratesAsOf } from '#platform/shared/reference-rates.ts'
import { exchangeTool } from '../tools/travel-tools.ts'
import { readCurrencies, readNumber } from '../understand/read-money.ts'
import { countryAsks } from '../understand/country-ask.ts'
import { type Answer, plain, type Turn } from './answer.ts'
import { number } from './words.ts'

const lowered = (text: string) => text.toLowerCase().normalize('NFKD').replace(/\p{M}/gu, '')

const pointing =
  /\b(?:that|it|those|these|this|them|ca|cela|ces|celui|total|the (?:first|cheapest)|price|prix|le tout|the whole)\b/

interface Sum {
  readonly amount: number
  readonly from: Currency
}

/** What "how much is that in euros" points at: the plan's sum, else those of the last answer. */
const sumsMeant = ({ talk, reading }: Pick<Turn, 'talk' | 'reading'>): readonly Sum[] =>
  talk.purse &&
  isCurrency(talk.purse.currency) &&
  /\b(?:budget|my money|notre argent|that s what)\b/.test(reading.text)
    ? [{ amount: talk.purse.amount, from: talk.purse.currency }]
    : cadMeant({ talk }).map((amount) => ({ amount: Math.round(amount), from: 'CAD' }))

const cadMeant = ({ talk }: Pick<Turn, 'talk'>): readonly number[] =>
  talk.plan && talk.topic === 'plan' ? [talk.plan.totalCad] : (talk.sums ?? [])

/** Whether a message asks for sums of before in another currency. */
function pointsAtSums({ reading, talk }: Pick<Turn, 'reading' | 'talk'>): boolean {
  const text = lowered(reading.raw)
  return (
    readNumber(text) === undefined &&
    readCurrencies(text).length === 1 &&
    sumsMeant({ talk, reading }).length > 0 &&
    talk.topic !== 'exchange' &&
    reading.towns.length + reading.countries.length === 0 &&
    (pointing.test(reading.text) || /^(?:and |et |pis )?(?:in|en) /.test(reading.text))
  )
}

/** Whether a message is about changing money. */
export function isAboutExchange({ reading, talk }: Pick<Turn, 'reading' | 'talk'>): boolean {
  const text = lowered(reading.raw)
  const found = readCurrencies(text).filter(({ currency }) => currency !== 'CAD')
  const amount = readNumber(text)
  const words = reading.text.split(' ').length
  if (pointsAtSums({ reading, talk })) return true
  if (
    found.length > 0 &&
    /exchange rate|taux (?:de change|du|de l)|\brate of\b|\b(?:worth|vaut|valent)\b/.test(
      reading.text,
    )
  )
    return true
  if (talk.topic === 'exchange' && words <= 8 && (amount !== undefined || found.length > 0))
    return true
  return (
    amount !== undefined &&
    found.length > 0 &&
    !reading.span.days &&
    !/\bbudget\b|\bnights?\b|\bnuits?\b/.test(reading.text) &&
    reading.money.every(({ per }) => per === undefined) &&
    reading.topics.every((topic) => topic === 'food' || topic === 'country') &&
    countryAsks(reading.text).every((ask) => ask === 'currency')
  )
}

const convertsThere =
  /\b(?:ca|sa) (?:donne|fait|vaut|represente)\b|\bworth\b|\bequals?\b|\bconver\w*|\bhow much\b(?! (?:is|are|does|for) (?:a|an|the)\b)|\bwhat s\b|\bwhat (?:is|does) that (?:come to|make|get)|\bc est combien\b|\bcombien (?:ca|c est|vaut|en)\b|\b(?:get|buy|buys) me\b|\b(?:local|their|leur) (?:money|currency|argent|monnaie)\b|\b(?:vaut|valent)\b/

/** The money of the place that is talked about, where an amount stands alone: "so 100 dollars is how much?" */
function moneyThere({ reading, talk, world }: Turn): Currency | undefined {
  const text = lowered(reading.raw)
  const { span, sights, businesses } = reading
  if (
    readNumber(text) === undefined ||
    span.days ||
    sights.length + businesses.length > 0 ||
    reading.topics.some((topic) => topic !== 'country') ||
    !(convertsThere.test(reading.text) || (talk.topic === 'country' && reading.money.length > 0)) ||
    !(reading.money.length > 0 || readCurrencies(text).length > 0 || talk.topic === 'country')
  )
    return undefined
  const ofCountry = (code: string) =>
    world.country(code)?.currency ??
    world.towns.find(({ countryCode }) => countryCode === code)?.currency ??
    []
  const [there] = [
    ...reading.countries.flatMap(ofCountry),
    ...reading.towns.flatMap((slug) => world.rows(slug)?.town.currency ?? []),
    ...talk.countries.flatMap(ofCountry),
    ...talk.towns.flatMap((slug) => world.rows(slug)?.town.currency ?? []),
  ]
  const given = readCurrencies(text).map(({ currency }) => currency)
  const foreign = given.some((currency) => currency !== 'CAD')
  const isNamedHere = reading.countries.length + reading.towns.length > 0
  if (given.length > 1 || (foreign && (!isNamedHere || given[0] === there))) return undefined
  return there !== 'CAD' && isCurrency(there) ? there : undefined
}

/** Asks what an amount of dollars is in the money of a place. */
export const asksMoneyThere = (turn: Turn): boolean => moneyThere(turn) !== undefined

/** "How many euros", "combien de livres", "into yen": the currency that one wants to have. */
const isWished = (text: string, at: number): boolean =>
  /(?:how (?:many|much)|combien (?:de |d[’' ])?|\bin(?:to)?|\bto|\ben|\bvers|\bget|j[’' ]ai combien de)\s*$/.test(
    text.slice(0, at),
  )

/** "50 pounds and 20 euros in Canadian": sums in several currencies, put together in one. */
async function answerSums({ reading, call, say, language }: Turn): Promise<Answer | undefined> {
  const sums = reading.money.flatMap(({ amount, currency }) =>
    currency ? [{ amount, from: currency }] : [],
  )
  const kinds = new Set(sums.map(({ from }) => from))
  if (kinds.size < 2 || sums.length !== reading.money.length) return undefined
  const to = readCurrencies(lowered(reading.raw)).find(({ currency }) => !kinds.has(currency))
  const into = to?.currency ?? 'CAD'
  const parts = await Promise.all(
    sums.map((sum) => call(exchangeTool, { ...sum, to: into }).then(({ amount }) => amount)),
  )
  const shown = sums
    .map(
      ({ amount, from }, at) => `${amount} ${from} ≈ ${number(language, parts[at] ?? 0)} ${into}`,
    )
    .join('; ')
  const total = number(
    language,
    parts.reduce((a, b) => a + b, 0),
  )
  return plain(
    say(
      `${shown}: together about ${total} ${into}, by the reference rates of ${ratesAsOf}. A bank takes a little more.`,
      `${shown} : en tout environ ${total} ${into}, aux taux de référence du ${ratesAsOf}. Une banque prend un peu plus.`,
    ),
    { sources: [{ name: say('reference rates', 'taux de référence'), date: ratesAsOf }] },
  )
}

/** The sums of before, each in the currency that is named. */
async function answerPointed(turn: Turn): Promise<Answer | undefined> {
  if (!pointsAtSums(turn)) return undefined
  const { reading, call, say } = turn
  const to = readCurrencies(lowered(reading.raw))[0]?.currency ?? 'USD'
  const lines = await Promise.all(
    sumsMeant(turn).map(async ({ amount, from }) => {
      const result = await call(exchangeTool, { amount, from, to })
      const paid = [number('en', amount, 0), number('fr', amount, 0)]
      const given =
        from === 'CAD' ? [`CA$${paid[0]}`, `${paid[1]} $ CA`] : paid.map((one) => `${one} ${from}`)
      return say(
        `${given[0]} is about ${number('en', result.amount)} ${to}`,
        `${given[1]} font environ ${number('fr', result.amount)} ${to}`,
      )
    }),
  )
  return plain(
    say(
      `${lines.join('; ')}, by the reference rates of ${ratesAsOf}. A bank takes a little more.`,
      `${lines.join(' ; ')}, aux taux de référence du ${ratesAsOf}. Une banque prend un peu plus.`,
    ),
    {
      beside: true,
      sources: [{ name: say('reference rates', 'taux de référence'), date: ratesAsOf }],
    },
  )
}

/** Converts by the dated reference rates; a follow-up may change the amount or the currency. */
export async function answerExchange(turn: Turn): Promise<Answer> {
  const { reading, talk, call, say, language } = turn
  const sums = (await answerPointed(turn)) ?? (await answerSums(turn))
  if (sums) return sums
  const text = lowered(reading.raw)
  const found = readCurrencies(text)
  const before = talk.topic === 'exchange' ? talk.exchange : undefined
  const asksRate = /exchange rate|\btaux\b|\brate of\b|\b(?:worth|vaut|valent)\b/.test(text)
  const amount = readNumber(text) ?? before?.amount ?? (asksRate ? 1 : undefined)
  const figureAt = text.search(/\d/)
  const [first, second] = found
  // "500 $ canadiens ça fait combien d'euros": what stands beside the figure is what one has.
  const beside = found.toSorted((a, b) => Math.abs(a.at - figureAt) - Math.abs(b.at - figureAt))[0]
  const isNew = figureAt >= 0
  const wished = found.find(({ at }) => isWished(text, at))?.currency
  const given =
    beside && beside.currency === wished
      ? (found.find(({ currency }) => currency !== wished)?.currency ?? 'CAD')
      : beside?.currency
  const from =
    (isNew && found.length > 0
      ? given
      : isNew && moneyThere(turn)
        ? (first?.currency ?? (/\$/.test(text) ? 'CAD' : moneyThere(turn)))
        : before?.from) ??
    first?.currency ??
    'CAD'
  const other = found.find(({ currency }) => currency !== from)?.currency
  const opposite = from === 'CAD' ? 'USD' : 'CAD'
  const there = moneyThere(turn)
  const to =
    other ??
    (there === from ? 'CAD' : there) ??
    (asksRate && found.length === 1 ? opposite : undefined) ??
    (isNew && found.length > 0 ? opposite : undefined) ??
    (second ?? first)?.currency ??
    before?.to ??
    'CAD'
  if (amount === undefined || !isCurrency(from) || !isCurrency(to))
    return plain(
      say('How much is it, and in which currencies?', 'Quel montant, et dans quelles monnaies ?'),
    )
  const result = await call(exchangeTool, { amount, from, to })
  const decimals = (value: number) => (Number.isInteger(value) ? 0 : 2)
  const [paid, got] = [number(language, amount, decimals(amount)), number(language, result.amount)]
  const lot =
    /is that a lot|c est cher|beaucoup/.test(reading.text) && to === 'CAD'
      ? say(
          ' Whether that is a lot depends on the place; a sample dinner for two in our catalogue is often CA$60 to CA$120.',
          ' Cela dépend de l’endroit ; un souper pour deux coûte souvent de 60 $ à 120 $ CA.',
        )
      : ''
  return {
    text: `${say(`${paid} ${from} is about ${got} ${to}, by the reference rates of ${ratesAsOf}.`, `${paid} ${from} font environ ${got} ${to}, aux taux de référence du ${ratesAsOf}.`)}${result.estimate ? say(' One of the two rates is only an estimate.', ' L’un des deux taux n’est qu’une estimation.') : ''}${say(' A bank takes a little more.', ' Une banque prend un peu plus.')}${lot}`,
    sources: [{ name: say('reference rates', 'taux de référence'), date: ratesAsOf }],
    talk: { exchange: { amount, from, to } },
  }
}
