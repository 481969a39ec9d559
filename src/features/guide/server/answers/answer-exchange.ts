import { isCurrency, ratesAsOf } from '#platform/shared/reference-rates.ts'
import { exchangeTool } from '../tools/travel-tools.ts'
import { readCurrencies, readNumber } from '../understand/read-money.ts'
import { type Answer, plain, type Turn } from './answer.ts'
import { number } from './words.ts'

const lowered = (text: string) => text.toLowerCase().normalize('NFKD').replace(/\p{M}/gu, '')

/** Whether a message is about changing money. */
export function isAboutExchange({ reading, talk }: Pick<Turn, 'reading' | 'talk'>): boolean {
  const text = lowered(reading.raw)
  const found = readCurrencies(text).filter(({ currency }) => currency !== 'CAD')
  const amount = readNumber(text)
  const words = reading.text.split(' ').length
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
    reading.topics.every((topic) => topic === 'food')
  )
}

/** "How many euros", "combien de livres", "into yen": the currency that one wants to have. */
const isWished = (text: string, at: number): boolean =>
  /(?:how (?:many|much)|combien (?:de |d[’' ])?|\bin(?:to)?|\bto|\ben|\bvers|\bget|j[’' ]ai combien de)\s*$/.test(
    text.slice(0, at),
  )

/** Converts by the dated reference rates; a follow-up may change the amount or the currency. */
export async function answerExchange(turn: Turn): Promise<Answer> {
  const { reading, talk, call, say, language } = turn
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
  const from = (isNew && found.length > 0 ? given : before?.from) ?? first?.currency ?? 'CAD'
  const other = found.find(({ currency }) => currency !== from)?.currency
  const opposite = from === 'CAD' ? 'USD' : 'CAD'
  const to =
    other ??
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
