/** How texts are compared: tests/guide/README.md, "Matching". */
export const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/œ/g, 'oe')
    .replace(/[‘’ʼ´`]/g, "'")
    .replace(/[\u00a0\u202f\s]+/g, ' ')
    .replace(/\u2212/g, '-')

const words = (text: string) =>
  folded(text)
    .replace(/\$ ca\b/g, '$')
    .replace(/[^\p{L}\p{N}$€£¥°%.,:'-]+/gu, ' ')

const months = [
  ['january', 'jan', 'janvier'],
  ['february', 'feb', 'fevrier'],
  ['march', 'mar', 'mars'],
  ['april', 'apr', 'avril'],
  ['may', 'mai'],
  ['june', 'jun', 'juin'],
  ['july', 'jul', 'juillet'],
  ['august', 'aug', 'aout'],
  ['september', 'sept', 'sep', 'septembre'],
  ['october', 'oct', 'octobre'],
  ['november', 'nov', 'novembre'],
  ['december', 'dec', 'decembre'],
]
export const monthWords = (month: number): readonly string[] => months[month - 1] ?? []
export const dayWords: Readonly<Record<string, readonly string[]>> = {
  mon: ['monday', 'mon', 'lundi'],
  tue: ['tuesday', 'tue', 'mardi'],
  wed: ['wednesday', 'wed', 'mercredi'],
  thu: ['thursday', 'thu', 'jeudi'],
  fri: ['friday', 'fri', 'vendredi'],
  sat: ['saturday', 'sat', 'samedi'],
  sun: ['sunday', 'sun', 'dimanche'],
}

const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
const edge = (text: string) =>
  new RegExp(`(?<![\\p{L}\\p{N}])${escape(text)}(?![\\p{L}\\p{N}])`, 'u')

export function holds(text: string, wanted: string): boolean {
  const iso = /^(\d{4})-(\d\d)-(\d\d)$/.exec(wanted)
  if (iso) {
    if (folded(text).includes(wanted)) return true
    return monthWords(Number(iso[2])).some((month) =>
      new RegExp(
        `\\b0?${Number(iso[3])}(?:er)? (?:de )?${month}\\.?,? ${iso[1]}|${month}\\.? 0?${Number(iso[3])},? ${iso[1]}`,
      ).test(words(text)),
    )
  }
  return (
    edge(folded(wanted)).test(folded(text)) ||
    edge(folded(wanted).replace(/-/g, ' ')).test(folded(text).replace(/-/g, ' '))
  )
}

export const holdsAny = (text: string, wanted: readonly string[]): boolean =>
  wanted.some((one) => holds(text, one))

/** Numbers of a text with what stands around them. */
export function numbersIn(text: string): { value: number; before: string; after: string }[] {
  const plain = words(text)
  return [
    ...plain.matchAll(/(?<![\p{L}\p{N}])-?\d{1,3}(?:[ ,]\d{3})+(?:[.,]\d+)?|-?\d+(?:[.,]\d+)?/gu),
  ].map((match) => {
    const raw = match[0]
    const value = Number(
      /^\d{1,3}(,\d{3})+(\.\d+)?$/.test(raw)
        ? raw.replaceAll(',', '')
        : raw.replaceAll(' ', '').replace(',', '.'),
    )
    const at = match.index
    return {
      value,
      before: plain.slice(Math.max(0, at - 8), at),
      after: plain.slice(at + raw.length, at + raw.length + 14),
    }
  })
}

const moneySigns: Readonly<Record<string, RegExp>> = {
  CAD: /\$|cad|dollar/,
  USD: /usd|us\$|\$|dollar/,
  EUR: /€|eur/,
  CHF: /chf|franc/,
  JPY: /¥|yen|jpy/,
  GBP: /£|gbp|livre|pound/,
  IDR: /idr|rup/,
}
const close = (said: number, value: number, tolerance: number) =>
  Math.abs(said - value) <= tolerance || (value >= 100 && Math.round(said) === Math.round(value))

export const statesMoney = (
  text: string,
  value: number,
  currency: string,
  tolerance = 0,
): boolean =>
  numbersIn(text).some(
    ({ value: said, before, after }) =>
      close(said, value, tolerance) &&
      (moneySigns[currency] ?? /\$/).test(`${before.slice(-4)}|${after.slice(0, 10)}`),
  )

export const statesTime = (text: string, time: string): boolean => {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  const half = hour >= 12 ? 'p' : 'a'
  const twelve = hour % 12 || 12
  const two = String(minute).padStart(2, '0')
  const plain = words(text)
  return [
    `${hour}:${two}`,
    `${String(hour).padStart(2, '0')}:${two}`,
    ...(minute === 0 ? [`${hour} h`, `${hour}h`, `${twelve} ${half}m`, `${twelve}${half}m`] : []),
    `${hour} h ${two}`,
    `${hour}h${two}`,
    `${twelve}:${two} ${half}`,
  ].some((form) => edge(form).test(plain) || plain.includes(`${form}.m`))
}

export function statesMinutes(text: string, minutes: number): boolean {
  const plain = words(text)
  const said = [
    ...plain.matchAll(
      /(\d+(?:[.,]\d+)?) ?(h|hours?|heures?|min|minutes?)(?: ?(\d\d))?(?![\p{L}])/gu,
    ),
  ].map((match) => {
    const value = Number((match[1] ?? '').replace(',', '.'))
    return (match[2] ?? '').startsWith('h') ? value * 60 + Number(match[3] ?? 0) : value
  })
  return said.some((value) => Math.abs(value - minutes) <= minutes * 0.3)
}
