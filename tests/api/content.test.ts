import { readdirSync, readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../support/test-app.ts'

const origin = 'https://travel.example'
const texts = 'src/features/content/texts'
const slugsIn = (kind: string): readonly string[] =>
  readdirSync(`${texts}/${kind}`).map((file) => file.replace('.json', ''))
const textOf = (kind: string, slug: string) =>
  JSON.parse(
    readFileSync(`${texts}/${kind}/${slug}.json`, 'utf8')
      .replaceAll('{{name}}', 'Ann & Co')
      .replaceAll('{{registration}}', 'none (demonstration)'),
  )

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ APP_ORIGIN: origin, TRUSTED_PROXIES: '1', BUSINESS_NAME: 'Ann & Co' })
})
afterAll(() => app.close())

/** A page without its scripts, with the signs that the markup spells out. */
async function read(path: string, from: TestApp = app) {
  const answer = await from.visitor().get(path)
  expect(answer.status, path).toBe(200)
  const html: string = answer.text
  const words = html
    .replace(/<script.*?<\/script>|<style.*?<\/style>|<!--.*?-->/gs, '')
    .replace(/&#x27;|&#39;/g, "'")
    .replace(/&amp;|&#38;/g, '&')
  return { html, words }
}

const linksIn = (html: string): readonly string[] =>
  [...html.matchAll(/<a [^>]*?href="([^"]*)"/g)].map(([, href]) =>
    (href ?? '').replaceAll('&amp;', '&'),
  )

const scriptsIn = (html: string): readonly string[] =>
  [...html.matchAll(/"(\/assets\/[^"]+\.js)"/g)].map(([, path]) => path ?? '').toSorted()

describe('guides and articles', () => {
  test.each(slugsIn('guides'))(
    'HOME-12 SHELL-19 the guide %s is complete before any script',
    async (slug) => {
      const guide = textOf('guides', slug)
      const { html, words } = await read(`/destinations/${slug}`)
      for (const text of [guide.title, guide.lead, guide.money, guide.forCanadians, guide.food])
        expect(words).toContain(text)
      for (const { name, text } of guide.districts) {
        expect(words).toContain(name)
        expect(words).toContain(text)
      }
      for (const { morning, evening } of guide.sampleDays) {
        expect(words).toContain(morning)
        expect(words).toContain(evening)
      }
      const rows: readonly { slug: string; name: string }[] = JSON.parse(
        readFileSync(`src/atlas/destinations/${slug}/sights.json`, 'utf8'),
      )
      for (const wanted of guide.see)
        expect(words).toContain(rows.find((row) => row.slug === wanted)?.name)
      expect(words).toContain('Sample')
      expect(linksIn(html).some((href) => href.startsWith('/planner?destination='))).toBe(true)
      expect(html).toContain(`content="${origin}/social/${slug}.png"`)
    },
  )

  test.each(slugsIn('articles'))(
    'HOME-12 SHELL-19 the article %s is dated and complete',
    async (slug) => {
      const article = textOf('articles', slug)
      const { html, words } = await read(`/blog/${slug}`)
      expect(html).toContain(`<time dateTime="${article.published}"`)
      expect(words).toContain(`${article.minutes} minutes to read`)
      for (const { paragraphs } of article.sections)
        for (const paragraph of paragraphs) expect(words).toContain(paragraph)
      if (article.destination)
        expect(linksIn(html)).toContain(`/destinations/${article.destination}`)
    },
  )

  test('HOME-12 both lists lead to every one of theirs', async () => {
    const [wall, blog] = await Promise.all([read('/destinations'), read('/blog')])
    for (const slug of slugsIn('guides'))
      expect(linksIn(wall.html)).toContain(`/destinations/${slug}`)
    for (const slug of slugsIn('articles')) expect(linksIn(blog.html)).toContain(`/blog/${slug}`)
  })

  test('HOME-12 the text of a page is not sent a second time as script', async () => {
    const [guide, faq] = await Promise.all([read('/destinations/paris'), read('/faq')])
    expect(scriptsIn(guide.html)).toEqual(scriptsIn(faq.html))
    const sources = await Promise.all(
      scriptsIn(guide.html).map(async (path) => (await app.visitor().get(path)).text),
    )
    expect(sources.join('')).not.toContain(textOf('guides', 'paris').lead.slice(0, 40))
  })

  test('HOME-12 the feed is Atom, names every article, and its addresses are the site’s', async () => {
    const answer = await app.visitor().get('/blog/feed.xml')
    expect(answer.headers.get('content-type')).toBe('application/atom+xml; charset=utf-8')
    const feed: string = answer.text
    expect(feed).toContain('<feed xmlns="http://www.w3.org/2005/Atom"')
    expect(feed).toContain('<title>Ann &#38; Co: the blog</title>')
    const entries = [...feed.matchAll(/<entry>(.*?)<\/entry>/gs)].map(([, entry]) => entry ?? '')
    expect(entries).toHaveLength(slugsIn('articles').length)
    for (const entry of entries) {
      expect(entry).toMatch(/<id>https:\/\/travel\.example\/blog\/[a-z0-9-]+<\/id>/)
      expect(entry).toMatch(/<updated>\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ<\/updated>/)
      for (const part of ['title', 'summary', 'published']) expect(entry).toContain(`<${part}>`)
    }
    expect(feed).not.toContain('{{')
    expect(feed.replace(/&#\d+;/g, '')).not.toContain('&')
  })

  test('SHELL-19 the map of the site has every guide and every article', async () => {
    const map: string = (await app.visitor().get('/sitemap.xml')).text
    for (const path of [
      ...slugsIn('guides').map((slug) => `/destinations/${slug}`),
      ...slugsIn('articles').map((slug) => `/blog/${slug}`),
      '/destinations',
      '/blog',
      '/faq',
      '/about',
      '/contact',
      '/tico-protection',
    ])
      expect(map).toContain(`<loc>${origin}${path}</loc>`)
  })

  test.each(slugsIn('guides'))(
    'SHELL-19 the preview of %s is a PNG of 1200 by 630',
    async (slug) => {
      const picture = await app.visitor().get(`/social/${slug}.png`)
      expect(picture.headers.get('content-type')).toBe('image/png')
      const { buffer, byteOffset } = picture.bytes
      const size = new DataView(buffer, byteOffset)
      expect([size.getUint32(16), size.getUint32(20)]).toEqual([1200, 630])
    },
  )
})

describe('pages of prose', () => {
  test('HOME-11 twelve questions that fold, and the two ways to ask another', async () => {
    const { html, words } = await read('/faq')
    const faq = JSON.parse(readFileSync(`${texts}/faq.json`, 'utf8'))
    expect(html.match(/<details/g)).toHaveLength(12)
    for (const { question, slug } of faq.questions) {
      expect(words).toContain(question)
      expect(html).toContain(`id="${slug}"`)
    }
    const [, asking = ''] = html.split('Still have a question?')
    const [support, letter] = linksIn(asking)
    expect([support, letter?.slice(0, 7)]).toEqual(['/consultation', 'mailto:'])
    for (const label of ['Contact Support', 'Email Us']) expect(asking).toContain(label)
    expect(words).toContain('within 24 hours')
    expect(words).not.toContain('2 hours')
  })

  test('HOME-10 the about page has figures, reasons, counsellor, cards and the two ways on', async () => {
    const other = await startTestApp({
      BUSINESS_REGISTRATION: '50012345',
      BUSINESS_CERTIFICATE: '7788',
      BUSINESS_COUNSELLOR: 'Maud Okoye',
    })
    const { words } = await read('/about', other)
    await other.close()
    // Menu and footer have numbers and links of their own.
    const page = words.slice(words.indexOf('<main'), words.indexOf('</main>'))
    for (const text of ['50012345', '7788', 'Maud Okoye', '10,000+', 'Why people plan here'])
      expect(page).toContain(text)
    const [top = ''] = page.split('<h2')
    expect(linksIn(top).slice(-2)).toEqual(['/consultation', '/planner'])
    expect(linksIn(page)).toContain('/tico-protection')
  })

  test('HOME-12 contact and protection say what they are for, with the business’s own facts', async () => {
    const other = await startTestApp({
      BUSINESS_PHONE: '+1 613 555 0199',
      BUSINESS_EMAIL: 'desk@travel.example',
    })
    const contact = await read('/contact', other)
    await other.close()
    expect(linksIn(contact.html)).toContain('mailto:desk@travel.example')
    expect(linksIn(contact.html)).toContain('tel:+1 613 555 0199')
    const { words } = await read('/tico-protection')
    expect(words).toContain('When the Compensation Fund pays')
  })
})
