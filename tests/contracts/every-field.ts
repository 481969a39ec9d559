import { expect } from 'vitest'
import { type MockVendor, startMockVendor } from '../vendors/mock-vendor.ts'
import { type Mend, startContractFront } from './contract-front.ts'

type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json }

/** Fields of a vendor's examples by the reason they are left out; `**` stands for any path. */
export type LeftOut = Readonly<Record<string, readonly string[]>>

interface Mapping {
  readonly mount: string
  readonly mend?: Mend | undefined
  /** Asks a new adapter at this address, and answers all that it tells. */
  readonly ask: (url: string) => Promise<unknown>
  readonly leftOut: LeftOut
}

/** A number or an id for a name is one of many. */
const named = (name: string): string => (/^\d|\d{3}/.test(name) ? '*' : name)
const within = (at: string, name: string): string => (at ? `${at}.${named(name)}` : named(name))

/** Where values stand, the places in a list as one: 'data[].name'. What is null says nothing. */
function fieldsOf(value: Json, at = ''): readonly string[] {
  if (value === null) return []
  if (Array.isArray(value)) return value.flatMap((one) => fieldsOf(one, `${at}[]`))
  if (typeof value !== 'object') return [at]
  return Object.entries(value).flatMap(([name, one]) => fieldsOf(one, within(at, name)))
}

const other = (value: string | number | boolean): Json => {
  if (typeof value === 'number') return value + 1
  if (typeof value === 'boolean') return !value
  const day = /^(\d{4}-\d\d-\d)(\d)(.*)$/.exec(value)
  if (day) return `${day[1]}${Number(day[2]) > 7 ? 7 : Number(day[2]) + 1}${day[3]}`
  // A sum stays one.
  const at = value.search(/[1-8](?=\D*$)/)
  if (/^[\d.:TZ+-]+$/.test(value) && at >= 0)
    return `${value.slice(0, at)}${Number(value[at]) + 1}${value.slice(at + 1)}`
  return `${value}x`
}

/** The answer with another value wherever that field stands. */
function changedAt(value: Json, field: string, at = ''): Json {
  if (value === null) return value
  if (Array.isArray(value)) return value.map((one) => changedAt(one, field, `${at}[]`))
  if (typeof value !== 'object') return at === field ? other(value) : value
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name, changedAt(one, field, within(at, name))]),
  )
}

/** The call without its query and its ids. */
const placeOf = (line: string): string =>
  line.split('?')[0]?.replaceAll(/\/[^/]*\d{3}[^/]*(?=\/|$)/g, '/*') ?? ''

/** Whether a field is one of those listed, which name the call too where that matters. */
const covers = (listed: string, field: string): boolean =>
  new RegExp(
    `^${listed
      .split('**')
      .map((part) => part.replaceAll(/[[\]().*+?^$]/g, String.raw`\$&`))
      .join('.*')}$`,
  ).test(listed.includes(' ') ? field : (field.split(' ')[2] ?? ''))

const tellsOf = async (ask: Mapping['ask'], url: string): Promise<string> => {
  try {
    return JSON.stringify(await ask(url))
  } catch (error) {
    return `refused: ${String(error)}`
  }
}

/** What the adapter asked of the contract, and what the contract answered. */
async function recordExamples({ mount, mend, ask }: Mapping) {
  const examples = new Map<string, Json>()
  const front = await startContractFront(mount, undefined, (example, passing) => {
    const text = mend ? mend(example, passing) : example
    examples.set(`${passing.method} ${passing.path}`, JSON.parse(text) as Json)
    return text
  })
  const told = await tellsOf(ask, front.url)
  await front.close()
  return { examples, told }
}

/**
 * Each field of the vendor's examples, given another value, changes what the adapter tells; the others are listed, with
 * the reason why nobody is told. A listed field that is told, or that no example has, is a fault too.
 */
export async function expectEveryField(mapping: Mapping): Promise<void> {
  const { examples, told } = await recordExamples(mapping)
  expect(told).not.toMatch(/^refused/)
  const replay = { place: '', field: '' }
  const vendor: MockVendor = await startMockVendor(({ method, url }) => {
    const line = `${method} ${url.pathname}${url.search}`
    const answer = examples.get(line)
    if (answer === undefined) return { status: 404 }
    return { json: replay.place === placeOf(line) ? changedAt(answer, replay.field) : answer }
  })
  const again = await tellsOf(mapping.ask, vendor.url)
  expect(again).toBe(told.replaceAll(/http:\/\/127\.0\.0\.1:\d+/g, vendor.url))
  const lost = new Set<string>()
  for (const [line, answer] of examples)
    for (const field of new Set(fieldsOf(answer))) {
      const place = placeOf(line)
      Object.assign(replay, { place, field })
      if ((await tellsOf(mapping.ask, vendor.url)) === again) lost.add(`${place} ${field}`)
    }
  await vendor.close()
  const listed = Object.values(mapping.leftOut).flat()
  const isListed = (field: string) => listed.some((own) => covers(own, field))
  expect({
    lost: [...lost].filter((field) => !isListed(field)),
    listedInVain: listed.filter((own) => ![...lost].some((field) => covers(own, field))),
  }).toEqual({ lost: [], listedInVain: [] })
}
