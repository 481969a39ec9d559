import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../support/test-app.ts'

const origin = 'https://travel.example'
let app: TestApp
beforeAll(async () => {
  app = await startTestApp({
    APP_ORIGIN: origin,
    TRUSTED_PROXIES: '1',
    BUSINESS_NAME: 'Ann "Nan" <Co> & \\ sons',
  })
})
afterAll(() => app.close())

type Data = Readonly<Record<string, unknown>>

async function dataOf(path: string): Promise<Readonly<Record<string, Data>>> {
  const { text } = await app.visitor().get(path)
  const found = [
    ...String(text).matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs),
  ].map(([, json]): Data => JSON.parse(json ?? ''))
  return Object.fromEntries(found.map((data) => [String(data['@type']), data]))
}

/** What search engines ask of each type; `a.b` looks into every member of a list. */
const required: Readonly<Record<string, readonly string[]>> = {
  TravelAgency: ['name', 'url', 'logo', 'telephone', 'email'],
  FAQPage: ['mainEntity.name', 'mainEntity.acceptedAnswer.text'],
  TouristDestination: [
    'name',
    'description',
    'url',
    'image',
    'geo.latitude',
    'geo.longitude',
    'containedInPlace.name',
    'includesAttraction.name',
    'includesAttraction.geo.latitude',
  ],
  BreadcrumbList: ['itemListElement.position', 'itemListElement.name', 'itemListElement.item'],
  BlogPosting: ['headline', 'datePublished', 'image', 'author.name', 'mainEntityOfPage'],
}

function valuesAt(data: unknown, path: string): readonly unknown[] {
  const [first = '', ...rest] = path.split('.')
  const items = Array.isArray(data) ? data : [data]
  const values = items.map((item: Data) => item[first])
  return rest.length > 0 ? values.flatMap((value) => valuesAt(value, rest.join('.'))) : values
}

test.each([
  ['/', ['TravelAgency']],
  ['/about', ['TravelAgency', 'BreadcrumbList']],
  ['/faq', ['FAQPage', 'BreadcrumbList']],
  ['/destinations/swiss-alps', ['TouristDestination', 'BreadcrumbList']],
  ['/destinations', ['BreadcrumbList']],
  ['/blog/first-japan-budget', ['BlogPosting', 'BreadcrumbList']],
])(
  'SHELL-19 %s tells search engines what it is: %j, with every field they need',
  async (path, types) => {
    const found = await dataOf(path)
    expect(Object.keys(found).toSorted()).toEqual(types.toSorted())
    for (const [type, data] of Object.entries(found)) {
      expect(data['@context']).toBe('https://schema.org')
      for (const field of required[type] ?? []) {
        const values = valuesAt(data, field).flat()
        expect(values.length, field).toBeGreaterThan(0)
        for (const value of values) expect(['string', 'number'], field).toContain(typeof value)
        expect(values, field).not.toContain('')
      }
    }
  },
)

test('SHELL-19 the way to a guide goes by the list, with the public address', async () => {
  const { BreadcrumbList } = await dataOf('/destinations/rome')
  expect(valuesAt(BreadcrumbList, 'itemListElement.item').flat()).toEqual([
    `${origin}/`,
    `${origin}/destinations`,
    `${origin}/destinations/rome`,
  ])
})

test('SHELL-19 a name with quotes and angle brackets stays what it is and ends no script', async () => {
  const { TravelAgency } = await dataOf('/')
  expect(TravelAgency?.['name']).toBe('Ann "Nan" <Co> & \\ sons')
})

test('HOME-11 all twelve questions with their answers are told to search engines', async () => {
  const { FAQPage } = await dataOf('/faq')
  expect(valuesAt(FAQPage, 'mainEntity').flat()).toHaveLength(12)
})
