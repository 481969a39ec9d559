import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../support/test-app.ts'

const origin = 'https://travel.example'
const proof = 'site-verification: proof1234.html'
let app: TestApp
beforeAll(async () => {
  app = await startTestApp({
    APP_ORIGIN: origin,
    TRUSTED_PROXIES: '1',
    SEARCH_VERIFICATION_FILE: 'proof1234.html',
    SEARCH_VERIFICATION_CONTENT: proof,
  })
})
afterAll(() => app.close())

const get = (path: string) => app.visitor().get(path)
const locations = (xml: string) => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, at]) => at)
const meta = (html: string, name: string) =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1]

describe('addresses', () => {
  test.each([
    '/about',
    '/planner-new',
    '/airbnb',
    '/travelbuddy',
    '/affiliate',
    '/affiliate/analytics',
    '/support',
    '/signup',
    '/consultation/success',
    '/destinations/paris',
    '/Blog/First-Japan-Budget/',
  ])('SHELL-01 SHELL-02 the server knows %s', async (path) => {
    expect((await get(path)).status).toBe(200)
  })

  test.each([
    '/about/us',
    '/destinations/paris/rome',
    '/consultation/success/x',
    '/destinations/atlantis',
    '/blog/spring',
    '/404',
  ])('SHELL-03 SHELL-08 %s is not found', async (path) => {
    const answer = await get(path)
    expect(answer.status).toBe(404)
    expect(answer.text).toContain('404 Page Not Found')
  })
})

test('SHELL-09 /favicon.ico is an icon of three sizes, for what asks for it by that name', async () => {
  const { status, headers, bytes } = await get('/favicon.ico')
  expect([status, headers.get('content-type')]).toEqual([200, 'image/x-icon'])
  const view = new DataView(bytes.buffer)
  expect([view.getUint16(2, true), view.getUint16(4, true)]).toEqual([1, 3])
  for (const [index, size] of [16, 32, 48].entries()) {
    const entry = 6 + 16 * index
    expect(view.getUint8(entry)).toBe(size)
    const at = view.getUint32(entry + 12, true)
    // Each is a picture of that size.
    expect(String.fromCodePoint(...bytes.slice(at + 1, at + 4))).toBe('PNG')
    expect(view.getUint32(at + 16)).toBe(size)
  }
})

describe('files for search engines', () => {
  test('SHELL-09 robots.txt names the map of the site, and keeps the API out', async () => {
    const { text, headers } = await get('/robots.txt')
    expect(headers.get('content-type')).toBe('text/plain; charset=utf-8')
    expect(text).toContain(`Sitemap: ${origin}/sitemap.xml`)
    expect(text).toContain('Disallow: /api/')
  })

  test('SHELL-09 the map lists every page that is there to be found, and only those', async () => {
    const { text, headers } = await get('/sitemap.xml')
    expect(headers.get('content-type')).toBe('application/xml; charset=utf-8')
    const found = locations(text)
    expect(found).toContain(`${origin}/`)
    for (const address of found) {
      const page = await get(String(address).slice(origin.length))
      expect(page.status, address).toBe(200)
      expect(page.text, address).not.toContain('content="noindex"')
      expect(page.text, address).toContain(`<link rel="canonical" href="${address}"/>`)
    }
    expect(found.filter((address) => /airbnb|support|404|gallery/.test(String(address)))).toEqual(
      [],
    )
  })

  test('SHELL-09 the test map has the home page alone', async () => {
    expect(locations((await get('/sitemap-test.xml')).text)).toEqual([`${origin}/`])
  })

  test('SHELL-09 the verification file has the name and the content of the settings', async () => {
    expect((await get('/proof1234.html')).text).toBe(proof)
    const plain = await startTestApp()
    expect((await plain.visitor().get('/proof1234.html')).status).toBe(404)
    await plain.close()
  })
})

describe('heads', () => {
  test.each([
    ['/', '/'],
    ['/Guide/', '/guide'],
    ['/chat', '/guide'],
    ['/planner-new', '/planner'],
    ['/signup', '/signup'],
  ])('SHELL-19 %s says that its address is %s', async (path, own) => {
    const { text } = await get(path)
    const canonical = [...text.matchAll(/<link rel="canonical" href="([^"]*)"/g)]
    expect(canonical.map(([, at]) => at)).toEqual([origin + own])
    expect(text).not.toContain('{{')
  })

  test('SHELL-19 the site can be installed: a manifest with the name of the settings, and its icons', async () => {
    const live = await startTestApp({ BUSINESS_NAME: 'Maple & "Oak"' })
    const { text, headers } = await live.visitor().get('/site.webmanifest')
    expect(headers.get('content-type')).toContain('application/manifest+json')
    const manifest = JSON.parse(text)
    expect(manifest).toMatchObject({ name: 'Maple & "Oak"', start_url: '/planner', scope: '/' })
    for (const { src, sizes, type } of manifest.icons) {
      const picture = await live.visitor().get(src)
      expect(picture.headers.get('content-type')).toContain(type)
      if (type !== 'image/png') continue
      const size = new DataView(picture.bytes.buffer)
      expect(`${size.getUint32(16)}x${size.getUint32(20)}`).toBe(sizes)
    }
    const home = (await live.visitor().get('/')).text
    expect(home).toContain('<link rel="manifest" href="/site.webmanifest">')
    const touch = /<link rel="apple-touch-icon" href="([^"]+)">/.exec(home)?.[1] ?? ''
    expect((await live.visitor().get(touch)).headers.get('content-type')).toBe('image/png')
    await live.close()
  })

  test('SHELL-19 a preview has a title, a description and a picture of the right size', async () => {
    const { text } = await get('/')
    expect(meta(text, 'og:title')).toBe('Plan the whole trip, then go')
    expect(meta(text, 'og:description')).toBe(meta(text, 'description'))
    expect(meta(text, 'og:url')).toBe(`${origin}/`)
    expect(meta(text, 'twitter:card')).toBe('summary_large_image')
    expect(meta(text, 'twitter:title')).toBe(meta(text, 'og:title'))
    const address = meta(text, 'og:image') ?? ''
    expect(address).toBe(meta(text, 'twitter:image'))
    const picture = await get(address.slice(origin.length))
    expect(picture.headers.get('content-type')).toBe('image/png')
    const size = new DataView(picture.bytes.buffer)
    expect([size.getUint32(16), size.getUint32(20)]).toEqual([1200, 630])
  })

  test('SHELL-19 every page that is there to be found is complete, with a title, a description and a preview of its own', async () => {
    const found = locations((await get('/sitemap.xml')).text)
    expect(found.length).toBeGreaterThan(50)
    const heads = await Promise.all(
      found.map(async (address = '') => {
        const { text } = await get(address.slice(origin.length))
        const description = meta(text, 'description')
        expect(description?.length, address).toBeGreaterThan(24)
        expect(meta(text, 'og:description'), address).toBe(description)
        expect(meta(text, 'og:url'), address).toBe(address)
        expect(meta(text, 'og:image'), address).toMatch(/^https:\/\/travel\.example\/.+\.png$/)
        const [, page = ''] = text.split('<main')
        expect(page.match(/<h1/g), address).toHaveLength(1)
        return { title: /<title>(.*?)<\/title>/.exec(text)?.[1], description }
      }),
    )
    for (const part of ['title', 'description'] as const)
      expect(new Set(heads.map((head) => head[part])).size).toBe(heads.length)
  })

  test('SHELL-19 a 404 page has no canonical URL', async () => {
    expect((await get('/nowhere')).text).not.toContain('rel="canonical"')
  })
})
