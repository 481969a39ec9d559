import type { Leg } from './read-holds.ts'
import { meaningOf } from './lexicon.ts'
import type { Reader } from './tokens.ts'

const joins = /^(?:and|et|plus|then|puis|,|\/)$/
const each = /^(?:each|apiece|chacun|chacune|chaque)$/
const halves = /^(?:half|halves|halfway|moitie|evenly|equally|egal|egales|egalement|fifty)$/
const longest = 30

const numberAt = (reader: Reader, at: number): number => {
  const word = meaningOf((n) => reader.text(n), at, 'number')
  const value = Number.isInteger(reader.value(at)) ? reader.value(at) : Number(word?.value)
  return value >= 1 && value <= longest ? value : Number.NaN
}

/** Lengths in a row, with the unit behind the last: '10 and 10 days', '12 + 6'. */
function rowOf(reader: Reader, count: number) {
  for (let from = 0; from < reader.tokens.length; from += 1) {
    const values: number[] = []
    let at = from
    while (values.length < count && !Number.isNaN(numberAt(reader, at))) {
      values.push(numberAt(reader, at))
      at += joins.test(reader.text(at + 1)) && values.length < count ? 2 : 1
    }
    if (values.length === count)
      return { values, from, to: at, unit: meaningOf((n) => reader.text(n), at, 'unit')?.value }
  }
  return undefined
}

const spread = (refs: readonly string[], days: number): readonly Leg[] =>
  refs.map((ref, at) => ({
    ref,
    days: Math.floor(days / refs.length) + (at < days % refs.length ? 1 : 0),
  }))

interface Whole {
  /** In days, as it is said. */
  readonly days: number | undefined
  readonly from: number
  readonly to: number
}

/** Days that several places share by one saying: '10 + 10 days', 'five days each', 'half and half'. */
export function sharedDays(
  reader: Reader,
  refs: readonly string[],
  whole: Whole | undefined,
): readonly Leg[] | undefined {
  if (refs.length < 2 || new Set(refs).size < refs.length) return undefined
  const row = rowOf(reader, refs.length)
  const sum = row?.values.reduce((total, one) => total + one, 0) ?? 0
  const times = row?.unit === 'week' ? 7 : 1
  if (
    row &&
    (row.unit === 'day' || row.unit === 'night' || row.unit === 'week' || sum === whole?.days)
  ) {
    reader.use(row.from, row.to + (row.unit ? 1 : 0))
    const more = row.unit === 'night' ? 1 : 0
    return refs.map((ref, at) => ({
      ref,
      days: (row.values[at] ?? 1) * times + (at === refs.length - 1 ? more : 0),
    }))
  }
  const days = whole?.days
  if (!whole || !days) return undefined
  const isEach = [whole.to, whole.to + 1].some((at) => each.test(reader.text(at)))
  const at = reader.tokens.findIndex(({ text }) => (isEach ? each : halves).test(text))
  if (at < 0) return undefined
  for (const [n, { text }] of reader.tokens.entries())
    if (each.test(text) || halves.test(text)) reader.use(n)
  reader.use(whole.from, whole.to)
  return isEach
    ? refs.map((ref) => ({ ref, days }))
    : days < refs.length
      ? undefined
      : spread(refs, days)
}
