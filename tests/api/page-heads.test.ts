import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addressesOf } from '#app/web/page-addresses.ts'
import { pages } from '#app/web/pages.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'
import type { TestClient } from '../support/test-client.ts'

const origin = 'https://travel.example'
let app: TestApp
let owner: TestClient
/** Of a trip with prices and notes. */
let id: string
let shared: string

beforeAll(async () => {
  app = await startTestApp({ APP_ORIGIN: origin, TRUSTED_PROXIES: '1' })
  owner = await app.user()
  const lisbon = { ref: 'lisbon', name: 'Lisbon', countryCode: 'PT', lat: 38.71, lng: -9.14 }
  const dates = { startDate: '2027-05-10', endDate: '2027-05-12' }
  const trip = { title: 'Ann & Ben <3 Lisbon', destinations: [lisbon], budgetCad: 48321, ...dates }
  id = (await owner.post('/api/itineraries', trip)).body.id
  await owner.post(`/api/itineraries/${id}/items`, {
    type: 'restaurant',
    name: 'A supper',
    price: 7613.25,
    day: '2027-05-10',
    description: 'Ring at the lantern',
  })
  shared = await share({ hidePrices: false, hideNotes: false })
})
afterAll(() => app.close())

const share = async (hides: object): Promise<string> =>
  (await owner.put(`/api/itineraries/${id}/sharing/page`, hides)).body.path

const plain = (text: string | undefined) =>
  text?.replaceAll(/&#(\d+);|&amp;|&#x27;/g, (sign, code) =>
    sign === '&amp;' ? '&' : String.fromCodePoint(Number(code ?? 39)),
  )

