import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

interface Source {
  readonly what: string
  readonly kind: string
  readonly credit: string
  readonly licence: string
  readonly asOf: string
  readonly estimated: string | null
  readonly rows: number
}

const sources = async (): Promise<readonly Source[]> =>
  (await app.visitor().get('/api/data-sources')).body

test('OPS-04 the sources of our data are told with kind, date and credit', async () => {
  const told = await sources()
  const credits = told.map(({ credit }) => credit).join(' ')
  for (const name of ['GeoNames', 'OurAirports', 'Natural Earth', 'This site'])
    expect(credits).toContain(name)
  for (const source of told) {
    expect(['package', 'general knowledge', 'invented']).toContain(source.kind)
    expect(source.asOf).toMatch(/^(2026-\d\d-\d\d|version \d.*)$/)
    expect(source.rows).toBeGreaterThan(0)
    if (source.kind === 'invented') expect(source.estimated).toMatch(/^All of it/)
  }
  const rates = told.find(({ what }) => what.includes('exchange rates'))
  expect(rates).toMatchObject({ asOf: '2026-09-29', rows: 81 })
  expect(rates?.estimated).toContain('estimates')
})

/** The words of a page that a browser without scripts shows. */
const textOf = (html: string): string =>
  html
    .replace(/<style>.*?<\/style>/s, '')
    .replace(/<[^>]+>/g, '\n')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')

test('OPS-04 /about/data is complete when it arrives: every table with day, credit, licence, estimates', async () => {
  const { status, text: html } = await app.visitor().get('/about/data')
  expect(status).toBe(200)
  const text = textOf(html)
  for (const { what, kind, credit, licence, estimated, rows } of await sources()) {
    expect(text).toContain(what)
    if (kind === 'package') expect(text).toContain(credit)
    if (kind === 'package') expect(text).toContain(licence)
    expect(text).toContain(rows.toLocaleString('en-CA'))
    if (estimated) expect(text).toContain(estimated)
  }
  expect(text).toContain('29 September 2026')
  expect(text).toContain('version 3.1.0')
  expect(html).toContain('href="https://www.geonames.org/"')
})
