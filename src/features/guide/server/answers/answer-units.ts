import { amountOf } from '../understand/numbers.ts'
import { type Answer, plain, type Turn } from './answer.ts'
import { number } from './words.ts'

interface Unit {
  readonly words: string
  readonly sign: string
  readonly kind: 'heat' | 'way' | 'weight' | 'length' | 'volume'
  /** To the first unit of its kind. */
  readonly to: (value: number) => number
  readonly from: (value: number) => number
}

const times = (factor: number) => ({
  to: (value: number) => value * factor,
  from: (value: number) => value / factor,
})

const units: readonly Unit[] = [
  {
    words: 'c|celsius|degrees c|degres c|degrees celsius|degres celsius',
    sign: '°C',
    kind: 'heat',
    ...times(1),
  },
  {
    words: 'f|fahrenheit|farenheit|degrees f|degres f|degrees fahrenheit|degres fahrenheit',
    sign: '°F',
    kind: 'heat',
    to: (value) => ((value - 32) * 5) / 9,
    from: (value) => (value * 9) / 5 + 32,
  },
  { words: 'km|kms|kilometers?|kilometres?', sign: 'km', kind: 'way', ...times(1) },
  { words: 'mi|miles?|milles?', sign: 'mi', kind: 'way', ...times(1.609344) },
  { words: 'kg|kgs|kilos?|kilograms?|kilogrammes?', sign: 'kg', kind: 'weight', ...times(1) },
  { words: 'lb|lbs|pounds?|livres?', sign: 'lb', kind: 'weight', ...times(0.45359237) },
  { words: 'cm|centimeters?|centimetres?', sign: 'cm', kind: 'length', ...times(1) },
  { words: 'inch|inches|pouces?', sign: 'in', kind: 'length', ...times(2.54) },
  { words: 'feet|foot|ft|pieds?', sign: 'ft', kind: 'length', ...times(30.48) },
  { words: 'm|meters?|metres?', sign: 'm', kind: 'length', ...times(100) },
  { words: 'l|liters?|litres?', sign: 'l', kind: 'volume', ...times(1) },
  { words: 'gallons?|gal', sign: 'US gal', kind: 'volume', ...times(3.785411784) },
]

const converts =
  /\b(?:in|to|into|en|how many|how much|combien|convert\w*|equals?|is what|c est|fait|font|donne)\b/

/** "30 celsius in fahrenheit", "23 kg c'est combien de livres": measures, not money. */
export function answerUnits({ reading, say, language }: Turn): Answer | undefined {
  const { raw } = reading
  const text = raw.toLowerCase().normalize('NFKD').replace(/\p{M}/gu, '').replaceAll('°', ' ')
  if (!converts.test(text) || reading.towns.length + reading.countries.length > 0) return undefined
  for (const from of units) {
    const given = new RegExp(`(-?\\d{1,12}(?:[.,]\\d{1,6})?)\\s?(?:${from.words})\\b`).exec(text)
    if (!given) continue
    const rest = `${text.slice(0, given.index)} ${text.slice(given.index + given[0].length)}`
    const to = units.find(
      ({ kind, sign, words }) =>
        kind === from.kind &&
        sign !== from.sign &&
        new RegExp(`(?:^|[^\\p{L}])(?:${words})(?![\\p{L}])`, 'u').test(rest),
    )
    if (!to) continue
    const value = amountOf(given[1] ?? '')
    const result = to.from(from.to(value))
    const digits = Math.abs(result) >= 100 || to.kind === 'heat' ? 0 : 1
    return plain(
      say(
        `${number(language, value, Number.isInteger(value) ? 0 : 1)} ${from.sign} is about ${number(language, result, digits)} ${to.sign}.`,
        `${number(language, value, Number.isInteger(value) ? 0 : 1)} ${from.sign} font environ ${number(language, result, digits)} ${to.sign}.`,
      ),
    )
  }
  return undefined
}