/** What a reader without scripts learns of a page. */
async function headOf(path: string) {
  const { status, headers, text } = await app.visitor().get(path)
  const [head = ''] = text.split('</head>')
  const all = (pattern: RegExp) => [...head.matchAll(pattern)].map(([, found]) => plain(found))
  const meta = (name: string) =>
    all(new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`, 'g'))
  return {
    status,
    headers,
    text,
    title: all(/<title>(.*?)<\/title>/g),
    description: meta('description'),
    robots: meta('robots'),
    canonical: all(/<link rel="canonical" href="([^"]*)"/g),
    preview: {
      title: meta('og:title'),
      description: meta('og:description'),
      address: meta('og:url'),
      picture: meta('og:image'),
    },
  }
}

/** Screens of one person, of the house, of a purchase or of developers: not for search engines. */
const privatePaths = [
  '/account/letters',
  '/profile',
  '/settings',
  '/itinerary',
  '/trips',
  '/my-trips',
  '/deadlines',
  '/admin',
  '/affiliate/analytics',
  '/pricing-success',
  '/consultation/success',
  '/pdf-export-success',
  '/receipt',
  '/checkout',
  '/checkout/billing',
  '/test-upgrade',
  '/email-preview',
  '/gallery',
  '/map-test',
  '/test-verification',
  '/account/sign-in',
  '/account/sign-up',
  '/account/reset-password',
  '/account/new-password',
  '/account/log-out',
  '/shared/:token',
]

describe('every page of the table, over HTTP and before any script', () => {
  const wholeTable = async () =>
    (await addressesOf(pages)).map(({ path, entry }) => ({
      entry,
      path: path === '/shared/:token' ? shared : path,
    }))

  test('SHELL-19 has a title, a description, an address and a preview of its own', async () => {
    const heads = await Promise.all(
      (await wholeTable()).map(async (page) => ({ ...page, head: await headOf(page.path) })),
    )
    expect(heads.length).toBeGreaterThan(70)
    for (const { path, entry, head } of heads) {
      expect(head.status, path).toBe(entry.status ?? 200)
      expect(head.title, path).toHaveLength(1)
      const [title = ''] = head.title
      expect(title.length, `${path}: ${title}`).toBeGreaterThan(12)
      expect(title, path).toMatch(/ · Wayleaf$/)
      expect(head.description, path).toHaveLength(1)
      const [description = ''] = head.description
      expect(description.length, `${path}: ${description}`).toBeGreaterThanOrEqual(50)
      expect(description.length, `${path}: ${description}`).toBeLessThanOrEqual(160)
      expect(head.preview.title, path).toEqual([title.replace(/ · Wayleaf$/, '')])
      expect(head.preview.description, path).toEqual([description])
      expect(head.preview.picture[0], path).toMatch(/^https:\/\/travel\.example\/.+\.png$/)
      // What is not found has no address.
      const own = entry.status ? [] : [origin + (entry.aliasOf ?? path)]
      expect(head.canonical, path).toEqual(own)
      expect(head.preview.address, path).toEqual(own)
      expect(head.text, path).not.toContain('{{')
    }
    const main = heads.filter(({ entry }) => entry.aliasOf === undefined)
    for (const part of ['title', 'description'] as const) {
      const said = main.map(({ head }) => head[part][0])
      expect(said.filter((text, at) => said.indexOf(text) !== at)).toEqual([])
    }
  })

  test('SHELL-19 is kept out of search engines exactly where it is private', async () => {
    const hidden: string[] = []
    for (const { path, entry } of await wholeTable())
      if ((await headOf(path)).robots.includes('noindex')) hidden.push(entry.path)
    expect(hidden.toSorted()).toEqual([...privatePaths, '/404'].toSorted())
  })
})

describe('a shared trip', () => {
  test('F12 SHELL-19 has its name, place and dates in the HTML, escaped, and is kept out of search engines', async () => {
    const { status, headers, title, description, robots, preview, canonical } = await headOf(shared)
    expect(status).toBe(200)
    expect(headers.get('x-robots-tag')).toBe('noindex')
    expect(headers.get('cache-control')).toBe('private, no-cache')
    expect(robots).toEqual(['noindex'])
    expect(canonical).toEqual([origin + shared])
    expect(title).toEqual(['Ann & Ben <3 Lisbon · Wayleaf'])
    expect(preview.title).toEqual(['Ann & Ben <3 Lisbon'])
    for (const words of ['Lisbon', '10 to 12 May 2027'])
      expect(description[0], words).toContain(words)
    const [picture = ''] = preview.picture
    expect(picture).toMatch(new RegExp(`^${origin}${shared}/card-[0-9a-f]{12}\\.png$`))
    const card = await app.visitor().get(picture.slice(origin.length))
    expect([card.status, card.headers.get('content-type')]).toEqual([200, 'image/png'])
  })

  test('F12 nothing of prices, notes, budget or owner is in the HTML, hidden or not', async () => {
    for (const hide of [true, false]) {
      const path = await share({ hidePrices: hide, hideNotes: hide })
      expect(path).toBe(shared)
      const { text } = await headOf(path)
      const secrets = ['7613', '7,613', 'lantern', '48321', '48,321', 'A supper', 'Ann Lee', id]
      expect(secrets.filter((secret) => text.includes(secret))).toEqual([])
    }
  })

  test('F12 the head follows the trip', async () => {
    const { version } = (await owner.get(`/api/itineraries/${id}`)).body
    await owner.patch(`/api/itineraries/${id}`, { version, title: 'May in Lisbon' })
    expect((await headOf(shared)).preview.title).toEqual(['May in Lisbon'])
    await owner.patch(`/api/itineraries/${id}`, {
      version: version + 1,
      title: 'Ann & Ben <3 Lisbon',
    })
  })

  test('F12 SHELL-08 a link that is unknown or was turned off is 404, page and API', async () => {
    const gone = await share({ hidePrices: false, hideNotes: false })
    await owner.delete(`/api/itineraries/${id}/sharing/page`)
    const calendar = (await owner.put(`/api/itineraries/${id}/sharing/calendar`, {})).body
      .path as string
    const token = gone.split('/').at(-1)
    const unknown = ['0'.repeat(32), calendar.split('/').at(-1), token]
    for (const one of unknown) {
      const page = await headOf(`/shared/${one}`)
      expect([page.status, page.robots], one).toEqual([404, ['noindex']])
      expect(page.preview.title, one).toEqual(['This link was turned off'])
      expect(page.headers.get('x-robots-tag')).toBe('noindex')
      expect(page.text).not.toContain('Ben')
      expect((await app.visitor().get(`/api/shared/${one}`)).status).toBe(404)
    }
    shared = await share({ hidePrices: false, hideNotes: false })
  })

  test.each(['/shared/abc', '/shared/t0ken', '/shared/%00', '/shared/..%2fx', '/shared'])(
    'SHELL-08 %s is the page for what is not found',
    async (path) => {
      const { status, text } = await app.visitor().get(path)
      expect(status).toBe(404)
      expect(text).toContain('404 Page Not Found')
    },
  )

  test('F12 other spellings of the address are the same page, and know the one that counts', async () => {
    const head = await headOf(`${shared.toUpperCase()}/`)
    expect([head.status, head.canonical]).toEqual([200, [origin + shared]])
  })

  test('F12 while the database does not answer the page says nothing of the trip, and is there to ask again', async () => {
    const { pool } = app.database
    await pool.query('alter table trip_links rename to trip_links_away')
    try {
      const head = await headOf(shared)
      expect([head.status, head.robots, head.preview.title]).toEqual([
        503,
        ['noindex'],
        ['A shared trip'],
      ])
      expect(head.text).not.toContain('Ben')
    } finally {
      await pool.query('alter table trip_links_away rename to trip_links')
    }
    expect((await headOf(shared)).status).toBe(200)
  })

  test('F12 shared pages are rate-limited by address', async () => {
    const strict = await startTestApp({ RATE_LIMITS: 'on' })
    const open = async () => (await strict.visitor().get(`/shared/${'0'.repeat(32)}`)).status
    const statuses = new Set<number>()
    for (let round = 0; round < 31; round++)
      for (const status of await Promise.all(Array.from({ length: 20 }, open))) statuses.add(status)
    expect(statuses).toEqual(new Set([404, 429]))
    expect((await strict.visitor().get('/pricing')).status).toBe(200)
    await strict.close()
  })

  test('F12 a page that did not change is not sent twice', async () => {
    const first = await app.visitor().get(shared)
    const etag = String(first.headers.get('etag'))
    const again = await app.visitor().get(shared, { 'if-none-match': etag })
    expect([again.status, again.headers.get('x-robots-tag')]).toEqual([304, 'noindex'])
  })
})
