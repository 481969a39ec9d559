import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'
import { formatDayShort } from '#platform/shared/local-date.ts'
import { cartItemTypes } from '../domain/cart-item.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const names = [
  'Hôtel Belloncourt',
  'Senso-ji 浅草寺',
  'مطعم الياسمين',
  'Café & friends',
  '西湖の朝',
]

/** So many items of every kind, each with a price of its own to the cent. */
const items = (count: number) =>
  Array.from({ length: count }, (_, n) => ({
    id: String(n),
    type: cartItemTypes[n % cartItemTypes.length],
    title: `${names[n % names.length]} no. ${n + 1}`,
    location: n % 2 ? 'Tokyo' : 'Paris',
    date: `2027-04-${String(28 - (n % 28)).padStart(2, '0')}`,
    cost: 1000 + n + 0.37,
  }))

async function exported(count: number) {
  const body = { itinerary: items(count), name: 'Amélie Martin', email: 'amelie@example.ca' }
  const answer = await app.visitor().post('/api/demo-pdf-export', body)
  expect(answer.status).toBe(200)
  const pdf = await getDocumentProxy(new Uint8Array(answer.bytes))
  const { text } = await extractText(pdf, { mergePages: false })
  return { pdf, pages: text, all: text.join('\n') }
}

const price = (n: number): string => `$${(1000 + n).toLocaleString('en-CA')}.37`

test.each([1, 30, 300])(
  'CART-03 CART-05 every one of %i items is in the text with its price, and the total is theirs',
  async (count) => {
    const { all } = await exported(count)
    const words = all.replaceAll(/\s+/g, ' ')
    for (let n = 0; n < count; n++) {
      expect(words).toContain(`no. ${n + 1}`)
      expect(words).toContain(price(n))
    }
    // Latin with accents and ideographs can be read back as they were written.
    for (const name of names.slice(0, count).filter((one) => !/\p{Script=Arabic}/u.test(one)))
      expect(words.replaceAll(' ', '')).toContain(name.replaceAll(' ', ''))
    const cents = items(count).reduce((sum, { cost }) => sum + Math.round(cost * 100), 0)
    const total = (cents / 100).toLocaleString('en-CA', { minimumFractionDigits: 2 })
    expect(words).toContain(`Total, CAD $${total}`)
    expect(words).toContain('Amélie Martin')
  },
)

test('CART-05 each page has its number and the line of protection, each day its bookmark', async () => {
  const { pdf, pages } = await exported(300)
  expect(pages.length).toBeGreaterThan(8)
  for (const [index, page] of pages.entries()) {
    expect(page).toContain(`Page ${index + 1} of ${pages.length}`)
    expect(page).toContain('Demonstration: not a registered agency')
  }
  const links = await Promise.all(
    pages.map(async (_, index) => (await pdf.getPage(index + 1)).getAnnotations()),
  )
  // Hotels, restaurants and activities: half of the kinds.
  const maps = links.flat().map(({ url }: { url?: string }) => url ?? '')
  expect(maps.filter((url) => url.includes('openstreetmap.org')).length).toBeGreaterThanOrEqual(150)
  const bookmarks = (await pdf.getOutline()).map(({ title }) => title)
  const days = [...new Set(items(300).map(({ date }) => date))].toSorted().map(formatDayShort)
  expect(bookmarks.slice(0, days.length)).toEqual(days)
})

test('CART-05 it is tagged for screen readers, with its language, title and tables', async () => {
  const { pdf } = await exported(30)
  expect(await pdf.getMarkInfo()).toMatchObject({ Marked: true })
  const { info } = await pdf.getMetadata()
  expect(info).toMatchObject({ Title: 'Your travel itinerary', Language: 'en-CA' })
  const tree = JSON.stringify(await (await pdf.getPage(1)).getStructTree())
  for (const role of ['H1', 'Table', 'TH', 'TD']) expect(tree).toContain(`"role":"${role}"`)
})

describe('F3 what an export costs', () => {
  const email = 'often@example.ca'
  const send = async (app: TestApp, count: number, from: string, as = app.visitor()) => {
    const body = { itinerary: items(count), email }
    return as.post('/api/demo-pdf-export', body, { 'x-forwarded-for': from })
  }

  test('F3 a visitor’s address has thirty items in ten minutes; what does not fit is refused in words and costs nothing', async () => {
    const strict = await startTestApp({ RATE_LIMITS: 'on', TRUSTED_PROXIES: '1' })
    const here = '203.0.113.1'
    expect((await send(strict, 18, here)).status).toBe(200)
    const refused = await send(strict, 13, here)
    expect([refused.status, refused.body.code]).toEqual([429, 'rate-limited'])
    expect(refused.body.message).toMatch(
      /^Without an account, you can export up to 30 items .* Try again in 10 minutes, or sign in to export more\.$/,
    )
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(540)
    expect((await send(strict, 12, here)).status).toBe(200)
    expect((await send(strict, 1, here)).status).toBe(429)
    expect((await send(strict, 1, '203.0.113.2')).status).toBe(200)
    const signedIn = await strict.user()
    expect((await send(strict, 60, here, signedIn)).status).toBe(200)
    await strict.close()
  })

  test('F3 a single paper that is longer than all of that can be made, once', async () => {
    const strict = await startTestApp({ RATE_LIMITS: 'on', TRUSTED_PROXIES: '1' })
    const here = '203.0.113.1'
    expect((await send(strict, 60, here)).status).toBe(200)
    expect((await send(strict, 60, here)).status).toBe(429)
    expect((await send(strict, 1, here)).status).toBe(429)
    const elsewhere = '203.0.113.2'
    expect((await send(strict, 1, elsewhere)).status).toBe(200)
    expect((await send(strict, 60, elsewhere)).status).toBe(429)
    await strict.close()
  })

  test('F3 of papers asked for at once no more are made than fit', async () => {
    const strict = await startTestApp({ RATE_LIMITS: 'on', TRUSTED_PROXIES: '1' })
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => send(strict, 20, '203.0.113.1')),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 429, 429, 429, 429, 429])
    await strict.close()
  })
})
